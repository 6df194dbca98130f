"""The menus of the right button: actions by their ids, for each panel those that make sense there."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from planner.shell.context import Actions, Context

# Empty ids are lines between groups. What cannot be done now is left out.
ON_ITEMS = (
    "edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete", "", "edit.rename", "arrange.move",
    "arrange.move_site", "arrange.collapse", "", "view.why", "view.fit_selection",
)  # fmt: skip
ON_BACKGROUND = (
    "edit.paste", "edit.select_all", "", "insert.site", "insert.server", "insert.host", "insert.population", "",
    "arrange.tidy", "view.fit", "plan.settings",
)  # fmt: skip


class ContextMenus(QObject):
    """Shows a menu where the right button, or the menu key, asks for one."""

    def __init__(self, actions: Actions, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._actions, self._context = actions, context

    def give(self, panel: QWidget, ids: Sequence[str] = ()) -> None:
        """Give a panel a menu of these actions; by default those for what is selected, or for the background."""
        panel.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        panel.customContextMenuRequested.connect(lambda place: self._offer(panel, tuple(ids), place))

    def menu_of(self, ids: Sequence[str], parent: QWidget) -> QMenu:
        """Return a menu of the actions that can be done now, in their groups."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for identifier in ids or (ON_ITEMS if self._context.selection.ids else ON_BACKGROUND):
            if not identifier:
                menu.addSeparator()
            elif self._actions.by_id[identifier].isEnabled():
                menu.addAction(self._actions.by_id[identifier])
        return menu

    def _offer(self, panel: QWidget, ids: tuple[str, ...], place: QPoint) -> None:
        viewport = getattr(panel, "viewport", None)
        origin = viewport() if viewport is not None else panel
        menu = self.menu_of(ids, panel)
        if not menu.isEmpty():
            menu.popup(origin.mapToGlobal(place))
