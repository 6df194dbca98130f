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
        high = before.gauge(machine.id, "cpu").high
        if machine.measured.cpu is not None and high is not None and machine.measured.cpu > high:
            above.append((machine.name, machine.measured.cpu, high))
    if above:
        name, measured, high = max(above, key=lambda row: row[1] - row[2])
        yield tr_count(
            len(above),
            "{machines} used more CPU when measured than is predicted ({measured} of it, at most {high} predicted). "
            "VMs are sized by the prediction: calibrate it first, or give this VM more vCPUs.",
            "{machines} used more CPU when measured than is predicted ({name}: {measured} of it, at most {high} "
            "predicted). VMs are sized by the prediction: calibrate it first, or give these VMs more vCPUs.",
            machines=machines_words([row[0] for row in above]),
            name=name, measured=percent(measured), high=percent(high),
        )  # fmt: skip
