"""What all panels that explore share: work beside the interface, never about a plan that is no more."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from attrs import frozen
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.calibration.library import Library
from models.errors import PlannerError
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.charts.chart_view import ChartView
from planner.charts.loading import ChartImport
from planner.compare.cluster_choice import ClusterChoice, SpreadWork
from planner.compare.large_layout import LargeLayout
from planner.compare.number_field import controls_width
from planner.presenters.chart_spec import ChartSpec, chart_of_what_if
from planner.presenters.result_table import ResultTable, table_of_what_if
from planner.session.jobs import Jobs, Progress
from planner.session.plan_session import PlanSession, Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.theme.labels import WrappedLabel
from planner.theme.scrolling import holding
from planner.theme.tokens import Tokens

AGAIN_MS = 250


class Themed(Protocol):
    """A view that takes the colours of another theme."""

    def set_tokens(self, tokens: Tokens) -> None:
        """Take them."""


@frozen(kw_only=True, eq=False)
class ExploringTools:
    """What every panel that explores works with."""

    session: PlanSession
    library: Library
    jobs: Jobs
    tokens: Tokens
    cluster: ClusterChoice


@frozen(kw_only=True, eq=False)
class Exploration:
    """What one panel asks, and how it shows the answer.

    Parameters
    ----------
    name : str
        What the panel is called.
    lane : str
        Of its work among the jobs.
    question : callable
        Returns the work for a plan and a design of it, which is called on another thread with a watch and with what
        does its parts; it raises a PlannerError where what is typed cannot be meant.
    show_answer : callable
        Shows an answer, and returns it in a few sentences.
    clear : callable
        Shows no answer.
    view : QWidget
        What the answer is shown in.
    themed : tuple of Themed
        Parts of it that have colours of their own.
    above, below : tuple of QWidget
        Controls above and below the sentences.
    headline : callable
        Returns what a large panel says of an answer first.
    only_large, beside_large : tuple of QWidget
        Controls over the view of a large panel, and beside it below the others.
    """

    name: str
    lane: str
    question: Callable[[Plan, Design, Library], SpreadWork]
    show_answer: Callable[[Any], str]
    clear: Callable[[], None]
    view: QWidget
    themed: tuple[Themed, ...]
    above: tuple[QWidget, ...]
    below: tuple[QWidget, ...] = ()
    headline: Callable[[Any], str] = lambda _answer: ""
    only_large: tuple[QWidget, ...] = ()
    beside_large: tuple[QWidget, ...] = ()


class ExploringPanel(QWidget):
    """Asks a question about what is shown, again after every edit while it is seen.

    A kind of panel makes its controls and views, and says with `explore` what is done with them.

    Signals: ``chosen`` (the ids that a chosen row or sentence speaks of, those that there still are),
    ``reveal_requested`` (the first of them).
    """

    chosen = Signal(object)
    reveal_requested = Signal(object)
    _exploration: Exploration

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__()
        self._tools, self._session, self._tokens = tools, tools.session, tools.tokens
        self.visibility = RefreshWhenVisible(self.start)
        self._charts = ChartImport(self)
        self._charts.done.connect(self.start)
        self.answer: Any = None
        self.sentence = WrappedLabel()
        self.progress = QProgressBar()
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self._controls = QScrollArea()
        # What is above the sentence while the panel works; a large one has it elsewhere.
        self._column, self._busy = QVBoxLayout(), QWidget()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.visibility.ask)

    def explore(self, exploration: Exploration) -> None:
        """Put the controls left, above and below the sentence, and what shows the answer right; then ask."""
        self._exploration = exploration
        self.setAccessibleName(exploration.name)
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sentence.setProperty("muted", True)
        self.progress.setAccessibleName(self.tr("Progress: {0}").format(exploration.name))
        self.cancel_button.clicked.connect(self.cancel)
        controls = self._fill(exploration.above, (*exploration.below, *exploration.beside_large))
        parts = exploration.only_large, exploration.beside_large
        self._large = LargeLayout(self, controls, self.sentence, exploration.view, parts)
        self.headline = self._large.headline
        self._show_busy(busy=False)
        self._session.updated.connect(self._on_update)
        # What is asked first is asked when somebody looks.
        self.visibility.ask()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme; what is drawn behind another tab takes them when it comes forward."""
        self._tokens = tokens
        self._controls.setFixedWidth(controls_width(tokens))
        self.visibility.when_visible(self._draw_again)

    def set_large(self, large: bool) -> None:
        """Stand as large as the canvas, with a headline, or as a panel beside it."""
        self._large.set_large(large=large)

    def show_selection(self, ids: Iterable[str]) -> None:
        """Show what is selected, where the answer shows single machines."""
        for entry in self._exploration.themed:
            if isinstance(entry, ChartView):
                entry.show_chosen(ids)

    def _draw_again(self) -> None:
        for entry in self._exploration.themed:
            entry.set_tokens(self._tokens)

    def start(self) -> None:
        """Ask now, beside the interface; what was asked before is dropped."""
        self._again.stop()
        session, jobs, lane = self._session, self._tools.jobs, self._exploration.lane
        if session.design is None:
            self._show_fault(self.tr("The plan has no design yet."))
            return
        try:
            asked = self._exploration.question(session.shown_plan, session.design, self._tools.library)
        except PlannerError as error:
            jobs.cancel(lane)
            self._show_fault(str(error))
            return
        self._show_busy(busy=True)
        if not self._charts.is_done:
            self._charts.start()
            return
        work = self._tools.cluster.spread(asked, session.shown_plan, session.design.id)
        jobs.start_long(lane, work, self._take, self._show_fault, self._tell)

    def cancel(self) -> None:
        """Drop the work that runs."""
        self._charts.stop()
        self._tools.jobs.cancel(self._exploration.lane)
        self._show_busy(busy=False)
        self.sentence.setText(self.tr("Cancelled. Change a value to start again."))

    def choose(self, ids: Iterable[str]) -> None:
        """Say what of the plan is to be selected and seen."""
        plan, design = self._session.plan, self._session.design
        there = {site.id for site in plan.sites} | {link.id for link in plan.links}
        there |= {*design.by_id} if design is not None else set()
        still = tuple(identifier for identifier in ids if identifier in there)
        if still:
            self.chosen.emit(still)
            self.reveal_requested.emit(still[0])

    def told(self, spec: ChartSpec) -> ChartSpec:
        """Return a chart as it leaves the window: one of a what-if says so."""
        return chart_of_what_if(spec) if self._session.previewing else spec

    def told_in_rows(self, table: ResultTable) -> ResultTable:
        """Return a table as it leaves the window: one of a what-if says so."""
        return table_of_what_if(table) if self._session.previewing else table

    def _take(self, answer: Any) -> None:
        self.answer = answer
        self._show_busy(busy=False)
        words = self._exploration.show_answer(answer)
        self.headline.setText(self._exploration.headline(answer))
        if self._session.previewing:
            words = "\n".join((self.tr("What-if preview:"), words))
        self.sentence.setText(words)

    def _show_fault(self, sentence: str) -> None:
        self._show_busy(busy=False)
        self._exploration.clear()
        self.headline.clear()
        self._large.show_number("")
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

    def _on_update(self, update: Update) -> None:
        # The answer would be about a plan that is no more.
        self._tools.jobs.cancel(self._exploration.lane)
        self._show_busy(busy=False)
        if update.whole:
            self._exploration.clear()
            self.sentence.clear()
        self._again.start()

    def _fill(self, above: Iterable[QWidget], below: Iterable[QWidget]) -> QWidget:
        body = QWidget()
        column = self._column
        body.setLayout(column)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        for entry in above:
            column.addWidget(entry)
        busy = QHBoxLayout(self._busy)
        busy.setContentsMargins(0, 0, 0, 0)
        busy.addWidget(self.progress, 1)
        busy.addWidget(self.cancel_button)
        # The fields below keep their place when work begins: a click on one of them would meet another.
        for part in (self.progress, self.cancel_button):
            kept = part.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            part.setSizePolicy(kept)
        column.addWidget(self._busy)
        column.addSpacing(4)
        column.addWidget(self.sentence)
        column.addSpacing(4)
        for item in below:
            column.addWidget(item)
        column.addStretch(1)
        area = holding(self._controls, body)
        area.setFixedWidth(controls_width(self._tokens))
        return area
