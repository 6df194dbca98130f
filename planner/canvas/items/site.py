"""A site: the area that contains its populations and machines."""

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from planner.canvas.boxes import Box
from planner.canvas.card_source import CardSource
from planner.canvas.edges import wire_curve
from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail, paint_background
from planner.canvas.items.dots import paint_dots
from planner.canvas.items.line_paths import path_of, path_through
from planner.canvas.items.site_header import paint_header, paint_triangle
from planner.canvas.layout import CARD_GAP, PAD, SITE_HEADER
from planner.canvas.routing import Surroundings, route
from planner.presenters.cards import SEPARATOR

# Qt strokes a line that is wider than a pixel ten times slower.
WIRE_WIDTH = 1.0
WIRE_ROOM = (-2.0, -2.0, 2.0, 2.0)
WIDER = (-8.0, -8.0, 8.0, 8.0)
INSIDE = (4.0, 4.0, -4.0, -4.0)
CLOSE = 8.0
# How far the wires of a population keep from the middle of a gap, by its number in the site [px of the scene].
LANES = (0.0, -4.0, 4.0)
# The zoom from which wires are seen to go around cards.
ROUTED_FROM = 0.1
LARGEST = {Detail.MEDIUM: (28, 22), Detail.LOW: (30, 18)}


