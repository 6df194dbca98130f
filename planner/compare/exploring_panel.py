"""What panels that explore have in common: work beside the interface, never about a plan that is no more."""

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.calibration.library import Library
from models.errors import PlannerError
from models.units import PERCENT
from planner.compare.number_field import controls_width
from planner.session.attention import Attention
from planner.session.jobs import Jobs, Progress, Watch
from planner.session.plan_session import PlanSession, Update
from planner.theme.letters import wrapped
from planner.theme.tokens import Tokens

AGAIN_MS = 250


class ExploringPanel(QWidget):
    """Asks a question about what is shown, again after every edit while it is seen.

    A panel says what to work out (`question`), shows the answer (`show_answer`) or takes it back (`clear`).

    Signals: ``chosen`` (the ids that a chosen row or sentence speaks of, those that there still are),
    ``reveal_requested`` (the first of them).
    """

    chosen = Signal(object)
    reveal_requested = Signal(object)

    def __init__(
        self,
        lane: str,
        session: PlanSession,
        library: Library,
        jobs: Jobs,
        tokens: Tokens,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._lane, self._session, self._library, self._jobs = lane, session, library, jobs
        self._tokens = tokens
        self.attention = Attention(self.start)
        self.answer: Any = None
        self.sentence = wrapped(QLabel())
        self.progress = QProgressBar()
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self._controls = QScrollArea()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.attention.ask)
        session.updated.connect(self._on_update)

    def question(self) -> Callable[[Watch], Any]:
        """Return the work for what is shown; it is called with a watch on another thread.

        Raises
        ------
        PlannerError
            If what is typed cannot be meant.
        """
        raise NotImplementedError

    def show_answer(self, answer: Any) -> str:
        """Show an answer, and return it in a few sentences."""
        raise NotImplementedError

    def clear(self) -> None:
        """Show no answer."""
        raise NotImplementedError

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self._controls.setFixedWidth(controls_width(tokens))

    def start(self) -> None:
        """Ask now, beside the interface; what was asked before is dropped."""
        self._again.stop()
        if self._session.design is None:
            self._show_fault(self.tr("The plan has no design yet."))
            return
        try:
            work = self.question()
        except PlannerError as error:
            self._jobs.cancel(self._lane)
            self._show_fault(str(error))
            return
        self._show_busy(busy=True)
        self._jobs.start_long(self._lane, partial(_with_charts, work), self._take, self._show_fault, self._tell)

    def cancel(self) -> None:
        """Drop the work that runs."""
        self._jobs.cancel(self._lane)
        self._show_busy(busy=False)
        self.sentence.setText(self.tr("Cancelled. Change a value to start again."))

    def choose(self, ids: Iterable[str]) -> None:
        """Say what of the plan is to be selected and seen."""
        plan, design = self._session.plan, self._session.design
        there = {site.id for site in plan.sites} | {link.id for link in plan.links}
        there |= {*design.by_id} if design is not None else set()
        still = tuple(one for one in ids if one in there)
        if still:
            self.chosen.emit(still)
            self.reveal_requested.emit(still[0])

    def arrange(self, name: str, above: Iterable[QWidget], view: QWidget, below: Iterable[QWidget] = ()) -> None:
        """Put the controls left, above and below the sentence, and what shows the answer right."""
        self.setAccessibleName(name)
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setProperty("muted", True)
        self.progress.setAccessibleName(self.tr("Progress: {0}").format(name))
        self.cancel_button.clicked.connect(self.cancel)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(12)
        layout.addWidget(self._fill(above, below))
        layout.addWidget(view, 1)
        self._show_busy(busy=False)
        # What is asked first is asked when somebody looks.
        self.attention.ask()

    def _take(self, answer: Any) -> None:
        self.answer = answer
        self._show_busy(busy=False)
        words = self.show_answer(answer)
        if self._session.previewing:
            words = "\n".join((self.tr("Of the what-if that is previewed:"), words))
        self.sentence.setText(words)

    def _show_fault(self, sentence: str) -> None:
        self._show_busy(busy=False)
        self.clear()
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
        self._jobs.cancel(self._lane)
        self._show_busy(busy=False)
        if update.whole:
            self.clear()
            self.sentence.clear()
        self._again.start()

    def _fill(self, above: Iterable[QWidget], below: Iterable[QWidget]) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        for one in above:
            column.addWidget(one)
        busy = QHBoxLayout()
        busy.addWidget(self.progress, 1)
        busy.addWidget(self.cancel_button)
        column.addLayout(busy)
        column.addSpacing(4)
        column.addWidget(self.sentence)
        column.addSpacing(4)
        for one in below:
            column.addWidget(one)
        column.addStretch(1)
        area = self._controls
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(controls_width(self._tokens))
        area.setWidget(body)
        return area


def _with_charts(work: Callable[[Watch], Any], watch: Watch) -> Any:
    """Return the work's result once what draws it is at hand, which would hold up the window when it is first drawn."""
    import_module("planner.compare.plot_canvas")
    return work(watch)
