"""What is taken of an inventory, as a plan of its own or as a design of one that is there."""

import re
from collections.abc import Iterator, Mapping

from attrs import define, evolve, field, frozen

from models.importers import inventory as form
from models.importers.doubled_names import names_of_hosts, names_of_vms
from models.importers.inventory import Inventory, InventoryHost, InventoryVm
from models.importers.inventory_choices import ExchangeRule, InventoryChoices, Selection, cpu_share, selected
from models.importers.inventory_hosts import placed
from models.importers.inventory_telling import notes_of, sentences_of
from models.plan import queries
from models.plan.catalogue import Catalogue
from models.plan.change import Change, Replacement
from models.plan.choices import CLOCK, CORES, GUEST_NAMES, MEMORY, OTHER_GUEST
from models.plan.dns_names import dns_line, short_name
from models.plan.entities import Design, Host, Machine, Plan, Processor, Site, Vm
from models.plan.fields import LONGEST_TEXT
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad
from models.plan.unknown_hardware import hardware_words
from models.words import all_of, tr_format, tr_noop, translate

# From this version on, its hosts use large memory pages, which are not shared between virtual machines.
LARGE_PAGES = re.compile(r"esxi?\s*([0-9]+)", re.IGNORECASE)
FIRST_WITH_LARGE_PAGES = 5
LEAST_MBIT_S, MOST_SHARE = 0.1, 100.0


@frozen(eq=False)
class Taken:
    """What an inventory became.

    Parameters
    ----------
    plan : Plan
        The plan with its sites and the design.
    design : str
        The id of the design.
    change : Change or None
        What makes it of the plan that was there; None for a plan of its own.
    sentences : tuple of str
        What the user should know.
    """

    plan: Plan
    design: str
    change: Change | None
    sentences: tuple[str, ...]


def as_plan(inventory: Inventory, choices: InventoryChoices, catalogue: Catalogue) -> Taken:
    """Return what is taken of an inventory as a plan of its own."""
    selection = _selection(inventory, choices)
    making = _Making(inventory, choices, catalogue)
    machines = making.machines(selection)
    notes = notes_of(inventory, selection)
    design = Design(id="imported", name=tr_format("Imported"), machines=machines, notes=notes)
    plan = Plan(title=inventory.title, sites=tuple(making.sites.values()), designs=(design,))
    return Taken(plan, design.id, None, sentences_of(inventory, selection, choices))


def as_design(inventory: Inventory, choices: InventoryChoices, catalogue: Catalogue, plan: Plan) -> Taken:
    """Return what is taken of an inventory as one more design of a plan; its datacenters are sites by their names.

    Raises
    ------
    ChangeError
        If the plan would have more than a plan may have.
    """
    selection = _selection(inventory, choices)
    free = {stem: queries.free_ids(plan, stem) for stem in ("host", "vm", "site", "design")}
    making = _Making(inventory, choices, catalogue, free, {site.name.casefold(): site for site in plan.sites})
    machines, names = making.machines(selection), {design.name for design in plan.designs}
    name = queries.first_free_name(names, inventory.title or tr_format("Imported"))
    notes = notes_of(inventory, selection)
    design = Design(id=next(free["design"]), name=name, machines=machines, notes=notes)
    known = {site.id for site in plan.sites}
    sites = [Replacement("sites", site.id, None, site) for site in making.sites.values() if site.id not in known]
    designs = Replacement("designs", "", plan.designs, (*plan.designs, design))
    change = Change(tr_format("Import {name}", name=inventory.title), (*sites, designs))
    return Taken(change.apply(plan), design.id, change, sentences_of(inventory, selection, choices))


def _selection(inventory: Inventory, choices: InventoryChoices) -> Selection:
    return selected(inventory, placed(inventory, choices.hosts_by_hand), choices)


def _numbered(stem: str, digits: int = 5) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield f"{stem}-{number:0{digits}}"


