"""What this program is, and what it is made of."""

import platform
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from planner import __version__
from planner.dialogs.licences import LicencesDialog
from planner.dialogs.text import words
from planner.presenters.licences import Component
from planner.theme.letters import for_letters

WIDTH = 440


class AboutDialog(QDialog):
    """Name, versions, and what it does not do: talk to anyone.

    Parameters
    ----------
    components : callable
        Returns what the program is made of; asked when its licences are.
    """

    def __init__(self, components: Callable[[], Sequence[Component]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._components = components
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About"))
        self.setMinimumWidth(for_letters(WIDTH))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        for text, voice in (
            (f"{QCoreApplication.applicationName()} {__version__}", "strong"),
            (self.tr("Plans Microsoft Exchange topologies, physical or virtual, from published figures."), ""),
            (self.tr("It uses no network, needs no account and sends no data to anyone."), "muted"),
            (_versions(), "muted"),
        ):
            layout.addWidget(words(text, voice))
        layout.addSpacing(4)
        layout.addWidget(self._buttons())

    def show_licences(self) -> None:
        """Show every part of the program with its licence."""
        LicencesDialog(self._components(), self).open()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        licences = buttons.addButton(self.tr("&Licences…"), QDialogButtonBox.ButtonRole.ActionRole)
        licences.clicked.connect(self.show_licences)
        licences.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        return buttons


def _versions() -> str:
    """Return what a report of a fault should name."""
    return f"Qt {qVersion()} · Python {platform.python_version()} · {platform.system()} {platform.release()}"
