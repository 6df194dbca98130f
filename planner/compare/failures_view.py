"""How failures are shown: as a table in a panel; large, with a matrix, and what one of them does beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSplitter, QVBoxLayout, QWidget

from planner.compare.failure_matrix_view import FailureMatrix
from planner.compare.result_view import ResultPages
from planner.presenters.failure_preview import PreviewWords, Told
from planner.presenters.status import STATE_SYMBOLS
from planner.theme.labels import WrappedLabel
from planner.theme.layouts import empty
from planner.theme.letters import for_letters
from planner.theme.scrolling import holding
from planner.theme.tokens import Tokens

MARGINS, LEFT_WIDTH, RIGHT_WIDTH = (20, 14, 20, 12), 580, 760
LEAST_HEIGHT = 340
SIGNS = STATE_SYMBOLS | {"unserved": "⊘", "ok": "●"}


class FailuresView(QWidget):
    """The table of failures; large, the sentence above it, the matrix, and room for a picture of one failure."""

    def __init__(self, pages: ResultPages, tokens: Tokens) -> None:
        super().__init__()
        self.headline, self.qualification = WrappedLabel(), WrappedLabel()
        self.matrix = FailureMatrix(tokens)
        self.matrix_title = WrappedLabel()
        self.title = WrappedLabel()
        self.picture = QVBoxLayout()
        self._told = QHBoxLayout()
        self._page, self._halves = QWidget(), QSplitter()
        self._head, self._left, self._right = QWidget(), QWidget(), QWidget()
        self._arrange(pages)
        self.set_large(large=False)

    def set_large(self, *, large: bool) -> None:
        """Show more than the table, or the table alone."""
        self._large = large
        for part in (self._head, self._right):
            part.setVisible(large)
        self._fit_matrix()
        self._halves.setMinimumHeight(for_letters(LEAST_HEIGHT) if large else 0)
        layout = self._page.layout()
        if layout is not None:
            layout.setContentsMargins(*(MARGINS if large else (0, 0, 0, 0)))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.matrix.set_tokens(tokens)

    def show_sentence(self, headline: str, rest: str) -> None:
        """Say the answer large, and what else there is to say below it."""
        self.headline.setText(headline)
        self.qualification.setText(rest)
        self._fit_matrix()

    def show_words(self, words: PreviewWords | None) -> None:
        """Say what one failure does."""
        self.title.setText(
            "" if words is None else self.tr("{0} (preview, nothing in the plan changes)").format(words.title)
        )
        empty(self._told)
        for told in words.told if words else ():
            self._told.addWidget(_answer(told), 1)

    def _fit_matrix(self) -> None:
        shown = self._large and self.matrix.cells.matrix is not None
        self.matrix.setVisible(shown)
        self.matrix_title.setVisible(shown)

    def _arrange(self, pages: ResultPages) -> None:
        self.headline.setProperty("headline", True)
        self.qualification.setProperty("muted", True)
        self.title.setProperty("strong", True)
        self.matrix_title.setText(
            self.tr(
                "Cells show users not served or, if there are none, the busiest machine. Diagonal: single failures."
            )
        )
        self.matrix_title.setProperty("muted", True)
        self.matrix.setAccessibleName(self.tr("Matrix of single and double failures"))
        self._fill(pages)

    def _fill(self, pages: ResultPages) -> None:
        head = QVBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 8)
        head.addWidget(self.headline)
        head.addWidget(self.qualification)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        for part in (self.matrix_title, self.matrix):
            left.addWidget(part)
        left.addWidget(pages, 1)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(16, 0, 0, 0)
        right.addWidget(self.title)
        right.addLayout(self.picture, 1)
        right.addLayout(self._told)
        halves = self._halves
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._left)
        halves.addWidget(self._right)
        halves.setSizes([LEFT_WIDTH, RIGHT_WIDTH])
        halves.setStretchFactor(1, 1)
        self._scroll(halves)

    def _scroll(self, halves: QSplitter) -> None:
        """Put all of it into an area that scrolls where the window is too low."""
        column = QVBoxLayout(self._page)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(halves, 1)
        area = holding(QScrollArea(), self._page)
        area.setMinimumSize(1, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)


def _answer(told: Told) -> QWidget:
    box = QWidget()
    head, note = WrappedLabel(f"{SIGNS.get(told.state, '')} {told.head}".strip()), WrappedLabel(told.note)
    head.setProperty("strong", True)
    note.setProperty("muted", True)
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 8, 12, 0)
    layout.setSpacing(2)
    layout.addWidget(head)
    layout.addWidget(note)
    layout.addStretch(1)
    return box
