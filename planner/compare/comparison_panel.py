"""The designs side by side: a sentence, what it rests on, then a table against a baseline."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.comparisons.candidates import Candidate, OtherPlan, candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.table import Comparison
from models.comparisons.verdict import SensitivityCheck, check_sensitivity_among, takes_long
from models.errors import PlannerError
from planner.compare.comparison_table import ComparisonTable
from planner.compare.verdict_area import VerdictArea
from planner.presenters.comparison import MAY_FAIL, ComparisonView, comparison_view
from planner.presenters.foundation import foundation_lines, untold_line
from planner.session.jobs import Jobs, Watch
from planner.session.plan_session import PlanSession, Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.theme.letters import wrapped
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

LANE = "comparison"
# A slider asks many times a second; what takes longer waits until it rests.
REST_MS = 250


@frozen(eq=False)
class _Looked:
    """What takes longer: the table with failures and with the ranges of the figures, and what the verdict rests on."""

    comparison: Comparison
    foundation: SensitivityCheck | None


class ComparisonPanel(QWidget):
    """Compares the designs of the plan, and of plans beside it; a click on a head, or Enter, makes it the baseline."""

    def __init__(
        self, session: PlanSession, library: Library, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._library, self._jobs, self._tokens = session, library, jobs, tokens
        self._baseline = ""
        self._others: tuple[OtherPlan, ...] = ()
        self.visibility = RefreshWhenVisible(self.refresh)
        self.view: ComparisonView | None = None
        self.sentence, self.foundation = _label(), _label()
        self._words = VerdictArea(self.sentence, self.foundation)
        self.alone = QPushButton(self.tr("This plan alone"))
        self.table = ComparisonTable(tokens)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REST_MS)
        self._soon.timeout.connect(self._look)
        self._arrange()
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def baseline(self) -> str:
        """Return the id of the design of the plan that the others are held against, as for a report of the plan."""
        ids = [design.id for design in self._session.plan.designs]
        return self._baseline if self._baseline in ids else next(iter(ids), "")

    @property
    def others(self) -> tuple[OtherPlan, ...]:
        """Return the plans whose designs stand beside."""
        return self._others

    def set_baseline(self, design_id: str) -> None:
        """Hold the designs against another one."""
        self._baseline = design_id
        self.refresh()

    def stand_beside(self, other: OtherPlan) -> None:
        """Add the designs of another plan; one from the same file is replaced."""
        self._others = (*(entry for entry in self._others if entry.source != other.source), other)
        self.refresh()

    def stand_alone(self) -> None:
        """Take the designs of other plans away."""
        self._others = ()
        self.refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.visibility.when_visible(self._draw_again)

    def _draw_again(self) -> None:
        self.table.show_view(self.view, self._tokens)

    def refresh(self) -> None:
        """Compare the designs as they are; what takes longer follows."""
        self._jobs.cancel(LANE)
        self.alone.setVisible(bool(self._others))
        try:
            candidates = self._candidates()
            comparison = self._compared(candidates) if candidates else None
        except PlannerError as error:
            self._show(None, str(error))
            return
        if comparison is None:
            self._show(None, self.tr("The plan has no design yet."))
            return
        self._show(comparison_view(comparison, (MAY_FAIL,), previewing=self._session.previewing), comparison.sentence)
        self._tell_foundation((), comparison)
        self._soon.start()

    def _candidates(self) -> list[Candidate]:
        session = self._session
        plan = session.shown_plan
        numbers = {design.id: session.evaluation_of(design.id) for design in plan.designs}
        return candidates_of(plan, numbers, self._others)

    def _compared(self, candidates: Sequence[Candidate]) -> Comparison:
        known = {candidate.key for candidate in candidates}
        return compare_candidates(candidates, self._baseline if self._baseline in known else "")

    def _look(self) -> None:
        """Look at failures and doubtful figures beside the interface."""
        candidates = self._candidates()
        if not candidates:
            return
        comparison, library = self._compared(candidates), self._library

        def work(watch: Watch) -> _Looked:
            whole = []
            for candidate in candidates:
                watch(0.0)
                whole += with_details((candidate,), library)
            closer = compare_candidates(whole, comparison.baseline)
            foundation = (
                None if takes_long(candidates) else check_sensitivity_among(candidates, comparison, library, watch)
            )
            return _Looked(closer, foundation)

        self._jobs.start_long(LANE, work, self._complete, self._fail, _not_told)

    def _complete(self, looked: _Looked) -> None:
        comparison = looked.comparison
        self._show(comparison_view(comparison, previewing=self._session.previewing), comparison.sentence)
        names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
        lines = foundation_lines(looked.foundation, names)
        if comparison.best and not lines:
            lines = (untold_line(),)
        self._tell_foundation(lines, comparison)

    def _fail(self, sentence: str) -> None:
        self.foundation.setText(sentence)
        self.foundation.show()

    def _tell_foundation(self, lines: Sequence[str], comparison: Comparison) -> None:
        self.foundation.setText("\n".join(part for part in (*lines[:1], comparison.remark) if part))
        self.foundation.setToolTip(plain_tooltip("\n".join(lines[1:])))
        self.foundation.setVisible(bool(self.foundation.text()))
        self._words.fit(self.height())

    def _show(self, view: ComparisonView | None, sentence: str) -> None:
        self.view = view
        self.sentence.setText(sentence)
        self.table.show_view(view, self._tokens)
        if view is None:
            self._soon.stop()
            self.foundation.hide()
        self._words.fit(self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words the height that they need in the new width."""
        super().resizeEvent(event)
        self._words.fit(self.height())

    def _on_update(self, _update: Update) -> None:
        self.visibility.ask()

    def _choose_baseline(self, column: int) -> None:
        if self.view is not None and column > 0:
            self.set_baseline(self.view.design_ids[column - 1])

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Compare"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.foundation.setProperty("muted", True)
        self.foundation.setAccessibleName(self.tr("What the verdict depends on"))
        self.alone.setToolTip(self.tr("Remove the other plans from the comparison"))
        self.table.setAccessibleName(self.tr("Comparison of designs"))
        self.table.horizontalHeader().sectionClicked.connect(self._choose_baseline)
        self.table.cellActivated.connect(lambda _row, column: self._choose_baseline(column))
        self.table.horizontalHeader().setToolTip(self.tr("Click a design to make it the baseline"))
        self.alone.clicked.connect(self.stand_alone)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.setSpacing(8)
        head.addWidget(self._words, 1)
        head.addWidget(self.alone, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    return wrapped(label)


def _not_told(_progress: object) -> None:
    """Say nothing: the table shows that something is still to come."""
