"""Databases of a group over several sites that are active where their users are."""

import csv
import io

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.comparisons.failures import failures
from models.dag.activation import activated
from models.dag.distribution import Layout, distribution
from models.exporters.dag_tables import COPIES, csv_text
from models.plan.checks import require_sound
from models.plan.dags import MEMBERS, USERS
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from tests.unit.capacity.building import library, population
from tests.unit.capacity.test_dags import findings_of, members_of_2016, numbers_of_dag, plan_with
from tests.unit.capacity.test_links_of_dags import clients, members, share, shipping, use_of


def plan_at(london: int, leeds: int, **values: object) -> Plan:
    """Four members, two at each site, and users at both."""
    plan = plan_with(**({"machines": members(), "serves": ("hq", "branch"), "active": USERS} | values))
    people = [population(name, site=site, mailboxes=number, users={"outlook": number})
              for name, site, number in (("hq", "london", london), ("branch", "leeds", leeds))]  # fmt: skip
    return evolve(plan, populations=people)


def active_at(plan: Plan) -> dict[str, int]:
    """How many databases have their first copy at each site."""
    numbers, design = numbers_of_dag(plan), plan.designs[0]
    sites = [design.by_id[member].site for member in numbers.dag.members]
    return {site: sum(sites[row] == site for row in numbers.copies[:, 0].tolist()) for site in sorted(set(sites))}


@pytest.mark.parametrize("copies", [2, 3, 4])
@pytest.mark.parametrize(("london", "leeds", "expected"), [
    (4_500, 1_500, 36), (6_000, 0, 48), (0, 10, 0), (3_000, 3_000, 24), (5_999, 1, 48), (5_800, 200, 46),
])  # fmt: skip
def test_as_many_databases_are_active_at_a_site_as_its_users_are_part_of_all(copies, london, leeds, expected) -> None:
    assert active_at(plan_at(london, leeds, copies=copies)) == {"london": expected, "leeds": 48 - expected}


@pytest.mark.parametrize("copies", [2, 3, 4])
def test_members_of_a_site_share_them_and_no_site_takes_any_along(copies) -> None:
    plan = plan_at(4_500, 1_500, copies=copies)
    numbers = numbers_of_dag(plan)
    first = np.bincount(numbers.copies[:, 0], minlength=4)
    assert sorted(first.tolist()) == [6, 6, 18, 18]
    assert all(row.lost == 0 for row in numbers.rows if row.site)


def test_a_plan_that_says_nothing_of_it_is_as_before() -> None:
    before = plan_at(4_500, 1_500, active=MEMBERS)
    assert plan_with().designs[0].dags[0].active == MEMBERS
    assert active_at(before) == {"london": 24, "leeds": 24}


def test_users_stay_at_their_site_and_only_logs_cross_the_link() -> None:
    plan = plan_at(4_500, 1_500)
    assert clients(plan) == pytest.approx(0.0)
    assert use_of(plan) == pytest.approx(shipping(plan))
    evenly = plan_at(4_500, 1_500, active=MEMBERS)
    assert clients(evenly) == pytest.approx(share(3_000))


def test_users_of_a_site_without_members_go_to_both() -> None:
    plan = plan_at(4_500, 1_500)
    third = population("third", site="york", mailboxes=1_000, users={"outlook": 1_000})
    york = evolve(plan.sites[0], id="york", name="York")
    link = evolve(plan.links[0], id="far", ends=("york", "london"))
    (dag,) = plan.designs[0].dags
    far = evolve(plan, sites=(*plan.sites, york), links=(*plan.links, link), populations=(*plan.populations, third))
    far = far.with_design(evolve(far.designs[0], dags=(evolve(dag, serves=("hq", "branch", "third")),)))
    assert active_at(far) == {"london": 36, "leeds": 12}
    # All of them leave York, and a quarter goes on to Leeds.
    assert clients(far, "far") == pytest.approx(share(1_000))
    assert clients(far) == pytest.approx(share(250))


