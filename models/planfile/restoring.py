"""Files that a process was writing in place when it ended are put back as they were."""

import os
from collections.abc import Callable
from pathlib import Path

from models.planfile.in_place import OPENING
from models.planfile.journal import Entry, settle_abandoned
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
    restored: list[Path] = []
    settle_abandoned(folder, lambda entry: _is_settled(entry, keep, restored))
    return restored


def _is_settled(entry: Entry, keep: Keep, restored: list[Path]) -> bool:
    """Return whether a file holds what it should, or what it should hold is kept; those put back are added."""
    content = file_bytes(entry.target)
    if content is None:
        return False
    torn = content not in {entry.old, entry.new} and _is_torn(content, entry)
    if torn:
        keep(entry.target, entry.new)
        _put_back(entry)
        restored.append(entry.target)
    elif content not in {entry.old, entry.new}:
        keep(entry.target, entry.old)
        keep(entry.target, entry.new)
    return True


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
