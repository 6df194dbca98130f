"""What a user needs to know of a kept plan before choosing what becomes of it."""

import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from attrs import frozen

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import LoadedPlan, load_plan
from models.words import counted, say, shown
from planner.presenters import safety
from planner.presenters.status import UNTITLED
from planner.session.snapshots import TRASH_DAYS, Orphan


@frozen(eq=False)
class KeptPlan:
    """A snapshot, described.

    Parameters
    ----------
    orphan : Orphan
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

    orphan: Orphan
    title: str
    folder: str
    time: str
    differs: str
    readable: bool = True


def described(orphan: Orphan) -> KeptPlan:
    """Return a snapshot with what differs from the original on the disk; the original is only read."""
    original = orphan.about.original
    differs, readable = _difference(orphan)
    return KeptPlan(
        orphan=orphan,
        title=safety.shown(original.name if original is not None else orphan.about.title or shown(UNTITLED)),
        folder=safety.shown(str(original.parent)) if original is not None else "",
        time=_time(orphan),
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


def _difference(orphan: Orphan) -> tuple[str, bool]:
    about = orphan.about
    try:
        plan = orphan.plan()
    except PlanFileError:
        return say("The kept plan is damaged and cannot be recovered"), False
    stands = _loaded(about.original) if about.original is not None else None
    changed = stands is not None and bool(about.sha256) and stands.sha256 != about.sha256
    original = stands.plan if stands is not None else None
    return safety.against_original(plan, about.original, original, changed=changed), True


def _time(orphan: Orphan) -> str:
    try:
        kept = say("Kept {time}", time=when(datetime.fromisoformat(orphan.about.saved_at)))
    except (ValueError, OverflowError):
        kept = say("Kept at an unknown time")
    if orphan.slot is not None:
        return kept
    with suppress(OSError):
        days = timedelta(seconds=max(0.0, time.time() - orphan.path.stat().st_mtime)).days
        if days < TRASH_DAYS:
            return counted(
                TRASH_DAYS - days,
                "{kept}, discarded, stays for {count} more day",
                "{kept}, discarded, stays for {count} more days",
                kept=kept,
            )
    return say("{kept}, discarded", kept=kept)