def test_the_tables_for_administrators_prefer_the_servers_of_the_users() -> None:
    plan = plan_at(4_500, 1_500)
    groups = dags_of(evaluate(plan, plan.designs[0].id, library()))
    rows = list(csv.reader(io.StringIO(csv_text(plan, plan.designs[0], groups, COPIES).lstrip("\ufeff"))))[1:]
    design = {machine.name: machine.site for machine in plan.designs[0].machines}
    first = [design[server] for _, server, preference, *_ in rows if preference == "1"]
    assert (first.count("london"), first.count("leeds")) == (36, 12)


def test_failures_lose_the_users_of_a_lost_site_alone() -> None:
    plan = plan_at(4_500, 1_500, machines=members_of_2016(), copies=4, failures=1)
    found = failures(plan, plan.designs[0].id, library(), pairs=False, machines_only=True)
    assert all(not result.unserved for result in found.results)


def test_an_edit_of_the_users_moves_databases_as_a_fresh_evaluation_does() -> None:
    plan, evaluator = plan_at(4_500, 1_500, machines=members_of_2016()), Evaluator(library())
    design = plan.designs[0].id
    evaluator.evaluate(plan, design)
    for london, leeds in ((4_505, 1_500), (1_500, 4_500), (6_000, 0), (0, 0), (3_000, 3_000)):
        people = [evolve(row, mailboxes=number, users=evolve(row.users, outlook=number))
                  for row, number in zip(plan.populations, (london, leeds), strict=True)]  # fmt: skip
        plan = evolve(plan, populations=people)
        kept, fresh = evaluator.evaluate(plan, design), evaluate(plan, design, library())
        np.testing.assert_allclose(kept.utilization, fresh.utilization)
        assert np.array_equal(dags_of(kept)["dag"].copies, dags_of(fresh)["dag"].copies)
        assert dags_of(kept)["dag"].rows == dags_of(fresh)["dag"].rows
        assert kept.links == fresh.links


def test_a_site_with_too_few_members_or_none_of_the_users_is_told() -> None:
    assert "dag-active" not in findings_of(plan_at(4_500, 1_500))
    assert "dag-active" not in findings_of(plan_at(0, 0, active=MEMBERS))
    assert findings_of(plan_at(0, 0))["dag-active"].severity == "warning"
    # One of three members is too few for two copies at home.
    assert "dag-active" in findings_of(plan_at(4_500, 1_500, machines=members(3), copies=3))


def test_a_second_site_has_none_of_the_active_copies_whatever_the_users() -> None:
    plan = plan_at(1_500, 4_500, second_site="leeds", second_site_copies=2)
    assert active_at(plan) == {"london": 48, "leeds": 0}
    assert "dag-active" not in findings_of(plan)


def test_a_plan_with_it_is_written_and_read(tmp_path) -> None:
    plan = plan_at(4_500, 1_500)
    require_sound(plan)
    for name in ("plan.xplan", "plan.json"):
        save_plan(plan, tmp_path / name)
        assert load_plan(tmp_path / name).plan == plan


@given(st.integers(1, 120), st.lists(st.integers(1, 4), min_size=2, max_size=4), st.integers(2, 4), st.data())
def test_each_home_has_its_databases_and_loses_none_to_another_site(databases, counts, copies, data) -> None:
    sites = tuple(site for site, number in enumerate(counts) for _ in range(number))
    cuts = sorted(data.draw(st.lists(st.integers(0, databases), min_size=len(counts) - 1, max_size=len(counts) - 1)))
    homes = tuple(np.diff([0, *cuts, databases]).tolist())
    copies = min(copies, len(sites))
    layout = Layout(sites=sites, capacity=(1.0,) * len(sites), databases=databases, copies=copies, homes=homes)
    rows = distribution(layout)
    assert all(len(set(row)) == copies for row in rows.tolist())
    if not layout.has_homes:
        return
    first = np.array(sites)[rows[:, 0]]
    assert np.bincount(first, minlength=len(counts)).tolist() == list(homes)
    lost = np.array([[at != site for at in sites] for site in range(len(counts))])
    assert not activated(rows, 0, lost).lost.any()
