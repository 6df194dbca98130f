"""What can be done about the finding that is chosen in the list."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models import words
from models.calibration.library import Library
from models.errors import PlannerError
from models.plan.ignoring import ignore, unignore
from planner.dialogs.ignore_form import IgnoreForm
from planner.panels.finding_bar import own_findings
from planner.panels.findings import FindingsPanel
from planner.presenters.findings import FindingRow
from planner.presenters.fixes import known_fixes
from planner.session.plan_session import PlanSession

Say = Callable[[str], None]


class FindingCommands(QObject):
    """Fixes a finding or several alike, ignores them with a reason, heeds them again."""

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
            self._say(
                self.tr("This finding comes from the what-if; apply or reset the what-if, then fix what remains.")
            )
            return
        findings = own_findings(session, row)
        if not findings:
            return
        try:
            fixes = known_fixes(session.plan, session.design_id, findings, self._library)
            if fixes.change is None:
                self._say(self.tr("There is no known single change that fixes this finding."))
                return
            session.do(fixes.change)
        except PlannerError as error:
            self._say(str(error))
            return
        done = words.tr_count(
            fixes.number,
            "Done: {change}. You can undo it.",
            "{count} findings fixed. You can undo this.",
            change=fixes.label,
        )
        self._say(done)

    def ignore(self) -> None:
        """Ask for a reason and let the chosen finding be."""
        session, row = self._session, self._row()
        if row is None:
            return

        keys = [entry.key for entry in row.each]

        def offer(reason: str) -> None:
            session.do(ignore(session.plan, session.design_id, keys, reason))

        IgnoreForm(row, offer, self._window).open()

    def unignore(self) -> None:
        """Take it back that the chosen finding is ignored."""
        row = self._row()
        if row is not None:
            keys = [entry.key for entry in row.each]
            self._session.do(unignore(self._session.plan, self._session.design_id, keys))

    def _row(self) -> FindingRow | None:
        row = self._findings.chosen_row
        if row is None:
            self._say(self.tr("Select a finding first; F8 goes to the next one."))
        return row
