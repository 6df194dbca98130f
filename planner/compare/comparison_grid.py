"""The rows of a large comparison: groups, paired bars, values and changes, each in line; the heads stay in sight."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QLineF,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from planner.presenters.comparison import BETTER, WORSE
from planner.presenters.cost_page import COST_WORDS, with_hint
from planner.presenters.large_comparison import DASHED, OUTLINE, Column, LargeCell, LargeRow, LargeView
from planner.theme.fonts import show_tabular
from planner.theme.gauge_paint import paint_symbol
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole
ROW_HEIGHT, HEAD_HEIGHT, PAD, GAP, SYMBOL = 26, 44, 16, 16, 10
BAR, BASE_BAR, LEAST_BARS, MOST_BARS, HATCH = 6, 7, 40, 128, 5.0
LABEL_SHARE, MOST_LABEL, LEAST_ROWS = 0.23, 300, 8
NO_MARK = frozenset({"", "–"})
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GridModel(QAbstractTableModel):
    """The rows of the view, a column for their labels and one a design."""

    def __init__(self) -> None:
        super().__init__()
        self.view: LargeView | None = None

    def show_view(self, view: LargeView | None) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.view = view
        self.endResetModel()

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows there are, those of the groups included."""
        return len(self.view.rows) if self.view else 0

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the label's column and the designs'."""
        return 1 + len(self.view.columns) if self.view else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell, the cell itself, or its note."""
        row = self.row(index.row())
        cell = row.cells[index.column() - 1] if index.column() and row.cells else None
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == 0:
                return row.label
            return ", ".join(part for part in (cell.value, cell.change) if part) if cell else ""
        if role == Qt.ItemDataRole.ToolTipRole and cell is not None:
            return plain_tooltip(with_hint(cell.note, row.key))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a design and what is below it."""
        if self.view is None or orientation == Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        column = self.column(section)
        return f"{column.name}\n{column.note}" if column else ""

    def row(self, number: int) -> LargeRow:
        """Return one row."""
        assert self.view is not None  # noqa: S101 - asked for rows that there are
        return self.view.rows[number]

    def column(self, section: int) -> Column | None:
        """Return the design of a column, None for the labels'."""
        return self.view.columns[section - 1] if self.view and section else None


