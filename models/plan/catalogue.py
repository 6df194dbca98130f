"""What can be added: one prototype of each kind of item, and templates of several, read from data."""

import re
from collections.abc import Iterable, Mapping

from attrs import define, field, frozen

from models.plan.entities import Host, Link, Machine, Plan, Population, Server, Site, Vm
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms, is_virtual

CURRENT = "current-"


@define
class ChosenModels:
    """The models of hardware that were chosen last: new servers and hosts are machines of these.

    Parameters
    ----------
    by_kind : dict of str to MachineModel
        By "server" and "host"; a kind without one begins with its prototype.
    """

    by_kind: dict[str, MachineModel] = field(factory=dict)


@frozen
class Prototypes:
    """What new machines begin with: a server, a host, and a VM for it."""

    server: Server
    host: Host
    vm: Vm


@frozen
class Catalogue:
    """One prototype of each kind of item, the templates by name, and the host types to consolidate on.

    Parameters
    ----------
    current : Prototypes
        What new machines are in a plan without others, and where most run a version counted in megacycles: the
        processor on which later calculators were based [perf-2016], and the memory recommended at least
        [docs-2016-19], on a host twice as much.
    hypervisor_names : mapping of str to pattern
        What inventories call the hypervisors, by their id.
    """

    site: Site
    link: Link
    population: Population
    server: Server
    host: Host
    vm: Vm
    current: Prototypes
    templates: Mapping[str, Plan] = field(factory=dict)
    hosts: tuple[Host, ...] = ()
    hypervisor_names: Mapping[str, re.Pattern[str]] = field(factory=dict)
    chosen: ChosenModels = field(factory=ChosenModels)


def catalogue_of(plan: Plan) -> Catalogue:
    """Return the prototypes of a plan, each of which has its kind as id, those of the current version with a prefix."""
    machines = plan.designs[0].machines
    older, current = (_of_kinds(machines, prefix) for prefix in ("", CURRENT))
    site = next(site for site in plan.sites if site.id == "site")
    others = [other for other in filter(holds_vms, machines) if other not in (older.host, current.host)]
    return Catalogue(
        site, plan.links[0], plan.populations[0], older.server, older.host, older.vm, current,
        hosts=(older.host, *others),
    )  # fmt: skip


def _of_kinds(machines: Iterable[Machine], prefix: str) -> Prototypes:
    by_id = {machine.id: machine for machine in machines}
    server, host, vm = (by_id[f"{prefix}{kind}"] for kind in ("server", "host", "vm"))
    assert isinstance(server, Server) and holds_vms(host) and is_virtual(vm)  # noqa: S101 - own data
    return Prototypes(server, host, vm)
