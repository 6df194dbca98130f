"""What a command writes to: a file of its own, or with ``--force`` in place of one that is there."""

import argparse
from pathlib import Path

from models.errors import PlanFileError
from models.planfile.reader import file_bytes
from models.planfile.refusals import quoted
from planner import SHORT_NAME, console
from planner.cli._opening import TargetIn
from planner.session.history import SaveHistory
from planner.session.places import system_places

PLANS = (".xplan", ".json")


def add_target(parser: argparse.ArgumentParser, forms: tuple[str, ...], words: str) -> None:
    """Return None; add the file to write, and what lets it take the place of another."""
    parser.add_argument("target", metavar="TARGET", type=TargetIn(*forms), help=words)
    parser.add_argument("--force", action="store_true", help="replace a file that is there; a plan goes to the history")


def require_new(target: Path) -> None:
    """Return None where nothing stands in the way of a file that is to be new.

    Raises
    ------
    PlanFileError
        If there is a file already.
    """
    if target.exists():
        raise PlanFileError(f"{quoted(str(target))}: the file exists already; choose another name.")


def make_way(target: Path, *, force: bool) -> None:
    """Return None where a command may write; a plan that is replaced is kept in the history of its file.

    Raises
    ------
    PlanFileError
        If there is a file, and nobody said that it may be replaced, or it cannot be kept.
    """
    if not target.is_file():
        return
    if not force:
        raise PlanFileError(f"{quoted(str(target))}: the file exists already; choose another name, or give --force.")
    data = file_bytes(target) if target.suffix.lower() in PLANS else None
    if data is not None:
        try:
            with console.undisturbed():
                SaveHistory(system_places(SHORT_NAME).data).keep(target, data)
        except OSError as error:
            raise PlanFileError(
                f"{quoted(str(target))}: it was not replaced, as no copy of it could be kept ({error.strerror})."
            ) from error
