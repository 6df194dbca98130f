"""Why a number is what it is, in lines to read."""

from collections.abc import Callable, Iterable

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.dags.member_gauges import group_of, room_in_group
from models.capacity.dags.results import ON_DAY, DagNumbers
from models.capacity.results import Evaluation, Gauge, LinkGauge, Measure, Response
from models.capacity.trail import Trail
from models.plan.entities import Plan
from models.words import tr_count, tr_format, translate
from planner.presenters import numbers
from planner.presenters.comparison import quantity
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
    told = (*_weak_figures(trail), *_errata_lines(trail))
    sources = (*band_lines(gauge), *_sources(trail.figures()), *trail.notes, *told)
    return Explanation(why_title(trail.resource, gauge), lines, sources)


def band_lines(gauge: Gauge) -> tuple[str, ...]:
    """Return "Between 58 and 71 %; the ceiling is 75 %", as far as it is known."""
    if gauge.utilization is None:
        return ()
    ceiling, low, high = (numbers.percent(value) for value in (gauge.ceiling, gauge.low, gauge.high))
    if gauge.low is None or gauge.high is None or low == high:
        return (tr_format("The ceiling is {ceiling}.", ceiling=ceiling),)
    return (tr_format("Between {low} and {high}; the ceiling is {ceiling}.", low=low, high=high, ceiling=ceiling),)


def _why_no_room(evaluation: Evaluation, machine_id: str) -> str:
    if not evaluation.users_of(machine_id):
        return tr_format("Headroom not applicable: the machine serves no users.")
    if evaluation.is_most[evaluation.rows[machine_id]]:
        return tr_format("Headroom unknown: the CPU utilization is unknown.")
    return tr_format("More users would not bring the machine to any ceiling.")


def served_lines(evaluation: Evaluation, machine_id: str) -> tuple[str, ...]:
    """Return whom a machine serves, as in "Holds 4,000 mailboxes; serves 3,900 users."; nothing without a load."""
    mailboxes, users = evaluation.mailboxes_of(machine_id), evaluation.users_of(machine_id)
    held = tr_count(mailboxes, "{count} mailbox", "{count} mailboxes")
    served = tr_count(users, "{count} user", "{count} users")
    if mailboxes and users:
        return (tr_format("Hosts {mailboxes}; serves {users}.", mailboxes=held, users=served),)
    if users:
        return (tr_format("Serves {users}.", users=served),)
    return (tr_format("Hosts {mailboxes}.", mailboxes=held),) if mailboxes else ()


def room_lines(evaluation: Evaluation, machine_id: str) -> tuple[str, ...]:
    """Return what still fits on a machine, and what binds first."""
    if evaluation.is_short_without_users(machine_id):
        return (tr_format("Memory is too small even without users."),)
    binding, room = evaluation.binding_of(machine_id), evaluation.room_of(machine_id)
    if binding is None or room is None:
        return (_why_no_room(evaluation, machine_id),)
    group, in_group = group_of(evaluation, machine_id), room_in_group(evaluation, machine_id)
    if group is not None and in_group is not None:
        return (_room_in_group(in_group, group),)
    gauge = evaluation.gauge(machine_id, binding)
    words = {"resource": translate(RESOURCE_WORDS[binding]), "ceiling": numbers.percent(gauge.ceiling)}
    if room < 0:
        too_many = tr_count(
            -room,
            "{count} user too many; {resource} is the limit ({ceiling}).",
            "{count} users too many; {resource} is the limit ({ceiling}).",
            **words,
        )
        return (too_many,)
    more = tr_count(
        room,
        "Room for {count} more user; {resource} is the limit ({ceiling}).",
        "Room for {count} more users; {resource} is the limit ({ceiling}).",
        **words,
    )
    return (more,)


def _room_in_group(room: int, group: DagNumbers) -> str:
    words = {"dag": group.dag.name, "what": translate(ON_DAY[group.limit])}
    if room < 0:
        return tr_count(
            -room,
            "{count} user too many; {dag} is the limit ({what}).",
            "{count} users too many; {dag} is the limit ({what}).",
            **words,
        )
    return tr_count(
        room,
        "Room for {count} more user; {dag} is the limit ({what}).",
        "Room for {count} more users; {dag} is the limit ({what}).",
        **words,
    )


