"""The headers of sites over the canvas: what is said of each from afar, and the triangle that collapses it."""

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from planner.canvas.card_source import CardSource
from planner.canvas.items import card_text
from planner.canvas.items.card import Detail, detail_at, paint_background
from planner.canvas.items.from_afar import LEAST_BELOW, NAME_LINE
from planner.canvas.items.site import SiteItem
from planner.canvas.items.site_header import ONE_LINE, PAD, TWO_LINES, has_triangle, paint_header
from planner.canvas.layout import LEGEND_HEIGHT, POPULATION_GAP, POPULATION_HEAD, SITE_GAP, SITE_HEADER
from planner.canvas.layout import PAD as SITE_PAD
from planner.presenters.roll_up import RollUp
from planner.theme.tokens import Tokens

# Below this zoom a population has no room for its name: the header says the users instead, over two lines.
AFAR = (NAME_LINE + LEAST_BELOW) / (POPULATION_HEAD + LEGEND_HEIGHT)
ABOVE_MACHINES = SITE_HEADER + POPULATION_HEAD + LEGEND_HEIGHT + POPULATION_GAP
# Left between a header and the site above it [px of the screen].
APART = 3.0
RADIUS = 6.0
WIDTH_OF_TRIANGLE = 3 * PAD


class Sites(Protocol):
    """The part of the scene that has headers."""

    source: CardSource

    def sites(self) -> list[SiteItem]:
        """Return the items of the sites."""


def header_area(site: SiteItem, zoom: float) -> QRectF:
    """Return where the header of a site stands, from the corner of the site [px of the screen].

    While populations can be read, one line stands in the site's own header and, as far as that is too low, above it.
    """
    width = site.box.width * zoom
    if site.collapsed or zoom < AFAR:
        if site.collapsed:
            return QRectF(0, 0, width, TWO_LINES)
        # It covers the populations, whose users it says, and the gap above; a second line would cover machines below.
        room = (ABOVE_MACHINES + SITE_GAP[1]) * zoom - APART
        height = ONE_LINE if min(room, site.box.height * zoom) < TWO_LINES else TWO_LINES
        return QRectF(0, max(min(ABOVE_MACHINES * zoom - height, 0.0), APART - SITE_GAP[1] * zoom), width, height)
    return QRectF(0, min(SITE_HEADER * zoom - ONE_LINE, 0.0), width, ONE_LINE)


def triangle_at(scene: Sites, point: QPointF, zoom: float) -> str:
    """Return the id of the site whose triangle is at a point of the scene, or an empty string."""
    zoom /= scene.source.dots
    for site in reversed(scene.sites()):
        if detail_at(zoom) == Detail.LOW or site.collapsed:
            size = min(zoom, 1.0)
            area = header_area(site, size)
            width = WIDTH_OF_TRIANGLE if has_triangle(area.width()) else 0.0
            area = QRectF(0, area.top() / size, width / size, ONE_LINE / size)
        else:
            area = QRectF(0, 0, SITE_PAD, SITE_HEADER)
        if area.contains(point - site.scenePos()):
            return site.identifier
    return ""


class Headers:
    """Paints the headers of sites that are seen from afar or collapsed, over everything else; each kept as pixels."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[object, ...], QPixmap]] = {}

    def paint(self, painter: QPainter, scene: Sites, exposed: QRectF) -> None:
        """Paint the headers in a part of the scene."""
        world, letters = painter.worldTransform(), scene.source.dots
        zoom = world.m11() / letters
        exposed = world.mapRect(exposed)
        low = detail_at(zoom) == Detail.LOW
        sites = [site for site in scene.sites() if low or (site.collapsed and zoom < 1.0)]
        self._kept = {name: kept for name, kept in self._kept.items() if name in {site.identifier for site in sites}}
        painter.save()
        painter.resetTransform()
        for site in sites:
            area = header_area(site, zoom)
            corner = world.map(site.scenePos()) + area.topLeft() * letters
            if QRectF(corner, area.size() * letters).intersects(exposed):
                # On whole pixels, letters are as sharp as they are kept.
                place = QPointF(round(corner.x()), round(corner.y()))
                picture = self._picture(scene.source, site, area.size(), painter.device().devicePixelRatioF())
                painter.drawPixmap(place, picture)
                if site.selected:
                    whole = QRectF(world.map(site.scenePos()), site.rect.size() * world.m11())
                    _paint_outline(painter, QRectF(corner, area.size() * letters).united(whole), scene.source)
        painter.restore()

    def _picture(self, source: CardSource, site: SiteItem, size: QSizeF, ratio: float) -> QPixmap:
        text, tokens = source.roll_up(site.identifier), source.tokens
        now = (text, tokens, size, source.dots * ratio, site.selected, site.collapsed, card_text.font(1).family())
        before, picture = self._kept.get(site.identifier, ((), QPixmap()))
        if now != before:
            picture = QPixmap((size * source.dots * ratio).toSize() + QSize(1, 1))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.scale(source.dots * ratio, source.dots * ratio)
            _paint_header(painter, QRectF(QPointF(), size), text, tokens, site)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            self._kept[site.identifier] = now, picture
        return picture


def _paint_header(painter: QPainter, area: QRectF, text: RollUp, tokens: Tokens, site: SiteItem) -> None:
    """Paint the ground of a header and its words."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if site.collapsed:
        line = tokens.accent if site.selected else tokens.site_border
        paint_background(painter, area, RADIUS, tokens.site, line, dashed=not site.selected)
    else:
        painter.fillRect(area.adjusted(2, 1, -2, 0), QColor(tokens.site))
    paint_header(painter, area, text, tokens, collapsed=site.collapsed)


def _paint_outline(painter: QPainter, area: QRectF, source: CardSource) -> None:
    """Paint the outline of a selected site, its header included."""
    painter.setPen(QPen(QColor(source.tokens.accent), 2 * source.dots))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, RADIUS * source.dots, RADIUS * source.dots)
