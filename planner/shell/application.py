"""The composition root: every part is built here and handed over; nothing else knows how."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from models.calibration.library import Library, read_library
from models.capacity.evaluator import Evaluator
from models.plan.catalogue import Catalogue
from models.plan.fields import Choice
from planner import SHORT_NAME, TITLE, __version__, startup
from planner.dialogs.messages import show_error
from planner.presenters.explanation import Explain
from planner.presenters.samples import empty_plan, read_catalogue, samples_in, templates_in
from planner.session.places import Places, system_places
from planner.session.plan_session import Evaluate, PlanSession
from planner.session.safekeeping import Safekeeping, read_plan
from planner.session.selection import Selection
from planner.shell.appearance import Appearance
from planner.shell.faults import log_folder, watch_faults
from planner.shell.joining import join
from planner.shell.language import speak_as
from planner.shell.main_window import MainWindow, Parts
from planner.shell.one_window import Claim, FirstWindow
from planner.shell.preferences import Preferences
from planner.shell.selection_keeper import keep_selection_real
from planner.shell.visitors import Visitors
from planner.theme.icons import icon
from resources import folder

NAME, ORGANISATION = TITLE, TITLE
ICON_SIZE = 64


@frozen(kw_only=True, eq=False)
class Model:
    """What the application asks of the model layer."""

    library: Library
    evaluate: Evaluate
    explain: Explain
    catalogue: Catalogue
    hypervisors: tuple[Choice, ...]


def run_window(paths: Sequence[str], claim: Claim | None = None, language: str = "") -> int:
    """Open the window, with a plan where one is given, and return the exit code when it closes.

    Parameters
    ----------
    paths : sequence of str
        The plans of the command line.
    claim : Claim or None
        The right to be handed the plans of later starts, where this window is the first.
    language : str
        The code of a language for this run; by default the one that the user chose.
    """
    application = QApplication.instance() or QApplication([SHORT_NAME])
    assert isinstance(application, QApplication)  # noqa: S101 - nothing else makes one
    if getattr(sys, "frozen", False):
        startup.give_back_plugin_paths(os.environ)
    name_application(application)
    settings = QSettings()
    speak_as(application, language or Preferences(settings).language, folder())
    window = build_window(application, build_model(read_library(folder())), settings)
    watch_faults(log_folder(), lambda sentence: show_error(window, sentence))
    first = welcome_visitors(application, window, claim)
    window.show()
    # Once the loop runs, so that a message about a file can be answered.
    QTimer.singleShot(0, window, lambda: _begin(window, paths))
    code = application.exec()
    if first is not None:
        first.close()
    return code


def welcome_visitors(application: QApplication, window: MainWindow, claim: Claim | None) -> FirstWindow | None:
    """Return the ear for later starts, where this window is the first; what they bring is opened in it."""
    visitors = Visitors(window, window.files.open_path, lambda: window.session.path)
    if sys.platform == "darwin":
        application.installEventFilter(visitors)
    if claim is None:
        return None
    first = FirstWindow(claim, window)
    first.asked.connect(visitors.take)
    return first


def _begin(window: MainWindow, paths: Sequence[str]) -> None:
    if paths:
        window.files.open_path(Path(paths[0]))
    else:
        window.stage.show_start()
    window.recovery.at_start()


def name_application(application: QApplication) -> None:
    """Give the application its names and the style that the theme is made for."""
    application.setApplicationName(NAME)
    application.setApplicationVersion(__version__)
    application.setOrganizationName(ORGANISATION)
    application.setDesktopFileName(SHORT_NAME)
    application.setWindowIcon(icon("program", "", ICON_SIZE))
    if "QT_STYLE_OVERRIDE" not in os.environ:
        application.setStyle("Fusion")


def build_model(library: Library) -> Model:
    """Return the functions of the model, bound to a library of figures."""
    evaluator = Evaluator(library)
    return Model(
        library=library,
        evaluate=evaluator.evaluate,
        explain=evaluator.explain,
        catalogue=read_catalogue(folder()),
        hypervisors=tuple(Choice(one.id, one.title) for one in library.hypervisors.values()),
    )


def build_window(
    application: QApplication, model: Model, settings: QSettings, places: Places | None = None
) -> MainWindow:
    """Return the main window with all its parts, on an empty plan; `places` are the system's unless given."""
    preferences, places = Preferences(settings), places or system_places(SHORT_NAME)
    session = PlanSession(model.evaluate, empty_plan())
    selection = Selection()
    keep_selection_real(session, selection)
    keeping = Safekeeping(session, places)
    parts = Parts(
        session=session,
        selection=selection,
        library=model.library,
        catalogue=model.catalogue,
        hypervisors=model.hypervisors,
        evaluate=model.evaluate,
        explain=model.explain,
        samples=samples_in(folder()),
        templates=templates_in(folder()),
        places=places,
        keeping=keeping,
        read=lambda path: read_plan(path, places, keeping.jobs).plan,
        preferences=preferences,
        appearance=Appearance(application, preferences),
    )
    window = MainWindow(parts)
    join(window)
    # The window takes its parts along when it goes, the plan last.
    for part in (parts.appearance, preferences, selection, session):
        part.setParent(window)
    return window
