"""Snapshots of the open plan while it is edited, so that a crash loses seconds and not hours."""

import logging
import time
from collections.abc import Callable
from functools import partial

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from models.errors import PlannerError
from models.plan.entities import Plan
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.session.snapshots import Slot, SnapshotMetadata, Snapshots

LOGGER = logging.getLogger(__name__)
MILLISECONDS = 1000


@frozen
class Pace:
    """How soon a snapshot follows an edit, in seconds: after the last one, and at the latest."""

    quiet: float = 2.0
    latest: float = 10.0


class Autosave(QObject):
    """Writes the plan into a slot of its own, and removes it when the plan stands in its file."""

    failed = Signal(str)

    def __init__(
        self,
        session: PlanSession,
        jobs: Jobs,
        snapshots: Snapshots,
        pace: Pace | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._session, self._jobs, self._snapshots = session, jobs, snapshots
        self._pace, self._clock = pace or Pace(), clock
        self._slot: Slot | None = None
        self._written: Plan | None = None
        self._since: float | None = None
        self._revision = 0
        self._told = ""
        self._open = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.write)
        session.undo_group.indexChanged.connect(self._note_edit)
        session.file_changed.connect(self._note_file)

    @property
    def wait(self) -> float:
        """Return in how many seconds the next snapshot is due, were this the last edit."""
        since = self._clock() if self._since is None else self._since
        return max(0.0, min(self._pace.quiet, since + self._pace.latest - self._clock()))

    def write(self) -> None:
        """Write a snapshot now, beside the interface, if there is anything that is not in one."""
        session = self._session
        self._since = None
        if not session.modified or session.plan is self._written:
            return
        try:
            self._slot = self._slot or self._snapshots.claim()
        except OSError as error:
            self._tell(f"{error.strerror or error}.")
            return
        if self._slot is not None:
            plan, slot = session.plan, self._slot
            work = partial(self._snapshots.write, slot, plan, self._metadata())
            self._jobs.start(_lane(slot), work, partial(self._note_written, slot, plan), self._tell)

    def write_last(self) -> None:
        """Write a snapshot here and now, before the program has to end; what goes wrong is in the log."""
        session = self._session
        if not session.modified or session.plan is self._written:
            return
        try:
            # What a worker is about to write in the slot would replace it.
            free = self._slot is not None and not self._jobs.is_busy(_lane(self._slot))
            slot = self._slot if free else self._snapshots.claim()
            if slot is not None:
                self._slot = slot
                self._snapshots.write(slot, session.plan, self._metadata())
                self._written = session.plan
        except (PlannerError, OSError):
            LOGGER.exception("The last snapshot was not written")

    def adopt(self, slot: Slot) -> None:
        """Go on in the slot of a recovered plan, so that its snapshot is never out of the world."""
        before, self._slot, self._written = self._slot, slot, self._session.plan
        if before is not None:
            self._jobs.start(_lane(before), partial(self._vacate, before))

    def holds(self, slot: Slot) -> bool:
        """Return whether a slot is the one that is written to."""
        return slot is self._slot

    def set_aside(self) -> None:
        """Put the snapshot into the trash, as when the user lets unsaved edits go.

        Should the plan stay open all the same, as when the next one cannot be read, it soon gets a new one.
        """
        self._timer.start(round(self._pace.quiet * MILLISECONDS))
        slot, self._slot, self._written = self._slot, None, None
        if slot is not None:
            self._jobs.start(_lane(slot), partial(self._to_trash, slot))

    def close(self) -> None:
        """End: wait for what is being written; a plan that stands in its file leaves nothing behind."""
        self._timer.stop()
        if self._open:
            # The undo stack tells of its own end, when there may be nobody left to hear it.
            self._session.undo_group.indexChanged.disconnect(self._note_edit)
            self._session.file_changed.disconnect(self._note_file)
            self._open = False
        self._jobs.finish()
        if self._slot is not None:
            if not self._session.modified:
                self._snapshots.remove(self._slot)
            self._slot.release()
            self._slot = None

    def _metadata(self) -> SnapshotMetadata:
        self._revision += 1
        file = self._session.document.file
        return SnapshotMetadata(original=file.source, sha256=file.sha256, revision=self._revision)

    def _note_edit(self, _index: int = 0) -> None:
        if self._session.plan is self._written:
            return
        if self._since is None:
            self._since = self._clock()
        self._timer.start(round(self.wait * MILLISECONDS))

    def _note_file(self) -> None:
        if self._session.modified:
            self._note_edit()
        else:
            self._forget()

    def _forget(self) -> None:
        """Remove the snapshot, beside the interface and after what may still be written."""
        self._timer.stop()
        self._since, self._written = None, None
        if self._slot is not None:
            self._jobs.start(_lane(self._slot), partial(self._snapshots.remove, self._slot))

    def _to_trash(self, slot: Slot) -> None:
        self._snapshots.discard(slot.name)
        slot.release()

    def _vacate(self, slot: Slot) -> None:
        self._snapshots.remove(slot)
        slot.release()

    def _note_written(self, slot: Slot, plan: Plan, _nothing: None) -> None:
        self._told = ""
        if slot is self._slot:
            self._written = plan

    def _tell(self, reason: str) -> None:
        """Say once that it does not work, and try again later."""
        if reason != self._told:
            self._told = reason
            self.failed.emit(
                self.tr("Your edits could not be backed up for crash recovery; save the plan soon. {0}").format(reason)
            )
        if self._session.modified:
            self._timer.start(round(self._pace.latest * MILLISECONDS))


def _lane(slot: Slot) -> str:
    return f"snapshot: {slot.name}"
