"""How many members a group may lose: judged over CPU, memory and disks, and unknown where one of them is."""

from itertools import combinations

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.dags.survival import (
    Survival,
    is_carried,
    outcome_words,
    peak_of,
    survival_as_json,
    survival_of,
    survival_sentence,
)
from models.capacity.evaluate import evaluate
from models.capacity.load import load_from
from models.comparisons.outages import Outage, remains
from models.plan.entities import Plan
from planner.presenters.cards import machine_card
from planner.presenters.dag_cards import DagCard, dag_card
from tests.unit.capacity.building import DESIGN, library, population, server
from tests.unit.capacity.test_dags import DISKS, numbers_of_dag, plan_with


def members(*memory_mb: int, cores: int = 24, exchange: str = "2016"):
    return [
        server(f"ex-{row}", site=("london", "leeds")[row % 2], exchange=exchange, roles=("mailbox",), cores=cores,
               memory_mb=each)
        for row, each in enumerate(memory_mb)
    ]  # fmt: skip


def plan_short_of_memory(failures: int = 2) -> Plan:
    """With one of four members lost the memory is enough, with two it is not; the CPU always is."""
    return plan_with(machines=members(*[24_576] * 4), mailboxes=2_400, copies=4, databases=24, failures=failures)


def card_of(plan: Plan) -> DagCard:
    return dag_card(plan.designs[0].dags[0], plan, evaluate(plan, DESIGN, library()))


def test_memory_ends_what_a_group_survives_though_its_cpu_is_enough() -> None:
    plan = plan_short_of_memory()
    numbers = numbers_of_dag(plan)
    assert numbers.worst.cpu.utilization < numbers.worst.cpu.ceiling
    assert numbers.rows[1].memory.utilization <= numbers.rows[1].memory.ceiling < numbers.rows[2].memory.utilization
    found = survival_of(numbers)
    assert (found.holds, found.certain, found.breaks, found.limit) == (False, 1, 2, "memory")
    assert survival_sentence(found) == "Survives 1 of 2 failures, then short of memory"
    assert outcome_words(numbers.rows[1], numbers) == "Survived"
    assert outcome_words(numbers.rows[2], numbers) == "Short of memory"
    assert survival_as_json(found) | {"unknown": []} == {
        "wanted": 2, "survives_wanted": False, "survived_for_certain": 1, "too_many": 2, "limiter": "memory",
        "unknown": [],
    }  # fmt: skip
    assert (numbers.limit, numbers.room < 0) == ("memory", True)


def test_the_card_says_what_ends_it_and_shows_the_gauge_of_what_is_short() -> None:
    card = card_of(plan_short_of_memory())
    assert (card.failures, card.failures_note) == ("Survives 1 of 2 failures", "then short of memory")
    assert card.survived is False
    assert (card.gauge.resource, card.gauge.label) == ("memory", "RAM")
    assert card.about == "memory in the worst failure"
    assert card.limit.startswith("RAM: ")
    assert "Survives 1 of 2 failures, then short of memory" in card.sentence
    enough = card_of(plan_short_of_memory(failures=1))
    assert (enough.failures, enough.survived) == ("Survives 1 failure", True)


@pytest.mark.parametrize("failed", [1, 2])
def test_each_resource_is_told_of_the_failure_that_is_worst_for_it_by_brute_force(failed) -> None:
    """The member with little memory is not the one with few cores."""
    machines = members(16_384, 98_304, 98_304, 65_536)
    machines[2] = evolve(machines[2], processor=evolve(machines[2].processor, cores=4))
    plan = plan_with(machines=machines, mailboxes=3_000, copies=4, databases=24, failures=2)
    compiled, row = compile_design(plan, plan.designs[0], library()), numbers_of_dag(plan).rows[failed]
    names = plan.designs[0].dags[0].members
    for resource in ("cpu", "memory"):
        highest = 0.0
        for down in combinations(names, failed):
            left = remains(compiled, [Outage(down)])
            use = getattr(load_from(compiled, 0, left.asked), resource)[0]
            highest = max(highest, float(np.max(np.where(left.machines[0], use, 0.0))))
        assert row.peaks[resource].gauge.utilization == pytest.approx(highest)
    assert row.peaks["memory"].member == "ex-0"
    assert row.peaks["cpu"].member == "ex-2"
    assert "ex-0" not in row.peaks["memory"].failed and "ex-2" not in row.peaks["cpu"].failed


