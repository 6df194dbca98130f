"""From a typed value to a change of the plan."""

from collections.abc import Sequence

from models.errors import FieldError
from models.plan import edits, moving, versions
from models.plan.change import Change
from models.plan.checks import require_sound
from models.plan.choosing_models import set_model
from models.plan.entities import Plan
from models.plan.mailboxes import set_mailboxes
from models.words import tr_format
from planner.presenters.inspector import ASSUMPTIONS, DESIGN_NOTES, MODEL, PLAN_NOTES, PLAN_TITLE


def change_of(plan: Plan, ids: Sequence[str], path: str, value: object, base: Plan | None = None) -> Change:
    """Return the change that a form's value makes to the selected items, or to the plan when none is.

    Parameters
    ----------
    base : Plan, optional
        The plan before the value was begun, where each key makes a change; by default the plan.

    Raises
    ------
    PlannerError
        If the value does not fit, or would leave the plan contradicting itself.
    """
    if ids and path == "mailboxes":
        return set_mailboxes(plan, ids, value, base)
    change = _plan_change(plan, path, value) if not ids else _item_change(plan, ids, path, value)
    if path == "serves":
        require_sound(change.apply(plan))
    return change


def _plan_change(plan: Plan, path: str, value: object) -> Change:
    if path == PLAN_TITLE:
        return edits.set_title(plan, str(value))
    if path == PLAN_NOTES:
        return edits.set_notes(plan, str(value))
    if path.startswith(DESIGN_NOTES):
        return edits.set_notes(plan, str(value), path.removeprefix(DESIGN_NOTES))
    return edits.set_assumption(plan, path.removeprefix(f"{ASSUMPTIONS}."), value)


def _item_change(plan: Plan, ids: Sequence[str], path: str, value: object) -> Change:
    if path == "name":
        if not str(value).strip():
            raise FieldError(tr_format("A name must not be empty."))
        return edits.rename(plan, ids[0], str(value).strip())
    if path == "host":
        return edits.move_to_host(plan, ids, str(value))
    if path == "site":
        return moving.move_into(plan, ids, str(value))
    if path == "exchange":
        return versions.set_version(plan, ids, str(value))
    if path == MODEL and value is not None:
        return set_model(plan, ids, plan.models_by_id[str(value)])
    return edits.set_values(plan, ids, path, value)
