"""The steps of any gauge, by resource and sort of machine."""

from collections.abc import Callable, Iterator

from models.capacity.trail import Step
from models.capacity.trails import processor, rest
from models.capacity.trails.subject import Subject
from models.plan.kinds import holds_vms

Steps = Callable[[Subject], Iterator[Step]]
OF_MACHINES: dict[str, Steps] = {
    "cpu": processor.machine_steps,
    "memory": rest.memory_steps,
    "disk": rest.disk_steps,
    "network": rest.network_steps,
}
OF_HOSTS: dict[str, Steps] = {
    "cpu": processor.host_steps,
    "memory": rest.host_memory_steps,
    "disk": lambda subject: rest.hosted_steps(subject, "disk"),
    "network": lambda subject: rest.hosted_steps(subject, "network"),
}


def steps_of(subject: Subject, resource: str) -> Iterator[Step]:
    """Return the steps that made a gauge of a machine."""
    table = OF_HOSTS if holds_vms(subject.machine) else OF_MACHINES
    return table[resource](subject)
