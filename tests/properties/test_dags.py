"""What must hold for every group: its shares add up, and more work or fewer members never make it lighter."""

from itertools import combinations
from math import perm

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.compiler import compile_design
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.evaluate import evaluate
from models.capacity.load import load_from
from models.capacity.members import parts_of
from models.comparisons.outages import Outage, remains
from models.plan.dags import Dag
from models.plan.entities import Link, Plan, Site
from tests.unit.capacity.building import DESIGN, library, plan_of, population, server
from tests.unit.capacity.test_dags import DISKS, SITES

VERSIONS = ("2010-megacycles", "2013", "2016", "2019", "se")
ROLES = {"2010-megacycles": ("cas", "hub", "mailbox"), "2013": ("cas", "mailbox")}


@st.composite
def grouped_plans(draw: st.DrawFn) -> Plan:
    """A plan with one group over one site or two; its members differ in power."""
    number = draw(st.integers(1, 5))
    copies = draw(st.integers(1, number))
    lagged = draw(st.integers(0, copies - 1))
    version, two_sites = draw(st.sampled_from(VERSIONS)), draw(st.booleans())
    machines = [
        server(f"ex-{row}", site=("london", "leeds")[row % 2 if two_sites else 0], exchange=version,
               roles=ROLES.get(version, ("mailbox",)), cores=draw(st.integers(2, 24)), memory_mb=98_304)
        for row in range(number)
    ]  # fmt: skip
    dag = Dag(id="dag", name="DAG", members=tuple(machine.id for machine in machines), serves=("hq",), copies=copies,
              databases=draw(st.integers(1, 40)), lagged=lagged, storage=DISKS,
              failures=draw(st.integers(0, copies - lagged - 1)))  # fmt: skip
    mailboxes = draw(st.integers(1, 9_000))
    hq = population("hq", site="london", mailboxes=mailboxes, users={"outlook": mailboxes},
                    messages_per_day=draw(st.sampled_from([50.0, 100.0, 250.0])))  # fmt: skip
    link = Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=1e3)
    plan = plan_of(machines, [hq], sites=SITES, links=[link])
    return plan.with_design(evolve(plan.designs[0], dags=(dag,)))


def group_of(plan: Plan) -> DagNumbers:
    return dags_of(evaluate(plan, DESIGN, library()))["dag"]


@given(grouped_plans())
@settings(max_examples=60, deadline=None)
def test_shares_add_up_in_every_failure(plan: Plan) -> None:
    compiled = compile_design(plan, plan.designs[0], library())
    (held,) = compiled.groups
    members, dag = len(held.sites), held.dag
    for failed in range(members + 1):
        for gone in combinations(range(members), failed):
            alive = np.ones((1, members), dtype=bool)
            alive[0, list(gone)] = False
            # All databases of an even group have one home.
            (active,), (passive,), (lost,) = parts_of(held, alive)
            assert active.sum() + lost[0] == pytest.approx(1.0)
            assert (active >= 0.0).all() and (passive >= 0.0).all()
            assert not active[0, list(gone)].any() and not passive[0, list(gone)].any()
            copies_left = np.isin(held.copies, np.flatnonzero(alive[0])).sum() / dag.databases
            assert active.sum() + passive.sum() == pytest.approx(copies_left)
            if failed < dag.active_copies:
                assert lost[0] == 0.0


@given(grouped_plans())
@settings(max_examples=40, deadline=None)
def test_failure_by_failure_a_member_has_what_its_databases_ask_counted_by_hand(plan: Plan) -> None:
    """Each database's first copy that is left, on machines that the group's failures do not know of."""
    compiled, numbers = compile_design(plan, plan.designs[0], library()), group_of(plan)
    dag, capacity = numbers.dag, compiled.machines.capacity[0]
    figures = library().calibration_of(plan.designs[0].machines[0].exchange)
    (hq,) = plan.populations
    each = hq.mailboxes * hq.messages_per_day / dag.databases
    on = sum(figure.value for key in ("cas", "hub", "mailbox") if (
        figure := figures.find(f"{key}.cpu.mailbox-messages")))  # fmt: skip
    further = figures.find("mailbox.cpu.copy-messages")
    on += further.value * (dag.active_copies - 1) if further else 0.0
    off = figures.get("mailbox.cpu.passive-messages").value
    for down in dag.members if len(dag.members) > 1 else ():
        use = load_from(compiled, 0, remains(compiled, [Outage((down,))]).asked).cpu
        if numbers.rows[1].votes < numbers.rows[1].needed:
            continue
        for row, member in enumerate(dag.members):
            if member == down:
                continue
            asked = 0.0
            for database in numbers.copies.tolist():
                able = [copy for copy in database[: dag.active_copies] if dag.members[copy] != down]
                asked += each * (on if able and able[0] == row else off if row in database else 0.0)
            machine = compiled.machines.ids.index(member)
            assert float(np.ravel(use)[machine]) == pytest.approx(asked / capacity[machine])


