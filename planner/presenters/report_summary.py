"""The first page of a report: what is recommended, and three numbers that say what it is about."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from models.capacity.results import Evaluation
from models.comparisons.table import Cell, Comparison, Row
from models.plan.entities import Plan
from models.words import change, tr_format
from planner.presenters.comparison import quantity, value_words
from planner.presenters.findings import finding_rows

# The first of these that are known stand on the first page.
NUMBERS, MOST_NUMBERS = ("physical-machines", "busiest-cpu", "power", "users-at-ceiling", "memory"), 3
MOST_ADVICE = 4
GRAVE = ("over", "high")


@frozen
class KeyFigure:
    """A number that is read from afar, what it counts, and a word on it."""

    value: str
    label: str
    note: str


@frozen
class Advice:
    """What to do, and why."""

    text: str
    remedy: str


def key_figures(comparison: Comparison) -> tuple[KeyFigure, ...]:
    """Return three numbers of the design that the verdict is about, against the baseline where there is another."""
    rows = {row.key: row for row in comparison.rows}
    told = (_key_figure(rows[key], comparison) for key in NUMBERS if key in rows)
    return tuple(figure for figure in told if figure is not None)[:MOST_NUMBERS]


def subject_of(comparison: Comparison) -> str:
    """Return the id of the design that the first page is about."""
    return comparison.best or comparison.design_ids[0 if len(comparison.design_ids) == 1 else -1]


def _key_figure(row: Row, comparison: Comparison) -> KeyFigure | None:
    cells = dict(zip(comparison.design_ids, row.cells, strict=True))
    cell, base = cells[subject_of(comparison)], cells[comparison.baseline]
    if cell.value is None:
        return None
    value, about = value_words(row, cell, interval=False), _about(row, cell)
    if cell is base or base.value is None:
        return KeyFigure(value, row.label, about)
    before = value_words(row, base, interval=False)
    if value == before:
        return KeyFigure(
            value, row.label, tr_format("{machine}; as before", machine=about) if about else tr_format("as before")
        )
    if row.key == "power" and cell.relative:
        return KeyFigure(change(cell.relative), row.label, _from_to(before, value))
    if row.key == "physical-machines":
        return KeyFigure(f"{before} → {value}", row.label, _machines_note(comparison))
    return KeyFigure(value, row.label, tr_format("{machine}; before {value}", machine=about, value=before)
                     if about else tr_format("before {value}", value=before))  # fmt: skip


def _about(row: Row, cell: Cell) -> str:
    """Return what sets a value; of users at the first ceiling, that it is passed where more are planned."""
    if row.key == "users-at-ceiling" and cell.state == "high":
        return tr_format("already exceeded: {machine}", machine=cell.note)
    return cell.note


def _from_to(before: str, value: str) -> str:
    return tr_format("{before} before, {value} now", before=before, value=value)


def _machines_note(comparison: Comparison) -> str:
    row = next((row for row in comparison.rows if row.key == "rack-units"), None)
    if row is None:
        return ""
    cells: Mapping[str, Cell] = dict(zip(comparison.design_ids, row.cells, strict=True))
    cell, base = cells[subject_of(comparison)], cells[comparison.baseline]
    if cell.value is None or base.value is None:
        return ""
    return _from_to(quantity(base.value, row.unit), quantity(cell.value, row.unit))


def advice_for(plan: Plan, comparison: Comparison, evaluations: Mapping[str, Evaluation]) -> tuple[Advice, ...]:
    """Return the gravest findings of the design that the verdict is about, each with what clears it."""
    design_id = subject_of(comparison)
    return tuple(_advice(plan, design_id, evaluations))[:MOST_ADVICE]


def _advice(plan: Plan, design_id: str, evaluations: Mapping[str, Evaluation]) -> Iterator[Advice]:
    for row in finding_rows(plan, design_id, evaluations[design_id].findings):
        if not row.ignored and row.state in GRAVE:
            yield Advice(row.text, row.remedy)
