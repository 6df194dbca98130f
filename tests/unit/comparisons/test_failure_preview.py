"""One failure looked at closely says the same as the table of all failures."""

import numpy as np
import pytest
from attrs import evolve

from models.calibration.library import read_library
from models.capacity.dags.results import dags_of
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.outages import Outage
from models.plan.entities import Plan
from models.planfile import plan_from_json
from planner.presenters.cards import in_failure, machine_card
from planner.presenters.dag_cards import dag_card_then
from planner.presenters.failure_preview import preview_words
from resources import folder
from tests.unit.capacity.building import plan_of, population, sample, server
from tests.unit.capacity.test_dags import plan_with

LIBRARY = read_library(folder())


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_from_json((folder() / "samples" / "three-sites.json").read_text("utf-8"), "three-sites.json")


@pytest.mark.parametrize("restart", [False, True], ids=["stopped", "restarted"])
def test_it_agrees_with_the_table_of_failures(plan: Plan, restart: bool) -> None:
    for design in plan.designs:
        for result in failures(plan, design.id, LIBRARY, pairs=False, restart=restart).results:
            preview = preview_failure(plan, design.id, LIBRARY, result.outage, restart=restart)
            assert sum(entry.users for entry in preview.unserved) == result.unserved
            use = preview.after.utilization / preview.after.ceiling
            if result.use is not None:
                assert np.nanmax(use) == pytest.approx(result.use)


def test_users_of_a_failed_machine_go_to_those_that_remain(plan: Plan) -> None:
    preview = preview_failure(plan, "consolidated", LIBRARY, Outage(("con-lon-1",)))
    assert {(entry.machines, entry.restorable) for entry in preview.unserved} == {(("con-lon-mbx-1",), True)}
    moved = {(entry.source, entry.target, entry.duty): entry.users for entry in preview.takeovers}
    cas = {pair: users for pair, users in moved.items() if pair[2] == "cas"}
    assert cas == {("con-lon-cas-1", "con-lon-cas-2", "cas"): 7250}
    assert preview.failed == {"con-lon-1", "con-lon-cas-1", "con-lon-hub-1", "con-lon-mbx-1"}
    assert preview.served == 18_700 - sum(entry.users for entry in preview.unserved) == 11_450
    words = preview_words(preview, plan, plan.design("consolidated"))
    assert words.told[0].head == "7,250 users lose service"
    assert words.told[0].note.endswith("no other server holds the mailboxes of LON-MBX-1")
    assert words.told[2].note.endswith("counted as if these mailboxes had been restored on them.")
    assert words.sentence.endswith(
        "No other server holds the mailboxes of LON-MBX-1. "
        "The load of the others is counted as if these mailboxes had been restored on them."
    )
    assert "Mailbox (once restored)" in {arrow.note for arrow in words.arrows}
    assert np.isnan(preview.after.utilization[:, preview.after.rows["con-lon-1"]]).all()


def notes_of(plan: Plan, design: str, failed: str) -> set[str]:
    preview = preview_failure(plan, design, LIBRARY, Outage((failed,)))
    return {arrow.note for arrow in preview_words(preview, plan, plan.design(design)).arrows}


def test_an_arrow_names_the_roles_where_each_has_one_duty(plan: Plan) -> None:
    assert notes_of(plan, "consolidated", "con-lon-1") == {"CAS", "Hub", "Mailbox (once restored)"}


@pytest.mark.parametrize(
    ("version", "roles", "expected"),
    [
        ("2013", ("cas", "mailbox"), "CAS, mail flow and mailboxes (once restored)"),
        ("2016", ("mailbox",), "clients, mail flow and mailboxes (once restored)"),
        ("se", ("mailbox",), "clients, mail flow and mailboxes (once restored)"),
    ],
)
def test_an_arrow_names_what_moves_where_one_role_has_several_duties(version, roles, expected) -> None:
    machines = [server(name, exchange=version, roles=roles, windows="2016") for name in ("ex-1", "ex-2")]
    plan = plan_of(machines, [population(mailboxes=1_000, users={"outlook": 1_000})])
    assert notes_of(plan, plan.designs[0].id, "ex-1") == {expected}
    both = preview_failure(plan, plan.designs[0].id, LIBRARY, Outage(("ex-1", "ex-2")))
    (reason,) = preview_words(both, plan, plan.designs[0]).reasons.values()
    assert reason.startswith("Mailbox only on " if version != "2013" else "CAS only on ")


