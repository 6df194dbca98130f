"""Hosts and virtual machines from the rows of an RVTools export, and what was noticed on the way."""

import re
from collections.abc import Callable, Iterator, Mapping

from attrs import define, evolve, field

from models.importers import rvtools_sheets as columns
from models.importers.rvtools_sheets import MachineKey, by_machine, center_of, is_true, keys_of, value, words
from models.importers.tables import ROWS_BETWEEN_REPORTS, Report, Row, amount, whole
from models.plan.catalogue import Catalogue
from models.plan.choices import GUEST_NAMES
from models.plan.entities import Design, Host, Machine, Plan, Processor, Site, Vm
from models.plan.fields import LONGEST_TEXT
from models.plan.machine_fields import MOST_CORES, MOST_MEMORY_MB
from models.plan.other_load import OtherLoad
from models.words import all_of, count, tr_format, tr_noop, translate

NO_HOST = tr_noop("No host given")
HARDWARE = {"cores": tr_noop("cores"), "clock": tr_noop("clock"), "memory": tr_noop("memory")}
ON = frozenset({"poweredon", "on", "running", "started", "up", "true", ""})
OFF = frozenset({"poweredoff", "off", "stopped", "shutdown", "shut down", "suspended", "saved", "paused"})
# Virtual machines that vSphere makes for itself.
AGENT = re.compile(r"vcls(-[0-9a-f-]+| \(.*\))?", re.IGNORECASE)
AGENT_SYSTEM, AGENT_FOLDER = re.compile("photon crx", re.IGNORECASE), re.compile(r"(^|/)vcls(/|$)", re.IGNORECASE)
CLOCK_IN_MODEL = re.compile(r"@\s*([0-9]{1,2}(?:\.[0-9]{1,3})?)\s*ghz", re.IGNORECASE)
MHZ_A_GHZ, MOST_MHZ, MOST_MBIT_S = 1_000.0, 100_000, 1e7
# From this version on, its hosts use large memory pages, which are not shared between virtual machines.
LARGE_PAGES = re.compile(r"esxi?\s*([0-9]+)", re.IGNORECASE)
FIRST_WITH_LARGE_PAGES = 5


