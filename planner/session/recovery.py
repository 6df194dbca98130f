"""What a user needs to know of a kept plan before choosing what becomes of it."""

import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from attrs import frozen

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import LoadedPlan, load_plan
from models.words import tr_count, tr_format, translate
from planner.presenters import safety
from planner.presenters.status import UNTITLED
from planner.session.snapshots import TRASH_DAYS, RecoverableSnapshot


@frozen(eq=False)
class KeptPlan:
    """A snapshot, described.

    Parameters
    ----------
    recoverable : RecoverableSnapshot
        The snapshot.
    title : str
        The name of its file, or of the plan.
    folder : str
        Where that file is; empty without one.
    time : str
        When it was kept, and until when if it was discarded.
    differs : str
        What it has that the file has not.
    readable : bool
        Whether it can be recovered.
    """

    recoverable: RecoverableSnapshot
    title: str
    folder: str
    time: str
    differs: str
    readable: bool = True


def described(recoverable: RecoverableSnapshot) -> KeptPlan:
    """Return a snapshot with what differs from the original on the disk; the original is only read."""
    original = recoverable.metadata.original
    differs, readable = _difference(recoverable)
    return KeptPlan(
        recoverable=recoverable,
        title=safety.sanitize_file_name(
            original.name if original is not None else recoverable.metadata.title or translate(UNTITLED)
        ),
        folder=safety.sanitize_file_name(str(original.parent)) if original is not None else "",
        time=_time(recoverable),
        differs=differs,
        readable=readable,
    )


def when(moment: datetime, *, seconds: bool = False) -> str:
    """Return a time of the past in words, in this place's time."""
    return safety.when(moment.astimezone(), datetime.now(UTC).astimezone(), seconds=seconds)


def plan_or_none(path: Path) -> Plan | None:
    """Return the plan in a file, or None where there is none that can be read."""
    found = _loaded(path)
    return found.plan if found is not None else None


def _loaded(path: Path) -> LoadedPlan | None:
    with suppress(PlanFileError):
        return load_plan(path)
    return None


def _difference(recoverable: RecoverableSnapshot) -> tuple[str, bool]:
    metadata = recoverable.metadata
    try:
        plan = recoverable.plan()
    except PlanFileError:
        return tr_format("The backup copy is damaged and cannot be recovered"), False
    stands = _loaded(metadata.original) if metadata.original is not None else None
    changed = stands is not None and bool(metadata.sha256) and stands.sha256 != metadata.sha256
    original = stands.plan if stands is not None else None
    return safety.against_original(plan, metadata.original, original, changed=changed), True


def _time(recoverable: RecoverableSnapshot) -> str:
    try:
        kept = tr_format("Backed up {time}", time=when(datetime.fromisoformat(recoverable.metadata.saved_at)))
    except (ValueError, OverflowError):
        kept = tr_format("Backed up at an unknown time")
    if recoverable.slot is not None:
        return kept
    with suppress(OSError):
        days = timedelta(seconds=max(0.0, time.time() - recoverable.path.stat().st_mtime)).days
        if days < TRASH_DAYS:
            return tr_count(
                TRASH_DAYS - days,
                "{kept}, discarded, will be deleted in {count} day",
                "{kept}, discarded, will be deleted in {count} days",
                kept=kept,
            )
    return tr_format("{kept}, discarded", kept=kept)
