"""What a log measured beside what is calculated, as sentences and rows that a window or a command shows."""

from collections.abc import Mapping, Sequence

import numpy as np
from attrs import frozen

from models.capacity.results import Gauge
from models.comparisons.hours import Hours
from models.comparisons.measured import STATISTICS, MeasuredBeside, MeasuredRow, MeasuredUses
from models.plan.entities import Design
from models.plan.kinds import is_virtual, runs_roles
from models.plan.queries import with_exchange
from models.plan.stale_measurements import OTHER_HARDWARE, OTHER_VMS, STALE
from models.units import PERCENT
from models.words import all_of, tr_count, tr_format, tr_noop, translate
from planner.presenters.measured_values import VERDICT_SYMBOLS, VERDICT_WORDS, band_words
from planner.presenters.numbers import NO_DATA, percent
from planner.presenters.result_table import ResultRow, ResultTable, row_of

STATISTIC_WORDS = {"mean": tr_noop("mean"), "p95": tr_noop("95th percentile"), "peak": tr_noop("peak")}
OUTSIDE, UNJUDGED = ("above", "below"), {"unknown", *STALE}
# More names than these are counted in a sentence, and read in the table.
MOST_NAMED = 3
MINUTES = 60
# Why nothing in a log can be compared, by the verdicts on all of it.
ALL_STALE = {
    frozenset({OTHER_VMS}): tr_noop("The hosts in the log ran other VMs when it was read."),
    frozenset({OTHER_HARDWARE}): tr_noop("The machines in the log had other hardware when it was read."),
    STALE: tr_noop("The machines in the log had other hardware or other VMs when it was read."),
}


@frozen(kw_only=True)
class BesideRow:
    """A machine of the table.

    Parameters
    ----------
    predicted, expected, verdict, symbol : str
        As shown; `expected` is what the model gives the users whom the log counts.
    values : mapping of str to str
        By statistic; dashes where the log does not have the machine.
    gauge : Gauge
        What is calculated.
    measured : mapping of str to float
        By statistic [fraction]; empty where the log does not have the machine.
    is_outside : bool
    """

    machine_id: str
    name: str
    predicted: str
    values: Mapping[str, str]
    expected: str
    verdict: str
    symbol: str
    gauge: Gauge
    measured: Mapping[str, float]
    is_outside: bool


def verdict_words(row: MeasuredRow, statistic: str) -> str:
    """Return how far a measured use lies outside of its band, as in "10 points above"."""
    low, high, value = row.predicted.low, row.predicted.high, row.values[statistic]
    if row.verdict == "above" and high is not None:
        return _points(value - high, tr_noop("{points} points above"), row.verdict)
    if row.verdict == "below" and low is not None:
        return _points(low - value, tr_noop("{points} points below"), row.verdict)
    return translate(VERDICT_WORDS[row.verdict])


def _points(distance: float, words: str, verdict: str) -> str:
    points = round(distance * PERCENT)
    return translate(words).format(points=points) if points > 1 else translate(VERDICT_WORDS[verdict])


def headline(design: Design, found: MeasuredBeside, resource: str, statistic: str) -> tuple[str, str]:
    """Return how many machines lie inside of their bands, and which do not: of those with Exchange, if there are any.

    What is predicted of the others is what was once measured or typed, which says nothing of the model.
    """
    every = [row for row in found.rows if row.resource == resource and row.verdict not in UNJUDGED]
    exchange = with_exchange(design)
    rows = [row for row in every if row.machine_id in exchange] or every
    outside = [row for row in rows if row.verdict in OUTSIDE]
    if not rows:
        return _nothing_to_compare(design, found, resource)
    inside = len(rows) - len(outside)
    if len(rows) < len(every):
        first = tr_count(
            len(rows),
            "{inside} of {count} machine with Exchange is within the predicted range.",
            "{inside} of {count} machines with Exchange are within the predicted range.",
            inside=inside,
        )
    else:
        first = tr_count(
            len(rows),
            "{inside} of {count} machine is within the predicted range.",
            "{inside} of {count} machines are within the predicted range.",
            inside=inside,
        )
    return first, _outside_words(design, outside, statistic)


def _outside_words(design: Design, outside: Sequence[MeasuredRow], statistic: str) -> str:
    names = {machine.id: machine.name for machine in design.machines}
    if len(outside) == 1:
        (row,) = outside
        return tr_format(
            "{name} is not: predicted {band}, measured {value}.",
            name=names[row.machine_id], band=band_words(row.predicted), value=percent(row.values[statistic]),
        )  # fmt: skip
    if outside and len(outside) <= MOST_NAMED:
        return tr_format("{names} are not.", names=all_of([names[row.machine_id] for row in outside]))
    above = sum(row.verdict == "above" for row in outside)
    words = [
        tr_count(above, "{count} is above it.", "{count} are above it.") if above else "",
        tr_count(len(outside) - above, "{count} is below it.", "{count} are below it.") if above < len(outside) else "",
    ]
    return " ".join(word for word in words if word)


