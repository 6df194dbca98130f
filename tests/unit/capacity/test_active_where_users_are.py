"""Databases of a group over several sites that are active where their users are."""

import csv
import io

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.capacity.compiler import compile_design, with_workload
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.homes import home_sentences
from models.capacity.dags.member_use import MemberUse, SiteWork
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.capacity.failing import with_failures
from models.capacity.load import load_of
from models.capacity.workload import workload_of
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.growth import forecast
from models.comparisons.outages import Outage
from models.dag.activation import activated
from models.dag.distribution import Layout, distribution
from models.exporters.dag_tables import COPIES, DATABASES, csv_text
from models.plan.checks import require_sound
from models.plan.dags import MEMBERS, USERS
from models.plan.entities import Link, Plan
from models.planfile import load_plan, save_plan
from planner.presenters.dag_cards import dag_card
from tests.unit.capacity.building import library, population
from tests.unit.capacity.test_dags import findings_of, members_of_2016, numbers_of_dag, plan_with
from tests.unit.capacity.test_links_of_dags import MBIT_S, clients, members, share, shipping, use_of


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


def with_york(plan: Plan, *links: Link) -> Plan:
    """The plan with 1,000 mailboxes of the group at a site without members, and links from there."""
    third = population("third", site="york", mailboxes=1_000, users={"outlook": 1_000})
    york = evolve(plan.sites[0], id="york", name="York")
    (dag,) = plan.designs[0].dags
    far = evolve(plan, sites=(*plan.sites, york), links=(*plan.links, *links), populations=(*plan.populations, third))
    return far.with_design(evolve(far.designs[0], dags=(evolve(dag, serves=("hq", "branch", "third")),)))


def link(name: str, end: str, latency_ms: float = 0.0, bandwidth_mbit_s: float = MBIT_S) -> Link:
    """A link from York."""
    return Link(id=name, ends=("york", end), latency_ms=latency_ms, bandwidth_mbit_s=bandwidth_mbit_s)


def test_users_of_a_site_without_members_are_served_at_the_nearest_site_that_has_some() -> None:
    far = with_york(plan_at(4_500, 1_500), link("far", "london"))
    assert active_at(far) == {"london": 38, "leeds": 10}
    # All of them leave York, and nobody goes on to Leeds.
    assert clients(far, "far") == pytest.approx(share(1_000))
    assert clients(far) == pytest.approx(0.0)
    numbers, names = numbers_of_dag(far), {site.id: site.name for site in far.sites}
    told = home_sentences(numbers, names)
    assert "The mailboxes of York are in the databases of London, the nearest site with members." in told
    assert told[0].startswith("38 databases active in London: 5,500 mailboxes,") or told[1].startswith("38 databases")
    assert set(told) <= set(dag_card(numbers.dag, far, evaluate(far, far.designs[0].id, library())).homes)


@pytest.mark.parametrize(("links", "nearest"), [
    ([link("a", "london", 10.0), link("b", "leeds", 5.0)], "leeds"),
    ([link("a", "london", 5.0, 10.0), link("b", "leeds", 5.0, 20.0)], "leeds"),
    ([link("a", "london", 5.0, 20.0), link("b", "leeds", 5.0, 10.0)], "london"),
    # London is two links away over Leeds, and as quick.
    ([link("b", "leeds", 5.0)], "leeds"),
])  # fmt: skip
def test_the_nearest_site_is_that_of_least_latency_then_fewest_links_then_the_widest(links, nearest) -> None:
    expected = {"london": 38, "leeds": 10} if nearest == "london" else {"london": 31, "leeds": 17}
    assert active_at(with_york(plan_at(4_500, 1_500), *links)) == expected


def test_users_of_a_site_that_no_link_joins_are_in_all_databases() -> None:
    far = with_york(plan_at(4_500, 1_500))
    assert active_at(far) == {"london": 36, "leeds": 12}
    numbers = numbers_of_dag(far)
    homes = numbers.homes
    (told,) = home_sentences(numbers, {site.id: site.name for site in far.sites})[2:]
    assert told.startswith("The mailboxes of York are spread over all databases")
    assert [home.mailboxes for home in homes] == pytest.approx([250 + 1_500, 750 + 4_500])


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
    # Without users, nobody can say where they are.
    assert "dag-active" not in findings_of(plan_at(0, 0, serves=()))
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


