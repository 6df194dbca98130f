"""How a finding is painted: symbol, sentence, remedy, hairline; a group with an arrow that says whether it is open."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from planner.presenters.findings import FindingRow
from planner.theme.labels import unbroken
from planner.theme.tokens import Tokens

ROW = Qt.ItemDataRole.UserRole
DEPTH = ROW + 1
OPEN = ROW + 2
SYMBOL_WIDTH, PAD, LINE_GAP = 20, 8, 2
ARROW_OPEN, ARROW_CLOSED = "▾", "▸"
MOST_MEASURED = 4_000
Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class FindingDelegate(QStyledItemDelegate):
    """Paints a finding: symbol, sentence, remedy, hairline."""

    def __init__(self, tokens: Tokens, parent: QListWidget) -> None:
        super().__init__(parent)
        self.tokens = tokens
        self._list = parent
        self._heights: dict[tuple[object, ...], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the wrapped sentences need."""
        row: FindingRow = index.data(ROW)
        width = self._width(index)
        key = row.text, row.remedy, width, self.tokens.type, option.font.key()
        if key not in self._heights:
            # Most findings stay from edit to edit, and measuring is most of the work of showing them.
            if len(self._heights) > MOST_MEASURED:
                self._heights.clear()
            self._heights[key] = self._needed(row, width, option)
        return QSize(0, self._heights[key])

    def arrow(self, area: QRect) -> QRect:
        """Return where the arrow of a group stands that is painted in `area`."""
        wide = self.tokens.scaled(SYMBOL_WIDTH) + PAD
        return QRect(area.right() - wide, area.top(), wide, area.height())

    def _left(self, index: Index) -> int:
        """Return how far from the edge of the row its symbol stands."""
        return PAD + self.tokens.scaled(SYMBOL_WIDTH) * int(index.data(DEPTH) or 0)

    def _right(self, index: Index) -> int:
        return PAD + (self.tokens.scaled(SYMBOL_WIDTH) if index.data(ROW).members else 0)

    def _width(self, index: Index) -> int:
        # As if the scroll bar were there: it appears only after the heights are asked for.
        room = self._list.width() - self._list.verticalScrollBar().sizeHint().width()
        room = min(room, self._list.viewport().width())
        return max(room - self.tokens.scaled(SYMBOL_WIDTH) - self._left(index) - self._right(index), 40)

    def _needed(self, row: FindingRow, width: int, option: QStyleOptionViewItem) -> int:
        strong, small = self._fonts(option)
        height = self._height(strong, row.text, width)
        if row.remedy:
            height += LINE_GAP + self._height(small, row.remedy, width)
        return height + 2 * PAD

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one finding."""
        row: FindingRow = index.data(ROW)
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            selected = state & QStyle.StateFlag.State_Selected
            painter.fillRect(area, QColor(self.tokens.accent_wash if selected else self.tokens.hover))
        painter.setPen(QColor(self.tokens.hairline))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        inner = area.adjusted(self._left(index), PAD, -self._right(index), -PAD)
        if row.members:
            painter.setPen(QColor(self.tokens.muted))
            place = self.arrow(area).adjusted(0, PAD, -PAD, -PAD)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight,
                             ARROW_OPEN if index.data(OPEN) else ARROW_CLOSED)  # fmt: skip
        self._paint_words(painter, inner, row, option)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRect, row: FindingRow, option: QStyleOptionViewItem) -> None:
        strong, small = self._fonts(option)
        words = area.adjusted(self.tokens.scaled(SYMBOL_WIDTH), 0, 0, 0)
        painter.setFont(strong)
        painter.setPen(QColor(self.tokens.of_state(row.state)))
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, row.symbol)
        painter.setPen(QColor(self.tokens.muted if row.ignored else self.tokens.text))
        painter.drawText(words, int(WRAPPED), unbroken(row.text))
        words.setTop(words.top() + self._height(strong, row.text, words.width()) + LINE_GAP)
        painter.setFont(small)
        painter.setPen(QColor(self.tokens.muted))
        painter.drawText(words, int(WRAPPED), unbroken(row.remedy))

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        strong, small = QFont(option.font), QFont(option.font)
        strong.setPixelSize(self.tokens.type.body)
        strong.setWeight(QFont.Weight.Medium)
        small.setPixelSize(self.tokens.type.small)
        return strong, small

    @staticmethod
    def _height(font: QFont, text: str, width: int) -> int:
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), int(WRAPPED), unbroken(text)).height()
