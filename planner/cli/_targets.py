"""What a command writes to: a file of its own, or with ``--force`` in place of one that is there."""

import argparse
from functools import partial
from pathlib import Path

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.plan.file_names import is_plan_name
from models.planfile import Expected, Replacing, file_bytes, save_plan
from models.planfile.errors import quoted
from planner import SHORT_NAME, console
from planner.cli._opening import TargetIn
from planner.presenters import safety
from planner.session.file_guard import digest_of
from planner.session.history import SaveHistory
from planner.session.places import system_places

FORCE = (
    "replace an existing file, if its owner, group, access control list, attributes and hard links can be kept; "
    "a replaced plan is kept under Earlier versions"
)


def add_target(parser: argparse.ArgumentParser, forms: tuple[str, ...], words: str) -> None:
    """Add the file to write, and what lets it take the place of another."""
    parser.add_argument("target", metavar="TARGET", type=TargetIn(*forms), help=words)
    parser.add_argument("--force", action="store_true", help=FORCE)


def require_new(target: Path) -> Replacing:
    """Return how a file may be written that is to be new.

    Raises
    ------
    PlanFileError
        If there is a file already.
    """
    if target.exists():
        raise PlanFileError(f"{quoted(str(target))}: the file exists already; choose another name.")
    return _expecting(target, None)


def make_way(target: Path, *, force: bool) -> Replacing:
    """Return how a command may write a file; a plan that is replaced is kept in the history of its file.

    Nothing can be asked here, so a file is replaced only if it keeps its owner, group, access control list, attributes
    and hard links.

    Raises
    ------
    PlanFileError
        If there is a file, and nobody said that it may be replaced, or it cannot be kept.
    """
    is_plan = is_plan_name(target.name)
    if not target.is_file():
        return _expecting(target, None) if is_plan else Replacing()
    if not force:
        raise PlanFileError(f"{quoted(str(target))}: the file exists already; choose another name, or give --force.")
    data = file_bytes(target) if is_plan else None
    if data is None:
        return Replacing()
    try:
        with console.undisturbed():
            _history().keep(target, data)
    except OSError as error:
        raise PlanFileError(
            f"{quoted(str(target))}: it was not replaced, as no copy of it could be kept ({error.strerror})."
        ) from error
    return _expecting(target, data)


def write_plan(plan: Plan, target: Path, replacing: Replacing) -> None:
    """Write a plan, and say so where somebody else wrote the file at the same time.

    Raises
    ------
    PlanFileError
        If the file could not be written; the old one is then as it was.
    """
    with console.undisturbed():
        saved = save_plan(plan, target, replacing)
    if saved.displaced:
        console.complain(f"planner: {safety.saved_meanwhile(target, saved.copy)}")


def _expecting(target: Path, data: bytes | None) -> Replacing:
    return Replacing(expected=Expected(digest_of(data), partial(_history().keep, target)))


def _history() -> SaveHistory:
    return SaveHistory(system_places(SHORT_NAME).data)
