"""A comparison as the table that is shown: words, symbols and which cells stand out."""

from collections.abc import Collection, Sequence

from attrs import frozen

from models.comparisons.table import INCOMPLETE, Cell, Comparison, Row
from models.plan.columns import Cell as PlainCell
from models.units import PERCENT
from models.words import all_of, tr_count, tr_format, tr_noop, translate
from planner.presenters import numbers, spreadsheet_text
from planner.presenters.status import STATE_SYMBOLS

FRACTION_UNITS = ("fraction", "%")
WHOLE_FROM = 100
# Units that are words, or that the row says already; the others are signs, the same in every language.
UNITS = {"users": "", "cores": tr_noop("cores")}
# From so many on, a number stands in a thousand times its unit.
THOUSANDS = {"W": "kW", "MHz": "GHz"}
BETTER, WORSE, PLAIN = "better", "worse", "plain"
PENDING = "…"
MAY_FAIL = "machines-that-may-fail"


@frozen
class ComparisonCell:
    """One cell: what it says, as a whole and in parts, and how it is painted.

    Parameters
    ----------
    text : str
        Value, change and symbol.
    tone : str
        ``better``, ``worse``, ``plain``, or a load state above the ceiling.
    note : str
        For the tooltip.
    value, change, symbol : str
        The parts of the text; the change is relative to the baseline.
    short, span : str
        The parts of the value: without its interval, and the interval, as in "(14,764 to 21,637)".
    bar, base_bar : float or None
        The value and the baseline's, against the largest of the row; None without data.
    number : float or None
        What is copied of it, in the unit of `ComparisonRow.copied_unit`; None without data.
    remark : str
        What a bare number would keep quiet, as in "at most 500" or "incomplete"; mostly empty.
    """

    text: str
    tone: str
    note: str
    value: str = ""
    change: str = ""
    symbol: str = ""
    bar: float | None = None
    base_bar: float | None = None
    number: float | None = None
    remark: str = ""
    short: str = ""
    span: str = ""


@frozen
class ComparisonRow:
    """One row: what is compared, a cell a design, the unit in which their numbers are copied, and the row's key."""

    label: str
    cells: tuple[ComparisonCell, ...]
    copied_unit: str = ""
    key: str = ""


@frozen
class ComparisonView:
    """The whole table; the headers are the designs in the order of the plan."""

    sentence: str
    corner: str
    headers: tuple[str, ...]
    design_ids: tuple[str, ...]
    baseline: str
    rows: tuple[ComparisonRow, ...]
    remark: str = ""


def comparison_view(
    comparison: Comparison, pending: Collection[str] = (), *, previewing: bool = False
) -> ComparisonView:
    """Return the table of a comparison.

    Parameters
    ----------
    pending : collection of str
        Keys of rows that are still being worked out.
    previewing : bool
        Whether the numbers are those of a what-if, which a copy of the table says too.
    """
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    return ComparisonView(
        sentence=comparison.sentence,
        corner=_corner(names.get(comparison.baseline, comparison.baseline), previewing=previewing),
        headers=comparison.design_names,
        design_ids=comparison.design_ids,
        baseline=comparison.baseline,
        rows=tuple(
            _row(row, comparison.design_ids.index(comparison.baseline), row.key in pending) for row in comparison.rows
        ),
        remark=comparison.remark,
    )


def _corner(baseline: str, *, previewing: bool) -> str:
    if previewing:
        return tr_format("What-if, compared with “{design}”", design=baseline)
    return tr_format("Compared with “{design}”", design=baseline)


def quantity(value: float | None, unit: str) -> str:
    """Return a number with its unit, as in "16 GB", "49 %", "7,100"."""
    if value is None:
        return numbers.NO_DATA
    if unit in FRACTION_UNITS:
        return numbers.percent(value)
    if unit == "MB":
        return numbers.memory(value)
    if unit in THOUSANDS and abs(value) >= numbers.KB_A_MB:
        return f"{_in_short(value / numbers.KB_A_MB)} {THOUSANDS[unit]}"
    return f"{_in_short(value)} {_unit(unit)}".rstrip()


def _in_short(value: float) -> str:
    return numbers.trimmed(value, 0 if abs(value) >= WHOLE_FROM else 1)


def _unit(unit: str) -> str:
    return translate(UNITS[unit]) if UNITS.get(unit) else UNITS.get(unit, unit)


def comparison_tsv(view: ComparisonView) -> str:
    """Return the table as text for a spreadsheet: bare numbers, what they keep quiet in a last column."""
    remarks = [remarks_of(row, view.headers) for row in view.rows]
    lines: list[tuple[PlainCell, ...]] = [(view.corner, *view.headers, tr_format("Remarks"))]
    for row, remark in zip(view.rows, remarks, strict=True):
        label = spreadsheet_text.with_unit(row.label, row.copied_unit)
        lines.append((label, *(cell.number for cell in row.cells), remark))
    return spreadsheet_text.tab_separated(lines if any(remarks) else [line[:-1] for line in lines])


