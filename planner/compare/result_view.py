"""Results as tables: read, copied, and a row chosen to see what it speaks of; several pages under one head."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QHBoxLayout,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from planner.presenters.result_table import ResultRow, ResultTable, result_tsv
from planner.theme.columns import header_widths, narrowed, wrapping
from planner.theme.fonts import show_tabular
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

ROW_HEIGHT, BUTTON_HEIGHT, NARROWEST = 28, 24, 160
MOST_OF_WIDTH, MOST_WHERE_SCROLLED = 0.36, 0.6
# Columns are made as wide as this many rows need.
MEASURED_ROWS = 50
MARKED = frozenset({"high", "over"})


class ResultTableView(QTableWidget):
    """A table of results; Ctrl+C copies all of it.

    Signal: ``chosen`` (the ids that the chosen row speaks of).
    """

    chosen = Signal(object)

    def __init__(self, name: str, tokens: Tokens) -> None:
        super().__init__()
        show_tabular(self)
        self.shown: ResultTable | None = None
        self._tokens = tokens
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(MEASURED_ROWS)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        # Names of machines differ at their ends.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.itemSelectionChanged.connect(self._choose)

    def show_table(self, table: ResultTable | None) -> None:
        """Show a table, or nothing; no row is chosen."""
        self.shown = table
        self.blockSignals(True)
        self.clear()
        self.setRowCount(len(table.rows) if table else 0)
        self.setColumnCount(len(table.head) if table else 0)
        if table is not None:
            self._fill(table)
        self.blockSignals(False)

    def mark(self, ids: tuple[str, ...]) -> None:
        """Mark the row that speaks of these ids as chosen, without telling."""
        rows = self.shown.rows if self.shown is not None else ()
        self.blockSignals(True)
        at = next((number for number, row in enumerate(rows) if set(row.ids) == set(ids)), -1)
        if at < 0:
            self.clearSelection()
        elif at != self.currentRow():
            self.selectRow(at)
        self.blockSignals(False)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.show_table(self.shown)

    def copy_table(self) -> None:
        """Copy the table as tab-separated text."""
        if self.shown is not None:
            QGuiApplication.clipboard().setText(result_tsv(self.shown))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_table()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_columns()

    def _choose(self) -> None:
        rows = self.selectionModel().selectedRows()
        if self.shown is not None and rows:
            self.chosen.emit(self.shown.rows[rows[0].row()].ids)

    def _fill(self, table: ResultTable) -> None:
        height = self._tokens.scaled(ROW_HEIGHT)
        self.verticalHeader().setDefaultSectionSize(height)
        for column, text in enumerate(table.head):
            head = QTableWidgetItem(text)
            head.setData(Qt.ItemDataRole.TextAlignmentRole, wrapping(_alignment(table, column)))
            # A heading may be cut where there is little room.
            head.setToolTip((table.notes[column] if table.notes else "") or text)
            self.setHorizontalHeaderItem(column, head)
        for number, row in enumerate(table.rows):
            for column in range(len(table.head)):
                self.setItem(number, column, self._item(table, row, column))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column the width of its words, but none much more than its part of the table; the last the rest.

        Where all do not fit, heads take two lines, the widest columns give way, down to a width in which a name can be
        read, and spare columns are left out. Where the table scrolls even so, cutting names gains nothing.
        """
        if not self.columnCount():
            return
        narrowest = self._tokens.scaled(NARROWEST)
        self.horizontalHeader().setStretchLastSection(False)
        needed = self._widths(lines=1)
        wrapped = sum(needed) > self.viewport().width()
        self._wrap_heads(wrapped=wrapped)
        needed = self._widths(lines=2) if wrapped else needed
        # Higher heads may have brought the vertical scroll bar.
        room = self.viewport().width()
        hidden, widths = self._fitting(needed, room, narrowest)
        for column, width in enumerate(widths):
            self.setColumnHidden(column, column in hidden)
            self.setColumnWidth(column, width)
        self.horizontalHeader().setStretchLastSection(sum(widths) <= room)

    def _fitting(self, needed: list[int], room: int, narrowest: int) -> tuple[set[int], list[int]]:
        """Return which columns are left out, and widths with which the others fit; all of them where none fit."""
        spare = self.spare_columns()
        for number in range(len(spare) + 1):
            hidden = {*spare[:number]}
            shown = [0 if column in hidden else width for column, width in enumerate(needed)]
            widths = narrowed([*_at_most(shown[:-1], room * MOST_OF_WIDTH, narrowest), shown[-1]], room, narrowest)
            if sum(widths) <= room:
                return hidden, widths
        return set(), [*_at_most(needed[:-1], room * MOST_WHERE_SCROLLED, narrowest), needed[-1]]

    def spare_columns(self) -> tuple[int, ...]:
        """Return the columns that may be left out where there is no room for all."""
        return self.shown.spare if self.shown is not None else ()

    def _widths(self, *, lines: int) -> list[int]:
        """Return the width that the words of each column need, with the heads in so many lines."""
        header = self.horizontalHeader()
        heads = header_widths(header, lines)
        return [max(self.sizeHintForColumn(column), width) for column, width in enumerate(heads)]

    def _wrap_heads(self, *, wrapped: bool) -> None:
        header, height = self.horizontalHeader(), self._tokens.scaled(ROW_HEIGHT)
        # Qt cuts a head to one line before it wraps it.
        header.setTextElideMode(Qt.TextElideMode.ElideNone if wrapped else Qt.TextElideMode.ElideRight)
        header.setFixedHeight(height + header.fontMetrics().lineSpacing() if wrapped else height)

    def _item(self, table: ResultTable, row: ResultRow, column: int) -> QTableWidgetItem:
        item = QTableWidgetItem(row.cells[column])
        item.setTextAlignment(_alignment(table, column))
        item.setToolTip(plain_tooltip(row.cells[column]))
        state = row.states[column]
        item.setForeground(QColor(self._tokens.of_state(state) if state in MARKED else self._tokens.text))
        return item


