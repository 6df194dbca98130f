"""The commands around hardware, prices and what the plan says of itself: each opens a dialog, each ends in one step."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import resources
from models.hardware.library import LibraryMachine, read_machines
from models.plan.change import Change, Replacement
from models.words import tr_format
from planner.features.hardware.costs_dialog import CostsDialog
from planner.features.hardware.library_dialog import LibraryDialog
from planner.features.hardware.properties_dialog import PropertiesDialog
from planner.session.own_machines import OwnMachines
from planner.shell.adding_commands import do_or_say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from models.plan.costs import Costs
    from models.plan.entities import Plan
    from models.plan.hardware import MachineModel
    from planner.shell.context import Context

PROPERTIES = ("title", "customer", "author", "logo", "notes")


class HardwareCommands:
    """Opens the dialogs; what they give becomes one step of the plan."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @cached_property
    def shipped(self) -> tuple[LibraryMachine, ...]:
        """Return the machines that ship with the program."""
        return read_machines(resources.folder())

    @cached_property
    def own(self) -> OwnMachines:
        """Return the user's own machines."""
        return OwnMachines(self._context.parts.places.data)

    def library(self) -> None:
        """Look at all machines, add own ones, enter prices, and choose one for what is selected."""
        LibraryDialog(self._context, self.shipped, self.own).open()

    def costs(self) -> None:
        """Enter currency, electricity, prices of machines and licences."""
        plan = self._context.session.plan
        dialog = CostsDialog(plan.costs, plan.models, self._context.window)
        dialog.offered.connect(self._set_costs)
        dialog.open()

    def properties(self) -> None:
        """Enter title, customer, author, logo and notes."""
        dialog = PropertiesDialog(self._context.session.plan, self._context.window)
        dialog.offered.connect(self._set_properties)
        dialog.open()

    def _set_costs(self, costs: Costs, models: Sequence[MachineModel]) -> None:
        plan = self._context.session.plan
        parts = [Replacement("costs", "", plan.costs, costs)] if costs != plan.costs else []
        # A model that went with an undo while the dialog was open has no price any more.
        held = [(plan.models_by_id.get(model.id), model) for model in models]
        parts += [Replacement("models", new.id, old, new) for old, new in held if old is not None and old != new]
        if parts:
            self._do(Change(tr_format("Set costs"), tuple(parts)))

    def _set_properties(self, wanted: Plan) -> None:
        plan = self._context.session.plan
        parts = tuple(
            Replacement(name, "", getattr(plan, name), getattr(wanted, name))
            for name in PROPERTIES
            if getattr(plan, name) != getattr(wanted, name)
        )
        self._do(Change(tr_format("Set properties of the plan"), parts))

    def _do(self, change: Change) -> None:
        do_or_say(self._context.session, lambda: change, self._context.say)
