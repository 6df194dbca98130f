"""What an edit is: which values of a plan are replaced by which, and back again."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from attrs import evolve, frozen

from models.errors import ChangeError, PlanError
from models.plan.checks import require_room
from models.plan.edited import same_but_position
from models.plan.entities import Plan
from models.words import capital, tr_format

SCALARS = ("title", "notes", "customer", "author", "logo", "assumptions", "costs", "designs")
# What no utilization and no finding comes from.
WITHOUT_LOAD = frozenset({"title", "notes", "customer", "author", "logo", "costs", "models"})
IN_DESIGN = ("machines", "dags")
TABLES = ("sites", "links", "populations", "models")


@frozen
class Replacement:
    """One value replaced by another; None means "not there".

    Parameters
    ----------
    table : str
        A scalar of the plan (`SCALARS`), a table (`TABLES`), or one of a design (`IN_DESIGN`).
    key : str
        Id of the row; empty for a scalar.
    before, after : object
        The whole frozen value on either side.
    design : str
        Id of the design, for what belongs to one.
    """

    table: str
    key: str
    before: Any
    after: Any
    design: str = ""

    def inverse(self) -> "Replacement":
        """Return the replacement that undoes this one."""
        return evolve(self, before=self.after, after=self.before)

    def moves_numbers(self) -> bool:
        """Return whether the evaluation of a design may change with it; costs are no part of that."""
        return self.table not in WITHOUT_LOAD and not self.only_position()

    def only_position(self) -> bool:
        """Return whether nothing but the position on the canvas changes."""
        before, after = self.before, self.after
        if before is None or after is None or not hasattr(before, "position"):
            return False
        return same_but_position(before, after)


@frozen
class Change:
    """One edit: a name that a user reads in Undo, and its replacements.

    Parameters
    ----------
    label : str
        As in "Move EX-MBX-1 to ESX-02".
    replacements : tuple of Replacement
        Each place at most once.
    merge_key : str
        Changes in a row with the same non-empty key become one step, as in typing.
    """

    label: str
    replacements: tuple[Replacement, ...] = ()
    merge_key: str = ""

    def __bool__(self) -> bool:
        """Return whether the change changes anything."""
        return any(part.before != part.after for part in self.replacements)

    def apply(self, plan: Plan) -> Plan:
        """Return the plan after the change.

        Raises
        ------
        ChangeError
            If the plan does not hold what the change expects to replace, or would have more than a plan may have.
        """
        in_designs: dict[tuple[str, str], list[Replacement]] = {}
        tables: dict[str, list[Replacement]] = {}
        for part in self.replacements:
            if part.table in SCALARS:
                plan = _with_scalar(plan, part)
            elif part.table in IN_DESIGN:
                in_designs.setdefault((part.design, part.table), []).append(part)
            else:
                tables.setdefault(part.table, []).append(part)
        for table, parts in tables.items():
            plan = evolve(plan, **{table: _with_rows(getattr(plan, table), parts)})  # type: ignore[arg-type]
        for (design_id, table), parts in in_designs.items():
            plan = _with_design_rows(plan, design_id, table, parts)
        _require_room(plan)
        return plan

    def inverse(self) -> "Change":
        """Return the change that undoes this one."""
        return evolve(self, replacements=tuple(part.inverse() for part in reversed(self.replacements)))

    def merged(self, later: "Change") -> "Change | None":
        """Return both changes as one, or None where they are separate steps."""
        if not self.merge_key or self.merge_key != later.merge_key:
            return None
        places = {(part.table, part.design, part.key): part for part in self.replacements}
        for part in later.replacements:
            place = (part.table, part.design, part.key)
            places[place] = evolve(places[place], after=part.after) if place in places else part
        return evolve(later, replacements=tuple(places.values()))

    def touched(self) -> frozenset[str]:
        """Return the ids of the rows that the change replaces; scalars by their name."""
        return frozenset(part.key or part.table for part in self.replacements)


def _require_room(plan: Plan) -> None:
    try:
        require_room(plan)
    except PlanError as error:
        raise ChangeError(capital(error.sentence)) from error


def _with_scalar(plan: Plan, part: Replacement) -> Plan:
    if getattr(plan, part.table) != part.before:
        raise ChangeError(tr_format("The plan's {table} is not what this change expects.", table=part.table))
    return evolve(plan, **{part.table: part.after})


def _with_design_rows(plan: Plan, design_id: str, table: str, parts: list[Replacement]) -> Plan:
    design = plan.design(design_id)
    if design is None:
        raise ChangeError(tr_format("The plan has no design '{id}'.", id=design_id))
    rows = _with_rows(getattr(design, table), parts)
    return plan.with_design(evolve(design, **{table: rows}))  # type: ignore[arg-type]


def _with_rows(rows: Sequence[Any], parts: Iterable[Replacement]) -> list[Any]:
    """Return rows, sorted by id, with some replaced; the others are copied as they stand, run by run."""
    by_id = attrgetter("id")
    found: list[Any] = []
    done = 0
    for part in sorted(parts, key=attrgetter("key")):
        row = bisect_left(rows, part.key, done, key=by_id)
        found += rows[done:row]
        here = rows[row] if row < len(rows) and rows[row].id == part.key else None
        if here != part.before:
            raise ChangeError(tr_format("'{id}' is not what this change expects.", id=part.key))
        done = row + (here is not None)
        if part.after is not None:
            found.append(part.after)
    return [*found, *rows[done:]]
