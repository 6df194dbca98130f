"""How a file that is there may be replaced, and what came of it."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from attrs import frozen

from models.errors import PlanFileError
from models.words import all_of, tr_format, tr_noop, translate


class Way(Enum):
    """What becomes of a file's owner, group, access control list, attributes and hard links."""

    # The file is replaced if all of that can be kept, and else left alone.
    KEEP = "keep"
    # The file is replaced whatever is lost by that; nobody may read the new one who could not read the old one.
    NEW = "new"
    # A file of the program's own, which nobody else has a part in: replaced whatever it is (a backup may hold links
    # to it), and readable by the user alone.
    OWN = "own"
    # The file itself is written over; its bytes are kept in a journal until that is done.
    IN_PLACE = "in place"


class Loss(Enum):
    """What a file would lose by being replaced."""

    OWNER = tr_noop("its owner")
    GROUP = tr_noop("its group")
    ACCESS_LIST = tr_noop("its access control list")
    ATTRIBUTES = tr_noop("its extended attributes")
    LINKS = tr_noop("its hard links (other names of the same file)")


class AccessLostError(PlanFileError):
    """A file was not replaced because something that belongs to it would have been lost.

    Parameters
    ----------
    sentence : str
        What to tell where nothing can be asked.
    lost : frozenset of Loss
        What the new file would not have.
    """

    def __init__(self, sentence: str, lost: frozenset[Loss]) -> None:
        super().__init__(sentence)
        self.lost = lost


@frozen
class Expected:
    """What a file held when it was looked at, for a save in the meantime by somebody else to be noticed.

    Parameters
    ----------
    sha256 : str
        Digest of the whole file; empty where there was none.
    keep : callable
        Takes the bytes that are replaced though they are not the expected ones; raises an error of the file or
        the system if it cannot keep them.
    """

    sha256: str
    keep: Callable[[bytes], object]


@frozen(kw_only=True)
class Replacing:
    """How a file that is there may be replaced.

    Parameters
    ----------
    way : Way
        What becomes of its owner, group, attributes and links.
    expected : Expected or None
        What it held when it was looked at; None where nobody looked.
    journal : Path or None
        The folder of journals; needed to write in place.
    """

    way: Way = Way.KEEP
    expected: Expected | None = None
    journal: Path | None = None


# How the program replaces what it keeps for itself.
OWN = Replacing(way=Way.OWN)


@frozen
class Written:
    """What came of writing a file.

    Parameters
    ----------
    confirmed : bool
        Whether the folder confirmed it.
    displaced : bool
        Whether the file held something else than expected, which was kept.
    copy : Path or None
        The file beside it that now holds what was displaced, where it could not be kept otherwise.
    """

    confirmed: bool = True
    displaced: bool = False
    copy: Path | None = None


def lost_words(lost: frozenset[Loss]) -> str:
    """Return what would be lost, as in "its owner and its group"."""
    return all_of([translate(loss.value) for loss in Loss if loss in lost])


def lost_sentence(subject: str, lost: frozenset[Loss]) -> str:
    """Return the sentence about a file that was left alone so that it loses nothing."""
    return tr_format(
        "{subject} was not saved: replacing the file would lose {things}; save it under another name.",
        subject=translate(subject),
        things=lost_words(lost),
    )
