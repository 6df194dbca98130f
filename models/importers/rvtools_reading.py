"""Hosts and virtual machines from the rows of an RVTools export, and what was noticed on the way."""

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import define, field

from models.importers import rvtools_sheets as columns
from models.importers.inventory import (
    AGENT,
    MACHINE,
    MOST_REMARKS,
    ON,
    REPLICA,
    TEMPLATE,
    Inventory,
    InventoryHost,
    InventoryVm,
    Remark,
    power_of,
)
from models.importers.rvtools_sheets import (
    MachineKey,
    by_machine,
    center_of,
    identifiers_of,
    is_true,
    keys_of,
    value,
    words,
)
from models.importers.tables import ROWS_BETWEEN_REPORTS, CsvRows, Report, Row, amount, whole
from models.plan.fields import LONGEST_TEXT
from models.units import PERCENT
from models.words import count, some_of, tr_format, trimmed

# Virtual machines that vSphere makes for itself.
AGENT_NAME = re.compile(r"vcls(-[0-9a-f-]+| \(.*\))?", re.IGNORECASE)
AGENT_SYSTEM, AGENT_FOLDER = re.compile("photon crx", re.IGNORECASE), re.compile(r"(^|/)vcls(/|$)", re.IGNORECASE)
CLOCK_IN_MODEL = re.compile(r"@\s*([0-9]{1,2}(?:\.[0-9]{1,3})?)\s*ghz", re.IGNORECASE)
MHZ_A_GHZ = 1_000.0
THREADS, MOST_NAMES = 2, 5


