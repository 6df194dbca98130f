"""How many more members or disks a group needs at the end of the time looked at, against designs built by hand."""

from datetime import date
from math import ceil, log

import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.comparisons.cloning import in_turn, more_like
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.growth import forecast
from models.plan.entities import Design, Plan
from planner.presenters.group_growth import need_words
from planner.presenters.growth import group_lines, growth_lines
from tests.unit.capacity.building import library, sample
from tests.unit.capacity.test_dags import members_of_2016, plan_with

YEARS = 5


def needs_of(plan: Plan, design: str, growth: Growth) -> dict[str, GroupCrossing]:
    return {row.limit: row for row in forecast(plan, design, library(), growth, YEARS).groups if row.month is not None}


def with_members(design: Design, more: int) -> Design:
    """Return a design in which somebody added members by hand, at each site in turn."""
    (dag,) = design.dags
    added, new = more_like(design, in_turn(design, [design.by_id[member] for member in dag.members]), more)
    larger = evolve(dag, members=tuple(sorted((*dag.members, *new))))
    return evolve(design, machines=(*design.machines, *added), dags=(larger,))


def with_disks(design: Design, more: int) -> Design:
    (dag,) = design.dags
    return evolve(design, dags=(evolve(dag, storage=evolve(dag.storage, disks=dag.storage.disks + more)),))


def with_databases(design: Design, more: int) -> Design:
    (dag,) = design.dags
    return evolve(design, dags=(evolve(dag, databases=dag.databases + more),))


@pytest.mark.parametrize("design_id", ["today", "se"])
def test_what_is_needed_is_enough_and_one_less_is_not(design_id) -> None:
    plan, growth = sample("two-site-dag"), Growth(everyone=0.2)
    design = plan.design(design_id)
    found, grown = needs_of(plan, design_id, growth), grown_plan(plan, growth, YEARS * 12)
    assert {"cpu", "capacity"} <= {*found}
    for limit, crossing in found.items():
        make = {"members": with_members, "disks": with_disks, "databases": with_databases}[crossing.mended_by]
        assert crossing.needed is not None
        for more, enough in ((crossing.needed, True), (crossing.needed - 1, False)):
            larger = make(design, more)
            (numbers,) = dags_of(evaluate(evolve(grown, designs=(larger,)), design_id, library())).values()
            gauge = numbers.limits.get(limit)
            size = numbers.database_mb / 1_024 / numbers.dag.most_database_gb
            below = (size if gauge is None else gauge.utilization / gauge.ceiling) <= 1.0 + 1e-9
            assert (below and (crossing.mended_by != "disks" or numbers.has_disks)) == enough


def test_databases_that_outgrow_their_limit_are_told_with_how_many_more_help() -> None:
    """By hand: a database of the sample in five years, and the databases that hold as much at the limit."""
    plan = sample("two-site-dag")
    design = plan.designs[0].id
    (dag,) = plan.designs[0].dags
    (numbers,) = dags_of(evaluate(plan, design, library())).values()
    size = numbers.database_mb / 1_024
    limited = plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, most_database_gb=size * 1.25),)))
    found = needs_of(limited, design, Growth(everyone=0.1))["database"]
    # 1.1 to the power of the years is 1.25.
    assert found.month == ceil(12 * log(1.25) / log(1.1))
    assert found.needed == ceil(dag.databases * 1.1**5 / 1.25 - 1e-9) - dag.databases
    assert found.more == {"more_members": None, "more_disks": None, "more_databases": found.needed}
    forecasted = forecast(limited, design, library(), Growth(everyone=0.1), 5)
    names = {row.id: row.name for row in (*limited.designs[0].machines, dag)}
    (line,) = [line.text for line in growth_lines(forecasted, names, date(2026, 1, 15)) if "maximum size" in line.text]
    assert line.startswith(f"Databases of {dag.name} outgrow their maximum size in Jun 2028 (")
    assert line.endswith(f"In Jan 2031 the DAG needs {found.needed} more databases.")


def test_each_copy_of_grown_databases_has_room_on_a_disk() -> None:
    """Two and a half times as large, one copy fits on a disk where three did; by volume alone fewer disks would do."""
    plan, growth = sample("two-site-dag"), Growth(everyone=0.2)
    (dag,) = plan.design("today").dags
    (numbers,) = dags_of(evaluate(plan, "today", library())).values()
    disks = ceil(numbers.measure("copies-held").value / 3)
    disk_tb = 3.3 * numbers.measure("copy-size").value / 1000
    storage = evolve(dag.storage, layout="jbod", disk_tb=disk_tb, databases_per_disk=3, disks=disks)
    design = evolve(plan.design("today"), dags=(evolve(dag, storage=storage),))
    plan = evolve(plan, designs=(design,))
    needed = needs_of(plan, "today", growth)["capacity"].needed
    grown = grown_plan(evolve(plan, designs=(with_disks(design, needed),)), growth, YEARS * 12)
    (numbers,) = dags_of(evaluate(grown, "today", library())).values()
    assert numbers.has_disks
    assert "dag-packing" not in {
        row.rule for row in evaluate(grown, "today", library()).findings if row.severity == "error"
    }


def test_members_are_added_at_each_site_in_turn() -> None:
    design = sample("two-site-dag").design("today")
    added = [machine.site for machine in with_members(design, 3).machines if machine not in design.machines]
    assert sorted(added[:2]) == ["frankfurt", "hamburg"]


def test_where_no_number_is_enough_a_sentence_says_so() -> None:
    """32 times as many in five years, and a DAG has at most 16 members."""
    plan = plan_with(machines=members_of_2016(), databases=24)
    found = needs_of(plan, "design", Growth(everyone=1.0))
    assert found["cpu"].tried and found["cpu"].needed is None
    assert need_words(found["cpu"], "2031-11") == "No number of members would be enough in 2031-11."
    beyond = needs_of(plan, "design", Growth(everyone=4.0))
    assert not beyond["cpu"].tried, "more users than a plan can have"


@pytest.mark.parametrize(
    ("limit", "needed", "words"),
    [
        ("memory", 1, "In 2031-11 the DAG needs 1 more member."),
        ("cpu", 3, "In 2031-11 the DAG needs 3 more members."),
        ("capacity", 1, "In 2031-11 each member needs 1 more disk."),
        ("operations", 12, "In 2031-11 each member needs 12 more disks."),
        ("database", 1, "In 2031-11 the DAG needs 1 more database."),
        ("database", 7, "In 2031-11 the DAG needs 7 more databases."),
        ("operations", None, "No number of disks would be enough in 2031-11."),
    ],
)
def test_it_is_said_in_words(limit, needed, words) -> None:
    crossing = GroupCrossing(dag_id="dag", limit=limit, month=4, earliest=4, latest=4, needed=needed)
    assert need_words(crossing, "2031-11") == words


def test_the_sentence_about_a_limit_ends_with_it() -> None:
    plan = sample("two-site-dag")
    found = forecast(plan, "today", library(), Growth(everyone=0.2), YEARS)
    names = {row.id: row.name for row in (*plan.design("today").machines, *plan.design("today").dags)}
    lines = [line.text for line in group_lines(found, names, date(2026, 11, 1))]
    assert any("memory ceiling" in text and text.endswith("more members.") for text in lines)
    assert any("disk space" in text and text.endswith("more disks.") for text in lines)
