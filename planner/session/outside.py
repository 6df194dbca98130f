"""Whether something else has changed a plan's file since it was read or written here."""

import os
from pathlib import Path

from attrs import frozen

from models.planfile import file_bytes
from planner.session.file_guard import digest_of
from planner.session.plan_file import PlanFile

# As long as nobody asked, a share that was removed leaves an empty folder under its name: a save would vanish in it.
CHANGED, GONE, MOVED = "changed", "gone", "moved"


@frozen
class Outside:
    """What was found where a plan is to be saved.

    Parameters
    ----------
    change : str
        "changed": the file has other bytes. "gone": it is not there. "moved": its folder is on another device. Empty
        where nothing happened to it.
    sha256 : str or None
        Digest of what it holds, empty where there is none; None where nobody looked.
    """

    change: str = ""
    sha256: str | None = None


def look_outside(file: PlanFile) -> Outside:
    """Return what happened to a plan's file since it was read or written here.

    Raises
    ------
    PlanFileError
        If it cannot be read.
    """
    if file.path is None or not file.sha256:
        return Outside()
    data = file_bytes(file.path)
    if data is None:
        return Outside(GONE, "")
    digest = digest_of(data)
    if digest != file.sha256:
        return Outside(CHANGED, digest)
    is_moved = file.device is not None and device_of(file.path) != file.device
    return Outside(MOVED if is_moved else "", digest)


def device_of(path: Path) -> int | None:
    """Return the device that the folder of a file is on, or None where there is no such folder."""
    try:
        return Path(os.path.realpath(path)).parent.stat().st_dev
    except (OSError, ValueError):
        return None
