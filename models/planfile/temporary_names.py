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
        """Return whether these bytes are the written or the expected ones and not somebody else's."""
        return _digits(data) in {self.new, self.old}

    def is_new(self, data: bytes) -> bool:
        """Return whether these bytes are the written ones."""
        return _digits(data) == self.new

    @property
    def replaces_nothing(self) -> bool:
        """Whether no file was expected at the target."""
        return self.old == NONE


def written_name(target: Path) -> Path:
    """Return the path of the temporary file for the new content of a file."""
    return target.with_name(f".planner-{os.getpid()}-{_chance()}.tmp")


def exchanged_name(target: Path, new: str, old: str) -> Path:
    """Return the path of the complete new content before the exchange, and of the old content after it.

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
    """Return the parts of a temporary file's name, or None for any other name."""
    match = PATTERN.fullmatch(name)
    return None if match is None else TemporaryName(int(match[1]), match[2] or "", match[3] or "", match[4] or "")


def _digits(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGITS]


def name_mark(name: str) -> str:
    """Return a short mark for a file's name, of the same length for every name."""
    return hashlib.sha256(os.fsencode(name)).hexdigest()[:DIGITS]


def _chance() -> str:
    return secrets.token_hex(DIGITS // 2)
