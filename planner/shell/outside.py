"""What the system shows of the program outside its window, where it has places for that: Windows has."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from planner.session.jobs import Jobs
from planner.shell.preferences import Preferences


class SystemShell(Protocol):
    """The places that a system has for documents used last, and for progress."""

    def remember(self, path: Path) -> None:
        """Put a file among the documents used last."""

    def show_progress(self, window: int, part: float | None) -> None:
        """Show at a window's button the part that is done, or nothing where no long work goes on."""


class Outside(QObject):
    """Tells the system which plan was opened or saved, and how far long work is.

    Parameters
    ----------
    window : QWidget
        The window whose button shows it.
    shell : SystemShell
        The system's places.
    """

    def __init__(self, window: QWidget, preferences: Preferences, jobs: Jobs, shell: SystemShell) -> None:
        super().__init__(window)
        self._window, self._preferences, self._shell = window, preferences, shell
        preferences.recent_changed.connect(self._remember)
        jobs.advanced.connect(self._show)

    def _remember(self) -> None:
        with suppress(OSError):
            self._shell.remember(self._preferences.recent[0])

    def _show(self, part: float | None) -> None:
        # The button is an ornament: where it shows nothing, the bar in the window still does.
        with suppress(OSError):
            self._shell.show_progress(int(self._window.winId()), part)


def shell_of_this_system() -> SystemShell | None:
    """Return the places of this system, or None where it has none."""
    if sys.platform == "win32":
        from planner.shell.windows_shell import WindowsShell

        return WindowsShell()
    return None


def tell_system(window: QWidget, preferences: Preferences, jobs: Jobs) -> None:
    """Tell this system from now on, if it has places for it."""
    shell = shell_of_this_system()
    if shell is not None:
        Outside(window, preferences, jobs, shell)
