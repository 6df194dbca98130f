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
from planner.session.bringing_back import BringingBack
from planner.session.history import Version
from planner.session.plan_session import PlanSession
from planner.session.plan_store import PlanStore
from planner.session.recovery import KeptPlan, described, plan_or_none
from planner.session.snapshots import RecoverableSnapshot
from planner.shell.file_commands import FileCommands

Say = Callable[[str], None]


class RecoveryCommands(QObject):
    """Shows what was kept, and does with it what the user says; nothing else."""

    def __init__(
        self, window: QWidget, session: PlanSession, plan_store: PlanStore, file_commands: FileCommands, say: Say
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._say = window, session, say
        self._plan_store, self._kept, self._files = plan_store, BringingBack(plan_store), file_commands
        self.dialog: RecoveryDialog | None = None

    def at_start(self) -> None:
        """Show what processes that are gone left behind, if anything; put back what they were writing."""
        self._plan_store.jobs.start("put back", self._plan_store.guard.put_back, self._tell_put_back)
        found = self._kept.recoverable()
        if found:
            self._files.tasks.start(self.tr("Show unsaved plans"), lambda: self._show(found))

    def recover(self) -> None:
        """Show what was left behind or discarded, or say that there is nothing."""
        found = self._kept.recoverable(with_discarded=True)
        if found:
            self._files.tasks.start(self.tr("Show unsaved plans"), lambda: self._show(found))
        else:
            self._say(self.tr("Nothing to recover: every plan was saved or closed."))

    def versions(self) -> None:
        """Show the earlier versions of the open plan's file, or say that there are none."""
        path = self._session.document.file.source
        versions = self._plan_store.history.versions(path) if path is not None else []
        if path is None or not versions:
            self._say(
                self.tr("This plan has no earlier versions yet; they are kept from its first save on this computer.")
            )
            return
        dialog = EarlierVersionsDialog(safety.sanitize_file_name(path.name), versions, self._differs, self._window)
        dialog.open_asked.connect(lambda version: self._open_version(path, version))
        dialog.open()

    # ------------------------------------------------------------------ kept plans

    def _tell_put_back(self, paths: list[Path]) -> None:
        if paths:
            self._say(" ".join(safety.put_back(path) for path in paths))

    async def _show(self, found: list[RecoverableSnapshot]) -> None:
        kept = await self._plan_store.jobs.answer(lambda: [described(recoverable) for recoverable in found])
        dialog = RecoveryDialog(kept, self._window)
        dialog.recover_asked.connect(lambda kept: self._recover(dialog, kept))
        dialog.save_asked.connect(lambda kept: self._save(dialog, kept))
        dialog.discard_asked.connect(lambda kept: self._discard(dialog, kept))
        # What nobody chose is free again, for the next start.
        dialog.finished.connect(lambda _result: self._release(found))
        self.dialog = dialog
        dialog.open()

    def _recover(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        title = self.tr("Recover {0}").format(kept.title)
        self._files.tasks.start(title, lambda: self._recovering(dialog, kept), dialog)

    async def _recovering(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        try:
            opened = await self._plan_store.evaluated(await self._kept.open_recoverable(kept.recoverable))
            if not await self._files.may_leave():
                return
            self._kept.recover(kept.recoverable, opened)
        except (PlannerError, OSError) as error:
            messages.show_error(dialog, str(error))
            return
        self._say(safety.recovered(kept.recoverable.metadata.original))
        dialog.accept()

    def _save(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        title = self.tr("Save {0}").format(kept.title)
        self._files.tasks.start(title, lambda: self._saving(dialog, kept), dialog)

    async def _saving(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        path = files.ask_save(dialog, self._kept.suggested_for(kept.recoverable))
        if path is None:
            return
        try:
            await self._kept.save_recoverable(kept.recoverable, path)
        except (PlannerError, OSError) as error:
            messages.show_error(dialog, str(error))
            return
        self._say(safety.saved(path))
        dialog.drop(kept)

    def _discard(self, dialog: RecoveryDialog, kept: KeptPlan) -> None:
        try:
            self._kept.discard(kept.recoverable)
        except OSError as error:
            messages.show_error(dialog, f"{kept.title}: {error.strerror or error}.")
            return
        dialog.drop(kept)

    def _release(self, found: list[RecoverableSnapshot]) -> None:
        self.dialog = None
        self._kept.release(found)

    # ------------------------------------------------------------------ earlier versions

    def _differs(self, version: Version) -> str:
        plan = plan_or_none(version.path)
        if plan is None:
            return self.tr("This version cannot be read.")
        return safety.since_version(plan, self._session.plan)

    def _open_version(self, path: Path, version: Version) -> None:
        title = self.tr("Open an earlier version of {0}").format(safety.sanitize_file_name(path.name))
        self._files.tasks.start(title, lambda: self._opening_version(path, version))

    async def _opening_version(self, path: Path, version: Version) -> None:
        try:
            opened = await self._kept.open_version(path, version.path, version.saved_at)
            await self._files.take_after_question(opened, unsaved=True)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))
