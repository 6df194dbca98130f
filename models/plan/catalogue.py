"""What can be added: one prototype of each kind of item, and templates of several, read from data."""

import re
from collections.abc import Mapping

from attrs import define, field, frozen

from models.plan.entities import Host, Link, Plan, Population, Server, Site, Vm
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms, is_virtual


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
class Catalogue:
    """One prototype of each kind of item, the templates by name, and the host types to consolidate on.

    Parameters
    ----------
    hypervisor_names : mapping of str to pattern
        What inventories call the hypervisors, by their id.
    """

    site: Site
    link: Link
    population: Population
    server: Server
    host: Host
    vm: Vm
    templates: Mapping[str, Plan] = field(factory=dict)
    hosts: tuple[Host, ...] = ()
    hypervisor_names: Mapping[str, re.Pattern[str]] = field(factory=dict)
    chosen: ChosenModels = field(factory=ChosenModels)


def catalogue_of(plan: Plan) -> Catalogue:
    """Return the prototypes of a plan, each of which has its kind as id."""
    machines = plan.designs[0].by_id
    server, host, vm = machines["server"], machines["host"], machines["vm"]
    assert isinstance(server, Server) and holds_vms(host) and is_virtual(vm)  # noqa: S101 - own data
    site = next(site for site in plan.sites if site.id == "site")
    others = [other for other in filter(holds_vms, plan.designs[0].machines) if other is not host]
    return Catalogue(site, plan.links[0], plan.populations[0], server, host, vm, hosts=(host, *others))
