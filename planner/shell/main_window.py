"""The main window: it joins the parts and holds no plan of its own."""

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.plan.catalogue import Catalogue
from models.plan.entities import Plan
from models.plan.fields import Choice
from planner.canvas.view import CanvasView
from planner.compare.comparison_panel import ComparisonPanel
from planner.compare.exploring_panel import ExploringTools
from planner.compare.failures_panel import FailuresPanel
from planner.compare.growth_panel import GrowthPanel
from planner.compare.risk_panel import RiskPanel
from planner.compare.sweep_panel import SweepPanel
from planner.dialogs.trail_popover import TrailParts
from planner.panels.find_bar import FindBar
from planner.panels.finding_bar import FindingBar, FindingsPage
from planner.panels.findings import FindingsPanel
from planner.panels.form_view import plain_label
from planner.panels.history import HistoryPanel
from planner.panels.inspector import Inspector
from planner.panels.machine_table import MachinesPanel, MachineTable
from planner.panels.palette import Palette
from planner.panels.plan_tree import PlanTree
from planner.panels.what_if import WhatIfPanel
from planner.presenters.explanation import Explain
from planner.presenters.samples import Sample
from planner.presenters.status import window_title
from planner.session.places import Places
from planner.session.plan_session import Evaluate, PlanSession
from planner.session.safekeeping import Safekeeping
from planner.session.selection import Selection
from planner.shell.action_set import ActionSet
from planner.shell.appearance import Appearance
from planner.shell.clipboard_commands import ClipboardCommands, ClipboardParts
from planner.shell.compare_commands import CompareCommands
from planner.shell.consolidate_commands import ConsolidateCommands, ConsolidateGround
from planner.shell.design_tabs import DesignTabs
from planner.shell.docks import Docks, scrolled
from planner.shell.edit_commands import DesignCommands, EditCommands, InsertCommands, Views
from planner.shell.file_commands import FileCommands, FileParts
from planner.shell.file_drops import FileDrops
from planner.shell.finding_commands import FindingCommands
from planner.shell.help_commands import HelpCommands
from planner.shell.mail_commands import MailCommands
from planner.shell.menus import LivingMenus
from planner.shell.panes import Panes
from planner.shell.pictures import FilePictures, look_of
from planner.shell.preferences import Preferences
from planner.shell.preview_bar import PreviewBar
from planner.shell.recovery_commands import RecoveryCommands
from planner.shell.report_commands import ReportCommands, ReportParts
from planner.shell.stage import Stage
from planner.shell.start_page import StartPage, StartParts
from planner.shell.status_bar import StatusBar
from planner.shell.trail_commands import TrailCommands
from planner.shell.view_commands import ViewCommands
from planner.theme.tokens import Tokens

BEGIN = ("file.new", "file.open", "file.import_inventory")
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
    samples: Sequence[Sample]
    templates: Sequence[Sample]
    places: Places
    keeping: Safekeeping
    read: Callable[[Path], Plan]
    preferences: Preferences
    appearance: Appearance


