"""The findings: what is wrong with the plan, and what clears it."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from models.plan import queries
from models.plan.entities import Plan
from planner.panels.finding_delegate import ROW
from planner.panels.finding_feed import FindingFeed
from planner.panels.finding_list import FindingList
from planner.presenters.findings import FindingRow
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.tokens import Tokens


class FindingsPanel(FindingList):
    """The list of findings; a click selects and shows what it speaks of.

    Signals: ``counted`` (how many are not ignored), ``listed`` (whether there is any, be it ignored).
    """

    reveal_requested = Signal(object)
    counted = Signal(object)
    listed = Signal(object)

    def __init__(
        self, session: PlanSession, selection: Selection, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(tokens, parent)
        self._session, self._selection = session, selection
        self._feed = FindingFeed(session, jobs, self)
        self._feed.changed.connect(self._show)
        self.setObjectName("findings")
        self.setAccessibleName(self.tr("Findings"))
        self.asked.connect(self._show_subject)
        self._feed.refresh()

    @property
    def number(self) -> int:
        """Return how many findings there are that are not ignored."""
        return sum(len(row.each) for row in self._feed.rows() if not row.ignored)

    @property
    def any(self) -> bool:
        """Return whether any finding is listed, be it ignored; asked with every edit, so nothing is found for it."""
        return bool(self._rows)

    @property
    def chosen_row(self) -> FindingRow | None:
        """Return the finding that is current in the list."""
        self._feed.rows()
        return self.current_row

    def next_finding(self) -> None:
        """Go to the finding after the current one, and round; ignored ones are passed over."""
        self._feed.rows()
        items = [self.item(number) for number in range(self.count())]
        rows = [number for number, item in enumerate(items) if _needs_attention(item.data(ROW))]
        if rows:
            self.setCurrentRow(next((row for row in rows if row > self.currentRow()), rows[0]))
            self.ask(self.currentItem())

    def _show(self, rows: tuple[FindingRow, ...]) -> None:
        if self.show_rows(rows):
            self.counted.emit(self.number)
            self.listed.emit(self.any)

    def select_shown(self) -> None:
        """Select what all listed findings speak of."""
        self._selection.set(_subjects(self._session.plan, self._rows))

    def _show_subject(self, row: FindingRow) -> None:
        there = _subjects(self._session.plan, (row,))
        if there:
            self._selection.set(there)
            self.reveal_requested.emit(there[0])


def _subjects(plan: Plan, rows: Iterable[FindingRow]) -> tuple[str, ...]:
    """Return what findings speak of; some of it may be gone while the list waits for a pause."""
    subjects = dict.fromkeys(entry.subject for row in rows for entry in row.each)
    return tuple(subject for subject in subjects if queries.find(plan, subject) is not None)


def _needs_attention(row: FindingRow) -> bool:
    """Return whether a row is a finding that is not ignored."""
    return bool(row.subject) and not row.ignored
