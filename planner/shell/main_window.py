"""The main window: it joins the parts and holds no plan of its own."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QToolBar, QVBoxLayout, QWidget

from planner.panels.form_view import plain_label
from planner.presenters.status import window_title
from planner.shell.action_set import ActionSet
from planner.shell.command_window import CommandWindow
from planner.shell.context_menus import ContextMenus
from planner.shell.file_commands import FileCommands, FileParts
from planner.shell.file_drops import FileDrops
from planner.shell.menus import LivingMenus
from planner.shell.parts import Parts
from planner.shell.pictures import FilePictures
from planner.shell.stage import Stage
from planner.shell.status_bar import StatusBar
from planner.shell.work_bar import TaskBar
from planner.theme.tokens import Tokens

PAINTED = (
    "canvas", "docks", "palette_panel", "inspector", "comparison", "machines", "findings", "sweep", "find_bar",
    "growth", "failures", "risk", "start_page",
)  # fmt: skip
# The groups of the table of actions whose commands have another name in the window.
GROUPS = {
    "compare": "comparing", "design": "designs", "edit": "editing", "file": "files", "find": "find_bar",
    "finding": "finding_commands", "import": "imports", "insert": "inserts", "plan": "consolidating",
    "report": "reports", "start": "stage", "view": "viewing", "why": "trails",
}  # fmt: skip
FIRST_SIZE, SMALLEST_SIZE = QSize(1440, 900), QSize(800, 560)


class MainWindow(CommandWindow):
    """Menus, tool bar, docks, design tabs and canvas; `planner.shell.joining` joins them."""

    appeared = Signal()
    menus: LivingMenus
    context_menus: ContextMenus

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.has_appeared = False
        self.session, self.selection = parts.session, parts.selection
        self.status = StatusBar(parts.session)
        self.stage = Stage(self, parts.session, self._bench, lambda: self.start_page)
        self.pictures = FilePictures(parts.session, parts.appearance, parts.places.data / "pictures")
        self._make_file_commands()
        self.actions_of_plan = ActionSet(parts.session, parts.selection, self.commands, self)
        self._arrange()
        self.show_title()

    def commands(self, group: str) -> object:
        """Return the commands of a group of the table of actions."""
        return getattr(self, GROUPS.get(group, group))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole plan once the window has its size."""
        super().showEvent(event)
        self.drops.watch(self.windowHandle())
        if not self.stage.at_start:
            self.stage.show_plan()
            self.canvas.setFocus()
            QTimer.singleShot(0, self, self.canvas.fit_all)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say when the first frame stands: what is not seen in it is made, and plans are read, after that."""
        super().paintEvent(event)
        if not self.has_appeared:
            self.has_appeared = True
            QTimer.singleShot(0, self, self._appear)

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
        preferences.keep_arrangement("geometry", self.saveGeometry())
        if "docks" in vars(self):
            preferences.keep_arrangement("state", self.stage.arrangement())
        self.parts.keeping.close()
        event.accept()

    def _appear(self) -> None:
        # Panels are made while a file is read, or while a message about it is answered.
        QTimer.singleShot(0, self, self._wake)
        self.appeared.emit()

    def _wake(self) -> None:
        self.docks.wake()

    def _bench(self) -> QWidget:
        """Return the middle of the window for a plan, once the docks stand around it."""
        middle = self.middle
        self.docks.settle_soon()
        return middle

    def _make_file_commands(self) -> None:
        parts, say = self.parts, self.status.say
        file_parts = FileParts(
            session=parts.session,
            selection=parts.selection,
            keeping=parts.keeping,
            preferences=parts.preferences,
            samples=parts.model.samples,
        )
        self.files = FileCommands(self, file_parts, say)
        self.drops = FileDrops(self.files.open_path, self)
        parts.keeping.autosave.failed.connect(say)
        parts.keeping.tasks.told.connect(say)

    def _arrange(self) -> None:
        self.setMinimumSize(SMALLEST_SIZE)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()))
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_of_plan.fill_menus(self)
        self.file_title = plain_label("")
        self.file_title.setObjectName("file_title")
        self._add_tool_bar()
        middle = QWidget()
        self.setCentralWidget(middle)
        self.column = QVBoxLayout(middle)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.stage)
        self.column.addWidget(TaskBar(self.parts.keeping.tasks, self))
        self.setStatusBar(self.status)
        self.restoreGeometry(self.parts.preferences.arrangement("geometry"))

    def _add_tool_bar(self) -> None:
        tool_bar = QToolBar(self.tr("Tools"), self)
        tool_bar.setObjectName("main_tools")
        tool_bar.setMovable(False)
        tool_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.actions_of_plan.fill_tool_bar(tool_bar)
        self.addToolBar(tool_bar)

    def forget_hidden(self) -> None:
        """Let go what is only kept for later; dressing it in another theme takes longer than making it anew."""
        if "inspector" in vars(self):
            self.inspector.forget_hidden()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for name in PAINTED:
            # What is not made yet takes the colours when it is. The canvas has a zoom of its own.
            if name in vars(self):
                getattr(self, name).set_tokens(tokens.at_scale(1.0) if name == "canvas" else tokens)

    def count_findings(self, count: int) -> None:
        """Show the number of findings on their tab."""
        title = self.tr("Findings {0}").format(count) if count else self.tr("Findings")
        self.docks.by_name["findings"].setWindowTitle(title)

    def show_title(self) -> None:
        """Show which plan is open, and whether it differs from its file."""
        file = self.session.document.file
        title = window_title(file.path, self.session.modified, file.suggested, read_only=file.read_only)
        self.setWindowTitle(title)
        self.file_title.setText(title)
        # Qt lays the corner of a menu bar out only when it is set.
        self.menuBar().setCornerWidget(self.file_title, Qt.Corner.TopRightCorner)
        self.file_title.show()
