"""One open plan: its history of edits, its file, and the right to save it there."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from models.plan.entities import Plan
from planner.session.locks import PlanLock
from planner.session.plan_file import PlanFile


class Document(QObject):
    """What a question, a save and their answers are about, whatever plan the window shows by then.

    Signal: ``changed`` (its file, or whether the plan differs from it).
    """

    changed = Signal()

    def __init__(
        self, plan: Plan, file: PlanFile | None = None, lock: PlanLock | None = None, *, unsaved: bool = False
    ) -> None:
        super().__init__()
        self.plan = plan
        self.file = file or PlanFile()
        self.lock = lock
        # The file of which the user has said that it is written in place, as long as the plan is open.
        self.in_place: Path | None = None
        self.undo_stack = QUndoStack(self)
        if unsaved:
            self.undo_stack.resetClean()
        self.undo_stack.cleanChanged.connect(self._note_clean)

    @property
    def path(self) -> Path | None:
        """Return where the plan stands, or None before it is saved for the first time."""
        return self.file.path

    @property
    def modified(self) -> bool:
        """Return whether the plan differs from its file."""
        return not self.undo_stack.isClean()

    def saved(self, plan: Plan, file: PlanFile, lock: PlanLock | None = None) -> None:
        """Note that a plan stands in a file: the one as it is now, unless it was changed while it was written."""
        self.hold(lock)
        self.file = file
        if plan is self.plan:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()
        self.changed.emit()

    def hold(self, lock: PlanLock | None) -> None:
        """Hold another right to save, or none, and let go the one before."""
        before, self.lock = self.lock, lock
        if before is not None and before is not lock:
            before.release()

    def give_way(self, later: "Document") -> None:
        """End: another window may have the plan, unless the later document is of the same file."""
        if self.lock is later.lock:
            self.lock = None
        self.hold(None)
        # Who still works on it may do so, and nobody hears of it.
        self.setParent(None)

    def _note_clean(self, _clean: bool) -> None:
        # A bound method: Qt drops the connection before the stack goes, which tells of its end.
        self.changed.emit()