def busy_at(first: int, second: int, **values: object) -> Plan:
    """Users of 150 messages in London and of 50 in Leeds, on members of 2016 with known disks."""
    plan = plan_at(first, second, machines=members_of_2016(), **values)
    leeds, london = plan.populations
    people = (evolve(london, messages_per_day=150.0, mailbox_mb=4_000.0),
              evolve(leeds, messages_per_day=50.0, mailbox_mb=1_000.0))  # fmt: skip
    (dag,) = plan.designs[0].dags
    storage = evolve(dag.storage, disks=20, disk_tb=8.0)
    plan = evolve(plan, populations=people)
    return plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, storage=storage),)))


def alone(plan: Plan, name: str, databases: int) -> Plan:
    """The plan as if its group had the databases of one population, spread evenly over all members."""
    (dag,) = plan.designs[0].dags
    only = evolve(dag, serves=(name,), databases=databases, active=MEMBERS)
    design = evolve(plan.designs[0], dags=(only,))
    return evolve(plan, populations=[row for row in plan.populations if row.id == name], designs=(design,))


@pytest.mark.parametrize("copies", [2, 3, 4])
def test_each_site_s_databases_hold_its_own_mailboxes(copies) -> None:
    """Every failure by hand: databases of each site, active and passive, times what one of them asks."""
    plan = busy_at(4_000, 2_000, copies=copies, failures=1)
    numbers, counts = numbers_of_dag(plan), {"london": 32, "leeds": 16}
    assert active_at(plan) == counts
    compiled = compile_design(plan, plan.designs[0], library())
    sites = np.array([machine.site for machine in plan.designs[0].machines])
    home = sites[numbers.copies[:, 0]]
    expected = np.zeros(4)
    for name, site in (("hq", "london"), ("branch", "leeds")):
        single = alone(plan, name, counts[site])
        use = MemberUse(SiteWork(compile_design(single, single.designs[0], library()), 0), 0)
        mine = numbers.copies[home == site]
        active, held = np.bincount(mine[:, 0], minlength=4), np.bincount(mine.ravel(), minlength=4)
        expected += (active * use.costs[0][0] + (held - active) * use.costs[1][0]) / use.capacity
    shown = [numbers.members["cpu"][member][0].utilization for member in numbers.dag.members]
    assert shown == pytest.approx(expected.tolist())
    evaluation = evaluate(plan, plan.designs[0].id, library())
    assert [evaluation.gauge(machine, "cpu").utilization for machine in numbers.dag.members] == pytest.approx(shown)
    assert compiled.assignments.active.shape[0] == 2


def test_a_failure_in_the_preview_is_that_of_the_group() -> None:
    plan = busy_at(4_000, 2_000, copies=4, failures=1)
    numbers, design = numbers_of_dag(plan), plan.designs[0].id
    preview = preview_failure(plan, design, library(), Outage(numbers.worst.failed))
    shown = {name: preview.after.gauge(name, "cpu").utilization for name in numbers.dag.members}
    assert shown[numbers.worst.busiest] == pytest.approx(numbers.worst.cpu.utilization)


def test_logs_are_shipped_as_the_users_of_each_site_make_them() -> None:
    """facts.md E: 0.2 logs a message of 75 KB, times copies at the other site, in a peak hour twice the average."""
    plan = busy_at(4_000, 2_000, copies=2)
    kilobytes = plan.populations[1].message_kb
    per_message = 0.2 * (kilobytes / 75.0) ** 0.926
    to_mbit = plan.assumptions.peak_factor * 2**20 * 8 / 86_400 / 1e6
    shipped = {source: traffic for source, _, traffic in numbers_of_dag(plan).replication}
    assert shipped["london"] == pytest.approx(4_000 * 150 * per_message * to_mbit, rel=1e-3)
    assert shipped["leeds"] == pytest.approx(2_000 * 50 * per_message * to_mbit, rel=1e-3)


def test_databases_of_the_site_with_large_mailboxes_are_larger_and_fill_its_disks() -> None:
    plan = busy_at(4_000, 2_000)
    numbers = numbers_of_dag(plan)
    sizes = {home.site: home.database_mb for home in numbers.homes}
    assert sizes["london"] > 3.0 * sizes["leeds"]
    for name, site, databases in (("hq", "london", 32), ("branch", "leeds", 16)):
        assert sizes[site] == pytest.approx(numbers_of_dag(alone(plan, name, databases)).database_mb)
    assert numbers.database_mb == sizes["london"]
    design = plan.designs[0]
    rows = list(csv.reader(io.StringIO(csv_text(plan, design, {"dag": numbers}, DATABASES).lstrip("\ufeff"))))[1:]
    at = {machine.name: machine.site for machine in design.machines}
    assert {(at[row[2]], int(row[5])) for row in rows} == {("london", 125), ("leeds", 125)}
    assert sum(int(row[5]) for row in rows) == 6_000
    # Copies of both sites' databases lie at both sites.
    each = [numbers.members["capacity"][member][0].utilization for member in numbers.dag.members]
    assert max(each) == pytest.approx(numbers.capacity.utilization)


