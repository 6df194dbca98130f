"""Base class of the canvas items: a box, an id, a selection outline, three levels of detail."""

from collections.abc import Iterable
from enum import IntEnum
from typing import ClassVar

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPolygonItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from planner.canvas.boxes import Box
from planner.canvas.card_source import CardSource
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

MARGIN = 4.0
MEDIUM_SCALE = 1.5
LONGEST = 400
OUTLINE, WIDEST_OUTLINE = 2.0, 6.0
LOW_BELOW, FULL_FROM = 0.4, 0.8


class Detail(IntEnum):
    """Level of detail at which items are painted."""

    LOW = 0
    MEDIUM = 1
    FULL = 2


class Mark(IntEnum):
    """Mark of an item during a drag: whether it accepts the drop."""

    NONE = 0
    TARGET = 1
    ILLEGAL = 2


def detail_at(zoom: float) -> Detail:
    """Return the level of detail at a zoom."""
    if zoom < LOW_BELOW:
        return Detail.LOW
    return Detail.MEDIUM if zoom < FULL_FROM else Detail.FULL


def shortened(text: str) -> str:
    """Return a text shortened to the length of a tooltip."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rstrip()}…"


class CardItem(QGraphicsPolygonItem):
    """A rectangle of the canvas that represents a row of the plan.

    It is a QGraphicsPolygonItem, so that Qt computes its bounds without thousands of calls to Python per frame.
    """

    # The kind of the rows that it represents.
    kind: ClassVar[str] = ""
    # Whether it shows gauges; machines are painted together by MachineRaster at low detail.
    is_machine: ClassVar[bool] = False
    # Whether Qt may keep it as pixels.
    cached: ClassVar[bool] = True
    # Whether Qt may do so while it is seen from afar; else it is larger than the screen.
    pixels_from_afar: ClassVar[bool] = False
    # Whether a rubber band can select it.
    in_rubber_band: ClassVar[bool] = True
    radius = 10.0

    def __init__(self, identifier: str, source: CardSource, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.identifier = identifier
        self.source = source
        self.box = Box(0, 0, 0, 0)
        self.selected = False
        self.mark = Mark.NONE
        # Further items that represent the same row.
        self.companions: tuple[CardItem, ...] = ()
        # How many VMs are drawn in it.
        self.vm_count = 0
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        """Return the rectangle in the coordinates of the item."""
        return QRectF(0, 0, self.box.width, self.box.height)

    def set_box(self, box: Box) -> None:
        """Move and resize to a box of the parent."""
        if (box.width, box.height) != (self.box.width, self.box.height):
            bounds = QRectF(0, 0, box.width, box.height).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            self.setPolygon(QPolygonF(bounds))  # with room for the selection outline
        self.box = box
        self.setPos(box.x, box.y)

    def set_selected_look(self, selected: bool) -> None:
        """Show or hide the selection outline."""
        if selected != self.selected:
            self.selected = selected
            self.update()

    def set_mark(self, mark: Mark) -> None:
        """Show whether the item accepts a drop."""
        if mark != self.mark:
            self.mark = mark
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the card at the detail that the zoom allows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        legible = zoom / self.source.dots
        detail = detail_at(legible)
        self.paint_card(painter, detail, legible)
        if detail != Detail.LOW and self.source.notes(self.identifier):
            _paint_note_mark(
                painter, self.source.tokens, self.note_corner(detail), 1.0 if detail == Detail.FULL else MEDIUM_SCALE
            )
        self.paint_outline(painter, zoom)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the content of the item."""

    def sentence(self) -> str:
        """Return the content of the item in words."""
        return ""

    def resource_at(self, point: QPointF) -> str:
        """Return the resource whose gauge is at a point of the item, or an empty string."""
        return ""

    @property
    def container(self) -> "CardItem | None":
        """Return the card that contains this one."""
        parent = self.parentItem()
        return parent if isinstance(parent, CardItem) else None

    def child_cards(self) -> list["CardItem"]:
        """Return the cards in this one."""
        return [item for item in self.childItems() if isinstance(item, CardItem)]

    def note_corner(self, detail: Detail) -> QPointF:
        """Return the lower right corner at which the notes mark is painted."""
        return self.rect.bottomRight()

    def sceneEvent(self, event: QEvent) -> bool:
        """Say what the card says in a tooltip, and light its group, while the pointer is on it."""
        if event.type() == QEvent.Type.GraphicsSceneHoverEnter:
            # Text from a plan is never read as markup.
            parts = (self.sentence(), shortened(self.source.notes(self.identifier)))
            self.setToolTip(plain_tooltip("\n\n".join(part for part in parts if part)))
            self.source.light(self.identifier, True)
        elif event.type() == QEvent.Type.GraphicsSceneHoverLeave:
            self.source.light(self.identifier, False)
        return super().sceneEvent(event)

    def paint_outline(self, painter: QPainter, zoom: float) -> None:
        """Paint the outline of the selection or of a drop target."""
        if self.selected or self.mark != Mark.NONE:
            paint_outline(painter, self.rect, self.radius, self.source.tokens, self.mark, zoom)


def paint_outline(painter: QPainter, area: QRectF, radius: float, tokens: Tokens, mark: Mark, zoom: float) -> None:
    """Paint the outline of a selected or marked card."""
    paint_outlines(painter, [area], radius, tokens, mark, zoom)


def paint_outlines(
    painter: QPainter, areas: Iterable[QRectF], radius: float, tokens: Tokens, mark: Mark, zoom: float
) -> None:
    """Paint the outlines of selected or marked cards, two pixels wide at every zoom that allows it."""
    colour = QColor(tokens.muted if mark == Mark.ILLEGAL else tokens.accent)
    pen = QPen(colour, min(max(OUTLINE, OUTLINE / zoom), WIDEST_OUTLINE))
    if mark != Mark.NONE:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for area in areas:
        painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)


def paint_background(
    painter: QPainter, area: QRectF, radius: float, fill: str, border: str, *, dashed: bool = False
) -> None:
    """Paint a card's rounded rectangle."""
    pen = QPen(QColor(border), 1)
    if dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_note_mark(painter: QPainter, tokens: Tokens, corner: QPointF, size: float) -> None:
    """Paint a small sheet with two lines."""
    sheet = QRectF(corner.x() - 13 * size, corner.y() - 11 * size, 8 * size, 8 * size)
    painter.setPen(QPen(QColor(tokens.muted), size))
    painter.setBrush(QColor(tokens.card))
    painter.drawRect(sheet)
    left, right = sheet.left() + 2 * size, sheet.right() - 2 * size
    heights = (sheet.top() + sheet.height() * part for part in (0.375, 0.7))
    painter.drawLines([QLineF(left, y, right, y) for y in heights])