@define
class _Making:
    """Makes sites and machines of what is taken."""

    inventory: Inventory
    choices: InventoryChoices
    catalogue: Catalogue
    free: Mapping[str, Iterator[str]] = field(
        factory=lambda: {"host": _numbered("host"), "vm": _numbered("vm"), "site": _numbered("site", 1)}
    )
    sites: dict[str, Site] = field(factory=dict)

    def machines(self, selection: Selection) -> tuple[Machine, ...]:
        """Return the hosts and virtual machines of a selection."""
        listed, places = [selection.placement.hosts[row] for row in selection.hosts], selection.placement.of_vm
        named = zip(selection.hosts, listed, names_of_hosts(listed), strict=True)
        hosts = {row: self._host(given, name) for row, given, name in named}
        names = zip(selection.vms, names_of_vms(self.inventory, selection.placement, selection.vms), strict=True)
        vms = [self._vm(row, name, hosts[places[row]], selection) for row, name in names]
        return (*hosts.values(), *vms)

    def _host(self, given: InventoryHost, name: str) -> Host:
        model = self.catalogue.host
        found = {CORES: given.cores, CLOCK: given.clock_mhz, MEMORY: given.memory_mb}
        missing = [what for what, number in found.items() if not number]
        processor = Processor(
            cores=given.cores or model.processor.cores,
            clock_mhz=max(given.clock_mhz or model.processor.clock_mhz, 1.0),
            threads_per_core=given.threads_per_core,
            specint_rate2006=given.specint_rate2006,
            specrate2017_int_base=given.specrate2017_int_base,
        )
        network = given.network_mbit_s or 0.0
        hypervisor = _named(self.catalogue.hypervisor_names, given.version)
        shares = self.choices.page_sharing and known_to_share(given) and not model.large_pages
        return evolve(
            model,
            id=next(self.free["host"]),
            name=name,
            site=self._site(given.site),
            hypervisor=hypervisor or model.hypervisor,
            processor=processor,
            memory_mb=given.memory_mb or model.memory_mb,
            hardware_unknown=bool(missing),
            known_hardware=tuple(what for what, number in found.items() if number) if missing else (),
            large_pages=not shares,
            sockets=given.sockets if given.sockets is not None and given.sockets <= processor.cores else None,
            network_mbit_s=network if network >= LEAST_MBIT_S else model.network_mbit_s,
            measured=Measured(cpu=given.cpu_share, memory=given.memory_share, source=self._source)
            if (given.cpu_share, given.memory_share) != (None, None)
            else Measured(),
            notes="\n".join(_host_notes(given, missing, hypervisor)),
        )

    def _vm(self, row: int, name: str, host: Host, selection: Selection) -> Vm:
        model, given = self.catalogue.vm, self.inventory.vms[row]
        given_host = selection.placement.hosts[selection.placement.of_vm[row]]
        guest, has_roles = _named(GUEST_NAMES, given.guest), row in selection.exchange
        rule = self.choices.exchange[selection.exchange[row]] if has_roles else ExchangeRule()
        return evolve(
            model,
            id=next(self.free["vm"]),
            name=name,
            host=host.id,
            exchange=rule.version or model.exchange,
            roles=rule.roles,
            vcpus=given.vcpus or model.vcpus,
            memory_mb=given.memory_mb or model.memory_mb,
            # What no figure knows shares no pages and has no rules of its own.
            guest=guest or OTHER_GUEST,
            powered_off=given.power != form.ON or given.kind in (form.TEMPLATE, form.REPLICA),
            other=self._load(given) if self.choices.keep_load and not has_roles else OtherLoad(),
            shared_mb=given.shared_mb if self.choices.keep_load else None,
            # A share of a clock that is not known is no load of its own.
            measured=self._measured(given, given_host) if has_roles or given.cpu_mhz is None else Measured(),
            notes="\n".join(_vm_notes(given, guest)),
        )

    def _load(self, given: InventoryVm) -> OtherLoad:
        """Return what a machine used when the file was written."""
        if not given.is_measured:
            return OtherLoad()
        return OtherLoad(
            cpu_mhz=given.cpu_mhz,
            memory_mb=given.used_mb,
            disk_iops=given.disk_iops,
            network_mbit_s=given.traffic_mbit_s,
            source=self._source,
        )

    def _measured(self, given: InventoryVm, host: InventoryHost) -> Measured:
        """Return how busy a machine was, to stand beside what its roles are calculated to need."""
        if not given.is_measured and given.cpu_share is None:
            return Measured()
        memory = given.used_mb / given.memory_mb if given.used_mb is not None and given.memory_mb else None
        cpu = cpu_share(host, given)
        return Measured(
            cpu=None if cpu is None else min(cpu, MOST_SHARE),
            memory=None if memory is None else min(memory, MOST_SHARE),
            disk_iops=given.disk_iops,
            network_mbit_s=given.traffic_mbit_s,
            source=self._source,
        )

    @property
    def _source(self) -> str:
        """Return where measured values come from, and when that was."""
        return ", ".join(filter(None, (self.inventory.source, self.inventory.taken)))[:LONGEST_TEXT]

    def _site(self, datacenter: str) -> str:
        """Return the id of a datacenter's site: the one that was chosen, or has its name, or a new one."""
        name, key = datacenter or tr_format("Imported site"), datacenter.casefold()
        chosen = self.choices.sites_by_hand.get(key)
        if chosen and any(site.id == chosen for site in self.sites.values()):
            return chosen
        # No name of a site has two lines.
        place = name.casefold() if chosen != "" else f"{name.casefold()}\n"
        if place not in self.sites:
            self.sites[place] = Site(id=next(self.free["site"]), name=name)
        return self.sites[place].id


