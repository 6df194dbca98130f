"""The findings of the design that is shown, found beside the interface where that takes long."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from models.capacity.results import Evaluation, Finding
from planner.presenters.findings import FindingRow, finding_rows
from planner.session.debounce import Debounce
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession, Update

# With more machines, sentences take longer than a frame: they are made when edits pause, beside the interface.
MOST_AT_ONCE = 500
LANE, CLOSER_LANE = "findings", "closer findings"


class FindingFeed(QObject):
    """Finds again after each edit. What makes a range wide takes long to find: it is added when edits pause.

    Signal: ``changed`` (the rows of findings).
    """

    changed = Signal(object)

    def __init__(self, session: PlanSession, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self._rows: tuple[FindingRow, ...] = ()
        self._looked_at: Evaluation | None = None
        self._debounce, self._closer = Debounce(self._find_beside, self), Debounce(self._look_closer, self)
        session.updated.connect(self._on_update)

    def rows(self) -> tuple[FindingRow, ...]:
        """Return the findings of the design that is shown, now."""
        if self._debounce.waiting:
            self.refresh()
        return self._rows

    def refresh(self) -> None:
        """Find again, now."""
        session = self._session
        self._show(finding_rows(session.plan, session.design_id, self._findings()))

    def _findings(self) -> tuple[Finding, ...]:
        """Return the findings; those that take long to explain are explained once edits pause."""
        evaluation = self._session.evaluation
        if evaluation is None:
            return ()
        if evaluation is self._looked_at:
            return evaluation.findings
        self._closer.wait()
        return evaluation.quick_findings

    def _on_update(self, update: Update) -> None:
        evaluation = self._session.evaluation
        if evaluation is None or len(evaluation.machine_ids) <= MOST_AT_ONCE:
            self.refresh()
            return
        self._closer.end()
        if update.whole:
            # Those of another plan or design are none of this one.
            self._show(())
        self._debounce.wait()

    def _find_beside(self) -> None:
        self._make_beside(LANE, lambda evaluation: evaluation.quick_findings, self._take)

    def _take(self, evaluation: Evaluation, rows: tuple[FindingRow, ...]) -> None:
        if self._debounce.waiting:
            self._closer.wait()
            self._show(rows)

    def _look_closer(self) -> None:
        self._closer.end()
        self._make_beside(CLOSER_LANE, lambda evaluation: evaluation.findings, self._take_closer)

    def _take_closer(self, evaluation: Evaluation, rows: tuple[FindingRow, ...]) -> None:
        self._looked_at = evaluation
        self._show(rows)

    def _make_beside(
        self,
        lane: str,
        find: Callable[[Evaluation], tuple[Finding, ...]],
        take: Callable[[Evaluation, tuple[FindingRow, ...]], None],
    ) -> None:
        """Find and word on another thread; what has become of another plan by then is left to the edit that made it."""
        session = self._session
        plan, design, evaluation = session.plan, session.design_id, session.evaluation
        if evaluation is None:
            return

        def taken(rows: tuple[FindingRow, ...]) -> None:
            if plan is session.plan and evaluation is session.evaluation:
                take(evaluation, rows)

        self._jobs.start(lane, lambda: finding_rows(plan, design, find(evaluation)), taken)

    def _show(self, rows: tuple[FindingRow, ...]) -> None:
        self._debounce.end()
        self._rows = rows
        self.changed.emit(rows)
