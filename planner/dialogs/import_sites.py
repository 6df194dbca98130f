"""What each site gets of an import: hosts, virtual machines, and how busy its hosts were."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from models.plan.entities import Assumptions
from planner.dialogs.text import words
from planner.presenters.import_view import SiteCount, more_sites
from planner.theme.gauge_paint import paint_gauge
from planner.theme.letters import are_large, for_letters
from planner.theme.tokens import Tokens

MOST_CARDS, A_ROW, BAR, BAR_WIDTH, BAR_HEIGHT = 4, 2, 6, 112, 16


@frozen
class MeasuredUse:
    """The measured CPU of a site as a bar, against the ceiling that a new plan has."""

    fraction: float | None
    ceiling: float | None = Assumptions().cpu_ceiling
    low: float | None = None
    high: float | None = None
    overhead: float = 0.0

    @property
    def state(self) -> str:
        """Return the load state."""
        if self.fraction is None or self.ceiling is None or self.fraction <= self.ceiling:
            return "ok"
        return "over" if self.fraction > 1.0 else "high"


class UseBar(QWidget):
    """One such bar."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tokens, self.use = tokens, MeasuredUse(None)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the bar with its tick."""
        return QSize(for_letters(BAR_WIDTH), for_letters(BAR_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        bar = QRectF(1, (self.height() - BAR) / 2, self.width() - 2, BAR)
        paint_gauge(painter, bar, self.use, self.tokens)
        painter.end()


class SiteCard(QFrame):
    """One site."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("proposed_design")
        self.name, self.counts, self.cpu = words("", "strong", narrow=True), words("", "muted"), words("", "muted")
        self.bar = UseBar(tokens)
        head, line = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.counts, 0, Qt.AlignmentFlag.AlignRight)
        line.addWidget(self.cpu, 1)
        line.addWidget(self.bar)
        self.counts.setWordWrap(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addLayout(line)

    def show_site(self, site: SiteCount) -> None:
        """Show what a site gets."""
        self.name.setText(site.name)
        self.counts.setText(site.counts_text)
        self.cpu.setText(site.cpu_text)
        self.bar.use = MeasuredUse(site.cpu)
        self.bar.update()


class SiteCards(QWidget):
    """The first sites, and how many more there are."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = [SiteCard(tokens) for _ in range(MOST_CARDS)]
        self.more = words("", "muted")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 8, 0, 0)
        grid.setSpacing(12)
        a_row = 1 if are_large() else A_ROW
        for place, card in enumerate(self.cards):
            grid.addWidget(card, place // a_row, place % a_row)
        for column in range(a_row):
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.more, MOST_CARDS // a_row, 0, 1, a_row)

    def show_sites(self, sites: Sequence[SiteCount]) -> None:
        """Show what the sites get."""
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(sites))
            if place < len(sites):
                card.show_site(sites[place])
        self.more.setVisible(len(sites) > MOST_CARDS)
        self.more.setText(more_sites(len(sites) - MOST_CARDS))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for card in self.cards:
            card.bar.tokens = tokens
            card.bar.update()
