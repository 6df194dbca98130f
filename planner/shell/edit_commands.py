"""The commands that change the plan, and those that step through its designs."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtWidgets import QApplication, QWidget

from models import words
from models.errors import PlannerError
from models.plan import edits, moving, pasting, queries
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.entities import Host, Link, Site, Vm
from planner.canvas.view import CanvasView
from planner.dialogs.place_chooser import ask_place
from planner.panels.machine_table import MachineTable
from planner.panels.plan_tree import PlanTree
from planner.presenters.insertion import insertion
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.design_tabs import DesignTabs

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class Views:
    """Where items are shown and named in place."""

    tree: PlanTree
    canvas: CanvasView
    machines: MachineTable


class EditCommands:
    """Undo, delete, duplicate and the like, on what is selected."""

    def __init__(self, window: QWidget, session: PlanSession, selection: Selection, views: Views, say: Say) -> None:
        self._window, self._session, self._selection, self._say = window, session, selection, say
        self._tree, self._canvas, self._machines = views.tree, views.canvas, views.machines

    def undo(self) -> None:
        """Take the last step back."""
        self._session.undo_stack.undo()

    def redo(self) -> None:
        """Do the step again that was taken back."""
        self._session.undo_stack.redo()

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
            self._canvas.rename_selection()
        elif self._machines.hasFocus():
            self._machines.rename_current()
        else:
            self._tree.rename_current()

    def select_all(self) -> None:
        """Select everything that the canvas shows."""
        self._selection.set(self._all_ids())

    def select_none(self) -> None:
        """Select nothing, which shows the plan itself in the inspector."""
        self._selection.clear()

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
        if first is None or isinstance(first, Site | Link | Vm):
            return
        title = QApplication.translate("EditCommands", "Move to a site")
        words = QApplication.translate("EditCommands", "Site")
        target = ask_place(self._window, sites, first.site, title, words)
        if target is not None:
            self._do(lambda: moving.move_into(self._session.plan, ids, target))

    def _all_ids(self) -> list[str]:
        plan, design = self._session.plan, self._session.design
        rows = [*plan.sites, *plan.links, *plan.populations, *(design.machines if design is not None else ())]
        return [row.id for row in rows]

    def _do(self, make: Callable[[], Change]) -> None:
        do_or_say(self._session, make, self._say)


class InsertCommands:
    """Adding an item by key or menu, where the selection says."""

    def __init__(self, session: PlanSession, selection: Selection, catalogue: Catalogue, say: Say) -> None:
        self._session, self._selection = session, selection
        self._catalogue, self._say = catalogue, say

    def add(self, kind: str) -> None:
        """Add an item of a kind and select it."""
        session = self._session

        def make() -> Change:
            return insertion(session.plan, session.design_id, self._selection.ids, kind, self._catalogue)

        added = do_or_say(session, make, self._say)
        if added is not None:
            self._selection.set(pasting.outermost(added))


class DesignCommands:
    """Adding, naming and leaving designs."""

    def __init__(self, session: PlanSession, tabs: DesignTabs, say: Say) -> None:
        self._session, self._tabs, self._say = session, tabs, say

    def add(self) -> None:
        """Add an empty design and show it."""
        self._add("")

    def copy(self, design_id: str = "") -> None:
        """Add a copy of a design, by default of the one that is shown, and show it."""
        self._add(design_id or self._session.design_id)

    def rename(self) -> None:
        """Edit the name of the design that is shown, in its tab."""
        self._tabs.edit_current_name()

    def give_name(self, design_id: str, name: str) -> None:
        """Give a design another name."""
        do_or_say(self._session, lambda: edits.rename_design(self._session.plan, design_id, name), self._say)

    def remove(self) -> None:
        """Delete the design that is shown."""
        shown = self._session.design_id
        do_or_say(self._session, lambda: edits.remove_design(self._session.plan, shown), self._say)

    def next(self) -> None:
        """Show the next design."""
        self._tabs.step(1)

    def previous(self) -> None:
        """Show the design before."""
        self._tabs.step(-1)

    def _add(self, like: str) -> None:
        plan = self._session.plan
        design = plan.design(like)
        wanted = words.say("{name}, copy", name=design.name) if design is not None else words.say("Design")
        name = queries.first_free_name({other.name for other in plan.designs}, wanted)
        if do_or_say(self._session, lambda: edits.add_design(plan, name, like), self._say) is not None:
            self._session.show_design(self._session.plan.designs[-1].id)


def do_or_say(session: PlanSession, make: Callable[[], Change], say: Say) -> Change | None:
    """Return the change that was made and done; where it cannot be made, say why and return None."""
    try:
        change = make()
        session.do(change)
    except PlannerError as error:
        say(str(error))
        return None
    return change