class SiteItem(CardItem):
    """A dashed outline with a header, and the wires from populations to the machines that serve them."""

    kind = "site"
    cached = False
    pixels_from_afar = True
    radius = 14.0

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        # Populations and the cards that serve them, by id.
        self.wires: tuple[tuple[str, str], ...] = ()
        # Where the cards and the ends of the wires stand; they are routed when somebody looks at them.
        self._cards: tuple[Box, ...] = ()
        self._ends: list[tuple[Box, Box]] = []
        self._paths: list[tuple[QRectF, QPainterPath]] | None = []
        self._all_wires = QPainterPath()
        self._exposed = QRectF()
        # Whether only its header is shown.
        self.collapsed = False
        # Qt sets `exposedRect` only with this flag; a site can be far larger than the window.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def sentence(self) -> str:
        """Return the site in words."""
        if self.collapsed:
            return self.source.roll_up(self.identifier).sentence
        return ": ".join(self.source.site(self.identifier))

    def words(self) -> object:
        """Return its header."""
        return self.source.roll_up(self.identifier) if self.collapsed else self.source.site(self.identifier)

    def route_wires(self, boxes: Mapping[str, Box]) -> None:
        """Route the wires between cards, around all others, when they are next looked at.

        Parameters
        ----------
        boxes : mapping of str to Box
            The cards that stand in the site, by id; one that is being dragged has no wires.
        """
        cards = tuple(boxes.values())
        ends = [
            (boxes[population], boxes[machine])
            for population, machine in (() if self.collapsed else self.wires)
            if population in boxes and machine in boxes
        ]
        if (cards, ends) == (self._cards, self._ends):
            return
        self._cards, self._ends, self._paths = cards, ends, None
        self.update()

    @property
    def wire_paths(self) -> list[tuple[QRectF, QPainterPath]]:
        """Return the paths of the wires, each with its bounds."""
        if self._paths is None:
            around = Surroundings.of(self._cards, CARD_GAP)
            populations = list(dict.fromkeys(population for population, _ in self._ends))
            lanes = {population: LANES[at % len(LANES)] for at, population in enumerate(populations)}
            self._paths = [_wire(start, end, around, lanes[start]) for start, end in self._ends]
            self._all_wires = QPainterPath()
            for _, path in self._paths:
                self._all_wires.addPath(path)
        return self._paths

    def _paint_wires(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        painter.setPen(QPen(QColor(self.source.tokens.wire), WIRE_WIDTH))
        painter.setBrush(QColor(0, 0, 0, 0))
        if zoom < ROUTED_FROM:
            # Nobody sees there which way they take behind the cards, and routing those of a whole plan takes seconds.
            painter.drawLines([QLineF(*_middle(start), *_middle(end)) for start, end in self._ends])
        elif detail == Detail.LOW:
            # From afar most are in sight, and one path takes less than many.
            if self.wire_paths:
                painter.drawPath(self._all_wires)
        else:
            # Stroking what is out of sight takes most of a frame.
            for bounds, path in self.wire_paths:
                if bounds.intersects(self._exposed):
                    painter.drawPath(path)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the site; dots are painted in the exposed part only."""
        self._exposed = option.exposedRect
        super().paint(painter, option, widget)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the background, the header and the wires."""
        tokens = self.source.tokens
        if self.collapsed:
            paint_background(painter, self.rect, self.radius, tokens.site, tokens.site_border, dashed=True)
            inner = self.rect.adjusted(CLOSE, CLOSE, -CLOSE, -CLOSE)
            paint_header(painter, inner, self.source.roll_up(self.identifier), tokens, collapsed=True)
            return
        seen = self._exposed.adjusted(*WIDER)
        if self.rect.adjusted(self.radius, self.radius, -self.radius, -self.radius).contains(seen):
            painter.fillRect(seen, QColor(tokens.site))  # the outline is out of sight and takes far longer
        else:
            paint_background(painter, self.rect, self.radius, tokens.site, tokens.site_border, dashed=True)
        if detail == Detail.FULL and self.source.dotted:
            paint_dots(painter, self._exposed.intersected(self.rect.adjusted(*INSIDE)), tokens)
        # From afar, the headers over the canvas stand in its place.
        if seen.top() < SITE_HEADER and (detail != Detail.LOW or not self.source.dotted):
            self._paint_header(painter, detail, zoom)
        self._paint_wires(painter, detail, zoom)

    def _paint_header(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        tokens = self.source.tokens
        name, words = self.source.site(self.identifier)
        if detail != Detail.LOW:
            paint_triangle(painter, QRectF(0, 0, PAD - 3, SITE_HEADER), tokens, collapsed=False)
        title, small = _font_sizes((tokens.type.title, tokens.type.card), detail, zoom)
        room = self.box.width - 2 * PAD
        width = min(card_text.text_width(name, title, bold=True) + 2, room)
        area = QRectF(PAD, 4, width, SITE_HEADER - 8)
        card_text.draw_line(painter, area, name, tokens.text, title, bold=True)
        rest = QRectF(area.right() + 10, 4, room - width - 10, SITE_HEADER - 8)
        if card_text.text_width(words, small) > rest.width():
            words = words.split(SEPARATOR)[0]  # rather that than cut off in the middle
        if detail != Detail.LOW and rest.width() > 2 * title:
            card_text.draw_line(painter, rest, words, tokens.muted, small)


def _font_sizes(sizes: tuple[int, int], detail: Detail, zoom: float) -> list[int]:
    """Return font sizes that keep their height on the screen while the site shrinks, as far as there is room."""
    if detail == Detail.FULL:
        return list(sizes)
    return [min(round(size / max(zoom, 0.1)), most) for size, most in zip(sizes, LARGEST[detail], strict=True)]


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2.0, box.y + box.height / 2.0


def _wire(population: Box, machine: Box, around: Surroundings, lane: float) -> tuple[QRectF, QPainterPath]:
    """Return the bounds and the path of a wire: a curve if no card is in between, else a line in the gaps."""
    curve = wire_curve(population, machine)
    bounds = QRectF(QPointF(*curve.start), QPointF(*curve.end)).normalized()
    corners = None
    if not around.occupied.is_free(Box(bounds.x(), bounds.y(), bounds.width(), bounds.height())):
        corners = route(population, machine, around, lane)
    path = path_of(curve) if corners is None else path_through(corners)
    return path.boundingRect().adjusted(*WIRE_ROOM), path