class GridDelegate(QStyledItemDelegate):
    """Paints the rows; what stands in a column is in line."""

    def __init__(self, model: GridModel, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self.tokens = model, tokens
        self._widths: list[tuple[int, int]] = []

    def measure(self, view: LargeView, font: QFont) -> None:
        """Take the widest value and change of each column."""
        metrics = QFontMetrics(_bold(font))
        rows = [row.cells for row in view.rows if row.cells]
        self._widths = [
            (
                max(metrics.horizontalAdvance(cells[at].value) for cells in rows),
                max(metrics.horizontalAdvance(cells[at].change) for cells in rows),
            )
            for at in range(len(view.columns))
        ]

    def needed(self, at: int) -> int:
        """Return the least width of a design's column [px]."""
        value, change = self._widths[at]
        return value + change + self.tokens.scaled(LEAST_BARS + SYMBOL) + 2 * PAD + 2 * GAP

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        tokens, row = self.tokens, self._model.row(index.row())
        column = self._model.column(index.column())
        area: QRect = option.rect
        painter.save()
        if column is not None and column.incomplete:
            paint_incomplete(painter, area, tokens, last=index.row() == self._model.rowCount() - 1)
        painter.setPen(QColor(tokens.border if not row.cells else tokens.hairline))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if not row.cells and index.column() == 0:
            painter.setFont(_bold(option.font))
            painter.setPen(QColor(tokens.muted))
            painter.drawText(area.adjusted(4, 0, 0, 0), int(LEFT), row.label)
        elif index.column() == 0:
            painter.setPen(QColor(tokens.text))
            inner = area.adjusted(PAD, 0, -4, 0)
            label = QFontMetrics(option.font).elidedText(row.label, Qt.TextElideMode.ElideRight, inner.width())
            painter.setFont(option.font)
            painter.drawText(inner, int(LEFT), label)
        elif row.cells:
            self._paint_cell(painter, area, option.font, row.cells[index.column() - 1], index.column() - 1)
        painter.restore()

    def _paint_cell(self, painter: QPainter, area: QRect, font: QFont, cell: LargeCell, at: int) -> None:
        tokens = self.tokens
        inner = area.adjusted(PAD, 0, -PAD, 0)
        is_baseline = self._model.view is not None and at == self._model.view.baseline
        value, change = self._widths[at]
        mark = tokens.scaled(SYMBOL) + GAP // 2
        bars = min(inner.width() - value - change - mark - 2 * GAP, tokens.scaled(MOST_BARS))
        slack = (inner.width() - bars - value - change - mark - 2 * GAP) // 3
        box = QRectF(inner.left(), inner.top(), bars, inner.height())
        words = QRect(inner.left() + bars + GAP + slack, inner.top(), value, inner.height())
        painter.setFont(font if is_baseline else _bold(font))
        colours = {"high": tokens.high, "over": tokens.over}
        state = {"▲": "high", "✖": "over"}.get(cell.symbol, "")
        painter.setPen(QColor(colours.get(state, tokens.text)))
        painter.drawText(words, int(RIGHT), cell.value)
        if cell.symbol not in NO_MARK:
            side = tokens.scaled(SYMBOL)
            spot = QRectF(words.right() + GAP / 2, inner.top(), side, inner.height())
            paint_symbol(painter, spot, cell.symbol, colours.get(state, tokens.muted))
        painter.setFont(font)
        painter.setPen(QColor({BETTER: tokens.ok, WORSE: tokens.over}.get(cell.tone, tokens.muted)))
        painter.drawText(
            QRect(words.right() + mark + GAP, inner.top(), change + GAP, inner.height()), int(LEFT), cell.change
        )
        self._paint_bars(painter, box, cell, alone=is_baseline)

    def _paint_bars(self, painter: QPainter, box: QRectF, cell: LargeCell, *, alone: bool) -> None:
        bar, base = self.tokens.scaled(BAR), self.tokens.scaled(BASE_BAR)
        top = box.center().y() - (base / 2 if alone else (bar + base) / 2)
        if not alone and cell.bar:
            own = QRectF(box.left(), top, max(box.width() * cell.bar, 1.0), bar)
            pen = QPen(QColor(self.tokens.muted), 1, Qt.PenStyle.DashLine)
            if cell.style == OUTLINE:
                pen = QPen(QColor(self.tokens.text), 1)
            if cell.style in (OUTLINE, DASHED):
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(own.adjusted(0.5, 0.5, -0.5, -0.5))
            else:
                painter.fillRect(own, QColor(self.tokens.text))
        if cell.base_bar:
            below = QRectF(box.left(), top if alone else top + bar, max(box.width() * cell.base_bar, 1.0), base)
            paint_hatched_bar(painter, below, self.tokens)


class GridHeader(QHeaderView):
    """A design's name, and below it its machines or what it lacks; a click makes it the baseline."""

    def __init__(self, model: GridModel, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model, self.legend = model, ("", "", "")
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours and sizes of another theme."""
        self.tokens = tokens
        self.setFixedHeight(tokens.scaled(HEAD_HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint one head."""
        tokens, column = self.tokens, self._model.column(section)
        painter.save()
        painter.fillRect(rect, QColor(tokens.card))
        if column is not None and column.incomplete:
            paint_incomplete(painter, rect, tokens, first=True)
        painter.setPen(QColor(tokens.hairline))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if column is None:
            self._paint_legend(painter, rect.adjusted(4, 0, 0, 0))
        else:
            self._paint_head(painter, rect.adjusted(PAD, 4, -PAD, -4), column)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRect, column: Column) -> None:
        half = rect.height() // 2
        name, note = QFont(self.font()), QFont(self.font())
        name.setPixelSize(self.tokens.type.body)
        name.setWeight(QFont.Weight.DemiBold)
        note.setPixelSize(self.tokens.type.small)
        note.setWeight(QFont.Weight.DemiBold if column.incomplete else QFont.Weight.Normal)
        for words, font, top, colour in (
            (column.name, name, rect.top(), self.tokens.text),
            (column.note, note, rect.top() + half, self.tokens.text if column.incomplete else self.tokens.muted),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideMiddle, rect.width())
            painter.drawText(QRect(rect.left(), top, rect.width(), half), int(LEFT), shown)

    def _paint_legend(self, painter: QPainter, rect: QRect) -> None:
        """Say what solid and hatched bars are, as far as there is room."""
        font = QFont(self.font())
        font.setPixelSize(self.tokens.type.small)
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        metrics, x, middle = QFontMetrics(font), rect.left(), rect.center().y()
        swatches = 2 * self.tokens.scaled(20) + 3 * GAP
        whole = swatches + sum(metrics.horizontalAdvance(words) for words in self.legend) <= rect.width()
        for number, words in enumerate(self.legend):
            if not number and not whole:
                continue
            swatch = self.tokens.scaled(20) if number else 0
            if x + swatch + metrics.horizontalAdvance(words) + GAP > rect.right():
                return
            box = QRectF(x, middle - self.tokens.scaled(BAR) / 2, swatch, self.tokens.scaled(BAR))
            if number == 1:
                painter.fillRect(box, QColor(self.tokens.text))
            elif number:
                paint_hatched_bar(painter, box, self.tokens)
            x += swatch + (4 if number else 0)
            painter.setPen(QColor(self.tokens.muted))
            painter.drawText(QRect(int(x), rect.top(), rect.width(), rect.height()), int(LEFT), words)
            x += metrics.horizontalAdvance(words) + GAP // 2


class ComparisonGrid(QTableView):
    """The table; a head, or Enter on a cell of it, makes a design the baseline.

    Signals: ``copy_requested`` (the key of Copy was pressed), ``cost_asked`` (the key of a column and that of a row of
    costs).
    """

    copy_requested = Signal()
    cost_asked = Signal(object, object)

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        show_tabular(self)
        self.rows = GridModel()
        self.setModel(self.rows)
        self._delegate = GridDelegate(self.rows, tokens, self)
        self.setItemDelegate(self._delegate)
        self.header = GridHeader(self.rows, tokens, self)
        self.setHorizontalHeader(self.header)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for set_mode in (self.setVerticalScrollMode, self.setHorizontalScrollMode):
            set_mode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._ask_cost)
        self.activated.connect(self._activate)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours and sizes of another theme."""
        self._delegate.tokens = tokens
        self.header.set_tokens(tokens)
        self.verticalHeader().setDefaultSectionSize(tokens.scaled(ROW_HEIGHT))
        self.setMinimumHeight(self.header.height() + LEAST_ROWS * tokens.scaled(ROW_HEIGHT))
        self.viewport().update()

    def show_view(self, view: LargeView | None) -> None:
        """Show other rows; what was in sight stays there."""
        place = self.verticalScrollBar().value()
        self.rows.show_view(view)
        self._share_width()
        self.verticalScrollBar().setValue(place)

    def _ask_cost(self, index: QModelIndex) -> bool:
        """Ask for the trail of a cost; return whether the cell is one."""
        key, column = self.rows.row(index.row()).key, self.rows.column(index.column())
        if column is None or key not in COST_WORDS:
            return False
        self.cost_asked.emit(column.key, key)
        return True

    def _activate(self, index: QModelIndex) -> None:
        if not self._ask_cost(index):
            self.header.sectionClicked.emit(index.column())

    def whole_height(self) -> int:
        """Return the height at which nothing scrolls [px]."""
        return self.header.height() + self.rows.rowCount() * self.verticalHeader().defaultSectionSize() + 2

    def event(self, event: QEvent) -> bool:
        """Take the key of Copy for the table, not for what is selected in the plan."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.matches(QKeySequence.StandardKey.Copy))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for a copy of the whole table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the labels their part and the designs the rest, alike; beyond the room it scrolls."""
        view = self.rows.view
        if view is None or not view.columns:
            return
        self._delegate.measure(view, self.font())
        room = self.viewport().width()
        label = min(int(room * LABEL_SHARE), self._delegate.tokens.scaled(MOST_LABEL))
        self.setColumnWidth(0, label)
        each = (room - label) // len(view.columns)
        for at in range(len(view.columns)):
            self.setColumnWidth(at + 1, max(each, self._delegate.needed(at)))


