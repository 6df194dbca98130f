"""What can be done about the finding that is chosen in the list."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models import words
from models.calibration.library import Library
from models.errors import PlannerError
from models.plan.ignoring import heed, ignore
from planner.dialogs.ignore_form import IgnoreForm
from planner.panels.finding_bar import known_fix, own_finding
from planner.panels.findings import FindingsPanel
from planner.presenters.findings import FindingRow
from planner.session.plan_session import PlanSession

Say = Callable[[str], None]


class FindingCommands(QObject):
    """Fixes a finding, ignores it with a reason, heeds it again."""

    def __init__(
        self, window: QWidget, session: PlanSession, findings: FindingsPanel, library: Library, say: Say
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._findings = window, session, findings
        self._library, self._say = library, say

    def fix(self) -> None:
        """Do the quick fix of the chosen finding, as one step."""
        session, row = self._session, self._row()
        if row is None:
            return
        if session.previewing:
            self._say(self.tr("This is a finding of the what-if; apply or reset it, then fix what is left."))
            return
        finding = own_finding(session, row)
        if finding is None:
            return
        try:
            fix = known_fix(session.plan, session.design_id, finding, self._library)
            if fix is None:
                self._say(self.tr("No single change is known that clears this finding."))
                return
            session.do(fix.change)
        except PlannerError as error:
            self._say(str(error))
            return
        self._say(words.say("Done: {change}. It can be undone.", change=fix.label))

    def ignore(self) -> None:
        """Ask for a reason and let the chosen finding be."""
        session, row = self._session, self._row()
        if row is None:
            return

        def offer(reason: str) -> None:
            session.do(ignore(session.plan, session.design_id, row.key, reason))

        IgnoreForm(row, offer, self._window).open()

    def heed(self) -> None:
        """Take it back that the chosen finding is ignored."""
        row = self._row()
        if row is not None:
            self._session.do(heed(self._session.plan, self._session.design_id, row.key))

    def _row(self) -> FindingRow | None:
        row = self._findings.chosen_row
        if row is None:
            self._say(self.tr("Choose a finding first; F8 goes to the next one."))
        return row
