"""What stands beside the gauges in words: room left, measures, response times."""

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from planner.presenters.explanation import measure_lines, response_lines, room_lines
from planner.presenters.samples import read_sample
from tests.unit.capacity.building import library, numbers_of, plan_of, population, server

LIBRARY = read_library(resources.folder())


def numbers(sample: str, design: str):
    return evaluate(read_sample(resources.folder(), sample), design, LIBRARY)


def test_the_room_left_names_the_ceiling_that_is_met_first_and_not_the_fullest_resource() -> None:
    work = [population(users={"owa": 500, "activesync": 100})]
    evaluation = numbers_of(plan_of([server(exchange="2007", memory_mb=4096)], work))
    # Its memory is the fullest, but does not grow with these users: the CPU ends first.
    assert evaluation.limiter_of("server") == "memory" and evaluation.binding_of("server") == "cpu"
    assert room_lines(evaluation, "server")[0].endswith(" more users; CPU is the limit (75 %).")


def test_a_machine_too_small_without_users_says_so_and_counts_none_too_many():
    evaluation = numbers_of(plan_of([server(roles=("mailbox",), memory_mb=1024)], [population(mailboxes=1500)]))
    assert room_lines(evaluation, "server") == ("Memory is too small even without users.",)


def test_measures_stand_with_their_limit() -> None:
    lines = measure_lines(numbers("cas-hub-consolidation", "single-role"), "cas")
    assert "Web connections: 48,512 (guideline: 58,126)" in lines


def test_a_population_of_exchange_2003_is_told_how_fast_it_is_answered() -> None:
    (line,) = response_lines(numbers("exchange-2003-consolidation", "two-vms"), "heavy")
    assert line.startswith("95 % of responses within 439 ms")


def test_answers_that_take_ever_longer_are_not_told_as_no_data() -> None:
    busy = server("mbx", cores=1, exchange="2003", roles=("mailbox",), memory_mb=4096)
    plan = plan_of([busy], [population("users", users={"outlook": 40_000}, mailboxes=40_000)])
    words = "Response times keep growing: the CPU is saturated."
    assert response_lines(numbers_of(plan), "users") == (words,)
    assert explain(plan, "design", library(), "users", "response").summary == words


def test_other_populations_are_told_that_nobody_measured_it() -> None:
    assert "no data" in response_lines(numbers("three-sites", "physical"), "head-office")[0]
