"""The numbers of the documents that the model neither takes nor returns."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from models.words import translate
from planner.presenters.published_page import CONTEXT_HEADERS
from planner.theme.columns import fit_columns
from planner.theme.letters import for_letters

Index = QModelIndex | QPersistentModelIndex
MEASURED_ROWS, ROW_HEIGHT = 20, 26


class ContextModel(QAbstractTableModel):
    """The rows of numbers as Qt's model."""

    def __init__(self, rows: Sequence[tuple[str, ...]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return len(CONTEXT_HEADERS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text."""
        return self.rows[index.row()][index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's name."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return translate(CONTEXT_HEADERS[section]) if role == Qt.ItemDataRole.DisplayRole else None


class ContextTable(QTableView):
    """Numbers with their place; nothing is judged."""

    def __init__(self, rows: Sequence[tuple[str, ...]]) -> None:
        super().__init__()
        self.setModel(ContextModel(rows, self))
        self.setAccessibleName(self.tr("Other values in the documents"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns now that the font is known."""
        super().showEvent(event)
        fit_columns(self, MEASURED_ROWS)
