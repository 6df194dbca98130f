"""Where the files of a mail stand until the user's mail program has sent them."""

import os
import secrets
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from models.errors import MailError
from models.exporters.mail import Attachment
from models.words import tr_format
from planner.session.private import make_private_folder, open_private_file

FOLDER = "outgoing"
KEPT_DAYS, SECONDS_A_DAY = 14, 86_400


class DraftStore:
    """A folder of the user's own; each mail has a folder in it, for as long as a draft may wait to be sent."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def put(self, files: Sequence[Attachment]) -> tuple[Path, ...]:
        """Return where the files of one mail stand, beside each other, by their names.

        Raises
        ------
        MailError
            If they cannot be written.
        """
        folder = self._folder / secrets.token_hex(8)
        try:
            make_private_folder(folder)
            return tuple(_written(folder / each.name, each.data) for each in files)
        except (OSError, ValueError) as error:
            shutil.rmtree(folder, ignore_errors=True)
            reason = getattr(error, "strerror", None) or str(error)
            raise MailError(
                tr_format("The files of the e-mail could not be written: {reason}.", reason=reason)
            ) from error

    def delete_expired(self, now: float | None = None) -> None:
        """Remove the files of mails that are older than any draft that still waits."""
        oldest = (time.time() if now is None else now) - KEPT_DAYS * SECONDS_A_DAY
        with suppress(OSError):
            for folder in list(self._folder.iterdir()):
                if folder.stat().st_mtime < oldest:
                    shutil.rmtree(folder, ignore_errors=True)


def _written(path: Path, data: bytes) -> Path:
    with os.fdopen(open_private_file(path, os.O_EXCL), "wb") as file:
        file.write(data)
    return path
