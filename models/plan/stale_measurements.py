"""What was measured is void once it says nothing of a machine: hosts run other VMs, or shares are of other hardware."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from models.plan.change import Change, Replacement
from models.plan.choices import CLOCK, CORES, MEMORY
from models.plan.entities import NOT_MEASURED, Machine, Plan
from models.plan.fields import LONGEST_TEXT
from models.plan.kinds import cpus_of, holds_vms, is_off, is_physical, is_virtual, physical_id
from models.plan.measured_load import Measured
from models.plan.unknown_hardware import unknown_parts
from models.words import tr_format, tr_noop, translate

# The verdict on a host that ran other virtual machines when it was measured.
OTHER_VMS = "other-vms"
# That on a share of a CPU or a memory that was another one.
OTHER_HARDWARE = "other-hardware"
STALE = frozenset({OTHER_VMS, OTHER_HARDWARE})
SHARES = ("cpu", "memory")
VOID_WORDS = {
    ("cpu",): tr_noop("CPU void, as the hardware is different now: {source}"),
    ("memory",): tr_noop("Memory void, as the hardware is different now: {source}"),
    SHARES: tr_noop("CPU and memory void, as the hardware is different now: {source}"),
}
# A machine of a design by its id.
Find = Callable[[str], Machine | None]


def with_stale_voided(plan: Plan, change: Change) -> Change:
    """Return a change that also voids what was measured on machines that it makes others.

    Of a host whose running VMs are others that is all; of a machine with another CPU or memory it is the measured share
    of that, while amounts stay. The source stays and says what is void, and so does what the change itself measures.
    """
    edit = _Edit.of(plan, change)
    voided = {key: part for key in edit.concerned() if (part := edit.voided(*key)) is not None}
    if not voided:
        return change
    kept = (part for part in change.replacements if part.table != "machines" or (part.design, part.key) not in voided)
    return evolve(change, replacements=(*kept, *voided.values()))


def is_valid(machine: Machine) -> bool:
    """Return whether anything that was measured on a machine still says something of it."""
    return evolve(machine.measured, source="") != NOT_MEASURED


def other_shares(now: Machine, find_now: Find, then: Machine, find_then: Find) -> tuple[str, ...]:
    """Return of which resources (`SHARES`) a measured share is one of other hardware than a machine has now.

    Hardware that was not known then is no other.

    Parameters
    ----------
    find_now, find_then : callable
        Returns a machine of the design by its id: a VM uses the hardware of its host.
    """
    whole, former = _whole(now, find_now), _whole(then, find_then)
    return tuple(name for name in SHARES if _is_other(whole[name], former[name]))


def _is_other(now: tuple[object, ...], then: tuple[object, ...]) -> bool:
    return any(None not in pair and pair[0] != pair[1] for pair in zip(now, then, strict=True))


def _whole(machine: Machine, find: Find) -> Mapping[str, tuple[object, ...]]:
    """Return what shares of a machine are shares of, by resource; None in place of what is not known."""
    hardware = find(physical_id(machine))
    cpus = None if CORES in unknown_parts(machine) else cpus_of(machine)
    threads = is_virtual(machine) and machine.vcpu_is_thread
    memory = None if MEMORY in unknown_parts(machine) else machine.memory_mb
    return {"cpu": (is_virtual(machine), cpus, threads, *_speed(hardware)), "memory": (memory,)}


def _speed(hardware: Machine | None) -> tuple[float | None, ...]:
    """Return the speed of a core, as far as it is known: clock, relative speed, and benchmarks."""
    if not is_physical(hardware) or CLOCK in unknown_parts(hardware):
        return (None,) * 4
    processor = hardware.processor
    rates = (processor.specint_rate2006, processor.specrate2017_int_base)
    of_core = (None if rate is None else rate / processor.cores for rate in rates)
    return processor.clock_mhz, processor.relative_speed, *of_core


@frozen
class _Edit:
    """What a change makes of the machines of a plan, each by the ids of its design and its own.

    Parameters
    ----------
    with_other_vms : frozenset
        The hosts on which other VMs run after the change.
    """

    plan: Plan
    parts: Mapping[tuple[str, str], Replacement]
    with_other_vms: frozenset[tuple[str, str]]

    @classmethod
    def of(cls, plan: Plan, change: Change) -> "_Edit":
        parts = {(part.design, part.key): part for part in change.replacements if part.table == "machines"}
        return cls(plan, parts, frozenset(host for part in parts.values() for host in _others_on(part)))

    def concerned(self) -> Iterable[tuple[str, str]]:
        """Return the machines that change, the hosts of VMs that do, and the VMs of hosts that do."""
        vms = (vm for part in self.parts.values() for vm in self._on_other_processor(part))
        return dict.fromkeys((*self.parts, *sorted(self.with_other_vms), *vms))

    def voided(self, design: str, identifier: str) -> Replacement | None:
        """Return what the change makes of a machine, what is void left out; None where nothing is."""
        before, after = self._before(design)(identifier), self._after(design)(identifier)
        if before is None or after is None or after.measured != before.measured or not is_valid(before):
            return None
        if (design, identifier) in self.with_other_vms:
            measured = _void(before.measured)
        else:
            stale = other_shares(after, self._after(design), before, self._before(design))
            measured = _without(before.measured, stale)
        if measured == before.measured:
            return None
        return Replacement("machines", identifier, before, evolve(after, measured=measured), design)

    def _before(self, design: str) -> Find:
        found = self.plan.design(design)
        return (lambda _: None) if found is None else found.by_id.get

    def _after(self, design: str) -> Find:
        before = self._before(design)

        def find(identifier: str) -> Machine | None:
            part = self.parts.get((design, identifier))
            return before(identifier) if part is None else part.after

        return find

    def _on_other_processor(self, part: Replacement) -> Iterator[tuple[str, str]]:
        before, after, design = part.before, part.after, self.plan.design(part.design)
        if design is not None and holds_vms(before) and holds_vms(after) and before.processor != after.processor:
            yield from ((design.id, vm.id) for vm in design.machines if is_virtual(vm) and vm.host == part.key)


def _void(measured: Measured) -> Measured:
    words = tr_format("Void, as other virtual machines run there now: {source}", source=measured.source)
    return Measured(source=words[:LONGEST_TEXT])


def _without(measured: Measured, shares: Sequence[str]) -> Measured:
    """Return a measurement without some shares; its source says so where there were any."""
    void = tuple(name for name in shares if getattr(measured, name) is not None)
    if not void:
        return measured
    words = translate(VOID_WORDS[void]).format(source=measured.source)
    return evolve(measured, source=words[:LONGEST_TEXT], **dict.fromkeys(void))


def _others_on(part: Replacement) -> Iterator[tuple[str, str]]:
    """Return the hosts on which a machine runs before or after a part of a change, but not both."""
    before, after = (_host_of(machine) for machine in (part.before, part.after))
    if before != after:
        yield from ((part.design, host) for host in (before, after) if host)


def _host_of(machine: Machine | None) -> str:
    return machine.host if is_virtual(machine) and not is_off(machine) else ""
