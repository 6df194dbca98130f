"""The main window: it joins the parts and holds no plan of its own."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QToolBar, QVBoxLayout, QWidget

from planner.canvas.view import CanvasView
from planner.panels.form_view import plain_label
from planner.panels.inspector import Inspector
from planner.panels.palette import Palette
from planner.panels.plan_tree import PlanTree
from planner.presenters.status import window_title
from planner.shell.action_set import ActionSet
from planner.shell.adding_commands import DesignCommands, InsertCommands
from planner.shell.command_window import CommandWindow
from planner.shell.context_menus import ContextMenus
from planner.shell.design_tabs import DesignTabs
from planner.shell.docks import Docks, scrolled
from planner.shell.file_commands import FileCommands, FileParts
from planner.shell.file_drops import FileDrops
from planner.shell.menus import LivingMenus
from planner.shell.parts import Parts
from planner.shell.pictures import FilePictures
from planner.shell.preview_bar import PreviewBar
from planner.shell.stage import Stage
from planner.shell.status_bar import StatusBar
from planner.theme.tokens import Tokens

PAINTED = (
    "palette_panel", "inspector", "comparison", "machines", "findings", "sweep", "find_bar", "growth", "failures",
    "risk", "start_page",
)  # fmt: skip
# The groups of the table of actions whose commands have another name in the window.
GROUPS = {
    "compare": "comparing", "design": "designs", "edit": "editing", "file": "files", "find": "find_bar",
    "finding": "finding_commands", "insert": "inserts", "plan": "consolidating", "report": "reports",
    "start": "stage", "view": "viewing", "why": "trails",
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
        tokens = parts.appearance.tokens
        self.canvas = CanvasView(parts.session, parts.selection, parts.catalogue, tokens.at_scale(1.0), self)
        self.tabs = DesignTabs(parts.session)
        self.status = StatusBar(parts.session)
        self.preview_bar = PreviewBar(parts.session)
        self.stage = Stage(self, parts.session, self._middle(), lambda: self.start_page)
        self.pictures = FilePictures(parts.session, parts.appearance, parts.places.data / "pictures")
        self._make_panels(tokens)
        self.designs = DesignCommands(parts.session, self.tabs, self.status.say)
        self.inserts = InsertCommands(parts.session, parts.selection, parts.catalogue, self.status.say)
        self._make_file_commands()
        self.actions_of_plan = ActionSet(parts.session, parts.selection, self.commands, self)
        self._arrange(tokens)
        self.show_title()

    def commands(self, group: str) -> object:
        """Return the commands of a group of the table of actions."""
        return getattr(self, GROUPS.get(group, group))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole plan once the window has its size."""
        super().showEvent(event)
        self.drops.watch(self.windowHandle())
        self.canvas.setFocus()
        QTimer.singleShot(0, self, self.canvas.fit_all)
        self.docks.settle_soon()

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
            if found is first or found is None or not self.docks.is_behind(found):
                return True
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what is not saved, and remember the arrangement."""
        if not self.files.may_leave():
            event.ignore()
            return
        preferences = self.parts.preferences
        preferences.keep_arrangement("geometry", self.saveGeometry())
        preferences.keep_arrangement("state", self.stage.arrangement())
        self.files.close()
        event.accept()

    def _appear(self) -> None:
        # Panels are made while a file is read, or while a message about it is answered.
        QTimer.singleShot(0, self, self.docks.wake)
        self.appeared.emit()

    def _make_file_commands(self) -> None:
        parts, say = self.parts, self.status.say
        file_parts = FileParts(
            session=parts.session,
            selection=parts.selection,
            keeping=parts.keeping,
            preferences=parts.preferences,
            samples=parts.samples,
        )
        self.files = FileCommands(self, file_parts, say)
        self.drops = FileDrops(self.files.open_path, self)
        parts.keeping.autosave.failed.connect(say)

    def _make_panels(self, tokens: Tokens) -> None:
        parts, session, selection = self.parts, self.session, self.selection
        self.palette_panel = Palette(parts.catalogue.templates, tokens)
        self.tree = PlanTree(session, selection)
        self.inspector = Inspector(session, selection, parts.model.explain, lambda: parts.model.hypervisors, tokens)

    def _arrange(self, tokens: Tokens) -> None:
        self.setMinimumSize(SMALLEST_SIZE)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()))
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_of_plan.fill_menus(self)
        self.file_title = plain_label("")
        self.file_title.setObjectName("file_title")
        self._add_tool_bar()
        self.setCentralWidget(self.stage)
        self.setStatusBar(self.status)
        self.docks = Docks(self, self._panels(), tokens)
        preferences = self.parts.preferences
        self.restoreGeometry(preferences.arrangement("geometry"))
        if not self.restoreState(preferences.arrangement("state")):
            self.docks.size()

    def _add_tool_bar(self) -> None:
        tool_bar = QToolBar(self.tr("Tools"), self)
        tool_bar.setObjectName("main_tools")
        tool_bar.setMovable(False)
        tool_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.actions_of_plan.fill_tool_bar(tool_bar)
        self.addToolBar(tool_bar)

    def _middle(self) -> QWidget:
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(self.preview_bar)
        layout.addWidget(self.canvas, 1)
        return middle

    def _panels(self) -> dict[str, Callable[[], QWidget]]:
        return {
            "palette": lambda: scrolled(self.palette_panel),
            "tree": lambda: self.tree,
            "inspector": lambda: self.inspector,
            "compare": lambda: self.comparison,
            "machines": lambda: self.machines_page,
            "what_if": lambda: self.what_if,
            "sweep": lambda: self.sweep,
            "growth": lambda: self.growth,
            "failures": lambda: self.failures,
            "risk": lambda: self.risk,
            "findings": lambda: self.findings_page,
            "history": lambda: self.history,
        }

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        # The canvas has a zoom of its own.
        self.canvas.set_tokens(tokens.at_scale(1.0))
        self.docks.set_tokens(tokens)
        for name in PAINTED:
            # A panel that is not made yet takes the colours when it is.
            if name in vars(self):
                getattr(self, name).set_tokens(tokens)

    def count_findings(self, count: int) -> None:
        """Show the number of findings on their tab."""
        title = self.tr("Findings {0}").format(count) if count else self.tr("Findings")
        self.docks.by_name["findings"].setWindowTitle(title)

    def show_title(self) -> None:
        """Show which plan is open, and whether it differs from its file."""
        file = self.session.file
        title = window_title(file.path, self.session.modified, file.suggested, read_only=file.read_only)
        self.setWindowTitle(title)
        self.file_title.setText(title)
        # Qt lays the corner of a menu bar out only when it is set.
        self.menuBar().setCornerWidget(self.file_title, Qt.Corner.TopRightCorner)
        self.file_title.show()
