"""A comparison as large as the canvas: a headline, three numbers, and rows in groups against the baseline."""

import csv
from collections.abc import Collection, Sequence
from io import StringIO

from attrs import frozen

from models.comparisons.candidates import Candidate
from models.comparisons.lacking import lacking_line
from models.comparisons.lines import COST, GROUPS
from models.comparisons.table import INCOMPLETE, Cell, Comparison, Row
from models.exporters.formulas import guarded
from models.words import tr_count, tr_format, translate
from planner.presenters import spreadsheet_text
from planner.presenters.comparison import (
    BETTER,
    MAY_FAIL,
    PENDING,
    PLAIN,
    WORSE,
    change_words,
    quantity,
    tone_of,
    value_words,
)
from planner.presenters.numbers import NO_DATA
from planner.presenters.status import STATE_SYMBOLS, machines_text

# What the numbers over the table are taken from, the first of them that are known.
TOLD_FIRST = ("physical-machines", "cost-three-years", "users-at-ceiling", "limiter", "machines-that-may-fail")
NUMBERS = 3
SOLID, OUTLINE, DASHED = "solid", "outline", "dashed"


@frozen(kw_only=True)
class BigNumber:
    """One of the numbers over the table: what it is, whether that is better, and what it was."""

    value: str
    label: str
    tone: str
    note: str


@frozen(kw_only=True)
class Column:
    """One design: its id, its name, a line below it, and whether it lacks something."""

    key: str
    name: str
    note: str
    incomplete: bool = False


@frozen(kw_only=True)
class LargeCell:
    """One cell: the value, the change, how both are painted, and what else there is to say.

    Parameters
    ----------
    bar, base_bar : float or None
        The value and the baseline's, against the largest of the row; None without data.
    style : str
        Of the bar: ``solid``, ``outline`` for a design without a verdict, ``dashed`` for what cannot be compared.
    """

    value: str
    change: str = ""
    tone: str = PLAIN
    symbol: str = ""
    bar: float | None = None
    base_bar: float | None = None
    style: str = SOLID
    note: str = ""


@frozen(kw_only=True)
class LargeRow:
    """One row: the head of a group, which has no cells, or what is compared, with its key."""

    label: str
    cells: tuple[LargeCell, ...] = ()
    key: str = ""


@frozen(kw_only=True)
class Lacking:
    """Why a design is incomplete, who is not served, and whether it is of the plan in the window."""

    key: str
    sentence: str
    populations: tuple[str, ...]
    own: bool


@frozen(kw_only=True)
class LargeView:
    """All of the page."""

    headline: str
    qualification: str
    numbers: tuple[BigNumber, ...]
    baseline: int
    columns: tuple[Column, ...]
    rows: tuple[LargeRow, ...]
    lacking: tuple[Lacking, ...]


def large_view(
    comparison: Comparison,
    candidates: Sequence[Candidate],
    *,
    hidden: Collection[str] = (),
    absolute: bool = False,
    pending: bool = False,
    lines: Sequence[str] = (),
) -> LargeView:
    """Return the page of a comparison.

    Parameters
    ----------
    candidates : sequence of Candidate
        The designs, in the order of the cells.
    hidden : collection of str
        Keys of designs that are left out; the baseline never is.
    absolute : bool
        Whether changes are told in the unit of their row.
    pending : bool
        Whether failures are still being worked out.
    lines : sequence of str
        What the verdict depends on.
    """
    baseline = comparison.design_ids.index(comparison.baseline)
    shown = [at for at, key in enumerate(comparison.design_ids) if at == baseline or key not in hidden]
    lacking = tuple(_lacking(candidates[at]) for at in shown if not candidates[at].evaluation.is_complete)
    remark = comparison.remark
    for entry in lacking:
        # It stands below the table, with what helps.
        remark = remark.replace(entry.sentence, "").strip()
    told = (comparison.qualification, *lines[:1], remark)
    return LargeView(
        headline=comparison.headline,
        qualification=" ".join(part for part in told if part),
        numbers=_numbers(comparison, baseline),
        baseline=shown.index(baseline),
        columns=tuple(_column(candidates[at], at == baseline) for at in shown),
        rows=tuple(_rows(comparison, baseline, shown, absolute, pending)),
        lacking=lacking,
    )


def large_tsv(view: LargeView) -> str:
    """Return the table as text for a spreadsheet."""
    return spreadsheet_text.tab_separated(_lines(view))


def large_csv(view: LargeView) -> str:
    """Return the table as comma-separated values."""
    out = StringIO()
    csv.writer(out).writerows([guarded(text) for text in line] for line in _lines(view))
    return out.getvalue()


def _lines(view: LargeView) -> list[list[str]]:
    """Return the rows as text, the change of each design in a column of its own."""
    head = ["", ""]
    for at, column in enumerate(view.columns):
        head += [column.name] if at == view.baseline else [column.name, tr_format("Change")]
    lines, group = [head], ""
    for row in view.rows:
        if not row.cells:
            group = row.label
            continue
        line = [group, row.label]
        for at, cell in enumerate(row.cells):
            line += [cell.value] if at == view.baseline else [cell.value, cell.change]
        lines.append(line)
    return lines