def _nothing_to_compare(design: Design, found: MeasuredBeside, resource: str) -> tuple[str, str]:
    """Return why no machine has both a measured and a predicted use."""
    rows = [row for row in found.rows if row.resource == resource]
    verdicts = frozenset(row.verdict for row in rows)
    if verdicts in ALL_STALE:
        return translate(ALL_STALE[verdicts]), ""
    machines = [design.by_id[row.machine_id] for row in rows]
    if machines:
        first = tr_count(
            len(machines),
            "The plan predicts nothing for the {count} machine in the log.",
            "The plan predicts nothing for the {count} machines in the log.",
        )
        loadless = any(runs_roles(machine) and not machine.roles for machine in machines)
        return first, tr_format(
            "“Keep in plan” enters it as the load of the machines without Exchange roles."
        ) if loadless else ""
    first = tr_format("The log has no data to compare for this resource.")
    if resource == "cpu" and any(is_virtual(design.by_id[row.machine_id]) for row in found.rows):
        return first, tr_format(
            "The CPU of virtual machines is read from the VM Processor counters of VMware Tools or from an esxtop log "
            "of their host."
        )
    return first, ""


def beside_rows(
    design: Design, found: MeasuredBeside, resource: str, statistic: str, gauges: Mapping[str, Gauge]
) -> tuple[BesideRow, ...]:
    """Return the machines of a design for one resource: with Exchange, outside of its band, in the log first.

    Parameters
    ----------
    gauges : mapping of str to Gauge
        What is calculated, by the ids of all machines.
    """
    measured = {row.machine_id: row for row in found.rows if row.resource == resource}
    rows = [
        _row(machine.id, machine.name, measured.get(machine.id), gauges[machine.id], statistic)
        for machine in design.machines
        if machine.id in measured or gauges[machine.id].utilization is not None
    ]
    exchange = with_exchange(design)
    return tuple(sorted(rows, key=lambda row: (row.machine_id not in exchange, not row.is_outside, not row.measured)))


def beside_table(rows: Sequence[BesideRow]) -> ResultTable:
    """Return the rows as a table of words, measured values in percent for a spreadsheet."""
    head = (
        tr_format("Machine"), tr_format("Predicted"), tr_format("For the counted users"),
        tr_format("Measured mean"), tr_format("95th percentile"), tr_format("Peak"), tr_format("Verdict"),
    )  # fmt: skip
    return ResultTable(head=head, rows=tuple(_table_row(row) for row in rows), right=(1, 2, 3, 4, 5))


def _table_row(row: BesideRow) -> ResultRow:
    words = f"{row.symbol} {row.verdict}".strip()
    cells = (row.name, row.predicted, row.expected, *(row.values[name] for name in STATISTICS), words)
    return row_of((row.machine_id,), *((cell, "") for cell in cells))


def source_of(log: str, hours: Hours, statistic: str) -> str:
    """Return what is kept of where a measurement comes from."""
    return ", ".join((log, hours_words(hours), translate(STATISTIC_WORDS[statistic])))


def clock_words(hours: Hours) -> tuple[str, str]:
    """Return the first and the last hour, as in "09:00"."""
    first, last = (f"{int(hour):02d}:{round(hour % 1.0 * MINUTES):02d}" for hour in (hours.first, hours.last))
    return first, last


def hours_words(hours: Hours) -> str:
    """Return which windows count, as in "09:00 to 13:00, weekdays only"."""
    first, last = clock_words(hours)
    words = tr_format("{first} to {last}", first=first, last=last)
    return f"{words}, {tr_format('weekdays only')}" if hours.weekdays else words


def log_words(found: MeasuredUses, hours: Hours, resource: str) -> str:
    """Return how many windows count, of how many machines."""
    uses = [use for use in found.uses if use.resource == resource]
    counted = [int((np.isfinite(use.mean) & hours.include(use.start)).sum()) for use in uses]
    return tr_count(
        max(counted, default=0),
        "{count} 15-minute window, {machines} in the log",
        "{count} 15-minute windows, {machines} in the log",
        machines=tr_count(len(uses), "{count} machine", "{count} machines"),
    )


def _row(machine_id: str, name: str, row: MeasuredRow | None, gauge: Gauge, statistic: str) -> BesideRow:
    known = {} if row is None else row.values
    verdict = tr_format("no data: not in the log") if row is None else verdict_words(row, statistic)
    return BesideRow(
        machine_id=machine_id,
        name=name,
        predicted=band_words(gauge),
        values={each: percent(known[each]) if each in known else NO_DATA for each in STATISTICS},
        expected=percent(None if row is None else row.expected),
        verdict=verdict,
        symbol="" if row is None else VERDICT_SYMBOLS[row.verdict],
        gauge=gauge,
        measured=known,
        is_outside=row is not None and row.verdict in OUTSIDE,
    )


def unknown_words() -> str:
    """Return what to do about a log none of whose counters is known."""
    return tr_format(
        "No counter in this log is known. Load counters are recognised by their English, German, French, Spanish, "
        "Italian and Russian names: save the counters of this plan and record those."
    )


def others_kept_words(number: int) -> str:
    """Return of how many machines without roles the measured load now counts."""
    return tr_count(
        number,
        "{count} machine without Exchange roles now has it as its load.",
        "{count} machines without Exchange roles now have them as their load.",
    )


def unmatched_words(names: Sequence[str]) -> str:
    """Return which names of the log no machine has."""
    return tr_format("No machine of the design has these names: {names}.", names=", ".join(names))
