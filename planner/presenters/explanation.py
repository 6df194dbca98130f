"""Why a number is what it is, in lines to read."""

from collections.abc import Iterable

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.results import Evaluation, Gauge
from models.capacity.trail import Trail
from planner.presenters import numbers
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS


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
    sources = (*band_lines(gauge), *_sources(trail.figures()), *trail.notes, *_errata_lines(trail))
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
    limiter, room = evaluation.limiter_of(machine_id), evaluation.room_of(machine_id)
    if limiter is None or room is None:
        return ("Not known: no load, or no data.",)
    gauge = evaluation.gauge(machine_id, limiter)
    resource = RESOURCE_WORDS[limiter]
    users = numbers.plural(abs(room), "user")
    ceiling = numbers.percent(gauge.ceiling)
    if room < 0:
        return (f"{users} too many for {ceiling} {resource}.",)
    return (f"{users.replace(' ', ' more ', 1)} to {ceiling} {resource}, which binds first.",)


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
    texts = (_source(figure) for figure in figures)
    return tuple(dict.fromkeys(text for text in texts if text))


def _source(figure: Figure) -> str:
    place = f", {figure.place}" if figure.place else ""
    return f"{figure.source.title}{place} ({figure.status})."


def _errata_lines(trail: Trail) -> tuple[str, ...]:
    """Return which errors of the documents touch the figures; the whole trail tells them."""
    if not trail.errata:
        return ()
    keys = ", ".join(erratum.key for erratum in trail.errata)
    return (f"Errors in the documents that touch these figures: {keys}.",)