def _rows(comparison: Comparison, baseline: int, shown: Sequence[int], absolute: bool, pending: bool) -> list[LargeRow]:
    rows = []
    for group, title in GROUPS.items():
        members = [row for row in comparison.rows if row.group == group]
        if members:
            rows.append(LargeRow(label=translate(title)))
        for row in members:
            cells = _cells(row, baseline, shown, absolute)
            if pending and row.key == MAY_FAIL:
                cells = tuple(LargeCell(value=PENDING) for _ in shown)
            rows.append(LargeRow(label=row.label, cells=cells, key=row.key))
    return rows


def _cells(row: Row, baseline: int, shown: Sequence[int], absolute: bool) -> tuple[LargeCell, ...]:
    known = [_number(row.cells[at]) for at in shown]
    most = max((abs(number) for number in known if number is not None), default=0.0)
    base = row.cells[baseline]
    return tuple(_cell(row, row.cells[at], base, most, absolute) for at in shown)


def _number(cell: Cell) -> float | None:
    return cell.uncompared if cell.value is None else cell.value


def _share(number: float | None, most: float) -> float | None:
    return None if number is None or not most else abs(number) / most


def _cell(row: Row, cell: Cell, base: Cell, most: float, absolute: bool) -> LargeCell:
    base_bar = _share(base.value, most)
    if cell.state == INCOMPLETE:
        return _incomplete(row, cell, base, most, absolute)
    unlimited = cell.value is None and cell.state == "over"
    return LargeCell(
        value=value_words(row, cell, interval=False),
        change="" if cell is base else _change(row, cell.difference, cell.relative, cell.better, absolute),
        tone=tone_of(cell, change_words(row, cell.difference, cell.relative, absolute=absolute)),
        symbol=STATE_SYMBOLS.get(cell.state, "") if cell.value is not None or unlimited else "",
        bar=_share(cell.value, most),
        base_bar=base_bar,
        note="; ".join(part for part in (cell.note, value_words(row, cell)) if part),
    )


def _incomplete(row: Row, cell: Cell, base: Cell, most: float, absolute: bool) -> LargeCell:
    base_bar = _share(base.value, most)
    if cell.uncompared is None:
        words = tr_format("not comparable")
        return LargeCell(value=NO_DATA, change=words, bar=base_bar, base_bar=base_bar, style=DASHED)
    difference = None if base.value is None else cell.uncompared - base.value
    part = cell.uncompared / base.value - 1.0 if base.value else None
    return LargeCell(
        value=quantity(cell.uncompared, row.unit),
        change=_change(row, difference, part, None, absolute),
        bar=_share(cell.uncompared, most),
        base_bar=base_bar,
        style=OUTLINE,
    )


def _change(row: Row, difference: float | None, part: float | None, better: bool | None, absolute: bool) -> str:
    """Return a change in words, as in "−70 % better"; sign and word say without colour what the colour says."""
    if difference is None:
        return ""
    change = change_words(row, difference, part, absolute=absolute)
    if not change:
        return tr_format("same")
    if better is None:
        return change
    return tr_format("{change} better", change=change) if better else tr_format("{change} worse", change=change)


def _column(candidate: Candidate, is_baseline: bool) -> Column:
    note = tr_format("Baseline") if is_baseline else machines_text(candidate.design)
    complete = candidate.evaluation.is_complete
    if not complete:
        lacking = len({gap.population for gap in candidate.evaluation.gaps})
        note = tr_count(lacking, "Incomplete: {count} population unserved", "Incomplete: {count} populations unserved")
    return Column(key=candidate.key, name=candidate.name, note=note, incomplete=not complete)


def _lacking(candidate: Candidate) -> Lacking:
    gaps = candidate.evaluation.gaps
    populations = tuple(dict.fromkeys(gap.population for gap in gaps))
    return Lacking(
        key=candidate.key,
        sentence=lacking_line(candidate.name, candidate.plan, gaps),
        populations=populations,
        own=not candidate.source,
    )


def _numbers(comparison: Comparison, baseline: int) -> tuple[BigNumber, ...]:
    """Return up to three numbers on the design of the verdict; none without a verdict."""
    if not comparison.best:
        return ()
    at = comparison.design_ids.index(comparison.best)
    by_key = {row.key: row for row in comparison.rows}
    known = (by_key[key] for key in TOLD_FIRST if key in by_key)
    told = [row for row in known if None not in (row.cells[at].value, row.cells[baseline].value)]
    return tuple(_big(row, row.cells[at], row.cells[baseline]) for row in told[:NUMBERS])


def _big(row: Row, cell: Cell, base: Cell) -> BigNumber:
    difference = cell.difference or 0.0
    counts = row.unit == "" or row.group == COST
    value = quantity(cell.value, row.unit)
    told = change_words(row, difference, None, absolute=True) if counts and difference else value
    words = {"value": value, "before": quantity(base.value, row.unit)}
    if told == value:
        before = tr_format("instead of {before}", **words)
    else:
        before = tr_format("{value} instead of {before}", **words)
    return BigNumber(
        value=told,
        label=row.label,
        tone={True: BETTER, False: WORSE, None: PLAIN}[cell.better],
        note="; ".join(part for part in (cell.note, before) if part),
    )
