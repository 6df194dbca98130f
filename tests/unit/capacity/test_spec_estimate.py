"""A machine with a newer SPEC result alone: its older one is estimated, with a band, and its trail says so."""

import pytest
from attrs import evolve

from models.capacity.explain import explain
from models.plan.entities import Override, Processor
from tests.unit.capacity.building import DESIGN, evaluated, host, library, plan_of, population, server, vm

USERS = {"outlook": 2_000, "owa": 500}
FACTOR = library().common.get("specrate2017.as_specint_rate2006")
NEWER = Processor(cores=32, clock_mhz=2900, specrate2017_int_base=261)


def gauge(processor: Processor):
    return evaluated([server(processor=processor)], USERS).gauge("server", "cpu")


def rated(value: float) -> Processor:
    return Processor(cores=32, clock_mhz=2900, specint_rate2006=value)


def test_the_estimate_counts_as_the_older_result_and_its_band_as_a_band() -> None:
    found = gauge(NEWER)
    assert found.utilization == pytest.approx(gauge(rated(261 * FACTOR.value)).utilization)
    assert found.low == pytest.approx(gauge(rated(261 * FACTOR.high)).low)
    assert found.high == pytest.approx(gauge(rated(261 * FACTOR.low)).high)


def test_a_published_result_wins_and_gives_the_same_number_as_without_the_newer_one() -> None:
    assert gauge(evolve(rated(2_000), specrate2017_int_base=261)) == gauge(rated(2_000))


def test_the_trail_says_that_it_is_estimated_and_by_which_figure() -> None:
    machines = [host("esx"), vm("vm", 4, host="esx", exchange="2010", roles=("cas",), guest="windows-2008-r2-x64")]
    machines[0] = evolve(machines[0], processor=NEWER)
    for chosen in ([server("vm", processor=NEWER)], machines):
        plan = plan_of(chosen, [population(users=USERS)])
        trail = explain(plan, DESIGN, library(), "vm", "cpu")
        step = next(step for step in trail.steps if "estimated from SPECrate2017_int_base 261" in step.text)
        assert step.value == pytest.approx(261 * FACTOR.value)
        assert [figure.key for figure in step.figures] == [FACTOR.key]
        ends = [
            next(step.value for step in steps if "estimated" in step.text)
            for steps in (trail.low_steps, trail.high_steps)
        ]
        assert ends == pytest.approx([261 * FACTOR.high, 261 * FACTOR.low])


def test_the_factor_can_be_overridden_in_a_plan() -> None:
    own = Override(figure=FACTOR.key, value=9.0, reason="Measured here")
    found = evaluated([server(processor=NEWER)], USERS, overrides=[own]).gauge("server", "cpu")
    assert found.utilization == pytest.approx(gauge(rated(261 * 9.0)).utilization)
    assert FACTOR.is_weak


def test_where_no_result_is_used_a_note_says_so() -> None:
    plan = plan_of([server(processor=NEWER, exchange="2007")], [population(users=USERS)])
    notes = explain(plan, DESIGN, library(), "server", "cpu").notes
    assert any(note.startswith("SPEC results are not used") for note in notes)


@pytest.mark.parametrize(
    ("processor", "words"),
    [
        (evolve(NEWER, specrate2017_int_base=2_500), "SPECrate2017_int_base of SERVER is 78"),
        (rated(9), "SPECint_rate2006 of SERVER is 0.28"),
        (evolve(rated(1_000), specrate2017_int_base=2_500), ""),
        (NEWER, ""),
    ],
)
def test_a_result_that_cannot_be_meant_is_a_finding(processor: Processor, words: str) -> None:
    findings = evaluated([server(processor=processor)], USERS).findings
    found = [finding.text for finding in findings if finding.rule == "foreign-benchmark"]
    assert [text.startswith(words) for text in found] == ([True] if words else [])


@pytest.mark.parametrize(
    ("processor", "remedy"),
    [
        # What the library estimates for a processor of 2023 is no result of the benchmark that ended in 2018.
        (rated(32 * 120), "leave SPECint_rate2006 empty and enter SPECrate2017_int_base of the whole machine"),
        (rated(9), "4 to 75 per core is plausible: enter the SPECint_rate2006 of the whole machine"),
        (evolve(NEWER, specrate2017_int_base=2_500), "1 to 25 per core is plausible: enter the SPECrate2017_int_base"),
    ],
)
def test_the_finding_says_which_result_to_enter(processor: Processor, remedy: str) -> None:
    findings = evaluated([server(processor=processor)], USERS).findings
    (finding,) = [finding for finding in findings if finding.rule == "foreign-benchmark"]
    assert remedy in finding.remedy
    assert finding.source.endswith(".most_per_core")
