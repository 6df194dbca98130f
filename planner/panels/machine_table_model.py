"""The rows of the machine table as Qt's models: the machines, and those of them that are looked for."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor

from planner.panels.column_heads import alignment, head_data
from planner.presenters.machine_table import ABOVE_STATES, COLUMNS, TableRow
from planner.theme.tokens import Tokens

Index = QModelIndex | QPersistentModelIndex
ORDER = Qt.ItemDataRole.UserRole


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
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(COLUMNS) - 1))
        return not same

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of machines."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done: hardware and names can be edited."""
        flags = super().flags(index)
        editable = index.isValid() and self.rows[index.row()].paths[index.column()]
        return flags | Qt.ItemFlag.ItemIsEditable if editable else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, order, alignment or colour."""
        cell = self.rows[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == ORDER:
            return cell.order
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(COLUMNS[index.column()])
        if role == Qt.ItemDataRole.ForegroundRole and cell.state in ABOVE_STATES:
            return QColor(self.tokens.of_state(cell.state))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's name, aligned as its cells are."""
        return head_data(COLUMNS, section, orientation, role)


class FilteredMachines(QSortFilterProxyModel):
    """The machines that hold a text and have a gauge in a state, sorted."""

    def __init__(self, model: MachineTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._text, self._state = "", ""
        self._columns: tuple[int, ...] = tuple(range(len(COLUMNS)))
        self.setSourceModel(model)
        self.setSortRole(ORDER)

    def look_in(self, columns: tuple[int, ...]) -> None:
        """Look for the text in these columns alone."""
        self.beginFilterChange()
        self._columns = columns
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def look_for(self, text: str, state: str) -> None:
        """Show only the machines that hold every word of a text and have a gauge in a state; empty for any."""
        self.beginFilterChange()
        self._text, self._state = text, state
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether a machine is looked for."""
        machine = self._model.rows[row]
        return machine.has_state(self._state) and machine.holds(self._text, self._columns)

    def shown_row(self, index: Index) -> TableRow:
        """Return the machine of an index."""
        return self._model.rows[self.mapToSource(index).row()]
