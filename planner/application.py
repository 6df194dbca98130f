"""The composition root: every part is built here and handed over; nothing else knows how."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from models.plan.entities import Plan
from planner import SHORT_NAME, TITLE, __version__, startup
from planner.dialogs.messages import show_error
from planner.features import all_features
from planner.features.recovery import feature as recovery
from planner.presenters.samples import empty_plan
from planner.session.log import PROGRAM, log_folder
from planner.session.places import Places, system_places
from planner.session.plan_session import PlanSession
from planner.session.plan_store import PlanStore
from planner.session.private import keep_private
from planner.session.redaction import names_in
from planner.session.selection import Selection
from planner.shell.appearance import Appearance
from planner.shell.endings import Endings
from planner.shell.faults import watch_faults
from planner.shell.language import speak_as
from planner.shell.main_window import MainWindow
from planner.shell.open_requests import OpenRequestHandler
from planner.shell.outside import tell_system
from planner.shell.parts import Model, Parts
from planner.shell.preferences import Preferences
from planner.shell.selection_keeper import keep_selection_real
from planner.shell.settings import Settings, own_settings, without_settings_of_qt
from planner.shell.single_instance import InstanceLock, InstanceServer
from planner.theme.icons import icon
from resources import folder

if TYPE_CHECKING:
    from models.calibration.library import Library

NAME, ORGANISATION = TITLE, TITLE
ICON_SIZE = 64


def run_window(paths: Sequence[str], claim: InstanceLock | None = None, language: str = "") -> int:
    """Open the window, with a plan where one is given, and return the exit code when it closes.

    Parameters
    ----------
    paths : sequence of str
        The plans of the command line.
    claim : InstanceLock or None
        The right to be handed the plans of later starts, where this window is the first.
    language : str
        The code of a language for this run; by default the one that the user chose.
    """
    application = QApplication.instance() or QApplication([SHORT_NAME])
    assert isinstance(application, QApplication)  # noqa: S101 - nothing else makes one
    if getattr(sys, "frozen", False):
        startup.give_back_plugin_paths(os.environ)
    name_application(application)
    settings = own_settings()
    speak_as(application, language or Preferences(settings).language, folder())
    window = build_window(application, Model(_read_library, folder()), settings, plan=Plan())
    session = window.session
    watch_faults(log_folder(), lambda sentence: show_error(window, sentence), lambda: names_in(session.plan))
    settings.tell_faults()
    first = handle_open_requests(application, window, claim)
    endings = Endings(application, session, window.parts.plan_store.autosave)
    window.files.is_kept = endings.is_kept
    tell_system(window, window.parts.preferences, window.parts.plan_store.jobs)
    window.appeared.connect(lambda: _begin(window, paths))
    if not paths:
        window.stage.show_start()
    window.show()
    code = application.exec()
    endings.close()
    if first is not None:
        first.close()
    PROGRAM.info("Closed with exit code %d", code)
    return code


def handle_open_requests(
    application: QApplication, window: MainWindow, claim: InstanceLock | None
) -> InstanceServer | None:
    """Return the ear for later starts, where this window is the first; what they bring is opened in it."""
    handler = OpenRequestHandler(window, window.files.open_path, lambda: window.session.path)
    if sys.platform == "darwin":
        application.installEventFilter(handler)
    if claim is None:
        return None
    first = InstanceServer(claim, window)
    first.asked.connect(handler.take)
    return first


def _begin(window: MainWindow, paths: Sequence[str]) -> None:
    # Until now there was no design, so that nothing had to be evaluated for the first frame.
    window.session.replace(empty_plan(), None)
    window.parts.plan_store.jobs.start("privacy", partial(keep_private, window.parts.places.own))
    if paths:
        window.files.open_path(Path(paths[0]))
    else:
        window.stage.show_start()
    window.context.the(recovery.commands).at_start()


def name_application(application: QApplication) -> None:
    """Give the application its names and the style that the theme is made for."""
    without_settings_of_qt()
    application.setApplicationName(NAME)
    application.setApplicationVersion(__version__)
    application.setOrganizationName(ORGANISATION)
    application.setDesktopFileName(SHORT_NAME)
    application.setWindowIcon(icon("program", "", ICON_SIZE))
    if "QT_STYLE_OVERRIDE" not in os.environ:
        application.setStyle("Fusion")


def build_model(library: Library) -> Model:
    """Return the functions of the model, bound to a library of figures."""
    return Model(lambda: library, folder())


def _read_library() -> Library:
    from models.calibration.library import read_library

    return read_library(folder())


def build_window(
    application: QApplication, model: Model, settings: Settings, places: Places | None = None, plan: Plan | None = None
) -> MainWindow:
    """Return the main window with all its parts.

    Parameters
    ----------
    application, model, settings : QApplication, Model, Settings
        What it stands on.
    places : Places or None
        Its folders; the system's unless given.
    plan : Plan or None
        The plan that it begins with; a new one unless given.
    """
    preferences, places = Preferences(settings), places or system_places(SHORT_NAME)
    session = PlanSession(model.evaluate, empty_plan() if plan is None else plan)
    selection = Selection()
    keep_selection_real(session, selection)
    plan_store = PlanStore(session, places)
    session.replaced.connect(plan_store.jobs.collector.begin_anew)
    session.updated.connect(lambda _update: plan_store.jobs.collector.put_off())
    preferences.changed.connect(partial(plan_store.jobs.start, "settings", settings.write))
    parts = Parts(
        session=session,
        selection=selection,
        model=model,
        places=places,
        plan_store=plan_store,
        preferences=preferences,
        appearance=Appearance(application, preferences),
    )
    window = MainWindow(parts, all_features())
    # The window takes its parts along when it goes, the plan last.
    for part in (parts.appearance, preferences, selection, session):
        part.setParent(window)
    return window