def _at_most(widths: Sequence[int], most: float, narrowest: int) -> list[int]:
    return [min(width, max(narrowest, int(most))) for width in widths]


class ResultPages(QWidget):
    """Views of the same results, one at a time, each under a button; a table has a button that copies it."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[QToolButton] = []
        self.copy_button = _button(self.tr("Copy table"), self.tr("Copy the table for a spreadsheet"))
        self.copy_button.clicked.connect(self._copy)
        self._group = QButtonGroup(self)
        self._stack = QStackedWidget()
        self._head = QHBoxLayout()
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(4)
        self._head.addStretch(1)
        self._head.addWidget(self.copy_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self._head)
        layout.addWidget(self._stack, 1)
        self._group.idClicked.connect(self.show_page)

    def add(self, name: str, view: QWidget) -> None:
        """Add a view; the first is shown."""
        button = _button(name, "")
        button.setCheckable(True)
        number = self._stack.addWidget(view)
        self._group.addButton(button, number)
        self.buttons.append(button)
        self._head.insertWidget(number, button)
        if number == 0:
            self.show_page(0)

    def gather(self, views: Iterable[QWidget]) -> None:
        """Take views back that were shown elsewhere, in the order in which they were added."""
        page = self._group.checkedId()
        for number, view in enumerate(views):
            self._stack.insertWidget(number, view)
        self.show_page(max(page, 0))

    def show_page(self, number: int) -> None:
        """Show another view."""
        self._group.button(number).setChecked(True)
        self._stack.setCurrentIndex(number)
        self.copy_button.setVisible(isinstance(self._stack.currentWidget(), ResultTableView))

    def _copy(self) -> None:
        view = self._stack.currentWidget()
        if isinstance(view, ResultTableView):
            view.copy_table()


def _button(text: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    button.setMinimumHeight(BUTTON_HEIGHT)
    return button


def _alignment(table: ResultTable, column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in table.right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