@define
class Reading:
    """The machines found so far, and what was noticed on the way."""

    sheets: Mapping[str, list[Row]]
    # How whole they are.
    given: Mapping[str, CsvRows]
    # Exports beside, which are not read.
    others: Sequence[str]
    hosts: dict[tuple[str, str], InventoryHost] = field(factory=dict)
    vms: list[InventoryVm] = field(factory=list)
    remarks: list[Remark] = field(factory=list)
    known: set[tuple[str, ...]] = field(factory=set)

    def inventory(self, title: str, report: Report) -> Inventory:
        """Return what the sheets say."""
        speeds = self._adapters()
        for row in self._rows_of("vhost"):
            if words(row, columns.HOST):
                self._add_host(row, speeds)
        sizes = {key: by_machine(self.sheets.get(key, [])) for key in ("vcpu", "vmemory")}
        listed = self._rows_of("vinfo")
        for number, row in enumerate(listed):
            if number % ROWS_BETWEEN_REPORTS == 0:
                report(number / len(listed))
            if words(row, columns.VM) and self._is_new(row):
                self.vms.append(self._vm(row, {key: _row_of(rows, row) for key, rows in sizes.items()}))
        self._tell_rules()
        self._tell_cuts()
        about = next(iter(self.sheets.get("vmetadata", [])), {})
        return Inventory(
            title=title,
            origin=" · ".join(self._origin(about)),
            taken=words(about, columns.WRITTEN),
            source=tr_format("RVTools, at the moment of the export"),
            hosts=tuple(self.hosts.values()),
            vms=tuple(self.vms),
            remarks=tuple(self.remarks),
        )

    def _rows_of(self, sheet: str) -> list[Row]:
        """Return the rows of a sheet without those that repeat its headers, as where files were put together."""
        given = self.sheets.get(sheet, [])
        rows = [row for row in given if not columns.repeats_headers(row, sheet)]
        if len(rows) < len(given):
            text = tr_format("{sheet}: rows that repeat the headers: {number}", sheet=columns.SHEETS[sheet],
                             number=count(len(given) - len(rows)))  # fmt: skip
            self._tell("headers", text, tr_format("They are left out."))
        return rows

    def _is_new(self, row: Row) -> bool:
        """Return whether a row is of a machine that none before it was, as their identifiers say."""
        name, identifier = words(row, columns.VM), next(iter(identifiers_of(row)), "")
        key = center_of(row), identifier, name, words(row, columns.HOST[:1])
        if not identifier or key not in self.known:
            self.known.add(key)
            return True
        text = tr_format("{machine} ({identifier}) is listed twice in vInfo", machine=name, identifier=identifier)
        self._tell("listed twice", text, tr_format("The first row is used."), vm=name)
        return False

    def _origin(self, about: Row) -> Iterator[str]:
        release = ".".join(words(about, columns.RELEASE).split(".")[:3])
        yield f"RVTools {release}" if release else "RVTools"
        rows = (about, *self.sheets.get("vinfo", []), *self.sheets.get("vhost", []))
        named = dict.fromkeys(words(row, columns.CENTER_NAME) for row in rows)
        yield from [name for name in named if name][:2]
        yield tr_format("read: {sheets}", sheets=", ".join(columns.SHEETS[sheet] for sheet in self.sheets))

    def _adapters(self) -> dict[tuple[str, str], float]:
        """Return the speeds of each host's network adapters together [Mbit/s]."""
        found: dict[tuple[str, str], float] = {}
        for row in self.sheets.get("vnic", []):
            key = center_of(row), words(row, columns.HOST).casefold()
            found[key] = found.get(key, 0.0) + (amount(value(row, columns.SPEED)) or 0.0)
        return found

    def _add_host(self, row: Row, speeds: Mapping[tuple[str, str], float]) -> None:
        cores, sockets = whole(value(row, columns.CORES)), whole(value(row, columns.SOCKETS))
        host = InventoryHost(
            name=words(row, columns.HOST),
            center=center_of(row),
            site=words(row, columns.DATACENTER),
            cluster=words(row, columns.CLUSTER),
            version=words(row, columns.HYPERVISOR),
            cpu_model=words(row, columns.CPU_MODEL),
            model=" ".join(filter(None, (words(row, columns.VENDOR), words(row, columns.MODEL)))),
            cores=cores,
            clock_mhz=self._clock_of(row),
            memory_mb=whole(value(row, columns.HOST_MEMORY)),
            sockets=sockets if cores is not None and sockets is not None and sockets <= cores else None,
            threads_per_core=THREADS if is_true(row, columns.THREADING) else None,
            network_mbit_s=speeds.get((center_of(row), words(row, columns.HOST).casefold())) or None,
            cpu_share=_share(row, columns.CPU_SHARE),
            memory_share=_share(row, columns.MEMORY_SHARE),
            in_maintenance=is_true(row, columns.MAINTENANCE),
        )
        if host.key in self.hosts:
            self._tell(
                "doubled",
                tr_format("{host} is listed twice in vHost", host=host.name),
                tr_format("The first row is used."),
                host=host.name,
            )
            return
        self.hosts[host.key] = host
        if host.in_maintenance:
            self._tell(
                "maintenance",
                tr_format("{host} is in maintenance mode", host=host.name),
                tr_format("It is imported like the others."),
                host=host.name,
            )

    def _clock_of(self, row: Row) -> int | None:
        """Return the clock of a host [MHz], or what the name of its processor says of it."""
        clock, name = whole(value(row, columns.SPEED)), words(row, columns.HOST)
        found = CLOCK_IN_MODEL.search(words(row, columns.CPU_MODEL)[:LONGEST_TEXT])
        if clock is not None or found is None:
            return clock
        self._tell(
            "clock",
            tr_format("{host} has no clock", host=name),
            tr_format("{clock} GHz is read from the name of its processor.", clock=trimmed(float(found.group(1)), 3)),
            host=name,
        )
        return round(float(found.group(1)) * MHZ_A_GHZ)

    def _vm(self, row: Row, sizes: Mapping[str, Row]) -> InventoryVm:
        rows, name = (row, sizes["vcpu"], sizes["vmemory"]), words(row, columns.VM)
        held = [whole(value(row, columns.VM_MEMORY)), whole(value(sizes["vmemory"], columns.VM_MEMORY))]
        vcpus = [whole(value(each, columns.VCPUS)) for each in rows[:2]]
        self._compare(name, vcpus, held)
        cards = amount(value(row, columns.CARDS))
        return InventoryVm(
            name=name,
            host=self._host_of(name, rows),
            center=center_of(row),
            site=words(row, columns.DATACENTER),
            cluster=words(row, columns.CLUSTER),
            power=self._power_of(name, words(row, columns.POWER)),
            kind=_kind_of(row),
            guest=words(row, columns.SYSTEM),
            dns_name=words(row, columns.DNS_NAME),
            vcpus=next(filter(None, vcpus), None),
            memory_mb=next(filter(None, held), None),
            cpu_mhz=amount(value(sizes["vcpu"], columns.USED_MHZ)),
            used_mb=amount(value(sizes["vmemory"], columns.USED_MB)),
            shared_mb=amount(value(sizes["vmemory"], columns.SHARED_MB)),
            network_cards=None if cards is None else round(cards),
            rules=words(row, columns.RULES),
            folder=words(row, columns.FOLDER),
            identifier=next(iter(identifiers_of(row)), ""),
        )

    def _tell_rules(self) -> None:
        """Name the rules that keep machines apart or together: the file does not say which of both, nor does a plan."""
        ruled: dict[str, list[str]] = {}
        for vm in self.vms:
            if vm.rules:
                ruled.setdefault(vm.rules, []).append(vm.name)
        for rules, names in ruled.items():
            text = tr_format(
                "Cluster rule {rule} applies to {machines}", rule=rules, machines=some_of(names, MOST_NAMES)
            )
            done = tr_format(
                "Plans do not contain cluster rules; enter it as “Keep apart” or “Keep together” when you consolidate."
            )
            self._tell("rules", text, done)

    def _tell_cuts(self) -> None:
        if self.others:
            text = tr_format(
                "There are other exports in the same folder: {names}", names=some_of(self.others, MOST_NAMES)
            )
            self._tell("others", text, tr_format("They are not read; import them one by one."))
        for name, found in self.given.items():
            sheet = columns.SHEETS[name]
            if found.short:
                text = tr_format("{sheet}: lines with fewer cells than headers: {number}", sheet=sheet,
                                 number=count(found.short))  # fmt: skip
                self._tell("short", text, tr_format("The missing cells count as unknown."))
            if found.cut_line:
                text = tr_format("{sheet} ends inside a quoted value, in line {line}", sheet=sheet,
                                 line=count(found.cut_line))  # fmt: skip
                self._tell("cut", text, tr_format("That line is left out."))

    def _compare(self, name: str, vcpus: list[int | None], held: list[int | None]) -> None:
        """Tell where sheets contradict each other."""
        first, second = vcpus
        if first and second and first != second:
            text = tr_format(
                "{machine} has {first} vCPUs in vInfo, {second} in vCPU", machine=name, first=first, second=second
            )
            self._tell("vcpus", text, tr_format("{number} is used.", number=first), vm=name)
        first, second = held
        if first and second and first != second:
            text = tr_format(
                "{machine} has {first} MB of memory in vInfo, {second} MB in vMemory",
                machine=name,
                first=count(first),
                second=count(second),
            )
            self._tell("memory", text, tr_format("{number} is used.", number=count(first)), vm=name)

    def _host_of(self, name: str, rows: tuple[Row, ...]) -> str:
        """Return the name of a machine's host in the first of the sheets that has it."""
        hosts = [words(row, columns.HOST[:1]) for row in rows]
        found = next(filter(None, hosts), "")
        if found and not hosts[0]:
            self._tell(
                "host",
                tr_format("{machine} has no host in vInfo", machine=name),
                tr_format("Taken from another sheet: {host}.", host=found),
                vm=name,
            )
        return found

    def _power_of(self, name: str, word: str) -> str:
        state = power_of(word)
        if state is None:
            self._tell(
                "power",
                tr_format("{machine} has the unknown power state “{state}”", machine=name, state=word[:LONGEST_TEXT]),
                tr_format("It is treated as powered on."),
                vm=name,
            )
        return state or ON

    def _tell(self, about: str, text: str, done: str, *, host: str = "", vm: str = "") -> None:
        if len(self.remarks) < MOST_REMARKS:
            self.remarks.append(Remark(about=about, text=text, done=done, host=host, vm=vm))


def _row_of(rows: Mapping[MachineKey, Row], row: Row) -> Row:
    return next((rows[key] for key in keys_of(row) if key in rows), {})


def _share(row: Row, headers: tuple[str, ...]) -> float | None:
    found = amount(value(row, headers))
    return None if found is None else found / PERCENT


def _kind_of(row: Row) -> str:
    kinds = {
        TEMPLATE: is_true(row, columns.TEMPLATE),
        REPLICA: is_true(row, columns.REPLICA),
        AGENT: _is_agent(row),
    }
    return next((kind for kind, is_so in kinds.items() if is_so), MACHINE)


def _is_agent(row: Row) -> bool:
    """Return whether vSphere made a machine for itself."""
    return (
        AGENT_NAME.fullmatch(words(row, columns.VM)[:LONGEST_TEXT]) is not None
        or AGENT_SYSTEM.search(words(row, columns.SYSTEM)[:LONGEST_TEXT]) is not None
        or AGENT_FOLDER.search(words(row, columns.FOLDER)[:LONGEST_TEXT]) is not None
    )
