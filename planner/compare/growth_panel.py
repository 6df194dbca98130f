"""Growth: users from year to year, when each machine passes its ceiling, and what to add then."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from attrs import frozen
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from models.calibration.library import Library
from models.comparisons.growth import Forecast, Growth, forecast
from models.comparisons.weak_evidence import weak_figures
from models.plan.choices import PROTOCOLS, label_of
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.charts.chart_view import ChartView
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.number_field import NumberField, NumberForm
from planner.compare.rate_form import RateForm
from planner.compare.result_view import ResultPages
from planner.presenters.growth import (
    GrowthLine,
    addition_lines,
    crossing_lines,
    doubted_gauges,
    growth_chart,
    growth_summary,
)
from planner.presenters.weak_evidence import weak_evidence_line
from planner.session.jobs import Watch
from planner.theme.tokens import Tokens

YEARLY, YEARS = 10.0, 5.0
ITEM_PAD = 8
IDS, STATE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


@frozen(kw_only=True, eq=False)
class GrowthAnswer:
    """A forecast with the names of its machines, and what it rests on."""

    forecast: Forecast
    names: Mapping[str, str]
    rests: str


class GrowthPanel(ExploringPanel):
    """Lets users grow, and shows what that does to the design that is shown."""

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)
        tokens = tools.tokens
        self.everyone = NumberField(self.tr("Growth of all users per year, in percent"), YEARLY)
        self.years = NumberField(self.tr("Years to look ahead"), YEARS)
        self.rates = RateForm(tokens)
        for part in (self.everyone, self.years, self.rates):
            part.changed.connect(self.start)
        self.chart = ChartView(tokens)
        self.chart.chosen.connect(self.choose)
        self.lines = _Sentences(tokens)
        self.lines.itemSelectionChanged.connect(self._choose)
        self.pages = ResultPages()
        self.pages.add(self.tr("Chart"), self.chart)
        self.pages.add(self.tr("In words"), self.lines)
        form = NumberForm(tokens)
        form.add(self.tr("All users"), self.everyone, self.tr("% per year"))
        form.add(self.tr("Look ahead"), self.years, self.tr("years"))
        self.explore(
            Exploration(
                name=self.tr("Growth"),
                lane="growth of users",
                question=self._question,
                show_answer=self._show_answer,
                clear=self._clear,
                view=self.pages,
                themed=(self.chart, self.lines),
                above=(form,),
                below=(self.rates,),
            )
        )

    def _question(self, plan: Plan, design: Design, library: Library) -> Callable[[Watch], GrowthAnswer]:
        self._show_fields(plan)
        growth = Growth(
            everyone=self.everyone.number() / PERCENT,
            populations=self.rates.given("population"),
            protocols=self.rates.given("protocol"),
        )
        return partial(_work, plan, design, library, growth, self.years.whole_number())

    def _show_answer(self, answer: GrowthAnswer) -> str:
        found, names, today = answer.forecast, answer.names, date.today()
        self.chart.show_chart(self.told(growth_chart(found, names, today)))
        summary = growth_summary(found, names)
        lines = (*crossing_lines(found, names, today), *addition_lines(found, names, today))
        self.lines.show_lines(lines or (GrowthLine(ids=(), text=summary),))
        return " ".join((summary, answer.rests)).rstrip()

    def _clear(self) -> None:
        self.chart.show_chart(None)
        self.lines.show_lines(())

    def _choose(self) -> None:
        for item in self.lines.selectedItems():
            self.choose(item.data(IDS))

    def _show_fields(self, plan: Plan) -> None:
        counts = [
            sum(each) for each in zip(*(population.users.counts() for population in plan.populations), strict=True)
        ]
        used = [protocol.value for protocol, users in zip(PROTOCOLS, counts, strict=False) if users]
        self.rates.show_fields(
            [("population", population.id, population.name) for population in plan.populations],
            [("protocol", entry, label_of(PROTOCOLS, entry)) for entry in used],
        )


class _WrappedItems(QStyledItemDelegate):
    """Gives each sentence the height that it needs in the width there is."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of the wrapped sentence."""
        # As if the scroll bar were there: it appears only after the heights are asked for.
        room = self._view.width() - self._view.verticalScrollBar().sizeHint().width() - 2 * ITEM_PAD
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        words = option.fontMetrics.boundingRect(QRect(0, 0, max(room, 1), 10_000), Qt.TextFlag.TextWordWrap, text)
        return QSize(0, words.height() + ITEM_PAD)


class _Sentences(QListWidget):
    """The sentences of a forecast, each with the machines that it speaks of."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self.setAccessibleName(self.tr("When machines exceed their ceilings, and what to add then"))
        self.setItemDelegate(_WrappedItems(self))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def show_lines(self, lines: Sequence[GrowthLine]) -> None:
        """Show other sentences; none is chosen."""
        self.blockSignals(True)
        self.clear()
        for line in lines:
            item = QListWidgetItem(line.marked, self)
            item.setData(IDS, line.ids)
            item.setData(STATE, line.state)
            self._paint(item)
        self.blockSignals(False)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for row in range(self.count()):
            self._paint(self.item(row))

    def _paint(self, item: QListWidgetItem) -> None:
        state = item.data(STATE)
        item.setForeground(QColor(self._tokens.of_state(state) if state else self._tokens.text))


def _work(plan: Plan, design: Design, library: Library, growth: Growth, years: int, watch: Watch) -> GrowthAnswer:
    found = forecast(plan, design.id, library, growth, years, watch)
    figures = weak_figures(plan, design.id, library, doubted_gauges(found))
    return GrowthAnswer(
        forecast=found,
        names={machine.id: machine.name for machine in design.machines},
        rests=weak_evidence_line(figures),
    )