def test_what_is_not_known_is_no_promise() -> None:
    machines = [evolve(row, exchange="2007", roles=("cas", "hub", "mailbox")) for row in members(*[98_304] * 4)]
    unknown = card_of(plan_with(machines=machines, copies=4, databases=24, failures=1))
    assert (unknown.failures, unknown.failures_note) == ("Survival unknown", "no data on CPU")
    assert unknown.survived is None
    assert unknown.gauge.resource == "cpu" and unknown.gauge.text == "–"


def test_no_verdict_over_an_incomplete_design() -> None:
    """Nobody does client access for users of Exchange 2013 without that role."""
    plan = plan_with(machines=members(*[98_304] * 4, exchange="2013"), copies=4, databases=24, failures=1)
    numbers = numbers_of_dag(plan)
    assert evaluate(plan, DESIGN, library()).gaps
    found = survival_of(numbers)
    assert (found.holds, found.unknown) == (None, ("users",))
    assert is_carried(numbers.rows[1], numbers) is None
    assert survival_sentence(found) == "Survival unknown, the design is incomplete"
    assert card_of(plan).survived is None


def test_what_breaks_is_quorum_before_copies_before_resources() -> None:
    lost = numbers_of_dag(plan_with(machines=members(*[98_304] * 5), copies=2, databases=20, failures=1))
    found = survival_of(lost)
    assert (found.holds, found.breaks, found.limit) == (True, 2, "copies")
    quorum = survival_of(numbers_of_dag(plan_with(machines=members(*[98_304] * 4), copies=4, databases=24, failures=3)))
    assert survival_sentence(quorum) == "Survives 2 of 3 failures, then no quorum"
    none = survival_of(numbers_of_dag(plan_with(mailboxes=60_000, databases=8, failures=1)))
    assert survival_sentence(none).startswith("Survives no failure, short of ")
    assert survival_sentence(none).endswith(" without a failure")


def test_disks_that_are_too_slow_are_told_too() -> None:
    slow = plan_with(machines=members(*[98_304] * 4), storage=evolve(DISKS, disks=1, disk_tb=800.0), databases=24)
    found = survival_of(numbers_of_dag(slow))
    assert (found.holds, found.limit) == (False, "operations")
    assert peak_of(numbers_of_dag(slow).worst) == "operations"


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Survival(wanted=2, certain=0, breaks=None, limit="", unknown=("memory",)),
         "Survival unknown, no data on memory"),
        (Survival(wanted=2, certain=-1, breaks=2, limit="quorum", unknown=("cpu",)),
         "Does not survive 2 failures, no quorum"),
        (Survival(wanted=1, certain=0, breaks=1, limit="cpu", unknown=()), "Survives no failure, short of CPU"),
        (Survival(wanted=0, certain=0, breaks=1, limit="quorum", unknown=()), "Survives no failure"),
    ],
)  # fmt: skip
def test_words_promise_nothing_that_is_not_certain(found, words) -> None:
    assert survival_sentence(found) == words


def test_the_room_of_memory_is_where_its_ceiling_is_met_though_part_of_it_is_taken_by_nobody() -> None:
    plan = plan_short_of_memory()
    room = numbers_of_dag(plan).room
    full, over = (
        numbers_of_dag(evolve(plan, populations=(population("hq", site="london", mailboxes=2_400 + room + more,
                                                            users={"outlook": 2_400 + room + more}),)))
        for more in (0, 2)
    )  # fmt: skip
    assert full.worst.memory.utilization <= full.worst.memory.ceiling < over.worst.memory.utilization


def test_the_gauges_of_a_member_show_the_failure_that_it_feels_most_of_memory_too() -> None:
    plan = plan_short_of_memory()
    evaluation = evaluate(plan, DESIGN, library())
    normal, worst = numbers_of_dag(plan).members["memory"]["ex-0"]
    assert normal.utilization == pytest.approx(evaluation.gauge("ex-0", "memory").utilization)
    assert worst.utilization == pytest.approx(numbers_of_dag(plan).worst.memory.utilization)
    card = machine_card(plan.designs[0].by_id["ex-0"], evaluation)
    assert next(row for row in card.rows if row.resource == "memory").text == "60→113 %"
