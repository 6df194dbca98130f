"""Of which machines a log says something: other designs have some of them, and by now they may be others."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from attrs import evolve

from models.comparisons.measured import MeasuredBeside, MeasuredRow, MeasuredUses
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import holds_vms, runs_roles
from models.plan.queries import running_vms_by_host
from models.plan.stale_measurements import OTHER_HARDWARE, OTHER_VMS, other_shares


def names_in(plan: Plan, design: Design, named: Mapping[str, str]) -> dict[str, str]:
    """Return the machines of a design for names that were matched by hand beside any design of the plan.

    Parameters
    ----------
    named : mapping of str to str
        The ids of machines of any design, by the names of a log.
    """
    known = {machine.id: machine for of_plan in plan.designs for machine in of_plan.machines}
    same = _by_name(design)
    found = {}
    for name, identifier in named.items():
        machine = known.get(identifier)
        here = machine if identifier in design.by_id or machine is None else same.get(_key(machine))
        if here is not None:
            found[name] = here.id
    return found


def without_stale(found: MeasuredBeside, design: Design, taken_of: Design) -> MeasuredBeside:
    """Return measured rows without a verdict on those of other hardware, or of hosts that run other virtual machines.

    Of machines that were not there then nobody knows.

    Parameters
    ----------
    taken_of : Design
        The design beside which the log was read, as it was then.
    """
    hosts, shares = hosts_with_other_vms(design, taken_of), shares_of_other_hardware(design, taken_of)

    def judged(row: MeasuredRow) -> MeasuredRow:
        if row.machine_id in hosts:
            return evolve(row, verdict=OTHER_VMS)
        return evolve(row, verdict=OTHER_HARDWARE) if (row.machine_id, row.resource) in shares else row

    return MeasuredBeside(tuple(map(judged, found.rows)), found.unmatched)


def hosts_with_other_vms(design: Design, taken_of: Design) -> frozenset[str]:
    """Return the ids of the hosts that run other virtual machines than when a log was taken; see `without_stale`."""
    then, now = running_vms_by_host(taken_of.machines), running_vms_by_host(design.machines)
    known_by: Callable[[Machine], str] = _name if design.id != taken_of.id else attrgetter("id")
    return frozenset(
        host.id
        for host, former in _machines_then(design, taken_of)
        if holds_vms(host) and set(map(known_by, now.get(host.id, ()))) != set(map(known_by, then.get(former.id, ())))
    )


def shares_of_other_hardware(design: Design, taken_of: Design) -> frozenset[tuple[str, str]]:
    """Return of which machines and resources a log measured shares of other hardware; see `without_stale`."""
    return frozenset(
        (machine.id, resource)
        for machine, former in _machines_then(design, taken_of)
        for resource in other_shares(machine, design.by_id.get, former, taken_of.by_id.get)
    )


def on_other_cpus(design: Design, taken_of: Design, uses: MeasuredUses) -> tuple[str, ...]:
    """Return the ids of the servers and VMs whose CPU a log measured when it was another one; see `without_stale`."""
    stale = shares_of_other_hardware(design, taken_of)
    measured = {use.machine_id for use in uses.uses if use.resource == "cpu"}
    return tuple(
        machine.id
        for machine in filter(runs_roles, design.machines)
        if machine.id in measured and (machine.id, "cpu") in stale
    )


def _machines_then(design: Design, taken_of: Design) -> Iterator[tuple[Machine, Machine]]:
    """Return the machines of a design that were there when a log was taken, each with what it was."""
    by_name = {} if design.id == taken_of.id else _by_name(taken_of)
    for machine in design.machines:
        former = taken_of.by_id.get(machine.id) if design.id == taken_of.id else by_name.get(_key(machine))
        if former is not None:
            yield machine, former


def _by_name(design: Design) -> dict[tuple[str, bool], Machine]:
    """Return the machines of a design by what makes one of another design the same; not those that are so twice."""
    found: dict[tuple[str, bool], list[Machine]] = {}
    for machine in design.machines:
        found.setdefault(_key(machine), []).append(machine)
    return {key: machines[0] for key, machines in found.items() if len(machines) == 1}


def _key(machine: Machine) -> tuple[str, bool]:
    return _name(machine), holds_vms(machine)


def _name(machine: Machine) -> str:
    return machine.name.casefold()
