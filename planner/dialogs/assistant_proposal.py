"""Last page of the new-plan assistant: the proposed designs side by side, each to be ticked."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from models.proposing.proposal import Proposal, ProposedDesign
from models.proposing.sized import CONSOLIDATED, PHYSICAL
from planner.dialogs.assistant_preview import Picture, PlanPreview
from planner.dialogs.text import words
from planner.presenters.assistant_summary import DesignView, offer_words
from planner.theme.letters import are_large
from planner.theme.tokens import Tokens

KINDS = (PHYSICAL, CONSOLIDATED)
# A design that is left out is dimmed.
FAINT, FULL = 0.45, 1.0
PICTURE_SHARE, HIGHEST_PICTURE = 100, 240


class DesignCard(QFrame):
    """One design: its tick, its picture, three numbers, four rows, a sentence; ``offer_taken`` asks for hardware."""

    ticked = Signal()
    offer_taken = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("proposed_design")
        self.view: DesignView | None = None
        self.tick, self.about = QCheckBox(), words("", "muted")
        self.preview = PlanPreview(tokens)
        self.preview.setMaximumHeight(HIGHEST_PICTURE)
        self.numbers, self.rows = QWidget(), QWidget()
        self.sentence = words("")
        self.offer = QPushButton()
        self.offer.setAutoDefault(False)
        self.offer.clicked.connect(self._take_offer)
        self._faint = QGraphicsOpacityEffect(self)
        self._faint.setOpacity(FULL)
        self.body = QWidget()
        self.body.setGraphicsEffect(self._faint)
        self.tick.toggled.connect(self._on_tick)
        self._arrange()

    @property
    def is_wanted(self) -> bool:
        """Return whether the design is there and ticked."""
        return self.tick.isEnabled() and self.tick.isChecked()

    def show_busy(self, name: str) -> None:
        """Show that the design is being worked out."""
        self.view = None
        self.tick.setText(name)
        self.tick.setEnabled(False)
        self.about.setText("")
        self.preview.show_busy()
        for part in (self.numbers, self.rows, self.offer):
            part.hide()
        self.sentence.setText(self.tr("Calculating…"))
        self._faint.setOpacity(FULL)

    def show_view(self, view: DesignView, picture: Picture | None) -> None:
        """Show a design, or why there is none and what would do."""
        had = self.view is not None
        self.view = view
        is_there = bool(view.numbers)
        self.tick.setText(view.name)
        self.tick.setEnabled(is_there)
        if not had or not is_there:
            self.tick.setChecked(is_there)
        self.about.setText(view.about)
        self.preview.setVisible(is_there)
        self.preview.show_picture(picture, view.sentence)
        self._fill(self.numbers, [_number(value, label) for value, label in view.numbers])
        self._fill_rows(view)
        mark = "▲ " if view.is_warning else ""
        self.sentence.setText(f"{mark}{view.sentence}")
        self.offer.setVisible(view.offer is not None)
        if view.offer is not None:
            self.offer.setText(self.tr("Use {0}").format(offer_words(view.offer.hardware)))
        self._on_tick()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.preview.set_tokens(tokens)

    def _take_offer(self) -> None:
        if self.view is not None and self.view.offer is not None:
            self.offer_taken.emit(self.view.offer)

    def _on_tick(self) -> None:
        left_out = self.tick.isEnabled() and not self.tick.isChecked()
        self._faint.setOpacity(FAINT if left_out else FULL)
        self.ticked.emit()

    def _fill(self, holder: QWidget, parts: list[QWidget]) -> None:
        layout = holder.layout()
        assert layout is not None  # noqa: S101 - made with the card
        while (item := layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for part in parts:
            layout.addWidget(part)
        holder.setVisible(bool(parts))

    def _fill_rows(self, view: DesignView) -> None:
        self._fill(self.rows, [_row(label, value) for label, value in view.rows])

    def _arrange(self) -> None:
        letters = self.tick.font()
        letters.setBold(True)
        self.tick.setFont(letters)
        head = QHBoxLayout()
        head.addWidget(self.tick)
        head.addWidget(self.about, 1)
        self.about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for holder in (self.numbers, self.rows):
            line = QHBoxLayout(holder) if holder is self.numbers else QVBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(16 if holder is self.numbers else 0)
        inner = QVBoxLayout(self.body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        inner.addWidget(self.preview, PICTURE_SHARE)
        for part in (self.numbers, self.rows, self.sentence):
            inner.addWidget(part)
        inner.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignLeft)
        # Without a picture, the words stay at the top.
        inner.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self.body, 1)


class ProposalPage(QWidget):
    """Both designs, and one sentence about them; ``changed`` is told after each tick."""

    changed = Signal()
    offer_taken = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.proposal: Proposal | None = None
        self.title, self.line = words("", "page_title"), words("", "muted")
        self.cards = {kind: DesignCard(tokens) for kind in KINDS}
        self.verdict, self.box = words(""), QFrame()
        for card in self.cards.values():
            card.ticked.connect(self.changed)
            card.offer_taken.connect(self.offer_taken)
        self._arrange()

    @property
    def wanted(self) -> dict[str, bool]:
        """Return which designs are ticked, by their kinds."""
        return {kind: card.is_wanted for kind, card in self.cards.items()}

    def show_busy(self, names: dict[str, str]) -> None:
        """Show that the designs are being worked out."""
        self.proposal = None
        self.title.setText(self.tr("Calculating two designs…"))
        self.line.setText(self.tr("Servers are added until everyone is served and no ceiling is exceeded."))
        self.box.hide()
        for kind, card in self.cards.items():
            card.show_busy(names[kind])
            card.show()

    def show_fault(self, sentence: str) -> None:
        """Show why there are no designs."""
        self.title.setText(self.tr("No proposal"))
        self.line.setText(sentence)
        for card in self.cards.values():
            card.hide()

    def show_proposal(
        self,
        proposal: Proposal,
        heading: tuple[str, str],
        view: Callable[[ProposedDesign], DesignView],
        draw: Callable[[ProposedDesign], Picture | None],
        verdict: str,
    ) -> None:
        """Show the designs of a proposal."""
        self.proposal = proposal
        self.title.setText(heading[0])
        self.line.setText(heading[1])
        for kind, card in self.cards.items():
            card.show_view(view(proposal.designs[kind]), draw(proposal.designs[kind]))
        self.verdict.setText(verdict)
        self.box.setVisible(bool(verdict))
        self.changed.emit()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for card in self.cards.values():
            card.set_tokens(tokens)

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 16)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        layout.addWidget(self.line)
        direction = QBoxLayout.Direction.TopToBottom if are_large() else QBoxLayout.Direction.LeftToRight
        cards = QBoxLayout(direction)
        cards.setSpacing(16)
        for card in self.cards.values():
            kept = card.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            card.setSizePolicy(kept)
            cards.addWidget(card, 1)
        layout.addLayout(cards, 1)
        self.box.setProperty("reason", True)
        row = QHBoxLayout(self.box)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.verdict)
        layout.addWidget(self.box)


def _number(value: str, label: str) -> QWidget:
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    number = words(value, "page_title")
    number.setWordWrap(False)
    layout.addWidget(number)
    layout.addWidget(words(label, "muted"))
    layout.addStretch(1)
    return holder


def _row(label: str, value: str) -> QWidget:
    holder = QWidget()
    layout = QGridLayout(holder)
    layout.setContentsMargins(0, 3, 0, 3)
    layout.addWidget(words(label, "muted"), 0, 0)
    shown = words(value)
    shown.setAlignment(Qt.AlignmentFlag.AlignRight)
    layout.addWidget(shown, 0, 1)
    layout.setColumnStretch(0, 1)
    shown.setWordWrap(False)
    return holder
