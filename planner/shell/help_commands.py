"""The commands of the Help menu."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from planner.dialogs.about import AboutDialog
from planner.dialogs.command_finder import CommandFinder
from planner.dialogs.shortcuts import ShortcutsDialog


class HelpCommands:
    """Finding a command, seeing the keys, and what this program is."""

    def __init__(self, window: QWidget, actions: Callable[[], Sequence[QAction]]) -> None:
        self._window, self._actions = window, actions

    def find(self) -> None:
        """Run any command by name."""
        CommandFinder(self._actions(), self._window).open()

    def shortcuts(self) -> None:
        """Show every key."""
        ShortcutsDialog(self._actions(), self._window).open()

    def about(self) -> None:
        """Show name and version."""
        AboutDialog(self._window).open()
