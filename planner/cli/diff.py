"""Print what was added, removed and changed between two designs of a plan, or between two plans."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.plan.item_changes import FieldChange, ItemChange, design_changes, plan_changes
from models.planfile.errors import quoted
from planner.cli._opening import add_json, add_plan, chosen_design, opened
from planner.cli._printing import print_json, print_table
from planner.presenters.item_changes import design_sentence, design_table, plan_sentence, plan_table

NEEDED = 2
# Characters of a text in a table; --json gives all of them.
LONGEST = 48


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    parser.add_argument("other", metavar="OTHER", type=Path, nargs="?", help="the newer plan")
    parser.add_argument("--design", metavar="ID", help="id of the newer design (default: the second)")
    parser.add_argument("--against", metavar="ID", help="id of the design to compare it with (default: the first)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing what differs.

    Raises
    ------
    PlanFileError
        If a plan has not the designs that are named, or only one where none is named.
    """
    plan, _ = opened(arguments.plan)
    other = opened(arguments.other)[0] if arguments.other is not None else None
    if other is None or arguments.design or arguments.against:
        _print_designs(arguments, plan, other or plan)
    else:
        _print_plans(arguments, plan, other)
    return 0


def _print_designs(arguments: argparse.Namespace, before: Plan, after: Plan) -> None:
    path = arguments.other or arguments.plan
    if arguments.other is None and not arguments.design and len(before.designs) < NEEDED:
        raise PlanFileError(f"{quoted(path.name)}: the plan has fewer than two designs; name another plan.")
    default = after.designs[1].id if arguments.other is None and len(after.designs) >= NEEDED else None
    old = chosen_design(arguments.plan, before, arguments.against)
    new = chosen_design(path, after, arguments.design or default)
    changes = design_changes(before, old, after, new)
    if arguments.json:
        print_json({"before": old.id, "after": new.id, "items": [_item(change) for change in changes.items]})
        return
    print(f"{old.name} → {new.name}: {design_sentence(changes)}.")
    if changes.items:
        _print_rows(design_table(changes).lines)


def _print_plans(arguments: argparse.Namespace, before: Plan, after: Plan) -> None:
    changes = plan_changes(before, after)
    if arguments.json:
        print_json(
            {
                "settings": [_field(field) for field in changes.settings],
                "shared": [_item(change) for change in changes.shared],
                "designs": [
                    {
                        "before": design.before and design.before.id,
                        "after": design.after and design.after.id,
                        "items": [_item(change) for change in design.items],
                    }
                    for design in changes.designs
                ],
            }
        )
        return
    print(f"{arguments.plan.name} → {arguments.other.name}: {plan_sentence(changes)}.")
    if changes:
        _print_rows(plan_table(changes).lines)


def _print_rows(lines: Iterable[Sequence[str]]) -> None:
    """Print rows, long texts such as notes shortened: a column is as wide as its widest cell."""
    print_table([[_shortened(cell) for cell in line] for line in lines])


def _shortened(cell: str) -> str:
    return cell if len(cell) <= LONGEST else f"{cell[: LONGEST - 1].rstrip()}…"


def _item(change: ItemChange) -> dict[str, Any]:
    return {
        "change": change.state,
        "kind": change.item.kind,
        "before": change.before and change.before.id,
        "after": change.after and change.after.id,
        "name": getattr(change.item, "name", None),
        "fields": [_field(field) for field in change.fields],
    }


def _field(change: FieldChange) -> dict[str, Any]:
    return {"field": change.path, "before": _plain(change.before), "after": _plain(change.after)}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
