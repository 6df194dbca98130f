"""What the column dialog says: what is lacking, how sure a guess is, and the first machines as they will be read."""

from collections.abc import Callable, Mapping

from attrs import frozen

from models.errors import InventoryError
from models.importers import inventory_forms as forms
from models.importers.column_matching import (
    BY_FORM,
    BY_GUESS,
    BY_HEADER,
    HOLDS,
    MEANING_NAMES,
    OPEN,
    Column,
    ColumnGuess,
    ColumnMatch,
    lacking,
)
from models.importers.inventory import OFF, ON, SUSPENDED, InventoryHost, InventoryVm
from models.importers.inventory_forms import Forms
from models.importers.seen_tables import SeenTable
from models.importers.table_reading import inventory_of_table
from models.importers.tables import Cell
from models.words import all_of, tr_count, tr_format, tr_noop, translate
from planner.presenters import numbers
from planner.presenters.numbers import NO_DATA

MOST_SHOWN = 5
_CERTAINTIES = {
    BY_FORM: tr_noop("Recognized by its format"), BY_HEADER: tr_noop("Recognized by its header"),
    BY_GUESS: tr_noop("Guessed, please check"),
}  # fmt: skip
_STATES = {ON: tr_noop("on"), OFF: tr_noop("off"), SUSPENDED: tr_noop("suspended")}
ROW_NAMES: Mapping[str, str] = {
    forms.ROWS_VM: tr_noop("virtual machines"), forms.ROWS_HOST: tr_noop("hosts"),
    forms.ROWS_COLUMN: tr_noop("hosts and virtual machines, told apart by a column"),
}  # fmt: skip


@frozen
class Preview:
    """The first machines of a table as they will be read: what they are called, and a row of texts for each."""

    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def heading(seen: SeenTable) -> str:
    """Return what a table is, in one or two sentences."""
    size = tr_count(seen.height, "1 row", "{count} rows")
    form = seen.guess.form
    if form is None:
        return tr_format(
            "{size}. The program that wrote them was not recognized; check the meaning of each column.", size=size
        )
    return tr_format("{size}, in the format of {form}. Check the meaning of each column.", size=size, form=form.name)


def fault_of(match: ColumnMatch, seen: SeenTable) -> str:
    """Return which columns are still to be chosen, or of which two one is to be given up; empty where none is."""
    missing = lacking(match, seen.guess.optional)
    if missing == (forms.CPUS,) and seen.guess.open:
        return tr_format("Choose what “{header}” counts.", header=seen.guess.open[0].header)
    names = [translate(HOLDS[meaning]) for meaning in missing]
    if not names:
        return _doubled(match, seen)
    if len(names) == 1:
        return tr_format("Choose the column that holds {what}.", what=names[0])
    return tr_format("Choose the columns that hold {what}.", what=all_of(names))


def fault_beside(other: SeenTable | None) -> str:
    """Return what is to be said of another sheet before it is read beside; empty where nothing is."""
    if other is None or not other.guess.open:
        return ""
    header = other.guess.open[0].header
    return tr_format(
        "On the sheet “{sheet}”, “{header}” can be read in several ways: choose that sheet above and say what it is.",
        sheet=other.table.sheet, header=header,
    )  # fmt: skip


def _doubled(match: ColumnMatch, seen: SeenTable) -> str:
    """Return which two columns are read as the same; of two that a known program writes, the first value counts."""
    by_form = {guess.header for guess in seen.guess.columns if guess.certainty == BY_FORM}
    first: dict[str, str] = {}
    for column in match.columns:
        other = first.setdefault(column.meaning, column.header)
        if other != column.header and not {other, column.header} <= by_form:
            return tr_format(
                "“{first}” and “{second}” are both read as {meaning}; choose one.",
                first=other,
                second=column.header,
                meaning=translate(MEANING_NAMES[column.meaning]),
            )
    return ""


