"""The answer about risk: a table with small distributions, the distribution of one machine, and what drives it."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.comparisons.distribution import Distribution
from models.comparisons.risk import MachineRisk, Risk
from models.words import capital, translate
from planner.charts.chart_view import ChartView
from planner.compare.painted_column import PaintedColumn
from planner.compare.result_view import ResultPages, ResultTableView
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.result_table import ResultTable
from planner.presenters.risk import GAUGE_WORDS, dag_name, risk_table
from planner.presenters.risk_charts import distribution_chart, driver_chart, state_at
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

WIDTH, HEIGHT, PAD, COLUMN = 132, 24, 2.0, 2
SHARES = (5, 4)
# Below it, distribution, drivers and table cannot be read one below the other.
LEAST_HEIGHT = 400
# A step that is narrower cannot be seen [px].
LEAST = 3.0


class RiskTable(ResultTableView):
    """The machines, each with its distribution drawn small; all on the same scale."""

    def __init__(self, name: str, tokens: Tokens) -> None:
        super().__init__(name, tokens)
        self._spreads: list[Distribution | None] = []
        self.setItemDelegateForColumn(COLUMN, _SmallDistribution(self))

    @property
    def tokens(self) -> Tokens:
        """Return the colours."""
        return self._tokens

    def spread_of(self, row: int) -> Distribution | None:
        """Return the distribution in a row; None without data."""
        return self._spreads[row] if row < len(self._spreads) else None

    @property
    def ends(self) -> tuple[float, float]:
        """Return the lowest and the highest use of all rows."""
        known = [spread for spread in self._spreads if spread is not None]
        low = min((spread.edges[0] for spread in known), default=0.0)
        return min(low, 1.0), max((spread.edges[-1] for spread in known), default=1.0)

    def spare_columns(self) -> tuple[int, ...]:
        """Return the columns that may be left out, counted with that of the distributions."""
        return tuple(column + (column >= COLUMN) for column in super().spare_columns())

    def show_risk(self, table: ResultTable | None, spreads: Mapping[str, Distribution]) -> None:
        """Show the machines with their distributions, by id."""
        self._spreads = [spreads.get(row.ids[0]) for row in table.rows] if table is not None else []
        self.show_table(table)

    def show_table(self, table: ResultTable | None) -> None:
        """Show a table, with a column for the distributions."""
        super().show_table(table)
        if table is None:
            return
        self.insertColumn(COLUMN)
        head = QTableWidgetItem(self.tr("Distribution"))
        head.setToolTip(self.tr("Share of the runs by utilization, with the ceiling; the same scale in every row"))
        self.setHorizontalHeaderItem(COLUMN, head)
        for row in range(self.rowCount()):
            self.setItem(row, COLUMN, QTableWidgetItem())
        self._fit_columns()


class _SmallDistribution(PaintedColumn):
    """Draws a distribution as an area in the colours of the load states, with a line at the ceiling."""

    def __init__(self, table: RiskTable) -> None:
        super().__init__(table, QSize(WIDTH, HEIGHT), PAD)
        self._table = table

    @property
    def tokens(self) -> Tokens:
        """Return the colours of the table."""
        return self._table.tokens

    def paint_cell(self, painter: QPainter, area: QRectF, row: int) -> bool:
        """Paint the distribution in a row."""
        spread = self._table.spread_of(row)
        if spread is None:
            return False
        paint_spread(painter, area, spread, self._table.ends, self.tokens)
        return True


def paint_spread(
    painter: QPainter, area: QRectF, spread: Distribution, ends: tuple[float, float], tokens: Tokens
) -> None:
    """Paint a distribution as an area, its base at the foot, with its ceiling."""
    low, high = ends
    most = max(share / (right - left) for left, right, share in _steps(spread)) or 1.0

    def x(value: float) -> float:
        return area.left() + (value - low) / max(high - low, 1e-9) * area.width()

    painter.setPen(Qt.PenStyle.NoPen)
    for left, right, share in _steps(spread):
        tall = share / (right - left) / most * area.height()
        painter.setBrush(QColor(tokens.of_state(state_at((left + right) / 2, spread.ceiling))))
        painter.drawRect(QRectF(x(left), area.bottom() - tall, max(x(right) - x(left), LEAST), tall))
    painter.setPen(QPen(QColor(tokens.border), 1.0))
    painter.drawLine(area.bottomLeft(), area.bottomRight())
    painter.setPen(QPen(QColor(tokens.text), 1.5))
    painter.drawLine(QPointF(x(spread.ceiling), area.top()), QPointF(x(spread.ceiling), area.bottom()))


def _steps(spread: Distribution) -> list[tuple[float, float, float]]:
    return list(zip(spread.edges, spread.edges[1:], spread.shares, strict=False))


def _rows(found: Risk | None) -> tuple[MachineRisk, ...]:
    return (*found.machines, *found.dags) if found is not None else ()


class RiskView(QWidget):
    """Table and charts: one at a time in a small panel, all at once in a large one."""

    def __init__(
        self,
        tokens: Tokens,
        told: Callable[[ChartSpec], ChartSpec],
        told_in_rows: Callable[[ResultTable], ResultTable],
    ) -> None:
        super().__init__()
        self._told, self._told_in_rows = told, told_in_rows
        self._found: Risk | None = None
        self._names: Mapping[str, str] = {}
        self._chosen = ""
        self._is_large = self._is_shared = False
        self.table = RiskTable(self.tr("How likely each machine is to exceed a ceiling"), tokens)
        self.drivers, self.spread = ChartView(tokens), ChartView(tokens)
        self.pages = ResultPages()
        self.pages.add(self.tr("Machines"), self.table)
        self.pages.add(self.tr("Main drivers"), self.drivers)
        self.pages.add(self.tr("Distribution"), self.spread)
        self._parts = self.table, self.drivers, self.spread
        self.choice, self.resources = QWidget(), QComboBox()
        self._arrange()

    def _arrange(self) -> None:
        caption = QLabel(self.tr("Resource shown in the chart"))
        caption.setProperty("section", True)
        self.resources.setAccessibleName(caption.text())
        self.resources.activated.connect(lambda _number: self._show_resource())
        choice = QVBoxLayout(self.choice)
        choice.setContentsMargins(0, 12, 0, 0)
        choice.addWidget(caption)
        choice.addWidget(self.resources)
        self._large = QWidget()
        self._above, self._left, self._right = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        lower = QHBoxLayout()
        lower.setSpacing(24)
        lower.addLayout(self._left, 4)
        lower.addLayout(self._right, 5)
        column = QVBoxLayout(self._large)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._above, SHARES[0])
        column.addLayout(lower, SHARES[1])
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.pages)
        self._stack.addWidget(self._large)

    def set_large(self, *, large: bool) -> None:
        """Show everything at once, or one page."""
        self._is_large = large
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show one page where there is no room for all of them in the letters that were chosen."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        large = self._is_large and self.height() >= for_letters(LEAST_HEIGHT)
        if large == self._is_shared:
            return
        self._is_shared = large
        table, drivers, spread = self._parts
        if large:
            for layout, part in ((self._above, spread), (self._left, drivers), (self._right, table)):
                layout.addWidget(part)
                part.show()
        else:
            self.pages.gather(self._parts)
        self._stack.setCurrentIndex(1 if large else 0)

    def show_risk(self, found: Risk, names: Mapping[str, str]) -> None:
        """Show all machines, and of those the chosen one; until one is chosen, the likeliest to exceed a ceiling."""
        self._found, self._names = found, names
        spreads = {row.machine_id: row.distributions[0] for row in _rows(found) if row.distributions}
        self.table.show_risk(self._told_in_rows(risk_table(found, names)), spreads)
        self._fill_resources()

    def show_machine(self, ids: Iterable[str]) -> None:
        """Show the first of some machines that has data."""
        shown = self._shown
        self._chosen = next((identifier for identifier in ids if self._has(identifier)), self._chosen)
        if self._shown != shown:
            self._fill_resources()

    def clear(self) -> None:
        """Show nothing."""
        self._found = None
        self.table.show_risk(None, {})
        self._fill_resources()

    @property
    def _shown(self) -> str:
        """Return the id of what the charts show: what was chosen, else what the headline is about."""
        likeliest = self._found.likeliest if self._found is not None else None
        return self._chosen if self._has(self._chosen) or likeliest is None else likeliest.machine_id

    def _has(self, identifier: str) -> bool:
        return any(row.machine_id == identifier and row.distributions for row in _rows(self._found))

    def _spreads(self) -> tuple[Distribution, ...]:
        """Return the distributions of the machine that is shown."""
        return next((row.distributions for row in _rows(self._found) if row.machine_id == self._shown), ())

    def _fill_resources(self) -> None:
        """Offer the resources of the machine that is shown; the choice stays while it is the same machine."""
        chosen, spreads = self.resources.currentData(), self._spreads()
        self.resources.clear()
        for spread in spreads:
            self.resources.addItem(capital(translate(GAUGE_WORDS[spread.resource])), (self._shown, spread.resource))
        self.resources.setCurrentIndex(max(self.resources.findData(chosen), 0) if spreads else -1)
        self._show_resource()

    def _show_resource(self) -> None:
        found, spreads = self._found, self._spreads()
        if found is None or not spreads:
            self.drivers.show_chart(None)
            self.spread.show_chart(None)
            return
        spread, name = spreads[max(self.resources.currentIndex(), 0)], self._names[self._shown]
        if self._shown in {dag.machine_id for dag in found.dags}:
            name = dag_name(name)
        self.spread.show_chart(self._told(distribution_chart(spread, name)))
        drivers = driver_chart(found, self._shown, spread, name)
        self.drivers.show_chart(self._told(drivers) if drivers.bars else None)
