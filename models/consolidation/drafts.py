"""The VMs that a design's machines become, before they are sized and placed."""

from collections.abc import Sequence

from attrs import evolve, frozen

from models.calibration.heads import CLIENT_ACCESS, TRANSPORT
from models.calibration.library import Library
from models.consolidation.choices import Choices
from models.errors import PlanError
from models.plan import queries
from models.plan.choices import GUEST_OF_WINDOWS
from models.plan.dags import Dag
from models.plan.entities import NOT_MEASURED, Design, Plan, Server, Vm
from models.plan.fields import LONGEST_TEXT
from models.plan.kinds import holds_vms, is_off, is_virtual, runs_roles
from models.plan.other_load import together
from models.words import tr_format

UNPLACED = "unplaced"


@frozen
class Draft:
    """A VM of the new design with its site and the machines that it replaces.

    Parameters
    ----------
    was_vm : bool
        Whether it is a VM today: then it shares the cores of a host with others.
    measured_mhz : float
        CPU that was measured beyond what is predicted, for which it is sized and placed as well [MHz of cores with a
        relative speed of 1].
    """

    vm: Vm
    site: str
    sources: tuple[str, ...]
    was_vm: bool = False
    measured_mhz: float = 0.0


def drafts_of(plan: Plan, design: Design, choices: Choices, library: Library) -> list[Draft]:
    """Return a VM for each server and VM of a design that is switched on, as large as it is now.

    Raises
    ------
    PlanError
        If there is nothing to consolidate, or a rule names a machine or site that is not there.
    """
    machines = [machine for machine in design.machines if runs_roles(machine) and not is_off(machine)]
    if not machines:
        raise PlanError(
            "", tr_format("{design} has no servers or virtual machines to consolidate.", design=design.name)
        )
    _require_known(plan, design, choices)
    identifiers = queries.free_ids(plan, "vm")
    drafts = [
        Draft(
            evolve(_as_vm(machine), id=next(identifiers)),
            choices.pinned.get(machine.id, queries.site_of(design, machine)),
            (machine.id,),
            is_virtual(machine),
        )
        for machine in machines
    ]
    return _combined(drafts, library) if choices.combine_roles else drafts


def dags_of(plan: Plan, design: Design, drafts: Sequence[Draft]) -> list[Dag]:
    """Return the DAGs of a design with the VMs that their members become, under free ids in the plan."""
    vm_of = {source: draft.vm.id for draft in drafts for source in draft.sources}
    identifiers = queries.free_ids(plan, Dag.kind)
    return [
        evolve(dag, id=next(identifiers), members=tuple(vm_of[member] for member in dag.members)) for dag in design.dags
    ]


def _require_known(plan: Plan, design: Design, choices: Choices) -> None:
    named = {identifier for group in (*choices.apart, *choices.together) for identifier in group}
    for identifier in sorted(named | set(choices.pinned)):
        if identifier not in design.by_id or holds_vms(design.by_id[identifier]):
            raise PlanError("", tr_format("there is no machine with the id '{id}'.", id=identifier))
    sites = {site.id for site in plan.sites}
    for site in sorted(set(choices.pinned.values()) - sites):
        raise PlanError("", tr_format("there is no site with the id '{site}'.", site=site))


def _as_vm(machine: Server | Vm) -> Vm:
    if is_virtual(machine):
        return evolve(machine, position=None, measured=NOT_MEASURED)
    return Vm(
        id=machine.id,
        name=machine.name,
        host=UNPLACED,
        exchange=machine.exchange,
        roles=machine.roles,
        vcpus=machine.processor.cores,
        memory_mb=machine.memory_mb,
        guest=GUEST_OF_WINDOWS[machine.windows],
        weight=machine.weight,
        database_cache_mb=machine.database_cache_mb,
        antivirus_engines=machine.antivirus_engines,
        authentication=machine.authentication,
        disk_iops=machine.disk_iops,
        other=machine.other,
        notes=machine.notes,
    )


def _combined(drafts: Sequence[Draft], library: Library) -> list[Draft]:
    """Return the drafts with each Client Access machine and a Hub Transport machine of its site and version as one."""
    duties = {draft.sources: library.duties_of(draft.vm.exchange, draft.vm.roles) for draft in drafts}
    hubs = [draft for draft in drafts if duties[draft.sources] == (TRANSPORT,)]
    result = []
    for draft in drafts:
        wanting = hubs if duties[draft.sources] == (CLIENT_ACCESS,) else []
        partner = next((hub for hub in wanting if _alike(draft, hub)), None)
        if partner is not None:
            hubs.remove(partner)
            draft = _both(draft, partner)  # noqa: PLW2901 - the pair takes the place of the first
        result.append(draft)
    taken = {source for draft in result if len(draft.sources) > 1 for source in draft.sources[1:]}
    return [draft for draft in result if not (len(draft.sources) == 1 and draft.sources[0] in taken)]


def _alike(first: Draft, second: Draft) -> bool:
    return (first.site, first.vm.exchange, first.vm.guest) == (second.site, second.vm.exchange, second.vm.guest)


def _both(cas: Draft, hub: Draft) -> Draft:
    operations = [vm.disk_iops for vm in (cas.vm, hub.vm) if vm.disk_iops is not None]
    vm = evolve(
        cas.vm,
        name=f"{cas.vm.name} + {hub.vm.name}"[:LONGEST_TEXT],
        roles=(*cas.vm.roles, *hub.vm.roles),
        vcpus=cas.vm.vcpus + hub.vm.vcpus,
        memory_mb=cas.vm.memory_mb + hub.vm.memory_mb,
        weight=None,
        database_cache_mb=hub.vm.database_cache_mb,
        antivirus_engines=hub.vm.antivirus_engines,
        disk_iops=sum(operations) if operations else None,
        other=together(cas.vm.other, hub.vm.other),
    )
    return Draft(vm, cas.site, (*cas.sources, *hub.sources), cas.was_vm and hub.was_vm)
