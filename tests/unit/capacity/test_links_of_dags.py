"""Clients cross a link to the members on which the databases of their group are active."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.plan.entities import Link, Plan, Site
from planner.presenters.explanation import link_lines
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


def shipping(plan: Plan) -> float:
    """What log shipping takes, of its larger direction: 0.2 logs of 1 MB for each message of 75 KB."""
    (numbers,) = dags_of(evaluate(plan, plan.designs[0].id, library())).values()
    return max((flow for _, _, flow in numbers.replication), default=0.0) / MBIT_S


def clients(plan: Plan, link: str = "wan") -> float | None:
    found = use_of(plan, link)
    return None if found is None else found - evaluate(plan, plan.designs[0].id, library()).links[link].shipping


def share(users: float) -> float:
    return users * KB_S * 8 / 1000 / MBIT_S


def test_half_of_the_users_go_to_the_other_site_where_half_of_the_databases_are_active() -> None:
    plan = plan_with(machines=members())
    assert clients(plan) == pytest.approx(share(3_000))
    gauge = evaluate(plan, plan.designs[0].id, library()).links["wan"]
    assert gauge.low <= gauge.utilization <= gauge.high


@pytest.mark.parametrize(("databases", "away"), [(48, 16), (3, 1), (7, 3)])
def test_the_part_is_that_of_the_databases(databases: int, away: int) -> None:
    """Three members, one of them at the other site, of equal power: of seven databases it has the larger part."""
    plan = plan_with(machines=members(3), databases=databases, copies=3)
    found = clients(plan)
    assert found is not None
    active = round(found / share(6_000) * databases)
    assert found == pytest.approx(share(6_000) * active / databases)
    assert abs(active - away) <= 1


def test_nobody_crosses_where_all_active_databases_are_at_home_and_logs_do() -> None:
    """6,000 mailboxes of 100 messages of 50 KB, 2 of 4 copies at the other site, twice the mean in the peak hour."""
    plan = plan_with(machines=members(), second_site="leeds", second_site_copies=2)
    logs = 6_000 * 100 * 0.2 * (50 / 75) ** np.log2(1.9) * 2**20 * 8 / 10**6
    assert use_of(plan) == pytest.approx(logs * 2 * 2 / 86_400 / MBIT_S, rel=1e-3)
    gauge = evaluate(plan, plan.designs[0].id, library()).links["wan"]
    assert (gauge.shipping, gauge.state) == (gauge.utilization, "ok")
    assert gauge.low < gauge.utilization == gauge.high
    narrow = evolve(plan, links=(evolve(plan.links[0], bandwidth_mbit_s=20.0),))
    assert use_of(narrow) == pytest.approx(use_of(plan) * MBIT_S / 20)
    assert evaluate(narrow, plan.designs[0].id, library()).links["wan"].state == "over"


def test_a_link_carries_both_directions_at_once() -> None:
    """Half of the databases are active at each site: as many logs go each way."""
    plan = plan_with(machines=members())
    ways = dags_of(evaluate(plan, plan.designs[0].id, library()))["dag"].replication
    assert [way[:2] for way in ways] == [("leeds", "london"), ("london", "leeds")]
    assert clients(plan) == pytest.approx(share(3_000))
    assert use_of(plan) == pytest.approx(share(3_000) + shipping(plan))


def test_logs_take_every_link_on_their_way_and_none_beside() -> None:
    plan = plan_with(machines=members(), second_site="leeds", second_site_copies=2)
    york, ends = Site(id="york", name="York"), (("london", "york"), ("york", "leeds"), ("leeds", "bath"))
    links = [Link(id="-".join(each), ends=each, bandwidth_mbit_s=MBIT_S) for each in ends]
    far = evolve(plan, sites=(*plan.sites, york, Site(id="bath", name="Bath")), links=links)
    assert use_of(far, "london-york") == use_of(far, "york-leeds") == pytest.approx(use_of(plan))
    assert use_of(far, "leeds-bath") is None


def test_the_trail_and_the_words_tell_log_shipping() -> None:
    plan = plan_with(machines=members(), second_site="leeds", second_site_copies=2)
    trail = explain(plan, plan.designs[0].id, library(), "wan", "network")
    assert trail.steps[-1].value == pytest.approx(use_of(plan))
    assert trail.steps[0].text.startswith("Log shipping of DAG from London to Leeds: 96 copies × ")
    assert {figure.key for figure in trail.steps[0].figures} >= {
        "storage/logs.per_message",
        "storage/logs.size_exponent",
    }
    for steps, end in ((trail.low_steps, "low"), (trail.high_steps, "high")):
        gauge = evaluate(plan, plan.designs[0].id, library()).links["wan"]
        assert steps[-1].value == pytest.approx(getattr(gauge, end))
    assert link_lines(gauge)[:2] == ("3 % used", "of which log shipping: 3 %")


def test_where_only_clients_are_unknown_log_shipping_is_told() -> None:
    plan = plan_with(machines=members_of_2016())
    gauge = evaluate(plan, plan.designs[0].id, library()).links["wan"]
    assert gauge.state == "no data" and gauge.shipping > 0.0
    trail = explain(plan, plan.designs[0].id, library(), "wan", "network")
    assert "the traffic of its clients was not measured" in trail.summary
    assert trail.notes[0].startswith("Log shipping alone takes 2 %") and "Log shipping of DAG" in trail.notes[1]


def test_users_of_a_third_site_cross_every_link_on_their_way() -> None:
    plan = plan_with(machines=members())
    york = population("hq", site="york", mailboxes=6_000, users={"outlook": 6_000})
    link = Link(id="lan", ends=("york", "leeds"), bandwidth_mbit_s=MBIT_S)
    far = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")), populations=(york,),
                 links=(*plan.links, link))  # fmt: skip
    assert clients(far, "lan") == pytest.approx(share(6_000))
    assert clients(far, "wan") == pytest.approx(share(3_000))


def test_users_of_no_group_still_go_to_the_servers_of_their_site() -> None:
    plan = plan_with(machines=members())
    others = population("others", site="london", mailboxes=500, users={"outlook": 500})
    assert clients(evolve(plan, populations=(*plan.populations, others))) == pytest.approx(share(3_000))


def test_where_clients_go_to_any_server_of_their_site_none_of_them_crosses() -> None:
    """By the costs of protocols only the store follows the active copy."""
    plan = plan_with(machines=members(version="2010"))
    assert clients(plan) == 0.0
    assert use_of(plan) == pytest.approx(shipping(plan))


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
