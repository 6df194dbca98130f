"""A site: the ground that its populations and machines stand on."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from planner.canvas.card_source import CardSource
from planner.canvas.items import lettering
from planner.canvas.items.card import CardItem, Detail
from planner.canvas.items.dots import paint_dots
from planner.canvas.layout import PAD, SITE_HEADER, Box
from planner.canvas.wiring import Curve, wire_curve

WIRE_ROOM = (-2.0, -2.0, 2.0, 2.0)
WIDER = (-8.0, -8.0, 8.0, 8.0)
INSIDE = (4.0, 4.0, -4.0, -4.0)
LARGEST = {Detail.SOME: (22, 18), Detail.LITTLE: (30, 18)}


class SiteItem(CardItem):
    """A dashed outline with a header, and the wires from populations to the machines that serve them."""

    radius = 14.0

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self.wires: tuple[tuple[CardItem, CardItem], ...] = ()
        self._paths: list[tuple[QRectF, QPainterPath]] = []
        self._exposed = QRectF()
        # Only then does Qt say which part is to be painted; a site can be far larger than the window.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def sentence(self) -> str:
        """Return the site in words."""
        return ": ".join(self.source.site(self.identifier))

    def run_wires(self) -> None:
        """Run the wires between where their cards stand now."""
        self._paths = [
            _path_within(wire_curve(_place(population), _place(machine)))
            for population, machine in self.wires
            if population.parentItem() is self and machine.parentItem() is self  # else one of them is being dragged
        ]
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the site; only the part that is seen gets its dots."""
        self._exposed = option.exposedRect
        super().paint(painter, option, widget)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the ground, the header and the wires."""
        tokens = self.source.tokens
        seen = self._exposed.adjusted(*WIDER)
        if self.rect.adjusted(self.radius, self.radius, -self.radius, -self.radius).contains(seen):
            painter.fillRect(seen, QColor(tokens.site))  # nothing of the outline, which takes far longer
        else:
            self.paint_ground(painter, tokens.site, tokens.site_border, dashed=True)
        if detail == Detail.ALL and self.source.dotted:
            paint_dots(painter, self._exposed.intersected(self.rect.adjusted(*INSIDE)), tokens)
        if seen.top() < SITE_HEADER:
            self._paint_header(painter, detail, zoom)
        painter.setPen(QPen(QColor(tokens.wire), 1.25))
        painter.setBrush(QColor(0, 0, 0, 0))
        # Stroking what is out of sight takes most of a frame.
        for ground, path in self._paths:
            if ground.intersects(self._exposed):
                painter.drawPath(path)

    def _paint_header(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        tokens = self.source.tokens
        name, words = self.source.site(self.identifier)
        title, small = _letters((tokens.type.title, tokens.type.card), detail, zoom)
        room = self.box.width - 2 * PAD
        width = min(lettering.text_width(name, title, bold=True) + 2, room)
        area = QRectF(PAD, 4, width, SITE_HEADER - 8)
        lettering.draw_line(painter, area, name, tokens.text, title, bold=True)
        rest = QRectF(area.right() + 10, 4, room - width - 10, SITE_HEADER - 8)
        if detail != Detail.LITTLE and rest.width() > 2 * title:
            lettering.draw_line(painter, rest, words, tokens.muted, small)


def _letters(sizes: tuple[int, int], detail: Detail, zoom: float) -> list[int]:
    """Return letters that keep their height on the screen while the ground shrinks, as far as there is room."""
    if detail == Detail.ALL:
        return list(sizes)
    return [min(round(size / max(zoom, 0.1)), most) for size, most in zip(sizes, LARGEST[detail], strict=True)]


def _place(item: CardItem) -> Box:
    return Box(item.x(), item.y(), item.box.width, item.box.height)


def _path_within(curve: Curve) -> tuple[QRectF, QPainterPath]:
    """Return a wire's path with its ground: it bends within the rectangle of its ends."""
    ground = QRectF(QPointF(*curve.start), QPointF(*curve.end)).normalized().adjusted(*WIRE_ROOM)
    return ground, path_of(curve)


def path_of(curve: Curve) -> QPainterPath:
    """Return a curve as Qt draws it."""
    path = QPainterPath(QPointF(*curve.start))
    path.cubicTo(QPointF(*curve.leave), QPointF(*curve.arrive), QPointF(*curve.end))
    return path
