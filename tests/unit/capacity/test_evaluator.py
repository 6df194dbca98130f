"""An evaluator that remembers answers exactly as one that does not."""

import gc
import weakref

import numpy as np
import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity import context, workload
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.drivers import population_drivers
from models.capacity.editing import machine_edit
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator, evaluated_designs
from models.capacity.explain import explain
from models.capacity.load import load_of
from models.plan import edits
from models.plan.change import Change
from models.plan.entities import Plan
from models.plan.position import Position
from planner.presenters.samples import read_sample
from tests.growing import GROWING

HOST, OTHER_HOST = "con-lon-1", "con-lon-2"
LIBRARY = read_library(resources.folder())


def changes(plan: Plan) -> list[Change]:
    return [
        edits.set_values(plan, ["head-office"], "users.owa", 2_345),
        edits.set_values(plan, ["leeds-office"], "messages_per_day", 140),
        edits.move_to_site(plan, "field-sales", "leeds"),
        edits.set_values(plan, ["con-lon-cas-1"], "vcpus", 2),
        edits.set_values(plan, ["con-lon-cas-1"], "memory_mb", 12_288),
        edits.set_values(plan, ["con-lon-cas-1"], "weight", 0.5),
        edits.set_values(plan, ["con-lon-cas-1"], "name", "EX-CAS-9"),
        edits.set_values(plan, ["con-lon-cas-1"], "roles", ("cas", "hub")),
        edits.set_values(plan, ["con-lon-cas-1"], "exchange", "2007"),
        edits.set_values(plan, [HOST], "processor.cores", 24),
        edits.set_values(plan, [HOST], "processor.clock_mhz", 3_000),
        edits.set_values(plan, [HOST], "large_pages", True),
        edits.set_values(plan, [HOST], "hypervisor", "esx-3.0.1"),
        edits.move_to_host(plan, ["con-lon-cas-1"], OTHER_HOST),
        edits.remove(plan, ["con-lon-cas-1"]),
        edits.duplicate(plan, ["con-lon-cas-1"]),
        edits.rename_design(plan, "consolidated", "Fewer"),
        edits.set_assumption(plan, "peak_factor", 3.0),
        edits.set_values(plan, ["london-berlin"], "bandwidth_mbit_s", 5),
        edits.remove(plan, ["berlin-office"]),
        edits.remove(plan, ["leeds"]),
    ]


def test_every_edit_gives_the_same_numbers_as_a_fresh_evaluation() -> None:
    plan = read_sample(resources.folder(), "three-sites")
    evaluator = Evaluator(LIBRARY)
    for change in changes(plan):
        evaluator.evaluate(plan, "consolidated")
        changed = change.apply(plan)
        remembered, fresh = evaluator.evaluate(changed, "consolidated"), evaluate(changed, "consolidated", LIBRARY)
        for name in ("utilization", "low", "high", "room_users", "users", "state"):
            np.testing.assert_array_equal(getattr(remembered, name), getattr(fresh, name), err_msg=change.label)
        assert remembered.links == fresh.links and remembered.findings == fresh.findings


def test_the_first_machine_and_the_last_one_are_evaluated_too() -> None:
    full = read_sample(resources.folder(), "three-sites")
    design = full.designs[-1]
    empty = edits.remove(full, [machine.id for machine in design.machines]).apply(full)
    evaluator = Evaluator(LIBRARY)
    for plan in (empty, full, empty):
        remembered, fresh = evaluator.evaluate(plan, design.id), evaluate(plan, design.id, LIBRARY)
        np.testing.assert_array_equal(remembered.utilization, fresh.utilization)
        assert remembered.machine_ids == fresh.machine_ids


def test_every_trail_is_the_same_as_a_fresh_one() -> None:
    plan = read_sample(resources.folder(), "three-sites")
    evaluator = Evaluator(LIBRARY)
    for change in changes(plan):
        changed = change.apply(plan)
        if "con-lon-cas-1" not in changed.design("consolidated").by_id:
            continue
        fresh = explain(changed, "consolidated", LIBRARY, "con-lon-cas-1", "cpu")
        assert evaluator.explain(changed, "consolidated", "con-lon-cas-1", "cpu") == fresh, change.label


def test_what_designs_share_is_made_once_for_all_of_them(monkeypatch) -> None:
    made = []
    monkeypatch.setattr(workload, "population_drivers", lambda *given: made.append(given) or population_drivers(*given))
    plan = GROWING["designs"](5)
    assert len(evaluated_designs(plan, LIBRARY)) == len(plan.designs)
    assert len(made) == len(BOUNDS)


def test_only_the_population_that_was_edited_is_counted_again(monkeypatch) -> None:
    plan, evaluator, made = GROWING["designs"](3), Evaluator(LIBRARY), []
    changed = edits.set_values(plan, ["p3"], "users.owa", 77).apply(plan)
    for design in plan.designs:
        evaluator.evaluate(plan, design.id)
    monkeypatch.setattr(
        workload, "population_drivers", lambda some, *given: made.append(len(some)) or population_drivers(some, *given)
    )
    for design in plan.designs:
        evaluator.evaluate(changed, design.id)
    assert made == [1] * len(BOUNDS)


def test_a_place_on_the_canvas_touches_no_number() -> None:
    plan = read_sample(resources.folder(), "three-sites")
    library = workload.library_for(plan, LIBRARY)
    design = plan.designs[0]
    machines = compile_design(plan, design, library).machines
    first, *rest = design.machines
    moved = evolve(first, position=Position(8, 8))
    assert machine_edit(machines, design.machines, (moved, *rest)).touched.size == 0
    renamed = evolve(moved, memory_mb=moved.memory_mb + 1024)
    assert 0 in machine_edit(machines, design.machines, (renamed, *rest)).touched


@pytest.fixture
def no_collection():
    """Without Python's search for cycles, which the window puts off while a plan is edited."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_what_was_known_of_a_plan_before_an_edit_is_gone_at_once() -> None:
    plan = read_sample(resources.folder(), "three-sites")
    design = plan.designs[0].id
    evaluator = Evaluator(LIBRARY)
    before = evaluator.evaluate(plan, design)
    assert before.findings
    assert before.quick_findings
    assert before.measures_of(before.machine_ids[0])
    assert evaluator.explain(plan, design, before.machine_ids[0], "cpu").steps
    gone = weakref.ref(before)
    del before

    evaluator.evaluate(edits.set_values(plan, ["head-office"], "users.owa", 2_345).apply(plan), design)

    assert gone() is None


def test_all_rules_work_with_the_same_loads(monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(context, "load_of", lambda compiled, bound: asked.append(bound) or load_of(compiled, bound))
    plan = read_sample(resources.folder(), "three-sites")

    assert evaluate(plan, plan.designs[0].id, LIBRARY).findings

    assert sorted(asked) == list(range(len(BOUNDS)))
