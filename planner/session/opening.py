"""Opening a plan: what another command reads is refused by the name of that command."""

from pathlib import Path

import resources
from models.errors import PlanFileError
from models.planfile import LoadedPlan, load_plan
from models.planfile.errors import plan_file_error


def open_plan(path: Path) -> LoadedPlan:
    """Return the plan in a file.

    Raises
    ------
    PlanFileError
        If the file cannot be read as a plan; where it is something else that the program reads, with what reads it.
    """
    try:
        return load_plan(path)
    except PlanFileError as error:
        other = _what_reads(path)
        if other is None:
            raise
        raise plan_file_error(path.name, other) from error


def _what_reads(path: Path) -> str | None:
    """Return the sentence about what a file is instead of a plan; None where nobody knows."""
    # Needed for files that are no plans alone.
    from models.importers.inventory_forms import read_forms
    from models.importers.recognition import MOST_HEAD_BYTES, no_plan

    if not path.is_file():
        return None
    try:
        with path.open("rb") as file:
            head = file.read(MOST_HEAD_BYTES)
    except OSError:
        return None
    error = no_plan(head, read_forms(resources.folder()))
    return None if error is None else str(error)
