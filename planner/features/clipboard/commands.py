"""Copy, cut and paste: items of the plan as JSON of this program, and as rows for a spreadsheet."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from models.errors import PlannerError
from models.plan import pasting, queries
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.entities import Host, Site
from models.plan.pasting import Fragment
from models.planfile import fragment_from_json, fragment_to_json
from planner.canvas.hit_testing import id_under_pointer
from planner.canvas.view import CanvasView
from planner.dialogs.paste_rows import ask_rows
from planner.panels.machine_table import MachineTable
from planner.presenters.dragging import FRAGMENT_MIME_TYPE
from planner.presenters.pasted_rows import fragment_of_rows
from planner.presenters.pasted_table import PLACE, table_of
from planner.presenters.spreadsheet_text import items_text
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.adding_commands import Say, do_or_say


@frozen(kw_only=True, eq=False)
class ClipboardParts:
    """What the commands work on."""

    session: PlanSession
    selection: Selection
    catalogue: Catalogue
    canvas: CanvasView
    machines: MachineTable


class ClipboardCommands:
    """Copy, cut and paste of what is selected."""

    def __init__(self, window: QWidget, parts: ClipboardParts, say: Say) -> None:
        self._window, self._parts, self._say = window, parts, say

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        self._copied()

    def cut(self) -> None:
        """Put what is selected on the clipboard and remove it, as one step."""
        session, ids = self._parts.session, self._parts.selection.ids
        if self._copied():
            do_or_say(session, lambda: pasting.cut(session.plan, ids), self._say)

    def paste(self) -> None:
        """Add what is on the clipboard where the selection or the pointer says, and select it."""
        data = QGuiApplication.clipboard().mimeData()
        if data is None or not (data.hasFormat(FRAGMENT_MIME_TYPE) or data.hasText()):
            self._say(_words("There is nothing on the clipboard that can be pasted."))
        elif data.hasFormat(FRAGMENT_MIME_TYPE):
            content = bytes(data.data(FRAGMENT_MIME_TYPE).data())
            self._attempt(lambda: self._pasted(fragment_from_json(content, _words("The clipboard"))))
        else:
            self._attempt(lambda: self._pasted_rows(data.text()))

    def _copied(self) -> bool:
        parts = self._parts
        try:
            fragment = pasting.fragment_of(parts.session.plan, parts.session.design_id, parts.selection.ids)
        except PlannerError as error:
            self._say(str(error))
            return False
        data = QMimeData()
        data.setData(FRAGMENT_MIME_TYPE, fragment_to_json(fragment).encode())
        as_shown = parts.machines.hasFocus()
        data.setText(parts.machines.copied_text() if as_shown else items_text(fragment))
        QGuiApplication.clipboard().setMimeData(data)
        previewed = as_shown and parts.session.previewing
        self._say(_words("Copied, with the what-if values.") if previewed else _words("Copied."))
        return True

    def _pasted(self, fragment: Fragment) -> Change:
        session = self._parts.session
        return pasting.paste(session.plan, session.design_id, fragment, self._targets(fragment))

    def _pasted_rows(self, text: str) -> Change | None:
        session, catalogue = self._parts.session, self._parts.catalogue
        table = table_of(text)

        def fragment(kind: str) -> Fragment:
            return fragment_of_rows(table, kind, session.plan, session.design_id, catalogue)

        kind = table.kind if table.clear else ask_rows(self._window, table, fragment)
        if kind is None:
            return None
        rows = fragment(kind)
        placed = any(column.path == PLACE for column in table.columns)
        targets = () if placed else self._targets(rows)
        return pasting.paste(session.plan, session.design_id, rows, targets)

    def _targets(self, fragment: Fragment) -> Sequence[str]:
        """Return what says where it goes: a selected site or host, else what the pointer is on, else the selection."""
        plan, selected = self._parts.session.plan, self._parts.selection.ids
        containers = [
            entry
            for entry in selected
            if entry not in fragment.chosen and isinstance(queries.find(plan, entry), Site | Host)
        ]
        under = id_under_pointer(self._parts.canvas, self._parts.canvas.context.scene)
        return containers or ([under] if under else selected)

    def _attempt(self, make: Callable[[], Change | None]) -> None:
        try:
            change = make()
        except PlannerError as error:
            self._say(str(error))
            return
        if change is not None and do_or_say(self._parts.session, lambda: change, self._say) is not None:
            self._parts.selection.set(pasting.outermost(change))


def _words(text: str) -> str:
    return QCoreApplication.translate("Clipboard", text)
