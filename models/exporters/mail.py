"""A mail with a plan as a draft: an `.eml` file that every mail program opens for the user to send.

A plan's words are a stranger's words. Nothing in them can become a header: control characters go, `=?` is refused
because some versions of Python's email package unfold a header from it, and the draft is parsed again and compared.
"""

import unicodedata
from email import policy
from email.errors import MessageError
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import PurePath

from attrs import frozen

from models.errors import MailError
from models.plan.fields import DIRECTION_OVERRIDES
from models.words import say, trimmed

LARGE_BYTES = 10_000_000
LONGEST_SUBJECT = 200
LONGEST_STEM = 100
ENCODED_WORD = "=?"
# Marks of paths on any system, and what Windows allows in no name.
FORBIDDEN_IN_NAMES = frozenset('/\\:*?"<>|')
HEADERS = {"subject", "x-unsent", "mime-version", "content-type"}
PLAN_SUFFIX, PICTURE_SUFFIX, PDF_SUFFIX = ".xplan", ".png", ".pdf"
KINDS = {
    PLAN_SUFFIX: ("application", "octet-stream"),
    PICTURE_SUFFIX: ("image", "png"),
    PDF_SUFFIX: ("application", "pdf"),
}


@frozen
class Attachment:
    """One file of a mail.

    Parameters
    ----------
    name : str
        Its name, fit for any system.
    data : bytes
        Its whole content.
    """

    name: str
    data: bytes


def draft(
    plan: bytes,
    plan_name: str,
    picture: bytes | None = None,
    pdf: bytes | None = None,
    subject: str = "",
    body: str = "",
) -> bytes:
    """Return a mail with the plan as an unsent draft, ready to be written as an `.eml` file.

    Parameters
    ----------
    plan : bytes
        The plan's file, as it is: the receiver opens the same bytes.
    plan_name : str
        Its name; whatever no system allows in one is replaced.
    picture, pdf : bytes, optional
        A PNG of the design and a PDF page with the comparison.
    subject, body : str
        Plain text, without its control characters.

    Raises
    ------
    MailError
        If the subject holds ``=?``, or the draft would not read back as it was meant.
    """
    title, text = _subject(subject), plain(body, "\n\t")
    attachments = _attachments(stem_of(plan_name), plan, picture, pdf)
    data = _message(title, text, attachments).as_bytes()
    _require_as_meant(data, title, text, attachments)
    return data


def size_warning(data: bytes) -> str:
    """Return the sentence about a large mail; empty for one that most servers take."""
    if len(data) <= LARGE_BYTES:
        return ""
    return say(
        "The mail has {size} MB; many servers refuse more than {most} MB.",
        size=trimmed(len(data) / 1e6, 1),
        most=trimmed(LARGE_BYTES / 1e6, 0),
    )


def plain(text: str, allowed: str = "") -> str:
    """Return the text without control and direction characters, except those allowed; lines end with LF."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(character for character in lines if character in allowed or _is_plain(character))


def _is_plain(character: str) -> bool:
    return unicodedata.category(character) not in {"Cc", "Cs", "Zl", "Zp"} and character not in DIRECTION_OVERRIDES


def stem_of(name: str) -> str:
    """Return a file name's stem with nothing in it that some system does not allow."""
    # One kind of space: some readers of mail split names at the others.
    stem = " ".join(plain(name).split()).removesuffix(PLAN_SUFFIX)
    replaced = "".join("_" if character in FORBIDDEN_IN_NAMES else character for character in stem)
    return replaced.strip(" .")[:LONGEST_STEM].rstrip(" .") or "plan"


def _subject(text: str) -> str:
    subject = " ".join(plain(text.replace("\n", " ").replace("\r", " ").replace("\t", " ")).split())
    if ENCODED_WORD in subject:
        raise MailError(
            say("The subject must not hold '{code}', which mail programs read as a code; change it.", code=ENCODED_WORD)
        )
    return subject[:LONGEST_SUBJECT].rstrip()


def _attachments(stem: str, plan: bytes, picture: bytes | None, pdf: bytes | None) -> list[Attachment]:
    given = {PLAN_SUFFIX: plan, PICTURE_SUFFIX: picture, PDF_SUFFIX: pdf}
    return [Attachment(stem + suffix, data) for suffix, data in given.items() if data is not None]


def _message(subject: str, body: str, attachments: list[Attachment]) -> EmailMessage:
    message = EmailMessage(policy=policy.SMTP)
    message["Subject"] = subject
    message["X-Unsent"] = "1"
    message.set_content(body, charset="utf-8", cte="base64")
    for each in attachments:
        maintype, subtype = KINDS[PurePath(each.name).suffix]
        message.add_attachment(each.data, maintype=maintype, subtype=subtype, filename=each.name)
    return message


def _lines(text: str) -> str:
    # Mails end their lines in their own way, and the last one always.
    return text.replace("\r\n", "\n").rstrip("\n")


def _require_as_meant(data: bytes, subject: str, body: str, attachments: list[Attachment]) -> None:
    """Read the draft as a mail program would; whatever the words were, it has our headers and parts only."""
    try:
        message = BytesParser(policy=policy.default).parsebytes(data)
        parts = list(message.iter_attachments())
        found = [Attachment(part.get_filename(""), part.get_content()) for part in parts]
        text = message.get_body(("plain",))
        as_meant = (
            sorted(key.lower() for key in message.keys()) == sorted(HEADERS)  # noqa: SIM118 - keys repeat
            and not message.defects
            and message["Subject"] == subject
            and text is not None
            and _lines(text.get_content()) == _lines(body)
            and found == attachments
        )
    except (MessageError, LookupError, ValueError) as error:
        raise MailError(say("The mail could not be made from this plan; please report this.")) from error
    if not as_meant:
        raise MailError(say("The mail would not arrive as it was meant; change its subject or the name of the plan."))
