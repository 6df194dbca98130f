"""Light or dark, contrast, size of letters: the system's or the user's, given to the whole application."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QPixmapCache
from PySide6.QtWidgets import QApplication

from models.units import PERCENT
from planner.shell.panel_style import panel_style
from planner.shell.preferences import Preferences
from planner.theme.fonts import window_font
from planner.theme.letters import DESIGNED_LETTERS
from planner.theme.palette import palette_of
from planner.theme.style_sheet import style_sheet
from planner.theme.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens

# Widgets for which Windows has letters of their own.
KINDS_OF_LETTERS = ("QMenuBar", "QMenu", "QAbstractItemView", "QHeaderView", "QMessageBox", "QStatusBar", "QTipLabel")
# What the user chose; the others follow the system.
SCHEMES = {
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "contrast-dark": Qt.ColorScheme.Dark,
}


class Appearance(QObject):
    """The tokens in use; views that paint themselves listen to `changed`, what need not be dressed to `changing`."""

    changing = Signal()
    changed = Signal(object)

    def __init__(self, application: QApplication, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application, self._preferences = application, preferences
        self._font = window_font()
        self._claim()
        self.tokens = self._wanted()
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._on_hint)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_hint)
        self._dress()

    @property
    def theme(self) -> str:
        """Return what the user chose, of `planner.shell.settings.THEMES`."""
        return self._preferences.theme

    def choose(self, theme: str) -> None:
        """Take and remember another theme."""
        self._preferences.theme = theme
        self._follow()

    @property
    def text_percent(self) -> int:
        """Return how large the user wants letters, against the system's [%]."""
        return self._preferences.text_percent

    def choose_text(self, percent: int) -> None:
        """Take and remember another size of letters."""
        self._preferences.text_percent = percent
        self._follow()

    def _on_hint(self, _hint: object) -> None:
        self._follow()

    def _follow(self) -> None:
        self._claim()
        tokens = self._wanted()
        if tokens != self.tokens:
            self.tokens = tokens
            self.changing.emit()
            self._dress()
            self.changed.emit(tokens)

    def _claim(self) -> None:
        """Have the system draw title bars and its own dialogs in the theme that was chosen, or as it likes."""
        self._application.styleHints().setColorScheme(SCHEMES.get(self._preferences.theme, Qt.ColorScheme.Unknown))
        QTimer.singleShot(0, self, self._keep_letters)

    def _keep_letters(self) -> None:
        """Take back the letters of menus, lists and tables: with a theme or style sheet Qt gives them the system's."""
        own = self._application.font()
        # The annotations of PySide ask for bytes, which it refuses.
        if any(self._application.font(kind) != own for kind in KINDS_OF_LETTERS):  # type: ignore[call-overload]
            self._application.setFont(own)

    def _wanted(self) -> Tokens:
        letters = max(QFontInfo(self._font).pixelSize() / DESIGNED_LETTERS, 1.0)
        return self._colours().at_scale(letters * self._preferences.text_percent / PERCENT)

    def _colours(self) -> Tokens:
        hints, theme = self._application.styleHints(), self._preferences.theme
        dark = SCHEMES.get(theme, hints.colorScheme()) == Qt.ColorScheme.Dark
        strong = hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        if theme in {"contrast", "contrast-dark"} or (theme == "system" and strong):
            return DARK_CONTRAST if dark else LIGHT_CONTRAST
        return DARK if dark else LIGHT

    def _dress(self) -> None:
        font = QFont(self._font)
        font.setPointSizeF(font.pointSizeF() * self._preferences.text_percent / PERCENT)
        # From one sheet straight to another Qt dresses each widget again for every widget that it stands in.
        self._application.setStyleSheet("")
        # What was drawn in other colours is asked for no more, and Qt would hold some 60 MB of it.
        QPixmapCache.clear()
        self._application.setFont(font)
        self._application.setPalette(palette_of(self.tokens))
        self._application.setStyleSheet(style_sheet(self.tokens) + panel_style(self.tokens))
        self._keep_letters()
