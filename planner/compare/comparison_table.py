"""The table of a comparison: a row for each thing compared, a column for each design."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionHeader,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from planner.compare.comparison_cells import CELL, ComparisonCellDelegate
from planner.presenters.comparison import ComparisonCell, ComparisonView, comparison_tsv
from planner.presenters.cost_page import with_hint
from planner.theme.fonts import show_tabular
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

ROW_HEIGHT, HIGH_ROW, CELL_PAD, LEAST_COLUMN, LEAST_LABEL, MOST_LABEL_SHARE = 28, 32, 24, 96, 180, 0.34

# As in the style sheet of the panels.
HEAD_PADDING = 11


class _Header(QHeaderView):
    """Heads shortened to the room that the style sheet leaves them: Qt reckons without its padding and bold letters."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the sizes of another theme."""
        self._letters = tokens.type.small
        self.setMinimumHeight(tokens.scaled(ROW_HEIGHT))

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, column: int) -> None:
        """Shorten the text of one head in its middle: names of designs differ at their ends."""
        super().initStyleOptionForIndex(option, column)
        letters = QFont(self.font())
        letters.setPixelSize(self._letters)
        letters.setWeight(QFont.Weight.DemiBold)
        room = self.sectionSize(column) - 2 * HEAD_PADDING
        option.text = QFontMetrics(letters).elidedText(option.text, Qt.TextElideMode.ElideMiddle, room)


class ComparisonTable(QTableWidget):
    """The rows; Ctrl+C copies them all."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        show_tabular(self)
        self._view: ComparisonView | None = None
        self._delegate = ComparisonCellDelegate(tokens, self)
        self.setObjectName("comparison")
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        for set_mode in (self.setVerticalScrollMode, self.setHorizontalScrollMode):
            set_mode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self._header = _Header(tokens, self)
        self.setHorizontalHeader(self._header)

    def show_view(self, view: ComparisonView | None, tokens: Tokens) -> None:
        """Show a comparison, or nothing."""
        self._view, self._delegate.tokens = view, tokens
        self.clear()
        self._header.set_tokens(tokens)
        self.setRowCount(len(view.rows) if view else 0)
        self.setColumnCount(1 + len(view.headers) if view else 0)
        if view is None:
            return
        for column, text in enumerate((view.corner, *view.headers)):
            head = _item(text, column)
            head.setToolTip(plain_tooltip(text))
            self.setHorizontalHeaderItem(column, head)
        for number, row in enumerate(view.rows):
            label = _item(row.label, 0)
            label.setToolTip(plain_tooltip(row.label))
            self.setItem(number, 0, label)
            for column, cell in enumerate(row.cells, start=1):
                self.setItem(number, column, _cell_item(cell, column, row.key))
        self._delegate.baseline = view.design_ids.index(view.baseline) + 1
        self._share_width()

    def event(self, event: QEvent) -> bool:
        """Take the key of Copy for the table, not for what is selected in the plan."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.matches(QKeySequence.StandardKey.Copy))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the table as tab-separated text."""
        if event.matches(QKeySequence.StandardKey.Copy) and self._view is not None:
            QGuiApplication.clipboard().setText(comparison_tsv(self._view))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give every column the room of its numbers, words and designs what is left; beyond the room it scrolls."""
        view = self._view
        if view is None:
            return
        metrics, room = self.fontMetrics(), self.viewport().width()
        label = max(metrics.horizontalAdvance(text) for text in (view.corner, *(row.label for row in view.rows)))
        designs = range(1, len(view.headers) + 1)
        for column in designs:
            self._delegate.measure(column, [row.cells[column - 1] for row in view.rows], metrics)
        smallest = self._delegate.tokens.scaled(LEAST_COLUMN)
        least = [max(self.sizeHintForColumn(column), smallest) for column in designs]
        # Words wrap and have tooltips: they give way to numbers that would be out of sight.
        first = min(label + CELL_PAD, int(room * MOST_LABEL_SHARE))
        if first + sum(least) > room:
            first = min(first, max(room - sum(least), self._delegate.tokens.scaled(LEAST_LABEL)))
        self.setColumnWidth(0, first)
        spare = max(room - first - sum(least), 0) // len(least)
        for column, needed in zip(designs, least, strict=True):
            self.setColumnWidth(column, needed + spare)
        room_for = self._delegate.room_for_bars
        self._delegate.below = not all(room_for(column, self.columnWidth(column)) for column in designs)
        height = HIGH_ROW if self._delegate.below else ROW_HEIGHT
        self.verticalHeader().setDefaultSectionSize(self._delegate.tokens.scaled(height))


def _item(text: str, column: int) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item


def _cell_item(cell: ComparisonCell, column: int, key: str) -> QTableWidgetItem:
    item = _item(cell.text, column)
    item.setData(CELL, cell)
    item.setToolTip(plain_tooltip(with_hint(cell.note, key)))
    return item