@given(grouped_plans(), st.sampled_from(["mailboxes", "messages_per_day", "mailbox_mb", "message_kb"]))
@settings(max_examples=40, deadline=None)
def test_more_work_never_makes_a_group_lighter(plan: Plan, field: str) -> None:
    (hq,) = plan.populations
    grown = evolve(hq, **{field: getattr(hq, field) * 2})
    before, after = group_of(plan), group_of(evolve(plan, populations=(grown,)))
    for less, more in zip(before.rows, after.rows, strict=True):
        for end in ("utilization", "low", "high"):
            for resource, peak in less.peaks.items():
                was, now = getattr(peak.gauge, end), getattr(more.peaks[resource].gauge, end)
                assert was is None or now >= was * (1.0 - 1e-12)
    for name in ("capacity", "operations"):
        was, now = getattr(before, name).utilization, getattr(after, name).utilization
        assert (was is None) == (now is None)
        assert was is None or now >= was * (1.0 - 1e-12)
    assert after.database_mb >= before.database_mb


@given(grouped_plans())
@settings(max_examples=40, deadline=None)
def test_a_further_failure_never_makes_the_busiest_member_lighter(plan: Plan) -> None:
    numbers = group_of(plan)
    normal = numbers.normal.cpu.utilization
    for row in numbers.rows[1 : numbers.dag.failures + 1]:
        if row.survived and normal is not None and row.cpu.utilization is not None:
            assert row.cpu.utilization >= normal * (1.0 - 1e-9)


EQUAL = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4)]


@pytest.mark.parametrize(("members", "copies"), EQUAL)
def test_equal_members_carry_in_every_failure_what_the_closed_form_says(members: int, copies: int) -> None:
    """A(f) = M / (n - f) active and H = M c / n held: the simulation goes database by database."""
    machines = [server(f"ex-{row}", site="london", exchange="2016", roles=("mailbox",), cores=16, memory_mb=98_304)
                for row in range(members)]  # fmt: skip
    dag = Dag(id="dag", name="DAG", members=tuple(machine.id for machine in machines), serves=("hq",), copies=copies,
              databases=perm(members, copies), lagged=0, failures=0, storage=DISKS)  # fmt: skip
    hq = population("hq", site="london", mailboxes=2_400, users={"outlook": 2_400}, messages_per_day=100.0)
    plan = plan_of(machines, [hq], sites=SITES)
    plan = plan.with_design(evolve(plan.designs[0], dags=(dag,)))
    compiled = compile_design(plan, plan.designs[0], library())
    capacity = float(compiled.machines.capacity[0, 0])
    tried = set()
    for failed in range(copies):
        for gone in combinations(range(members), failed):
            left = remains(compiled, [Outage(tuple(f"ex-{row}" for row in gone))])
            if left.unserved.any():
                continue
            tried.add(failed)
            use = np.ravel(load_from(compiled, 0, left.asked).cpu)
            active = 2_400 / (members - failed)
            expected = (active * 5.97 + (2_400 * copies / members - active) * 1.40) / capacity
            others = [row for row in range(members) if row not in gone]
            assert use[others] == pytest.approx([expected] * len(others))
    # With the witness more than half of the votes are left.
    assert tried == {failed for failed in range(copies) if 2 * failed < members + 1 - members % 2}


