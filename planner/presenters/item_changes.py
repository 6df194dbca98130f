"""What differs between two designs or two plans, as a sentence and as a table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from models.plan.columns import words_of
from models.plan.entities import Design, Entity, Plan
from models.plan.fields import Field
from models.plan.item_changes import DesignChanges, FieldChange, ItemChange, PlanChanges, State
from models.plan.kinds import KINDS, is_link, is_machine
from models.plan.queries import site_of
from models.words import count, tr_format, tr_noop, translate
from planner.presenters import field_text
from planner.presenters.cards import hardware_line
from planner.presenters.naming import machines_words
from planner.presenters.numbers import NO_DATA
from planner.presenters.result_table import ResultRow, ResultTable

SYMBOLS: dict[State, str] = {"added": "+", "removed": "−", "changed": "≠"}
WORDS: dict[State, str] = {"added": tr_noop("Added"), "removed": tr_noop("Removed"), "changed": tr_noop("Changed")}
COUNTED: dict[State, str] = {
    "added": tr_noop("{count} added"),
    "removed": tr_noop("{count} removed"),
    "changed": tr_noop("{count} changed"),
}
HEAD = (tr_noop("Change"), tr_noop("Item"), tr_noop("Field"), tr_noop("Before"), tr_noop("After"))
WHERE, PLAN = tr_noop("Where"), tr_noop("Plan")
Cells = tuple[str, ...]


def changes_sentence(states: Iterable[State]) -> str:
    """Return "3 added, 2 removed, 1 changed", or that nothing differs."""
    counts = Counter(states)
    parts = [translate(COUNTED[state]).format(count=count(counts[state])) for state in SYMBOLS if counts[state]]
    return ", ".join(parts) or tr_format("no difference")


def design_sentence(changes: DesignChanges) -> str:
    """Return how many machines of two designs were added, removed and changed."""
    return changes_sentence(change.state for change in changes.items)


def plan_sentence(changes: PlanChanges) -> str:
    """Return how much of two plans was added, removed and changed; a design counts as its machines do."""
    items = (*changes.shared, *(item for design in changes.designs for item in design.items))
    states: list[State] = ["changed"] * len(changes.settings)
    states += [design.state for design in changes.designs if design.state != "changed" or design.renamed]
    return changes_sentence((*states, *(item.state for item in items)))


def design_table(changes: DesignChanges) -> ResultTable:
    """Return what differs between two designs: a row for each machine added or removed, and each field changed."""
    rows = ((change, cells) for change in changes.items for cells in _item_rows(change))
    return ResultTable(head=_translated(HEAD), rows=tuple(_row(change, cells) for change, cells in rows))


def plan_table(changes: PlanChanges) -> ResultTable:
    """Return what differs between two plans, with the design in the first column."""
    settings = tuple(_field_row(field, translate(WORDS["changed"]), "") for field in changes.settings)
    rows: list[ResultRow] = [_plain_row((translate(PLAN), *cells)) for cells in settings]
    rows += _rows_of(translate(PLAN), changes.shared)
    for design in changes.designs:
        rows += _design_rows(design)
    return ResultTable(head=_translated((WHERE, *HEAD)), rows=tuple(rows))


def value_words(field: Field, value: object) -> str:
    """Return a value as it is read; a dash where it is not given."""
    if value is None or value in ("", ()):
        return NO_DATA
    if field.kind == "references" and isinstance(value, tuple):
        return ", ".join(value)
    if field.kind in {"flag", "choice", "choices"}:
        return words_of(field, value)
    return field_text.format_value(field, value)


def _design_rows(changes: DesignChanges) -> Iterator[ResultRow]:
    name = changes.design.name
    if changes.state != "changed":
        yield _plain_row((name, translate(WORDS[changes.state]), tr_format("Design"), "", "", ""))
    elif changes.renamed and changes.before is not None:
        cells = (translate(WORDS["changed"]), tr_format("Design"), tr_format("Name"), changes.before.name, name)
        yield _plain_row((name, *cells))
    yield from _rows_of(name, changes.items)


def _rows_of(where: str, items: Iterable[ItemChange]) -> Iterator[ResultRow]:
    for change in items:
        for cells in _item_rows(change):
            yield _row(change, (where, *cells))


def _item_rows(change: ItemChange) -> Iterator[Cells]:
    word, item = translate(WORDS[change.state]), _item_words(change)
    if change.before is None:
        yield word, item, "", "", _short(change.after)
    elif change.after is None:
        yield word, item, "", _short(change.before), ""
    if change.kind_changed and change.before is not None and change.after is not None:
        kinds = (translate(KINDS[side.kind].title) for side in (change.before, change.after))
        yield word, item, tr_format("Kind"), *kinds
    for field in change.fields:
        yield _field_row(field, word, item)


def _field_row(change: FieldChange, word: str, item: str) -> Cells:
    values = (value_words(change.field, value) for value in (change.before, change.after))
    return word, item, translate(change.field.label), *values


def _item_words(change: ItemChange) -> str:
    item = change.item
    name = " – ".join(change.ends) if is_link(item) else item.name
    return f"{name} ({translate(KINDS[item.kind].title)})"


def _short(item: Entity | None) -> str:
    return hardware_line(item) if is_machine(item) else ""


def _row(change: ItemChange, cells: Cells) -> ResultRow:
    ids = tuple(side.id for side in (change.after, change.before) if side is not None)
    return ResultRow(ids=ids[:1], cells=cells, states=("",) * len(cells))


def _plain_row(cells: Cells) -> ResultRow:
    return ResultRow(ids=(), cells=cells, states=("",) * len(cells))


def _translated(texts: Cells) -> Cells:
    return tuple(translate(text) for text in texts)


def marks_of(changes: DesignChanges) -> dict[str, str]:
    """Return the symbol of each machine that was added or changed, by its id in the later design."""
    return {change.after.id: SYMBOLS[change.state] for change in changes.items if change.after is not None}


def symbol_words(symbol: str) -> str:
    """Return the symbol of a mark with its word, as in "+ Added"."""
    state = next(state for state, known in SYMBOLS.items() if known == symbol)
    return f"{symbol} {translate(WORDS[state])}"


def removed_notes(changes: DesignChanges, before_plan: Plan, before: Design, after_plan: Plan) -> dict[str, str]:
    """Return which machines each site of the later plan lost, as "− EX-CAS and 2 others", by the site's id."""
    sites = {site.id for site in after_plan.sites}
    by_name = {site.name: site.id for site in after_plan.sites}
    names_before = {site.id: site.name for site in before_plan.sites}
    lost: dict[str, list[str]] = {}
    for change in changes.items:
        if change.after is None and is_machine(change.before):
            site = site_of(before, change.before)
            known = site if site in sites else by_name.get(names_before[site], "")
            lost.setdefault(known, []).append(change.before.name)
    return {site: f"{SYMBOLS['removed']} {machines_words(names)}" for site, names in lost.items() if site}
