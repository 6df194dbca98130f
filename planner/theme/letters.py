"""Lengths that were designed for letters of the usual size, for those that the user has."""

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QWidget

# The height of the system's letters that the design was drawn with [px].
DESIGNED_LETTERS = 13.0
# With letters so many times the designed ones, what stands side by side is put one below the other.
LARGE = 1.4
# What a window manager takes for a frame and a title bar [px].
FRAME_WIDTH, FRAME_HEIGHT = 8, 40
# A word too long for a narrow label, and what lets it break without being seen.
LONG_WORD, NO_SPACE = re.compile(r"[^\s\-]{20,}"), "\u200b"
# A German compound is long, too, and is not broken.
PLAIN_WORD = re.compile(r"\W?[^\W\d_][a-zäöüß]{1,38}\W?")


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


def breakable(words: str) -> str:
    """Return words of which the long ones, such as names of files, may break anywhere: a label cuts them off otherwise.

    Examples
    --------
    >>> breakable("short words") == "short words"
    True
    >>> len(breakable("W" * 30))
    59
    """
    return LONG_WORD.sub(lambda word: word[0] if PLAIN_WORD.fullmatch(word[0]) else NO_SPACE.join(word[0]), words)


def wrapped(label: QLabel) -> QLabel:
    """Return a label that breaks its words into lines as plain text, and makes no panel wider for one long word."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setMinimumWidth(1)
    return label
