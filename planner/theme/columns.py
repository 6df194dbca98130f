"""How wide the columns of a table are."""

from collections.abc import Iterator

from PySide6.QtWidgets import QTableView


def fit_columns(table: QTableView, rows: int) -> None:
    """Give each column that is shown the width that its name and the first rows need.

    Only the longest text of a column is measured as it is painted: Qt asks our models for every cell, many times.
    """
    for column in _shown(table):
        width = max(table.horizontalHeader().sectionSizeHint(column), _widest(table, column, rows))
        table.setColumnWidth(column, width)


def _shown(table: QTableView) -> Iterator[int]:
    return (column for column in range(table.model().columnCount()) if not table.isColumnHidden(column))


def _widest(table: QTableView, column: int, rows: int) -> int:
    model = table.model()
    indexes = [model.index(row, column) for row in range(min(model.rowCount(), rows))]
    cells = {str(index.data()): index for index in indexes}
    if not cells:
        return 0
    return table.sizeHintForIndex(cells[max(cells, key=table.fontMetrics().horizontalAdvance)]).width()
