"""A column of a table whose cells are drawn, not written."""

from abc import abstractmethod

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from planner.theme.tokens import Tokens

NOTHING = "–"


class PaintedColumn(QStyledItemDelegate):
    """Draws each cell inside a margin; a dash where there is nothing to draw."""

    def __init__(self, table: QWidget, size: QSize, margin: float) -> None:
        super().__init__(table)
        self._size, self._margin = size, margin

    @property
    @abstractmethod
    def tokens(self) -> Tokens:
        """Return the colours and sizes of the table."""

    @abstractmethod
    def paint_cell(self, painter: QPainter, area: QRectF, row: int) -> bool:
        """Paint the cell of a row; return whether there was anything to paint."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return its size."""
        return QSize(self.tokens.scaled(self._size.width()), self.tokens.scaled(self._size.height()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell."""
        super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(option.rect)
        inside = QRectF(option.rect).adjusted(self._margin, self._margin, -self._margin, -self._margin)
        painted = self.paint_cell(painter, inside, index.row())
        painter.restore()
        if not painted:
            painter.drawText(option.rect, Qt.AlignmentFlag.AlignCenter, NOTHING)
