"""Clients and logs take the ways that a failure leaves; where there is none, copies fall behind."""

from itertools import combinations

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.outages import Outage
from models.plan.entities import Link, Plan, Site
from planner.presenters.dag_cards import dag_card_then
from planner.presenters.failure_preview import preview_words
from planner.presenters.failures import consequence, failure_table, names_in
from tests.unit.capacity.building import library, sample
from tests.unit.comparisons.test_failures_of_dags import plan_of_2016

WAN, DETOUR = "frankfurt-hamburg", ("frankfurt-mainz", "mainz-hamburg")


def with_detour(plan: Plan, first: str, last: str, middle: str = "mainz") -> Plan:
    """The plan with a second way between two sites, over a third one."""
    links = [
        Link(id=f"{first}-{middle}", ends=(first, middle), bandwidth_mbit_s=100),
        Link(id=f"{middle}-{last}", ends=(middle, last), bandwidth_mbit_s=50),
    ]
    return evolve(plan, sites=(*plan.sites, Site(id=middle, name=middle.title())), links=(*plan.links, *links))


def without(plan: Plan, *links: str) -> Plan:
    return evolve(plan, links=[link for link in plan.links if link.id not in links])


@pytest.fixture(scope="module")
def plan() -> Plan:
    return with_detour(sample("two-site-dag"), "frankfurt", "hamburg")


def test_logs_take_the_other_way_as_in_a_plan_without_the_lost_link(plan: Plan) -> None:
    then = preview_failure(plan, "today", library(), Outage((WAN,)))
    assert then.after.links == evaluate(without(plan, WAN), "today", library()).links
    # 23.3 Mbit/s each way, of 100 and of 50.
    assert [then.after.links[link].shipping for link in DETOUR] == pytest.approx([0.233, 0.466], abs=1e-3)
    assert [then.before.links[link].shipping for link in DETOUR] == [0.0, 0.0]
    assert then.groups["dag-2016"].cut_off == ()
    words = preview_words(then, plan, plan.designs[0])
    assert words.told[1].head == "The link Hamburg – Mainz rises to 47 % or more of its bandwidth"
    assert words.told[1].note.startswith("0 % before")


def test_clients_take_the_other_way_as_in_a_plan_without_the_lost_link() -> None:
    plan = with_detour(sample("three-sites"), "london", "berlin")
    used = next(link.id for link in plan.links if set(link.ends) == {"berlin", "london"})
    then = preview_failure(plan, "consolidated", library(), Outage((used,)))
    assert then.after.links == evaluate(without(plan, used), "consolidated", library()).links
    assert then.after.links["mainz-berlin"].utilization > 0.0
    assert not then.unserved


def test_no_way_left_means_that_copies_fall_behind(plan: Plan) -> None:
    down = (WAN, DETOUR[0])
    then = preview_failure(plan, "today", library(), Outage(down))
    group = then.groups["dag-2016"]
    assert group.cut_off == ("ham-ex-1", "ham-ex-2")
    assert (group.quorum, group.lost) == (True, 0)
    assert then.after.links["mainz-hamburg"].shipping == 0.0
    words = preview_words(then, plan, plan.designs[0])
    behind = "No logs reach HAM-EX-1 and HAM-EX-2: their copies fall behind."
    assert behind in words.sentence
    assert words.told[2].note == behind
    card = dag_card_then(plan.designs[0].dags[0], plan, group)
    assert (card.failures, card.failures_note) == ("0 members down", "copies of 2 members fall behind")
    found = failures(plan, "today", library())
    told = next(result for result in found.results if set(result.outage.down) == set(down))
    assert told.cut_off == group.cut_off
    names = names_in(plan, plan.designs[0])
    assert consequence(told, names, {}).endswith("; " + behind[0].lower() + behind[1:-1])
    table = failure_table(found, names, {})
    column = table.head.index("Copies fall behind")
    assert "HAM-EX-1 and HAM-EX-2" in {row.cells[column].rstrip(" ▲") for row in table.rows}


def test_a_failure_that_cuts_off_nobody_has_no_column_for_it() -> None:
    found = failures(plan_of_2016(), "design", library(), machines_only=True)
    assert "Copies fall behind" not in failure_table(found, {"dag": "DAG"} | _names(), {}).head
    assert all(result.cut_off == () for result in found.results)


def _names() -> dict[str, str]:
    plan = plan_of_2016()
    return names_in(plan, plan.designs[0])


def test_a_lost_site_ships_nothing_and_is_not_behind(plan: Plan) -> None:
    then = preview_failure(plan, "today", library(), Outage(("frankfurt",)))
    assert then.groups["dag-2016"].cut_off == ()
    assert {name: gauge.shipping for name, gauge in then.after.links.items()} == {"mainz-hamburg": 0.0}


def test_a_member_that_is_lost_gets_no_logs(plan: Plan) -> None:
    usual = evaluate(plan, "today", library()).links[WAN].shipping
    then = preview_failure(plan, "today", library(), Outage(("ham-ex-1",))).after.links[WAN].shipping
    (held,) = compile_design(plan, plan.designs[0], library()).groups
    left = np.array([member != "ham-ex-1" for member in held.dag.members])
    most = {route: by_hand(held, np.ones(4, bool))[route] for route in ((0, 1), (1, 0))}
    now = by_hand(held, left)
    assert then == pytest.approx(usual * max(now.values()) / max(most.values()))


@pytest.mark.parametrize("values", [{}, {"copies": 3, "lagged": 1}, {"second_site": "leeds"}])
def test_logs_go_from_where_a_database_is_active_to_every_other_copy(values) -> None:
    plan = plan_of_2016(**values)
    (held,) = compile_design(plan, plan.designs[0], library()).groups
    for failed in (*combinations(range(4), 1), *combinations(range(4), 2), ()):
        left = np.array([row not in failed for row in range(4)])
        found = {(source, target): copies.sum() for source, target, copies in held.routes_of(left)}
        assert found == by_hand(held, left)


def by_hand(held, left) -> dict[tuple[int, int], float]:
    """How many copies get logs, from site to site, database by database."""
    found: dict[tuple[int, int], float] = {}
    for row in held.copies.tolist():
        active = next((member for member in row[: held.dag.active_copies] if left[member]), None)
        for member in row if active is not None else ():
            way = int(held.sites[active]), int(held.sites[member])
            if left[member] and way[0] != way[1]:
                found[way] = found.get(way, 0.0) + 1.0
    return found
