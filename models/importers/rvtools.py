"""An inventory that RVTools exported, as a plan: sites, hosts and virtual machines, with roles not known yet."""

import re
from collections.abc import Callable, Iterable, Mapping

from attrs import define, evolve, field, frozen

from models.errors import InventoryError
from models.importers.tables import (
    ROWS_BETWEEN_REPORTS,
    Cell,
    Report,
    Row,
    in_silence,
    part_of,
    rows_of_csv,
    sheets_of_workbook,
    whole,
)
from models.plan.catalogue import Catalogue
from models.plan.choices import GUEST_NAMES
from models.plan.entities import Design, Host, Machine, Plan, Processor, Site, Vm
from models.plan.fields import LONGEST_TEXT
from models.plan.machine_fields import MOST_CORES, MOST_MEMORY_MB
from models.words import all_of, count, tr_format, tr_noop, translate

SHEETS = ("vinfo", "vhost", "vcpu", "vmemory")
# Headers differ between versions of RVTools; the first that is there counts.
VM, HOST, DATACENTER = ("vm", "vm name"), ("host",), ("datacenter",)
VCPUS = ("cpus", "num cpu", "# vcpus")
VM_MEMORY = ("memory", "size mib", "size mb")
CORES, SPEED, HOST_MEMORY = ("# cores", "num cpu cores"), ("speed", "cpu mhz"), ("# memory", "memory size")
SYSTEM = ("os according to the configuration file", "os according to the vmware tools", "os")
TEMPLATE, POWER, HYPERVISOR = ("template", "srm placeholder"), ("powerstate",), ("esx version",)
# How much of the work is done when all rows are read.
ROWS_READ = 0.6
NO_HOST = tr_noop("No host given")
HARDWARE = {"cores": tr_noop("cores"), "clock": tr_noop("clock"), "memory": tr_noop("memory")}


@frozen
class Inventory:
    """What a file of another program became.

    Parameters
    ----------
    plan : Plan
        The plan, with one design.
    sentences : tuple of str
        What the user should know: what was left out, and what the file does not say.
    """

    plan: Plan
    sentences: tuple[str, ...]


def inventory_of(data: bytes, name: str, catalogue: Catalogue, report: Report = in_silence) -> Inventory:
    """Return the plan that an exported inventory describes, .xlsx or .csv by its first bytes.

    Parameters
    ----------
    data : bytes
        The whole file.
    name : str
        Its name without the ending: the plan's title.
    catalogue : Catalogue
        What a host and a virtual machine have where the file does not say it.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If it cannot be read, or holds no inventory.
    """
    if data.startswith((b"PK", b"\xd0\xcf\x11\xe0")):
        sheets = sheets_of_workbook(data, SHEETS, part_of(report, 0.0, ROWS_READ))
    else:
        rows = rows_of_csv(data)
        sheets = {"vinfo" if _has(rows, VM) else "vhost": rows}
    if not _has(sheets.get("vinfo", []), VM) and not _has(sheets.get("vhost", []), HOST):
        raise InventoryError(
            tr_format(
                "the file has neither a vInfo sheet with a VM column nor a vHost sheet with a Host column; export "
                "it again."
            )
        )
    return _Reading(catalogue, sheets).inventory(name, part_of(report, ROWS_READ, 1.0))


