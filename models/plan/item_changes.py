"""What was added, removed and changed between two designs, or between two plans: item by item, field by field."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from attrs import evolve, frozen

from models.plan.entities import Assumptions, Design, Entity, Plan
from models.plan.fields import Field, fields_of
from models.plan.position import Position
from models.words import tr_noop, translate

State = Literal["added", "removed", "changed"]
Value = object


def _either(first: Any, second: Any) -> Any:
    if first is not None:
        return first
    if second is None:
        raise ValueError("it is on neither side")
    return second


def _state(before: object, after: object) -> State:
    if before is None:
        return "added"
    return "removed" if after is None else "changed"


@frozen(kw_only=True)
class FieldChange:
    """A field of an item that has two values.

    Parameters
    ----------
    path : str
        Where the value is, as in "processor.clock_mhz".
    field : Field
        Its description.
    before, after : object
        Its values; what a reference names is given by name.
    """

    path: str
    field: Field
    before: Value
    after: Value


@frozen(kw_only=True)
class ItemChange:
    """An item that only one side has, or that differs between the sides.

    Parameters
    ----------
    before, after : Entity or None
        The item on each side.
    fields : tuple of FieldChange
        What differs, where both sides have it. A server that became a VM is compared by the fields that both have.
    ends : tuple of str
        The names of the sites that a link joins; empty for anything else.
    """

    before: Entity | None
    after: Entity | None
    fields: tuple[FieldChange, ...] = ()
    ends: tuple[str, ...] = ()

    @property
    def item(self) -> Entity:
        """Return the item as it is now, or as it was where it is no more."""
        item: Entity = _either(self.after, self.before)
        return item

    @property
    def state(self) -> State:
        """Return what became of it."""
        return _state(self.before, self.after)

    @property
    def kind_changed(self) -> bool:
        """Return whether it is of another kind now: a physical server became a VM."""
        return self.before is not None and self.after is not None and self.before.kind != self.after.kind


@frozen(kw_only=True)
class DesignChanges:
    """What differs between two designs; a design that only one side has is compared with nothing."""

    before: Design | None
    after: Design | None
    items: tuple[ItemChange, ...]

    @property
    def design(self) -> Design:
        """Return the design as it is now, or as it was where it is no more."""
        design: Design = _either(self.after, self.before)
        return design

    @property
    def state(self) -> State:
        """Return what became of it."""
        return _state(self.before, self.after)

    @property
    def renamed(self) -> bool:
        """Return whether both sides have it, under two names."""
        return self.before is not None and self.after is not None and self.before.name != self.after.name


@frozen(kw_only=True)
class PlanChanges:
    """What differs between two plans.

    Parameters
    ----------
    settings : tuple of FieldChange
        Of title, notes and assumptions.
    shared : tuple of ItemChange
        Sites, links and populations.
    designs : tuple of DesignChanges
        Those with a difference, in the order of the second plan, then those that it has no more.
    """

    settings: tuple[FieldChange, ...]
    shared: tuple[ItemChange, ...]
    designs: tuple[DesignChanges, ...]

    def __bool__(self) -> bool:
        return bool(self.settings or self.shared or self.designs)


def design_changes(before_plan: Plan, before: Design, after_plan: Plan, after: Design) -> DesignChanges:
    """Return what differs between the machines and DAGs of two designs, of one plan or of two.

    A machine is the same on both sides where its id is the same, or else its name; where it stands on the canvas does
    not count.
    """
    names = _names(before_plan, before), _names(after_plan, after)
    return DesignChanges(
        before=before,
        after=after,
        items=_items((*before.machines, *before.dags), (*after.machines, *after.dags), *names),
    )


def plan_changes(before: Plan, after: Plan) -> PlanChanges:
    """Return what differs between two plans; designs are the same by id, or else by name."""
    names = _names(before), _names(after)
    shared = (_items(getattr(before, part), getattr(after, part), *names) for part in ("sites", "links", "populations"))
    compared = (_of_pair(before, old, after, new) for old, new in _pairs(before.designs, after.designs))
    return PlanChanges(
        settings=tuple(_settings(before, after)),
        shared=tuple(change for changes in shared for change in changes),
        designs=tuple(changes for changes in compared if changes is not None),
    )


def _of_pair(before_plan: Plan, before: Design | None, after_plan: Plan, after: Design | None) -> DesignChanges | None:
    """Return what differs between two designs, one of which may be missing; None where nothing does."""
    nothing = Design(id="nothing", name="")
    found = design_changes(before_plan, before or nothing, after_plan, after or nothing)
    same = before is not None and after is not None and before.name == after.name and before.notes == after.notes
    return None if same and not found.items else DesignChanges(before=before, after=after, items=found.items)


def _settings(before: Plan, after: Plan) -> Iterator[FieldChange]:
    owners = (
        ("", before, after),
        ("assumptions.", before.assumptions, after.assumptions),
        ("costs.", before.costs, after.costs),
    )
    for owner, old, new in owners:
        yield from (evolve(change, path=owner + change.path) for change in _fields(old, new, {}, {}))
    yield from _overrides(before.assumptions, after.assumptions)
    yield from _rows("costs.licences", tr_noop("Licence"), before.costs.licences, after.costs.licences)
    yield from _rows("models", tr_noop("Model"), before.models, after.models)


def _rows(path: str, label: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[FieldChange]:
    """Return what differs between rows that are no items: their names where one side lacks them, else their fields."""
    for old, new in _pairs(before, after):
        row = new if old is None else old
        if old is None or new is None:
            names = (side.name if side is not None else None for side in (old, new))
            field = Field(kind="text", label=label, optional=True)
            yield FieldChange(path=f"{path}[{row.id}]", field=field, before=next(names), after=next(names))
            continue
        for change in _fields(old, new, {}, {}):
            field = evolve(change.field, label=f"{row.name}: {translate(change.field.label)}")
            yield evolve(change, path=f"{path}[{row.id}].{change.path}", field=field)


def _overrides(before: Assumptions, after: Assumptions) -> Iterator[FieldChange]:
    old, new = ({override.figure: override for override in side.overrides} for side in (before, after))
    for figure in sorted(old.keys() | new.keys()):
        for part, ending in (("value", ""), ("low", ".low"), ("high", ".high")):
            ends = [getattr(side.get(figure), part, None) for side in (old, new)]
            if ends[0] != ends[1]:
                field = Field(kind="number", label=f"{figure}{ending}", optional=True)
                path = f"assumptions.overrides[{figure}]{ending}"
                yield FieldChange(path=path, field=field, before=ends[0], after=ends[1])


def _items(
    before: Iterable[Entity], after: Iterable[Entity], old_names: Mapping[str, str], new_names: Mapping[str, str]
) -> tuple[ItemChange, ...]:
    changes = (_item(old, new, old_names, new_names) for old, new in _pairs(tuple(before), tuple(after)))
    return tuple(change for change in changes if change.state != "changed" or change.fields or change.kind_changed)


def _item(
    old: Entity | None, new: Entity | None, old_names: Mapping[str, str], new_names: Mapping[str, str]
) -> ItemChange:
    whole = old is not None and new is not None
    fields = tuple(_fields(old, new, old_names, new_names)) if whole else ()
    names = old_names if new is None else new_names
    ends = tuple(names.get(end, end) for end in getattr(_either(new, old), "ends", ()))
    return ItemChange(before=old, after=new, fields=fields, ends=ends)


def _pairs(before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
    """Return what is the same on both sides, by id or else by name, in the order of the second; then what is gone."""
    by_id = {item.id: item for item in before}
    taken = by_id.keys() & {item.id for item in after}
    by_name: dict[str, list[Any]] = {}
    for item in before:
        if item.id not in taken:
            by_name.setdefault(_name(item), []).append(item)
    for item in after:
        alike = by_name.get(_name(item), []) if item.id not in taken else [by_id[item.id]]
        yield (alike.pop(0) if alike else None), item
    gone = {id(item) for left in by_name.values() for item in left}
    yield from ((item, None) for item in before if id(item) in gone)


def _name(item: Any) -> str:
    return str(getattr(item, "name", item.id))


def _fields(
    old: Any, new: Any, old_names: Mapping[str, str], new_names: Mapping[str, str], stem: str = ""
) -> Iterator[FieldChange]:
    after = fields_of(type(new))
    for name, field in fields_of(type(old)).items():
        if name not in after or field.kind == "identifier" or field.group is Position:
            continue
        values = getattr(old, name), getattr(new, name)
        if field.group is not None:
            yield from _fields(*values, old_names, new_names, f"{stem}{name}.")
            continue
        was, now = _named(field, values[0], old_names), _named(field, values[1], new_names)
        if was != now:
            yield FieldChange(path=stem + name, field=field, before=was, after=now)


def _named(field: Field, value: Value, names: Mapping[str, str]) -> Value:
    if field.kind == "reference":
        return names.get(str(value), value)
    if field.kind == "references" and isinstance(value, tuple):
        return tuple(sorted(names.get(part, part) for part in value))
    return value


def _names(plan: Plan, design: Design | None = None) -> dict[str, str]:
    machines = design.machines if design is not None else ()
    return {item.id: item.name for item in (*plan.sites, *plan.populations, *plan.models, *machines)}
