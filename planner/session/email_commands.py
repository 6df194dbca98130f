"""A draft for the user's own mail program: the arguments that each program takes, with its whole path."""

from pathlib import Path
from urllib.parse import quote

from attrs import frozen

from models.errors import MailError
from models.words import tr_format

APPLE_MAIL = """\
on run given
tell application "Mail"
set draft to make new outgoing message
set subject of draft to item 1 of given
set content of draft to (item 2 of given) & return
set visible of draft to true
repeat with number from 3 to count of given
set attached to POSIX file (item number of given) as alias
tell content of draft to make new attachment with properties {file name:attached} at after the last paragraph
end repeat
activate
end tell
end run
"""


@frozen
class Email:
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


def xdg_email_command(program: Path, email: Email) -> list[str]:
    """Return the arguments that open a draft with the desktop's mail program.

    There is no ``--``: xdg-email takes it for an unknown option. Each text follows its own option, so that a text
    that begins with a dash is none; an empty text would be refused and is left out.
    """
    texts = (("--subject", email.subject), ("--body", email.body))
    given = [part for option, text in texts if text for part in (option, text)]
    files = [part for path in _attached(email) for part in ("--attach", str(path))]
    return [_program(program), "--utf8", *given, *files]


def thunderbird_command(program: Path, email: Email) -> list[str]:
    """Return the arguments that open a draft with Thunderbird.

    It splits its one argument at commas and quotes and decodes what it finds, so every text is encoded; the
    addresses of files are encoded twice, since they stand in a list that is split after that.
    """
    addresses = ",".join(path.as_uri().replace(",", "%2C") for path in _attached(email))
    fields = {"subject": email.subject, "body": email.body, "attachment": addresses}
    composed = ",".join(f"{name}='{_encoded(text)}'" for name, text in fields.items() if text)
    return [_program(program), "-compose", composed]


def apple_mail_command(email: Email) -> list[str]:
    """Return the arguments that open a draft with Mail on macOS; its script reads every text as an argument."""
    script = [part for line in APPLE_MAIL.splitlines() for part in ("-e", line)]
    return [
        "/usr/bin/osascript",
        *script,
        "--",
        email.subject,
        email.body,
        *(str(path) for path in _attached(email)),
    ]


def _program(program: Path) -> str:
    if not program.is_absolute():
        raise MailError(tr_format("The mail program must be given with its full path."))
    return str(program)


def _attached(email: Email) -> list[Path]:
    return [path.absolute() for path in email.files]


def _encoded(text: str) -> str:
    # An apostrophe would end the text; `quote` encodes it, and commas, when nothing is safe.
    return quote(text, safe="", errors="replace")
