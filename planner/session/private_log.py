"""The file of the log: of limited size, and only the user may read it."""

import os
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from planner.session.private import open_private_file

LOG_BYTES, OLD_LOGS = 1_000_000, 2


class PrivateLog(RotatingFileHandler):
    """A log of limited size that only the user may read."""

    def __init__(self, path: Path, rotated: Callable[[], None] = lambda: None) -> None:
        super().__init__(path, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8")
        self._rotated = rotated

    def doRollover(self) -> None:
        """Begin a new file."""
        super().doRollover()
        self._rotated()

    def rotate(self, source: str, dest: str) -> None:
        """Rename a file; it grows on where another window has it open and the system does not allow that."""
        with suppress(OSError):
            super().rotate(source, dest)

    def _open(self) -> TextIOWrapper:
        return os.fdopen(open_private_file(Path(self.baseFilename), os.O_APPEND), "a", encoding=self.encoding)
