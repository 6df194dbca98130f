"""What differs between two plans, counted: for a reader who must choose one of them."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen

from models.plan.entities import Plan
from models.plan.kinds import KINDS, MACHINE_KINDS

# In the order in which a sentence tells them.
ORDER = (*(kind for kind in KINDS if kind not in MACHINE_KINDS), "design", *MACHINE_KINDS)


@frozen
class Tally:
    """How many items of one kind are new, gone and changed."""

    added: int = 0
    removed: int = 0
    changed: int = 0


@frozen
class Difference:
    """What the second of two plans has that the first has not, and the other way round.

    Parameters
    ----------
    tallies : tuple of (str, Tally)
        For each kind of item with a difference, in the order of `ORDER`.
    settings : bool
        Whether anything else differs: title, notes, customer, assumptions, costs, models of hardware, order of designs.
    """

    tallies: tuple[tuple[str, Tally], ...] = ()
    settings: bool = False

    def __bool__(self) -> bool:
        return bool(self.tallies) or self.settings


def difference(before: Plan, after: Plan) -> Difference:
    """Return what changed from one plan to the other.

    Examples
    --------
    >>> from models.plan.entities import Site
    >>> difference(Plan(), Plan(sites=(Site(id="london", name="London"),))).tallies
    (('site', Tally(added=1, removed=0, changed=0)),)
    """
    old, new = _items(before), _items(after)
    tallies = ((kind, _tally(old[kind], new[kind])) for kind in ORDER)
    return Difference(
        tallies=tuple((kind, tally) for kind, tally in tallies if tally != Tally()),
        settings=_settings(before) != _settings(after) or _reordered(before, after),
    )


def _tally(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Tally:
    both = old.keys() & new.keys()
    return Tally(
        added=len(new.keys() - old.keys()),
        removed=len(old.keys() - new.keys()),
        changed=sum(old[key] != new[key] for key in both),
    )


def _items(plan: Plan) -> dict[str, dict[Any, Any]]:
    """Return for each kind what there is of it; a design counts by its name and notes, its machines apart."""
    items: dict[str, dict[Any, Any]] = {
        "site": _by_id(plan.sites),
        "link": _by_id(plan.links),
        "population": _by_id(plan.populations),
        "design": {design.id: (design.name, design.notes) for design in plan.designs},
        "server": {},
        "host": {},
        "vm": {},
        "dag": {(design.id, dag.id): dag for design in plan.designs for dag in design.dags},
    }
    for design in plan.designs:
        for machine in design.machines:
            items[machine.kind][design.id, machine.id] = machine
    return items


def _by_id(entities: Iterable[Any]) -> dict[str, Any]:
    return {entity.id: entity for entity in entities}


def _settings(plan: Plan) -> tuple[object, ...]:
    return plan.title, plan.notes, plan.customer, plan.author, plan.logo, plan.assumptions, plan.costs, plan.models


def _reordered(before: Plan, after: Plan) -> bool:
    """Return whether the designs that both plans have are in a different order."""
    old, new = ([design.id for design in plan.designs] for plan in (before, after))
    return [part for part in old if part in new] != [part for part in new if part in old]
