"""Writing over a file itself, where replacing it would lose what belongs to it; a journal makes up for a crash."""

import errno
import hashlib
import os
from pathlib import Path

from models.planfile import journal
from models.planfile.errors import plan_file_error
from models.planfile.reader import MOST_BYTES
from models.planfile.replacing import Replacing, Written
from models.planfile.synced import read_whole, write_synced
from models.words import tr_format

OPENING = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def write_in_place(target: Path, data: bytes, replacing: Replacing) -> Written:
    """Overwrite a file, which keeps its owner and attributes, and return the outcome.

    Its bytes are on the disk in a journal before the first of them is written over, and the journal goes once the new
    ones are on the disk. If that fails in the middle, the old ones are written back; if the process ends there,
    `restore_interrupted` does that.

    Parameters
    ----------
    target : Path
        The file, which must exist.
    data : bytes
        Its whole new content.
    replacing : Replacing
        Where the journal is kept, and what the file is expected to hold.

    Raises
    ------
    OSError
        If it cannot be written, or the journal cannot.
    PlanFileError
        If somebody else writes the file at the same time, or the old bytes could not be written back either.
    """
    if replacing.journal is None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    descriptor = os.open(target, OPENING)
    try:
        old = read_whole(descriptor, MOST_BYTES + 1)
        if len(old) > MOST_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        displaced = _keep_others(old, replacing)
        with journal.kept(replacing.journal, target, old, data):
            if read_whole(descriptor, MOST_BYTES) != old:
                raise plan_file_error(
                    target.name, tr_format("someone else is writing this file right now; try saving again.")
                )
            _write_or_undo(descriptor, target, data, old)
    finally:
        os.close(descriptor)
    return Written(displaced=displaced)


def _keep_others(old: bytes, replacing: Replacing) -> bool:
    """Return whether the file holds something else than expected, which is kept then."""
    expected = replacing.expected
    if expected is None or hashlib.sha256(old).hexdigest() == expected.sha256:
        return False
    expected.keep(old)
    return True


def _write_or_undo(descriptor: int, target: Path, data: bytes, old: bytes) -> None:
    try:
        write_synced(descriptor, data)
    except BaseException as error:
        # While nothing else is known to work, the old bytes fit: they were there before.
        try:
            write_synced(descriptor, old)
        except OSError:
            raise journal.LeftInJournalError(_damaged(target)) from error
        raise


def _damaged(target: Path) -> str:
    return tr_format(
        "{file}: writing was interrupted; the previous content is backed up and will be restored when the "
        "program starts again.",
        file=target.name,
    )
