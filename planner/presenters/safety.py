"""The sentences about plans that could be lost: what happened, to which file, what is safe."""

from datetime import datetime
from pathlib import Path

from models.dates import day_words
from models.plan.difference import difference
from models.plan.entities import Plan
from models.words import tr_format
from planner.presenters.difference import content_words, difference_words

LONGEST_NAME = 80


def sanitize_file_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a file's name or path fit for one line: odd characters replaced, the middle left out when long."""
    text = "".join(character if character.isprintable() else "\ufffd" for character in name)
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"


def temporary(path: Path) -> str:
    """Return the sentence about a plan that was opened from a folder which is swept, as out of a mail."""
    return tr_format(
        "{file} was opened from a temporary folder, so this is a copy; save it to a folder of your choice to keep it.",
        file=sanitize_file_name(path.name),
    )


def not_writable(path: Path) -> str:
    """Return the sentence about a plan whose file or folder may not be written to."""
    return tr_format(
        "{file} is read-only: you have no write permission for the file or its folder. Use Save as… to make a copy.",
        file=sanitize_file_name(path.name),
    )


def locked(path: Path, host: str = "") -> str:
    """Return the sentence about a plan that another window has open, as far as known on the computer `host`."""
    if not host:
        return tr_format(
            "{file} is open in another window, so it is read-only here. Use Save as… to make a copy.",
            file=sanitize_file_name(path.name),
        )
    return tr_format(
        "{file} is open on the computer {host}, so it is read-only here. Use Save as… to make a copy.",
        file=sanitize_file_name(path.name),
        host=sanitize_file_name(host),
    )


def about_lock(path: Path, program: str, process: int, host: str, since: str) -> list[str]:
    """Return what is known of another computer's lock, and what taking it over means.

    Parameters
    ----------
    path : Path
        The plan's file.
    program, host : str
        The program, and the computer that it ran on.
    process : int
        Its number there.
    since : str
        When it made the lock, in words.
    """
    name = sanitize_file_name(path.name)
    return [
        tr_format("{file} is open on another computer, or the program there ended without releasing it.", file=name),
        tr_format(
            "Computer {host}, program {program}, process {process}, since {since}.",
            host=sanitize_file_name(host), program=sanitize_file_name(program), process=str(process), since=since,
        ),
        tr_format("Take over only if that program is no longer running: otherwise each could overwrite the other's "
"changes."),
    ]  # fmt: skip


def taken_by_another(path: Path) -> str:
    """Return the sentence about a file that another window would lose its edits to."""
    return tr_format(
        "{file}: the plan was not saved, because another window has this file open; choose another name.",
        file=sanitize_file_name(path.name),
    )


def not_over_original(path: Path) -> str:
    """Return the sentence about a kept plan that would replace the file it came from."""
    return tr_format(
        "{file} is the plan's own file and must not be overwritten; choose another name for the recovered changes.",
        file=sanitize_file_name(path.name),
    )


def earlier_version(path: Path) -> str:
    """Return the sentence about an earlier version that was opened."""
    return tr_format(
        "This is a copy of an earlier version of {file}; the file itself is unchanged.",
        file=sanitize_file_name(path.name),
    )


def recovered(original: Path | None) -> str:
    """Return the sentence about a plan that was brought back after a crash."""
    if original is None:
        return tr_format("The plan was recovered. It is not in a file yet, so save it.")
    return tr_format(
        "The changes were recovered as a copy; {file} itself is unchanged. Save the copy to keep it.",
        file=sanitize_file_name(original.name),
    )


def not_confirmed(path: Path) -> str:
    """Return the sentence about a file that is written, while the folder did not confirm it."""
    return tr_format(
        "{file} was saved, but its folder did not confirm it; a power failure now could undo the save.",
        file=sanitize_file_name(path.name),
    )


def saved(path: Path) -> str:
    """Return the sentence about a file that was saved."""
    return tr_format("Saved {file}.", file=sanitize_file_name(path.name))


def saved_meanwhile(path: Path, copy: Path | None) -> str:
    """Return the sentence about a file that somebody else saved while it was saved here; `copy` holds that version."""
    if copy is None:
        return tr_format(
            "{file} was saved. Someone else saved it at the same time: that version is under File > Earlier versions.",
            file=sanitize_file_name(path.name),
        )
    return tr_format(
        "{file} was saved. Someone else saved it at the same time: that version is next to it as {copy}.",
        file=sanitize_file_name(path.name),
        copy=sanitize_file_name(copy.name),
    )


def put_back(path: Path) -> str:
    """Return the sentence about a file that was being written in place when the program ended."""
    return tr_format(
        "{file} was restored to its state before the interrupted save; what was being saved is under File "
        "> Earlier versions.",
        file=sanitize_file_name(path.name),
    )


def when(moment: datetime, now: datetime, *, seconds: bool = False) -> str:
    """Return "today, 13:04", "yesterday, 09:10" or "3 May 2024, 13:04", with seconds where they tell apart."""
    clock = f"{moment:%H:%M:%S}" if seconds else f"{moment:%H:%M}"
    days = (now.date() - moment.date()).days
    if days == 0:
        return tr_format("today, {clock}", clock=clock)
    if days == 1:
        return tr_format("yesterday, {clock}", clock=clock)
    return f"{day_words(moment)}, {clock}"


def against_original(plan: Plan, original: Path | None, stands: Plan | None, *, changed: bool = False) -> str:
    """Return what a kept plan has that its file has not.

    Parameters
    ----------
    plan : Plan
        The kept one.
    original : Path or None
        The file that it came from.
    stands : Plan or None
        What stands in that file now; None where it cannot be read.
    changed : bool
        Whether the file was changed since.
    """
    if original is None:
        return tr_format("Never saved: {content}", content=content_words(plan))
    if stands is None:
        return tr_format("The file cannot be read at the moment: {content}", content=content_words(plan))
    found = difference_words(difference(stands, plan))
    if changed:
        return tr_format("Compared with the file: {difference} (the file has changed since)", difference=found)
    return tr_format("Compared with the file: {difference}", difference=found)


def outside_change(path: Path, mine: Plan, theirs: Plan | None) -> str:
    """Return what another program did to the file, in words, seen from the plan in the window."""
    if theirs is None:
        return tr_format("The current content of {file} cannot be read as a plan.", file=sanitize_file_name(path.name))
    return tr_format(
        "Differences of your plan from the file: {difference}.", difference=difference_words(difference(theirs, mine))
    )


def gone(path: Path) -> str:
    """Return the sentence about a plan whose file is not there any more."""
    return tr_format(
        "{file} is missing: it was moved or deleted, or its share is not connected.",
        file=sanitize_file_name(path.name),
    )


def moved(path: Path) -> str:
    """Return the sentence about a plan whose folder is on another device than it was."""
    return tr_format(
        "The folder of {file} is on a different disk or share than when the plan was opened.",
        file=sanitize_file_name(path.name),
    )


def since_version(version: Plan, now: Plan) -> str:
    """Return what happened from an earlier version to the plan in the window."""
    found = difference_words(difference(version, now))
    return tr_format("Contains {content}. Since then: {difference}.", content=content_words(version), difference=found)
