"""When an action can be done: questions about the plan and the selection."""

from collections.abc import Callable, Iterable
from itertools import islice

from models.plan import queries
from models.plan.entities import Entity, Link, Site, Vm
from models.plan.ignoring import reasons_of
from models.plan.kinds import is_physical
from planner.shell.context import Context

Condition = Callable[[Context], bool]
SEVERAL, MANY = 2, 3


def always(_context: Context) -> bool:
    """Return that nothing stands against it."""
    return True


def can_undo(context: Context) -> bool:
    """Return whether there is a step to undo."""
    return context.session.undo_group.canUndo()


def can_redo(context: Context) -> bool:
    """Return whether there is a step to do again."""
    return context.session.undo_group.canRedo()


def any_selected(context: Context) -> bool:
    """Return whether anything is selected."""
    return bool(context.selection.ids)


def one_selected(context: Context) -> bool:
    """Return whether a single item is selected."""
    return len(context.selection.ids) == 1


def one_site(context: Context) -> bool:
    """Return whether a single site is selected."""
    return one_selected(context) and all(isinstance(item, Site) for item in _selected(context))


def two_placeable(context: Context) -> bool:
    """Return whether two items are selected that have a place of their own on the canvas."""
    return _are_placeable(context, SEVERAL)


def three_placeable(context: Context) -> bool:
    """Return whether three items are selected that have a place of their own on the canvas."""
    return _are_placeable(context, MANY)


def any_copyable(context: Context) -> bool:
    """Return whether a machine or a population is selected."""
    return any(item is not None and not isinstance(item, Site | Link) for item in _selected(context))


def only_vms(context: Context) -> bool:
    """Return whether all that is selected are VMs."""
    return any_selected(context) and all(isinstance(item, Vm) for item in _selected(context))


def can_change_site(context: Context) -> bool:
    """Return whether all that is selected stands in a site, and there is another."""
    if len(context.session.plan.sites) < SEVERAL:
        return False
    return any_selected(context) and all(getattr(item, "site", "") for item in _selected(context))


def any_site(context: Context) -> bool:
    """Return whether there is anything on the canvas."""
    return bool(context.session.plan.sites)


def any_dag(context: Context) -> bool:
    """Return whether the design that is shown has a database availability group."""
    design = context.session.design
    return design is not None and bool(design.dags)


def any_design(context: Context) -> bool:
    """Return whether a design is shown."""
    return context.session.design is not None


def any_physical(context: Context) -> bool:
    """Return whether the design has a server or host that can fail."""
    design = context.session.design
    return design is not None and any(is_physical(machine) for machine in design.machines)


def two_designs(context: Context) -> bool:
    """Return whether there is another design than the one that is shown."""
    return len(context.session.plan.designs) >= SEVERAL


def any_ignored(context: Context) -> bool:
    """Return whether the design has findings that are ignored."""
    return bool(reasons_of(context.session.plan, context.session.design_id))


def _selected(context: Context) -> Iterable[Entity | None]:
    return (queries.find(context.session.plan, identifier) for identifier in context.selection.ids)


def _are_placeable(context: Context, number: int) -> bool:
    """Return whether so many items are selected that have a place of their own, and ask no more of them."""
    placeable = (item for item in _selected(context) if item is not None and not isinstance(item, Vm | Link))
    return len([*islice(placeable, number)]) == number
