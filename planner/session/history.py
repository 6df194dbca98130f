"""Earlier versions of saved plans, kept in the application's folder: the last ten, then by day, then by week."""

import hashlib
import json
import os
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from attrs import frozen

from models.planfile.atomic import write_atomically
from models.planfile.replacing import OWN
from planner.session.private import make_private_folder

LAST, DAYS, WEEKS = 10, 7, 4
SUFFIX = ".plan"
STAMP = "%Y%m%dT%H%M%SZ"
KEY_LENGTH = 32
PARTS = 3


@frozen(order=True)
class Version:
    """One earlier state of a plan's file.

    Parameters
    ----------
    number : int
        Counts up with every save; clocks may go wrong, this does not.
    saved_at : datetime
        When it was kept.
    sha256 : str
        The first digits of the digest of its bytes.
    path : Path
        Where its bytes are.
    """

    number: int
    saved_at: datetime
    sha256: str
    path: Path


def kept_of(versions: Iterable[Version]) -> list[Version]:
    """Return those that stay, the latest first: the last 10, then the latest of each of 7 days and 4 weeks before.

    Examples
    --------
    >>> noon = datetime(2024, 5, 1, 12, tzinfo=UTC)
    >>> versions = [Version(number, noon, "", Path()) for number in range(15)]
    >>> [version.number for version in kept_of(versions)]
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]
    """
    ordered = sorted(versions, reverse=True)
    kept, older = ordered[:LAST], ordered[LAST:]
    daily = _latest_of_each(older, lambda version: version.saved_at.date(), DAYS)
    # The weeks begin where the days end, so that a busy week does not fill both.
    before = older[older.index(daily[-1]) + 1 :] if daily else []
    used = {version.saved_at.isocalendar()[:2] for version in daily}
    rest = [version for version in before if version.saved_at.isocalendar()[:2] not in used]
    weekly = _latest_of_each(rest, lambda version: version.saved_at.isocalendar()[:2], WEEKS)
    return [*kept, *daily, *weekly]


def _latest_of_each(versions: Sequence[Version], period: Callable[[Version], Hashable], most: int) -> list[Version]:
    latest: dict[Hashable, Version] = {}
    for version in versions:
        latest.setdefault(period(version), version)
    return list(latest.values())[:most]


def key_of(path: Path) -> str:
    """Return a name for a plan's file that can itself be the name of a file: made of the resolved path."""
    return hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:KEY_LENGTH]


class SaveHistory:
    """The folder of earlier versions, one folder in it for each plan."""

    def __init__(self, data: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._folder, self._now = data / "history", now

    def keep(self, path: Path, data: bytes) -> None:
        """Keep the bytes of a plan's file, unless they are kept already, and let the oldest go.

        Raises
        ------
        PlanFileError, OSError
            If they could not be written.
        """
        folder = self._folder / key_of(path)
        make_private_folder(folder)
        versions = self.versions(path)
        digest = hashlib.sha256(data).hexdigest()[:KEY_LENGTH]
        if versions and versions[0].sha256 == digest:
            return
        number = versions[0].number + 1 if versions else 1
        name = f"{number:08}-{self._now().strftime(STAMP)}-{digest}{SUFFIX}"
        write_atomically(folder / name, data, replacing=OWN)
        write_atomically(folder / "about.json", json.dumps({"path": str(path)}).encode(), replacing=OWN)
        self._release(self.versions(path))

    def versions(self, path: Path) -> list[Version]:
        """Return the earlier versions of a plan's file, the latest first."""
        try:
            found = [_version(file) for file in (self._folder / key_of(path)).iterdir()]
        except OSError:
            return []
        return sorted((version for version in found if version is not None), reverse=True)

    @staticmethod
    def _release(versions: list[Version]) -> None:
        kept = set(kept_of(versions))
        for version in versions:
            if version not in kept:
                with suppress(OSError):
                    version.path.unlink()


def _version(file: Path) -> Version | None:
    parts = file.name.removesuffix(SUFFIX).split("-")
    if file.suffix != SUFFIX or len(parts) != PARTS or not parts[0].isdecimal():
        return None
    try:
        saved_at = datetime.strptime(parts[1], STAMP).replace(tzinfo=UTC)
        # It is shown in this place's time.
        saved_at.astimezone()
    except (ValueError, OverflowError):
        return None
    return Version(int(parts[0]), saved_at, parts[2], file)
