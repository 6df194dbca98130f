"""The page before any plan: begin a new one, look at a sample, go on with one of the last files."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from planner.panels.form_view import plain_label
from planner.presenters.samples import Sample
from planner.presenters.start import RecentFile, recent_files
from planner.shell.pictures import PICTURE, Look
from planner.theme.labels import breakable
from planner.theme.tokens import Tokens

PAGE_WIDTH, COLUMNS, GAP, FAINT = 960, 4, 16, 0.4


@frozen(kw_only=True, eq=False)
class StartParts:
    """What the page offers, and where it gets its pictures.

    Parameters
    ----------
    begin : sequence of QAction
        The actions that begin a plan, in their order.
    recent : callable
        Returns the files opened last.
    picture_of_file : callable
        Returns a picture, a null one where there is none.
    look_at : callable
        Returns what a sample looks like.
    has_plan : callable
        Returns whether there is a plan to go back to.
    """

    begin: Sequence[QAction]
    samples: Sequence[Sample]
    templates: Sequence[Sample]
    recent: Callable[[], Sequence[Path]]
    picture_of_file: Callable[[Path], QPixmap]
    look_at: Callable[[Sample], Look]
    has_plan: Callable[[], bool]


class PlanCard(QPushButton):
    """A plan to open: its picture, its name, one line about it."""

    def __init__(self, name: str, line: str, picture: QPixmap, *, missing: bool = False) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.setEnabled(not missing)
        self._picture = QLabel()
        # A plan without a picture shows an empty canvas.
        self._picture.setObjectName("plan_picture")
        self._picture.setFixedSize(PICTURE)
        self._name, self._line = plain_label("", "strong"), plain_label("", "muted")
        self.show_look(Look(name, line, picture))
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the size that picture and words need."""
        layout, width = self.layout(), self.maximumWidth()
        return QSize(width, layout.totalHeightForWidth(width)) if layout is not None else super().sizeHint()

    def show_look(self, look: Look) -> None:
        """Show name, line and picture; faint on a card that cannot be opened."""
        self._name.setText(breakable(look.name))
        self._line.setText(breakable(look.line))
        self.setAccessibleName(look.name)
        self.setAccessibleDescription(look.line)
        self._picture.setPixmap(look.picture if self.isEnabled() else _faint(look.picture))
        self._fit()

    def _fit(self) -> None:
        """Take the height that the words need; the layout of the page asks only once otherwise."""
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            self.setMinimumHeight(layout.totalHeightForWidth(self.maximumWidth()))

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(4)
        for label in (self._picture, self._name, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addStretch(1)
        self.setFixedWidth(PICTURE.width() + 18)
        # As high as the highest card beside it.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._fit()


class StartPage(QScrollArea):
    """Begin, the files opened last, samples and templates."""

    sample_chosen = Signal(object)
    file_chosen = Signal(object)
    left = Signal()

    def __init__(self, parts: StartParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._undrawn: list[Sample] = []
        self._may_draw = False
        self.back = QPushButton(self.tr("Back to the plan"))
        self.samples: dict[str, PlanCard] = {}
        self.recent: list[PlanCard] = []
        self._recent_grid, self._sample_grid, self._template_grid = _grid(), _grid(), _grid()
        self._no_recent = plain_label(self.tr("Plans you open or save appear here."), "muted")
        self.setObjectName("start_page")
        self.setAccessibleName(self.tr("Start"))
        self.setWidgetResizable(True)
        # It has the keys to begin with, so that they scroll; Tab goes through what stands on it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidget(self._page())
        self._fill_samples()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the files as they are now; pictures of samples follow once the page stands."""
        super().showEvent(event)
        self._fill_recent()
        self.back.setVisible(self._parts.has_plan())
        QTimer.singleShot(0, self, self._draw_next)

    def draw(self) -> None:
        """Draw the pictures of samples, which needs the numbers of each: not before the window stands."""
        self._may_draw = True
        QTimer.singleShot(0, self, self._draw_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the plan with Esc."""
        if event.key() == Qt.Key.Key_Escape and self._parts.has_plan():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def set_tokens(self, _tokens: Tokens) -> None:
        """Draw the pictures of samples again, in the colours of another theme."""
        self._undrawn = [*self._parts.samples, *self._parts.templates]
        if self.isVisible():
            self._draw_next()

    def _draw_next(self) -> None:
        """Draw one picture, then let the window breathe."""
        if self._undrawn and self._may_draw and self.isVisible():
            sample = self._undrawn.pop(0)
            self.samples[sample.name].show_look(self._parts.look_at(sample))
            QTimer.singleShot(0, self, self._draw_next)

    def _fill_samples(self) -> None:
        parts = self._parts
        self._undrawn = [*parts.samples, *parts.templates]
        for samples, grid in ((parts.samples, self._sample_grid), (parts.templates, self._template_grid)):
            for index, sample in enumerate(samples):
                _add(grid, self._sample_card(sample), index)

    def _sample_card(self, sample: Sample) -> PlanCard:
        card = PlanCard(sample.title, "", QPixmap())
        card.clicked.connect(lambda: self.sample_chosen.emit(sample))
        self.samples[sample.name] = card
        return card

    def _fill_recent(self) -> None:
        for card in self.recent:
            self._recent_grid.removeWidget(card)
            card.deleteLater()
        files = recent_files(self._parts.recent(), datetime.now().astimezone(), _written)
        self.recent = [self._recent_card(file) for file in files]
        for index, card in enumerate(self.recent):
            _add(self._recent_grid, card, index)
        self._no_recent.setVisible(not files)

    def _recent_card(self, file: RecentFile) -> PlanCard:
        card = PlanCard(file.name, file.line, self._parts.picture_of_file(file.path), missing=file.missing)
        card.clicked.connect(lambda _checked=False, chosen=file.path: self.file_chosen.emit(chosen))
        return card

    def _page(self) -> QWidget:
        column = QWidget()
        column.setMaximumWidth(PAGE_WIDTH)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 32, 0, 32)
        layout.setSpacing(8)
        title = plain_label(self.tr("Plan an Exchange topology"), "page_title")
        promise = self.tr("Plans stay on this computer: no account, no network, nothing is sent.")
        layout.addWidget(title)
        layout.addWidget(plain_label(promise, "muted"))
        layout.addSpacing(8)
        layout.addLayout(self._begin_row())
        layout.addSpacing(16)
        layout.addWidget(plain_label(self.tr("Recent plans"), "strong"))
        layout.addWidget(self._no_recent)
        layout.addLayout(self._recent_grid)
        for words, grid in ((self.tr("Samples"), self._sample_grid), (self.tr("Templates"), self._template_grid)):
            layout.addSpacing(16)
            layout.addWidget(plain_label(words, "strong"))
            layout.addLayout(grid)
        layout.addStretch(1)
        return _centred(column)

    def _begin_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for action in self._parts.begin:
            button = QPushButton(action.text().replace("&", ""))
            button.clicked.connect(action.trigger)
            row.addWidget(button)
        row.addStretch(1)
        self.back.setProperty("link", True)
        self.back.clicked.connect(self.left)
        row.addWidget(self.back)
        return row


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(GAP)
    grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
    return grid


def _add(grid: QGridLayout, card: PlanCard, index: int) -> None:
    grid.addWidget(card, index // COLUMNS, index % COLUMNS)


def _centred(column: QWidget) -> QWidget:
    page = QWidget()
    layout = QHBoxLayout(page)
    layout.setContentsMargins(24, 0, 24, 0)
    layout.addStretch(1)
    layout.addWidget(column, 100)
    layout.addStretch(1)
    return page


def _faint(picture: QPixmap) -> QPixmap:
    if picture.isNull():
        return picture
    faint = QPixmap(picture.size())
    faint.setDevicePixelRatio(picture.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(FAINT)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return faint


def _written(path: Path) -> float | None:
    try:
        return path.stat().st_mtime if path.is_file() else None
    except OSError:
        return None
