"""What a move to another version says of its servers."""

import re

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from planner.presenters.move_summary import move_view
from planner.presenters.numbers import percent
from tests.unit.capacity.building import library, sample
from tests.unit.proposing.test_moving import moved


def test_the_busiest_cpu_is_told_with_the_failure_that_it_is_of() -> None:
    plan = sample("two-site-dag")
    result, after = moved(plan, "today")
    said = move_view(plan, result, library()).sentence
    (numbers,) = dags_of(evaluate(after, result.design.id, library())).values()
    worst, site = (percent(row.cpu.utilization) for row in (numbers.worst, numbers.worst_site))
    names = " and ".join(result.design.by_id[member].name for member in numbers.worst.failed)
    assert re.search(rf"and at {worst} in the worst failure: {names} lost\.", said)
    assert re.search(rf"With site (Frankfurt|Hamburg) lost, it is at {site}\.", said)
