"""The new-plan assistant: three short pages from users to a proposal; it can be skipped at any time."""

from collections.abc import Callable
from functools import partial

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from models.plan.entities import Link
from models.proposing.proposal import Offer, Proposal, ProposedDesign
from models.proposing.requirements import Requirements
from models.words import translate
from planner.dialogs.assistant_hardware import HardwarePage, Picker, Platforms
from planner.dialogs.assistant_proposal import ProposalPage
from planner.dialogs.assistant_rail import AssistantRail
from planner.dialogs.assistant_users import Draw, UsersPage
from planner.dialogs.text import words
from planner.presenters import assistant_summary as summary
from planner.session.debounce import Debounce
from planner.session.jobs import Jobs
from planner.theme.letters import size_for
from planner.theme.tokens import Tokens

WIDTH, HEIGHT = 1000, 700
LANE = "assistant"
USERS, HARDWARE, PROPOSAL = range(3)


@frozen(kw_only=True, eq=False)
class AssistantParts:
    """What the assistant works with.

    Parameters
    ----------
    propose : callable
        Makes a proposal, on a worker thread.
    draw : callable
        Returns the picture of a plan's design.
    hypervisor : str
        What is chosen at first.
    """

    jobs: Jobs
    propose: Callable[[Requirements], Proposal]
    draw: Draw
    platforms: Platforms
    picker: Picker
    link: Link
    hypervisor: str
    tokens: Tokens