@define
class _Reading:
    """The machines found so far, and what was noticed on the way."""

    catalogue: Catalogue
    sheets: dict[str, list[Row]]
    sites: dict[str, Site] = field(factory=dict)
    hosts: dict[str, Host] = field(factory=dict)
    vms: list[Vm] = field(factory=list)
    short_names: dict[str, list[str]] = field(factory=dict)
    noticed: dict[str, int] = field(factory=dict)

    def inventory(self, name: str, report: Report) -> Inventory:
        for row in self.sheets.get("vhost", []):
            if _words(row, HOST):
                self._add_host(_words(row, HOST), row)
        sizes = {key: _by_vm(self.sheets.get(key, [])) for key in ("vcpu", "vmemory")}
        machines_listed = self.sheets.get("vinfo", [])
        for number, row in enumerate(machines_listed):
            if number % ROWS_BETWEEN_REPORTS == 0:
                report(number / len(machines_listed))
            self._add_vm(row, {key: rows.get(_words(row, VM).casefold(), {}) for key, rows in sizes.items()})
        machines: tuple[Machine, ...] = (*self.hosts.values(), *self.vms)
        design = Design(id="imported", name=tr_format("Imported"), machines=machines)
        plan = Plan(title=_clean(name), sites=tuple(self.sites.values()), designs=(design,))
        return Inventory(plan, (self._summary(), *self._remarks()))

    def _add_host(self, name: str, row: Row) -> Host:
        known = self.hosts.get(name.casefold())
        if known is not None:
            return known
        found = {"cores": whole(_value(row, CORES)), "clock": whole(_value(row, SPEED))}
        found["memory"] = whole(_value(row, HOST_MEMORY))
        missing = [what for what, value in found.items() if value is None]
        model = self.catalogue.host
        processor = Processor(
            cores=min(found["cores"] or model.processor.cores, MOST_CORES),
            clock_mhz=min(found["clock"] or model.processor.clock_mhz, 100_000),
        )
        host = evolve(
            model,
            id=f"host-{len(self.hosts) + 1:05}",
            name=_clean(name),
            site=self._site(_words(row, DATACENTER)),
            hypervisor=_named(self.catalogue.hypervisor_names, _words(row, HYPERVISOR)) or model.hypervisor,
            processor=processor,
            memory_mb=min(found["memory"] or model.memory_mb, MOST_MEMORY_MB),
            notes=tr_format(
                "Missing in the file, placeholder used: {what}.",
                what=all_of([translate(HARDWARE[what]) for what in missing]),
            )
            if missing
            else "",
        )
        if missing:
            self._notice("hosts")
        self.hosts[name.casefold()] = host
        self.short_names.setdefault(name.casefold().partition(".")[0], []).append(name.casefold())
        return host

    def _add_vm(self, row: Row, sizes: dict[str, Row]) -> None:
        name, model = _words(row, VM), self.catalogue.vm
        if not name:
            return
        if any(_words(row, (header,)).casefold() == "true" for header in TEMPLATE):
            self._notice("templates")
            return
        vcpus = whole(_value(row, VCPUS)) or whole(_value(sizes["vcpu"], VCPUS))
        memory = whole(_value(row, VM_MEMORY)) or whole(_value(sizes["vmemory"], VM_MEMORY))
        off = _words(row, POWER).casefold() not in {"poweredon", ""}
        system = _words(row, SYSTEM)
        guest = _named(GUEST_NAMES, system)
        for noticed, is_so in (("sizes", not (vcpus and memory)), ("off", off)):
            if is_so:
                self._notice(noticed)
        notes = (
            tr_format("Guest system: {system}.", system=_clean(system)) if system and not guest else "",
            tr_format("Powered off.") if off else "",
            ""
            if vcpus and memory
            else tr_format(
                "Missing in the file, placeholder used: {what}.", what=all_of([tr_format("vCPUs"), tr_format("memory")])
            ),
        )
        self.vms.append(
            evolve(
                model,
                id=f"vm-{len(self.vms) + 1:05}",
                name=_clean(name),
                host=self._host_of(row).id,
                vcpus=min(vcpus or model.vcpus, MOST_CORES),
                memory_mb=min(memory or model.memory_mb, MOST_MEMORY_MB),
                guest=guest or model.guest,
                notes="\n".join(filter(None, notes)),
            )
        )

    def _host_of(self, row: Row) -> Host:
        """Return the host of a machine, by its whole name or, where that is clear, by the part before the dot."""
        name = _words(row, HOST) or translate(NO_HOST)
        same = self.short_names.get(name.casefold().partition(".")[0], [])
        if name.casefold() not in self.hosts and len(same) == 1:
            return self.hosts[same[0]]
        place = {"datacenter": _words(row, DATACENTER)}
        return self._add_host(name, dict(place))

    def _site(self, datacenter: str) -> str:
        name = _clean(datacenter) or tr_format("Imported site")
        site = Site(id=f"site-{len(self.sites) + 1}", name=name)
        return self.sites.setdefault(name.casefold(), site).id

    def _notice(self, what: str) -> None:
        self.noticed[what] = self.noticed.get(what, 0) + 1

    def _summary(self) -> str:
        return tr_format(
            "Imported hosts: {hosts}, virtual machines: {machines}. Their roles are not known yet.",
            hosts=count(len(self.hosts)),
            machines=count(len(self.vms)),
        )

    def _remarks(self) -> Iterable[str]:
        return (_REMARKS[what](count(number)) for what, number in self.noticed.items())


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
    "off": lambda number: tr_format(
        "Virtual machines that are powered off: {number}; delete those that will stay off.", number=number
    ),
}


def _has(rows: list[Row], headers: tuple[str, ...]) -> bool:
    return bool(rows) and any(header in rows[0] for header in headers)


def _value(row: Row, headers: tuple[str, ...]) -> Cell | None:
    return next((row[header] for header in headers if row.get(header, "") != ""), None)


def _words(row: Row, headers: tuple[str, ...]) -> str:
    value = _value(row, headers)
    # A name of digits comes as a number.
    return f"{value:.15g}" if isinstance(value, float) else (value or "")


def _by_vm(rows: list[Row]) -> dict[str, Row]:
    return {_words(row, VM).casefold(): row for row in rows}


def _clean(text: str) -> str:
    """Return a stranger's text fit for a name: one line, nothing that cannot be seen."""
    plain = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(plain.split())[:LONGEST_TEXT]


def _named(patterns: Mapping[str, re.Pattern[str]], text: str) -> str:
    """Return the key whose pattern is found in a text; empty where none is."""
    return next((key for key, pattern in patterns.items() if pattern.search(text[:LONGEST_TEXT])), "")