@define
class Reading:
    """The machines found so far, and what was noticed on the way."""

    catalogue: Catalogue
    sheets: Mapping[str, list[Row]]
    sites: dict[str, Site] = field(factory=dict)
    hosts: dict[tuple[str, str], Host] = field(factory=dict)
    vms: list[Vm] = field(factory=list)
    short_names: dict[tuple[str, str], list[tuple[str, str]]] = field(factory=dict)
    noticed: dict[str, int] = field(factory=dict)
    network: dict[tuple[str, str], float] = field(factory=dict)

    def plan(self, name: str, report: Report) -> Plan:
        """Return the plan with one design."""
        self.network = self._adapters()
        for row in self.sheets.get("vhost", []):
            if words(row, columns.HOST):
                self._add_host(words(row, columns.HOST), row)
        listed = len(self.hosts)
        sizes = {key: by_machine(self.sheets.get(key, [])) for key in ("vcpu", "vmemory")}
        machines_listed = self.sheets.get("vinfo", [])
        for number, row in enumerate(machines_listed):
            if number % ROWS_BETWEEN_REPORTS == 0:
                report(number / len(machines_listed))
            self._add_vm(row, {key: _row_of(rows, row) for key, rows in sizes.items()})
        self._notice_hosts(listed)
        machines: tuple[Machine, ...] = (*self.hosts.values(), *self.vms)
        design = Design(id="imported", name=tr_format("Imported"), machines=machines)
        return Plan(title=_clean(name), sites=tuple(self.sites.values()), designs=(design,))

    def sentences(self) -> tuple[str, ...]:
        """Return what the user should know."""
        summary = tr_format(
            "Imported hosts: {hosts}, virtual machines: {machines}. Their roles are not known yet.",
            hosts=count(len(self.hosts)),
            machines=count(len(self.vms)),
        )
        return (summary, *(_REMARKS[what](count(number)) for what, number in self.noticed.items()))

    def _adapters(self) -> dict[tuple[str, str], float]:
        """Return the speeds of each host's network adapters together [Mbit/s]."""
        found: dict[tuple[str, str], float] = {}
        for row in self.sheets.get("vnic", []):
            key = center_of(row), words(row, columns.HOST).casefold()
            found[key] = found.get(key, 0.0) + (amount(value(row, columns.SPEED)) or 0.0)
        return found

    def _add_host(self, name: str, row: Row) -> Host:
        key = center_of(row), name.casefold()
        known = self.hosts.get(key)
        if known is not None:
            return known
        found = {"cores": whole(value(row, columns.CORES)), "clock": _clock_of(row)}
        found["memory"] = whole(value(row, columns.HOST_MEMORY))
        missing = [what for what, number in found.items() if number is None]
        model, version = self.catalogue.host, words(row, columns.HYPERVISOR)
        processor = Processor(
            cores=min(found["cores"] or model.processor.cores, MOST_CORES),
            clock_mhz=min(found["clock"] or model.processor.clock_mhz, MOST_MHZ),
        )
        sockets, network = whole(value(row, columns.SOCKETS)), self.network.get(key, 0.0)
        host = evolve(
            model,
            id=f"host-{len(self.hosts) + 1:05}",
            name=_clean(name),
            site=self._site(words(row, columns.DATACENTER)),
            hypervisor=_named(self.catalogue.hypervisor_names, version) or model.hypervisor,
            processor=processor,
            memory_mb=min(found["memory"] or model.memory_mb, MOST_MEMORY_MB),
            large_pages=_has_large_pages(version) or model.large_pages,
            sockets=sockets if sockets is not None and sockets <= processor.cores else None,
            network_mbit_s=min(network, MOST_MBIT_S) if network > 0.0 else model.network_mbit_s,
            notes="\n".join(_host_notes(row, missing)),
        )
        self._notice("hosts", missing)
        self._notice("maintenance", is_true(row, columns.MAINTENANCE))
        self.hosts[key] = host
        self.short_names.setdefault((key[0], key[1].partition(".")[0]), []).append(key)
        return host

    def _add_vm(self, row: Row, sizes: Mapping[str, Row]) -> None:
        if words(row, columns.VM) and not self._is_left_out(row):
            vm = self._vm(row, sizes)
            self.vms.append(evolve(vm, id=f"vm-{len(self.vms) + 1:05}"))

    def _is_left_out(self, row: Row) -> bool:
        state = words(row, columns.POWER).casefold()
        reasons = {
            "templates": is_true(row, columns.TEMPLATE),
            "replicas": is_true(row, columns.REPLICA),
            "agents": _is_agent(row),
            "off": state in OFF,
        }
        reason = next((name for name, is_so in reasons.items() if is_so), "")
        self._notice(reason, reason)
        self._notice("states", not reason and state not in ON)
        return bool(reason)

    def _vm(self, row: Row, sizes: Mapping[str, Row]) -> Vm:
        model, rows = self.catalogue.vm, (row, sizes["vcpu"], sizes["vmemory"])
        named = [whole(value(each, columns.VCPUS)) for each in rows[:2]]
        held = [whole(value(each, columns.VM_MEMORY)) for each in (row, sizes["vmemory"])]
        vcpus, memory = (next(filter(None, numbers), None) for numbers in (named, held))
        differ = any(None not in numbers and len({*numbers}) > 1 for numbers in (named, held))
        self._notice("sizes", not (vcpus and memory))
        self._notice("contradictions", differ)
        load = _load_of(sizes)
        self._notice("loads", load.cpu_mhz is not None)
        guest = _named(GUEST_NAMES, words(row, columns.SYSTEM))
        return evolve(
            model,
            name=_clean(words(row, columns.VM)),
            host=self._host_of(rows).id,
            vcpus=min(vcpus or model.vcpus, MOST_CORES),
            memory_mb=min(memory or model.memory_mb, MOST_MEMORY_MB),
            guest=guest or model.guest,
            other=load,
            notes="\n".join(_vm_notes(row, guest, is_sized=bool(vcpus and memory))),
        )

    def _host_of(self, rows: tuple[Row, ...]) -> Host:
        """Return the host of a machine, by its whole name or, where that is clear, by the part before the dot."""
        name = next(filter(None, (words(row, columns.HOST[:1]) for row in rows)), "") or translate(NO_HOST)
        center = center_of(rows[0])
        same = self.short_names.get((center, name.casefold().partition(".")[0]), [])
        if (center, name.casefold()) not in self.hosts and len(same) == 1:
            return self.hosts[same[0]]
        place = {header: rows[0][header] for header in (*columns.DATACENTER, *columns.CENTER) if header in rows[0]}
        return self._add_host(name, place)

    def _site(self, datacenter: str) -> str:
        name = _clean(datacenter) or tr_format("Imported site")
        site = Site(id=f"site-{len(self.sites) + 1}", name=name)
        return self.sites.setdefault(name.casefold(), site).id

    def _notice_hosts(self, listed: int) -> None:
        """Notice hosts that the list of hosts does not have, and hosts of it without any virtual machine."""
        used = {vm.host for vm in self.vms}
        invented = len(self.hosts) - listed if listed else 0
        empty = sum(host.id not in used for host in [*self.hosts.values()][:listed]) if self.vms else 0
        for what, number in (("unlisted", invented), ("empty", empty)):
            if number:
                self.noticed[what] = number

    def _notice(self, what: str, is_so: object) -> None:
        if is_so:
            self.noticed[what] = self.noticed.get(what, 0) + 1


