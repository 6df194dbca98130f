"""The machines of a log as a table: predicted, measured, and both drawn on one scale."""

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QTableWidgetItem

from planner.compare.painted_column import PaintedColumn
from planner.compare.result_view import ResultTableView
from planner.presenters.measured import BesideRow
from planner.presenters.result_table import ResultTable
from planner.theme.columns import narrowed
from planner.theme.tokens import Tokens

WIDTH, LEAST_WIDTH, HEIGHT, PAD, COLUMN = 200, 96, 28, 6.0, 6
BAND, BOX, TALL = 8.0, 4.0, 12.0
LEAST_TOP = 0.2


class BesideTable(ResultTableView):
    """A row for each machine, those outside of their bands marked by a triangle and strong letters."""

    def __init__(self, name: str, tokens: Tokens) -> None:
        super().__init__(name, tokens)
        self._rows: tuple[BesideRow, ...] = ()
        self.setItemDelegateForColumn(COLUMN, _Beside(self))

    @property
    def tokens(self) -> Tokens:
        """Return the colours."""
        return self._tokens

    def row_of(self, row: int) -> BesideRow | None:
        """Return the machine of a row."""
        return self._rows[row] if row < len(self._rows) else None

    @property
    def top(self) -> float:
        """Return the end of the scale, the same for all rows."""
        known = [value for row in self._rows for value in (*row.measured.values(), row.gauge.high, row.gauge.ceiling)]
        return max([value for value in known if value is not None] + [LEAST_TOP])

    def show_rows(self, table: ResultTable | None, rows: tuple[BesideRow, ...]) -> None:
        """Show machines with the table of their words."""
        self._rows = rows
        self.show_table(table)

    def show_table(self, table: ResultTable | None) -> None:
        """Show a table, with a column for the drawing before the verdict."""
        super().show_table(table)
        if table is None:
            return
        self.insertColumn(COLUMN)
        head = QTableWidgetItem(self.tr("Predicted and measured"))
        head.setToolTip(
            self.tr("Blue: the predicted range. Hollow: measured mean to 95th percentile. Black: the ceiling.")
        )
        self.setHorizontalHeaderItem(COLUMN, head)
        for number, row in enumerate(self._rows):
            self.setItem(number, COLUMN, QTableWidgetItem())
            for column in range(self.columnCount()):
                item = self.item(number, column)
                if item is not None and row.is_outside:
                    bold = QFont(item.font())
                    bold.setWeight(QFont.Weight.DemiBold)
                    item.setFont(bold)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Let headings and the drawing give way, so that the verdict is in sight; names and numbers keep their room."""
        super()._fit_columns()
        # Where all columns fit, the last is stretched, and its width may be that of before.
        if self.columnCount() <= COLUMN or self.horizontalHeader().stretchLastSection():
            return
        widths = [self.columnWidth(column) for column in range(self.columnCount())]
        excess = sum(widths) - self.viewport().width()
        least = [self.sizeHintForColumn(column) for column in range(self.columnCount())]
        least[COLUMN] = self.tokens.scaled(LEAST_WIDTH)
        giving = [column for column in range(1, self.columnCount() - 1) if widths[column] > least[column]]
        room = sum(widths[column] for column in giving) - excess
        narrow = narrowed([widths[column] for column in giving], room, self.tokens.scaled(LEAST_WIDTH))
        for column, width in zip(giving, narrow, strict=True):
            self.setColumnWidth(column, max(width, least[column]))
        self.horizontalHeader().setStretchLastSection(sum(narrow) <= room)


class _Beside(PaintedColumn):
    """Draws band, prediction, measured mean to 95th percentile, and the ceiling."""

    def __init__(self, table: BesideTable) -> None:
        super().__init__(table, QSize(WIDTH, HEIGHT), PAD)
        self._table = table

    @property
    def tokens(self) -> Tokens:
        """Return the colours of the table."""
        return self._table.tokens

    def paint_cell(self, painter: QPainter, area: QRectF, row: int) -> bool:
        """Paint the machine of a row."""
        beside = self._table.row_of(row)
        if beside is None:
            return False
        paint_beside(painter, area, beside, self._table.top, self.tokens)
        return True


def paint_beside(painter: QPainter, area: QRectF, row: BesideRow, top: float, tokens: Tokens) -> None:
    """Paint a machine's prediction and measurement on a scale from 0 to `top`."""
    middle, gauge = area.center().y(), row.gauge

    def x(value: float) -> float:
        return area.left() + value / top * area.width()

    painter.setPen(QPen(QColor(tokens.hairline), 1.0))
    painter.drawLine(QLineF(area.left(), middle, area.right(), middle))
    if gauge.low is not None and gauge.high is not None:
        band = QColor(tokens.ok)
        band.setAlpha(90)
        width = max(x(gauge.high) - x(gauge.low), 1.0)
        painter.fillRect(QRectF(x(gauge.low), middle - BAND / 2, width, BAND), band)
    if gauge.utilization is not None:
        painter.setPen(QPen(QColor(tokens.ok), 2.0, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(x(gauge.utilization), middle - BAND / 2, x(gauge.utilization), middle + BAND / 2))
    if row.measured:
        mean, high = x(row.measured["mean"]), x(row.measured["p95"])
        painter.setPen(QPen(QColor(tokens.text), 1.4))
        painter.setBrush(QColor(tokens.card))
        painter.drawLine(QLineF(mean, middle, high, middle))
        painter.drawLine(QLineF(high, middle - BOX, high, middle + BOX))
        painter.drawRoundedRect(QRectF(mean - BOX / 2, middle - BOX - 1.0, BOX, 2 * BOX + 2.0), 1.5, 1.5)
    painter.setPen(QPen(QColor(tokens.text), 1.4, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QLineF(x(gauge.ceiling), middle - TALL / 2, x(gauge.ceiling), middle + TALL / 2))
