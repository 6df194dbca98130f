"""Marks on the canvas: which cards another design lacks or has otherwise, and what a site no longer has."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from planner.canvas.items import card_text
from planner.canvas.scene import PlanScene
from planner.presenters.item_changes import symbol_words

ABOVE_ALL = 100.0
OUTLINE_PX, OUTSIDE_PX = 1.5, 3.0
BADGE_PX, ROUND_PX, PADDING_PX = 18.0, 4.0, 5.0
FONT_PX = 12


class ChangeMarks(QGraphicsItem):
    """Lies over the cards and takes no clicks; outlines and letters keep their size at every zoom."""

    def __init__(self, scene: PlanScene) -> None:
        super().__init__()
        self._scene = scene
        self.symbols: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.setZValue(ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def show_marks(self, symbols: Mapping[str, str], notes: Mapping[str, str]) -> None:
        """Mark cards by id.

        Parameters
        ----------
        symbols : mapping
            What stands in the badge of a card.
        notes : mapping
            What stands below a site.
        """
        self.symbols, self.notes = dict(symbols), dict(notes)
        self._scene.update()

    def boundingRect(self) -> QRectF:
        """Return the whole scene: cards move without telling."""
        return self._scene.sceneRect()

    def shape(self) -> QPainterPath:
        """Return nothing: what is clicked is the card below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint the marks in sight."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform()) or 1.0
        painter.save()
        for identifier, symbol in self.symbols.items():
            rect = self._scene.area_of(identifier)
            if not rect.isNull():
                self._outline(painter, rect, zoom)
                self._label(painter, rect.topRight(), self._words(symbol, rect, zoom), zoom, ends=True)
        for identifier, note in self.notes.items():
            rect = self._scene.area_of(identifier)
            if not rect.isNull():
                self._label(painter, rect.bottomLeft() + QPointF(0, BADGE_PX / zoom), note, zoom)
        painter.restore()

    def _outline(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        outside = OUTSIDE_PX / zoom
        pen = QPen(QColor(self._scene.source.tokens.text), OUTLINE_PX)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-outside, -outside, outside, outside), ROUND_PX, ROUND_PX)

    def _words(self, symbol: str, rect: QRectF, zoom: float) -> str:
        """Return the symbol with its word where the card has room for both, else the symbol."""
        words = symbol_words(symbol)
        needed = QFontMetricsF(card_text.font(FONT_PX, bold=True)).horizontalAdvance(words) + 4 * PADDING_PX
        return words if needed <= rect.width() * zoom else symbol

    def _label(self, painter: QPainter, corner: QPointF, text: str, zoom: float, *, ends: bool = False) -> None:
        """Paint a text in a box of its own, in pixels of the screen.

        Its middle line is on a corner; one that ends there stands above it, where no name of a card is.
        """
        tokens = self._scene.source.tokens
        font = card_text.font(FONT_PX, bold=True)
        width = max(QFontMetricsF(font).horizontalAdvance(text) + 2 * PADDING_PX, BADGE_PX)
        painter.save()
        painter.translate(corner)
        painter.scale(1 / zoom, 1 / zoom)
        box = QRectF(-PADDING_PX, -BADGE_PX / 2, width, BADGE_PX)
        if ends:
            box.moveBottomRight(QPointF(PADDING_PX, BADGE_PX / 3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text))
        painter.drawRoundedRect(box, ROUND_PX, ROUND_PX)
        painter.setPen(QColor(tokens.card))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
