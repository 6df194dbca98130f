"""Steps in which users become requests and messages a second, where no rate was measured."""

from collections.abc import Callable, Iterable, Iterator
from math import isclose

from models.capacity.drivers import RATE_FIGURES
from models.capacity.floats import NOBODY
from models.capacity.trail import Step
from models.capacity.trails.subject import Subject
from models.plan.entities import Population
from models.words import significant, tr_format, tr_noop, translate

# For each rate: its label, whether it was measured, and the users it is derived from otherwise.
Measured = Callable[[Population], float | None]
Users = Callable[[Population], int]
RATES: dict[str, tuple[str, Measured, Users]] = {
    "owa-requests": (
        tr_noop("{users} OWA users × {rate} = {total} requests per second"),
        lambda population: population.rates.owa_requests_s,
        lambda population: population.users.owa,
    ),
    "activesync-requests": (
        tr_noop("{users} ActiveSync users × {rate} = {total} requests per second"),
        lambda population: population.rates.activesync_requests_s,
        lambda population: population.users.activesync,
    ),
    "messages": (
        tr_noop("{users} users of all protocols × {rate} = {total} messages per second"),
        lambda population: population.rates.messages_s,
        lambda population: sum(population.users.counts()),
    ),
}
# The rates that make up a driver.
PARTS = {
    "pooled-requests": ("owa-requests", "activesync-requests"),
    **dict.fromkeys(("messages", "message-mb", "message-excess-mb", "message-shortfall-mb"), ("messages",)),
}


def rate_steps(subject: Subject, assignment: int, drivers: Iterable[str]) -> Iterator[Step]:
    """Return a step for each rate that some drivers of a role follow from, as far as it was not measured."""
    rates = dict.fromkeys(rate for driver in drivers for rate in PARTS.get(driver, ()))
    for rate in rates:
        if subject.asked(assignment, rate):
            yield from _rate_step(subject, assignment, rate)


def _rate_step(subject: Subject, assignment: int, rate: str) -> Iterator[Step]:
    words, measured_of, users_of = RATES[rate]
    figure = subject.context.library.common.get(RATE_FIGURES[rate][0])
    each, users = subject.value_at(figure), 0.0
    for population, share in served(subject, assignment):
        if measured_of(population) is None:
            users += users_of(population) * share * population.messages_per_day / subject.profile_messages
    total = users * each
    if not total:
        return
    text = translate(words).format(users=significant(users), rate=significant(each), total=significant(total))
    asked = subject.asked(assignment, rate)
    if asked > total and not isclose(asked, total):
        measured = significant(asked - total)
        text = tr_format("{step}, plus {measured} measured", step=text, measured=measured)
    yield Step(text, asked, "1/s", (figure,))


def served(subject: Subject, assignment: int) -> Iterator[tuple[Population, float]]:
    """Return the populations that a role of the machine serves, each with the machine's share of it."""
    compiled, rows = subject.compiled, subject.compiled.assignments
    serving, group = compiled.serving[int(rows.duty[assignment])], int(rows.group[assignment])
    for row, population in enumerate(compiled.plan.populations):
        if serving.by_group[row]:
            if group != NOBODY and compiled.in_group[group, row]:
                yield population, float(compiled.carried[:, group, row] @ rows.active[:, assignment])
        elif serving.site_of[row] == rows.site[assignment]:
            yield population, float(rows.share[assignment])
