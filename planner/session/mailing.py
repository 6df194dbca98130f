"""A draft handed to the user's own mail program: argument lists, absolute paths, no shell."""

import os
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import quote

from attrs import frozen

from models.errors import MailError
from models.words import say

Finder = Callable[[str], str | None]
# What PyInstaller changes for itself; a child gets what the user had.
LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
ORIGINAL = "_ORIG"


@frozen
class Letter:
    """What the user is about to send.

    Parameters
    ----------
    subject, body : str
        Plain text without control characters.
    files : tuple of Path
        The attachments.
    """

    subject: str
    body: str
    files: tuple[Path, ...]


def xdg_email_command(program: Path, letter: Letter) -> list[str]:
    """Return the arguments that open a draft with the desktop's mail program.

    There is no ``--``: xdg-email takes it for an unknown option. Each text follows its own option, so that a text
    that begins with a dash is none; an empty text would be refused and is left out.
    """
    texts = (("--subject", letter.subject), ("--body", letter.body))
    given = [part for option, text in texts if text for part in (option, text)]
    files = [part for path in _attached(letter) for part in ("--attach", str(path))]
    return [_program(program), "--utf8", *given, *files]


def thunderbird_command(program: Path, letter: Letter) -> list[str]:
    """Return the arguments that open a draft with Thunderbird.

    It splits its one argument at commas and quotes and decodes what it finds, so every text is encoded; the
    addresses of files are encoded twice, since they stand in a list that is split after that.
    """
    addresses = ",".join(path.as_uri().replace(",", "%2C") for path in _attached(letter))
    fields = {"subject": letter.subject, "body": letter.body, "attachment": addresses}
    composed = ",".join(f"{name}='{_encoded(text)}'" for name, text in fields.items() if text)
    return [_program(program), "-compose", composed]


def draft_command(letter: Letter, find: Finder = shutil.which) -> list[str]:
    """Return the arguments for the first mail program that is installed; empty where there is none."""
    for name, command in (("xdg-email", xdg_email_command), ("thunderbird", thunderbird_command)):
        found = find(name)
        if found:
            return command(Path(found).absolute(), letter)
    return []


def child_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for another program: the user's library paths and not those of this one."""
    result = dict(environment)
    for name in LIBRARY_PATHS:
        original = result.pop(name + ORIGINAL, None)
        if original is not None:
            result[name] = original
    return result


def open_draft(command: list[str], environment: Mapping[str, str] | None = None) -> None:
    """Return after the mail program has been started; it is not waited for.

    Raises
    ------
    MailError
        If it cannot be started.
    """
    surroundings = child_environment(os.environ if environment is None else environment)
    try:
        subprocess.Popen(  # noqa: S603 - a list with an absolute path, no shell
            command,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or say("its arguments do not fit")
        raise MailError(say("The mail program could not be started: {reason}.", reason=reason)) from error


def _program(program: Path) -> str:
    if not program.is_absolute():
        raise MailError(say("The mail program must be named by its whole path."))
    return str(program)


def _attached(letter: Letter) -> list[Path]:
    return [path.absolute() for path in letter.files]


def _encoded(text: str) -> str:
    # An apostrophe would end the text; `quote` encodes it, and commas, when nothing is safe.
    return quote(text, safe="", errors="replace")
