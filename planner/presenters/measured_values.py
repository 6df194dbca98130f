"""What a plan holds of measured load: as a part of a machine, as a sentence, and as a table of the report."""

from collections.abc import Mapping

from attrs import frozen

from models.capacity.results import RESOURCES, Evaluation, Gauge
from models.plan.entities import NOT_MEASURED, Design, Machine, Plan
from models.plan.stale_measurements import OTHER_HARDWARE, OTHER_VMS
from models.units import PERCENT
from models.words import natural_order, tr_format, tr_noop, translate
from planner.presenters import numbers
from planner.presenters.status import RESOURCE_WORDS

VERDICT_WORDS = {
    "above": tr_noop("above the range"),
    "below": tr_noop("below the range"),
    "within the range": tr_noop("within the range"),
    "unknown": tr_noop("nothing to compare"),
    OTHER_VMS: tr_noop("measured with other VMs"),
    OTHER_HARDWARE: tr_noop("measured on other hardware"),
}
# Neutral ink: colours of states mean load, and a machine outside of its band may be a quiet one.
VERDICT_SYMBOLS = dict.fromkeys(VERDICT_WORDS, "") | {"above": "▲", "below": "▽"}


@frozen
class MeasuredRow:
    """A measured resource of a machine: all cells in words."""

    machine: str
    resource: str
    predicted: str
    measured: str
    verdict: str
    source: str


@frozen
class MeasuredTable:
    """The measured machines of a design, by its name."""

    name: str
    rows: tuple[MeasuredRow, ...]


def band_words(gauge: Gauge) -> str:
    """Return a calculated use with its band, as in "39 % (37 to 43 %)"; without one that shows nothing else."""
    use = numbers.percent(gauge.utilization)
    if gauge.low is None or gauge.high is None:
        return use
    low, high = f"{gauge.low * PERCENT:.0f}", numbers.percent(gauge.high)
    return (
        use
        if numbers.percent(gauge.low) == high == use
        else tr_format("{use} ({low} to {high})", use=use, low=low, high=high)
    )


def measured_part(machine: Machine, resource: str) -> float | None:
    """Return the measured use of a resource [fraction]; None where it was not measured, or its capacity is unknown."""
    measured = machine.measured
    if measured == NOT_MEASURED:
        return None
    if resource == "cpu":
        return measured.cpu
    if resource == "memory":
        return measured.memory
    value, capacity = (
        (measured.disk_iops, machine.disk_iops)
        if resource == "disk"
        else (measured.network_mbit_s, getattr(machine, "network_mbit_s", None))
    )
    return value / capacity if value is not None and capacity else None


def measured_line(machine: Machine, resource: str, gauge: Gauge) -> str:
    """Return what was measured of a resource, beside its band; empty where nothing was."""
    part = measured_part(machine, resource)
    if part is None:
        return ""
    words = tr_format("Measured: {use}, {verdict}", use=numbers.percent(part), verdict=_verdict(part, gauge))
    return f"{words} ({machine.measured.source})" if machine.measured.source else words


def _verdict(part: float, gauge: Gauge) -> str:
    verdict = gauge.verdict_on(part)
    return f"{translate(VERDICT_WORDS[verdict])} {VERDICT_SYMBOLS[verdict]}".rstrip()


def measured_headings() -> dict[str, str]:
    """Return what the columns of the report's table are called."""
    return {
        "measured": tr_format("Measured"),
        "machine": tr_format("Machine"),
        "resource": tr_format("Resource"),
        "predicted": tr_format("Predicted"),
        "verdict": tr_format("Verdict"),
    }


def measured_tables(plan: Plan, evaluations: Mapping[str, Evaluation]) -> tuple[MeasuredTable, ...]:
    """Return a table for each design on whose machines anything was measured."""
    tables = (MeasuredTable(design.name, _rows(design, evaluations[design.id])) for design in plan.designs)
    return tuple(table for table in tables if table.rows)


def _rows(design: Design, evaluation: Evaluation) -> tuple[MeasuredRow, ...]:
    measured = [machine for machine in design.machines if machine.measured != NOT_MEASURED]
    return tuple(
        MeasuredRow(
            machine=machine.name,
            resource=translate(RESOURCE_WORDS[resource]),
            predicted=band_words(gauge),
            measured=numbers.percent(part),
            verdict=_verdict(part, gauge),
            source=machine.measured.source,
        )
        for machine in sorted(measured, key=lambda machine: natural_order(machine.name))
        for resource in RESOURCES
        if (part := measured_part(machine, resource)) is not None
        and (gauge := evaluation.gauge(machine.id, resource)) is not None
    )
