"""The findings: what is wrong with the plan, and what clears it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from models.capacity.results import Evaluation, Finding
from models.plan import queries
from planner.panels.finding_list import FindingList
from planner.presenters.findings import FindingRow, finding_rows
from planner.session.jobs import Jobs
from planner.session.pausing import Pause
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.theme.tokens import Tokens

# With more machines, sentences take longer than a frame: they are made when edits pause, beside the interface.
MOST_AT_ONCE = 500
LANE, CLOSER_LANE = "findings", "closer findings"


class FindingsPanel(FindingList):
    """The list of findings; a click selects and shows what it speaks of.

    What makes a range wide takes long to find: it is added when edits pause.

    Signals: ``counted`` (how many are not ignored), ``listed`` (whether there is any, be it ignored).
    """

    reveal_requested = Signal(object)
    counted = Signal(object)
    listed = Signal(object)

    def __init__(
        self, session: PlanSession, selection: Selection, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(tokens, parent)
        self._jobs = jobs
        self._session, self._selection = session, selection
        self._looked_at: Evaluation | None = None
        self._pause, self._closer = Pause(self._find_beside, self), Pause(self._look_closer, self)
        self.setObjectName("findings")
        self.setAccessibleName(self.tr("Findings"))
        self.asked.connect(self._show_subject)
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def number(self) -> int:
        """Return how many findings there are that are not ignored."""
        self._catch_up()
        return sum(len(row.each) for row in self._rows if not row.ignored)

    @property
    def any(self) -> bool:
        """Return whether there is any finding, be it ignored."""
        self._catch_up()
        return bool(self._rows)

    @property
    def chosen_row(self) -> FindingRow | None:
        """Return the finding that is current in the list."""
        self._catch_up()
        return self.current_row

    def refresh(self) -> None:
        """Show the findings of the design that is shown, now."""
        self._pause.end()
        session = self._session
        if self.show_rows(finding_rows(session.plan, session.design_id, self._findings())):
            self.counted.emit(self.number)
            self.listed.emit(self.any)

    def next_finding(self) -> None:
        """Go to the finding after the current one, and round; ignored ones are passed over."""
        self._catch_up()
        self.go_to_next()

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
        if update.whole or evaluation is None or len(evaluation.machine_ids) <= MOST_AT_ONCE:
            self.refresh()
        else:
            self._closer.end()
            self._pause.wait()

    def _catch_up(self) -> None:
        if self._pause.waiting:
            self.refresh()

    def _find_beside(self) -> None:
        evaluation = self._session.evaluation
        if evaluation is not None:
            self._jobs.start(LANE, lambda: evaluation.quick_findings, lambda _found: self._take(evaluation))

    def _take(self, evaluation: Evaluation) -> None:
        if evaluation is self._session.evaluation:
            self._catch_up()

    def _look_closer(self) -> None:
        evaluation = self._session.evaluation
        self._closer.end()
        if evaluation is not None:
            self._jobs.start(CLOSER_LANE, lambda: evaluation.findings, lambda _found: self._take_closer(evaluation))

    def _take_closer(self, evaluation: Evaluation) -> None:
        if evaluation is self._session.evaluation:
            self._looked_at = evaluation
            self.refresh()

    def _show_subject(self, row: FindingRow) -> None:
        """Select what a finding speaks of; it may be gone while the list waits for a pause."""
        subjects = dict.fromkeys(entry.subject for entry in row.each)
        there = [subject for subject in subjects if queries.find(self._session.plan, subject) is not None]
        if there:
            self._selection.set(tuple(there))
            self.reveal_requested.emit(there[0])