def measure_lines(evaluation: Evaluation, subject: str) -> tuple[str, ...]:
    """Return the numbers beside the gauges of a machine or site, with the limit that a document names."""
    return tuple(_measure_line(measure) for measure in evaluation.measures_of(subject))


def _measure_line(one: Measure) -> str:
    value = numbers.memory(one.value) if one.unit == "MB" else quantity(one.value, one.unit)
    if one.limit is None:
        return f"{one.label}: {value}"
    return tr_format(
        "{label}: {value} (guideline: {limit})", label=one.label, value=value, limit=numbers.trimmed(one.limit, 1)
    )


def response_lines(evaluation: Evaluation, population: str) -> tuple[str, ...]:
    """Return how fast a population is answered, where a document measured it."""
    known = [
        response
        for response in evaluation.responses
        if response.population == population and response.state != "no data"
    ]
    return tuple(_response_line(entry) for entry in known) or (
        tr_format("Response time: no data; only Exchange 2003 was measured."),
    )


def _response_line(one: Response) -> str:
    if one.p95_ms is None:
        return tr_format("Response times keep growing: the CPU is saturated.")
    words = tr_format("95 % of responses within {time} ms", time=numbers.count(one.p95_ms))
    if one.low is not None and one.high is not None:
        words += tr_format(", {low} to {high} ms", low=numbers.count(one.low), high=numbers.count(one.high))
    if one.state == "extrapolated":
        return words + tr_format(", extrapolated")
    return words + tr_format(", above the limit") if one.state == "over" else words


def link_lines(gauge: LinkGauge | None) -> tuple[str, ...]:
    """Return the load of a WAN link in words."""
    if gauge is None:
        return (tr_format("No data: the load on the link is unknown."),)
    logs: tuple[str, ...] = ()
    if gauge.shipping:
        logs = (tr_format("of which log shipping: {use}", use=numbers.percent(gauge.shipping)),)
    if gauge.utilization is None:
        if gauge.shipping:
            logs = (tr_format("Log shipping alone takes {use} of the bandwidth.", use=numbers.percent(gauge.shipping)),)
        return (tr_format("No data: the load on the link is unknown."), *logs)
    load = tr_format("{use} used", use=numbers.percent(gauge.utilization))
    return (f"{load} {STATE_SYMBOLS.get(gauge.state, '')}".rstrip(), *logs, *band_lines(gauge))


def why_title(resource: str, gauge: Gauge) -> str:
    """Return "Why CPU is 47 %"."""
    words = translate(RESOURCE_WORDS.get(resource, resource))
    if gauge.utilization is None:
        return tr_format("Why {resource} has no data", resource=words)
    return tr_format("Why {resource} is {use}", resource=words, use=numbers.percent(gauge.utilization))


def _sources(figures: Iterable[Figure]) -> tuple[str, ...]:
    """Return each document once, with the statuses of what comes from it; the whole trail names every place."""
    by_title: dict[str, dict[str, None]] = {}
    for figure in figures:
        by_title.setdefault(figure.source.title, {})[translate(figure.status)] = None
    return tuple(f"{title} ({', '.join(statuses)})." for title, statuses in by_title.items())


def _weak_figures(trail: Trail) -> tuple[str, ...]:
    """Return which figures are disputed, and which the plan sets itself."""
    figures = tuple(trail.figures())
    disputed = "; ".join(translate(figure.label) for figure in figures if figure.readings)
    yours = "; ".join(translate(figure.label) for figure in figures if figure.status == "yours")
    lines = []
    if disputed:
        lines.append(tr_format("Interpreted in more than one way: {figures}.", figures=disputed))
    if yours:
        lines.append(tr_format("Overridden: {figures}.", figures=yours))
    return tuple(lines)


def _errata_lines(trail: Trail) -> tuple[str, ...]:
    """Return which errors of the documents touch the figures; the whole trail tells them."""
    if not trail.errata:
        return ()
    keys = ", ".join(erratum.key for erratum in trail.errata)
    return (tr_format("Errors in the documents that affect these figures: {keys}.", keys=keys),)