def _row_of(rows: Mapping[MachineKey, Row], row: Row) -> Row:
    return next((rows[key] for key in keys_of(row) if key in rows), {})


def _clock_of(row: Row) -> int | None:
    """Return the clock of a host [MHz], or what the name of its processor says of it."""
    clock = whole(value(row, columns.SPEED))
    if clock is not None:
        return clock
    found = CLOCK_IN_MODEL.search(words(row, columns.CPU_MODEL)[:LONGEST_TEXT])
    return round(float(found.group(1)) * MHZ_A_GHZ) if found else None


def _has_large_pages(version: str) -> bool:
    found = LARGE_PAGES.search(version[:LONGEST_TEXT])
    return found is not None and int(found.group(1)[:3]) >= FIRST_WITH_LARGE_PAGES


def _load_of(sizes: Mapping[str, Row]) -> OtherLoad:
    """Return what a machine used at the moment of the export."""
    cpu, memory = amount(value(sizes["vcpu"], columns.USED_MHZ)), amount(value(sizes["vmemory"], columns.USED_MB))
    if cpu is None and memory is None:
        return OtherLoad()
    return OtherLoad(cpu_mhz=cpu, memory_mb=memory, source=tr_format("RVTools, at the moment of the export"))


def _is_agent(row: Row) -> bool:
    """Return whether vSphere made a machine for itself."""
    return (
        AGENT.fullmatch(words(row, columns.VM)[:LONGEST_TEXT]) is not None
        or AGENT_SYSTEM.search(words(row, columns.SYSTEM)[:LONGEST_TEXT]) is not None
        or AGENT_FOLDER.search(words(row, columns.FOLDER)[:LONGEST_TEXT]) is not None
    )


def _host_notes(row: Row, missing: list[str]) -> Iterator[str]:
    if missing:
        lacking = all_of([translate(HARDWARE[what]) for what in missing])
        yield tr_format("Missing in the file, placeholder used: {what}.", what=lacking)
    for text, headers in (
        (tr_noop("Cluster: {name}."), columns.CLUSTER),
        (tr_noop("Processor: {name}."), columns.CPU_MODEL),
    ):
        name = _clean(words(row, headers))
        if name:
            yield translate(text).format(name=name)
    if is_true(row, columns.MAINTENANCE):
        yield tr_format("In maintenance mode when it was exported.")


def _vm_notes(row: Row, guest: str, *, is_sized: bool) -> Iterator[str]:
    system = words(row, columns.SYSTEM)
    if system and not guest:
        yield tr_format("Guest system: {system}.", system=_clean(system))
    if not is_sized:
        what = all_of([tr_format("vCPUs"), tr_format("memory")])
        yield tr_format("Missing in the file, placeholder used: {what}.", what=what)


_REMARKS: dict[str, Callable[[str], str]] = {
    "hosts": lambda number: tr_format(
        "Hosts that lack hardware details: {number}; placeholders were used (see their notes).",
        number=number,
    ),
    "sizes": lambda number: tr_format(
        "Virtual machines without a size: {number}; placeholders were used (see their notes).",
        number=number,
    ),
    "templates": lambda number: tr_format("Templates left out: {number}.", number=number),
    "replicas": lambda number: tr_format("Placeholders of Site Recovery Manager left out: {number}.", number=number),
    "agents": lambda number: tr_format("Virtual machines of vSphere itself left out: {number}.", number=number),
    "off": lambda number: tr_format("Virtual machines left out because they are powered off: {number}.", number=number),
    "states": lambda number: tr_format(
        "Virtual machines in a power state that is not known, counted as on: {number}.", number=number
    ),
    "loads": lambda number: tr_format(
        "Virtual machines with a measured load: {number}. It is that of the moment of the export, not a mean.",
        number=number,
    ),
    "contradictions": lambda number: tr_format(
        "Virtual machines whose sheets give different sizes: {number}; that of vInfo counts.", number=number
    ),
    "maintenance": lambda number: tr_format("Hosts in maintenance mode: {number}.", number=number),
    "unlisted": lambda number: tr_format(
        "Hosts that virtual machines name and the list of hosts lacks: {number}; they were added.", number=number
    ),
    "empty": lambda number: tr_format("Hosts of the list without virtual machines: {number}.", number=number),
}


def _clean(text: str) -> str:
    """Return a stranger's text fit for a name: one line, nothing that cannot be seen."""
    plain = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(plain.split())[:LONGEST_TEXT]


def _named(patterns: Mapping[str, re.Pattern[str]], text: str) -> str:
    """Return the key whose pattern is found in a text; empty where none is."""
    return next((key for key, pattern in patterns.items() if pattern.search(text[:LONGEST_TEXT])), "")
