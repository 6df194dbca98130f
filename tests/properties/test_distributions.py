"""What must hold for every distribution of copies, in any failure, and for what is exported of it."""

import csv
import io
import re
from collections import Counter

import numpy as np
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.dag.activation import activated
from models.dag.distribution import Layout, distribution
from models.exporters.dag_tables import COPIES, DATABASES, SERVERS, csv_text
from models.exporters.powershell import script_of
from models.plan.dags import Dag
from models.plan.entities import Plan, Site
from tests.unit.capacity.building import DESIGN, library, plan_of, population, server
from tests.unit.capacity.test_dags import DISKS

SITES = ("north", "south", "east", "west")


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """One to 16 members, equal or not, over one to four sites."""
    members = draw(st.integers(1, 16))
    sites = draw(st.lists(st.integers(0, draw(st.integers(0, 3))), min_size=members, max_size=members))
    powers = st.sampled_from([1.0, 2.0, 3.5]) if draw(st.booleans()) else st.just(1.0)
    copies = draw(st.integers(1, min(members, 6)))
    there = sites.count(0)
    values = {}
    if there < members and draw(st.booleans()):
        values = {"second_site": 0, "second_site_copies": draw(st.integers(max(copies - members + there, 0), there))}
        values = values if 0 <= values["second_site_copies"] < copies else {}
    return Layout(
        sites=tuple(sites),
        capacity=tuple(draw(st.lists(powers, min_size=members, max_size=members))),
        databases=draw(st.integers(1, 120)),
        copies=copies,
        lagged=draw(st.integers(0, copies - 1)),
        **values,
    )


@given(layouts(), st.data())
@settings(max_examples=120, deadline=None)
def test_each_database_is_served_once_or_lost_and_only_where_it_has_a_usable_copy(layout: Layout, data) -> None:
    rows, usable = distribution(layout), layout.copies - layout.lagged
    assert rows.shape == (layout.databases, layout.copies)
    assert all(len(set(row)) == layout.copies for row in rows.tolist())
    mask = st.lists(st.booleans(), min_size=layout.members, max_size=layout.members)
    alive = np.array([[True] * layout.members, [False] * layout.members, *data.draw(st.lists(mask, max_size=6))])
    found = activated(rows, layout.lagged, alive)
    np.testing.assert_array_equal(found.active.sum(axis=1) + found.lost, layout.databases)
    assert (found.passive >= 0.0).all() and not found.active[~alive].any()
    held = np.array([(rows[:, :usable] == member).any(axis=1).sum() for member in range(layout.members)])
    assert (found.active <= held).all()
    for failure, left in enumerate(alive):
        served = Counter(next((member for member in row[:usable] if left[member]), None) for row in rows.tolist())
        assert served.pop(None, 0) == found.lost[failure]
        assert served == {member: number for member, number in enumerate(found.active[failure]) if number}


@given(layouts())
@settings(max_examples=80, deadline=None)
def test_no_site_takes_databases_along_where_all_have_room(layout: Layout) -> None:
    counts = [layout.sites.count(site) for site in set(layout.sites)]
    away = layout.copies // 2
    fit = all(count >= layout.copies - away and layout.members - count >= away for count in counts)
    if layout.second_site is not None or len(counts) == 1 or layout.copies - layout.lagged == 1 or not fit:
        return
    lost = np.array([[at != site for at in layout.sites] for site in set(layout.sites)])
    assert not activated(distribution(layout), layout.lagged, lost).lost.any()


def plan_for(layout: Layout) -> Plan:
    machines = [
        server(f"ex-{row:02}", site=SITES[at], exchange="2016", roles=("mailbox",), cores=round(4 * power),
               memory_mb=98_304)
        for row, (at, power) in enumerate(zip(layout.sites, layout.capacity, strict=True))
    ]  # fmt: skip
    second = layout.second_site
    dag = Dag(id="dag", name="DAG", members=tuple(machine.id for machine in machines), serves=("hq",),
              databases=layout.databases, copies=layout.copies, lagged=layout.lagged, failures=0, storage=DISKS,
              second_site=None if second is None else SITES[second],
              second_site_copies=layout.second_site_copies)  # fmt: skip
    hq = population("hq", site=SITES[0], mailboxes=900, users={"outlook": 900}, messages_per_day=100.0)
    plan = plan_of(machines, [hq], sites=[Site(id=site, name=site) for site in SITES])
    return plan.with_design(evolve(plan.designs[0], dags=(dag,)))


def exported(plan: Plan, numbers, table: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(csv_text(plan, plan.designs[0], numbers, table).lstrip("\ufeff"))))[1:]


@given(layouts())
@settings(max_examples=25, deadline=None)
def test_csv_and_commands_have_the_distribution_that_is_shown(layout: Layout) -> None:
    plan = plan_for(layout)
    numbers = dags_of(evaluate(plan, DESIGN, library()))
    group = numbers["dag"]
    names = [plan.designs[0].by_id[member].name for member in group.dag.members]
    databases = [row[0] for row in exported(plan, numbers, DATABASES)]
    shown = {
        (database, names[member], place)
        for database, row in zip(databases, group.copies.tolist(), strict=True)
        for place, member in enumerate(row, 1)
    }
    assert {(row[0], row[1], int(row[2])) for row in exported(plan, numbers, COPIES)} == shown
    active = Counter(server for _, server, place in shown if place == 1)
    assert {row[0]: int(row[3]) for row in exported(plan, numbers, SERVERS)} == {name: active[name] for name in names}
    script = script_of(plan.designs[0], numbers)
    first = re.findall(r"New-MailboxDatabase -Name '(.+?)' -Server '(.+?)' ", script)
    others = re.findall(
        r"Add-MailboxDatabaseCopy -Identity '(.+?)' -MailboxServer '(.+?)' -ActivationPreference (\d+)", script
    )
    assert {(*row, 1) for row in first} | {(name, at, int(place)) for name, at, place in others} == shown
    lagged = {(row[0], row[1]) for row in exported(plan, numbers, COPIES) if float(row[3])}
    assert lagged == {(name, at) for name, at, place in shown if place > group.dag.active_copies}
    assert script.count("-ReplayLagTime") == len(lagged)
