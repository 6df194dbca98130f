"""What was measured on machines that are consolidated, beside what is predicted."""

from collections.abc import Iterator

from models.capacity.results import Evaluation
from models.consolidation.choices import LARGER, MEASURED
from models.consolidation.consolidate import Consolidation
from models.plan.entities import Design
from models.plan.kinds import runs_roles
from models.words import percent, tr_count
from planner.presenters.naming import machines_words


def measured_above(design: Design, before: Evaluation, result: Consolidation) -> Iterator[str]:
    """Return a sentence where the CPU that was measured on machines is above what is predicted."""
    if result.size_by == LARGER:
        yield from _sized_by_measured(design, before, result)
        yield from _without_measured(design, result)
    else:
        yield from _predicted(design, before)


def _without_measured(design: Design, result: Consolidation) -> Iterator[str]:
    """Return which machines with roles have a measurement by which no VM can be sized."""
    machines = [design.by_id[source] for row in result.placements if row.vm.roles for source in row.sources]
    names = [machine.name for machine in machines if machine.measured.source and machine.measured.cpu is None]
    if names:
        yield tr_count(
            len(names),
            "{machines} has no valid CPU measurement, so its VM is sized by the prediction.",
            "{machines} have no valid CPU measurement, so their VMs are sized by the prediction.",
            machines=machines_words(names),
        )


def _sized_by_measured(design: Design, before: Evaluation, result: Consolidation) -> Iterator[str]:
    sources = [source for row in result.placements if row.cpu_by == MEASURED for source in row.sources]
    above = []
    for machine in (design.by_id[source] for source in sources):
        measured, predicted = machine.measured.cpu, before.gauge(machine.id, "cpu").utilization
        if measured is not None and predicted is not None and percent(measured) != percent(predicted):
            above.append((measured - predicted, machine, measured, predicted))
    if above:
        _, machine, measured, predicted = max(above, key=lambda row: row[0])
        yield tr_count(
            len(above),
            "{machines} used more CPU when measured ({measured}) than is predicted ({predicted}). Its VM is sized "
            "by what was measured.",
            "{machines} used more CPU when measured than is predicted; {name}: {measured}, predicted {predicted}. "
            "Their VMs are sized by what was measured.",
            machines=machines_words([row[1].name for row in above]),
            name=machine.name, measured=percent(measured), predicted=percent(predicted),
        )  # fmt: skip


def _predicted(design: Design, before: Evaluation) -> Iterator[str]:
    above = []
    for machine in filter(runs_roles, design.machines):
        gauge, measured = before.gauge(machine.id, "cpu"), machine.measured.cpu
        if measured is not None and gauge.high is not None and gauge.verdict_on(measured) == "above":
            above.append((machine.name, measured, gauge.high))
    if above:
        name, measured, high = max(above, key=lambda row: row[1] - row[2])
        yield tr_count(
            len(above),
            "{machines} used more CPU when measured ({measured}) than is predicted (at most {high}). VMs are sized by "
            "the prediction, as chosen: calibrate first, or give this VM more vCPUs.",
            "{machines} used more CPU when measured than is predicted; {name}: {measured}, predicted at most {high}. "
            "VMs are sized by the prediction, as chosen: calibrate first, or give these VMs more vCPUs.",
            machines=machines_words([row[0] for row in above]),
            name=name, measured=percent(measured), high=percent(high),
        )  # fmt: skip
