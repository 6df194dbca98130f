"""The commands that change what is selected."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtWidgets import QApplication, QWidget

from models.plan import edits, moving, queries
from models.plan.change import Change
from models.plan.dags import Dag
from models.plan.entities import Entity, Host, Link, Site, Vm
from planner.canvas.view import CanvasView
from planner.dialogs.place_chooser import ask_place
from planner.panels.machine_table import MachineTable
from planner.panels.plan_tree import PlanTree
from planner.panels.selecting import SelectsShownRows
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.adding_commands import Say, do_or_say


@frozen(kw_only=True, eq=False)
class Views:
    """Where items are shown and named in place."""

    tree: PlanTree
    canvas: CanvasView
    machines: MachineTable


class EditCommands:
    """Delete, duplicate and the like, on what is selected."""

    def __init__(self, window: QWidget, session: PlanSession, selection: Selection, views: Views, say: Say) -> None:
        self._window, self._session, self._selection, self._say = window, session, selection, say
        self._tree, self._canvas, self._machines = views.tree, views.canvas, views.machines

    def delete(self) -> None:
        """Remove what is selected."""
        self._do(lambda: edits.remove(self._session.plan, self._selection.ids))

    def duplicate(self) -> None:
        """Add copies of the selected machines and populations, and select them."""
        before = set(self._all_ids())
        self._do(lambda: edits.duplicate(self._session.plan, self._selection.ids))
        fresh = [identifier for identifier in self._all_ids() if identifier not in before]
        if fresh:
            self._selection.set(fresh)

    def rename(self) -> None:
        """Edit the name of the selected item in place, where the user is: on the canvas, in the table or the tree."""
        if self._canvas.hasFocus():
            self._canvas.editor.rename_selection()
        elif self._machines.hasFocus():
            self._machines.rename_current()
        else:
            self._tree.rename_current()

    def select_all(self) -> None:
        """Select the rows of the list that has the focus, elsewhere everything that the canvas shows."""
        focus: object = QApplication.focusWidget()
        if isinstance(focus, SelectsShownRows):
            focus.select_shown()
        else:
            self._selection.set(self._all_ids())

    def move_to_host(self) -> None:
        """Ask for a host and move the selected VMs there."""
        design = self._session.design
        machines = design.machines if design is not None else ()
        hosts = [machine for machine in machines if isinstance(machine, Host)]
        first = queries.find(self._session.plan, self._selection.ids[0]) if self._selection.ids else None
        if not isinstance(first, Vm) or not hosts:
            return
        title = QApplication.translate("EditCommands", "Move to a host")
        words = QApplication.translate("EditCommands", "Virtualization host")
        target = ask_place(self._window, hosts, first.host, title, words)
        if target is not None:
            self._do(lambda: edits.move_to_host(self._session.plan, self._selection.ids, target))

    def move_to_site(self) -> None:
        """Ask for a site and move the selected servers, hosts and populations there."""
        sites, ids = self._session.plan.sites, self._selection.ids
        first = queries.find(self._session.plan, ids[0]) if ids else None
        if first is None or isinstance(first, Site | Link | Vm | Dag):
            return
        title = QApplication.translate("EditCommands", "Move to a site")
        words = QApplication.translate("EditCommands", "Site")
        target = ask_place(self._window, sites, first.site, title, words)
        if target is not None:
            self._do(lambda: moving.move_into(self._session.plan, ids, target))

    def _all_ids(self) -> list[str]:
        plan, design = self._session.plan, self._session.design
        rows: list[Entity] = [*plan.sites, *plan.links, *plan.populations]
        if design is not None:
            rows += [*design.machines, *design.dags]
        return [row.id for row in rows]

    def _do(self, make: Callable[[], Change]) -> None:
        do_or_say(self._session, make, self._say)
