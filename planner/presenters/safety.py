"""The sentences about plans that could be lost: what happened, to which file, what is safe."""

from datetime import datetime
from pathlib import Path

from models.plan.difference import difference
from models.plan.entities import Plan
from planner.presenters.difference import content_words, difference_words

LONGEST_NAME = 80


def shown(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a file's name or path fit for one line: odd characters replaced, the middle left out when long."""
    text = "".join(character if character.isprintable() else "\ufffd" for character in name)
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"


def temporary(path: Path) -> str:
    """Return the sentence about a plan that was opened from a folder which is swept, as out of a mail."""
    return (
        f"{shown(path.name)} was opened from a temporary folder, so this is a copy; save it where you want to keep it."
    )


def not_writable(path: Path) -> str:
    """Return the sentence about a plan whose file or folder may not be written to."""
    return f"{shown(path.name)} is read-only: its file or folder may not be written to. Save as… makes a copy."


def open_elsewhere(path: Path) -> str:
    """Return the sentence about a plan that another window has open."""
    return f"{shown(path.name)} is open in another window, so it is read-only here. Save as… makes a copy."


def taken_by_another(path: Path) -> str:
    """Return the sentence about a file that another window would lose its edits to."""
    return (
        f"{shown(path.name)}: the plan was not saved, because another window has this file open; choose another name."
    )


def not_over_original(path: Path) -> str:
    """Return the sentence about a kept plan that would replace the file it came from."""
    return f"{shown(path.name)} is the plan's own file and stays as it is; choose another name for the kept edits."


def earlier_version(path: Path) -> str:
    """Return the sentence about an earlier version that was opened."""
    return f"This is an earlier version of {shown(path.name)}, as a copy; the file itself is as it was."


def recovered(original: Path | None) -> str:
    """Return the sentence about a plan that was brought back after a crash."""
    if original is None:
        return "The plan is back; it stands in no file yet, so save it."
    return f"The edits are back, as a copy; {shown(original.name)} itself is as it was. Save the copy to keep it."


def not_confirmed(path: Path) -> str:
    """Return the sentence about a file that is written, while the folder did not confirm it."""
    return f"{shown(path.name)} is saved, but its folder did not confirm it; a power cut now could undo that."


def saved(path: Path) -> str:
    """Return the sentence about a file that was saved."""
    return f"Saved {shown(path.name)}."


def when(moment: datetime, now: datetime, *, seconds: bool = False) -> str:
    """Return "today, 13:04", "yesterday, 09:10" or "3 May 2024, 13:04", with seconds where they tell apart."""
    clock = f"{moment:%H:%M:%S}" if seconds else f"{moment:%H:%M}"
    days = (now.date() - moment.date()).days
    if days in {0, 1}:
        return f"{('today', 'yesterday')[days]}, {clock}"
    return f"{moment.day} {moment:%B %Y}, {clock}"


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
        return f"Never saved: {content_words(plan)}"
    if stands is None:
        return f"Its file cannot be read now: {content_words(plan)}"
    words = f"Against the file: {difference_words(difference(stands, plan))}"
    return f"{words} (the file was changed since)" if changed else words


def outside_change(path: Path, mine: Plan, theirs: Plan | None) -> str:
    """Return what another program did to the file, in words, seen from the plan in the window."""
    if theirs is None:
        return f"What stands in {shown(path.name)} now cannot be read as a plan."
    return f"From the file to your plan: {difference_words(difference(theirs, mine))}."


def since_version(version: Plan, now: Plan) -> str:
    """Return what happened from an earlier version to the plan in the window."""
    return f"It holds {content_words(version)}. Since then: {difference_words(difference(version, now))}."
