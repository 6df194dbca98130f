"""How wide the columns of a table are."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QTableView

# As in the style sheet, on both sides.
HEAD_PADDING = 16


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


def header_widths(header: QHeaderView, lines: int) -> list[int]:
    """Return the width that the head of each column needs in one line, or in two."""
    widths, metrics, model = [], header.fontMetrics(), header.model()
    for column in range(header.count()):
        width = header.sectionSizeHint(column)
        if lines > 1:
            text = str(model.headerData(column, Qt.Orientation.Horizontal))
            halved = _in_two_lines(text, metrics)
            # Of a head that wraps already, Qt's hint may be less than that of its text in one line.
            width = max(width + halved - metrics.horizontalAdvance(text), halved + HEAD_PADDING)
        widths.append(width)
    return widths


def _in_two_lines(text: str, metrics: QFontMetrics) -> int:
    """Return the width of a text in two lines, wrapped where they are shortest."""
    words = text.split(" ")
    return min(
        max(metrics.horizontalAdvance(" ".join(part)) for part in (words[:at], words[at:]))
        for at in range(1, len(words) + 1)
    )


def wrapping(alignment: Qt.AlignmentFlag) -> int:
    """Return the alignment of a head or cell whose words wrap, as its role takes it."""
    return alignment.value | Qt.TextFlag.TextWordWrap.value


def in_two_lines(text: str, metrics: QFontMetrics, room: int) -> str:
    """Return a text as it fits into a width: in one line, in two, or its second line cut."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    words = text.split(" ")
    fitting = [at for at in range(1, len(words)) if metrics.horizontalAdvance(" ".join(words[:at])) <= room]
    if not fitting:
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    first, rest = " ".join(words[: fitting[-1]]), " ".join(words[fitting[-1] :])
    return f"{first}\n{metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)}"


def _shown(table: QTableView) -> Iterator[int]:
    return (column for column in range(table.model().columnCount()) if not table.isColumnHidden(column))


def _widest(table: QTableView, column: int, rows: int) -> int:
    model = table.model()
    indexes = [model.index(row, column) for row in range(min(model.rowCount(), rows))]
    cells = {str(index.data()): index for index in indexes}
    if not cells:
        return 0
    return table.sizeHintForIndex(cells[max(cells, key=table.fontMetrics().horizontalAdvance)]).width()
