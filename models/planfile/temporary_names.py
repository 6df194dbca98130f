"""Names of temporary files beside a plan: what lies in one can be told after its process was killed."""

import hashlib
import os
import re
import secrets
from pathlib import Path

from attrs import frozen

DIGITS = 16
NONE = "0" * DIGITS
HEX = f"[0-9a-f]{{{DIGITS}}}"
PATTERN = re.compile(rf"\.planner-(\d{{1,10}})-{HEX}(?:-({HEX})-({HEX})-({HEX}))?\.tmp")


@frozen
class TemporaryName:
    """What the name of a temporary file says.

    Parameters
    ----------
    process : int
        The process that made it.
    target : str
        Mark of the name of the file that it is exchanged with; empty for one that is still being written.
    new, old : str
        First digits of the digests of the new content and of the one that was expected to be replaced.
    """

    process: int
    target: str = ""
    new: str = ""
    old: str = ""

    def knows(self, data: bytes) -> bool:
        """Return whether these bytes are the ones that were written, or the expected ones: not somebody else's."""
        return hashlib.sha256(data).hexdigest()[:DIGITS] in {self.new, self.old}


def written_name(target: Path) -> Path:
    """Return where the new content of a file is written."""
    return target.with_name(f".planner-{os.getpid()}-{_chance()}.tmp")


def exchanged_name(target: Path, new: str, old: str) -> Path:
    """Return where the whole new content lies before it is exchanged with the old one, and the old one after that.

    Parameters
    ----------
    target : Path
        The file.
    new, old : str
        Digests of the new content and of the expected old one.
    """
    marks = f"{name_mark(target.name)}-{new[:DIGITS]}-{old[:DIGITS] or NONE}"
    return target.with_name(f".planner-{os.getpid()}-{_chance()}-{marks}.tmp")


def parsed(name: str) -> TemporaryName | None:
    """Return what the name of a file says, or None where it is no temporary file's."""
    match = PATTERN.fullmatch(name)
    return None if match is None else TemporaryName(int(match[1]), match[2] or "", match[3] or "", match[4] or "")


def name_mark(name: str) -> str:
    """Return what stands for a file's name in another name, whatever its length."""
    return hashlib.sha256(os.fsencode(name)).hexdigest()[:DIGITS]


def _chance() -> str:
    return secrets.token_hex(DIGITS // 2)
