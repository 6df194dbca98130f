"""How wide the columns of a table are."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QTableView


def fit_columns(table: QTableView, rows: int) -> None:
    """Give each column that is shown the width that its name and the first rows need.

    Only the longest text of a column is measured as it is painted: Qt asks our models for every cell, many times.
    """
    for column in _shown(table):
        width = max(table.horizontalHeader().sectionSizeHint(column), _widest(table, column, rows))
        table.setColumnWidth(column, width)


def narrowed(widths: Sequence[int], room: int, narrowest: int) -> list[int]:
    """Return widths of columns of which the widest give way until all fit, none below the narrowest.

    Examples
    --------
    >>> narrowed([200, 120, 160, 90], 500, 100)
    [145, 120, 145, 90]
    """
    fitting = list(widths)
    while (excess := sum(fitting) - room) > 0 and max(fitting, default=0) > narrowest:
        widest = max(fitting)
        columns = [column for column, width in enumerate(fitting) if width == widest]
        floor = max([narrowest, *(width for width in fitting if width < widest)])
        step = min(-(-excess // len(columns)), widest - floor)
        for column in columns:
            fitting[column] -= step
    return fitting


def _shown(table: QTableView) -> Iterator[int]:
    return (column for column in range(table.model().columnCount()) if not table.isColumnHidden(column))


def _widest(table: QTableView, column: int, rows: int) -> int:
    model = table.model()
    indexes = [model.index(row, column) for row in range(min(model.rowCount(), rows))]
    cells = {str(index.data()): index for index in indexes}
    if not cells:
        return 0
    return table.sizeHintForIndex(cells[max(cells, key=table.fontMetrics().horizontalAdvance)]).width()
