"""The matrix of failures: a click or the arrow keys choose one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from planner.presenters.failure_matrix import Matrix, MatrixCell
from planner.theme.fonts import show_tabular
from planner.theme.gauge_paint import paint_symbol
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
WIDTH, LEAST_WIDTH, HEIGHT, HEAD, NAME = 72, 48, 28, 60, 140
# How strong the tint of the most users without service is, and from where on words need the other colour.
STRONGEST, TURNS = 0.75, 0.5
SYMBOL = 9.0
CELL = Qt.ItemDataRole.UserRole
PARTS = re.compile(r"([^\s-]+)(-?)")


class MatrixModel(QAbstractTableModel):
    """The cells; those above the diagonal cannot be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.matrix: Matrix | None = None
        # What the name of a column becomes where there is little room.
        self.shortened: Callable[[str], str] = str

    def show_matrix(self, matrix: Matrix | None) -> None:
        """Show other cells."""
        self.beginResetModel()
        self.matrix = matrix
        self.endResetModel()

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many elements can fail."""
        return len(self.matrix.names) if self.matrix else 0

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the same: each can fail with each."""
        return self.rowCount()

    def cell(self, index: Index) -> MatrixCell | None:
        """Return a cell, None where there is no failure of its own."""
        return self.matrix.rows[index.row()][index.column()] if self.matrix and index.isValid() else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell, the cell itself, or its note."""
        cell = self.cell(index)
        if cell is None:
            return None
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{cell.text} {cell.symbol}".strip()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.note
        return plain_tooltip(cell.note) if role == Qt.ItemDataRole.ToolTipRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of an element."""
        if self.matrix is None or role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return None
        name = self.matrix.names[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(name)
        return self.shortened(name) if orientation == Qt.Orientation.Horizontal else name

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that only cells with a failure are chosen."""
        chosen = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return chosen if self.cell(index) is not None else Qt.ItemFlag.NoItemFlags


class MatrixDelegate(QStyledItemDelegate):
    """Paints a tint by the users without service, and the words on it."""

    def __init__(self, tokens: Tokens, parent: QTableView) -> None:
        super().__init__(parent)
        self.tokens = tokens

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        cell = index.data(CELL)
        if not isinstance(cell, MatrixCell):
            return
        tokens = self.tokens
        area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = QColor(tokens.text)
        ground.setAlphaF(STRONGEST * cell.tint)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        single = len(cell.down) == 1
        line = (
            QPen(QColor(tokens.accent), 2) if chosen else QPen(QColor(tokens.border if single else tokens.hairline), 1)
        )
        painter.setPen(line)
        painter.setBrush(ground)
        painter.drawRoundedRect(area, 3, 3)
        font = QFont(option.font)
        font.setPixelSize(tokens.type.small)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        colour = tokens.card if STRONGEST * cell.tint > TURNS else tokens.text
        state = tokens.high if cell.symbol == "▲" else colour
        painter.setPen(QColor(colour))
        side = tokens.scaled(SYMBOL) if cell.symbol == "▲" else 0
        words = cell.text or cell.symbol
        painter.drawText(area.adjusted(2, 0, -2 - side, 0), int(Qt.AlignmentFlag.AlignCenter), words)
        if side:
            paint_symbol(painter, QRectF(area.right() - side - 4, area.top(), side, area.height()), cell.symbol, state)
        painter.restore()


class FailureMatrix(QTableView):
    """Up to a dozen elements and their pairs.

    Signal: ``chosen`` (the ids of what fails).
    """

    chosen = Signal(object)

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        show_tabular(self)
        self.cells = MatrixModel()
        self.cells.shortened = self._shortened
        self.setModel(self.cells)
        self._delegate = MatrixDelegate(tokens, self)
        self.setItemDelegate(self._delegate)
        self.setObjectName("matrix")
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        # Names of machines differ at their ends.
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours and sizes of another theme."""
        self._delegate.tokens = tokens
        self.verticalHeader().setDefaultSectionSize(tokens.scaled(HEIGHT))
        self.horizontalHeader().setFixedHeight(tokens.scaled(HEAD))
        self.verticalHeader().setFixedWidth(tokens.scaled(NAME))
        self._fit()
        self.viewport().update()

    def show_matrix(self, matrix: Matrix | None) -> None:
        """Show other cells; none is chosen."""
        with QSignalBlocker(self):
            self.cells.show_matrix(matrix)
        self._fit()

    def mark(self, down: tuple[str, ...]) -> None:
        """Mark a failure as chosen, without telling."""
        matrix = self.cells.matrix
        places = ((row, column) for row in range(self.cells.rowCount()) for column in range(row + 1))
        with QSignalBlocker(self):
            for row, column in places:
                cell = matrix.rows[row][column] if matrix else None
                if cell is not None and set(cell.down) == set(down):
                    self.setCurrentIndex(self.cells.index(row, column))
                    return
            self.clearSelection()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell which failure is chosen."""
        super().selectionChanged(selected, deselected)
        cell = self.cells.cell(self.currentIndex())
        if cell is not None and selected.indexes():
            self.chosen.emit(cell.down)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing scrolls."""
        sides = (self.verticalHeader().width(), self.horizontalHeader().height())
        number = self.cells.rowCount()
        width = sides[0] + number * self.horizontalHeader().defaultSectionSize() + 2
        height = sides[1] + number * self.verticalHeader().defaultSectionSize() + 2
        # A bar below must not hide a part of the last row.
        bar = self.horizontalScrollBar()
        return QSize(width, height + (bar.sizeHint().height() if bar.maximum() else 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the cells."""
        super().resizeEvent(event)
        self._fit()

    def _shortened(self, name: str) -> str:
        """Return a name of whose parts between spaces and hyphens, where it wraps, none is wider than a column."""
        header = self.horizontalHeader()
        room = header.defaultSectionSize() - 2
        metrics, right = header.fontMetrics(), Qt.TextElideMode.ElideRight
        # The hyphen stays, as the name wraps after it.
        return PARTS.sub(
            lambda part: metrics.elidedText(part[1], right, room - metrics.horizontalAdvance(part[2])) + part[2], name
        )

    def _fit(self) -> None:
        tokens = self._delegate.tokens
        each = self.viewport().width() // max(self.cells.rowCount(), 1)
        width = min(max(each, tokens.scaled(LEAST_WIDTH)), tokens.scaled(WIDTH))
        self.horizontalHeader().setDefaultSectionSize(width)
        self.updateGeometry()
