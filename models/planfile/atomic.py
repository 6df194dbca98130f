"""Writing a file so that whatever happens there is either the whole old one or the whole new one."""

import errno
import os
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from models.planfile.refusals import refusal
from models.words import marked, say, shown

# On Windows a virus scanner may hold the target for a moment; elsewhere the first answer counts.
PATIENCE_ON_REPLACE_S = 2.0 if os.name == "nt" else 0.0
PAUSE_S = 0.05
# There a program that has the file open keeps it from being replaced; the plan is then saved in a copy beside it.
COPY_BESIDE = os.name == "nt"
MOST_COPIES = 100
CHUNK_BYTES = 1024 * 1024
PRIVATE = 0o600
# A new file gets what the user's umask leaves of this; an existing one keeps its own mode.
SHARED = 0o666
CREATION = (
    os.O_RDWR
    | os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)

FULL = marked("the disk is full; free some space or save it elsewhere")
FORBIDDEN = marked("the folder or the file may not be written to; save it elsewhere")
ADVICE = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
    errno.ENOENT: marked("the folder does not exist; save it elsewhere"),
    errno.ENOTDIR: marked("the folder does not exist; save it elsewhere"),
    errno.ENAMETOOLONG: marked("the name is too long; choose a shorter one"),
    errno.ELOOP: marked("its links lead in a circle; save it elsewhere"),
}


def write_atomically(path: Path, data: bytes, subject: str = marked("the plan"), *, private: bool = False) -> bool:
    """Return whether the folder confirmed the new file, after the file is in place.

    Links are followed to what they name; the file's mode is kept. On any error the old file is as it was and
    nothing is left beside it.

    Parameters
    ----------
    path : Path
        The file to write, new or existing.
    data : bytes
        Its whole new content.
    subject : str
        What it is, in the sentence about a failure.
    private : bool
        Whether only the user may read it, whatever it was before; else a new file is as the user's umask says.

    Raises
    ------
    PlanFileError
        If the file could not be written: one sentence with the file and what to do.
    """
    with _told(path, subject):
        target = _resolved(path)
        found = _mode_of(target, path, subject)
        temporary = target.with_name(f".planner-{os.getpid()}-{secrets.token_hex(8)}.tmp")
        try:
            _write_synced(temporary, data, PRIVATE if private else found)
            _put_in_place(temporary, target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        return _folder_synced(target.parent)


@contextmanager
def _told(path: Path, subject: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else None
        reason = getattr(error, "strerror", None) or str(error)
        known = ADVICE.get(number or 0)
        advice = shown(known) if known else say("{reason}; save it elsewhere", reason=reason)
        raise refusal(
            path.name, say("{subject} was not saved: {advice}.", subject=shown(subject), advice=advice)
        ) from error


def _resolved(path: Path) -> Path:
    """Return what the path names in the end."""
    try:
        # Strict: otherwise a link that could not be looked at counts as a file and would be replaced by one.
        return Path(os.path.realpath(path, strict=True))
    except FileNotFoundError:
        return Path(os.path.realpath(path))


def _mode_of(target: Path, path: Path, subject: str) -> int | None:
    """Return the permissions of the existing file, or None where there is none yet."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        sentence = say(
            "{subject} was not saved: this is no ordinary file; choose another name.", subject=shown(subject)
        )
        raise refusal(path.name, sentence)
    if not os.access(target, os.W_OK):
        sentence = say(
            "{subject} was not saved: the file is read-only; save it under another name.", subject=shown(subject)
        )
        raise refusal(path.name, sentence)
    return stat.S_IMODE(status.st_mode)


def _write_synced(temporary: Path, data: bytes, mode: int | None) -> None:
    descriptor = os.open(temporary, CREATION, SHARED if mode is None else PRIVATE)
    try:
        _write_all(descriptor, data)
        os.fsync(descriptor)
        if not _holds(descriptor, data):
            raise OSError(errno.EIO, say("what was written reads back differently"))
        if mode is not None and hasattr(os, "fchmod"):
            os.fchmod(descriptor, mode)
    finally:
        os.close(descriptor)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest[:CHUNK_BYTES]) :]


def _holds(descriptor: int, data: bytes) -> bool:
    os.lseek(descriptor, 0, os.SEEK_SET)
    for start in range(0, len(data), CHUNK_BYTES):
        expected = data[start : start + CHUNK_BYTES]
        if _read_exactly(descriptor, len(expected)) != expected:
            return False
    return os.read(descriptor, 1) == b""


def _read_exactly(descriptor: int, length: int) -> bytes:
    parts = []
    while length:
        part = os.read(descriptor, length)
        if not part:
            break
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def _put_in_place(temporary: Path, target: Path) -> None:
    deadline = time.monotonic() + PATIENCE_ON_REPLACE_S
    while True:
        try:
            os.replace(temporary, target)  # noqa: PTH105 - one name for tests to make fail
            return
        except PermissionError:
            if time.monotonic() >= deadline:
                break
            time.sleep(PAUSE_S)
    copy = _copy_beside(temporary, target) if COPY_BESIDE else None
    if copy is None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    raise refusal(
        target.name,
        say(
            "another program holds the file, so it is as it was; the plan was saved beside it as {copy}.",
            copy=copy.name,
        ),
    )


def _copy_beside(temporary: Path, target: Path) -> Path | None:
    """Return the file that now holds the new content beside a target that is held; nothing is replaced by it."""
    for number in range(1, MOST_COPIES):
        copy = target.with_name(f"{target.stem} copy {number}{target.suffix}")
        if not os.path.lexists(copy):
            with suppress(OSError):
                return temporary.rename(copy)
    return None


def _folder_synced(folder: Path) -> bool:
    if os.name == "nt":
        return True
    try:
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        # Some network and FUSE file systems cannot sync a folder at all: that is their way and no fault.
        return error.errno in {errno.EINVAL, errno.ENOTSUP}
    return True
