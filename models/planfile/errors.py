"""Errors of plan files: every fault of a file becomes one sentence that names the file and the place."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from models.errors import FieldError, PlanError, PlanFileError
from models.words import tr_format, tr_noop, translate

LONGEST_QUOTE = 120
LONGEST_LABEL = 100
FORBIDDEN = tr_noop("you have no permission to read it; ask for permission or for a copy")
# Windows has one number for both.
HELD_OR_FORBIDDEN = tr_noop(
    "another program is using it, or you have no permission to read it; close that program, or ask for permission"
)


@contextmanager
def as_plan_file_error(name: str) -> Iterator[None]:
    """Return a context in which every fault of a file's content leaves as a `PlanFileError`.

    Parameters
    ----------
    name : str
        The file's name, as the sentence shows it.

    Raises
    ------
    PlanFileError
        One sentence: file, place, what is wrong.
    """
    try:
        yield
    except (PlanError, FieldError) as error:
        raise plan_file_error(name, str(error)) from error
    except sqlite3.Error as error:
        late = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT
        sentence = tr_format("the file is damaged ({reason}).", reason=quoted(str(error)))
        if late:
            sentence = tr_format("reading the file took too long.")
        raise plan_file_error(name, sentence) from error
    except UnicodeError as error:
        raise plan_file_error(
            name, tr_format("the file is damaged: a text in it is not UTF-8 ({reason}).", reason=quoted(str(error)))
        ) from error
    except RecursionError as error:
        raise plan_file_error(name, tr_format("the file is nested too deeply to be a plan.")) from error
    except OverflowError as error:
        raise plan_file_error(name, tr_format("the file contains a number that is too large.")) from error
    except MemoryError as error:
        raise plan_file_error(name, tr_format("there is not enough memory for this file.")) from error


def plan_file_error(name: str, sentence: str) -> PlanFileError:
    """Return the error that says what is wrong with a file; the folder one is in has no name."""
    return PlanFileError(f"{quoted(name) or os.curdir}: {sentence}")


def unreadable(error: OSError | ValueError) -> str:
    """Return the sentence about a file that the system does not let be read."""
    if isinstance(error, PermissionError):
        reason = translate(HELD_OR_FORBIDDEN if os.name == "nt" else FORBIDDEN)
    else:
        reason = quoted(getattr(error, "strerror", None) or str(error))
    return tr_format("the file cannot be read: {reason}.", reason=reason)


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Return a text made safe to show in one line: printable and of bounded length."""
    shown = "".join(character if character.isprintable() else "\ufffd" for character in text[:longest])
    return shown if len(text) <= longest else f"{shown}…"


def within(place: str, key: str) -> str:
    """Return the place of a key inside another place; the whole file is the empty place."""
    return f"{place}.{key}" if place else key


def newer(found: int, known: int) -> str:
    """Return the sentence about a file of a format that is still to come."""
    return tr_format(
        "this plan was written by a newer version of the program (format {found}; this version reads {known}).",
        found=found,
        known=known,
    )


def named(identifier: object, number: int) -> str:
    """Return what names an item in a place: its id where that can be said, else its number from 0."""
    if isinstance(identifier, str) and identifier.isprintable() and 0 < len(identifier) <= LONGEST_LABEL:
        return identifier
    return str(number)
