"""Of which machines a log says something: other designs have some of them, and hosts may run other VMs by now."""

from collections.abc import Mapping, Set

from attrs import evolve

from models.comparisons.measured import MeasuredBeside
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import holds_vms
from models.plan.queries import running_vms_by_host

# The verdict on a host that ran other virtual machines when it was measured.
OTHER_VMS = "other-vms"


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


def hosts_with_other_vms(design: Design, taken_of: Design) -> frozenset[str]:
    """Return the ids of the hosts that run other virtual machines than when a log was taken.

    Of hosts that were not there then nobody knows what ran on them.

    Parameters
    ----------
    taken_of : Design
        The design beside which the log was read, as it was then.
    """
    then = _vms_of(taken_of)
    now = _vms_of(design)
    if design.id == taken_of.id:
        return frozenset(host for host, vms in now.items() if vms.keys() != then.get(host, vms).keys())
    hosts = {host.name.casefold(): host.id for host in filter(holds_vms, taken_of.machines)}
    return frozenset(
        host
        for host, vms in now.items()
        if (former := hosts.get(design.by_id[host].name.casefold())) and set(vms.values()) != set(then[former].values())
    )


def with_other_vms(found: MeasuredBeside, hosts: Set[str]) -> MeasuredBeside:
    """Return measured rows, those of hosts that run other virtual machines by now without a verdict on the model."""
    rows = (evolve(row, verdict=OTHER_VMS) if row.machine_id in hosts else row for row in found.rows)
    return MeasuredBeside(tuple(rows), found.unmatched)


def _vms_of(design: Design) -> dict[str, dict[str, str]]:
    """Return the names of the running virtual machines of each host, by their ids."""
    running = running_vms_by_host(design.machines)
    return {
        host.id: {vm.id: vm.name.casefold() for vm in running.get(host.id, ())}
        for host in filter(holds_vms, design.machines)
    }


def _by_name(design: Design) -> dict[tuple[str, bool], Machine]:
    """Return the machines of a design by what makes one of another design the same; not those that are so twice."""
    found: dict[tuple[str, bool], list[Machine]] = {}
    for machine in design.machines:
        found.setdefault(_key(machine), []).append(machine)
    return {key: machines[0] for key, machines in found.items() if len(machines) == 1}


def _key(machine: Machine) -> tuple[str, bool]:
    return machine.name.casefold(), holds_vms(machine)
