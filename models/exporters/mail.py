"""A mail with a plan as a draft: an `.eml` file that every mail program opens for the user to send.

A plan's words are a stranger's words. Nothing in them can become a header: control characters go, `=?` is refused
because some versions of Python's email package unfold a header from it, and the draft is parsed again and compared.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from email import policy
from email.errors import MessageError
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import PurePath

from attrs import frozen

from models.errors import MailError
from models.plan.file_names import JSON_SUFFIX, PLAN_SUFFIX, plain, safe_stem
from models.words import tr_format, trimmed

BYTES_A_MB = 1_000_000
LARGE_BYTES = 10 * BYTES_A_MB
# Bytes that a line of base64 encodes, and the length of that line with its end.
BASE64_LINE, BASE64_LINE_BYTES = 57, 78
LONGEST_SUBJECT = 200
UNNAMED = "plan"
# A longer name would be told in several parts, which programs that need it do not join.
LONGEST_OLD = 50
ENCODED_WORD = "=?"
HEADERS = {"subject", "x-unsent", "mime-version", "content-type"}
PICTURE_SUFFIX, PDF_SUFFIX = ".png", ".pdf"
KINDS = {
    PLAN_SUFFIX: ("application", "octet-stream"),
    JSON_SUFFIX: ("application", "json"),
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


def attachments_of(
    plan_name: str, plan: bytes | None = None, picture: bytes | None = None, pdf: bytes | None = None
) -> tuple[Attachment, ...]:
    """Return the attachments of a mail, all named after the plan.

    Parameters
    ----------
    plan_name : str
        The name of the plan's file; whatever no system allows in one is replaced.
    plan : bytes, optional
        The plan's file, as it is: the receiver opens the same bytes.
    picture, pdf : bytes, optional
        A PNG of the design and a PDF page with the comparison.
    """
    form = JSON_SUFFIX if plan_name.lower().endswith(JSON_SUFFIX) else PLAN_SUFFIX
    stem, given = safe_stem(plan_name), {form: plan, PICTURE_SUFFIX: picture, PDF_SUFFIX: pdf}
    return tuple(Attachment(stem + suffix, data) for suffix, data in given.items() if data is not None)


def draft(attachments: Sequence[Attachment], subject: str = "", body: str = "") -> bytes:
    """Return a mail as an unsent draft, ready to be written as an `.eml` file.

    Parameters
    ----------
    attachments : sequence of Attachment
        As `attachments_of` names them.
    subject, body : str
        Plain text, without its control characters.

    Raises
    ------
    MailError
        If the subject holds ``=?``, or the draft would not read back as it was meant.
    """
    title, text = subject_of(subject), body_of(body)
    data = _message(title, text, attachments).as_bytes()
    _require_as_meant(data, title, text, attachments)
    return data


def mail_size(attachments: Iterable[Attachment]) -> int:
    """Return the size of a mail with these files when sent, in base64 lines [bytes]."""
    return sum(-(-len(each.data) // BASE64_LINE) * BASE64_LINE_BYTES for each in attachments)


def size_warning(size: int) -> str:
    """Return the sentence about a large mail; empty for one that most servers take."""
    if size <= LARGE_BYTES:
        return ""
    return tr_format(
        "The e-mail is {size} MB; many servers reject more than {limit} MB.",
        size=trimmed(size / BYTES_A_MB, 1),
        limit=trimmed(LARGE_BYTES / BYTES_A_MB, 0),
    )


def subject_of(text: str) -> str:
    """Return a text as the subject of a mail: one line, of bounded length.

    Raises
    ------
    MailError
        If it holds ``=?``.
    """
    subject = " ".join(plain(text.replace("\n", " ").replace("\r", " ").replace("\t", " ")).split())
    if ENCODED_WORD in subject:
        raise MailError(
            tr_format(
                "The subject must not contain '{code}', which mail programs read as a code; change it.",
                code=ENCODED_WORD,
            )
        )
    return subject[:LONGEST_SUBJECT].rstrip()


def body_of(text: str) -> str:
    """Return a text as the body of a mail: lines and tabs stay."""
    return plain(text, "\n\t")


def _message(subject: str, body: str, attachments: Sequence[Attachment]) -> EmailMessage:
    message = EmailMessage(policy=policy.SMTP)
    message["Subject"] = subject
    message["X-Unsent"] = "1"
    message.set_content(body, charset="utf-8", cte="base64")
    # Also where nothing is attached: the same headers, always.
    message.make_mixed()
    for each in attachments:
        maintype, subtype = KINDS[PurePath(each.name).suffix]
        # Old programs read no `filename*`, and this one where a name has letters beyond ASCII.
        message.add_attachment(
            each.data, maintype=maintype, subtype=subtype, filename=each.name, params={"name": ascii_name(each.name)}
        )
    return message


def ascii_name(name: str) -> str:
    """Return a name of a file in letters that every mail program reads.

    Examples
    --------
    >>> [ascii_name(name) for name in ("Contoso.xplan", "Zürich.xplan", "東京.xplan")]
    ['Contoso.xplan', 'Zurich.xplan', 'plan.xplan']
    """
    plain_letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    path = PurePath(plain_letters)
    if not path.suffix or not path.stem.strip(" ."):
        return f"{UNNAMED}{PurePath(name).suffix}"
    return path.stem[:LONGEST_OLD].rstrip(" .") + path.suffix


def _lines(text: str) -> str:
    # Mails end their lines in their own way, and the last one always.
    return text.replace("\r\n", "\n").rstrip("\n")


def _require_as_meant(data: bytes, subject: str, body: str, attachments: Sequence[Attachment]) -> None:
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
            and found == list(attachments)
        )
    except (MessageError, LookupError, ValueError) as error:
        raise MailError(tr_format("The e-mail could not be created from this plan; please report this.")) from error
    if not as_meant:
        raise MailError(
            tr_format("The e-mail would not arrive as intended; change its subject or the name of the plan.")
        )
