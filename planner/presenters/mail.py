"""What the user reads about a mail: what is in it, how large it is, and what became of it."""

from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from models.exporters.mail import BYTES_A_MB, ENCODED_WORD, Attachment, mail_size, size_warning
from models.plan.entities import Plan
from models.words import count, tr_format, trimmed
from planner.presenters.safety import sanitize_file_name
from planner.presenters.status import UNTITLED

BYTES_A_KB = 1000
# Two of them stand in one line.
LONGEST_NAME = 36
PLAN, PICTURE, PAGE = "plan", "picture", "page"


@frozen
class Enclosure:
    """A file that can go along.

    Parameters
    ----------
    key : str
        ``plan``, ``picture`` or ``page``.
    label : str
        What it is, its name and its size.
    file : Attachment
        Its name and its bytes.
    """

    key: str
    label: str
    file: Attachment


@frozen
class MailOffer:
    """A mail before the user says what goes along: the files, a subject and the text."""

    enclosures: tuple[Enclosure, ...]
    subject: str
    body: str


def enclosure(key: str, file: Attachment, design_name: str) -> Enclosure:
    """Return a file as it is offered."""
    name, size = sanitize_file_name(file.name, LONGEST_NAME), size_words(len(file.data))
    if key == PICTURE:
        label = tr_format(
            "Picture of {design}: {name}, {size}",
            design=sanitize_file_name(design_name, LONGEST_NAME),
            name=name,
            size=size,
        )
    elif key == PAGE:
        label = tr_format("Page with the comparison: {name}, {size}", name=name, size=size)
    else:
        label = tr_format("Plan: {name}, {size}", name=name, size=size)
    return Enclosure(key, label, file)


def subject_for(plan: Plan) -> str:
    """Return the subject that is offered; a title cannot make it one that is refused."""
    title = plan.title or UNTITLED
    while ENCODED_WORD in title:
        title = title.replace(ENCODED_WORD, ENCODED_WORD[0])
    return tr_format("Plan: {title}", title=title)


def size_words(size: int) -> str:
    """Return "36 KB" or "1.2 MB"; never less than one."""
    if size >= BYTES_A_MB:
        return f"{trimmed(size / BYTES_A_MB, 1)} MB"
    return f"{count(max(1.0, round(size / BYTES_A_KB)))} KB"


def total_words(files: Sequence[Attachment]) -> tuple[str, bool]:
    """Return how large a mail with these files is, and whether many servers refuse it."""
    size = mail_size(files)
    warning = size_warning(size)
    if warning:
        return f"▲ {warning}", True
    return (
        tr_format("About {size} as an e-mail.", size=size_words(size)) if files else tr_format("Nothing is attached.")
    ), False


def taken(number: int) -> str:
    """Return the sentence about a draft that the mail program has."""
    if number == 0:
        return tr_format("The draft was passed to your mail program; nothing is attached.")
    if number == 1:
        return tr_format(
            "The draft was passed to your mail program with one file; add the recipients and send it there."
        )
    return tr_format(
        "The draft was passed to your mail program with {number} files; add the recipients and send it there.",
        number=count(number),
    )


def closed() -> str:
    """Return the sentence about a draft that the user closed."""
    return tr_format("The draft was closed in your mail program; nothing was sent.")


def opened_as_file(draft: Path) -> str:
    """Return the sentence about a draft file that was opened."""
    return tr_format(
        "Your mail program does not accept drafts directly, so {name} was opened: an unsent e-mail with "
        "everything in it.",
        name=sanitize_file_name(draft.name),
    )


def kept_as_file(draft: Path) -> str:
    """Return the sentence about a draft file that nothing opens."""
    return tr_format(
        "No mail program was found, so the draft was saved as {name}; any mail program on any computer can open it.",
        name=sanitize_file_name(draft.name),
    )


def saved_draft(path: Path) -> str:
    """Return the sentence about a draft that was saved where the user said."""
    return tr_format(
        "Draft saved as {name}; any mail program opens it as an unsent e-mail.", name=sanitize_file_name(path.name)
    )


def not_in_file(name: str) -> str:
    """Return the question's sentence about a plan that differs from its file."""
    return tr_format("{name} does not include the changes in this window.", name=sanitize_file_name(name))


def not_saved() -> str:
    """Return the question's sentence about a plan that has no file yet."""
    return tr_format("This plan has not been saved to a file yet.")
