"""Files that a process was writing in place when it ended are put back as they were."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from models.errors import PlanFileError
from models.planfile.in_place import OPENING
from models.planfile.journal import Entry, abandoned
from models.planfile.reader import file_bytes
from models.planfile.synced import write_synced

# No disk writes less at once.
BLOCK = 512
Keep = Callable[[Path, bytes], object]


def restore_interrupted(folder: Path, keep: Keep) -> list[Path]:
    """Restore the files that a process was writing when it ended, and return them.

    What was being saved is kept. A file that somebody else has written since stays as it is, and what it held before
    is kept, too. A file that cannot be reached now is tried again the next time.

    Parameters
    ----------
    folder : Path
        The folder of journals.
    keep : callable
        Takes a file's path and bytes that the file does not hold.
    """
    restored = []
    for entry in abandoned(folder):
        with suppress(OSError, PlanFileError):
            if _is_restored(entry, keep):
                restored.append(entry.target)
    return restored


def _is_restored(entry: Entry, keep: Keep) -> bool:
    content = file_bytes(entry.target)
    if content is None:
        return False
    torn = content not in {entry.old, entry.new} and _is_torn(content, entry)
    if torn:
        keep(entry.target, entry.new)
        _put_back(entry)
    elif content not in {entry.old, entry.new}:
        keep(entry.target, entry.old)
        keep(entry.target, entry.new)
    entry.path.unlink()
    return torn


def _is_torn(content: bytes, entry: Entry) -> bool:
    """Return whether a file holds nothing but blocks of the old and the new content, or none yet."""
    written = entry.new + entry.old[len(entry.new) :]
    for start in range(0, len(content), BLOCK):
        block = content[start : start + BLOCK]
        end = start + len(block)
        if block not in {entry.old[start:end], written[start:end], bytes(len(block))}:
            return False
    return True


def _put_back(entry: Entry) -> None:
    descriptor = os.open(entry.target, OPENING)
    try:
        write_synced(descriptor, entry.old)
    finally:
        os.close(descriptor)
