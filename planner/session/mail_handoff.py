"""A mail handed to the user's own mail program: one way after the other, until one takes it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from attrs import frozen

from models.errors import MailError
from planner.session.email_commands import Email, apple_mail_command, thunderbird_command, xdg_email_command
from planner.session.programs import Finder, child_process, opening_command, showing_command, trusted_program
from planner.session.simple_mapi import open_in_mapi

# A mail program that still runs after that has taken the draft; one that fails does so at once.
PATIENCE_S = 8.0
MAIL_ADDRESSES, MAIL_FILES = "x-scheme-handler/mailto", "message/rfc822"
TAKEN, CLOSED, OPENED, KEPT = "taken", "closed", "opened", "kept"


@frozen
class Outcome:
    """What became of a mail.

    Parameters
    ----------
    what : str
        ``taken`` by the mail program; ``closed`` there by the user; ``opened`` as a draft file by whatever opens
        such files; ``kept`` as a draft file, because nothing did.
    draft : Path
        The draft file, which is there in any case.
    """

    what: str
    draft: Path


class MailHandoff:
    """The ways out of this program, each tried only where the one before failed.

    Parameters
    ----------
    system : str
        As `sys.platform` names it.
    find : callable
        From a program's name to its path, or None where no trusted folder has it.
    patience : float
        How long a program may take to fail [s].
    """

    def __init__(
        self, system: str = sys.platform, find: Finder = trusted_program, patience: float = PATIENCE_S
    ) -> None:
        self._system, self._find, self._patience = system, find, patience

    def hand_over(self, email: Email, draft: Path) -> Outcome:
        """Return what became of a letter; it waits for programs, so it runs beside the interface."""
        for way in self._ways(email):
            with suppress(MailError):
                return Outcome(TAKEN if way() else CLOSED, draft)
        with suppress(MailError):
            self._open(draft)
            return Outcome(OPENED, draft)
        return Outcome(KEPT, draft)

    def show_in_folder(self, path: Path) -> None:
        """Show a file in the system's own window of files.

        Raises
        ------
        MailError
            If that cannot be started.
        """
        child_process(showing_command(path, self._system, self._find))

    def _ways(self, email: Email) -> Iterator[Callable[[], bool]]:
        if self._system == "win32":
            yield lambda: open_in_mapi(email.subject, email.body, email.files)
        elif self._system == "darwin":
            yield lambda: self._run(apple_mail_command(email))
        else:
            yield from self._ways_of_linux(email)

    def _ways_of_linux(self, email: Email) -> Iterator[Callable[[], bool]]:
        xdg_email, thunderbird = self._find("xdg-email"), self._find("thunderbird")
        if xdg_email and self._has_program_for(MAIL_ADDRESSES):
            yield lambda: self._run(xdg_email_command(Path(xdg_email).absolute(), email))
        if thunderbird:
            yield lambda: self._run(thunderbird_command(Path(thunderbird).absolute(), email))

    def _has_program_for(self, kind: str) -> bool:
        """Return whether the desktop has one; else a browser drops the attachments, or an editor shows the draft."""
        asking = self._find("xdg-mime")
        if not asking:
            return True
        command = [str(Path(asking).absolute()), "query", "default", kind]
        with suppress(MailError, OSError, subprocess.SubprocessError):
            answer, _ = child_process(command, stdout=subprocess.PIPE).communicate(timeout=self._patience)
            return bool(answer.strip())
        return True

    def _open(self, draft: Path) -> None:
        if self._system == "linux" and not self._has_program_for(MAIL_FILES):
            raise MailError(draft.name)
        if self._system != "win32":
            self._run(opening_command(draft, self._system, self._find))
            return
        # The shell of Windows knows programs that no command line reaches.
        try:
            getattr(os, "startfile")(draft)  # noqa: B009 - not there on other systems
        except OSError as error:
            raise MailError(draft.name) from error

    def _run(self, command: list[str]) -> bool:
        """Return True once a program has taken what it was given.

        Raises
        ------
        MailError
            If it cannot be started, or fails at once.
        """
        process = child_process(command)
        with suppress(subprocess.TimeoutExpired):
            if process.wait(self._patience):
                raise MailError(Path(command[0]).name)
        return True
