"""The rail of the new-plan assistant: its pages, where the user is, and what each page decided."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from planner.dialogs.text import words
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

WIDTH, WIDEST, CIRCLE = 208, 260, 24
PAD = 20
TICK = ((0.30, 0.52), (0.44, 0.66), (0.70, 0.36))


class StepMark(QWidget):
    """The circle of a page: its number, filled while the user is there, a tick once it is behind."""

    def __init__(self, number: int, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self.tokens = number, tokens
        self.state = "ahead"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the circle."""
        return QSize(for_letters(CIRCLE), for_letters(CIRCLE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the circle with its number or its tick."""
        painter, tokens = QPainter(self), self.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        here, done = self.state == "here", self.state == "done"
        painter.setBrush(QColor(tokens.accent) if here else QColor(tokens.window))
        painter.setPen(QPen(QColor(tokens.accent if here or done else tokens.border), 1.5))
        painter.drawEllipse(circle)
        if done:
            painter.setPen(QPen(QColor(tokens.accent), 2))
            points = [circle.topLeft() + _part(circle, x, y) for x, y in TICK]
            painter.drawPolyline(points)
        else:
            font = QFont(self.font())
            font.setPixelSize(tokens.type.card)
            font.setBold(here)
            painter.setFont(font)
            painter.setPen(QColor(tokens.on_accent if here else tokens.muted))
            painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class AssistantRail(QFrame):
    """The pages one below the other."""

    def __init__(self, titles: tuple[str, ...], tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("assistant_rail")
        self.setAccessibleName(self.tr("Steps"))
        self.marks = [StepMark(number, tokens) for number in range(1, len(titles) + 1)]
        self.titles = [_title(title) for title in titles]
        self.lines = [words("", "muted") for _ in titles]
        self._arrange()
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for mark in self.marks:
            mark.tokens = tokens
            mark.update()

    def show_step(self, step: int) -> None:
        """Show on which page the user is."""
        for number, (mark, title) in enumerate(zip(self.marks, self.titles, strict=True)):
            mark.state = "done" if number < step else "here" if number == step else "ahead"
            mark.update()
            title.setProperty("strong", number == step)
            title.setProperty("muted", number > step)
            title.style().polish(title)
            title.setAccessibleDescription(self.tr("current step") if number == step else "")

    def tell(self, step: int, line: str) -> None:
        """Say what a page decided."""
        self.lines[step].setText(line)
        self.lines[step].setVisible(bool(line))

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAD, PAD, PAD - 8, PAD)
        layout.setSpacing(16)
        title = words(self.tr("New plan"), "strong")
        layout.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for row, (mark, name, line) in enumerate(zip(self.marks, self.titles, self.lines, strict=True)):
            grid.addWidget(mark, 3 * row, 0)
            grid.addWidget(name, 3 * row, 1)
            grid.addWidget(line, 3 * row + 1, 1)
            grid.setRowMinimumHeight(3 * row + 2, 14)
        grid.setColumnStretch(1, 1)
        layout.addLayout(grid)
        layout.addStretch(1)
        promise = self.tr("Everything can be changed later on the canvas. Nothing leaves this computer.")
        layout.addWidget(words(promise, "muted"))
        self.setFixedWidth(min(for_letters(WIDTH), WIDEST))


def _title(text: str) -> QLabel:
    label = words(text)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label


def _part(circle: QRectF, x: float, y: float) -> QPointF:
    return QPointF(circle.width() * x, circle.height() * y)
