"""What every command does first: read the plan and the figures, and evaluate."""

import argparse
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import resources
from models.calibration.library import Library, read_library
from models.capacity.evaluator import evaluated_designs
from models.capacity.results import Evaluation
from models.errors import InventoryError, PlanError, PlanFileError
from models.plan.dags import Dag
from models.plan.entities import Design, Machine, Plan, Population
from models.plan.file_names import has_ending
from models.planfile import put_back_displaced
from models.planfile.errors import quoted
from planner.session.log import log_file
from planner.session.opening import open_plan

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication


def add_plan(parser: argparse.ArgumentParser) -> None:
    """Add the plan's path to the arguments of a command."""
    parser.add_argument("plan", metavar="PLAN", type=Path, help="a plan, .xplan or .json")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the choice of JSON to the arguments of a command."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_design(parser: argparse.ArgumentParser) -> None:
    """Add the choice of one design to the arguments of a command."""
    parser.add_argument("--design", metavar="ID", help="id of the design (default: the first)")


def add_forms(parser: argparse.ArgumentParser, rows: str) -> None:
    """Add the choice of JSON or CSV to the arguments of a command; `rows` says what the CSV has."""
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="print JSON")
    forms.add_argument("--csv", action="store_true", help=f"print CSV, {rows}")


def opened(path: Path) -> tuple[Plan, Library]:
    """Return the plan of a file, and all figures."""
    with log_file("Opened", path):
        put_back_displaced(path)
        plan = open_plan(path).plan
    return plan, read_library(resources.folder())


def evaluated(path: Path, plan: Plan, library: Library) -> dict[str, Evaluation]:
    """Return the numbers of every design of a plan.

    Raises
    ------
    PlanFileError
        If the plan names something that does not exist; the sentence names the file.
    """
    with naming(path):
        return evaluated_designs(plan, library)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Return a context in which what is wrong with a plan or a log is said with the name of its file.

    Raises
    ------
    PlanFileError
        In place of a PlanError or an InventoryError.
    """
    try:
        yield
    except (PlanError, InventoryError) as error:
        raise PlanFileError(f"{quoted(path.name)}: {error}") from error


def chosen_design(path: Path, plan: Plan, identifier: str | None) -> Design:
    """Return the design that a command names, or the only one, or the first.

    Raises
    ------
    PlanFileError
        If the plan has no such design, or none.
    """
    design = plan.design(identifier) if identifier else next(iter(plan.designs), None)
    if design is None:
        known = ", ".join(design.id for design in plan.designs) or "none"
        raise PlanFileError(f"{quoted(path.name)}: there is no design '{identifier or ''}'; the plan has {known}.")
    return design


def id_meant(given: str, rows: Iterable[Machine | Dag | Population]) -> str:
    """Return the id that is meant: what was given, or the id of what alone has that name."""
    known = {row.id: row.name for row in rows}
    named = [identifier for identifier, name in known.items() if name == given]
    return named[0] if given not in known and len(named) == 1 else given


def without_display() -> None:
    """Let Qt, which must not be imported yet, paint without a display where no platform is asked for."""
    if not os.environ.get("QT_QPA_PLATFORM"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def painting() -> "QCoreApplication":
    """Return the application of Qt, without a window, in the letters of the window."""
    without_display()
    from PySide6.QtWidgets import QApplication

    from planner.theme.fonts import window_font

    application = QApplication.instance() or QApplication(["planner"])
    QApplication.setFont(window_font())
    return application


class TargetIn:
    """The check of a target's name: it must end in one of the forms."""

    def __init__(self, *forms: str) -> None:
        self.forms = forms

    def __call__(self, text: str) -> Path:
        """Return the path of a name that will do.

        Raises
        ------
        argparse.ArgumentTypeError
            If it will not.
        """
        path = Path(text)
        if not any(has_ending(path.name, form) for form in self.forms):
            raise argparse.ArgumentTypeError(f"{path.name} must end in one of {', '.join(self.forms)}.")
        return path
