"""Lengths that were designed for letters of the usual size, for those that the user has."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

# The height of the system's letters that the design was drawn with [px].
DESIGNED_LETTERS = 13.0
# With letters so many times the designed ones, what stands side by side is put one below the other.
LARGE = 1.4
# What a window manager takes for a frame and a title bar [px].
FRAME_WIDTH, FRAME_HEIGHT = 8, 40


def for_letters(length: float) -> int:
    """Return a length for the letters in use [px]; never a shorter one than designed."""
    return round(length * max(QFontInfo(QApplication.font()).pixelSize() / DESIGNED_LETTERS, 1.0))


def are_large() -> bool:
    """Return whether letters are so large that two columns have no room beside each other."""
    return QFontInfo(QApplication.font()).pixelSize() >= LARGE * DESIGNED_LETTERS


def size_for(window: QWidget, width: int, height: int) -> QSize:
    """Return the size of a window for the letters in use, as far as its screen has it within a frame."""
    room = window.screen().availableSize() - QSize(FRAME_WIDTH, FRAME_HEIGHT)
    return QSize(for_letters(width), for_letters(height)).boundedTo(room)
