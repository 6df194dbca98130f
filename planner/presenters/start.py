"""What the start page shows of the files opened last."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from attrs import frozen

from models.words import tr_format
from planner.presenters.safety import sanitize_file_name


@frozen
class RecentFile:
    """One plan that was opened or saved before.

    Parameters
    ----------
    name, line : str
        Its file's name; its folder and when it was saved, or that it is not there.
    """

    path: Path
    name: str
    line: str
    missing: bool


def recent_files(paths: Sequence[Path], now: datetime, saved: Callable[[Path], float | None]) -> list[RecentFile]:
    """Return the files opened last as they are shown.

    Parameters
    ----------
    saved : callable
        From a path to the time when the file was written [s since 1970]; None where there is no such file.
    """
    return [_recent(path, now, saved(path)) for path in paths]


def _recent(path: Path, now: datetime, seconds: float | None) -> RecentFile:
    folder = sanitize_file_name(str(path.parent))
    if seconds is None:
        return RecentFile(
            path, sanitize_file_name(path.name), tr_format("not found in {folder}", folder=folder), missing=True
        )
    try:
        when = _when(datetime.fromtimestamp(seconds, now.tzinfo), now)
    except (ValueError, OverflowError, OSError):
        # Some file systems keep times that no calendar has.
        when = tr_format("at an unknown time")
    return RecentFile(
        path, sanitize_file_name(path.name), tr_format("{when}, in {folder}", when=when, folder=folder), missing=False
    )


def _when(then: datetime, now: datetime) -> str:
    clock = f"{then:%H:%M}"
    days = (now.date() - then.date()).days
    if days == 0:
        return tr_format("today, {clock}", clock=clock)
    if days == 1:
        return tr_format("yesterday, {clock}", clock=clock)
    return f"{then:%Y-%m-%d}"