class MainWindow(QMainWindow):
    """Menus, tool bar, docks, design tabs and canvas; `planner.shell.joining` joins them."""

    menus: LivingMenus

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.session, self.selection = parts.session, parts.selection
        tokens = parts.appearance.tokens
        self.canvas = CanvasView(parts.session, parts.selection, parts.catalogue, tokens.at_scale(1.0), self)
        self.tabs = DesignTabs(parts.session)
        self.status = StatusBar(parts.session)
        self.preview_bar = PreviewBar(parts.session)
        self.stage = Stage(self, parts.session, self._middle())
        self._make_panels(tokens)
        self._make_file_commands()
        self.actions_of_plan = ActionSet(parts.session, parts.selection, self._commands(), self)
        self._arrange(tokens)
        self.show_title()

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
        QTimer.singleShot(0, self, self.docks.settle_tabs)

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
        self.recovery = RecoveryCommands(self, parts.session, parts.keeping, self.files, say)
        parts.keeping.autosave.failed.connect(say)

    def _make_panels(self, tokens: Tokens) -> None:
        parts, session, selection = self.parts, self.session, self.selection
        self.palette_panel = Palette(parts.catalogue.templates, tokens)
        self.tree = PlanTree(session, selection)
        self.inspector = Inspector(session, selection, parts.explain, parts.hypervisors, tokens)
        jobs = parts.keeping.jobs
        exploring = ExploringTools(session=session, library=parts.library, jobs=jobs, tokens=tokens)
        self.comparison = ComparisonPanel(session, parts.library, jobs, tokens)
        self.machines = MachineTable(session, selection, tokens)
        self.what_if = WhatIfPanel(session, parts.library)
        self.sweep, self.growth = SweepPanel(exploring), GrowthPanel(exploring)
        self.failures, self.risk = FailuresPanel(exploring), RiskPanel(exploring)
        self.findings = FindingsPanel(session, selection, parts.keeping.jobs, tokens)
        self.finding_bar = FindingBar(session, self.findings, parts.library, parts.keeping.jobs)
        self.history = HistoryPanel(session.undo_stack)
        self.find_bar = FindBar(session, selection, tokens, self.canvas)

    def _commands(self) -> dict[str, object]:
        session, selection, say = self.session, self.selection, self.status.say
        self.designs = DesignCommands(session, self.tabs, say)
        self.inserts = InsertCommands(session, selection, self.parts.catalogue, say)
        trails = TrailParts(session=session, explain=self.parts.explain, published=self.parts.library.figures())
        self.trails = TrailCommands(self, trails, selection, say)
        library, preferences = self.parts.library, self.parts.preferences
        comparing = CompareCommands(self, self.comparison, library, preferences, self.parts.read)
        self.finding_commands = FindingCommands(self, session, self.findings, library, say)
        self.reports = ReportCommands(self, self._report_parts(), say)
        self.mail = MailCommands(self, session, self.parts.keeping, self.files, self.reports.source, say)
        self.help = HelpCommands(
            self, self._actions, self.parts.library, self.parts.appearance, self.parts.keeping.jobs.result_of
        )
        clipboard = ClipboardParts(
            session=session,
            selection=selection,
            catalogue=self.parts.catalogue,
            canvas=self.canvas,
            machines=self.machines,
        )
        views = Views(tree=self.tree, canvas=self.canvas, machines=self.machines)
        ground = _consolidate_ground(self.parts)
        return {
            "clipboard": ClipboardCommands(self, clipboard, say),
            "compare": comparing,
            "find": self.find_bar,
            "file": self.files,
            "start": self.stage,
            "recovery": self.recovery,
            "report": self.reports,
            "mail": self.mail,
            "edit": EditCommands(self, session, selection, views, say),
            "finding": self.finding_commands,
            "insert": self.inserts,
            "design": self.designs,
            "plan": ConsolidateCommands(self, session, ground, say),
            "view": ViewCommands(self.canvas, self.findings, self, self.parts.preferences),
            "why": self.trails,
            "panes": Panes(self),
            "help": self.help,
        }

    def _report_parts(self) -> ReportParts:
        parts = self.parts
        return ReportParts(
            session=parts.session,
            library=parts.library,
            explain=parts.explain,
            baseline=lambda: self.comparison.baseline,
            suggested=self.files.beside,
            beside=parts.keeping.jobs.result_of,
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
        preferences = self.parts.preferences
        self.restoreGeometry(preferences.arrangement("geometry"))
        if not self.restoreState(preferences.arrangement("state")):
            self.docks.size()
        self._add_start_page()

    def _add_start_page(self) -> None:
        parts = self.parts
        pictures = FilePictures(parts.session, parts.appearance, parts.places.data / "pictures")
        actions = self.actions_of_plan.by_id
        start = StartParts(
            begin=[actions[name] for name in BEGIN],
            samples=parts.samples,
            templates=parts.templates,
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
        layout.addWidget(self.preview_bar)
        layout.addWidget(self.canvas, 1)
        return middle

    def _panels(self) -> dict[str, QWidget]:
        return {
            "palette": scrolled(self.palette_panel),
            "tree": self.tree,
            "inspector": self.inspector,
            "compare": self.comparison,
            "machines": MachinesPanel(self.machines),
            "what_if": self.what_if,
            "sweep": self.sweep,
            "growth": self.growth,
            "failures": self.failures,
            "risk": self.risk,
            "findings": FindingsPage(self.findings, self.finding_bar),
            "history": self.history,
        }

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        # The canvas has a zoom of its own.
        self.canvas.set_tokens(tokens.at_scale(1.0))
        self.docks.set_tokens(tokens)
        for panel in (
            self.palette_panel,
            self.inspector,
            self.comparison,
            self.machines,
            self.findings,
            self.sweep,
            self.find_bar,
            self.growth,
            self.failures,
            self.risk,
            self.start_page,
        ):
            panel.set_tokens(tokens)

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


def _consolidate_ground(parts: Parts) -> ConsolidateGround:
    return ConsolidateGround(
        library=parts.library,
        hosts=parts.catalogue.hosts,
        hypervisors=parts.hypervisors,
        jobs=parts.keeping.jobs,
    )
