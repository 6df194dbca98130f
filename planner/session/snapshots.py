"""Snapshots of plans that are not saved yet, and what is left of them when a process dies."""

import json
import os
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QLockFile

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import file_bytes, load_plan, save_plan
from models.planfile.atomic import write_atomically
from models.planfile.replacing import OWN
from planner.session.lock_files import tried_lock
from planner.session.private import make_private_folder

TRASH_DAYS, TRASH_KEPT = 14, 10
PLAN, ABOUT, LOCK = ".xplan", ".json", ".lock"
MOST_ABOUT_BYTES = 64 * 1024


@frozen(kw_only=True)
class SnapshotMetadata:
    """What a snapshot is of.

    Parameters
    ----------
    original : Path or None
        The file that the plan came from, if any.
    sha256 : str
        Digest of that file when it was read.
    title : str
        The plan's title.
    saved_at : str
        When, as ISO 8601 in UTC.
    process : int
        Id of the process that wrote it.
    revision : int
        Which edit of that process it holds.
    """

    original: Path | None = None
    sha256: str = ""
    title: str = ""
    saved_at: str = ""
    process: int = 0
    revision: int = 0


@frozen(eq=False)
class Slot:
    """A place for the snapshots of one open plan, held for as long as the process lives."""

    name: str
    lock: QLockFile

    def release(self) -> None:
        """Let others take the slot."""
        self.lock.unlock()


@frozen(eq=False)
class RecoverableSnapshot:
    """A snapshot that nobody works on.

    Parameters
    ----------
    name : str
        Of its slot.
    path : Path
        The snapshot.
    metadata : About
        What it is of; where that is lost, only the time.
    slot : Slot or None
        The slot, held; None for one in the trash.
    """

    name: str
    path: Path
    metadata: SnapshotMetadata
    slot: Slot | None

    def plan(self) -> Plan:
        """Return the plan in it.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        return load_plan(self.path).plan


class Snapshots:
    """The folder of snapshots: written beside the interface, listed at the next start."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "autosave"
        self._trash = data / "trash"

    def claim(self, name: str = "") -> Slot | None:
        """Return a slot, a new one unless named, or None when another process holds it."""
        make_private_folder(self._folder)
        name = name or os.urandom(8).hex()
        lock = tried_lock(self._folder / f"{name}{LOCK}")
        return Slot(name, lock) if lock.isLocked() else None

    def write(self, slot: Slot, plan: Plan, metadata: SnapshotMetadata) -> None:
        """Write a snapshot into a slot, the plan first, in whole or not at all.

        Raises
        ------
        PlanFileError
            If it cannot be written; the one before is then as it was.
        """
        save_plan(plan, self._plan_of(slot.name), OWN)
        stamped = evolve(metadata, title=plan.title, saved_at=datetime.now(UTC).isoformat(), process=os.getpid())
        write_atomically(self._metadata_of(slot.name), _text_of(stamped).encode(), replacing=OWN)

    def remove(self, slot: Slot) -> None:
        """Remove the snapshot in a slot; the slot stays held."""
        for path in (self._plan_of(slot.name), self._metadata_of(slot.name)):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def discard(self, name: str) -> None:
        """Put a snapshot into the trash, where it stays for some days."""
        make_private_folder(self._trash)
        now = time.time()
        for path in (self._plan_of(name), self._metadata_of(name)):
            with suppress(FileNotFoundError):
                os.utime(path, (now, now))
                path.replace(self._trash / path.name)

    def recoverables(self) -> list[RecoverableSnapshot]:
        """Return the snapshots of processes that are gone, the latest first; their slots are held now."""
        found = []
        for path in self._snapshots_in(self._folder):
            slot = self.claim(path.stem)
            if slot is not None:
                found.append(RecoverableSnapshot(path.stem, path, _metadata(path), slot))
        return sorted(found, key=lambda recoverable: recoverable.metadata.saved_at, reverse=True)

    def discarded(self) -> list[RecoverableSnapshot]:
        """Return what is in the trash, the latest first."""
        paths = self._snapshots_in(self._trash)
        found = [RecoverableSnapshot(path.stem, path, _metadata(path), None) for path in paths]
        return sorted(found, key=lambda recoverable: recoverable.metadata.saved_at, reverse=True)

    def empty_trash(self, now: float) -> None:
        """Remove what has been in the trash for longer than it is kept; `now` is in seconds since 1970.

        The latest of them stay all the same: by a clock that goes wrong everything would have been there for years.
        """
        oldest = now - timedelta(days=TRASH_DAYS).total_seconds()
        discarded = sorted(self._snapshots_in(self._trash), key=_changed_at, reverse=True)
        for path in discarded[TRASH_KEPT:]:
            if _changed_at(path) < oldest:
                for file in (path.with_suffix(ABOUT), path):
                    with suppress(OSError):
                        file.unlink()

    def _snapshots_in(self, folder: Path) -> list[Path]:
        return [path for path in self._files_in(folder) if path.suffix == PLAN]

    @staticmethod
    def _files_in(folder: Path) -> list[Path]:
        try:
            return sorted(path for path in folder.iterdir() if path.is_file())
        except OSError:
            return []

    def _plan_of(self, name: str) -> Path:
        return self._folder / f"{name}{PLAN}"

    def _metadata_of(self, name: str) -> Path:
        return self._folder / f"{name}{ABOUT}"


def _text_of(metadata: SnapshotMetadata) -> str:
    fields: dict[str, Any] = {
        "original": str(metadata.original) if metadata.original is not None else "",
        "sha256": metadata.sha256,
        "title": metadata.title,
        "saved_at": metadata.saved_at,
        "process": metadata.process,
        "revision": metadata.revision,
    }
    # ASCII only: a path of the system need not be valid Unicode.
    return json.dumps(fields, ensure_ascii=True, indent=2)


def _metadata(snapshot: Path) -> SnapshotMetadata:
    """Return what the file beside a snapshot says; where it does not fit, the time of the snapshot alone."""
    try:
        text = (file_bytes(snapshot.with_suffix(ABOUT)) or b"")[:MOST_ABOUT_BYTES]
        fields = json.loads(text)
        original = str(fields["original"])
        if b"\0" in os.fsencode(original):
            raise ValueError(original)
        return SnapshotMetadata(
            original=Path(original) if original else None,
            sha256=str(fields["sha256"]),
            title=str(fields["title"]),
            saved_at=datetime.fromisoformat(fields["saved_at"]).isoformat(),
            process=int(fields["process"]),
            revision=int(fields["revision"]),
        )
    except (PlanFileError, ValueError, OverflowError, KeyError, TypeError, RecursionError):
        return SnapshotMetadata(saved_at=_time_of(snapshot))


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _time_of(path: Path) -> str:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat()
    except (OSError, ValueError, OverflowError):
        return ""
