"""Putting a new file in the place of the old one, and what is done with that."""

import errno
import hashlib
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from models.errors import PlanFileError
from models.planfile import renaming, windows_replace
from models.planfile.errors import plan_file_error
from models.planfile.reader import file_bytes
from models.planfile.replacing import Expected, Written
from models.words import tr_format

# On Windows a virus scanner may hold the target for a moment; elsewhere the first answer counts.
PATIENCE_ON_REPLACE_S = 2.0 if os.name == "nt" else 0.0
PAUSE_S = 0.05
# There a program that has the file open keeps it from being replaced; the plan is then saved in a copy beside it.
COPY_BESIDE = os.name == "nt"
MOST_COPIES = 100
# Somebody else may remove the file and make it again while it is saved, but not for ever.
TRIES = 5
Result = TypeVar("Result")


def replace(new: Path, target: Path, old: Path | None = None, *, losing: bool = False) -> None:
    """Rename a file to the target's name in one step, whether or not that exists.

    Parameters
    ----------
    new, target : Path
        The new file and its place.
    old : Path or None
        A free name that Windows gives what is replaced.
    losing : bool
        Whether Windows may lose the access control list by it.

    Raises
    ------
    OSError
        If the system fails at it.
    """
    if windows_replace.EXISTING and target.exists():
        windows_replace.replace_keeping(new, target, old, losing=losing)
    else:
        os.replace(new, target)  # noqa: PTH105 - one name for tests to make fail


def replace_own(new: Path, target: Path) -> None:
    """Rename a file of the program's own to the target's name; nothing of the old one is kept.

    Windows keeps lists and attributes in two steps, between which nobody finds the file under its name. Where there is
    nothing to keep, one step does, as on other systems.

    Raises
    ------
    OSError
        If the system fails at it.
    """
    os.replace(new, target)  # noqa: PTH105 - one name for tests to make fail


def displace(new: Path, target: Path, old: Path, *, losing: bool = False) -> Path | None:
    """Give a new file the target's name and return where the old file is now, or None where there was none.

    Where the system can exchange names, nothing that was ever saved there can be missed; elsewhere the old file gets
    a second name, or is copied, just before it is replaced.

    Parameters
    ----------
    new, target : Path
        The new file and its place.
    old : Path
        A free name.
    losing : bool
        Whether Windows may lose the access control list by it.

    Raises
    ------
    OSError
        If the system fails at it; the old file is then as it was.
    """
    for _ in range(TRIES):
        try:
            if renaming.exchanged(new, target):
                return new
            if not windows_replace.EXISTING:
                _hold(target, old)
            replace(new, target, old, losing=losing)
            return old if old.exists() else None
        except FileNotFoundError:
            with suppress(FileExistsError):
                renaming.rename_to_new(new, target)
                return None
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))


def _hold(target: Path, old: Path) -> None:
    """Give a file a second name, or copy it where the file system has no such names."""
    try:
        os.link(target, old)
    except FileNotFoundError:
        raise
    except OSError:
        data = file_bytes(target)
        if data is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(target)) from None
        with old.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())


def patiently(step: Callable[[], Result], new: Path, target: Path) -> Result:
    """Run a step that replaces a file, retry while another program holds the target, and return its result.

    Raises
    ------
    PermissionError
        If it stays held.
    PlanFileError
        If it stays held and the new file was saved beside it.
    """
    deadline = time.monotonic() + PATIENCE_ON_REPLACE_S
    while True:
        try:
            return step()
        except PermissionError:
            if time.monotonic() >= deadline:
                break
            time.sleep(PAUSE_S)
    copy = copy_beside(new, target) if COPY_BESIDE else None
    if copy is None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    raise plan_file_error(
        target.name,
        tr_format(
            "another program is using the file, so it is unchanged; the plan was saved next to it as {copy}.",
            copy=copy.name,
        ),
    )


def copy_beside(source: Path, target: Path) -> Path | None:
    """Move a file to a free name beside the target and return its path, or None; nothing is replaced."""
    for number in range(1, MOST_COPIES):
        copy = target.with_name(f"{target.stem} copy {number}{target.suffix}")
        if not os.path.lexists(copy):
            with suppress(OSError):
                return source.rename(copy)
    return None


def settled(displaced: Path, target: Path, expected: Expected, *, confirmed: bool) -> Written:
    """Return the outcome of a save after checking the displaced file, which is kept if somebody else saved it."""
    try:
        data = file_bytes(displaced) or b""
        others = hashlib.sha256(data).hexdigest() != expected.sha256
        if others:
            expected.keep(data)
    except (PlanFileError, OSError):
        return Written(confirmed, displaced=True, copy=copy_beside(displaced, target) or displaced)
    with suppress(OSError):
        displaced.unlink()
    return Written(confirmed, displaced=others)
