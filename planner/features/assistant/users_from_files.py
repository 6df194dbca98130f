"""Rows of users for the assistant, out of files that administrators have."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from models.errors import ChangeError
from models.words import count, tr_format
from planner.dialogs import files
from planner.presenters.assistant_import import imported_users
from planner.presenters.assistant_paste import PastedUsers
from planner.session.jobs import Jobs
from planner.session.population_reader import read_populations

# The window takes no input meanwhile, so this is for what takes a moment.
MOST_MB = 64
BYTES_A_MB = 1024 * 1024


def users_from_files(parent: QWidget, folder: Path, jobs: Jobs, messages_per_day: float) -> PastedUsers | None:
    """Return the rows of files that the user chooses; None for no file.

    Raises
    ------
    PlannerError
        If a file cannot be read, or is so large that it is imported once there is a plan.
    """
    paths = files.ask_populations(parent, folder)
    if not paths:
        return None
    if sum(path.stat().st_size for path in paths if path.is_file()) > MOST_MB * BYTES_A_MB:
        raise ChangeError(
            tr_format(
                "Files of more than {most} MB take long. Finish the plan first, then choose File, Import populations.",
                most=count(MOST_MB),
            )
        )
    return imported_users(jobs.result_of(lambda: read_populations(paths)), messages_per_day)
