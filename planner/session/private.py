"""What the program keeps for itself, and with it the names and pictures of plans: for the user's eyes alone."""

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
# A named pipe that nobody reads is an error here; opening it would otherwise wait for ever.
OPENING = os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
OPENING |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def make_private_folder(folder: Path) -> None:
    """Make a folder that only the user may look into, and so those above it that are not there; keep one that is.

    Raises
    ------
    OSError
        If it cannot be made.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def open_private_file(path: Path, flags: int) -> int:
    """Return the descriptor of a file that only the user may read, open to be written, new or as it was before.

    Parameters
    ----------
    path : Path
        The file; a link in its place is refused.
    flags : int
        What else the opening shall do, such as ``os.O_APPEND``.

    Raises
    ------
    OSError
        If it cannot be opened, or is a pipe.
    """
    descriptor = os.open(path, OPENING | flags, PRIVATE_FILE)
    if hasattr(os, "fchmod"):
        with suppress(OSError):
            os.fchmod(descriptor, PRIVATE_FILE)
    return descriptor


def write_private_file(path: Path, data: bytes) -> None:
    """Write a file that can be made again, so that nobody waits for the disk; only the user may read it.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    with os.fdopen(open_private_file(path, os.O_TRUNC), "wb") as file:
        file.write(data)


def keep_private(folders: Iterable[Path]) -> None:
    """Take from everybody else what former versions let them read in the program's own folders; links stay as they are.

    Parameters
    ----------
    folders : iterable of Path
        Folders of the program alone, there or not.
    """
    if os.name == "nt":
        return  # the folders of a user are closed to others there
    for folder in folders:
        for place, _folders, files in os.walk(folder.resolve()):
            _close(Path(place), PRIVATE_FOLDER)
            for name in files:
                _close(Path(place, name), PRIVATE_FILE)


def _close(path: Path, mode: int) -> None:
    with suppress(OSError):
        status = path.lstat()
        if not stat.S_ISLNK(status.st_mode) and status.st_uid == os.getuid():
            path.chmod(stat.S_IMODE(status.st_mode) & mode)
