"""What a save needs to know so that nobody's version of a plan's file is lost, and what is done after a crash."""

import hashlib
import logging
import threading
from functools import partial
from pathlib import Path

from models.errors import PlanFileError
from models.planfile import (
    Expected,
    Replacing,
    Way,
    file_bytes,
    put_back_displaced,
    remove_stale_temporary_files,
    restore_interrupted,
)
from planner.session.history import SaveHistory

LOGGER = logging.getLogger(__name__)


class FileGuard:
    """Keeps what others saved, and what a crash interrupted, in the history of saves."""

    def __init__(self, data: Path, history: SaveHistory) -> None:
        self._journals, self._history = data / "journals", history
        self._one_at_a_time = threading.Lock()

    def keep(self, path: Path) -> str | None:
        """Return the digest of what stands in a file, which is kept; if that fails, all else goes on."""
        digest = None
        try:
            data = file_bytes(path)
            digest = digest_of(data)
            if data is not None:
                self._history.keep(path, data)
        except (PlanFileError, OSError):
            LOGGER.warning("The earlier version was not kept", exc_info=True)
        return digest

    def replacing(self, path: Path, way: Way, sha256: str | None) -> Replacing:
        """Return how a plan's file may be replaced.

        Parameters
        ----------
        path : Path
            The file.
        way : Way
            What becomes of its owner, group, attributes and links.
        sha256 : str or None
            Digest of what it held when it was looked at, empty where there was none, None where that cannot be read.
        """
        expected = None if sha256 is None else Expected(sha256, partial(self._history.keep, path))
        return Replacing(way=way, expected=expected, journal=self._journals)

    def put_back(self, path: Path | None = None) -> list[Path]:
        """Return the files that a process was writing when it ended, which are as they were before now.

        Parameters
        ----------
        path : Path or None
            A file that is asked for, which may have lost its name by it.
        """
        with self._one_at_a_time:
            restored = restore_interrupted(self._journals, self._history.keep)
            return [*restored, path] if path is not None and put_back_displaced(path) else restored

    def remove_stale_temporary_files(self, folder: Path) -> int:
        """Return how many temporary files of dead processes were removed; somebody else's save is kept before."""
        return remove_stale_temporary_files(folder, self._history.keep)


def digest_of(data: bytes | None) -> str:
    """Return the digest of a file's bytes, empty where there is no file."""
    return "" if data is None else hashlib.sha256(data).hexdigest()
