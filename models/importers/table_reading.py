"""Hosts and virtual machines of a foreign table, read as its columns were chosen, and what was noticed on the way."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from attrs import define, field

from models.errors import InventoryError
from models.importers import inventory_forms as forms
from models.importers.amounts import amount_in
from models.importers.column_matching import HOLDS, ColumnMatch, TableGuess, lacking
from models.importers.core_columns import COUNTS
from models.importers.foreign_tables import Table
from models.importers.inventory import MACHINE, MOST_MHZ, ON, TEMPLATE, Inventory, InventoryHost, InventoryVm, Remark
from models.importers.inventory_forms import Forms, plain_header
from models.importers.table_units import FACTORS, MEMORY_UNITS, SHARE_UNITS, unit_named, units_of
from models.importers.tables import ROWS_BETWEEN_REPORTS, TOTALS, YES, Cell, Report, in_silence
from models.plan.machine_fields import MOST_CORES, MOST_MEMORY_MB
from models.words import all_of, count, tr_format, translate

LONGEST_LIST, LONGEST_SHOWN = 20, 60
# More than that is a wrong unit, or nonsense.
MOST: Mapping[str, float] = {
    **dict.fromkeys(COUNTS, MOST_CORES), forms.CLOCK: MOST_MHZ,
    forms.CAPACITY: MOST_MHZ * MOST_CORES, forms.MEMORY: MOST_MEMORY_MB,
}  # fmt: skip

_Row = tuple[Cell, ...]
_Kind = Literal["host", "vm"]


def require_readable(match: ColumnMatch, headers: tuple[str, ...], guess: TableGuess | None = None) -> None:
    """Refuse to read a table whose necessary columns are not known.

    Raises
    ------
    InventoryError
        If one is lacking, with the headers that were found, or a column is not in the table.
    """
    unknown = [column.header for column in match.columns if column.header not in headers]
    if unknown:
        raise InventoryError(
            tr_format(
                "the table has no column {header}. Its columns: {headers}.", header=unknown[0], headers=shown(headers)
            )
        )
    missing = lacking(match, guess.optional if guess is not None else ())
    if missing:
        names = all_of([translate(HOLDS[meaning]) for meaning in missing])
        raise InventoryError(
            tr_format("no column of the table was recognized as {names}. Its columns: {headers}.", names=names,
                      headers=shown(headers))
        )  # fmt: skip


def shown(headers: tuple[str, ...]) -> str:
    """Return the first headers of a table, shortened, for a sentence."""
    first = [header if len(header) <= LONGEST_SHOWN else f"{header[:LONGEST_SHOWN]}…" for header in headers]
    return ", ".join(first[:LONGEST_LIST]) + (", …" if len(headers) > LONGEST_LIST else "")


def inventory_of_table(
    table: Table, match: ColumnMatch, known: Forms, title: str, report: Report = in_silence
) -> Inventory:
    """Return what a table says, read as its columns were chosen.

    Parameters
    ----------
    table : Table
    match : ColumnMatch
        What its columns are.
    known : Forms
        Words for kinds and power states.
    title : str
        The name of the file without its ending.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If a necessary column is lacking.
    """
    form = known.known(table.headers)
    optional = form.lacks if form is not None else ()
    require_readable(match, table.headers, TableGuess((), match.rows, match.decimal, form=form))
    reading = _Reading(table, match, known, form is not None and form.counts_threads)
    for number, row in enumerate(table.rows):
        if number % ROWS_BETWEEN_REPORTS == 0:
            report(number / len(table.rows))
        reading.add(row)
    reading.finish()
    absent = [meaning for meaning in optional if not match.has(meaning)]
    used = tr_format("{used} of {all} columns used", used=len(match.columns), all=len(table.headers))
    name = form.name if form is not None else tr_format("Table")
    return Inventory(
        title=title,
        origin=" · ".join(filter(None, (name, table.sheet, used))),
        source=tr_format("{name}, at the moment of the export", name=form.name if form is not None else title),
        hosts=tuple(reading.hosts),
        vms=tuple(reading.vms),
        remarks=tuple(reading.remarks(absent)),
    )


@define
class _Reading:
    table: Table
    match: ColumnMatch
    known: Forms
    counts_threads: bool = False
    places: dict[str, list[tuple[int, str]]] = field(factory=dict)
    hosts: list[InventoryHost] = field(factory=list)
    vms: list[InventoryVm] = field(factory=list)
    noticed: dict[str, int] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        for column in self.match.columns:
            place = self.table.headers.index(column.header)
            self.places.setdefault(column.meaning, []).append((place, column.unit))

    def add(self, row: _Row) -> None:
        """Read one row."""
        kind = self._kind(row)
        host = self._text(row, forms.HOST)
        name = self._text(row, forms.NAME) or (host if kind == forms.ROWS_HOST else "")
        if name.casefold().rstrip(":") in TOTALS and (kind == forms.ROWS_HOST or not host):
            self._notice("totals")
        elif kind is None or not name:
            self._notice("kinds" if kind is None else "nameless")
        elif kind == forms.ROWS_HOST:
            self.hosts.append(self._host(row, name))
        else:
            self.vms.append(self._vm(row, name, host))

    def finish(self) -> None:
        """Count hosts that stand twice."""
        self._notice("doubled", len(self.hosts) - len({host.key for host in self.hosts}))

    def remarks(self, absent: list[str]) -> Iterator[Remark]:
        """Return what the user should know."""
        for meaning in absent:
            yield Remark(
                about="absent",
                text=tr_format("This format has no column for {name}", name=translate(HOLDS[meaning])),
                done=tr_format("Every machine gets a placeholder."),
            )
        table = self.table
        counts = {"again": table.again, "cut": table.cut, "formulas": table.formulas, "headers": table.doubled}
        for about, number in {**self.noticed, **counts, "end": table.cut_line}.items():
            if number:
                text, done = _REMARKS[about](count(number))
                yield Remark(about=about, text=text, done=done)

    def _kind(self, row: _Row) -> _Kind | None:
        """Return what a row is, or None where its column says something else."""
        kind = self.match.rows
        if kind == forms.ROWS_COLUMN:
            kind = self.known.kinds.get(plain_header(self._text(row, forms.KIND)), "")
        return "host" if kind == forms.ROWS_HOST else "vm" if kind == forms.ROWS_VM else None

    def _host(self, row: _Row, name: str) -> InventoryHost:
        sockets = self._whole(row, forms.SOCKETS)
        cores, threads = self._cores(row)
        clock, capacity = self._number(row, forms.CLOCK), self._number(row, forms.CAPACITY)
        if clock is None and capacity is not None and cores:
            clock = capacity / cores
        memory = self._whole(row, forms.MEMORY)
        power = clock * cores if clock and cores else capacity
        return InventoryHost(
            name=name,
            site=self._text(row, forms.SITE),
            cluster=self._text(row, forms.CLUSTER),
            version=self._text(row, forms.HYPERVISOR),
            cores=cores,
            clock_mhz=clock,
            memory_mb=memory,
            sockets=sockets,
            threads_per_core=threads // cores if cores and threads and threads % cores == 0 else None,
            cpu_share=self._share(row, forms.CPU_LOAD, power),
            memory_share=self._share(row, forms.MEMORY_LOAD, memory),
        )

    def _cores(self, row: _Row) -> tuple[int | None, int | None]:
        """Return the cores and the threads of a host; where only threads are known, each counts as a core."""
        sockets, per_socket = self._whole(row, forms.SOCKETS), self._whole(row, forms.CORES_PER_SOCKET)
        threads, cores = self._whole(row, forms.THREADS), self._whole(row, forms.CPUS)
        cores = sockets * per_socket if sockets and per_socket else cores
        is_counted = cores is not None and not self.counts_threads
        self._notice("threads", not is_counted and (cores or threads) is not None)
        return (cores, threads) if is_counted else (cores or threads, None)

    def _vm(self, row: _Row, name: str, host: str) -> InventoryVm:
        sockets, per_socket = self._whole(row, forms.SOCKETS), self._whole(row, forms.CORES_PER_SOCKET)
        product = sockets * per_socket if sockets and per_socket else None
        vcpus = self._whole(row, forms.CPUS) or product or self._whole(row, forms.THREADS)
        memory = self._whole(row, forms.MEMORY)
        self._notice("sizes", vcpus is None or memory is None)
        cpu, used = self._load(row, forms.CPU_LOAD), self._load(row, forms.MEMORY_LOAD)
        is_template = plain_header(self._text(row, forms.TEMPLATE)) in YES
        return InventoryVm(
            name=name,
            host=host,
            site=self._text(row, forms.SITE),
            cluster=self._text(row, forms.CLUSTER),
            power=self._power(row),
            kind=TEMPLATE if is_template else MACHINE,
            # PowerCLI writes the name of the machine before its guest system.
            guest=self._text(row, forms.GUEST).removeprefix(f"{name}:"),
            vcpus=vcpus,
            memory_mb=memory,
            cpu_mhz=cpu[0] if cpu is not None and cpu[1] not in SHARE_UNITS else None,
            cpu_share=cpu[0] if cpu is not None and cpu[1] in SHARE_UNITS else None,
            used_mb=None if used is None else used[0] if used[1] in MEMORY_UNITS else memory and used[0] * memory,
        )

    def _power(self, row: _Row) -> str:
        word = plain_header(self._text(row, forms.POWER))
        self._notice("states", bool(word) and word not in self.known.power)
        return self.known.power.get(word, ON)

    def _text(self, row: _Row, meaning: str) -> str:
        cell = next((row[place] for place, _ in self.places.get(meaning, ()) if row[place] != ""), "")
        # A name of digits comes as a number.
        return f"{cell:.15g}" if isinstance(cell, float) else cell

    def _load(self, row: _Row, meaning: str) -> tuple[float, str] | None:
        """Return the first number below a meaning, in MHz, MB or as a fraction, with its unit."""
        for place, unit in self.places.get(meaning, ()):
            if row[place] == "":
                continue
            amount = amount_in(row[place], self.match.decimal)
            own = unit_named(amount.unit) if amount is not None and amount.unit else unit
            if amount is None or (units_of(meaning) and own not in units_of(meaning)):
                self._notice("unreadable")
                continue
            return amount.number * FACTORS.get(own, 1.0), own
        return None

    def _number(self, row: _Row, meaning: str) -> float | None:
        """Return the first number above 0 below a meaning; what no machine can have counts as unknown."""
        for place, unit in self.places.get(meaning, ()):
            if row[place] == "":
                continue
            amount = amount_in(row[place], self.match.decimal)
            own = unit_named(amount.unit) if amount is not None and amount.unit else unit
            number = amount.number * FACTORS.get(own, 1.0) if amount is not None else 0.0
            if amount is None or (own not in units_of(meaning) and units_of(meaning)) or number > MOST[meaning]:
                self._notice("unreadable")
            elif number > 0.0:
                return number
        return None

    def _whole(self, row: _Row, meaning: str) -> int | None:
        number = self._number(row, meaning)
        return None if number is None else round(number) or None

    def _share(self, row: _Row, meaning: str, whole: float | None) -> float | None:
        """Return a load as a fraction of what a machine has; None where either is unknown."""
        load = self._load(row, meaning)
        if load is None or load[1] in SHARE_UNITS:
            return load and load[0]
        return load[0] / whole if whole else None

    def _notice(self, what: str, number: int = 1) -> None:
        if number:
            self.noticed[what] = self.noticed.get(what, 0) + number


_REMARKS: Mapping[str, Callable[[str], tuple[str, str]]] = {
    "kinds": lambda number: (
        tr_format("Rows that are neither a host nor a virtual machine: {number}", number=number),
        tr_format("They are left out."),
    ),
    "totals": lambda number: (
        tr_format("Rows with totals: {number}", number=number),
        tr_format("They are left out."),
    ),
    "nameless": lambda number: (
        tr_format("Rows without a name: {number}", number=number),
        tr_format("They are left out."),
    ),
    "sizes": lambda number: (
        tr_format("Virtual machines without vCPUs or memory: {number}", number=number),
        tr_format("They get placeholders."),
    ),
    "states": lambda number: (
        tr_format("Virtual machines in a power state that is not known: {number}", number=number),
        tr_format("They are treated as powered on."),
    ),
    "doubled": lambda number: (
        tr_format("Hosts that are listed more than once: {number}", number=number),
        tr_format("The first row of each is used."),
    ),
    "unreadable": lambda number: (
        tr_format("Cells with an impossible number or unit: {number}", number=number),
        tr_format("They count as unknown."),
    ),
    "threads": lambda number: (
        tr_format("Hosts of which logical processors are known, but not cores: {number}", number=number),
        tr_format("Each counts as a core; halve the cores of hosts with Hyper-Threading."),
    ),
    "cut": lambda number: (
        tr_format("Lines with fewer cells than headers: {number}", number=number),
        tr_format("The missing cells count as unknown."),
    ),
    "formulas": lambda number: (
        tr_format("Cells with a formula or an error in place of a value: {number}", number=number),
        tr_format("They count as empty."),
    ),
    "headers": lambda number: (
        tr_format("Headers that appeared before: {number}", number=number),
        tr_format("The later ones are numbered."),
    ),
    "again": lambda number: (
        tr_format("Rows that repeat the headers or hold only units: {number}", number=number),
        tr_format("They are left out."),
    ),
    "end": lambda line: (
        tr_format("The file ends inside a quoted value, in line {line}", line=line),
        tr_format("That line is left out."),
    ),
}