def paint_hatched_bar(painter: QPainter, bar: QRectF, tokens: Tokens) -> None:
    """Paint the bar of a baseline: outlined and hatched."""
    painter.save()
    painter.setPen(QPen(QColor(tokens.muted), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setClipRect(bar, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    steps = int((bar.width() + bar.height()) / HATCH) + 1
    starts = (bar.left() + number * HATCH for number in range(steps))
    painter.drawLines([QLineF(x - bar.height(), bar.bottom(), x, bar.top()) for x in starts])
    painter.restore()


def paint_incomplete(
    painter: QPainter, area: QRect, tokens: Tokens, *, first: bool = False, last: bool = False
) -> None:
    """Paint the ground of an incomplete design: a faint hatch between dashed lines."""
    painter.save()
    hatch = QBrush(QColor(tokens.hairline), Qt.BrushStyle.BDiagPattern)
    painter.setOpacity(0.5)
    painter.fillRect(area, hatch)
    painter.setOpacity(1.0)
    painter.setPen(QPen(QColor(tokens.border), 1, Qt.PenStyle.DashLine))
    painter.drawLine(area.topLeft(), area.bottomLeft())
    painter.drawLine(area.topRight(), area.bottomRight())
    if first:
        painter.drawLine(area.topLeft(), area.topRight())
    if last:
        painter.drawLine(area.bottomLeft(), area.bottomRight())
    painter.restore()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
