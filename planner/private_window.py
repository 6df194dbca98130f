"""A window with settings and folders of its own, for the program's own test and its own pictures."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from models.calibration.library import Library
from planner.application import build_model, build_window, name_application
from planner.session.places import Places
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings


def private_window(folder: Path, library: Library, theme: str = "light") -> MainWindow:
    """Return a window on an empty plan that touches nothing of the user's.

    Parameters
    ----------
    folder : Path
        Where it keeps what it keeps.
    library : Library
        All figures.
    theme : str
        "light" or "dark".
    """
    application = QApplication.instance() or QApplication(["planner"])
    assert isinstance(application, QApplication)  # noqa: S101 - nothing else makes one
    name_application(application)
    settings = Settings(folder / "settings.json")
    settings.change(theme=theme)
    places = Places(data=folder / "data", documents=folder)
    return build_window(application, build_model(library), settings, places)
