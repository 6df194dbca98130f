"""The machines of the library as Qt's models: all of them, and those that are looked for."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor

from planner.panels.column_heads import alignment, head_data
from planner.presenters.hardware import COLUMNS, PRICE, HardwareFilter, HardwareRow, cell_source
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
ORDER, CELL = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class HardwareTableModel(QAbstractTableModel):
    """The rows as Qt's model; prices can be typed."""

    # The machine and the text that was typed for its price.
    price_typed = Signal(object, str)

    def __init__(self, tokens: Tokens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[HardwareRow, ...] = ()
        self.tokens = tokens
        self.priced = True

    def show_rows(self, rows: tuple[HardwareRow, ...]) -> None:
        """Show other machines."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of machines."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done: a price can be typed."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if self.priced and index.column() == PRICE else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, order, alignment, colour or source."""
        row = self.rows[index.row()]
        return self._answers(row, index.column()).get(role, _nothing)()

    def _answers(self, row: HardwareRow, column: int) -> dict[int, Callable[[], Any]]:
        cell = row.cells[column]
        quiet = cell.missing or COLUMNS[column].key == "processor"
        return {
            Qt.ItemDataRole.DisplayRole: lambda: cell.text,
            Qt.ItemDataRole.EditRole: lambda: "" if row.model.price is None else f"{row.model.price:g}",
            Qt.ItemDataRole.TextAlignmentRole: lambda: alignment(COLUMNS[column]),
            Qt.ItemDataRole.ForegroundRole: lambda: QColor(self.tokens.muted) if quiet else None,
            Qt.ItemDataRole.ToolTipRole: lambda: plain_tooltip(cell_source(row, column)),
            ORDER: lambda: cell.order,
            CELL: lambda: cell,
        }

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Say which price was typed; the plan keeps it, and shows it again."""
        if role != Qt.ItemDataRole.EditRole or str(value) == self.data(index, role):
            return False
        self.price_typed.emit(self.rows[index.row()].model, str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's name, aligned as its cells are."""
        return head_data(COLUMNS, section, orientation, role)


class FilteredHardware(QSortFilterProxyModel):
    """The machines that are looked for, sorted."""

    def __init__(self, model: HardwareTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model, self._filter = model, HardwareFilter()
        self.setSourceModel(model)
        self.setSortRole(ORDER)

    def look_for(self, wanted: HardwareFilter) -> None:
        """Show only the machines that are looked for."""
        self.beginFilterChange()
        self._filter = wanted
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Return whether a machine is looked for."""
        return self._filter.holds(self._model.rows[row].model)

    def row_of(self, index: Index) -> HardwareRow | None:
        """Return the machine of an index."""
        return self._model.rows[self.mapToSource(index).row()] if index.isValid() else None


def _nothing() -> None:
    return None
