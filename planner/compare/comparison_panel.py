"""The designs side by side: a sentence, what it rests on, then a table against a baseline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.comparisons.candidates import OtherPlan
from planner.compare.comparing import Compared, Comparing
from planner.compare.comparison_table import ComparisonTable
from planner.compare.verdict_area import VerdictArea
from planner.presenters.comparison import MAY_FAIL, ComparisonView, comparison_view
from planner.presenters.cost_page import COST_WORDS
from planner.session.after_frame import AfterFrame
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession, Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.theme.labels import WrappedLabel, breakable
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

if TYPE_CHECKING:
    from planner.compare.large_comparison import LargeComparison


class ComparisonPanel(QWidget):
    """Compares the designs of the plan, and of plans beside it; a click on a head, or Enter, makes it the baseline.

    Signals: ``failed`` (a file could not be written, in a sentence), ``assign_requested`` (a design's id, and those of
    the populations that it does not serve), ``cost_asked`` (the key of a column and that of a row of costs).
    """

    failed = Signal(str)
    assign_requested = Signal(object, object)
    cost_asked = Signal(object, object)

    def __init__(
        self, session: PlanSession, library: Library, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self.comparing = Comparing(session, library, jobs, self)
        self.visibility = RefreshWhenVisible(self.refresh)
        self._after = AfterFrame(self.visibility.ask, self, turn=2)
        self.view: ComparisonView | None = None
        self.large: LargeComparison | None = None
        self.large_tools: QWidget | None = None
        self._told: Compared | None = None
        self.sentence, self.foundation = WrappedLabel(), WrappedLabel()
        self._words = VerdictArea(self.sentence, self.foundation)
        self.alone = QPushButton(self.tr("Only this plan"))
        self.table = ComparisonTable(tokens)
        self._pages = QStackedLayout(self)
        self._arrange()
        self.comparing.told.connect(self._show)
        self.comparing.failed.connect(self._fail)
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def baseline(self) -> str:
        """Return the id of the design of the plan that the others are held against, as for a report of the plan."""
        ids = [design.id for design in self.comparing.session.plan.designs]
        chosen = self.comparing.chosen_baseline
        return chosen if chosen in ids else next(iter(ids), "")

    @property
    def others(self) -> tuple[OtherPlan, ...]:
        """Return the plans whose designs stand beside."""
        return self.comparing.others

    def set_baseline(self, design_id: str) -> None:
        """Hold the designs against another one."""
        self.comparing.chosen_baseline = design_id
        self.refresh()

    def stand_beside(self, other: OtherPlan) -> None:
        """Add the designs of another plan; one from the same file is replaced."""
        self.comparing.others = (*(entry for entry in self.others if entry.source != other.source), other)
        self.refresh()

    def stand_alone(self) -> None:
        """Take the designs of other plans away."""
        self.comparing.others = ()
        self.refresh()

    def set_large(self, large: bool) -> None:
        """Show the comparison as large as the canvas, or as a panel."""
        if large and self.large is None:
            from planner.compare.large_comparison import LargeComparison

            self.large = LargeComparison(self._tokens)
            self.large_tools = self.large.tools
            self.large.baseline_chosen.connect(self.set_baseline)
            self.large.failed.connect(self.failed)
            self.large.assign_requested.connect(self.assign_requested)
            self.large.cost_asked.connect(self.cost_asked)
            self._pages.addWidget(self.large)
        self._pages.setCurrentIndex(1 if large else 0)
        if large and self.large is not None and self._told is not None:
            self.large.show_compared(self._told)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.visibility.when_visible(self._draw_again)

    def _draw_again(self) -> None:
        self.table.show_view(self.view, self._tokens)
        if self.large is not None:
            self.large.set_tokens(self._tokens)

    def refresh(self) -> None:
        """Compare the designs as they are; what takes longer follows."""
        self.alone.setVisible(bool(self.others))
        self.comparing.refresh()

    def _show(self, told: Compared) -> None:
        comparison, self._told, self.view = told.comparison, told, None
        self.sentence.setText(breakable(told.sentence))
        self.foundation.hide()
        if comparison is not None:
            pending = (MAY_FAIL,) if told.pending else ()
            self.view = comparison_view(comparison, pending, previewing=told.previewing)
            self.foundation.setText("\n".join(part for part in (*told.lines[:1], comparison.remark) if part))
            self.foundation.setToolTip(plain_tooltip("\n".join(told.lines[1:])))
            self.foundation.setVisible(bool(self.foundation.text()))
        self.table.show_view(self.view, self._tokens)
        self._words.fit(self.height())
        if self._pages.currentIndex() and self.large is not None:
            self.large.show_compared(told)

    def _fail(self, sentence: str) -> None:
        self.foundation.setText(sentence)
        self.foundation.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words the height that they need in the new width."""
        super().resizeEvent(event)
        self._words.fit(self.height())

    def _on_update(self, update: Update) -> None:
        if update.whole:
            self._after.do_now()
        else:
            self._after.ask()

    def _choose_baseline(self, column: int) -> None:
        if self.view is not None and column > 0:
            self.set_baseline(self.view.design_ids[column - 1])

    def _ask_cost(self, row: int, column: int) -> bool:
        """Ask for the trail of a cost; return whether the cell is one."""
        if self.view is None or not column or self.view.rows[row].key not in COST_WORDS:
            return False
        self.cost_asked.emit(self.view.design_ids[column - 1], self.view.rows[row].key)
        return True

    def _activate(self, row: int, column: int) -> None:
        if not self._ask_cost(row, column):
            self._choose_baseline(column)

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Compare"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.foundation.setProperty("muted", True)
        self.foundation.setAccessibleName(self.tr("What the verdict depends on"))
        self.alone.setToolTip(self.tr("Remove the other plans from the comparison"))
        self.table.setAccessibleName(self.tr("Comparison of designs"))
        self.table.horizontalHeader().sectionClicked.connect(self._choose_baseline)
        self.table.cellClicked.connect(self._ask_cost)
        self.table.cellActivated.connect(self._activate)
        self.table.horizontalHeader().setToolTip(self.tr("Click a design to make it the baseline"))
        self.alone.clicked.connect(self.stand_alone)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.setSpacing(8)
        head.addWidget(self._words, 1)
        head.addWidget(self.alone, 0, Qt.AlignmentFlag.AlignTop)
        page = QWidget()
        self._pages.addWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
