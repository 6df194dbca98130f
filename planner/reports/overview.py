"""A design of many machines as a picture to print: sites with their sums, and a tile for each physical machine."""

from collections.abc import Iterator, Sequence
from itertools import count

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from models.words import tr_count
from planner.canvas.items.card_text import draw_line
from planner.presenters.overview import SiteOverview, Tile
from planner.theme.drawing import svg_of
from planner.theme.tokens import Tokens

# Sizes on the picture [px], of which a page prints three in four points: letters of 7.5 pt at least.
NAME, SMALL, LINE = 13, 10, 15.0
LEAST_WIDTH, TILE_HEIGHT, GAP, PAD, BAR = 128.0, 36.0, 6.0, 8.0, 3.0
HEADER = 40.0
SHARPNESS = 3.0


@frozen
class Room:
    """How wide a picture is, and how high it may be [px]."""

    width: float
    height: float

    @property
    def columns(self) -> int:
        """Return how many tiles stand side by side."""
        return int((self.width - 2 * PAD + GAP) // (LEAST_WIDTH + GAP))

    @property
    def tile_width(self) -> float:
        """Return how wide each of them is [px]."""
        return (self.width - 2 * PAD + GAP) / self.columns - GAP


# What is left of a page below its headings, and of a slide, in pixels that keep the letters legible.
PAGE, SLIDE = Room(696.0, 800.0), Room(1_240.0, 480.0)


class OverviewPicture:
    """The sites of a design, to paint on any device."""

    def __init__(self, sites: Sequence[SiteOverview], title: str, seen: str, tokens: Tokens, room: Room) -> None:
        self._tokens, self._room = tokens, room
        self._title, self._seen = title, seen
        self._sites = fitted(sites, room)
        self._further = len(sites) - len(self._sites)

    @property
    def size(self) -> QSizeF:
        """Return the size [px]."""
        height = sum(_height(site, self._room) + GAP for site in self._sites)
        return QSizeF(self._room.width, height + (LINE if self._further else 0.0))

    def image(self) -> QImage:
        """Return the picture as dots, sharp enough for a printer."""
        image = QImage((self.size * SHARPNESS).toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor(self._tokens.card))
        painter = QPainter(image)
        painter.scale(SHARPNESS, SHARPNESS)
        self._paint(painter)
        painter.end()
        return image

    def svg(self) -> bytes:
        """Return the picture as the bytes of an SVG file."""
        return svg_of(QRectF(QPointF(), self.size), self._title, self._paint, seen=self._seen)

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for site in self._sites:
            area = QRectF(0.5, top + 0.5, self._room.width - 1.0, _height(site, self._room) - 1.0)
            self._paint_site(painter, area, site)
            top += area.height() + 1.0 + GAP
        if self._further:
            words = tr_count(
                self._further, "{count} more site with fewer machines", "{count} more sites with fewer machines"
            )
            draw_line(painter, QRectF(PAD, top, self._room.width - PAD, LINE), words, self._tokens.muted, SMALL)

    def _paint_site(self, painter: QPainter, area: QRectF, site: SiteOverview) -> None:
        tokens = self._tokens
        painter.setPen(QColor(tokens.hairline))
        painter.setBrush(QColor(tokens.canvas))
        painter.drawRoundedRect(area, GAP, GAP)
        inner = area.adjusted(PAD, 4.0, -PAD, 0.0)
        line = QRectF(inner.x(), inner.y(), inner.width() / 2.0, LINE + 2.0)
        draw_line(painter, line, site.name, tokens.text, NAME, bold=True)
        draw_line(painter, line.translated(0.0, LINE), site.words, tokens.muted, SMALL)
        draw_line(painter, line.translated(line.width(), LINE), site.busy, tokens.text, SMALL)
        for place, tile in zip(_places(QPointF(inner.x(), area.y() + HEADER), self._room), site.tiles, strict=False):
            self._paint_tile(painter, place, tile)

    def _paint_tile(self, painter: QPainter, area: QRectF, tile: Tile) -> None:
        tokens = self._tokens
        painter.setPen(QColor(tokens.hairline))
        painter.setBrush(QColor(tokens.card))
        painter.drawRect(area)
        painter.fillRect(QRectF(area.x(), area.y(), BAR, area.height()), QColor(tokens.of_state(tile.state)))
        line = QRectF(area.x() + BAR + 4.0, area.y() + 3.0, area.width() - BAR - 6.0, LINE)
        draw_line(painter, line, tile.name, tokens.text, SMALL, bold=True)
        draw_line(painter, line.translated(0.0, LINE), tile.words, tokens.text, SMALL)


def fitted(sites: Sequence[SiteOverview], room: Room) -> tuple[SiteOverview, ...]:
    """Return what has room: all with their machines, else the sums of the sites alone, those of the largest first."""
    if sum(_height(site, room) + GAP for site in sites) <= room.height:
        return tuple(sites)
    most = int((room.height - LINE) // (HEADER + GAP))
    return tuple(evolve(site, tiles=()) for site in sites[:most])


def _height(site: SiteOverview, room: Room) -> float:
    rows = -(-len(site.tiles) // room.columns)
    return HEADER + rows * (TILE_HEIGHT + GAP)


def _places(first: QPointF, room: Room) -> Iterator[QRectF]:
    """Return where tiles stand, row by row, without end."""
    width = room.tile_width
    for number in count():
        row, column = divmod(number, room.columns)
        left, top = first.x() + column * (width + GAP), first.y() + row * (TILE_HEIGHT + GAP)
        yield QRectF(left, top, width, TILE_HEIGHT)
