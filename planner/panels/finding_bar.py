"""Below the list of findings: what can be done about the chosen one, as buttons."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.results import Finding
from models.comparisons.fixes import Fix, fix_for
from models.plan.entities import Plan
from planner.panels.findings import FindingsPanel
from planner.presenters.findings import FindingRow
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
    heed_asked = Signal()

    def __init__(self, session: PlanSession, findings: FindingsPanel, library: Library, jobs: Jobs) -> None:
        super().__init__()
        self._session, self._library, self._jobs = session, library, jobs
        self.fix, self.ignore = FixButton(), QPushButton(self.tr("Ignore…"))
        self.heed = QPushButton(self.tr("No longer ignore"))
        self._arrange()
        self._findings, self._previewing = findings, session.previewing
        findings.chosen.connect(self.show_row)
        session.updated.connect(self._on_update)
        self.show_row(None)

    def show_row(self, row: FindingRow | None) -> None:
        """Offer what can be done about a finding; nothing without one."""
        self._jobs.cancel(LANE)
        self.fix.hide()
        self.ignore.setVisible(row is not None and not row.ignored)
        self.heed.setVisible(row is not None and bool(row.ignored))
        self.setVisible(row is not None)
        finding = own_finding(self._session, row) if row is not None and not row.ignored else None
        if finding is not None:
            plan, design_id, library = self._session.plan, self._session.design_id, self._library
            self._jobs.start(LANE, lambda: known_fix(plan, design_id, finding, library), self._offer)

    def _on_update(self, _update: Update) -> None:
        # The list may say the same of a preview as of the plan, and then tells nobody.
        if self._previewing != self._session.previewing:
            self._previewing = self._session.previewing
            self.show_row(self._findings.chosen_row)

    def _offer(self, fix: Fix | None) -> None:
        if fix is not None:
            self.fix.setText(self.tr("Fix: {0}").format(fix.label).replace("&", "&&"))
            says = self.tr("Clears the finding in one step, which can be undone")
            self.fix.setToolTip(plain_tooltip(f"{fix.label}\n{says}"))
            self.fix.show()

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("What can be done about the finding"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 8)
        layout.setSpacing(8)
        for button, asked in (
            (self.fix, self.fix_asked),
            (self.ignore, self.ignore_asked),
            (self.heed, self.heed_asked),
        ):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, asked=asked: asked.emit())
            layout.addWidget(button)
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


def known_fix(plan: Plan, design_id: str, finding: Finding, library: Library) -> Fix | None:
    """Return the quick fix of a finding, tried by evaluating; None where none is known."""
    return fix_for(plan, design_id, finding, library, lambda changed, design: evaluate(changed, design, library))


def own_finding(session: PlanSession, row: FindingRow) -> Finding | None:
    """Return the finding of a row of the list; None while the list is that of a preview, which no fix is tried on."""
    if session.previewing or session.evaluation is None:
        return None
    return next((one for one in session.evaluation.findings if one.key == row.key), None)
