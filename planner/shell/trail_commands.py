"""The command that shows everything behind a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from models.capacity.dags.member_gauges import limiter_of
from models.capacity.dags.results import dags_of
from models.words import tr_format
from planner.dialogs.trail_popover import TrailParts, TrailPopover
from planner.dialogs.trail_window import TrailWindow
from planner.session.selection import Selection

if TYPE_CHECKING:
    from models.capacity.results import Evaluation
    from models.comparisons.candidates import Candidate


class TrailCommands:
    """Opens the trail of a machine's or a group's resource; one window at a time."""

    def __init__(
        self, window: QWidget, parts: TrailParts, selection: Selection, show_message: Callable[[str], None]
    ) -> None:
        self._window, self._parts, self._selection, self._say = window, parts, selection, show_message

    def limiter(self) -> None:
        """Show why the resource that limits the selected machine or group is what it is."""
        machine_id = self._selection.ids[0] if self._selection.ids else ""
        evaluation = self._parts.session.evaluation
        if evaluation is None or not _is_told(evaluation, machine_id):
            self._say(tr_format("Select one machine or DAG to see how its numbers are calculated."))
            return
        self.show(machine_id, "")

    def show(self, machine_id: str, resource: str) -> None:
        """Show why a resource of a machine or group, or the one that limits it where none is named, is what it is."""
        evaluation = self._parts.session.evaluation
        if evaluation is None or not _is_told(evaluation, machine_id):
            return
        if machine_id in evaluation.rows:
            resource = resource or limiter_of(evaluation, machine_id) or "cpu"
        else:
            resource = resource or dags_of(evaluation)[machine_id].limit or "cpu"
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


def _is_told(evaluation: Evaluation, identifier: str) -> bool:
    return identifier in evaluation.rows or identifier in dags_of(evaluation)