def test_an_arrow_from_a_member_names_databases() -> None:
    plan = plan_with(databases=8)
    machines = [evolve(row, exchange="se", roles=("mailbox",)) for row in plan.designs[0].machines]
    plan = plan.with_design(evolve(plan.designs[0], machines=machines))
    assert notes_of(plan, plan.designs[0].id, "ex-0") == {"clients, mail flow and databases"}


def test_who_is_not_served_is_told_with_the_machines_that_did_it(plan: Plan) -> None:
    preview = preview_failure(plan, "consolidated", LIBRARY, Outage(("con-lee-1",)))
    words = preview_words(preview, plan, plan.design("consolidated"))
    assert words.title == "If LEE-ESX-1 fails"
    assert words.reasons == {"leeds-office": "CAS only on LEE-CAS-1"}
    assert words.told[0].head == "4,200 users lose service"
    assert words.told[2].head == "14,500 users keep service"


def test_a_site_that_cannot_be_reached_is_another_reason(plan: Plan) -> None:
    link = next(link.id for link in plan.links if "berlin" in link.ends)
    preview = preview_failure(plan, "consolidated", LIBRARY, Outage((link,)))
    words = preview_words(preview, plan, plan.design("consolidated"))
    assert words.reasons == {"berlin-office": "CAS cannot be reached"}
    assert words.title == "If link Berlin – London fails"


def test_vms_that_start_elsewhere_are_named_with_their_new_host(plan: Plan) -> None:
    small = evolve(
        plan.design("consolidated"),
        machines=[
            evolve(machine, memory_mb=machine.memory_mb // 4) if machine.kind == "vm" else machine
            for machine in plan.design("consolidated").machines
        ],
    )
    roomy = evolve(plan, designs=(small,))
    preview = preview_failure(roomy, "consolidated", LIBRARY, Outage(("con-lon-1",)), restart=True)
    assert preview.moved == dict.fromkeys(("con-lon-cas-1", "con-lon-hub-1", "con-lon-mbx-1"), "con-lon-2")
    words = preview_words(preview, roomy, small)
    assert [arrow.words for arrow in words.arrows] == ["restarts"] * 3


def test_without_a_quorum_the_card_says_that_databases_are_dismounted() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    (dag,) = design.dags
    lost = preview_failure(plan, "today", LIBRARY, Outage(("fra-ex-2", "hamburg")))
    then = lost.groups[dag.id]
    assert (then.quorum, then.down, then.lost, then.use.utilization) == (False, 3, 24, None)
    card = dag_card_then(dag, plan, then)
    assert (card.failures, card.failures_note) == ("No quorum", "databases dismounted")
    assert (card.survived, card.gauge.text, card.gauge.worst, card.limit) == (False, "–", None, "")
    assert "No quorum, databases dismounted" in card.sentence
    member = in_failure(machine_card(design.by_id["fra-ex-1"], lost.after), lost)
    cpu = next(row for row in member.rows if row.resource == "cpu")
    assert (cpu.fraction, cpu.worst, cpu.text) == (0.0, None, "0 %"), "nothing of it is the usual worst failure"
    assert member.databases.parts == (0, 18, 6), "its copies are there, and none is active"
    assert preview_words(lost, plan, design).reasons["frankfurt-office"] == (
        "DAG-1 has no quorum: its databases are dismounted"
    )
    both = next(row for row in failures(plan, "today", LIBRARY).results if row.outage == lost.outage)
    assert both.dismounted == (dag.id,)


def test_with_a_quorum_the_card_says_what_is_served_in_this_failure() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    (dag,) = design.dags
    preview = preview_failure(plan, "today", LIBRARY, Outage(("ham-ex-1", "ham-ex-2")))
    card, numbers = dag_card_then(dag, plan, preview.groups[dag.id]), dags_of(preview.before)[dag.id]
    assert (card.failures, card.failures_note, card.may_fail) == ("2 members down", "all databases served", 2)
    assert card.gauge.fraction == pytest.approx(numbers.worst.cpu.utilization)
    assert card.about == "CPU in this failure"
    assert {member: held[0] for member, held in preview.groups[dag.id].held.items()} == {"fra-ex-1": 12, "fra-ex-2": 12}
    lost = plan_with(databases=48, copies=2, failures=1)
    some = preview_failure(lost, "design", LIBRARY, Outage(("ex-0", "ex-1")))
    card = dag_card_then(lost.designs[0].dags[0], lost, some.groups["dag"])
    assert card.survived is False
    assert card.failures_note == f"{some.groups['dag'].lost} databases not served"
