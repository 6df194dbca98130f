"""The commands of the window, by groups: each is made when one of its actions is first done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from planner.shell.late import Late
from planner.shell.panel_window import PanelWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QVBoxLayout

    from planner.shell.action_set import ActionSet
    from planner.shell.adding_commands import DesignCommands, InsertCommands
    from planner.shell.clipboard_commands import ClipboardCommands
    from planner.shell.compare_commands import CompareCommands
    from planner.shell.consolidate_commands import ConsolidateCommands
    from planner.shell.edit_commands import EditCommands
    from planner.shell.file_commands import FileCommands
    from planner.shell.finding_commands import FindingCommands
    from planner.shell.help_commands import HelpCommands
    from planner.shell.import_commands import ImportCommands
    from planner.shell.mail_commands import MailCommands
    from planner.shell.panes import Panes
    from planner.shell.pictures import FilePictures
    from planner.shell.recovery_commands import RecoveryCommands
    from planner.shell.report_commands import ReportCommands
    from planner.shell.start_page import StartPage
    from planner.shell.status_bar import StatusBar
    from planner.shell.trail_commands import TrailCommands
    from planner.shell.view_commands import ViewCommands

BEGIN = ("file.new", "file.open", "file.import_inventory")


class CommandWindow(PanelWindow):
    """A window that does what its actions say."""

    actions_of_plan: ActionSet
    column: QVBoxLayout
    files: FileCommands
    pictures: FilePictures
    status: StatusBar

    @Late
    def start_page(self) -> StartPage:
        """Return the page before any plan."""
        from planner.shell.pictures import look_of
        from planner.shell.start_page import StartPage, StartParts

        parts, actions = self.parts, self.actions_of_plan.by_id
        start = StartParts(
            begin=[actions[name] for name in BEGIN],
            samples=parts.model.samples,
            templates=parts.model.templates,
            recent=lambda: parts.preferences.recent,
            picture_of_file=self.pictures.of,
            look_at=lambda sample: look_of(sample, parts.model.evaluate, parts.appearance.tokens),
        )
        return StartPage(start)

    def reset_arrangement(self) -> None:
        """Put every panel back in its place."""
        self.docks.place()

    def turn_full_screen(self) -> None:
        """Fill the screen, or take the window's own size again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def explain(self, machine_id: str, resource: str) -> None:
        """Show why a number is what it is."""
        self.trails.show(machine_id, resource)

    @Late
    def clipboard(self) -> ClipboardCommands:
        """Return cut, copy and paste."""
        from planner.shell.clipboard_commands import ClipboardCommands, ClipboardParts

        parts = ClipboardParts(
            session=self.parts.session,
            selection=self.parts.selection,
            catalogue=self.parts.catalogue,
            canvas=self.canvas,
            machines=self.machines,
        )
        return ClipboardCommands(self, parts, self.status.say)

    @Late
    def comparing(self) -> CompareCommands:
        """Return what sets another plan beside this one."""
        from planner.shell.compare_commands import CompareCommands

        parts = self.parts
        return CompareCommands(self, self.comparison, parts.model.library, parts.preferences, parts.keeping)

    @Late
    def consolidating(self) -> ConsolidateCommands:
        """Return what consolidates a design."""
        from planner.shell.consolidate_commands import ConsolidateCommands, ConsolidateGround

        parts = self.parts
        ground = ConsolidateGround(
            library=parts.model.library,
            hosts=parts.catalogue.hosts,
            hypervisors=parts.model.hypervisors,
            jobs=parts.keeping.jobs,
        )
        return ConsolidateCommands(self, parts.session, ground, self.status.say)

    @Late
    def designs(self) -> DesignCommands:
        """Return what adds, copies and removes designs."""
        from planner.shell.adding_commands import DesignCommands

        return DesignCommands(self.parts.session, self.tabs, self.status.say)

    @Late
    def inserts(self) -> InsertCommands:
        """Return what adds items."""
        from planner.shell.adding_commands import InsertCommands

        return InsertCommands(self.parts.session, self.parts.selection, self.parts.catalogue, self.status.say)

    @Late
    def editing(self) -> EditCommands:
        """Return what changes the selected items."""
        from planner.shell.edit_commands import EditCommands, Views

        views = Views(tree=self.tree, canvas=self.canvas, machines=self.machines)
        return EditCommands(self, self.parts.session, self.parts.selection, views, self.status.say)

    @Late
    def finding_commands(self) -> FindingCommands:
        """Return what is done about findings."""
        from planner.shell.finding_commands import FindingCommands

        return FindingCommands(self, self.parts.session, self.findings, self.parts.model.library, self.status.say)

    @Late
    def help(self) -> HelpCommands:
        """Return help and what the program says of itself."""
        from planner.shell.help_commands import HelpCommands

        parts = self.parts
        return HelpCommands(self, self._all_actions, parts.model.library, parts.appearance, parts.keeping.jobs)

    @Late
    def imports(self) -> ImportCommands:
        """Return what imports inventories, with its bar below the plan or the start page."""
        from planner.shell.import_commands import ImportCommands, ImportParts
        from planner.shell.work_bar import WorkBar

        parts = ImportParts(
            jobs=self.parts.keeping.jobs,
            files=self.files,
            bar=WorkBar(self),
            preferences=self.parts.preferences,
            documents=self.parts.places.documents,
            evaluate=self.parts.model.evaluate,
        )
        self.column.addWidget(parts.bar)
        return ImportCommands(self, parts, self.status.say)

    @Late
    def mail(self) -> MailCommands:
        """Return what sends the plan."""
        from planner.shell.mail_commands import MailCommands

        parts = self.parts
        return MailCommands(self, parts.session, parts.keeping, self.files, self.reports.source, self.status.say)

    @Late
    def panes(self) -> Panes:
        """Return what goes from one part of the window to the next."""
        from planner.shell.panes import Panes

        return Panes(self)

    @Late
    def recovery(self) -> RecoveryCommands:
        """Return what brings plans back."""
        from planner.shell.recovery_commands import RecoveryCommands

        return RecoveryCommands(self, self.parts.session, self.parts.keeping, self.files, self.status.say)

    @Late
    def reports(self) -> ReportCommands:
        """Return what prints and exports."""
        from planner.shell.report_commands import ReportCommands, ReportParts

        parts = ReportParts(
            session=self.parts.session,
            library=self.parts.model.library,
            explain=self.parts.model.explain,
            baseline=lambda: self.comparison.baseline,
            suggested=self.files.beside,
            beside=self.parts.keeping.jobs.result_of,
        )
        return ReportCommands(self, parts, self.status.say)

    @Late
    def trails(self) -> TrailCommands:
        """Return what tells why a number is so."""
        from planner.dialogs.trail_popover import TrailParts
        from planner.shell.trail_commands import TrailCommands

        parts = self.parts
        trails = TrailParts(session=parts.session, explain=parts.model.explain, published=parts.model.library.figures())
        return TrailCommands(self, trails, parts.selection, self.status.say)

    @Late
    def viewing(self) -> ViewCommands:
        """Return what changes how things are seen."""
        from planner.shell.view_commands import ViewCommands

        return ViewCommands(self.canvas, self.findings, self, self.parts.preferences)

    def _all_actions(self) -> list[QAction]:
        return list(self.actions_of_plan.by_id.values())
