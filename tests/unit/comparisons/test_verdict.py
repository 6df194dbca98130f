"""What the verdict rests on: figures that turn it are those that turn it when the plan sets them so."""

import pytest
from attrs import evolve

from models.comparisons import verdict
from models.comparisons.candidates import OtherPlan, candidates_of, with_details
from models.comparisons.ceilings import ends_of, users_at_ceiling
from models.comparisons.designs import compare_candidates
from models.comparisons.failures import failures
from models.comparisons.surviving import Survival, survival_of
from models.comparisons.verdict import SensitivityCheck, check_sensitivity_among, takes_long
from models.errors import PlanError
from models.plan.dags import Dag
from models.plan.entities import Design
from models.plan.overriding import override_figure
from planner.presenters.foundation import foundation_lines
from tests.unit.capacity.building import library, numbers_of, plan_of, population, sample, samples, server


def numbers(plan):
    return {design.id: numbers_of(plan, design.id) for design in plan.designs}


def foundation(plan):
    candidates = candidates_of(plan, numbers(plan))
    comparison = compare_candidates(candidates)
    return comparison, check_sensitivity_among(candidates, comparison, library())


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_a_turning_figure_turns_the_verdict_of_a_plan_that_sets_it_so(plan):
    comparison, found = foundation(plan)
    assert all(figure.is_weak for figure in found.figures)
    usual = {candidate.key: candidate for candidate in candidates_of(plan, numbers(plan))}
    for decider in found.deciding:
        assert decider.value in (decider.figure.low, decider.figure.high)
        changed = override_figure(plan, decider.figure, decider.value, "tried").apply(plan)
        again = {each.key: each for each in candidates_of(changed, numbers(changed))}
        if decider.carries_all is not None:
            assert users_at_ceiling(again[found.design]).carries_all is decider.carries_all
            assert users_at_ceiling(usual[found.design]).carries_all is not decider.carries_all
    assert (found.design, found.baseline) == (comparison.best, comparison.baseline)


def test_what_turns_the_three_sites_is_named_first():
    comparison, found = foundation(sample("three-sites"))
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    (line, *_) = foundation_lines(found, names)
    assert line.startswith(
        "The verdict changes if “Share of the published Client Access cost per user that does not grow"
    )
    assert "(assumed) is 0.5: “Consolidated” then serves all users" in line
    assert "messages.per_user_s" in " ".join(figure.key for figure in found.figures), "a driver is a doubt, too"


def test_a_verdict_without_doubtful_figures_and_one_that_holds_say_so():
    none = SensitivityCheck(design="one", baseline="two", figures=(), deciding=())
    assert foundation_lines(none, {}) == ("This verdict does not depend on any assumed, disputed or fitted figure.",)
    _, found = foundation(sample("exchange-2003-consolidation"))
    (line,) = foundation_lines(found, {})
    assert "holds when any one of the 3 assumed, disputed or fitted figures is at either end of its range." in line


def test_too_few_users_with_all_figures_at_their_worst_ends_are_told():
    plan = sample("two-site-dag")
    candidates = {candidate.key: candidate for candidate in candidates_of(plan, numbers(plan))}
    _, found = foundation(plan)
    low, _ = ends_of(candidates[found.design])
    assert not found.deciding and found.fewest == low < 6_000
    (line,) = foundation_lines(found, {})
    assert line.endswith("With all of them at their worst ends, it serves 5,120.")


def test_one_design_alone_rests_on_nothing():
    _, found = foundation(plan_of([server()]))
    assert found is None
    assert foundation_lines(found, {}) == ()