@pytest.mark.parametrize("failed", range(4))
def test_a_failure_is_the_design_that_somebody_builds_without_that_member(failed: int) -> None:
    """Where every member holds a copy of each database, the group without one is a smaller group of that kind."""
    machines = [server(f"ex-{row}", site="london", exchange="2016", roles=("mailbox",), cores=16, memory_mb=98_304)
                for row in range(4)]  # fmt: skip
    hq = population("hq", site="london", mailboxes=2_400, users={"outlook": 2_400}, messages_per_day=100.0)

    def built(chosen) -> Plan:
        dag = Dag(id="dag", name="DAG", members=tuple(machine.id for machine in chosen), serves=("hq",),
                  copies=len(chosen), databases=24, lagged=0, failures=0, storage=DISKS)  # fmt: skip
        plan = plan_of(chosen, [hq], sites=SITES)
        return plan.with_design(evolve(plan.designs[0], dags=(dag,)))

    whole = built(machines)
    compiled = compile_design(whole, whole.designs[0], library())
    left = remains(compiled, [Outage((f"ex-{failed}",))])
    use = dict(zip(compiled.machines.ids, np.ravel(load_from(compiled, 0, left.asked).cpu), strict=True))
    by_hand = evaluate(built([row for row in machines if row.id != f"ex-{failed}"]), DESIGN, library())
    for machine in machines:
        if machine.id != f"ex-{failed}":
            assert by_hand.gauge(machine.id, "cpu").utilization == pytest.approx(use[machine.id])


@st.composite
def sites_of_a_group(draw: st.DrawFn) -> tuple[int, dict[str, int], str]:
    """Members at each of two sites, mailboxes at these and at one without members, and which site fails."""
    homes = {site: draw(st.sampled_from([0, 300, 1_200, 2_500])) for site in ("london", "leeds", "york")}
    # With so few members, 24 databases fall evenly in every failure.
    return draw(st.integers(1, 2)), homes | {"york": homes["york"] + 100}, draw(st.sampled_from(["london", "leeds"]))


# Versions in which an active copy costs more for each further copy, as 2013, are not those of the smaller group.
@given(sites_of_a_group(), st.sampled_from(["2016", "2019", "se"]))
@settings(max_examples=40, deadline=None)
def test_a_site_that_fails_is_the_design_that_somebody_builds_without_its_members(drawn, version: str) -> None:
    """Every member holds a copy of each database; the mailboxes of all sites are active at the one that is left."""
    number, homes, lost = drawn
    left = "leeds" if lost == "london" else "london"
    roles = ROLES.get(version, ("mailbox",))
    machines = [server(f"ex-{site}-{row}", site=site, exchange=version, roles=roles, cores=16, memory_mb=98_304)
                for site in ("leeds", "london") for row in range(number)]  # fmt: skip
    people = [population(site, site=site, mailboxes=count, users={"outlook": count}, messages_per_day=100.0)
              for site, count in homes.items()]  # fmt: skip
    links = [Link(id=f"{near}-{far}", ends=(near, far), bandwidth_mbit_s=1e3)
             for near, far in combinations(("leeds", "london", "york"), 2)]  # fmt: skip

    def built(chosen) -> Plan:
        dag = Dag(id="dag", name="DAG", members=tuple(machine.id for machine in chosen), serves=tuple(homes),
                  copies=len(chosen), databases=24, lagged=0, failures=0, storage=DISKS)  # fmt: skip
        plan = plan_of(chosen, people, sites=[*SITES, Site(id="york", name="York")], links=links)
        return plan.with_design(evolve(plan.designs[0], dags=(dag,)))

    whole = built(machines)
    compiled = compile_design(whole, whole.designs[0], library())
    found = remains(compiled, [Outage((lost,))])
    use = load_from(compiled, 0, found.asked).utilization()[0]
    by_hand = evaluate(built([row for row in machines if row.site == left]), DESIGN, library())
    (row,) = (row for row in group_of(whole).rows if row.site == lost)
    for machine in (machine for machine in machines if machine.site == left):
        place = compiled.machines.ids.index(machine.id)
        for resource, expected in (("cpu", use[0, place]), ("memory", use[1, place])):
            assert by_hand.gauge(machine.id, resource).utilization == pytest.approx(expected)
            assert row.peaks[resource].gauge.utilization == pytest.approx(expected)
    unserved = {population.id: found.unserved[0, column] for column, population in enumerate(whole.populations)}
    assert unserved == {site: float(site == lost) for site in homes}
