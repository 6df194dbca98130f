"""One cell of the comparison: a pair of bars, the value, its change, a symbol; each in its own column of the cell."""

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from planner.presenters.comparison import BETTER, WORSE, ComparisonCell
from planner.theme.gauge_paint import paint_symbol
from planner.theme.tokens import Tokens

CELL = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
PAD, GAP, SYMBOL = 8, 8, 10
BAR, BAR_BELOW, BAR_GAP, LEAST_BARS, MOST_BARS = 5, 3, 2, 24, 120
# Symbols of states that need no mark beside a value: none, and that of no data, which the value shows itself.
NO_MARK = frozenset({"", "–"})
HATCH = 4.0
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ComparisonCellDelegate(QStyledItemDelegate):
    """Paints the design's bar solid above the baseline's, which is hatched.

    ``baseline`` is the column of the baseline, which has but the one bar; ``below`` says that columns are too narrow
    for bars beside the words, so that they stand below them in all.
    """

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.tokens = tokens
        # Widths of the widest value and change of each column, so that all stand in line.
        self.widths: dict[int, tuple[int, int, int]] = {}
        self.baseline, self.below = 0, False

    def measure(self, column: int, cells: list[ComparisonCell], metrics: QFontMetrics) -> None:
        """Take the widths of a column's values, changes and symbols."""
        value = max((metrics.horizontalAdvance(cell.value) for cell in cells), default=0)
        change = max((metrics.horizontalAdvance(cell.change) for cell in cells), default=0)
        symbol = self.tokens.scaled(SYMBOL) if any(cell.symbol not in NO_MARK for cell in cells) else 0
        self.widths[column] = (value, change, symbol)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that the words need."""
        widths = [width for width in self.widths.get(index.column(), ()) if width]
        return QSize(sum(widths) + GAP * max(len(widths) - 1, 0) + 2 * PAD, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        cell = index.data(CELL)
        if not isinstance(cell, ComparisonCell):
            super().paint(painter, option, index)
            return
        painter.save()
        painter.setPen(QColor(self.tokens.hairline))
        area: QRect = option.rect
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setFont(option.font)
        inner = area.adjusted(PAD, 0, -PAD, 0)
        bar = self.tokens.scaled(BAR_BELOW if self.below else BAR)
        pair = 2 * bar + BAR_GAP
        words = inner.adjusted(0, 0, 0, -pair - BAR_GAP) if self.below else inner
        left = self._paint_words(painter, words, cell, index.column())
        beside = QRectF(inner.left(), inner.center().y() - pair / 2, left - GAP - inner.left(), pair)
        below = QRectF(inner.left(), inner.bottom() - pair - BAR_GAP, inner.width(), pair)
        bars = below if self.below else beside
        bars.setWidth(min(bars.width(), float(self.tokens.scaled(MOST_BARS))))
        if self.below:
            bars.moveRight(inner.right())
        self._paint_bars(painter, bars, cell, bar, alone=index.column() == self.baseline)
        painter.restore()

    def room_for_bars(self, column: int, width: int) -> bool:
        """Return whether a column of this width has room for bars beside its words."""
        words = sum(width + GAP for width in self.widths.get(column, ()) if width)
        return width - words - 2 * PAD >= self.tokens.scaled(LEAST_BARS)

    def _paint_words(self, painter: QPainter, area: QRect, cell: ComparisonCell, column: int) -> int:
        """Return where the words begin, after painting them from the right."""
        tokens = self.tokens
        value, change, symbol = self.widths.get(column, (0, 0, 0))
        colours = {BETTER: tokens.ok, WORSE: tokens.over, "high": tokens.high, "over": tokens.over}
        colour = colours.get(cell.tone, tokens.text)
        painter.setPen(QColor(colour))
        right = area.right()
        if cell.symbol not in NO_MARK:
            paint_symbol(painter, QRectF(right - symbol, area.top(), symbol, area.height()), cell.symbol, colour)
        right -= symbol + (GAP if symbol else 0)
        for words, width in ((cell.change, change), (cell.value, value)):
            painter.drawText(QRect(right - width, area.top(), width, area.height()), int(RIGHT), words)
            right -= width + (GAP if width else 0)
        return right + GAP

    def _paint_bars(self, painter: QPainter, area: QRectF, cell: ComparisonCell, height: int, *, alone: bool) -> None:
        if cell.bar and not alone:
            own = QRectF(area.left(), area.top(), max(area.width() * cell.bar, 1.0), height)
            painter.fillRect(own, QColor(self.tokens.muted))
        if cell.base_bar:
            below = area.center().y() - height / 2 if alone else area.bottom() - height
            base = QRectF(area.left(), below, max(area.width() * cell.base_bar, 1.0), height)
            self._paint_hatched(painter, base)

    def _paint_hatched(self, painter: QPainter, bar: QRectF) -> None:
        painter.save()
        painter.setPen(QPen(QColor(self.tokens.muted), 1))
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setClipRect(bar)
        steps = int((bar.width() + bar.height()) / HATCH) + 1
        starts = (bar.left() + number * HATCH for number in range(steps))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawLines([QLineF(x - bar.height(), bar.bottom(), x, bar.top()) for x in starts])
        painter.restore()
