"""A consolidation as it is shown before it is accepted: sentences, and a line for each VM."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from models.capacity.results import Evaluation
from models.comparisons.candidates import Candidate
from models.comparisons.ceilings import users_at_ceiling, users_words
from models.comparisons.lacking import lacking_line
from models.comparisons.lines import setting_words
from models.consolidation.choices import COUNTED, MEASURED, PREDICTED
from models.consolidation.consolidate import Consolidation, Placement
from models.plan.entities import Design, Host, Plan
from models.plan.fields import Choice
from models.words import all_of, count, memory, percent, tr_count, tr_format, tr_noop, translate
from planner.presenters.consolidation_groups import lost_sites
from planner.presenters.consolidation_measured import measured_above
from planner.presenters.consolidation_outlook import (
    hosts_sentences,
    idle_words,
    keeps_sharing,
    more_hosts,
    no_saving,
    resized_sentence,
    serves_nobody,
    size_before,
    unknown_words,
)
from planner.presenters.naming import machines_words

BOUND_WORDS = {
    "vcpus": tr_noop("vCPUs"),
    "memory": tr_noop("memory"),
    "cpu": tr_noop("CPU"),
    "disk": tr_noop("disk"),
    "network": tr_noop("network"),
    "apart": tr_noop("separation rule"),
    "nothing": tr_noop("nothing"),
}
BEYOND_WORDS = {
    PREDICTED: tr_noop("{name} exceeds its {resource} ceiling: {use}, ceiling {ceiling}."),
    MEASURED: tr_noop("With the measured load, {name} exceeds its {resource} ceiling: {use}, ceiling {ceiling}."),
}
COUNTED_WORDS = {
    "hosts": tr_noop("Number of hosts"),
    "cores": tr_noop("Cores of all hosts"),
    "power": tr_noop("Power of all hosts"),
    "rack-units": tr_noop("Rack units of all hosts"),
}
UNITS = {
    "hosts": tr_noop("hosts"),
    "cores": tr_noop("cores"),
    "power": tr_noop("W"),
    "rack-units": tr_noop("rack units"),
}
UNCOUNTED_WORDS = {"disk": tr_noop("disk operations"), "network": tr_noop("network traffic")}
HEADERS = (tr_noop("Host"), tr_noop("VM"), tr_noop("vCPUs"), tr_noop("Memory"), tr_noop("CPU"), tr_noop("Limited by"))


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
    saves_nothing : bool
        Whether it takes more hosts than there are; the first sentence says why.
    """

    sentences: tuple[str, ...]
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    saves_nothing: bool = False


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
        rows=tuple(_rows(design, result)),
        saves_nothing=more_hosts(design, result) > 0,
    )


def column_names() -> tuple[str, ...]:
    """Return the headers of the lines."""
    return tuple(translate(header) for header in HEADERS)


def counted_choices(hosts: Sequence[Host]) -> list[Choice]:
    """Return what can be kept small: what is known of every host type."""
    known = {"power": [host.power_watts for host in hosts], "rack-units": [host.rack_units for host in hosts]}
    return [Choice(key, translate(COUNTED_WORDS[key])) for key in COUNTED if all(known.get(key, [1.0]))]


def host_type_words(host: Host) -> str:
    """Return a host type in a line."""
    return tr_format(
        "{name}: {cores} cores, {memory}",
        name=host.name,
        cores=count(host.processor.cores),
        memory=memory(host.memory_mb),
    )


def progress_sentence(best: float, bound: float, fewest: str) -> str:
    """Return how far a search is."""
    return tr_format(
        "Best so far: {best} {counted}; lower bound: {bound}.",
        best=count(best),
        bound=count(bound),
        counted=translate(UNITS[fewest]),
    )


def goodness(cost: float, bound: float, proven: bool, *, only: bool = False) -> str:
    """Return how good a placing is, in a sentence.

    Parameters
    ----------
    only : bool
        Whether it is known of one host type alone.
    """
    if proven and only:
        return tr_format("This is the proven optimum for this host type.")
    if proven:
        return tr_format("This is the proven optimum.")
    if only:
        return tr_format(
            "At most {gap} above the optimum for this host type (proven so far).", gap=percent(1.0 - bound / cost)
        )
    return tr_format("At most {gap} above the optimum (proven so far).", gap=percent(1.0 - bound / cost))


def _sentences(plan: Plan, design: Design, before: Evaluation, result: Consolidation) -> Iterator[str]:
    old = Candidate(plan, design, before)
    new = Candidate(plan, result.design, result.evaluation)
    warning = no_saving(design, result)
    if warning:
        yield warning
    yield from _machines(old, new, result)
    yield from hosts_sentences(result)
    names = {machine.id: machine.name for machine in result.design.machines}
    yield from _beyond(result, names)
    yield from lost_sites(plan, design, before, result)
    yield from measured_above(design, before, result)
    yield from _verdict(plan, old, new)
    # Of VMs whose load is not known nobody can prove how many hosts they take.
    if not result.beyond and not result.no_data["cpu"]:
        yield goodness(result.packing.cost, result.packing.bound, result.packing.proven, only=result.only is not None)
    yield from resized_sentence(design, result)
    yield from _unknown(design, result, names)
    yield from _kept(result)
    above = {(entry.machine, entry.resource) for entry in result.beyond}
    for finding in result.wrong:
        if (finding.subject, finding.about) not in above:
            yield f"{finding.text}. {finding.remedy}".strip()


