"""Below the list of findings: what can be done about the chosen one, as buttons."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.capacity.results import Finding
from planner.panels.elided_label import ElidedLabel
from planner.panels.findings import FindingsPanel
from planner.presenters.findings import FindingRow
from planner.presenters.fixes import Fixes, known_fixes
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession, Update
from planner.theme.tooltips import plain_tooltip

LANE = "quick fix"


class FixButton(QPushButton):
    """A button that may be narrower than its words; the tooltip has them all."""

    def minimumSizeHint(self) -> QSize:
        """Return a width that always fits."""
        return QSize(48, super().minimumSizeHint().height())


class FindingBar(QWidget):
    """Offers the quick fix, where one is known, and to ignore the finding or heed it again."""

    fix_asked = Signal()
    ignore_asked = Signal()
    unignore_asked = Signal()

    def __init__(self, session: PlanSession, findings: FindingsPanel, library: Library, jobs: Jobs) -> None:
        super().__init__()
        self._session, self._library, self._jobs = session, library, jobs
        self.fix, self.ignore = FixButton(), QPushButton(self.tr("Ignore…"))
        self.heed = QPushButton(self.tr("Stop ignoring"))
        self.instead = ElidedLabel()
        self._arrange()
        self._findings, self._previewing = findings, session.previewing
        findings.chosen.connect(self.show_row)
        session.updated.connect(self._on_update)
        self.show_row(None)

    def show_row(self, row: FindingRow | None) -> None:
        """Offer what can be done about a finding; nothing without one."""
        self._jobs.cancel(LANE)
        self.fix.hide()
        self.instead.hide()
        self.ignore.setVisible(row is not None and not row.ignored)
        self.heed.setVisible(row is not None and bool(row.ignored))
        self.setVisible(row is not None)
        several = row is not None and bool(row.members)
        self.ignore.setText(self.tr("Ignore all…") if several else self.tr("Ignore…"))
        self.heed.setText(self.tr("Stop ignoring all") if several else self.tr("Stop ignoring"))
        own = own_findings(self._session, row) if row is not None and not row.ignored else ()
        if own:
            plan, design_id, library = self._session.plan, self._session.design_id, self._library
            self._jobs.start(LANE, lambda: known_fixes(plan, design_id, own, library), self._offer)

    def _on_update(self, _update: Update) -> None:
        # The list may say the same of a preview as of the plan, and then tells nobody.
        if self._previewing != self._session.previewing:
            self._previewing = self._session.previewing
            self.show_row(self._findings.chosen_row)

    def _offer(self, fixes: Fixes) -> None:
        if fixes.change is not None:
            self.fix.setText(fixes.button.replace("&", "&&"))
            says = self.tr("Fixes the finding in one undoable step")
            if fixes.number > 1:
                says = self.tr("Fixes {0} findings in one undoable step").format(fixes.number)
            self.fix.setToolTip(plain_tooltip(f"{fixes.label}\n{says}"))
            self.fix.show()
        self.instead.setText(fixes.instead)
        self.instead.setToolTip(plain_tooltip(fixes.instead))
        self.instead.setVisible(bool(fixes.instead))

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Actions for this finding"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 8)
        layout.setSpacing(8)
        for button, asked in (
            (self.fix, self.fix_asked),
            (self.ignore, self.ignore_asked),
            (self.heed, self.unignore_asked),
        ):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, asked=asked: asked.emit())
            layout.addWidget(button)
        layout.insertWidget(1, self.instead)
        layout.addStretch(1)


class FindingsPage(QWidget):
    """The list of findings with its bar."""

    def __init__(self, findings: FindingsPanel, bar: FindingBar) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.setFocusProxy(findings)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(findings, 1)
        layout.addWidget(bar)


def own_findings(session: PlanSession, row: FindingRow) -> tuple[Finding, ...]:
    """Return the findings of a row of the list; none while the list is that of a preview, which no fix is tried on."""
    if session.previewing or session.evaluation is None:
        return ()
    keys = {entry.key for entry in row.each}
    return tuple(finding for finding in session.evaluation.quick_findings if finding.key in keys)