def test_the_loss_of_databases_hurts_the_users_of_their_site_alone() -> None:
    """Both members in London lost, and no copy elsewhere: with copies at both sites nobody loses anything."""
    plan = busy_at(4_000, 2_000, copies=2, failures=0)
    found = failures(plan, plan.designs[0].id, library(), pairs=True, machines_only=True)
    dag = numbers_of_dag(plan)
    for result in found.results:
        down = [dag.dag.members.index(member) for member in result.outage.down]
        lost = np.isin(dag.copies, down).all(axis=1)
        users = np.array(dag.mailboxes_of_databases)[lost].sum()
        assert result.unserved == pytest.approx(6_000 if result.dismounted else users, abs=1)


@pytest.mark.parametrize("month", [0, 12])
def test_growth_of_one_site_is_that_of_a_plan_grown_by_hand(month) -> None:
    plan = busy_at(4_000, 2_000, copies=4, failures=1)
    growth = Growth(populations={"hq": 0.3})
    compiled = compile_design(plan, plan.designs[0], library())
    grown = grown_plan(plan, growth, month)
    moved = with_workload(compiled, workload_of(grown, library()))
    fresh = groups_of(compile_design(grown, grown.designs[0], library()), library())["dag"]
    assert groups_of(moved, library())["dag"].rows == fresh.rows


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


def test_growth_at_one_site_feels_the_failure_that_becomes_the_worst() -> None:
    """London is the busier site today; after five years Leeds is, and a member of Leeds is missed the most."""
    plan, growth = plan_at(4_500, 1_500), Growth(everyone=0.0, populations={"branch": 0.6})
    (curve,) = [row for row in forecast(plan, "design", library(), growth, 5).curves if row.limit == "cpu"]
    held = compile_design(plan, plan.designs[0], library())
    later = compile_design(grown_plan(plan, growth, 60), plan.designs[0], library())
    most = {
        failed: np.nanmax(load_of(with_failures(held, {"dag": (failed,)}), 0, later.drivers[0]).cpu)
        for failed in plan.designs[0].dags[0].members
    }
    worst = max(most, key=lambda failed: most[failed])
    assert plan.designs[0].by_id[worst].site == "leeds"
    assert curve.highest[0][-1] * curve.ceiling == pytest.approx(most[worst], rel=1e-3)
    assert most[worst] > 1.05 * max(most[member] for member in most if plan.designs[0].by_id[member].site == "london")


def test_disks_are_counted_by_the_size_of_each_copy_and_the_exports_agree() -> None:
    """London's databases are three times as large; the count took every copy to be of that size."""
    plan = plan_at(4_500, 1_500, copies=2, databases=16)
    people = [evolve(row, mailbox_mb=row.mailbox_mb * (3 if row.site == "london" else 1)) for row in plan.populations]
    plan = evolve(plan, populations=people)
    numbers = numbers_of_dag(plan)
    large, small = (home.copy_mb for home in sorted(numbers.homes, key=lambda home: -home.copy_mb))
    held = np.zeros((4, 2))
    for row, home in zip(numbers.copies.tolist(), numbers.home, strict=True):
        for member in row:
            held[member, int(numbers.homes[home].copy_mb == small)] += 1
    storage = evolve(numbers.dag.storage, layout="jbod", databases_per_disk=4, spare_disks=1,
                     disk_tb=large * 1.9 * 2**20 / 1e12)  # fmt: skip
    plan = plan.with_design(evolve(plan.designs[0], dags=(evolve(numbers.dag, storage=storage),)))
    numbers = numbers_of_dag(plan)
    # A disk holds one large copy with what fits beside it, or small ones alone.
    beside, alone = min(3, int(large * 0.9 / small)), min(4, int(large * 1.9 / small))
    by_hand = [int(bigs + np.ceil(max(smalls - bigs * beside, 0) / alone)) for bigs, smalls in held]
    assert numbers.measure("disks").value == max(by_hand) + 1 < held.sum(axis=1).max() + 1
    rows = list(csv.DictReader(io.StringIO(csv_text(plan, plan.designs[0], {"dag": numbers}, COPIES).lstrip("\ufeff"))))
    used = {(row["Server"], row["Volume"]) for row in rows}
    assert max(int(volume) for _, volume in used) == max(by_hand)
