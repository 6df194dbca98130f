"""Light or dark: the system's choice or the user's, given to the whole application."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from planner.shell.panel_style import panel_style
from planner.shell.preferences import Preferences
from planner.theme.palette import palette_of
from planner.theme.style_sheet import style_sheet
from planner.theme.tokens import DARK, LIGHT, Tokens


class Appearance(QObject):
    """The tokens in use; views that paint themselves listen to `changed`."""

    changed = Signal(object)

    def __init__(self, application: QApplication, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application, self._preferences = application, preferences
        self.tokens = self._wanted()
        self._application.styleHints().colorSchemeChanged.connect(self._on_scheme)
        self._dress()

    @property
    def theme(self) -> str:
        """Return what the user chose: "system", "light" or "dark"."""
        return self._preferences.theme

    def choose(self, theme: str) -> None:
        """Take and remember another theme."""
        self._preferences.theme = theme
        self._follow()

    def _on_scheme(self, _scheme: Qt.ColorScheme) -> None:
        self._follow()

    def _follow(self) -> None:
        tokens = self._wanted()
        if tokens is not self.tokens:
            self.tokens = tokens
            self._dress()
            self.changed.emit(tokens)

    def _wanted(self) -> Tokens:
        if self._preferences.theme == "system":
            dark = self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self._preferences.theme == "dark" else LIGHT

    def _dress(self) -> None:
        self._application.setPalette(palette_of(self.tokens))
        self._application.setStyleSheet(style_sheet(self.tokens) + panel_style(self.tokens))
