"""The commands of the Help menu."""

import sys
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

import resources
from models.calibration.library import Library
from models.errors import MailError
from models.published.cases import read_cases, read_context
from models.published.predict import Outcome, outcomes
from planner.dialogs.about import AboutDialog
from planner.dialogs.command_finder import CommandFinder
from planner.dialogs.help_browser import HelpParts
from planner.dialogs.help_window import HelpWindow
from planner.dialogs.messages import show_error
from planner.dialogs.published_cases import PublishedCases
from planner.dialogs.shortcuts import ShortcutsDialog
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.help_figures import HELP_FIGURES, evidence_of
from planner.presenters.help_pages import GLOSSARY, heading_of, page_of, page_text
from planner.presenters.licences import read_components
from planner.presenters.published_page import published_page
from planner.session.jobs import Jobs
from planner.session.log import LOG_NAME, log_folder
from planner.session.private import make_private_folder
from planner.session.programs import child_process, showing_command
from planner.shell.appearance import Appearance
from planner.shell.diagnosis import copy_diagnosis

# How the address of a plot begins on a page.
PLOT = "(plot:"


class HelpCommands:
    """Pages to read, finding a command, seeing the keys, and what this program is."""

    def __init__(
        self,
        window: QWidget,
        actions: Callable[[], Sequence[QAction]],
        library: Library,
        appearance: Appearance,
        jobs: Jobs,
        say: Callable[[str], None],
    ) -> None:
        self._window, self._actions, self._jobs, self._say = window, actions, jobs, say
        self._library, self._appearance = library, appearance
        self._results: tuple[Outcome, ...] = ()

    def page(self, name: str, heading: str = "") -> None:
        """Show a page of the help; one window serves all of them."""
        # What the page needs is worked out first: a dialog that closes meanwhile takes its window of the help with it.
        self._page(name)
        window = self._help_window()
        window.show_page(name, heading)
        _bring(window)

    def here(self) -> None:
        """Show the page for where the focus is; for a field that the glossary explains, its entry there."""
        around = tuple(_around(QApplication.focusWidget() or QApplication.activeWindow()))
        terms = [widget.accessibleName() for widget in around if widget.accessibleName()]
        heading = heading_of(self._text(GLOSSARY), terms) if _in_inspector(around) else ""
        if heading:
            self.page(GLOSSARY, heading)
        else:
            self.page(page_of(name for widget in around for name in (widget.objectName(), type(widget).__name__)))

    def _help_window(self) -> HelpWindow:
        """Return the window of the help; a modal dialog blocks all windows but its own, so it has one of its own."""
        parent = QApplication.activeModalWidget() or self._window
        for window in self._window.findChildren(HelpWindow):
            if window.parent() is parent:
                return window
            window.close()
        window = HelpWindow(
            HelpParts(page=self._page, text=self._text, plot=self._plot), self._appearance.tokens, parent
        )
        self._appearance.changed.connect(window.set_tokens)
        return window

    def published(self) -> None:
        """Show every published case beside what the model returns; a dialog that stands open comes forward."""
        dialog = self._window.findChild(PublishedCases)
        if dialog is not None and dialog.isVisible():
            _bring(dialog)
            return
        page = published_page(self._outcomes(), read_context(resources.folder()), self._library.errata)
        PublishedCases(page, self._window).show()

    def find(self, menus: Sequence[QMenu]) -> None:
        """Run any command by name, those of submenus, too."""
        CommandFinder(self._actions(), self._window, menus=menus).open()

    def shortcuts(self) -> None:
        """Show every key."""
        ShortcutsDialog(self._actions(), self._window).open()

    def about(self) -> None:
        """Show name, versions and licences."""
        AboutDialog(read_components, self._window).open()

    def log_folder(self) -> None:
        """Show the folder of the log in the system's file manager; nothing of it is ever sent."""
        log = log_folder() / LOG_NAME
        try:
            make_private_folder(log.parent)
            child_process(showing_command(log, sys.platform))
        except (OSError, MailError):
            words = QCoreApplication.translate("Help", "The folder could not be opened. The log is in {folder}.")
            show_error(self._window, words.format(folder=log.parent))

    def copy_diagnosis(self) -> None:
        """Copy versions, the platform and the end of the log, for a report of a fault."""
        copy_diagnosis(log_folder())
        self._say(QCoreApplication.translate("Help", "The diagnosis is on the clipboard."))

    def _page(self, name: str) -> str:
        text = self._text(name)
        if PLOT in text:
            # While the page is laid out, nothing may be waited for.
            self._outcomes()
        return text

    def _text(self, name: str) -> str:
        return page_text(name, resources.folder(), self._library.errata)

    def _plot(self, name: str) -> ChartSpec | None:
        return HELP_FIGURES[name](evidence_of(self._library, self._outcomes())) if name in HELP_FIGURES else None

    def _outcomes(self) -> tuple[Outcome, ...]:
        """Return the published cases, evaluated beside the interface when they are first asked for."""
        if not self._results:
            self._results = self._jobs.result_of(lambda: outcomes(read_cases(resources.folder()), self._library))
        return self._results


def _around(widget: QWidget | None) -> Iterator[QWidget]:
    """Return a widget and those around it, the innermost first."""
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def _in_inspector(around: Sequence[QWidget]) -> bool:
    return any(widget.objectName() == "inspector" for widget in around)


def _bring(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
