"""Sweep: one or two parameters over a range, as curves or as a map of the limiter, computed beside the interface."""

from functools import partial

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.calibration.library import Library
from models.comparisons.sweeps import PARAMETERS, Parameter, Sweep, SweepAxis, axis_of, sweep
from models.errors import PlannerError
from models.plan.entities import Plan
from models.units import PERCENT
from planner.compare.chart_view import ChartView
from planner.presenters.sweep import crossing_lines, parameter_label, sweep_plot
from planner.session.attention import Attention
from planner.session.jobs import Jobs, Progress, Watch
from planner.session.plan_session import PlanSession, Update
from planner.theme.tokens import Tokens

LANE = "sweep of parameters"
ONE_STEPS, COLUMNS, ROWS = 31, 11, 7
CONTROLS_WIDTH, FIELD_WIDTH, AGAIN_MS = 288, 64, 250


class SweepPanel(QWidget):
    """Sweeps what is shown, again after every edit while it is seen."""

    def __init__(
        self, session: PlanSession, library: Library, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._library, self._jobs = session, library, jobs
        self.attention = Attention(self.start)
        self.swept: Sweep | None = None
        self.first = _ParameterField(self.tr("Sweep"), list(PARAMETERS.values()))
        self.second = _ParameterField(self.tr("Second parameter"), [None, *PARAMETERS.values()])
        self.sentence = QLabel()
        self.progress = QProgressBar()
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.chart = ChartView(tokens)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.attention.ask)
        self._arrange()
        self._show_busy(busy=False)
        session.updated.connect(self._on_update)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.chart.set_tokens(tokens)

    def start(self) -> None:
        """Sweep now, beside the interface; what was asked for before is dropped."""
        self._again.stop()
        session = self._session
        if session.design is None:
            self._show_fault(self.tr("The plan has no design yet."))
            return
        try:
            axes = self._axes()
        except PlannerError as error:
            self._show_fault(str(error))
            return
        self._show_busy(busy=True)
        work = partial(_work, session.shown_plan, session.design_id, axes, self._library)
        self._jobs.start_long(LANE, work, self._show, self._show_fault, self._tell)

    def cancel(self) -> None:
        """Drop the sweep that runs."""
        self._jobs.cancel(LANE)
        self._show_busy(busy=False)
        self.sentence.setText(self.tr("Cancelled. Change a value to sweep again."))

    def _axes(self) -> list[SweepAxis]:
        second = self.second.parameter
        if second is None:
            return [self.first.axis(ONE_STEPS)]
        return [self.first.axis(COLUMNS), self.second.axis(ROWS)]

    def _show(self, swept: Sweep) -> None:
        self.swept = swept
        self._show_busy(busy=False)
        plot = sweep_plot(swept)
        self.chart.show_plot(plot)
        if len(swept.axes) == 1:
            lines = list(crossing_lines(swept)) or [self.tr("No machine passes its ceiling here.")]
        else:
            lines = [plot.says]
        if self._session.previewing:
            lines.insert(0, self.tr("Swept from the what-if that is previewed:"))
        self.sentence.setText("\n".join(lines))

    def _show_fault(self, sentence: str) -> None:
        self._show_busy(busy=False)
        self.chart.show_plot(None)
        self.sentence.setText(sentence)

    def _tell(self, progress: Progress) -> None:
        self.progress.setValue(round(progress.done * PERCENT))
        if progress.seconds_left is not None:
            self.progress.setFormat(self.tr("%p %, {0} s left").format(round(progress.seconds_left)))

    def _show_busy(self, *, busy: bool) -> None:
        self.progress.setValue(0)
        self.progress.setFormat("%p %")
        self.progress.setVisible(busy)
        self.cancel_button.setVisible(busy)

    def _on_update(self, _update: Update) -> None:
        # The answer would be about a plan that is no more.
        self._jobs.cancel(LANE)
        self._show_busy(busy=False)
        self._again.start()

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Sweep"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("muted", True)
        self.progress.setAccessibleName(self.tr("Progress of the sweep"))
        self.cancel_button.clicked.connect(self.cancel)
        for field in (self.first, self.second):
            field.changed.connect(self.start)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(12)
        layout.addWidget(self._controls())
        layout.addWidget(self.chart, 1)

    def _controls(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        column.addWidget(self.first)
        column.addWidget(self.second)
        busy = QHBoxLayout()
        busy.addWidget(self.progress, 1)
        busy.addWidget(self.cancel_button)
        column.addLayout(busy)
        column.addWidget(self.sentence)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(CONTROLS_WIDTH)
        area.setWidget(body)
        return area


class _ParameterField(QWidget):
    """A parameter and the ends of its range."""

    changed = Signal()

    def __init__(self, name: str, parameters: "list[Parameter] | list[Parameter | None]") -> None:
        super().__init__()
        self._parameters = parameters
        self.choice = QComboBox()
        self.choice.setAccessibleName(name)
        for one in parameters:
            self.choice.addItem(self.tr("No second parameter") if one is None else parameter_label(one))
        self.low, self.high = _end(self.tr("{0}, from").format(name)), _end(self.tr("{0}, to").format(name))
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
            field.editingFinished.connect(self._finish)
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
        low, high = (QLocale().toDouble(field.text())[0] / unit for field in (self.low, self.high))
        return axis_of(parameter.key, low, high, steps)

    def _choose(self, _index: int) -> None:
        self._show_ends()
        self.changed.emit()

    def _finish(self) -> None:
        if self.low.isModified() or self.high.isModified():
            self.low.setModified(False)
            self.high.setModified(False)
            self.changed.emit()

    def _show_ends(self) -> None:
        parameter = self.parameter
        for part in (*self._words, self.low, self.high, self._unit):
            part.setVisible(parameter is not None)
        if parameter is None:
            return
        unit = PERCENT if parameter.share else 1.0
        for field, value in ((self.low, parameter.low), (self.high, parameter.high)):
            field.setText(QLocale().toString(value * unit, "g", 6))
        self._unit.setText("%" if parameter.share else "")


def _end(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setAlignment(Qt.AlignmentFlag.AlignRight)
    field.setFixedWidth(FIELD_WIDTH)
    field.setValidator(QDoubleValidator(0.0, 1e7, 4, field))
    return field


def _work(plan: Plan, design_id: str, axes: list[SweepAxis], library: Library, watch: Watch) -> Sweep:
    return sweep(plan, design_id, axes, library, watch)
