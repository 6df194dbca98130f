"""The command that shows everything behind a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from models.words import tr_format
from planner.dialogs.trail_popover import TrailParts, TrailPopover
from planner.dialogs.trail_window import TrailWindow
from planner.session.selection import Selection

if TYPE_CHECKING:
    from models.comparisons.candidates import Candidate


class TrailCommands:
    """Opens the trail of a machine's resource; one window at a time."""

    def __init__(
        self, window: QWidget, parts: TrailParts, selection: Selection, show_message: Callable[[str], None]
    ) -> None:
        self._window, self._parts, self._selection, self._say = window, parts, selection, show_message

    def limiter(self) -> None:
        """Show why the resource that limits the selected machine is what it is."""
        machine_id = self._selection.ids[0] if self._selection.ids else ""
        evaluation = self._parts.session.evaluation
        if evaluation is None or machine_id not in evaluation.rows:
            self._say(tr_format("Select one machine to see how its numbers are calculated."))
            return
        self.show(machine_id, "")

    def show(self, machine_id: str, resource: str) -> None:
        """Show why a resource of a machine, or the one that limits it where none is named, is what it is."""
        evaluation = self._parts.session.evaluation
        if evaluation is None or machine_id not in evaluation.rows:
            return
        resource = resource or evaluation.limiter_of(machine_id) or "cpu"
        self._close_others()
        TrailPopover(self._parts, machine_id, resource, self._window).show()

    def show_cost(self, find: Callable[[], Candidate | None], key: str, enter_prices: Callable[[], object]) -> None:
        """Show what a cost of a design consists of, with a button that enters prices."""
        from planner.dialogs.cost_popover import CostPopover

        self._close_others()
        popover = CostPopover(self._parts.session, find, key, self._window)
        popover.prices_asked.connect(enter_prices)
        popover.show()

    def _close_others(self) -> None:
        for other in self._window.findChildren(TrailWindow):
            other.close()
