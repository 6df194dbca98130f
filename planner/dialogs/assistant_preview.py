"""A plan drawn small, as the canvas would show it; grey blocks while it is worked out."""

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

MARGIN, RADIUS = 8, 8
# Where the blocks of the skeleton stand [parts of the width and height].
BLOCKS = ((0.06, 0.12, 0.4, 0.76), (0.54, 0.12, 0.4, 0.5))
HEIGHT = 168


class Picture(Protocol):
    """A plan that can be painted."""

    @property
    def size(self) -> QSizeF:
        """Return its size on the canvas [px]."""

    def paint(self, painter: QPainter, target: QRectF, dots: float = ...) -> None:
        """Paint it as large as the target allows."""


class PlanPreview(QWidget):
    """The picture of a plan, or a skeleton while there is none yet."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._picture: Picture | None = None
        self._is_busy = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview"))

    @property
    def is_busy(self) -> bool:
        """Return whether the skeleton is shown."""
        return self._is_busy

    def show_picture(self, picture: Picture | None, words: str) -> None:
        """Show a plan, or nothing; the words say it to those who do not see it."""
        self._picture, self._is_busy = picture, False
        self.setAccessibleDescription(words)
        self.update()

    def show_busy(self) -> None:
        """Show the skeleton."""
        self._picture, self._is_busy = None, True
        self.setAccessibleDescription(self.tr("Calculating…"))
        self.update()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height that the design was drawn with."""
        return QSize(0, for_letters(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which a plan can be made out."""
        return QSize(0, HEIGHT // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the canvas with the plan on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        frame = QPainterPath()
        frame.addRoundedRect(area, RADIUS, RADIUS)
        painter.fillPath(frame, QColor(self._tokens.canvas))
        if self._picture is not None:
            painter.save()
            painter.setClipPath(frame)
            self._picture.paint(painter, _centred(self._picture, area.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)))
            painter.restore()
        elif self._is_busy:
            self._paint_skeleton(painter, area)
        painter.setPen(QPen(QColor(self._tokens.hairline), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)
        painter.end()

    def _paint_skeleton(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tokens.track))
        for left, top, width, height in BLOCKS:
            block = QRectF(area.width() * left, area.height() * top, area.width() * width, area.height() * height)
            painter.drawRoundedRect(block.translated(area.topLeft()), RADIUS, RADIUS)


def _centred(picture: Picture, area: QRectF) -> QRectF:
    """Return where a picture is painted: in the middle, as large as there is room, but no larger than on the canvas."""
    size = picture.size.scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    if size.width() > picture.size.width():
        size = picture.size
    target = QRectF(QPointF(), size)
    target.moveCenter(area.center())
    return target
