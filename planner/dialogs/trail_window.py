"""A small window beside the plan that tells what a number consists of: choices at its head, and steps to copy."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from planner.dialogs.figure_block import FigureBlock
from planner.dialogs.text import words
from planner.presenters.trail_page import FigureView, StepView, TrailPage
from planner.session.debounce import Debounce
from planner.session.plan_session import PlanSession
from planner.theme.letters import size_for

# SPARE is what its frame may take in a low window.
WIDTH, SPARE = 620, 64
# Choices that the title leaves room for.
MOST_BESIDE_TITLE = 4


class TrailWindow(QDialog):
    """Follows the plan; Esc closes it. A subclass tells the page of what was chosen in `told`.

    Parameters
    ----------
    choices : sequence of (str, str)
        What can be explained: a key and its word on a button at the head.
    """

    HEIGHT, STEP_LOOK = 720, "strong"

    def __init__(
        self, session: PlanSession, choices: Sequence[tuple[str, str]], chosen: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.session, self.chosen = session, chosen
        self.page: TrailPage | None = None
        self.blocks: dict[str, FigureBlock] = {}
        self.choices: dict[str, QToolButton] = {}
        self._title, self._area = words("", "strong"), QScrollArea()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("trail")
        size = size_for(self, WIDTH, self.HEIGHT)
        room = parent.window().height() - SPARE if parent is not None else self.HEIGHT
        self.resize(size.width(), min(size.height(), room))
        self._arrange(choices)
        # All blocks are made anew, which is more than a slider that is being drawn leaves time for.
        self._debounce = Debounce(self.refresh, self)
        session.updated.connect(self._follow)

    def told(self) -> TrailPage | None:
        """Return the page of what is chosen; None where there is nothing any more to explain."""
        raise NotImplementedError

    def made_block(self, figure: FigureView) -> FigureBlock:
        """Return the block of a figure."""
        return FigureBlock(figure)

    def choose(self, key: str) -> None:
        """Explain something else."""
        self.chosen = key
        self._area.verticalScrollBar().setValue(0)
        self.refresh()

    def refresh(self) -> None:
        """Tell the page as the plan is now; close where what it explains is gone."""
        self._debounce.end()
        page = self.told()
        if page is None:
            self.close()
            return
        self.choices[self.chosen].setChecked(True)
        # Most edits change other numbers; what is read stays where it is then.
        if page != self.page:
            self.page = page
            self._show(page)

    def _show(self, page: TrailPage) -> None:
        place = self._area.verticalScrollBar().value()
        self._title.setText(page.title)
        self.blocks = {}
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(20, 4, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(words(page.summary))
        self._add_steps(layout, page.steps, self.STEP_LOOK)
        for end in page.ends:
            layout.addSpacing(12)
            layout.addWidget(words(end.title, "section"))
            self._add_steps(layout, end.steps, "")
        for note in page.notes:
            layout.addWidget(words(note, "muted"))
        layout.addStretch(1)
        before = self._area.takeWidget()
        if before is not None:
            # A button of it may be what asked for the change.
            before.hide()
            before.deleteLater()
        self._area.setWidget(content)
        # The new content has its height only when it is laid out.
        content.adjustSize()
        self._area.verticalScrollBar().setValue(place)

    def _add_steps(self, layout: QVBoxLayout, steps: Iterable[StepView], look: str) -> None:
        for step in steps:
            layout.addSpacing(4)
            layout.addWidget(words(step.text, look))
            for figure in step.figures:
                self.blocks[figure.key] = self.made_block(figure)
                layout.addWidget(self.blocks[figure.key])
            for text in step.again:
                layout.addWidget(words(text, "muted"))

    def _copy(self) -> None:
        self.refresh()
        if self.page is not None:
            QGuiApplication.clipboard().setText(self.page.as_text())

    def _follow(self, _update: object) -> None:
        self._debounce.wait()

    def _arrange(self, choices: Sequence[tuple[str, str]]) -> None:
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(self.tr("Steps and figures"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 12, 0, 12)
        layout.setSpacing(8)
        layout.addLayout(self._head(choices))
        layout.addWidget(self._area, 1)
        layout.addLayout(self._foot())

    def _head(self, choices: Sequence[tuple[str, str]]) -> QBoxLayout:
        # Beside many choices a title would be a narrow column.
        is_wide = len(choices) > MOST_BESIDE_TITLE
        head: QBoxLayout = QVBoxLayout() if is_wide else QHBoxLayout()
        row = QHBoxLayout() if is_wide else head
        for layout in (head, row):
            layout.setSpacing(4)
        head.setContentsMargins(20, 0, 20, 0)
        head.addWidget(self._title, 0 if is_wide else 1)
        group = QButtonGroup(self)
        for key, word in choices:
            button = QToolButton()
            button.setText(word)
            button.setCheckable(True)
            button.clicked.connect(lambda _checked=False, chosen=key: self.choose(chosen))
            group.addButton(button)
            row.addWidget(button)
            self.choices[key] = button
        if is_wide:
            row.addStretch(1)
            head.addLayout(row)
        return head

    def _foot(self) -> QHBoxLayout:
        self.copy = QPushButton(self.tr("Copy as text"))
        self.copy.clicked.connect(self._copy)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        for button in (self.copy, close):
            button.setAutoDefault(False)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(20, 0, 20, 0)
        self.foot.addWidget(self.copy)
        self.foot.addStretch(1)
        self.foot.addWidget(close)
        return self.foot
