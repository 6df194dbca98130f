"""Whether something else has changed a plan's file since it was read or written here."""

import hashlib
import os
from pathlib import Path

from models.planfile import file_bytes
from planner.session.plan_file import PlanFile

# As long as nobody asked, a share that was removed leaves an empty folder under its name: a save would vanish in it.
CHANGED, GONE, MOVED = "changed", "gone", "moved"


def change_outside(file: PlanFile) -> str:
    """Return what happened to a plan's file since it was read or written here; empty where nothing did.

    Returns
    -------
    str
        "changed": it has other bytes. "gone": it is not there. "moved": its folder is on another device.

    Raises
    ------
    PlanFileError
        If it cannot be read.
    """
    if file.path is None or not file.sha256:
        return ""
    data = file_bytes(file.path)
    if data is None:
        return GONE
    if hashlib.sha256(data).hexdigest() != file.sha256:
        return CHANGED
    return MOVED if file.device is not None and device_of(file.path) != file.device else ""


def device_of(path: Path) -> int | None:
    """Return the device that the folder of a file is on, or None where there is no such folder."""
    try:
        return Path(os.path.realpath(path)).parent.stat().st_dev
    except (OSError, ValueError):
        return None
