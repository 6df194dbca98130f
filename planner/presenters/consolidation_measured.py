"""What was measured on machines that are consolidated: VMs are sized by what is predicted."""

from collections.abc import Iterator

from models.capacity.results import Evaluation
from models.plan.entities import Design
from models.plan.kinds import runs_roles
from models.words import percent, tr_count
from planner.presenters.naming import machines_words


def measured_above(design: Design, before: Evaluation) -> Iterator[str]:
    """Return a sentence where the CPU that was measured on machines is above the range of what is predicted."""
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
            "the prediction: calibrate first, or give this VM more vCPUs.",
            "{machines} used more CPU when measured than is predicted; {name}: {measured}, predicted at most {high}. "
            "VMs are sized by the prediction: calibrate first, or give these VMs more vCPUs.",
            machines=machines_words([row[0] for row in above]),
            name=name, measured=percent(measured), high=percent(high),
        )  # fmt: skip
