"""How far a command is, on standard error: one line that changes on a terminal, else a plain line a second."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from models.units import PERCENT

# What ends sooner says nothing; a terminal shows a change some times a second.
TELL_S, CHANGE_S = 1.0, 0.2
BLANK = "\r\x1b[K"


class ProgressLine:
    """Tells how far long work is; standard error that nobody reads any more is no reason to end it."""

    def __init__(self, stream: TextIO, clock: Callable[[], float]) -> None:
        self._stream, self._clock = stream, clock
        self._start = self._told = clock()
        self._changes = stream.isatty()
        self._stands, self._words = False, ""

    def __call__(self, done: float) -> None:
        """Tell the part that is done [fraction], and what is left of the time."""
        spent = self._clock() - self._start
        self.tell(f"{done * PERCENT:.0f} %" + (f", {spent * (1.0 - done) / done:.0f} s left" if done > 0.0 else ""))

    def tell(self, words: str) -> None:
        """Write a line, unless one was written just now, or it would be the same again."""
        now = self._clock()
        least = CHANGE_S if self._stands and self._changes else TELL_S
        if now - self._told < least or words == self._words:
            return
        self._told, self._words = now, words
        self._write(f"{BLANK}{words}" if self._changes else f"{words}\n")
        self._stands = True

    def end(self) -> None:
        """Take the line off a terminal: what follows is the answer."""
        if self._stands and self._changes:
            self._write(BLANK)

    def _write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._stream.write(text)
            self._stream.flush()


@contextmanager
def progress() -> Iterator[ProgressLine]:
    """Yield what tells how far the work of a block is."""
    line = ProgressLine(sys.stderr, time.monotonic)
    try:
        yield line
    finally:
        line.end()
