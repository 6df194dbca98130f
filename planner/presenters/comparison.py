"""A comparison as the table that is shown: words, symbols and which cells stand out."""

from attrs import frozen

from models.comparisons.table import Cell, Comparison, Row
from models.words import marked, say, shown
from planner.presenters import numbers, spreadsheet_text
from planner.presenters.status import STATE_SYMBOLS

FRACTION_UNITS = ("fraction", "%")
WHOLE_FROM = 100
# Units that are words, or that the row says already; the others are signs, the same in every language.
UNITS = {"users": "", "cores": marked("cores")}
BETTER, WORSE, PLAIN = "better", "worse", "plain"


@frozen
class ComparisonCell:
    """One cell: its text, a tone (``better``, ``worse``, ``plain``) and a note for the tooltip."""

    text: str
    tone: str
    note: str


@frozen
class ComparisonRow:
    """One row: what is compared, and a cell a design."""

    label: str
    cells: tuple[ComparisonCell, ...]


@frozen
class ComparisonView:
    """The whole table; the headers are the designs in the order of the plan."""

    sentence: str
    corner: str
    headers: tuple[str, ...]
    design_ids: tuple[str, ...]
    baseline: str
    rows: tuple[ComparisonRow, ...]


def comparison_view(comparison: Comparison) -> ComparisonView:
    """Return the table of a comparison."""
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    return ComparisonView(
        sentence=comparison.sentence,
        corner=say("Against “{design}”", design=names.get(comparison.baseline, comparison.baseline)),
        headers=comparison.design_names,
        design_ids=comparison.design_ids,
        baseline=comparison.baseline,
        rows=tuple(_row(row) for row in comparison.rows),
    )


def quantity(value: float | None, unit: str) -> str:
    """Return a number with its unit, as in "16 GB", "49 %", "7,100"."""
    if value is None:
        return numbers.NO_DATA
    if unit in FRACTION_UNITS:
        return numbers.percent(value)
    if unit == "MB":
        return numbers.memory(value)
    if unit == "W" and abs(value) >= numbers.KB_A_MB:
        return f"{numbers.trimmed(value / numbers.KB_A_MB, 1)} kW"
    text = numbers.trimmed(value, 0 if abs(value) >= WHOLE_FROM else 1)
    return f"{text} {_unit(unit)}".rstrip()


def _unit(unit: str) -> str:
    return shown(UNITS[unit]) if UNITS.get(unit) else UNITS.get(unit, unit)


def tab_separated(view: ComparisonView) -> str:
    """Return the table as text for a spreadsheet."""
    lines = [(view.corner, *view.headers)]
    lines += [(row.label, *(cell.text for cell in row.cells)) for row in view.rows]
    return spreadsheet_text.tab_separated(lines)


def _row(row: Row) -> ComparisonRow:
    return ComparisonRow(row.label, tuple(_cell(row, cell) for cell in row.cells))


def _cell(row: Row, cell: Cell) -> ComparisonCell:
    change = numbers.relative(cell.relative) if cell.relative is not None and round(cell.relative, 2) else ""
    symbol = STATE_SYMBOLS.get(cell.state, "") if cell.value is not None else ""
    parts = (quantity(cell.value, row.unit), change, symbol)
    tone = {True: BETTER, False: WORSE, None: PLAIN}[cell.better]
    if cell.state in {"high", "over"}:
        tone = cell.state
    return ComparisonCell("  ".join(part for part in parts if part), tone, cell.note)
