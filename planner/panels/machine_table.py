"""The machines of the design as a table: it sorts, and copies to a spreadsheet."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from models.words import shown
from planner.presenters.machine_table import HEADERS, LEFT_ALIGNED, TableRow, machine_rows, tab_separated
from planner.session.attention import Attention
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.theme.tokens import Tokens

Index = QModelIndex | QPersistentModelIndex
ORDER = Qt.ItemDataRole.UserRole
# Columns are made as wide as this many rows need.
MEASURED_ROWS = 50
MARKED = frozenset({"high", "over"})


class MachineTableModel(QAbstractTableModel):
    """The rows as Qt's model."""

    def __init__(self, tokens: Tokens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[TableRow, ...] = ()
        self.tokens = tokens

    def show_rows(self, rows: tuple[TableRow, ...]) -> bool:
        """Show other rows, the same machines in place; return whether there are others."""
        same = [row.id for row in rows] == [row.id for row in self.rows]
        if not same:
            self.beginResetModel()
        self.rows = rows
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(HEADERS) - 1))
        return not same

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of machines."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return len(HEADERS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, order, alignment or colour."""
        cell = self.rows[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == ORDER:
            return cell.order
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role == Qt.ItemDataRole.ForegroundRole and cell.state in MARKED:
            return QColor(self.tokens.of_state(cell.state))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's name, aligned as its cells are."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return shown(HEADERS[section])
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


class MachineTable(QTableView):
    """The table; selected rows are the plan's selection, Ctrl+C copies them.

    Signal: ``number_asked`` (the id of a machine and the resource of the cell that was double-clicked).
    """

    number_asked = Signal(object, object)

    def __init__(
        self, session: PlanSession, selection: Selection, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._selection = session, selection
        self._following = False
        self.attention = Attention(self.refresh)
        self._model = MachineTableModel(tokens, self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self._model)
        self._sorted.setSortRole(ORDER)
        self.setModel(self._sorted)
        self.setObjectName("machines")
        self.setAccessibleName(self.tr("Machines"))
        self._dress()
        self.selectionModel().selectionChanged.connect(self._pass_on)
        self.doubleClicked.connect(self._ask)
        session.updated.connect(self._on_update)
        selection.changed.connect(self._on_selection)
        self.refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._model.tokens = tokens
        self.viewport().update()

    def refresh(self) -> None:
        """Show the machines of the design that is shown."""
        self._following = True
        session = self._session
        anew = self._model.show_rows(machine_rows(session.shown_plan, session.design, session.evaluation))
        self._following = False
        self._follow()
        if anew:
            self.resizeColumnsToContents()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected rows, or all, as tab-separated text."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.copied_text())
        else:
            super().keyPressEvent(event)

    def copied_text(self) -> str:
        """Return the selected rows as they stand sorted, or all of them, with headers."""
        order = [self._sorted.mapToSource(self._sorted.index(row, 0)).row() for row in range(self._sorted.rowCount())]
        rows = tuple(self._model.rows[row] for row in order)
        chosen = tuple(row for row in rows if row.id in self._selection.ids)
        return tab_separated(chosen or rows)

    def _ask(self, index: QModelIndex) -> None:
        row = self._model.rows[self._sorted.mapToSource(index).row()]
        self.number_asked.emit(row.id, row.cells[index.column()].resource)

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(28)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(MEASURED_ROWS)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumHeight(28)

    def _on_selection(self, _ids: object) -> None:
        self._follow()

    def _on_update(self, _update: Update) -> None:
        self.attention.ask()

    def _pass_on(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        if not self._following:
            rows = (self._sorted.mapToSource(index).row() for index in self.selectionModel().selectedRows())
            self._selection.set(self._model.rows[row].id for row in rows)

    def _follow(self) -> None:
        if self._following:
            return
        self._following = True
        wanted = QItemSelection()
        for number, row in enumerate(self._model.rows):
            if row.id in self._selection.ids:
                first = self._sorted.mapFromSource(self._model.index(number, 0))
                wanted.select(first, first.siblingAtColumn(len(HEADERS) - 1))
        self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._following = False


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column in LEFT_ALIGNED else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
