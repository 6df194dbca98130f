"""What every item on the canvas has in common: a box, an id, its looks, three levels of detail."""

from enum import IntEnum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPolygonItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from planner.canvas.card_source import CardSource
from planner.canvas.layout import Box
from planner.theme.tooltips import plain_tooltip

MARGIN = 4.0
HALFWAY = 1.5
LONGEST = 400
OUTLINE, WIDEST_OUTLINE = 2.0, 6.0
FAR, NEAR = 0.4, 0.8


class Detail(IntEnum):
    """How much is shown."""

    LITTLE = 0
    SOME = 1
    ALL = 2


class Mark(IntEnum):
    """What a running drag says of an item."""

    NONE = 0
    TARGET = 1
    ILLEGAL = 2


def detail_at(zoom: float) -> Detail:
    """Return how much is shown at a zoom."""
    if zoom < FAR:
        return Detail.LITTLE
    return Detail.SOME if zoom < NEAR else Detail.ALL


def shortened(text: str) -> str:
    """Return a text that a tooltip has room for."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rstrip()}…"


class CardItem(QGraphicsPolygonItem):
    """A rectangle of the canvas that stands for something of the plan.

    It is a polygon of Qt's, so that Qt finds its ground without asking Python for it thousands of times a frame.
    """

    radius = 10.0

    def __init__(self, identifier: str, source: CardSource, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.identifier = identifier
        self.source = source
        self.box = Box(0, 0, 0, 0)
        self.selected = False
        self.mark = Mark.NONE
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        """Return the rectangle in its own coordinates."""
        return QRectF(0, 0, self.box.width, self.box.height)

    def set_box(self, box: Box) -> None:
        """Stand in another box of the parent."""
        if (box.width, box.height) != (self.box.width, self.box.height):
            ground = QRectF(0, 0, box.width, box.height).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            self.setPolygon(QPolygonF(ground))  # with room for the outline of a selection
        self.box = box
        self.setPos(box.x, box.y)

    def set_selected_look(self, selected: bool) -> None:
        """Show whether it is selected."""
        if selected != self.selected:
            self.selected = selected
            self.update()

    def set_mark(self, mark: Mark) -> None:
        """Show whether a drag may end here."""
        if mark != self.mark:
            self.mark = mark
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the card at the detail that the zoom allows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        detail = detail_at(zoom / self.source.dots)
        self.paint_card(painter, detail, zoom)
        if detail != Detail.LITTLE and self.notes:
            self._paint_note_mark(painter, self.note_corner(detail), 1.0 if detail == Detail.ALL else HALFWAY)
        self.paint_outline(painter, zoom)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint what the item shows."""

    def sentence(self) -> str:
        """Return what the item shows, in words."""
        return ""

    @property
    def notes(self) -> str:
        """Return what the user wrote about it."""
        return str(getattr(self.source.rows.get(self.identifier), "notes", "")).strip()

    def note_corner(self, detail: Detail) -> QPointF:
        """Return the lower right corner in which the mark of its notes stands."""
        return self.rect.bottomRight()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Make the tooltip when it may be wanted; text from a plan is never read as markup."""
        text = "\n\n".join(part for part in (self.sentence(), shortened(self.notes)) if part)
        self.setToolTip(plain_tooltip(text))
        super().hoverEnterEvent(event)

    def _paint_note_mark(self, painter: QPainter, corner: QPointF, size: float) -> None:
        """Paint a small sheet with two lines."""
        tokens = self.source.tokens
        sheet = QRectF(corner.x() - 13 * size, corner.y() - 11 * size, 8 * size, 8 * size)
        painter.setPen(QPen(QColor(tokens.muted), size))
        painter.setBrush(QColor(tokens.card))
        painter.drawRect(sheet)
        left, right = sheet.left() + 2 * size, sheet.right() - 2 * size
        heights = (sheet.top() + sheet.height() * part for part in (0.375, 0.7))
        painter.drawLines([QLineF(left, y, right, y) for y in heights])

    def paint_ground(self, painter: QPainter, fill: str, border: str, *, dashed: bool = False) -> None:
        """Paint the card's rounded rectangle."""
        paint_ground(painter, self.rect, self.radius, fill, border, dashed=dashed)

    def paint_outline(self, painter: QPainter, zoom: float) -> None:
        """Paint whether it is selected, or may be dropped on, two pixels wide at every zoom that allows it."""
        if not self.selected and self.mark == Mark.NONE:
            return
        tokens = self.source.tokens
        colour = QColor(tokens.muted if self.mark == Mark.ILLEGAL else tokens.accent)
        pen = QPen(colour, min(max(OUTLINE, OUTLINE / zoom), WIDEST_OUTLINE))
        if self.mark != Mark.NONE:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(-1, -1, 1, 1), self.radius + 1, self.radius + 1)


def paint_ground(
    painter: QPainter, area: QRectF, radius: float, fill: str, border: str, *, dashed: bool = False
) -> None:
    """Paint a card's rounded rectangle."""
    pen = QPen(QColor(border), 1)
    if dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
