"""A consolidation as it is shown before it is accepted: sentences, and a line for each VM."""

import math
from collections.abc import Iterator, Sequence

from attrs import frozen

from models.capacity.results import Evaluation
from models.comparisons.designs import FULL_USER, Candidate, users_at_ceiling
from models.consolidation.choices import COUNTED
from models.consolidation.consolidate import Consolidation
from models.plan.entities import Design, Host, Plan
from models.plan.fields import Choice
from models.words import count, marked, memory, percent, say, shown

BOUND_WORDS = {
    "vcpus": marked("vCPUs"),
    "memory": marked("memory"),
    "cpu": marked("CPU"),
    "disk": marked("disk"),
    "network": marked("network"),
    "apart": marked("kept apart"),
    "nothing": marked("room left"),
}
COUNTED_WORDS = {
    "hosts": marked("Number of hosts"),
    "cores": marked("Cores of all hosts"),
    "power": marked("Power of all hosts"),
    "rack-units": marked("Rack units of all hosts"),
}
UNITS = {"hosts": marked("hosts"), "cores": marked("cores"), "power": marked("W"), "rack-units": marked("rack units")}
BOTH = 2
HEADERS = (marked("Host"), marked("VM"), marked("vCPUs"), marked("Memory"), marked("CPU"), marked("Bound by"))


@frozen
class ConsolidationView:
    """What is shown of a consolidation.

    Parameters
    ----------
    sentences : tuple of str
        What it saves, how good it is, and what it could not keep.
    headers : tuple of str
    rows : tuple of tuple of str
        One for each VM.
    """

    sentences: tuple[str, ...]
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def consolidation_view(plan: Plan, design: Design, before: Evaluation, result: Consolidation) -> ConsolidationView:
    """Return a consolidation in words.

    Parameters
    ----------
    design, before : Design, Evaluation
        What was consolidated, and its numbers.
    """
    return ConsolidationView(
        sentences=tuple(_sentences(plan, design, before, result)),
        headers=column_names(),
        rows=tuple(_rows(result)),
    )


def column_names() -> tuple[str, ...]:
    """Return the headers of the lines."""
    return tuple(shown(header) for header in HEADERS)


def counted_choices(hosts: Sequence[Host]) -> list[Choice]:
    """Return what can be kept small: what is known of every host type."""
    known = {"power": [host.power_watts for host in hosts], "rack-units": [host.rack_units for host in hosts]}
    return [Choice(key, shown(COUNTED_WORDS[key])) for key in COUNTED if all(known.get(key, [1.0]))]


def host_type_words(host: Host) -> str:
    """Return a host type in a line."""
    return say(
        "{name}: {cores} cores, {memory}",
        name=host.name,
        cores=count(host.processor.cores),
        memory=memory(host.memory_mb),
    )


def progress_sentence(best: float, bound: float, fewest: str) -> str:
    """Return how far a search is."""
    return say(
        "Best so far: {best} {counted}; no placing needs less than {bound}.",
        best=count(best),
        bound=count(bound),
        counted=shown(UNITS[fewest]),
    )


def goodness(cost: float, bound: float, proven: bool) -> str:
    """Return how good a placing is, in a sentence."""
    if proven:
        return say("No placing needs less: this is proven.")
    return say("At most {gap} less is possible: the search has not proven more.", gap=percent(1.0 - bound / cost))


def _sentences(plan: Plan, design: Design, before: Evaluation, result: Consolidation) -> Iterator[str]:
    old = Candidate(plan, design, before)
    new = Candidate(plan, result.design, result.evaluation)
    hosts = count(len(new.physical))
    yield say(
        "{machines} physical machines become {hosts} with {vms} VMs.",
        machines=count(len(old.physical)),
        hosts=say("1 host") if len(new.physical) == 1 else say("{number} hosts", number=hosts),
        vms=count(len(result.placements)),
    )
    if result.spare:
        yield say("{spare} of {hosts} stand empty, to take over when others fail.", spare=result.spare, hosts=hosts)
    users = [number for number in (users_at_ceiling(old), users_at_ceiling(new)) if number is not None]
    if len(users) == BOTH:
        whole = [count(math.floor(number + FULL_USER)) for number in users]
        yield say("The first ceiling is met at {new} users instead of {old}.", new=whole[1], old=whole[0])
    yield goodness(result.packing.cost, result.packing.bound, result.packing.proven)
    names = {machine.id: machine.name for machine in result.design.machines}
    for one in result.beyond:
        yield say(
            "{name} does not stay within the ceiling: {use} of its {resource} against {ceiling}.",
            name=names[one.machine],
            use=percent(one.use),
            resource=shown(BOUND_WORDS[one.resource]),
            ceiling=percent(one.ceiling),
        )


def _rows(result: Consolidation) -> Iterator[tuple[str, ...]]:
    for row in result.placements:
        bound = shown(BOUND_WORDS[row.bound_by])
        yield (
            row.host.name,
            row.vm.name,
            count(row.vm.vcpus),
            memory(row.vm.memory_mb),
            percent(result.evaluation.gauge(row.vm.id, "cpu").utilization),
            bound if row.bound_by in ("apart", "nothing") else f"{bound}, {percent(row.fill)}",
        )
