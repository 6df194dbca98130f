"""The main window: it joins the parts and holds no plan of its own."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.plan.catalogue import Catalogue
from models.plan.fields import Choice
from planner.canvas.view import CanvasView
from planner.compare.comparison_table import Compare, ComparisonPanel
from planner.dialogs.trail_popover import TrailParts
from planner.panels.findings import FindingsPanel
from planner.panels.form_view import plain_label
from planner.panels.history import HistoryPanel
from planner.panels.inspector import Inspector
from planner.panels.machine_table import MachineTable
from planner.panels.palette import Palette
from planner.panels.plan_tree import PlanTree
from planner.presenters.explanation import Explain
from planner.presenters.samples import Sample
from planner.presenters.status import window_title
from planner.session.places import Places
from planner.session.plan_session import Evaluate, PlanSession
from planner.session.safekeeping import Safekeeping
from planner.session.selection import Selection
from planner.shell.action_set import ActionSet
from planner.shell.appearance import Appearance
from planner.shell.consolidate_commands import ConsolidateCommands, ConsolidateGround
from planner.shell.design_tabs import DesignTabs
from planner.shell.docks import Docks, scrolled
from planner.shell.edit_commands import DesignCommands, EditCommands, InsertCommands
from planner.shell.file_commands import FileCommands, FileParts
from planner.shell.file_drops import FileDrops
from planner.shell.help_commands import HelpCommands
from planner.shell.mail_commands import MailCommands
from planner.shell.menus import LivingMenus
from planner.shell.pictures import FilePictures, look_of
from planner.shell.preferences import Preferences
from planner.shell.recovery_commands import RecoveryCommands
from planner.shell.report_commands import ReportCommands, ReportParts
from planner.shell.stage import Stage
from planner.shell.start_page import StartPage, StartParts
from planner.shell.status_bar import StatusBar
from planner.shell.trail_commands import TrailCommands
from planner.shell.view_commands import ViewCommands
from planner.theme.tokens import Tokens

BEGIN = ("file.new", "file.open")
FIRST_SIZE, SMALLEST_SIZE = QSize(1440, 900), QSize(800, 560)


@frozen(kw_only=True, eq=False)
class Parts:
    """What the window is made of; `planner.shell.application` makes them."""

    session: PlanSession
    selection: Selection
    library: Library
    catalogue: Catalogue
    hypervisors: Sequence[Choice]
    evaluate: Evaluate
    explain: Explain
    compare: Compare
    samples: Sequence[Sample]
    places: Places
    keeping: Safekeeping
    preferences: Preferences
    appearance: Appearance


class MainWindow(QMainWindow):
    """Menus, tool bar, docks, design tabs and canvas."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self.session, self.selection = parts.session, parts.selection
        tokens = parts.appearance.tokens
        self.canvas = CanvasView(parts.session, parts.selection, parts.catalogue, tokens.at_scale(1.0), self)
        self.tabs = DesignTabs(parts.session)
        self.status = StatusBar(parts.session)
        self.stage = Stage(self, parts.session, self._middle())
        self._make_panels(tokens)
        self._make_file_commands()
        self.actions_of_plan = ActionSet(parts.session, parts.selection, self._commands(), self)
        self._arrange(tokens)
        self._join()
        self._show_title()

    def reset_arrangement(self) -> None:
        """Put every panel back in its place."""
        self.docks.place()

    def turn_full_screen(self) -> None:
        """Fill the screen, or take the window's own size again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole plan once the window has its size."""
        super().showEvent(event)
        self.drops.watch(self.windowHandle())
        self.canvas.setFocus()
        QTimer.singleShot(0, self, self.canvas.fit_all)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what is not saved, and remember the arrangement."""
        if not self.files.may_leave():
            event.ignore()
            return
        preferences = self._parts.preferences
        preferences.keep_arrangement("geometry", self.saveGeometry())
        preferences.keep_arrangement("state", self.stage.arrangement())
        self.files.close()
        event.accept()

    def _make_file_commands(self) -> None:
        parts, say = self._parts, self.status.say
        file_parts = FileParts(
            session=parts.session,
            selection=parts.selection,
            keeping=parts.keeping,
            preferences=parts.preferences,
            samples=parts.samples,
        )
        self.files = FileCommands(self, file_parts, say)
        self.drops = FileDrops(self.files.open_path, self)
        self.recovery = RecoveryCommands(self, parts.session, parts.keeping, self.files, say)
        parts.keeping.autosave.failed.connect(say)

    def _make_panels(self, tokens: Tokens) -> None:
        parts, session, selection = self._parts, self.session, self.selection
        self.palette_panel = Palette(tokens)
        self.tree = PlanTree(session, selection)
        self.inspector = Inspector(session, selection, parts.explain, parts.hypervisors, tokens)
        self.comparison = ComparisonPanel(session, parts.compare, tokens)
        self.machines = MachineTable(session, selection, tokens)
        self.findings = FindingsPanel(session, selection, tokens)
        self.history = HistoryPanel(session.undo_stack)

    def _commands(self) -> dict[str, object]:
        session, selection, say = self.session, self.selection, self.status.say
        self.designs = DesignCommands(session, self.tabs, say)
        self.inserts = InsertCommands(session, selection, self._parts.catalogue, say)
        trails = TrailParts(session=session, explain=self._parts.explain, published=self._parts.library.figures())
        self.trails = TrailCommands(self, trails, selection, say)
        self.reports = ReportCommands(self, self._report_parts(), say)
        self.mail = MailCommands(self, session, self._parts.keeping, self.files, self.reports.source, say)
        ground = ConsolidateGround(
            library=self._parts.library,
            hosts=self._parts.catalogue.hosts,
            hypervisors=self._parts.hypervisors,
            jobs=self._parts.keeping.jobs,
        )
        self.help = HelpCommands(self, self._actions, self._parts.library, self._parts.appearance)
        return {
            "file": self.files,
            "start": self.stage,
            "recovery": self.recovery,
            "report": self.reports,
            "mail": self.mail,
            "edit": EditCommands(self, session, selection, self.tree, self.canvas, say),
            "insert": self.inserts,
            "design": self.designs,
            "plan": ConsolidateCommands(self, session, ground, say),
            "view": ViewCommands(self.canvas, self.findings, self, self._parts.preferences),
            "why": self.trails,
            "help": self.help,
        }

    def _report_parts(self) -> ReportParts:
        parts = self._parts
        return ReportParts(
            session=parts.session,
            library=parts.library,
            explain=parts.explain,
            baseline=lambda: self.comparison.baseline,
            suggested=self.files.beside,
        )

    def _actions(self) -> list[QAction]:
        return list(self.actions_of_plan.by_id.values())

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
        preferences = self._parts.preferences
        self.restoreGeometry(preferences.arrangement("geometry"))
        if not self.restoreState(preferences.arrangement("state")):
            self.docks.size()
        self._add_start_page()

    def _add_start_page(self) -> None:
        parts = self._parts
        pictures = FilePictures(parts.session, parts.appearance, parts.places.data / "pictures")
        actions = self.actions_of_plan.by_id
        start = StartParts(
            begin=[actions[name] for name in BEGIN],
            samples=parts.samples,
            recent=lambda: parts.preferences.recent,
            picture_of_file=pictures.of,
            look_at=lambda sample: look_of(sample, parts.evaluate, parts.appearance.tokens),
        )
        self.start_page = StartPage(start)
        self.start_page.sample_chosen.connect(self.files.open_sample)
        self.start_page.file_chosen.connect(self.files.open_path)
        self.stage.add_page(self.start_page)

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
        layout.addWidget(self.canvas, 1)
        return middle

    def _panels(self) -> dict[str, QWidget]:
        return {
            "palette": scrolled(self.palette_panel),
            "tree": self.tree,
            "inspector": self.inspector,
            "compare": self.comparison,
            "machines": self.machines,
            "findings": self.findings,
            "history": self.history,
        }

    def _join(self) -> None:
        parts, actions = self._parts, self.actions_of_plan
        self.menus = LivingMenus(actions.submenus, self.files, parts.preferences, parts.appearance, self)
        self._fill_panels_menu(actions.submenus["panels"])
        self.palette_panel.place_requested.connect(self.canvas.place)
        self.palette_panel.add_requested.connect(self.inserts.add)
        self.tree.message.connect(self.status.say)
        self.canvas.message.connect(self.status.say)
        self.canvas.tool_changed.connect(actions.show_tool)
        actions.show_tool("select")
        for turn in (self.canvas.turn, actions.show_switch):
            parts.preferences.switched.connect(turn)
        parts.preferences.tell_switches()
        self.findings.reveal_requested.connect(self.canvas.reveal)
        self.findings.counted.connect(self._count_findings)
        self._count_findings(self.findings.number)
        for numbers in (self.inspector.load.trail_asked, self.canvas.number_asked, self.machines.number_asked):
            numbers.connect(self.trails.show)
        self.inspector.titled.connect(self.docks.by_name["inspector"].setWindowTitle)
        self.docks.by_name["inspector"].setWindowTitle(self.inspector.title)
        self.tabs.add_requested.connect(self.designs.add)
        self.tabs.copy_requested.connect(self.designs.copy)
        self.tabs.remove_requested.connect(self.designs.remove)
        self.tabs.renamed.connect(self.designs.give_name)
        self.session.file_changed.connect(self._show_title)
        parts.appearance.changed.connect(self._set_tokens)

    def _fill_panels_menu(self, menu: QMenu) -> None:
        for dock in self.docks.by_name.values():
            menu.addAction(dock.toggleViewAction())

    def _set_tokens(self, tokens: Tokens) -> None:
        # The canvas has a zoom of its own.
        self.canvas.set_tokens(tokens.at_scale(1.0))
        self.docks.set_tokens(tokens)
        for panel in (
            self.palette_panel,
            self.inspector,
            self.comparison,
            self.machines,
            self.findings,
            self.start_page,
        ):
            panel.set_tokens(tokens)

    def _count_findings(self, count: int) -> None:
        title = self.tr("Findings {0}").format(count) if count else self.tr("Findings")
        self.docks.by_name["findings"].setWindowTitle(title)

    def _show_title(self) -> None:
        file = self.session.file
        title = window_title(file.path, self.session.modified, file.suggested, read_only=file.read_only)
        self.setWindowTitle(title)
        self.file_title.setText(title)
        # Qt lays the corner of a menu bar out only when it is set.
        self.menuBar().setCornerWidget(self.file_title, Qt.Corner.TopRightCorner)
        self.file_title.show()