def known_to_share(given: InventoryHost) -> bool:
    """Return whether the file names a hypervisor that shares memory pages between machines.

    One with large pages does not, and of one that is not named nothing is known.
    """
    found = LARGE_PAGES.search(given.version)
    return found is not None and int(found.group(1)[:3]) < FIRST_WITH_LARGE_PAGES


def _host_notes(given: InventoryHost, missing: list[str], hypervisor: str) -> Iterator[str]:
    if missing:
        yield tr_format("Missing in the file, placeholder used: {what}.", what=hardware_words(missing))
    if not hypervisor:
        named = given.version or tr_format("Hypervisor not in the file")
        yield tr_format("{named}: generic profile with an assumed overhead, no page sharing.", named=named)
    for text, name in (
        (tr_noop("Cluster: {name}."), given.cluster),
        (tr_noop("Hardware: {name}."), given.model),
        (tr_noop("Processor: {name}."), given.cpu_model),
    ):
        if name:
            yield translate(text).format(name=name)
    if given.spec_of:
        yield tr_format("SPEC result from the hardware library: {name}.", name=given.spec_of)
    elif given.cpu_model:
        yield tr_format("Its processor is not in the hardware library: its relative speed is unknown, 1 is used.")
    if given.in_maintenance:
        yield tr_format("In maintenance mode when it was exported.")


def _vm_notes(given: InventoryVm, guest: str) -> Iterator[str]:
    # Logs and mailboxes name a machine as it calls itself.
    if short_name(given.dns_name) not in {"", short_name(given.name)} and (line := dns_line(given.dns_name)):
        yield line
    if given.guest and not guest:
        yield tr_format("Guest system: {system}.", system=given.guest)
    if given.rules:
        yield tr_format("Rules of its cluster: {names}.", names=given.rules)
    if given.power == form.SUSPENDED:
        yield tr_format("Suspended when it was exported.")
    if not (given.vcpus and given.memory_mb):
        what = all_of([tr_format("vCPUs"), tr_format("memory")])
        yield tr_format("Missing in the file, placeholder used: {what}.", what=what)


def _named(patterns: Mapping[str, re.Pattern[str]], text: str) -> str:
    """Return the key whose pattern is found in a text; empty where none is."""
    return next((key for key, pattern in patterns.items() if pattern.search(text)), "")