def note_on(guess: ColumnGuess, column: Column) -> str:
    """Return how sure it is what a column was taken for, or why it was not; nothing where the user chose otherwise."""
    if guess.certainty == OPEN:
        return "" if column.meaning else guess.reason
    if not column.meaning:
        return guess.reason if not guess.meaning else ""
    if (column.meaning, column.unit) != (guess.meaning, guess.unit):
        return ""
    return guess.reason or translate(_CERTAINTIES.get(guess.certainty, ""))


def cell_text(cell: Cell) -> str:
    """Return a cell of the table as it is shown."""
    return numbers.trimmed(cell, 3) if isinstance(cell, float) else cell


def preview_of(match: ColumnMatch, seen: SeenTable, known: Forms) -> Preview:
    """Return the first machines as they will be read; none where a necessary column is lacking."""
    if fault_of(match, seen):
        return Preview()
    try:
        found = inventory_of_table(seen.table, match, known, "")
    except InventoryError:
        return Preview()
    machines: list[InventoryHost | InventoryVm] = []
    machines.extend(found.hosts[:MOST_SHOWN])
    machines.extend(found.vms[: MOST_SHOWN - len(machines)])
    kinds = {isinstance(machine, InventoryHost) for machine in machines}
    columns = [
        (translate(label), [text(machine) for machine in machines])
        for label, meanings, text in _COLUMNS
        if (len(kinds) > 1 if label == KIND else any(map(match.has, meanings)))
    ]
    shown = [(label, texts) for label, texts in columns if any(text not in ("", NO_DATA) for text in texts)]
    return Preview(tuple(label for label, _ in shown), tuple(zip(*(texts for _, texts in shown), strict=True)))


def _cores(machine: InventoryHost | InventoryVm) -> str:
    return numbers.count(machine.cores if isinstance(machine, InventoryHost) else machine.vcpus)


def _clock(machine: InventoryHost | InventoryVm) -> str:
    clock = machine.clock_mhz if isinstance(machine, InventoryHost) else None
    return NO_DATA if clock is None else numbers.clock(clock)


def _cpu(machine: InventoryHost | InventoryVm) -> str:
    if isinstance(machine, InventoryHost):
        return numbers.percent(machine.cpu_share)
    return numbers.percent(machine.cpu_share) if machine.cpu_mhz is None else numbers.clock(machine.cpu_mhz)


def _memory_in_use(machine: InventoryHost | InventoryVm) -> str:
    if isinstance(machine, InventoryHost):
        return numbers.percent(machine.memory_share)
    return numbers.memory(machine.used_mb)


KIND = tr_noop("Kind")
_COLUMNS: tuple[tuple[str, tuple[str, ...], Callable[[InventoryHost | InventoryVm], str]], ...] = (
    (KIND, (), lambda machine: tr_format("host") if isinstance(machine, InventoryHost) else tr_format("VM")),
    (tr_noop("Name"), (forms.NAME, forms.HOST), lambda machine: machine.name),
    (tr_noop("Host"), (forms.HOST,), lambda machine: getattr(machine, "host", "")),
    (tr_noop("Cores or vCPUs"), (forms.CPUS, forms.SOCKETS), _cores),
    (tr_noop("Clock"), (forms.CLOCK, forms.CAPACITY), _clock),
    (tr_noop("Memory"), (forms.MEMORY,), lambda machine: numbers.memory(machine.memory_mb)),
    (tr_noop("Guest system"), (forms.GUEST,), lambda machine: getattr(machine, "guest", "")),
    (tr_noop("Power state"), (forms.POWER,), lambda machine: translate(_STATES.get(getattr(machine, "power", ""), ""))),
    (tr_noop("CPU in use"), (forms.CPU_LOAD,), _cpu),
    (tr_noop("Memory in use"), (forms.MEMORY_LOAD,), _memory_in_use),
    (tr_noop("Cluster"), (forms.CLUSTER,), lambda machine: machine.cluster),
    (tr_noop("Site"), (forms.SITE,), lambda machine: machine.site),
)