def _machines(old: Candidate, new: Candidate, result: Consolidation) -> Iterator[str]:
    """Return how many machines become how many hosts, and which of these are spare or the only type used."""
    hosts = tr_count(len(new.physical), "{count} host", "{count} hosts")
    yield tr_count(
        len(old.physical),
        "{count} physical machine becomes {hosts} with {vms}.",
        "{count} physical machines become {hosts} with {vms}.",
        hosts=hosts,
        vms=tr_count(len(result.placements), "{count} VM", "{count} VMs"),
    )
    if result.spare:
        yield tr_count(
            result.spare,
            "{count} of {hosts} is a spare host that takes over after failures.",
            "{count} of {hosts} are spare hosts that take over after failures.",
            hosts=hosts,
        )
    if result.only is not None:
        yield tr_format(
            "Only the host type {name} is used: nothing better was found with all chosen types, because virtual "
            "machines that may stand on any of them are sized for the slowest.",
            name=result.only.name,
        )


def _beyond(result: Consolidation, names: Mapping[str, str]) -> Iterator[str]:
    """Return which machines no size keeps within their ceilings: before anything that speaks for the design."""
    for entry in result.beyond:
        yield translate(BEYOND_WORDS[entry.by]).format(
            name=names[entry.machine],
            use=percent(entry.use),
            resource=translate(BOUND_WORDS[entry.resource]),
            ceiling=percent(entry.ceiling),
        )


def _verdict(plan: Plan, old: Candidate, new: Candidate) -> Iterator[str]:
    """Return how many users the new design carries beside the old one; over incomplete designs there is no verdict."""
    lacking = lacking_line(new.name, plan, new.evaluation.gaps) or lacking_line(old.name, plan, old.evaluation.gaps)
    if lacking:
        yield lacking
        return
    before, after = users_at_ceiling(old), users_at_ceiling(new)
    if before is None or after is None or not after.machine or not before.machine:
        return
    words = {"users": users_words(after), "machine": setting_words(new, after), "before": users_words(before)}
    if after.users == before.users:
        yield tr_format("Capacity stays at {users} users ({machine}).", **words)
    else:
        yield tr_format(
            "It can serve {users} users before the first ceiling is reached ({machine}); before: {before}.", **words
        )


def _kept(result: Consolidation) -> Iterator[str]:
    """Return how many VMs without an Exchange role keep the size that they have."""
    kept = [row.vm for row in result.placements if not row.vm.roles and row.vm.other.cpu_mhz is not None]
    if kept:
        yield tr_count(
            len(kept),
            "{count} VM without a role keeps its size and is placed by its measured load.",
            "{count} VMs without a role keep their size and are placed by their measured load.",
        )


def _unknown(design: Design, result: Consolidation, names: Mapping[str, str]) -> Iterator[str]:
    """Return what was placed without knowing all of its demand."""
    sharing = {row.vm.id for row in result.placements if keeps_sharing(design, row)}
    idle = {row.vm.id for row in result.placements if serves_nobody(result, row)}
    unknown = [entry for entry in result.no_data["cpu"] if entry not in idle]
    cpu, shared = ([names[entry] for entry in unknown if (entry in sharing) is wanted] for wanted in (False, True))
    if shared:
        yield unknown_words(shared, result.sharing)
    if idle:
        yield idle_words([names[entry] for entry in names if entry in idle])
    memory = [names[entry] for entry in result.no_data["memory"] if entry not in idle]
    if cpu:
        yield tr_count(
            len(cpu),
            "CPU utilization of {machines} is unknown: it gets at least as many vCPUs as today and is placed "
            "as if it were at its ceiling.",
            "CPU utilization of {machines} is unknown: they get at least as many vCPUs as today and are placed "
            "as if they were at their ceilings.",
            machines=machines_words(cpu),
        )
    if memory:
        yield tr_count(
            len(memory),
            "Memory use of {machines} is unknown: it keeps its memory, or gets what is recommended for its roles.",
            "Memory use of {machines} is unknown: they keep their memory, or get what is recommended for their roles.",
            machines=machines_words(memory),
        )
    if result.uncounted:
        resources = all_of([translate(UNCOUNTED_WORDS[entry]) for entry in result.uncounted])
        yield tr_format("Some virtual machines have no data on {resources}; unknown load is not included.",
                  resources=resources)  # fmt: skip


def _rows(design: Design, result: Consolidation) -> Iterator[tuple[str, ...]]:
    for row in result.placements:
        bound = _bound_words(row, result)
        vcpus, memory_mb = size_before(design, row)
        yield (
            row.host.name,
            row.vm.name,
            _changed(count(vcpus), count(row.vm.vcpus)),
            _changed(memory(memory_mb), memory(row.vm.memory_mb)),
            percent(None if serves_nobody(result, row) else result.evaluation.gauge(row.vm.id, "cpu").utilization),
            bound if row.bound_by in ("apart", "nothing") else f"{bound}, {percent(row.fill)}",
        )


def _bound_words(row: Placement, result: Consolidation) -> str:
    """Return what keeps another VM off a host; its CPU is an assumption where that of any VM on it is unknown."""
    if row.bound_by == "cpu" and result.evaluation.gauge(row.host.id, "cpu").utilization is None:
        return tr_format("assumed CPU")
    return translate(BOUND_WORDS[row.bound_by])


def _changed(before: str, after: str) -> str:
    return after if before == after else f"{before} → {after}"