class AssistantDialog(QDialog):
    """Signals: ``finished_with`` (a proposal, and the names of the designs that are wanted), ``skipped``.

    After Finish it stays open until `accept` is called: the plan in the window may have to be saved first.
    """

    finished_with = Signal(object, object)
    skipped = Signal()

    def __init__(self, parts: AssistantParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asked: Requirements | None = None
        self._answered: tuple[Requirements, Proposal] | None = None
        self.setWindowTitle(self.tr("New plan"))
        self.users = UsersPage(parts.platforms.offered, parts.link, parts.draw, parts.tokens)
        self.hardware = HardwarePage(parts.platforms, parts.hypervisor, parts.picker)
        self.proposal = ProposalPage(parts.tokens)
        titles = (self.tr("Sites and users"), self.tr("Hardware"), self.tr("Proposal"))
        self.rail = AssistantRail(titles, parts.tokens)
        self.pages = QStackedWidget()
        for page in (self.users, self.hardware, self.proposal):
            self.pages.addWidget(_scrolled(page))
        self._make_buttons()
        self._soon = Debounce(self._work_out, self)
        self.users.changed.connect(self._on_change)
        self.hardware.changed.connect(self._on_change)
        self.proposal.changed.connect(self._show_state)
        self.proposal.offer_taken.connect(self._take_offer)
        self._arrange()
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.go_to(USERS)

    @property
    def step(self) -> int:
        """Return the page that is shown."""
        return self.pages.currentIndex()

    def go_to(self, step: int) -> None:
        """Show a page; what the others hold is kept."""
        self.pages.setCurrentIndex(step)
        self.rail.show_step(step)
        self._tell_rail()
        if step != USERS:
            self._work_out()
        self._show_state()
        first = (self.users.table, self.hardware.exchange, self.next)[step]
        first.setFocus()

    def go_on(self) -> None:
        """Go to the next page, or finish; a page that cannot be left shows what is wrong."""
        pages = (self.users, self.hardware)
        if self.step < PROPOSAL and not pages[self.step].is_ready():
            return
        if self.step < PROPOSAL:
            self.go_to(self.step + 1)
        elif self.proposal.proposal is not None:
            self.finished_with.emit(self.proposal.proposal, summary.wanted_names(self.proposal.wanted))

    def reject(self) -> None:
        """Leave without a plan; ask first if rows were entered."""
        if not self.users.model.rows or self._may_drop():
            super().reject()

    def done(self, code: int) -> None:
        """Leave; what is being worked out is dropped."""
        self._parts.jobs.cancel(LANE)
        super().done(code)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for part in (self.rail, self.users, self.proposal):
            part.set_tokens(tokens)

    def _skip(self) -> None:
        if not self.users.model.rows or self._may_drop():
            self.accept()
            self.skipped.emit()

    def _may_drop(self) -> bool:
        question = self.tr("Close the assistant? The rows you entered will be lost.")
        yes, no = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        return QMessageBox.question(self, self.windowTitle(), question, yes | no, no) == yes

    def _requirements(self) -> Requirements | None:
        """Return what the proposal has to meet; None while something of the hardware cannot be read."""
        page, hardware = self.hardware, self.hardware.hardware
        if hardware is None:
            return None
        return Requirements(
            groups=self.users.read.groups,
            links=self.users.links.links,
            exchange=page.version,
            hardware=hardware,
            hypervisor=str(page.hypervisor.currentData()),
            failures=page.failures,
            **page.dags.values,
        )

    def _on_change(self) -> None:
        self._tell_rail()
        if self.step != USERS:
            self._soon.wait()

    def _work_out(self) -> None:
        """Work the proposal out in the background, unless it is known or on its way."""
        self._soon.end()
        wanted = self._requirements()
        if wanted is None:
            self.hardware.tell("")
            return
        if self._answered is not None and self._answered[0] == wanted:
            self._show(*self._answered)
            return
        if self._asked != wanted:
            self._asked = wanted
            names = {kind: translate(name) for kind, name in summary.NAMES.items()}
            self.proposal.show_busy(names)
            self.hardware.tell(self.tr("Calculating…"))
            self._parts.jobs.start(LANE, lambda: self._parts.propose(wanted), partial(self._take, wanted), self._fail)
        self._show_state()

    def _take(self, wanted: Requirements, proposal: Proposal) -> None:
        self._asked, self._answered = None, (wanted, proposal)
        self._show(wanted, proposal)

    def _fail(self, sentence: str) -> None:
        self._asked = None
        self.hardware.tell(sentence)
        self.proposal.show_fault(sentence)
        self._show_state()

    def _show(self, wanted: Requirements, proposal: Proposal) -> None:
        page = self.hardware

        def view(design: ProposedDesign) -> summary.DesignView:
            return summary.design_view(design, wanted.hardware, page.hypervisor_name, survives=wanted.survives)

        def draw(design: ProposedDesign) -> object:
            sized = design.sized
            return None if sized is None else self._parts.draw(design.plan, design.kind, sized.evaluation)

        heading = summary.heading(proposal, wanted.failures)
        self.proposal.show_proposal(proposal, heading, view, draw, summary.verdict(proposal))  # type: ignore[arg-type]
        self.hardware.tell(summary.outcome(proposal, wanted.hardware, survives=wanted.survives))
        self._tell_rail()
        self._show_state()

    def _take_offer(self, offer: Offer) -> None:
        self.hardware.take(offer.hardware)
        self._work_out()

    def _tell_rail(self) -> None:
        self.rail.tell(USERS, summary.users_line(self.users.read))
        page = self.hardware
        chosen = summary.hardware_line(page.name, page.hypervisor_name, *page.dags.words)
        self.rail.tell(HARDWARE, chosen if self.step >= HARDWARE else "")
        known = self.proposal.proposal
        self.rail.tell(PROPOSAL, summary.proposal_line(known) if known and self.step == PROPOSAL else "")

    def _show_state(self) -> None:
        at_end = self.step == PROPOSAL
        texts = (self.tr("Next: hardware"), self.tr("Next: proposal"), self.tr("Finish"))
        self.next.setText(texts[self.step])
        self.back.setEnabled(self.step > USERS)
        number = sum(self.proposal.wanted.values())
        self.next.setEnabled(not at_end or (self.proposal.proposal is not None and number > 0))
        self.cancel.setVisible(at_end and self.proposal.proposal is None)
        self.skip.setVisible(not at_end)
        self.promise.setVisible(at_end)
        self.promise.setText(summary.promise(number) if self.proposal.proposal is not None and number else "")
        if at_end:
            self._keep_focus()

    def _keep_focus(self) -> None:
        """Give the keys to a button that can be pressed, unless the user is elsewhere on the page."""
        if self.isVisible() and not self.proposal.isAncestorOf(self.focusWidget() or self):
            (self.next if self.next.isEnabled() else self.back).setFocus()

    def _make_buttons(self) -> None:
        self.skip = QPushButton(self.tr("Skip: start with an empty plan"))
        self.skip.setProperty("link", True)
        self.back, self.next = QPushButton(self.tr("&Back")), QPushButton()
        self.cancel = QPushButton(self.tr("&Cancel"))
        self.promise = words("", "muted")
        for button in (self.skip, self.back, self.cancel):
            button.setAutoDefault(False)
        self.skip.clicked.connect(self._skip)
        self.back.clicked.connect(lambda: self.go_to(self.step - 1))
        self.next.clicked.connect(self.go_on)
        self.cancel.clicked.connect(self.reject)

    def _arrange(self) -> None:
        foot = QFrame()
        foot.setObjectName("assistant_foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(32, 12, 32, 12)
        row.setSpacing(8)
        row.addWidget(self.skip)
        row.addWidget(self.promise, 1)
        row.addStretch(1)
        for button in (self.cancel, self.back, self.next):
            row.addWidget(button)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.pages, 1)
        right.addWidget(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.rail)
        layout.addLayout(right, 1)
        # Only now does the button know its dialog, which gives Enter back to it after a click elsewhere.
        self.next.setDefault(True)


def _scrolled(page: QWidget) -> QScrollArea:
    """Return a page that scrolls where letters are large or the screen is small."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area
