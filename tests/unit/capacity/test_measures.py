"""Numbers beside the gauges: connections, searches, core ratios, room for a queue."""

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.compiler import compile_design
from models.capacity.evaluate import context_of
from models.capacity.results import Measure
from models.plan.entities import Plan
from planner.presenters.samples import read_sample

LIBRARY = read_library(resources.folder())


def measures(plan: Plan, design_id: str) -> dict[tuple[str, str], Measure]:
    design = plan.design(design_id)
    assert design is not None
    compiled = compile_design(plan, design, LIBRARY)
    evaluation = context_of(compiled, LIBRARY).evaluation
    subjects = (*evaluation.machine_ids, *(site.id for site in plan.sites))
    return {(subject, found.key): found for subject in subjects for found in evaluation.measures_of(subject)}


def test_measured_web_connections_are_shown_against_the_highest_measured() -> None:
    found = measures(read_sample(resources.folder(), "cas-hub-consolidation"), "single-role")
    connections = found["cas", "web-connections"]
    assert (connections.value, connections.limit) == (48_512, 58_126)


def test_room_for_a_queue_ends_where_back_pressure_begins() -> None:
    plan = read_sample(resources.folder(), "cas-hub-consolidation")
    found = measures(plan, "single-role")["hub", "queue-headroom"]
    assert found.value == pytest.approx(0.94 * 8192 - (1182 + 0.185 * 8192))


def test_directory_searches_follow_the_users() -> None:
    plan = read_sample(resources.folder(), "three-sites")
    design = plan.design("physical")
    assert design is not None
    machine = evolve(design.by_id["lee-cas-1"], id="lee-dc", name="LEE-DC", roles=("directory",))
    changed = plan.with_design(evolve(design, machines=(*design.machines, machine)))
    searches = measures(changed, "physical")["lee-dc", "directory-searches"]
    assert searches.value == pytest.approx(3100 * 0.014 + 700 * 0.016 + 400 * 0.025 + 650 * (0.024 - 0.014))


def test_cores_are_held_against_the_ratio_to_mailbox_cores() -> None:
    ratio = measures(read_sample(resources.folder(), "three-sites"), "consolidated")["london", "cas-cores"]
    assert ratio.value == 8 and ratio.limit == pytest.approx(12 / 1.333)


def test_the_calculators_megacycles_stand_beside_the_measured_cost() -> None:
    found = measures(read_sample(resources.folder(), "three-sites"), "physical")
    assert found["lee-mbx-1", "megacycles"].value == pytest.approx(4200 * 2)
