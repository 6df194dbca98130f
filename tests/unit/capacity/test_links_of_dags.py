"""Clients cross a link to the members on which the databases of their group are active."""

import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.plan.entities import Link, Plan, Site
from tests.unit.capacity.building import library, population, server
from tests.unit.capacity.test_dags import members_of_2016, plan_with

# Outlook users of Exchange 2010 on a Client Access server [KB/s].
KB_S = 0.37
MBIT_S = 1_000


def members(number: int = 4, version: str = "2010-megacycles"):
    return [
        server(f"ex-{row}", site=("london", "leeds")[row % 2], roles=("cas", "hub", "mailbox"), exchange=version,
               cores=12, mhz=3333, memory_mb=98_304)
        for row in range(number)
    ]  # fmt: skip


def use_of(plan: Plan, link: str = "wan") -> float | None:
    return evaluate(plan, plan.designs[0].id, library()).links[link].utilization


def share(users: float) -> float:
    return users * KB_S * 8 / 1000 / MBIT_S


def test_half_of_the_users_go_to_the_other_site_where_half_of_the_databases_are_active() -> None:
    plan = plan_with(machines=members())
    assert use_of(plan) == pytest.approx(share(3_000))
    gauge = evaluate(plan, plan.designs[0].id, library()).links["wan"]
    assert gauge.low <= gauge.utilization <= gauge.high


@pytest.mark.parametrize(("databases", "away"), [(48, 16), (3, 1), (7, 3)])
def test_the_part_is_that_of_the_databases(databases: int, away: int) -> None:
    """Three members, one of them at the other site, of equal power: of seven databases it has the larger part."""
    plan = plan_with(machines=members(3), databases=databases, copies=3)
    found = use_of(plan)
    assert found is not None
    active = round(found / share(6_000) * databases)
    assert found == pytest.approx(share(6_000) * active / databases)
    assert abs(active - away) <= 1


def test_nobody_crosses_where_all_active_databases_are_at_home() -> None:
    plan = plan_with(machines=members(), second_site="leeds", second_site_copies=2)
    assert use_of(plan) is None


def test_users_of_a_third_site_cross_every_link_on_their_way() -> None:
    plan = plan_with(machines=members())
    york = population("hq", site="york", mailboxes=6_000, users={"outlook": 6_000})
    link = Link(id="lan", ends=("york", "leeds"), bandwidth_mbit_s=MBIT_S)
    far = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")), populations=(york,),
                 links=(*plan.links, link))  # fmt: skip
    assert use_of(far, "lan") == pytest.approx(share(6_000))
    assert use_of(far, "wan") == pytest.approx(share(3_000))


def test_users_of_no_group_still_go_to_the_servers_of_their_site() -> None:
    plan = plan_with(machines=members())
    others = population("others", site="london", mailboxes=500, users={"outlook": 500})
    assert use_of(evolve(plan, populations=(*plan.populations, others))) == pytest.approx(share(3_000))


def test_where_clients_go_to_any_server_of_their_site_none_of_them_crosses() -> None:
    """By the costs of protocols only the store follows the active copy."""
    assert use_of(plan_with(machines=members(version="2010"))) is None


def test_a_version_without_traffic_figures_has_no_data() -> None:
    plan = plan_with(machines=members_of_2016())
    assert evaluate(plan, plan.designs[0].id, library()).links["wan"].state == "no data"


def test_the_trail_adds_up_and_says_why_users_cross() -> None:
    plan = plan_with(machines=members())
    trail = explain(plan, plan.designs[0].id, library(), "wan", "network")
    assert trail.steps[-1].value == pytest.approx(use_of(plan))
    assert trail.steps[0].text.startswith(
        "hq: 3,000 Outlook users, as 50 % of the databases are active in Leeds × 0.37"
    )
