"""Sweep: one or two parameters over a range, as curves or as a map of the limiter, computed beside the interface."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from models.calibration.library import Library
from models.comparisons.parameters import PARAMETERS, Parameter, SweepAxis, axis_of
from models.comparisons.spreading import Spread
from models.comparisons.sweeps import Sweep, sweep_parameters
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.charts.chart_view import ChartView
from planner.compare.cluster_choice import ClusterField, SpreadWork
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.number_field import NumberField
from planner.presenters.sweep import parameter_label, summary_lines, sweep_chart, sweep_headline
from planner.session.jobs import Watch

ONE_STEPS, COLUMNS, ROWS = 31, 11, 7
LEAST_LETTERS = 12


class SweepPanel(ExploringPanel):
    """Sweeps what is shown."""

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)

        def plan() -> Plan:
            return tools.session.plan

        self.first = _ParameterField(self.tr("Sweep"), list(PARAMETERS.values()), plan)
        self.second = _ParameterField(self.tr("Second parameter"), [None, *PARAMETERS.values()], plan)
        self.chart = ChartView(tools.tokens)
        self.chart.chosen.connect(self.choose)
        self.cluster = ClusterField(tools.cluster)
        tools.cluster.changed.connect(self.visibility.ask)
        for field in (self.first, self.second):
            field.changed.connect(self.start)
        self.explore(
            Exploration(
                name=self.tr("Sweep"),
                lane="sweep of parameters",
                question=self._question,
                show_answer=self._show_answer,
                clear=partial(self.chart.show_chart, None),
                view=self.chart,
                themed=(self.chart,),
                above=(self.first, self.second),
                beside_large=(self.cluster,),
                headline=sweep_headline,
            )
        )

    def _question(self, plan: Plan, design: Design, library: Library) -> SpreadWork:
        return partial(_work, plan, design.id, self._axes(), library)

    def _show_answer(self, answer: Sweep) -> str:
        self.chart.show_chart(self.told(sweep_chart(answer)))
        return "\n".join(summary_lines(answer))

    def _axes(self) -> list[SweepAxis]:
        if self.second.parameter is None:
            return [self.first.axis(ONE_STEPS)]
        return [self.first.axis(COLUMNS), self.second.axis(ROWS)]


class _ParameterField(QWidget):
    """A parameter and the ends of its range."""

    changed = Signal()

    def __init__(
        self, name: str, parameters: "list[Parameter] | list[Parameter | None]", plan: Callable[[], Plan]
    ) -> None:
        super().__init__()
        self._parameters, self._plan = parameters, plan
        self.choice = QComboBox()
        self.choice.setAccessibleName(name)
        # The longest parameter must not push the sentences out of sight where letters are large.
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(LEAST_LETTERS)
        for entry in parameters:
            self.choice.addItem(self.tr("No second parameter") if entry is None else parameter_label(entry))
        self.low = NumberField(self.tr("{0}, from").format(name))
        self.high = NumberField(self.tr("{0}, to").format(name))
        self._unit = QLabel()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        grid.addWidget(self.choice, 0, 0, 1, 5)
        self._words = QLabel(self.tr("from")), QLabel(self.tr("to"))
        for column, part in enumerate((self._words[0], self.low, self._words[1], self.high, self._unit)):
            grid.addWidget(part, 1, column)
        grid.setColumnStretch(4, 1)
        self.choice.currentIndexChanged.connect(self._choose)
        for field in (self.low, self.high):
            field.changed.connect(self.changed)
        self._show_ends()

    @property
    def parameter(self) -> Parameter | None:
        """Return the parameter that is chosen, or None."""
        return self._parameters[self.choice.currentIndex()]

    def axis(self, steps: int) -> SweepAxis:
        """Return the parameter with its values.

        Raises
        ------
        PlannerError
            If the ends cannot be meant.
        """
        parameter = self.parameter
        assert parameter is not None  # noqa: S101 - asked for only where one is chosen
        unit = PERCENT if parameter.share else 1.0
        low, high = (field.number() / unit for field in (self.low, self.high))
        return axis_of(parameter.key, low, high, steps)

    def _choose(self, _index: int) -> None:
        self._show_ends()
        self.changed.emit()

    def _show_ends(self) -> None:
        parameter = self.parameter
        for part in (*self._words, self.low, self.high, self._unit):
            part.setVisible(parameter is not None)
        if parameter is None:
            return
        unit = PERCENT if parameter.share else 1.0
        for field, value in zip((self.low, self.high), parameter.offered(self._plan()), strict=True):
            field.set_number(value * unit)
        self._unit.setText("%" if parameter.share else parameter.unit)


def _work(plan: Plan, design_id: str, axes: list[SweepAxis], library: Library, watch: Watch, spread: Spread) -> Sweep:
    return sweep_parameters(plan, design_id, axes, library, watch, spread)
