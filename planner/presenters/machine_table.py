"""The machines of a design as a table that sorts and copies."""

from collections.abc import Sequence

from attrs import frozen

from models.capacity.results import Evaluation, Gauge
from models.plan import choices
from models.plan.columns import FieldColumn, field_columns, leaf_fields
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import KINDS, MACHINE_KINDS, container_of, holds_vms, is_virtual
from models.words import tr_noop, translate
from planner.presenters import field_text, numbers, spreadsheet_text
from planner.presenters.plan_tree import roles_text
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS


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
    """

    key: str
    header: str
    path: str = ""
    left: bool = False
    usual: bool = True


LEADING = (
    TableColumn("name", tr_noop("Machine"), path="name", left=True),
    TableColumn("kind", tr_noop("Kind"), left=True),
    TableColumn("place", tr_noop("Location"), left=True),
    TableColumn("roles", tr_noop("Roles"), left=True),
    TableColumn("exchange", tr_noop("Exchange version"), left=True, usual=False),
    TableColumn("cpus", tr_noop("Cores"), path="cpus"),
    TableColumn("clock", tr_noop("Clock"), path="processor.clock_mhz", usual=False),
    TableColumn("installed", tr_noop("Memory"), path="memory_mb"),
    TableColumn("cpu", tr_noop("CPU")),
    TableColumn("memory", tr_noop("RAM")),
    TableColumn("disk", tr_noop("Disk")),
    TableColumn("network", tr_noop("Network"), usual=False),
    TableColumn("limit", tr_noop("Bottleneck"), left=True, usual=False),
    TableColumn("mailboxes", tr_noop("Mailboxes"), usual=False),
    TableColumn("users", tr_noop("Users")),
    TableColumn("room", tr_noop("Users until ceiling")),
)
# The fields behind the leading columns; every other field of a machine can be shown, too.
LEADING_FIELDS = (
    "name", "exchange", "roles", "processor.cores", "vcpus", "processor.clock_mhz", "memory_mb", "notes",
)  # fmt: skip
FURTHER = field_columns(LEADING_FIELDS)
TYPED = frozenset({"number", "whole"})


def _column(column: FieldColumn) -> TableColumn:
    typed = column.field.kind in TYPED
    return TableColumn(column.path, column.field.label, column.path if typed else "", left=not typed, usual=False)


COLUMNS = (*LEADING, *map(_column, FURTHER))
SHOWN_RESOURCES = ("cpu", "memory", "disk", "network")
# What the state of a machine's gauges is filtered by.
ANY_STATE, ABOVE, NO_DATA_STATE = "", "above", "no data"
ABOVE_STATES = frozenset({"high", "over"})
NOTHING = float("-inf")


@frozen
class TableCell:
    """One cell: its text, the value that it sorts by, the load state that colours it, and whose gauge it is."""

    text: str
    order: str | float
    state: str = ""
    resource: str = ""


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

    def holds(self, text: str) -> bool:
        """Return whether every word of a text stands in its cells."""
        words = "\n".join(cell.text for cell in self.cells).casefold()
        return all(word in words for word in text.casefold().split())


NO_NUMBER, NO_WORDS = TableCell(numbers.NO_DATA, NOTHING), TableCell("–", "")


def machine_rows(plan: Plan, design: Design | None, evaluation: Evaluation | None) -> tuple[TableRow, ...]:
    """Return a row for each machine of the design, by name."""
    if design is None or evaluation is None:
        return ()
    names = {row.id: row.name for row in (*plan.sites, *plan.models, *design.machines)}
    ordered = sorted(design.machines, key=lambda machine: (machine.name, machine.id))
    return tuple(TableRow(entry.id, _cells(entry, names, evaluation), PATHS[entry.kind]) for entry in ordered)


def machine_tsv(rows: tuple[TableRow, ...], columns: Sequence[int]) -> str:
    """Return columns of the rows with their headers as text for a spreadsheet."""
    lines = [[translate(COLUMNS[number].header) for number in columns]]
    lines += [[row.cells[number].text for number in columns] for row in rows]
    return spreadsheet_text.tab_separated(lines)


def _cells(machine: Machine, names: dict[str, str], evaluation: Evaluation) -> tuple[TableCell, ...]:
    container = container_of(machine)
    roles = "–" if holds_vms(machine) else roles_text(machine.roles)
    limiter = translate(RESOURCE_WORDS.get(evaluation.limiter_of(machine.id) or "", numbers.NO_DATA))
    mailboxes, users = evaluation.mailboxes_of(machine.id), evaluation.users_of(machine.id)
    room = evaluation.room_of(machine.id)
    return (
        _words(machine.name),
        _words(translate(KINDS[machine.kind].short)),
        _words(names.get(container, container)),
        _words(roles),
        _words("–" if holds_vms(machine) else choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange)),
        *_hardware(machine),
        *(_load(evaluation.gauge(machine.id, resource), resource) for resource in SHOWN_RESOURCES),
        _words(limiter[:1].upper() + limiter[1:]),
        TableCell(numbers.count(mailboxes), mailboxes),
        TableCell(numbers.count(users), users),
        TableCell(numbers.count(room).replace("-", "−"), NOTHING if room is None else room),
        *(_field(column, machine, names) for column in FURTHER),
    )


def _hardware(machine: Machine) -> tuple[TableCell, TableCell, TableCell]:
    memory = TableCell(numbers.memory(machine.memory_mb), machine.memory_mb)
    if is_virtual(machine):
        return TableCell(f"{machine.vcpus} vCPU", machine.vcpus), TableCell(numbers.NO_DATA, NOTHING), memory
    clock = machine.processor.clock_mhz
    cores = machine.processor.cores
    return TableCell(numbers.count(cores), cores), TableCell(numbers.clock(clock), clock), memory


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
        return TableCell(field_text.format_value(column.field, value), value)
    return _words(str(column.cell(machine, names)))


def _words(text: str) -> TableCell:
    return TableCell(text, text.casefold())


def _load(gauge: Gauge, resource: str) -> TableCell:
    symbol = STATE_SYMBOLS.get(gauge.state, "")
    if gauge.utilization is None:
        return TableCell(numbers.NO_DATA, NOTHING, gauge.state, resource)
    text = f"{numbers.percent(gauge.utilization)} {symbol}".rstrip()
    return TableCell(text, gauge.utilization, gauge.state, resource)
