"""The main window: it gives the features a frame, and knows none of them by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QVBoxLayout, QWidget

from planner.panels.form_view import plain_label
from planner.presenters.status import window_title
from planner.shell import on_screen, views
from planner.shell.actions import ActionSet
from planner.shell.central_stack import CentralStack
from planner.shell.context import Context
from planner.shell.context_menus import ContextMenus
from planner.shell.feature import Feature
from planner.shell.file_commands import FileCommands, FileParts
from planner.shell.file_drops import FileDrops
from planner.shell.parts import Parts
from planner.shell.pictures import FilePictures
from planner.shell.status_bar import StatusBar
from planner.shell.tool_bar import MainToolBar
from planner.shell.work_bar import TaskBar

if TYPE_CHECKING:
    from planner.canvas.view import CanvasView
    from planner.shell.docks import Docks

FIRST_SIZE, SMALLEST_SIZE = QSize(1440, 900), QSize(800, 560)
SETTLED_MS = 300


class MainWindow(QMainWindow):
    """Menus, tool bar, docks, design tabs and canvas.

    Parameters
    ----------
    parts : Parts
        Plan, selection, model and settings.
    features : sequence of Feature
        What can be done with a plan.

    Signal: ``appeared`` (the first frame stands).
    """

    appeared = Signal()

    def __init__(self, parts: Parts, features: Sequence[Feature]) -> None:
        super().__init__()
        self.parts, self._features = parts, features
        self.has_appeared = False
        self._own_size = FIRST_SIZE
        self._docks: Docks | None = None
        self.session, self.selection = parts.session, parts.selection
        self.status = StatusBar(parts.session)
        self.stage = CentralStack(self, parts.session, self._make_workspace, lambda: self.context.the(views.start_page))
        self.context = Context(self, parts)
        self._make_file_commands()
        self.actions_of_plan = ActionSet(features, self.context)
        self.context_menus = ContextMenus(self.actions_of_plan, self.context, self)
        self._fill_context()
        self._arrange()
        self._connect()
        self.show_title()

    @property
    def canvas(self) -> CanvasView:
        """Return the drawing of the plan."""
        return self.context.the(views.canvas)

    @property
    def docks(self) -> Docks:
        """Return the docks with the panels; the submenus are filled with them."""
        if self._docks is None:
            self._make_docks()
        assert self._docks is not None  # noqa: S101 - just made
        return self._docks

    @property
    def is_furnished(self) -> bool:
        """Return whether the docks stand."""
        return self._docks is not None

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole plan once the window has its size."""
        super().showEvent(event)
        self.drops.watch(self.windowHandle())
        if not self.stage.at_start:
            self.stage.show_plan()
            self.canvas.setFocus()
            QTimer.singleShot(0, self, self.canvas.camera.fit_all)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say when the first frame stands: what is not seen in it is made, and plans are read, after that."""
        super().paintEvent(event)
        if not self.has_appeared:
            self.has_appeared = True
            QTimer.singleShot(0, self, self._appear)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the file's name, which the window's title has too, where the menus need its room."""
        super().resizeEvent(event)
        self._fit_title()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Return whether Tab has found a control; those behind other tabs are passed by."""
        first = self.focusWidget()
        while super().focusNextPrevChild(forward):
            found = self.focusWidget()
            if found is first or found is None or self.stage.at_start or not self.docks.is_behind(found):
                return True
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what is not saved, and remember the arrangement; while something is saved, close after it."""
        if not self.files.may_close():
            event.ignore()
            return
        preferences = self.parts.preferences
        if self.is_furnished:
            self.context.the(views.explore).close_page()
        preferences.keep_arrangement("geometry", self.saveGeometry())
        if self.is_furnished:
            preferences.keep_arrangement("state", self.stage.arrangement())
        self.parts.plan_store.close()
        event.accept()

    def _appear(self) -> None:
        # Panels are made while a file is read, or while a message about it is answered.
        # Some window managers put frame and window in place only after the first frame.
        for later in (0, SETTLED_MS):
            QTimer.singleShot(later, self, self._stay_on_screen)
        QTimer.singleShot(0, self, self._wake)
        self.appeared.emit()

    def _when_appeared(self, do: Callable[[], None]) -> None:
        if self.has_appeared:
            do()
        else:
            self.appeared.connect(do)

    def _stay_on_screen(self) -> None:
        self._own_size = on_screen.once_shown(self, SMALLEST_SIZE, self._own_size)

    def _wake(self) -> None:
        self.docks.wake()

    def _make_workspace(self) -> QWidget:
        """Return the middle of the window for a plan, once the docks stand around it."""
        middle = self.context.the(views.middle)
        self.docks.settle_soon()
        return middle

    def _make_docks(self) -> None:
        from planner.shell.arrangement import is_arrangement
        from planner.shell.docks import Docks

        self._docks = docks = Docks(self._features, self.context, self.canvas)
        self.context.panels = docks
        docks.furnish()
        state = self.parts.preferences.arrangement("state")
        names = [part.objectName() for kind in (QDockWidget, QToolBar) for part in self.findChildren(kind)]
        if not is_arrangement(state, names) or not self.restoreState(state):
            docks.size()
        self.parts.appearance.changed.connect(docks.set_tokens)
        self.actions_of_plan.fill_submenus()
        self.stage.plan_shown.connect(docks.settle_soon)
        if self.stage.at_start:
            self.stage.put_away()

    def _make_file_commands(self) -> None:
        parts, say = self.parts, self.status.say
        file_parts = FileParts(
            session=parts.session,
            selection=parts.selection,
            plan_store=parts.plan_store,
            preferences=parts.preferences,
            samples=parts.model.samples,
        )
        self.files = FileCommands(self, file_parts, say)
        self.drops = FileDrops(self.files.open_path, self)
        parts.plan_store.autosave.failed.connect(say)
        parts.plan_store.tasks.told.connect(say)

    def _fill_context(self) -> None:
        context, parts = self.context, self.parts
        context.actions, context.status, context.stage = self.actions_of_plan, self.status, self.stage
        context.files = self.files
        context.pictures = FilePictures(parts.session, parts.appearance, parts.places.data / "pictures")
        context.give_menu = self.context_menus.give
        context.when_appeared = self._when_appeared

    def _connect(self) -> None:
        """Connect what the frame shows with the parts of the plan, and each feature with the frame."""
        parts, actions = self.parts, self.actions_of_plan
        actions.show_tool("select")
        parts.preferences.switched.connect(actions.show_switch)
        parts.preferences.tell_switches()
        parts.appearance.changed.connect(self.show_title)
        parts.appearance.changed.connect(self.tool_bar.set_tokens)
        self.session.file_changed.connect(self.show_title)
        for feature in self._features:
            if feature.connect is not None:
                feature.connect(self.context)

    def _arrange(self) -> None:
        self.resize(FIRST_SIZE)
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_of_plan.fill_menus(self)
        self.file_title = plain_label("")
        self.file_title.setObjectName("file_title")
        self.tool_bar = MainToolBar(self.actions_of_plan, self.context.tokens, self)
        self.addToolBar(self.tool_bar)
        middle = QWidget()
        self.setCentralWidget(middle)
        self.context.column = column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stage)
        column.addWidget(TaskBar(self.parts.plan_store.tasks, self))
        self.setStatusBar(self.status)
        self.restoreGeometry(self.parts.preferences.arrangement("geometry"))
        on_screen.before_shown(self, SMALLEST_SIZE)
        self._own_size = self.size()

    def show_title(self) -> None:
        """Show which plan is open, and whether it differs from its file."""
        file = self.session.document.file
        title = window_title(
            file.path,
            self.session.modified,
            file.suggested,
            is_copy=file.origin is not None,
            read_only=file.read_only,
        )
        self.setWindowTitle(title)
        self.file_title.setText(title)
        # Qt lays the corner of a menu bar out only when it is set.
        self.menuBar().setCornerWidget(self.file_title, Qt.Corner.TopRightCorner)
        self._fit_title()

    def _fit_title(self) -> None:
        # The hint of the menu bar has the corner in it, shown or not.
        self.file_title.setVisible(self.menuBar().sizeHint().width() <= self.width())
