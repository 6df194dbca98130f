"""The words in a chart of lines: names at the ends of the lines and levels, values at the marked points.

None stands on another: names move apart, and what there is no room for is left to the chart's table.
"""

import numpy as np
import pyqtgraph
from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics

from planner.charts.axes_view import AxesView
from planner.theme.tokens import Tokens

# Words stand before the lines, the marked points before the words.
WORDS_ABOVE, MARKS_ABOVE = 1.0, 2.0
NAME_GAP, MOST_FOR_NAMES, MARK_GAP, MARK_MARGIN = 8.0, 0.42, 4.0, 2.0


@frozen(eq=False)
class _Name:
    words: pyqtgraph.TextItem
    y: float
    text: str
    short: str


class LineLabels:
    """Words that keep apart when the chart gets another size."""

    def __init__(self, view: AxesView, font: QFont, tokens: Tokens) -> None:
        self._view, self._font, self._tokens = view, font, tokens
        self._metrics = QFontMetrics(font)
        self._names: list[_Name] = []
        self._marks: list[tuple[pyqtgraph.TextItem, float]] = []

    def add_name(self, text: str, short: str, y: float, colour: str) -> None:
        """Name what ends at a height; the first names stay where there is no room for all."""
        self._names.append(_Name(self._added(text, (0.0, 0.5), QColor(colour)), y, text, short))

    def add_mark(self, text: str, x: float, y: float) -> None:
        """Say the value of a point, above it to the left."""
        # On the card, so that a line behind it does not cross it out.
        words = self._added(text, (1.0, 1.0), QColor(self._tokens.text), fill=QColor(self._tokens.card))
        words.textItem.document().setDocumentMargin(MARK_MARGIN)
        words.setPos(x, y)
        self._marks.append((words, x))

    def fit(self, left: float, right: float) -> None:
        """Fit all words to the size of a chart whose lines go from one value to another."""
        self._make_room(left, right)
        self._spread_names(right)
        self._thin_marks()

    def _added(
        self, text: str, anchor: tuple[float, float], colour: QColor, fill: QColor | None = None
    ) -> pyqtgraph.TextItem:
        words = pyqtgraph.TextItem(color=colour, anchor=anchor, fill=fill)
        words.setPlainText(text)
        words.setFont(self._font)
        words.setZValue(WORDS_ABOVE)
        self._view.add(words)
        return words

    def _make_room(self, left: float, right: float) -> None:
        """Leave room for the names, at most part of the chart; what is too long for it is said in short."""
        wide = max(self._view.box.width(), 1.0)
        metrics, room = self._metrics, int(wide * MOST_FOR_NAMES - 2 * NAME_GAP)
        for name in self._names:
            fitting = name.text if metrics.horizontalAdvance(name.text) <= room else name.short
            name.words.setPlainText(metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, room))
        needed = max((name.words.boundingRect().width() for name in self._names), default=0.0) + NAME_GAP
        part = min(needed / wide, MOST_FOR_NAMES)
        self._view.box.setXRange(left, right + (right - left or 1.0) * part / (1.0 - part), padding=0.005)

    def _spread_names(self, right: float) -> None:
        """Move the names apart: from below upwards, then down again from the top."""
        box = self._view.box
        lowest, highest = (float(end) for end in box.viewRange()[1])
        step = self._metrics.height() * box.viewPixelSize()[1]
        rows = max(int((highest - lowest) / step), 1) if step > 0.0 else len(self._names)
        for name in self._names:
            name.words.hide()
        ordered = sorted(self._names[:rows], key=lambda name: name.y)
        places, least = [], float("-inf")
        for name in ordered:
            least = max(name.y, least + step)
            places.append(least)
        most = highest + step / 2
        for number in range(len(places) - 1, -1, -1):
            most = places[number] = min(places[number], most - step)
        for name, y in zip(ordered, places, strict=True):
            name.words.show()
            name.words.setPos(right, y)

    def _thin_marks(self) -> None:
        """Hide the values that would stand on the one before them."""
        unit = self._view.box.viewPixelSize()[0]
        taken = -np.inf
        for words, x in sorted(self._marks, key=lambda mark: mark[1]):
            start = x - words.boundingRect().width() * unit
            words.setVisible(bool(start >= taken))
            if start >= taken:
                taken = x + MARK_GAP * unit
