"""Why a number is what it is, in lines to read."""

from collections.abc import Callable, Iterable

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.explain import OF_A_FIGURE
from models.capacity.results import Evaluation, Gauge, Measure, Response
from models.capacity.trail import Trail
from models.plan.entities import Plan
from planner.presenters import numbers
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

# From plan, design, machine and resource to why the number is what it is.
Explain = Callable[[Plan, str, str, str], Trail]


@frozen
class Explanation:
    """The answer to "why is it so".

    Parameters
    ----------
    title : str
        As in "Why CPU is 74 %".
    lines : tuple of str
        The summary and the steps.
    sources : tuple of str
        The documents, and what a reader should know.
    """

    title: str
    lines: tuple[str, ...]
    sources: tuple[str, ...]


def explanation_of(trail: Trail, gauge: Gauge) -> Explanation:
    """Return the trail of a number as lines."""
    steps = tuple(step.text for step in trail.steps)
    lines = steps or ((trail.summary,) if trail.summary else ())
    notes = (note for note in trail.notes if not note.startswith(OF_A_FIGURE))
    told = (*_doubts(trail), *_errata_lines(trail))
    sources = (*band_lines(gauge), *_sources(trail.figures()), *notes, *told)
    return Explanation(why_title(trail.resource, gauge), lines, sources)


def band_lines(gauge: Gauge) -> tuple[str, ...]:
    """Return "Between 58 and 71 %; the ceiling is 75 %", as far as it is known."""
    ceiling = f"the ceiling is {numbers.percent(gauge.ceiling)}"
    if gauge.utilization is None:
        return ()
    if gauge.low is None or gauge.high is None or numbers.percent(gauge.low) == numbers.percent(gauge.high):
        return (f"{ceiling[0].upper()}{ceiling[1:]}.",)
    return (f"Between {numbers.percent(gauge.low)} and {numbers.percent(gauge.high)}; {ceiling}.",)


def room_lines(evaluation: Evaluation, machine_id: str) -> tuple[str, ...]:
    """Return what still fits on a machine, and what binds first."""
    binding, room = evaluation.binding_of(machine_id), evaluation.room_of(machine_id)
    if binding is None or room is None:
        return ("Not known: no load, or no data.",)
    gauge = evaluation.gauge(machine_id, binding)
    resource = RESOURCE_WORDS[binding]
    users = numbers.plural(abs(room), "user")
    ceiling = numbers.percent(gauge.ceiling)
    if room < 0:
        return (f"{users} too many for {ceiling} {resource}.",)
    return (f"{users.replace(' ', ' more ', 1)} to {ceiling} {resource}, which binds first.",)


def measure_lines(evaluation: Evaluation, subject: str) -> tuple[str, ...]:
    """Return the numbers beside the gauges of a machine or site, with the limit that a document names."""
    return tuple(_measure_line(one) for one in evaluation.measures if one.subject == subject)


def _measure_line(one: Measure) -> str:
    value = numbers.memory(one.value) if one.unit == "MB" else f"{numbers.count(one.value)} {one.unit}".rstrip()
    if one.limit is None:
        return f"{one.label}: {value}"
    return f"{one.label}: {value}, against {numbers.trimmed(one.limit, 1)}"


def response_lines(evaluation: Evaluation, population: str) -> tuple[str, ...]:
    """Return how fast a population is answered, where a document measured it."""
    known = [one for one in evaluation.responses if one.population == population and one.p95_ms is not None]
    return tuple(_response_line(one) for one in known) or ("Response time: no data; only Exchange 2003 was measured.",)


def _response_line(one: Response) -> str:
    band = f", {one.low:.0f} to {one.high:.0f} ms" if one.low is not None and one.high is not None else ""
    state = {"extrapolated": ", extrapolated", "over": ", above the limit"}.get(one.state, "")
    return f"95 % of answers within {one.p95_ms:.0f} ms{band}{state}"


def link_lines(gauge: Gauge | None) -> tuple[str, ...]:
    """Return the load of a WAN link in words."""
    if gauge is None or gauge.utilization is None:
        return ("No data: what the link carries is not known.",)
    load = f"{numbers.percent(gauge.utilization)} used {STATE_SYMBOLS.get(gauge.state, '')}".rstrip()
    return (load, *band_lines(gauge))


def why_title(resource: str, gauge: Gauge) -> str:
    """Return "Why CPU is 47 %"."""
    words = RESOURCE_WORDS.get(resource, resource)
    if gauge.utilization is None:
        return f"Why {words} has no data"
    return f"Why {words} is {numbers.percent(gauge.utilization)}"


def _sources(figures: Iterable[Figure]) -> tuple[str, ...]:
    """Return each document once, with the statuses of what comes from it; the whole trail names every place."""
    by_title: dict[str, dict[str, None]] = {}
    for figure in figures:
        by_title.setdefault(figure.source.title, {})[figure.status] = None
    return tuple(f"{title} ({', '.join(statuses)})." for title, statuses in by_title.items())


def _doubts(trail: Trail) -> tuple[str, ...]:
    """Return which figures are disputed, and which the plan sets itself."""
    figures = tuple(trail.figures())
    disputed = "; ".join(figure.label for figure in figures if figure.readings)
    yours = "; ".join(figure.label for figure in figures if figure.status == "yours")
    lines = (f"Read in more than one way: {disputed}." if disputed else "", f"Yours: {yours}." if yours else "")
    return tuple(line for line in lines if line)


def _errata_lines(trail: Trail) -> tuple[str, ...]:
    """Return which errors of the documents touch the figures; the whole trail tells them."""
    if not trail.errata:
        return ()
    keys = ", ".join(erratum.key for erratum in trail.errata)
    return (f"Errors in the documents that touch these figures: {keys}.",)
