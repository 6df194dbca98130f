"""The machines of a design as a table that sorts and copies."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from models.capacity.dags.member_gauges import gauges_of, limiter_day_of, limiter_of, room_of
from models.capacity.dags.results import FAILURE, NORMAL
from models.capacity.results import Evaluation, Gauge
from models.plan import choices
from models.plan.columns import Cell, FieldColumn, field_columns, leaf_fields
from models.plan.dns_names import dns_name
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import KINDS, MACHINE_KINDS, container_of, holds_vms, is_virtual
from models.plan.unknown_hardware import unknown_parts
from models.words import capital, natural_order, tr_noop, translate
from planner.presenters import field_text, numbers, spreadsheet_text
from planner.presenters.plan_tree import roles_text
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

# When the bottleneck of a member of a DAG is one.
DAYS = {NORMAL: tr_noop("{resource}, on a normal day"), FAILURE: tr_noop("{resource}, in a failure")}


@frozen
class TableColumn:
    """One column.

    Parameters
    ----------
    key, header : str
        What it is remembered by, and what the user reads.
    path : str
        The field that is edited in it, as in ``memory_mb``; empty where nothing is.
    left : bool
        Whether its cells are words.
    usual : bool
        Whether it is shown unless the user chose otherwise.
    unit : str
        What its numbers are copied in.
    """

    key: str
    header: str
    path: str = ""
    left: bool = False
    usual: bool = True
    unit: str = ""


LEADING = (
    TableColumn("name", tr_noop("Machine"), path="name", left=True),
    TableColumn("kind", tr_noop("Kind"), left=True),
    TableColumn("place", tr_noop("Location"), left=True),
    TableColumn("roles", tr_noop("Roles"), left=True),
    TableColumn("exchange", tr_noop("Exchange version"), left=True, usual=False),
    TableColumn("cpus", tr_noop("Cores"), path="cpus"),
    TableColumn("clock", tr_noop("Clock"), path="processor.clock_mhz", usual=False, unit="MHz"),
    TableColumn("installed", tr_noop("Memory"), path="memory_mb", unit="GB"),
    TableColumn("cpu", tr_noop("CPU"), unit="%"),
    TableColumn("memory", tr_noop("Memory use"), unit="%"),
    TableColumn("disk", tr_noop("Disk"), unit="%"),
    TableColumn("storage", tr_noop("Disk space"), usual=False, unit="%"),
    TableColumn("network", tr_noop("Network"), usual=False, unit="%"),
    TableColumn("limit", tr_noop("Bottleneck"), left=True, usual=False),
    TableColumn("mailboxes", tr_noop("Mailboxes"), usual=False),
    TableColumn("users", tr_noop("Users")),
    TableColumn("room", tr_noop("Users until ceiling")),
    TableColumn("dns", tr_noop("DNS name"), left=True, usual=False),
)
# The fields behind the leading columns; every other field of a machine can be shown, too.
LEADING_FIELDS = (
    "name", "exchange", "roles", "processor.cores", "vcpus", "processor.clock_mhz", "memory_mb", "notes",
)  # fmt: skip
FURTHER = field_columns(LEADING_FIELDS)
TYPED = spreadsheet_text.NUMBERS


def _column(column: FieldColumn) -> TableColumn:
    typed = column.field.kind in TYPED
    unit = spreadsheet_text.copied_unit(column.path, column.field) if typed else ""
    path = column.path if typed else ""
    return TableColumn(column.path, column.field.label, path, left=not typed, usual=False, unit=unit)


COLUMNS = (*LEADING, *map(_column, FURTHER))
SHOWN_RESOURCES = ("cpu", "memory", "disk", "storage", "network")
# What the state of a machine's gauges is filtered by.
ANY_STATE, ABOVE, NO_DATA_STATE = "", "above", "no data"
ABOVE_STATES = frozenset({"high", "over"})
NOTHING = float("-inf")


@frozen
class TableCell:
    """One cell.

    Parameters
    ----------
    text : str
        What is read.
    order : str or float
        The value that it sorts by.
    state, resource : str
        The load state that colours it, and whose gauge it is; mostly empty.
    number : float or None
        What is copied of it, in the unit of its column; None for words and without data.
    """

    text: str
    order: str | float
    state: str = ""
    resource: str = ""
    number: float | None = None

    @property
    def copied(self) -> Cell:
        """Return what a spreadsheet gets: a bare number, words, or nothing without data."""
        return self.text if isinstance(self.order, str) else self.number


@frozen
class TableRow:
    """One machine; `paths` says which field a cell edits, empty for none."""

    id: str
    cells: tuple[TableCell, ...]
    paths: tuple[str, ...] = ()

    def has_state(self, wanted: str) -> bool:
        """Return whether any of its gauges is in a state that is looked for."""
        states = {cell.state for cell in self.cells if cell.resource}
        return not wanted or bool(states & (ABOVE_STATES if wanted == ABOVE else {wanted}))

    def holds(self, text: str, columns: Iterable[int]) -> bool:
        """Return whether every word of a text stands in some of its cells, by their places."""
        words = "\n".join(self.cells[number].text for number in columns).casefold()
        return all(word in words for word in text.casefold().split())


NO_NUMBER, NO_WORDS = TableCell(numbers.NO_DATA, NOTHING), TableCell("–", "")


def machine_rows(plan: Plan, design: Design | None, evaluation: Evaluation | None) -> tuple[TableRow, ...]:
    """Return a row for each machine of the design, by name."""
    if design is None or evaluation is None:
        return ()
    names = {row.id: row.name for row in (*plan.sites, *plan.models, *design.machines)}
    ordered = sorted(design.machines, key=lambda machine: (natural_order(machine.name), machine.id))
    return tuple(TableRow(entry.id, _cells(entry, names, evaluation), PATHS[entry.kind]) for entry in ordered)


def machine_tsv(rows: tuple[TableRow, ...], columns: Sequence[int]) -> str:
    """Return columns of the rows as text for a spreadsheet: bare numbers, their units in the headers."""
    shown = [COLUMNS[number] for number in columns]
    head = [spreadsheet_text.with_unit(translate(column.header), column.unit) for column in shown]
    return spreadsheet_text.tab_separated([head, *([row.cells[number].copied for number in columns] for row in rows)])


def _limit(machine: Machine, evaluation: Evaluation) -> str:
    """Return the resource that limits a machine; of a member of a DAG, when."""
    resource = capital(translate(RESOURCE_WORDS.get(limiter_of(evaluation, machine.id) or "", numbers.NO_DATA)))
    day = limiter_day_of(evaluation, machine.id)
    return translate(DAYS[day]).format(resource=resource) if day else resource


def _cells(machine: Machine, names: dict[str, str], evaluation: Evaluation) -> tuple[TableCell, ...]:
    container = container_of(machine)
    roles = "–" if holds_vms(machine) else roles_text(machine.roles)
    mailboxes, users = evaluation.mailboxes_of(machine.id), evaluation.users_of(machine.id)
    room = room_of(evaluation, machine.id)
    return (
        _words(machine.name),
        _words(translate(KINDS[machine.kind].short)),
        _words(names.get(container, container)),
        _words(roles),
        _words("–" if holds_vms(machine) else choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange)),
        *_hardware(machine),
        *_loads(machine, evaluation),
        _words(_limit(machine, evaluation)),
        TableCell(numbers.count(mailboxes), mailboxes, number=mailboxes),
        TableCell(numbers.count(users), users, number=users),
        TableCell(numbers.count(room).replace("-", "−"), NOTHING if room is None else room, number=room),
        _words(dns_name(machine) or "–"),
        *(_field(column, machine, names) for column in FURTHER),
    )


def _hardware(machine: Machine) -> tuple[TableCell, TableCell, TableCell]:
    size, unknown = machine.memory_mb, unknown_parts(machine)
    memory = TableCell(numbers.memory(size), size, number=size / numbers.MB_A_GB)
    if is_virtual(machine):
        return TableCell(f"{machine.vcpus} vCPU", machine.vcpus, number=machine.vcpus), NO_NUMBER, memory
    clock, cores = machine.processor.clock_mhz, machine.processor.cores
    return (
        NO_NUMBER if choices.CORES in unknown else TableCell(numbers.count(cores), cores, number=cores),
        NO_NUMBER if choices.CLOCK in unknown else TableCell(numbers.clock(clock), clock, number=clock),
        NO_NUMBER if choices.MEMORY in unknown else memory,
    )


def _paths_of(kind: str) -> tuple[str, ...]:
    own = dict(leaf_fields(MACHINE_KINDS[kind]))
    paths = (KINDS[kind].cpus if column.path == "cpus" else column.path for column in COLUMNS)
    return tuple(path if path in own else "" for path in paths)


PATHS = {kind: _paths_of(kind) for kind in MACHINE_KINDS}


def _field(column: FieldColumn, machine: Machine, names: dict[str, str]) -> TableCell:
    value = column.value(machine)
    if value is None:
        return NO_NUMBER if column.field.kind in TYPED else NO_WORDS
    if isinstance(value, int | float) and column.field.kind in TYPED:
        number = spreadsheet_text.copied_number(column.path, column.field, value)
        return TableCell(field_text.format_value(column.field, value), value, number=number)
    return _words(str(column.cell(machine, names)))


def _words(text: str) -> TableCell:
    return TableCell(text, natural_order(text))


def _loads(machine: Machine, evaluation: Evaluation) -> Iterator[TableCell]:
    gauges = gauges_of(evaluation, machine.id)
    for resource in SHOWN_RESOURCES:
        yield _load(gauges[resource], resource) if resource in gauges else NO_NUMBER


def _load(gauge: Gauge, resource: str) -> TableCell:
    symbol = STATE_SYMBOLS.get(gauge.state, "")
    if gauge.utilization is None:
        return TableCell(numbers.NO_DATA, NOTHING, gauge.state, resource)
    text = f"{numbers.percent(gauge.utilization)} {symbol}".rstrip()
    return TableCell(text, gauge.utilization, gauge.state, resource, spreadsheet_text.in_percent(gauge.utilization))
