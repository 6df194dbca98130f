"""The sheet of a workbook that has what was measured on machines beside what is calculated for them."""

from collections.abc import Iterator, Mapping
from typing import Any

from models.capacity.results import RESOURCES, Evaluation
from models.exporters.workbook import PERCENT_FORM, Cell, Sheet
from models.plan.entities import Machine, Plan
from models.words import natural_order, tr_noop, translate
from planner.presenters.measured_values import VERDICT_WORDS
from planner.presenters.status import RESOURCE_WORDS

NAME = tr_noop("Measured")
HEADINGS = (
    tr_noop("Design"), tr_noop("Machine"), tr_noop("Resource"), tr_noop("Measured"), tr_noop("Predicted"),
    tr_noop("Predicted, low"), tr_noop("Predicted, high"), tr_noop("Verdict"), tr_noop("Measured value"),
    tr_noop("Unit"), tr_noop("Source of the measurement"),
)  # fmt: skip
UNITS = {"disk": "1/s", "network": "Mbit/s"}


def measured_sheet(plan: Plan, evaluations: Mapping[str, Evaluation]) -> Iterator[Sheet]:
    """Return the sheet of all machines on which anything was measured; none where nothing was."""
    rows = [
        (design.name, machine.name, *cells)
        for design in plan.designs
        for machine in sorted(design.machines, key=lambda machine: (natural_order(machine.name), machine.id))
        for cells in _rows(machine, evaluations[design.id])
    ]
    if rows:
        yield Sheet(
            name=translate(NAME),
            headings=tuple(map(translate, HEADINGS)),
            rows=rows,
            forms=dict.fromkeys(range(3, 7), PERCENT_FORM),
        )


def _rows(machine: Machine, evaluation: Evaluation) -> Iterator[tuple[Cell, ...]]:
    found = machine.measured
    values = (found.cpu, found.memory, found.disk_iops, found.network_mbit_s)
    for resource, value in zip(RESOURCES, values, strict=True):
        if value is None:
            continue
        share = value if resource not in UNITS else _share(value, _capacity(machine, resource))
        gauge = evaluation.gauge(machine.id, resource)
        yield (
            translate(RESOURCE_WORDS[resource]), share, gauge.utilization, gauge.low, gauge.high,
            None if share is None else translate(VERDICT_WORDS[gauge.verdict_on(share)]),
            value if resource in UNITS else None, UNITS.get(resource), found.source or None,
        )  # fmt: skip


def _capacity(machine: Machine, resource: str) -> float | None:
    hardware: Any = machine
    return hardware.disk_iops if resource == "disk" else getattr(hardware, "network_mbit_s", None)


def _share(value: float, capacity: float | None) -> float | None:
    return value / capacity if capacity else None
