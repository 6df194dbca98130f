"""Labels of words in lines: a long name may break anywhere, a number and its unit never do."""

import re
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

# A word too long for a narrow label, and what lets it break without being seen.
LONG_WORD, NO_SPACE = re.compile(r"[^\s\-]{20,}"), "\u200b"
# A German compound is long, too, and is not broken.
PLAIN_WORD = re.compile(r"\W?[^\W\d_][a-zäöüß]{1,38}\W?")
# What stays on one line: a number with its percent sign or unit, and a short range in brackets.
WHOLE = re.compile(r"\d %|\d (?:[kMGT]?B|[kMG]?Hz|[kMG]?bit/s|k?W|ms|px|h)\b|\([^()]{0,12}\d[^()]{0,12}\)")
NO_BREAK = "\u00a0"
REMEMBERED = 4_000


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


@lru_cache(maxsize=REMEMBERED)
def unbroken(words: str) -> str:
    r"""Return words of which no line ends between a number and its unit, or within a short range in brackets.

    Examples
    --------
    >>> unbroken("CPU 66 % (8 to 15 %)").split(" ")
    ['CPU', '66\xa0%', '(8\xa0to\xa015\xa0%)']
    """
    return WHOLE.sub(lambda part: part[0].replace(" ", NO_BREAK), words)


class WrappedLabel(QLabel):
    """Plain text in lines. `text` is what was said; only what is painted has spaces that do not break."""

    def __init__(self, text: str = "", voice: str = "", parent: QWidget | None = None, *, narrow: bool = True) -> None:
        """Show a text in a voice of the style sheet; a narrow label makes no panel wider for a long word."""
        super().__init__(parent)
        self._said = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        if voice:
            self.setProperty(voice, True)
        if narrow:
            self.setMinimumWidth(1)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show another text."""
        self._said = text
        super().setText(unbroken(text))

    def text(self) -> str:
        """Return the text as it was given."""
        return self._said

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")
