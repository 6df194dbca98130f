"""Bringing plans back: after a crash, and from earlier saves."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.errors import PlannerError
from planner.dialogs import files, messages
from planner.dialogs.earlier_versions import EarlierVersionsDialog
from planner.dialogs.recovery import RecoveryDialog
from planner.presenters import safety
from planner.session.history import Version
from planner.session.plan_session import PlanSession
from planner.session.recovery import KeptPlan, described, plan_or_none
from planner.session.safekeeping import Safekeeping
from planner.session.snapshots import Orphan
from planner.shell.file_commands import FileCommands

Say = Callable[[str], None]


class RecoveryCommands(QObject):
    """Shows what was kept, and does with it what the user says; nothing else."""

    def __init__(
        self, window: QWidget, session: PlanSession, keeping: Safekeeping, file_commands: FileCommands, say: Say
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._say = window, session, say
        self._keeping, self._files = keeping, file_commands
        self.dialog: RecoveryDialog | None = None

    def at_start(self) -> None:
        """Show what processes that are gone left behind, if anything."""
        self._show(self._keeping.recoverable())

    def recover(self) -> None:
        """Show what was left behind or discarded, or say that there is nothing."""
        found = self._keeping.recoverable(with_discarded=True)
        if found:
            self._show(found)
        else:
            self._say(self.tr("There is nothing to recover: every plan was saved or closed."))

    def versions(self) -> None:
        """Show the earlier versions of the open plan's file, or say that there are none."""
        path = self._session.file.source
        versions = self._keeping.history.versions(path) if path is not None else []
        if path is None or not versions:
            self._say(self.tr("This plan has no earlier versions: they begin with its first save here."))
            return
        dialog = EarlierVersionsDialog(safety.shown(path.name), versions, self._differs, self._window)
        dialog.open_asked.connect(lambda version: self._open_version(path, version))
        dialog.open()

    # ------------------------------------------------------------------ kept plans

    def _show(self, found: list[Orphan]) -> None:
        if not found:
            return
        dialog = RecoveryDialog([described(orphan) for orphan in found], self._window)
        dialog.recover_asked.connect(lambda kept: self._recover(dialog, kept))
        dialog.save_asked.connect(lambda kept: self._save(dialog, kept))
        dialog.discard_asked.connect(lambda kept: self._discard(dialog, kept))
        # What nobody chose is free again, for the next start.
        dialog.finished.connect(lambda _result: self._let_go(found))
        self.dialog = dialog
        dialog.open()

    def _recover(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        if not self._files.may_leave():
            return
        try:
            self._keeping.recover(kept.orphan)
        except (PlannerError, OSError) as error:
            messages.show_error(dialog, str(error))
            return
        self._say(safety.recovered(kept.orphan.about.original))
        dialog.accept()

    def _save(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        suggested = self._keeping.suggested_for(kept.orphan)
        path = files.ask_save(dialog, suggested)
        if path is None:
            return
        try:
            self._keeping.save_orphan(kept.orphan, path)
        except (PlannerError, OSError) as error:
            messages.show_error(dialog, str(error))
            return
        self._say(safety.saved(path))
        dialog.drop(kept)

    def _discard(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        try:
            self._keeping.discard(kept.orphan)
        except OSError as error:
            messages.show_error(dialog, f"{kept.title}: {error.strerror or error}.")
            return
        dialog.drop(kept)

    def _let_go(self, found: list[Orphan]) -> None:
        self.dialog = None
        self._keeping.let_go(found)

    # ------------------------------------------------------------------ earlier versions

    def _differs(self, version: Version) -> str:
        plan = plan_or_none(version.path)
        if plan is None:
            return self.tr("This version cannot be read.")
        return safety.since_version(plan, self._session.plan)

    def _open_version(self, path: Path, version: Version) -> None:
        if not self._files.may_leave():
            return
        try:
            self._files.take(self._keeping.open_version(path, version.path, version.saved_at), unsaved=True)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))
