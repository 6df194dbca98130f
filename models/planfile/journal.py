"""Journals of files that are written in place: what each held before and what it is to hold, until that is done."""

import errno
import hashlib
import json
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from attrs import frozen

from models.errors import PlanFileError
from models.planfile.synced import folder_synced, read_whole, write_synced

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOGGER = logging.getLogger(__name__)
SUFFIX = ".journal"
PRIVATE = 0o600
OPENING = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
# Where no file can be locked, as on some network drives, a journal is abandoned once it is old: a save takes seconds.
YOUNGEST_S = 600.0


class LeftInJournalError(PlanFileError):
    """A file was damaged in the middle of a write; the journal holds what it held before, and stays."""


@frozen
class Entry:
    """A file that was being written when its process ended.

    Parameters
    ----------
    path : Path
        The journal.
    target : Path
        The file.
    old, new : bytes
        What it held before, and what it was to hold.
    """

    path: Path
    target: Path
    old: bytes
    new: bytes


@contextmanager
def kept(folder: Path, target: Path, old: bytes, new: bytes) -> Iterator[None]:
    """Return a context with a journal of a file on disk, removed at the end except after `LeftInJournalError`.

    Raises
    ------
    OSError
        If the journal cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path, descriptor = _begun(folder)
    try:
        write_synced(descriptor, _bytes_of(target, old, new))
        if not folder_synced(folder):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        yield
    except LeftInJournalError:
        os.close(descriptor)
        raise
    except BaseException:
        _end(path, descriptor)
        raise
    _end(path, descriptor)


def settle_abandoned(folder: Path, settle: Callable[[Entry], bool]) -> None:
    """Pass on the journals of processes that have ended, each locked meanwhile, and remove those that are done with.

    One that is not whole is removed at once: nothing was written yet when its process ended. One whose file cannot be
    reached stays.

    Parameters
    ----------
    folder : Path
        The folder of journals.
    settle : callable
        Returns whether a journal is needed no more.
    """
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(OSError, PlanFileError):
            descriptor = os.open(path, OPENING)
            try:
                if not _is_free(descriptor) or not _is_settled(path, descriptor, settle):
                    continue
            finally:
                # Closed first: Windows removes no file that is open.
                os.close(descriptor)
            path.unlink(missing_ok=True)


def _is_settled(path: Path, descriptor: int, settle: Callable[[Entry], bool]) -> bool:
    entry = _entry_in(path, read_whole(descriptor, os.fstat(descriptor).st_size))
    return entry is None or settle(entry)


def _begun(folder: Path) -> tuple[Path, int]:
    """Return a new file that is held by this process, and its descriptor."""
    while True:
        path = folder / f"{secrets.token_hex(8)}{SUFFIX}"
        descriptor = os.open(path, OPENING | os.O_CREAT | os.O_EXCL, PRIVATE)
        # Between its making and its holding another process may have taken it for abandoned.
        if _is_free(descriptor, made_here=True) and path.exists():
            return path, descriptor
        os.close(descriptor)


def _end(path: Path, descriptor: int) -> None:
    # Closed first: Windows removes no file that is open.
    os.close(descriptor)
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _is_free(descriptor: int, *, made_here: bool = False) -> bool:
    """Return whether no other process holds a journal; this one holds it then."""
    try:
        _lock(descriptor)
        return True
    except BlockingIOError:
        return False
    except OSError:
        LOGGER.info("Journals cannot be locked here", exc_info=True)
    return made_here or time.time() - os.fstat(descriptor).st_mtime >= YOUNGEST_S


def _lock(descriptor: int) -> None:
    """Lock a journal until its descriptor is closed; `BlockingIOError` says that another one has it."""
    if sys.platform == "win32":
        os.lseek(descriptor, 0, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _bytes_of(target: Path, old: bytes, new: bytes) -> bytes:
    # ASCII only: a path of the system need not be valid Unicode.
    header = json.dumps({"target": str(target), "old": len(old), "sha256": hashlib.sha256(old + new).hexdigest()})
    return b"".join((header.encode("ascii"), b"\n", old, new))


def _entry_in(path: Path, content: bytes) -> Entry | None:
    head, _, rest = content.partition(b"\n")
    try:
        header = json.loads(head)
        target, length, digest = Path(header["target"]), int(header["old"]), str(header["sha256"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if hashlib.sha256(rest).hexdigest() != digest:
        return None
    return Entry(path, target, rest[:length], rest[length:])