def remarks_of(row: ComparisonRow, designs: Sequence[str]) -> str:
    """Return what bare numbers of a row keep quiet, each behind the name of its design; mostly empty."""
    told = zip(designs, row.cells, strict=True)
    return "; ".join(f"{design}: {cell.remark}" for design, cell in told if cell.remark)


def _copied(value: float | None, unit: str) -> float | None:
    """Return a number in the unit in which it is copied."""
    if value is None or unit in FRACTION_UNITS:
        return spreadsheet_text.in_percent(value)
    return value / numbers.MB_A_GB if unit == "MB" else value


def _copied_unit(unit: str) -> str:
    return "%" if unit in FRACTION_UNITS else "GB" if unit == "MB" else _unit(unit)


def _row(row: Row, baseline: int, pending: bool) -> ComparisonRow:
    if pending:
        waiting = ComparisonCell(PENDING, PLAIN, "", PENDING, remark=PENDING)
        return ComparisonRow(row.label, tuple(waiting for _ in row.cells))
    most = max((abs(cell.value) for cell in row.cells if cell.value is not None), default=0.0)
    base = _share(row.cells[baseline], most)
    cells = tuple(_cell(row, cell, _share(cell, most), base) for cell in row.cells)
    return ComparisonRow(row.label, cells, _copied_unit(row.unit), row.key)


def _share(cell: Cell, most: float) -> float | None:
    return None if cell.value is None or not most else abs(cell.value) / most


def _cell(row: Row, cell: Cell, bar: float | None, base_bar: float | None) -> ComparisonCell:
    change = change_words(row, cell.difference, cell.relative)
    unlimited = cell.value is None and cell.state == "over"
    symbol = STATE_SYMBOLS.get(cell.state, "") if cell.value is not None or unlimited else ""
    parts = (value_words(row, cell), change, symbol)
    tone = cell.state if cell.state in {"high", "over"} else tone_of(cell, change)
    text, number = "  ".join(part for part in parts if part), _copied(cell.value, row.unit)
    bare = quantity(cell.value, row.unit)
    remark = parts[0] if parts[0] not in {bare, numbers.NO_DATA} else ""
    short = value_words(row, cell, interval=False)
    return ComparisonCell(
        text, tone, _note(row, cell), *parts, bar=bar, base_bar=base_bar, number=number, remark=remark, short=short,
        span=parts[0].removeprefix(short).strip(),
    )  # fmt: skip


def tone_of(cell: Cell, change: str) -> str:
    """Return whether a cell is better or worse than the baseline; neither where its change is too small to be told."""
    return {True: BETTER, False: WORSE, None: PLAIN}[cell.better] if change else PLAIN


def change_words(row: Row, difference: float | None, part: float | None, *, absolute: bool = False) -> str:
    """Return a difference in words, as in "−70 %": of two percentages the points between them, as in "+20 pt".

    Parameters
    ----------
    difference : float or None
        Against the baseline, in the unit of the row.
    part : float or None
        The same as a fraction of the baseline.
    absolute : bool
        Whether the difference itself is told rather than the fraction.
    """
    if difference is None:
        return ""
    sign = "−" if difference < 0 else "+"
    if row.unit in FRACTION_UNITS:
        points = round(abs(difference) * PERCENT)
        return sign + tr_format("{points} pt", points=numbers.count(points)) if points else ""
    if absolute or part is None:
        return f"{sign}{quantity(abs(difference), row.unit)}" if round(difference, 3) else ""
    return numbers.relative(part) if round(part, 2) else ""


def value_words(row: Row, cell: Cell, *, interval: bool = True) -> str:
    """Return what a cell says of its value, as in "18,443 (15,900 to 26,000)"; the interval where users are counted."""
    if cell.state == INCOMPLETE:
        return tr_format("incomplete")
    if cell.value is None and cell.state == "over":
        return tr_format("unbounded")
    if cell.value is None and cell.missing:
        return _missing(cell.missing)
    value = quantity(cell.value, row.unit)
    if cell.at_least:
        return tr_format("{number} or more", number=value)
    if cell.at_most:
        value = tr_format("at most {number}", number=value)
    if not interval or row.unit != "users" or cell.low is None or cell.low == cell.high:
        return value
    low = quantity(cell.low, row.unit)
    high = tr_format("any number") if cell.high is None else quantity(cell.high, row.unit)
    return tr_format("{number} ({low} to {high})", number=value, low=low, high=high)


def _missing(parts: Sequence[str]) -> str:
    """Return what is missing for a value, short enough for a column; the note names all of it."""
    first, *others = parts
    return (
        tr_count(len(others), "{first} and {count} more", "{first} and {count} more", first=first) if others else first
    )


def _note(row: Row, cell: Cell) -> str:
    """Return what else there is to say of a cell: whose it is, what is missing, the change in the row's own unit."""
    if cell.missing:
        return all_of(cell.missing)
    if cell.difference is None or not round(cell.difference, 3):
        return cell.note
    sign = "−" if cell.difference < 0 else "+"
    change = tr_format(
        "{change} compared with the baseline", change=f"{sign}{quantity(abs(cell.difference), row.unit)}"
    )
    return f"{cell.note}; {change}" if cell.note else change
