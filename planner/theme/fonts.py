"""Inter, which comes with the program: the letters of reports everywhere, and of the window on Linux."""

import sys
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QWidget

from resources import folder

FAMILY, OF_WINDOWS = "Inter", "Segoe UI"
FILES = ("Inter-Regular.otf", "Inter-SemiBold.otf")
# Digits of one width, so that those of a column stand below each other.
TABULAR = QFont.Tag("tnum")


@cache
def own_family() -> str:
    """Return the name of the family, loaded; the system's usual one where it cannot be loaded."""
    for name in FILES:
        QFontDatabase.addApplicationFontFromData((folder() / "fonts" / name).read_bytes())
    return FAMILY if QFontDatabase.hasFamily(FAMILY) else QFont().family()


def window_font(platform: str = sys.platform) -> QFont:
    """Return the letters of the window at the system's size.

    Windows (Segoe UI) and macOS have letters of their own; what Linux falls back to differs from machine to machine,
    and so does what a Windows without its letters takes.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if platform.startswith("linux") or (platform == "win32" and not QFontDatabase.hasFamily(OF_WINDOWS)):
        # Letters that Inter lacks come from the system's own.
        font.setFamilies([own_family(), *font.families()])
    return font


def tabular(font: QFont) -> QFont:
    """Return letters with digits of one width, where they have such digits."""
    same = QFont(font)
    same.setFeature(TABULAR, 1)
    return same


def show_tabular(widget: QWidget) -> None:
    """Let a widget show digits of one width, in whatever letters it has then."""
    digits = QFont()
    digits.setResolveMask(0)
    digits.setFeature(TABULAR, 1)
    widget.setFont(digits)