def test_designs_of_another_plan_stand_beside_under_its_title():
    mine, other = sample("cas-hub-consolidation"), sample("exchange-2003-consolidation")
    candidates = candidates_of(mine, numbers(mine), [OtherPlan("old.xplan", other, numbers(other))])
    comparison = compare_candidates(candidates, f"old.xplan/{other.designs[0].id}")
    assert comparison.design_ids[-1] == f"old.xplan/{other.designs[-1].id}"
    assert comparison.design_names[-1] == f"{other.title}: {other.designs[-1].name}"
    assert f"where “{other.title}: {other.designs[0].name}” needs" in comparison.sentence
    assert "have different loads" in comparison.remark
    alone = compare_candidates(candidates[:2])
    for row, other_row in zip(alone.rows, comparison.rows, strict=True):
        assert [cell.value for cell in row.cells] == [cell.value for cell in other_row.cells[:2]]
    with pytest.raises(PlanError, match="no design with the id"):
        compare_candidates(candidates, "old.xplan/nothing")


def test_plans_with_the_same_work_need_no_remark():
    plan = sample("exchange-2003-consolidation")
    candidates = candidates_of(plan, numbers(plan), [OtherPlan("b.xplan", plan, numbers(plan))])
    assert compare_candidates(candidates).remark == ""


def test_absolute_and_relative_changes_agree():
    plan = sample("three-sites")
    for row in compare_candidates(candidates_of(plan, numbers(plan))).rows:
        base = row.cells[0].value
        for cell in row.cells[1:]:
            if cell.value is not None and base is not None:
                assert cell.difference == pytest.approx(cell.value - base)
                assert (cell.relative is None) == (base == 0)


def test_sockets_of_machines_that_do_not_say_them_are_told_as_more():
    known = plan_of([server("a", sockets=2), server("b", sockets=4)])
    half = plan_of([server("a", sockets=2), server("b")])
    for plan, value, at_least in ((known, 6, False), (half, 2, True)):
        rows = {row.key: row for row in compare_candidates(candidates_of(plan, numbers(plan))).rows}
        cell = rows["sockets"].cells[0]
        assert (cell.value, cell.at_least) == (value, at_least)


def test_machines_that_may_fail_are_counted():
    members = [server(f"ex-{at}", roles=("mailbox",), exchange="2016", windows="2016", memory_mb=65536, cores=20)
               for at in range(4)]  # fmt: skip
    plan = plan_of(members, [population("hq", mailboxes=1000, users={"outlook": 1000})])
    dag = Dag(id="dag", name="DAG", members=tuple(row.id for row in members), serves=("hq",), databases=12, copies=3)
    held = plan.with_design(evolve(plan.designs[0], dags=(dag,)))
    assert survival_of(plan, "design", library()) == Survival(0, at_least=False), "no mailbox has a copy"
    assert survival_of(held, "design", library()) == Survival(2, at_least=True)
    (candidate,) = with_details(candidates_of(held, numbers(held)), library())
    cell = {row.key: row for row in compare_candidates([candidate]).rows}["machines-that-may-fail"].cells[0]
    assert (cell.value, cell.at_least) == (2, True)


@pytest.mark.parametrize("plan", samples())
def test_which_machines_may_fail_is_told_by_machines_alone(plan):
    """A plan of many branch offices has far more pairs of sites and links than of machines, which nobody asks for."""
    for design in plan.designs:
        whole = failures(plan, design.id, library())
        alone = failures(plan, design.id, library(), machines_only=True)
        assert alone.may_fail == whole.may_fail
        places = {site.id for site in (*plan.sites, *plan.links)}
        assert {result.outage for result in alone.results} == {
            result.outage for result in whole.results if not places & {*result.outage.down}
        }


def test_what_a_verdict_rests_on_is_not_sought_among_too_many(monkeypatch):
    plan = sample("three-sites")
    candidates = candidates_of(plan, numbers(plan))
    assert not takes_long(candidates)
    monkeypatch.setattr(verdict, "MOST_MACHINES", 20)
    assert takes_long(candidates)


def test_too_many_machines_are_no_data():
    machines = [server(f"s{at}") for at in range(1001)]
    plan = evolve(plan_of([]), designs=(Design(id="design", name="Large", machines=machines),))
    assert survival_of(plan, "design", library()) is None
