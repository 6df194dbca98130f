"""All machines of a plan at low detail as one image: thousands of cards cost little more than their pixels.

The background and symbol of a card are painted once for each kind and size and copied; only the gauge strips differ,
and numpy paints those of all cards at once.
"""

from collections.abc import Iterable, Mapping
from itertools import repeat

import numpy as np
from attrs import frozen
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from models.capacity.results import EXTRAPOLATED, HIGH, NO_DATA, OK, OVER, STATES, Evaluation
from planner.canvas.card_source import CardSource
from planner.canvas.items.card import Mark, paint_outlines
from planner.canvas.items.classes import ITEM_CLASSES
from planner.canvas.items.from_afar import NAME_PX, LowAreas, low_detail_areas, paint_name
from planner.canvas.items.machine import MachineItem
from planner.canvas.items.machine_cards import MachineCards
from planner.canvas.layout import Layout
from planner.presenters.cards import SYMBOLS
from planner.theme.gauge_paint import LEAST_PART, paint_symbol
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

Pixels = NDArray[np.uint32]
Numbers = NDArray[np.int64]
MACHINE_ITEMS = {kind: item for kind, item in ITEM_CLASSES.items() if issubclass(item, MachineItem)}
GAUGES, NOWHERE = 4, -1
# Smaller than this [px], a card has no room for a symbol and four gauges.
SPOT_WIDTH, SPOT_HEIGHT = 16, 8
# Larger than this [px], a card is painted by itself: as pixels it would take more memory than a machine has.
LARGEST = 2048
# How many faces (one for each kind and size) are cached.
MOST_FACES = 32
# States from best to worst; a machine has the state of its worst gauge.
SEVERITY = (NO_DATA, OK, EXTRAPOLATED, HIGH, OVER)


@frozen(eq=False)
class CardGroup:
    """The cards of one kind and size, as rows of the raster."""

    item: type[MachineItem]
    size: tuple[float, float]
    members: Numbers

    def areas(self, zoom: float) -> LowAreas:
        """Return the parts of one of these cards at a zoom."""
        return low_detail_areas(self.item.head(QSizeF(*self.size)), zoom)


class MachineRaster:
    """Positions and utilization of the machines of a design, as arrays."""

    def __init__(self, source: CardSource, layout: Layout) -> None:
        self.source = source
        self._known: tuple[object, object, Numbers, Numbers] = (
            None,
            None,
            np.empty(0, np.int64),
            np.empty(0, np.int64),
        )
        self._pixels: Pixels = np.zeros((0, 0), dtype=np.uint32)
        self._tiles: dict[tuple[type[MachineItem], tuple[float, float], tuple[int, int]], Pixels] = {}
        self._tokens: Tokens | None = None
        self._zoom, self._ratio = 1.0, 1.0
        self._cards: MachineCards | None = None
        self.follow(layout)

    def follow(self, layout: Layout, evaluation: Evaluation | None = None) -> None:
        """Show the machines where another layout has them, with their utilization."""
        self._cards = cards = MachineCards.of(self.source.rows, layout, self._cards)
        self.layout, self.ids, self.sites = layout, cards.ids, cards.sites
        self.row_of = dict(zip(self.ids, range(len(self.ids)), strict=True))
        self._corner, self._site = cards.corners, cards.site
        groups = [CardGroup(MACHINE_ITEMS[kind], size, members) for (kind, size), members in cards.members.items()]
        self.groups = sorted(groups, key=lambda group: group.item.is_vm)  # VMs are painted over their hosts
        self._shown = np.ones(len(self.ids), dtype=bool)
        self.set_evaluation(evaluation)

    def set_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show the utilization of an evaluation."""
        self.evaluation = evaluation
        self._use = np.full((GAUGES, len(self.ids)), np.nan)
        self._state = np.full((GAUGES, len(self.ids)), NO_DATA, dtype=np.int8)
        if evaluation is not None and evaluation.machine_ids:
            at, row = self._rows_in(evaluation)
            size = len(evaluation.machine_ids)
            self._use[:, at] = evaluation.utilization.reshape(-1, GAUGES, size)[0][:, row]
            self._state[:, at] = evaluation.state.reshape(-1, GAUGES, size)[0][:, row]
        self._largest = np.nan_to_num(self._use).max(axis=0)
        self._worst = np.array(SEVERITY, dtype=np.int8)[np.argsort(SEVERITY)[self._state].max(axis=0)]

    def _rows_in(self, evaluation: Evaluation) -> tuple[Numbers, Numbers]:
        """Return the rows of the machines here and in an evaluation, cached: most edits do not change them."""
        if self._known[0] is not self.ids or self._known[1] != evaluation.machine_ids:
            rows = np.fromiter(map(evaluation.rows.get, self.ids, repeat(NOWHERE)), np.int64, len(self.ids))
            here = np.flatnonzero(rows != NOWHERE)
            self._known = self.ids, evaluation.machine_ids, here, rows[here]
        return self._known[2:]

    def set_excluded(self, ids: Iterable[str]) -> None:
        """Leave out cards, because they paint themselves."""
        self._shown[:] = True
        self._shown[[self.row_of[name] for name in ids if name in self.row_of]] = False

    def paint(self, painter: QPainter, exposed: QRectF, corners: Mapping[str, QPointF], tokens: Tokens) -> None:
        """Paint the cards in a part of the scene, each relative to the corner of its site."""
        ratio = painter.device().devicePixelRatio()
        world = painter.worldTransform()
        self._set_zoom(world.m11() / self.source.dots, ratio)
        device = QRect(0, 0, painter.device().width(), painter.device().height())
        # What Qt keeps as pixels it asks for as a whole, though little of it may be in sight.
        exposed = exposed.intersected(world.inverted()[0].mapRect(QRectF(device)))
        area = world.mapRect(exposed).toAlignedRect().intersected(device)
        if area.isEmpty() or not self.ids:
            return
        whole = QTransform(world.m11() * ratio, 0, 0, world.m22() * ratio, 0, 0)
        whole.translate((world.dx() - area.x()) / world.m11(), (world.dy() - area.y()) / world.m22())
        size = round(area.width() * ratio), round(area.height() * ratio)
        scale = whole.m11()
        large = [group for group in self.groups if _is_large(group, scale)]
        self._paint_large(large, painter, exposed, corners, tokens)
        painter.save()
        painter.resetTransform()
        image, pad = self._image(size, whole, corners, tokens)
        painter.drawImage(QRectF(area), image, QRectF(pad, pad, *size))
        painter.restore()
        self._paint_names([group for group in self.groups if group not in large], painter, exposed, corners, tokens)

    def paint_outlines(
        self,
        painter: QPainter,
        exposed: QRectF,
        corners: Mapping[str, QPointF],
        selected: Iterable[str],
        tokens: Tokens,
    ) -> None:
        """Paint the outlines of the selected cards in a part of the scene."""
        chosen = np.zeros(len(self.ids), dtype=bool)
        chosen[[self.row_of[name] for name in selected if name in self.row_of]] = True
        chosen &= self._shown
        places = self._places(corners)
        for group in self.groups:
            width, height = group.size
            members = group.members[chosen[group.members]]
            areas = (QRectF(x, y, width, height) for x, y in places[members].tolist())
            seen = (area for area in areas if area.intersects(exposed))
            paint_outlines(painter, seen, group.item.radius, tokens, Mark.NONE, painter.worldTransform().m11())

    def _image(
        self, size: tuple[int, int], transform: QTransform, corners: Mapping[str, QPointF], tokens: Tokens
    ) -> tuple[QImage, int]:
        """Return the cards on a transparent image, and the width of its margin for cards that are cut off."""
        scale = transform.m11()
        groups = [group for group in self.groups if not _is_large(group, scale)]
        sizes = [_device_size(group.size, scale) for group in groups]
        pad = max((max(device_size) for device_size in sizes), default=0)
        pixels = self._transparent_pixels((size[1] + 2 * pad, size[0] + 2 * pad))
        move = np.array((transform.dx(), transform.dy()))
        places = np.floor(self._places(corners) * scale + move + 0.5).astype(np.int64) + pad
        for group, (width, height) in zip(groups, sizes, strict=True):
            x, y = places[group.members].T
            seen = (x > pad - width) & (x < pad + size[0]) & (y > pad - height) & (y < pad + size[1])
            members = group.members[seen & self._shown[group.members]]
            if len(members):
                self._stamp(pixels, group, members, places[members], (width, height), tokens)
        height, width = pixels.shape
        line = pixels.strides[0]
        return QImage(pixels.data, width, height, line, QImage.Format.Format_ARGB32_Premultiplied), pad

    def _places(self, corners: Mapping[str, QPointF]) -> NDArray[np.float64]:
        """Return the corner of each card in the scene."""
        origins = np.array([(corners[site].x(), corners[site].y()) for site in self.sites]).reshape(-1, 2)
        places: NDArray[np.float64] = self._corner + origins[self._site]
        return places

    def _paint_large(
        self,
        groups: Iterable[CardGroup],
        painter: QPainter,
        exposed: QRectF,
        corners: Mapping[str, QPointF],
        tokens: Tokens,
    ) -> None:
        places = self._places(corners)
        shown = ((group, at) for group in groups for at in group.members[self._shown[group.members]].tolist())
        for group, at in shown:
            area = QRectF(places[at, 0], places[at, 1], *group.size)
            if area.intersects(exposed):
                painter.save()
                painter.translate(area.topLeft())
                _paint_face(painter, group, int(self._worst[at]), self._zoom, tokens)
                self._paint_strip(painter, group, at, tokens)
                painter.restore()
        self._paint_names(groups, painter, exposed, corners, tokens)

    def _paint_names(
        self,
        groups: Iterable[CardGroup],
        painter: QPainter,
        exposed: QRectF,
        corners: Mapping[str, QPointF],
        tokens: Tokens,
    ) -> None:
        """Paint the names of cards that have room for one; only those in sight, so that few are painted."""
        named = [(group, group.areas(self._zoom).name) for group in groups]
        if not any(place for _group, place in named):
            return
        world, places = painter.worldTransform(), self._places(corners)
        painter.save()
        painter.resetTransform()
        for group, place in named:
            if place is None:
                continue
            x, y = (places[group.members] + (place.x(), place.y())).T
            seen = (x < exposed.right()) & (x + place.width() > exposed.left())
            seen &= (y < exposed.bottom()) & (y + place.height() > exposed.top()) & self._shown[group.members]
            for at in group.members[seen].tolist():
                area = world.mapRect(place.translated(*places[at])).toRect()
                bold = bool(self._worst[at] in (HIGH, OVER))
                names, size = self.source.names(self.ids[at]), round(NAME_PX * self.source.dots)
                paint_name(painter, QRectF(area), names, tokens.text, size, bold=bold)
        painter.restore()

    def _set_zoom(self, zoom: float, ratio: float) -> None:
        """Set the legible zoom: which parts of a card fit depends on it, and so do cached faces."""
        if (zoom, ratio) != (self._zoom, self._ratio):
            self._zoom, self._ratio, self._tiles = zoom, ratio, {}

    def _paint_strip(self, painter: QPainter, group: CardGroup, at: int, tokens: Tokens) -> None:
        strip = group.areas(self._zoom).strip
        width = strip.width() / GAUGES
        for gauge in range(GAUGES):
            whole = QRectF(strip.left() + gauge * width + 1, strip.top(), width - 2, strip.height())
            use, state = np.nan_to_num(np.clip(self._use[gauge, at], LEAST_PART, 1.0)), int(self._state[gauge, at])
            painter.fillRect(whole, QColor(tokens.track))
            if state != NO_DATA:
                part = whole.adjusted(0, whole.height() * (1.0 - float(use)), 0, 0)
                painter.fillRect(part, QColor(tokens.of_state(STATES[state])))

    def _transparent_pixels(self, shape: tuple[int, int]) -> Pixels:
        """Return the cleared pixel buffer; allocating it anew would cost more than painting the cards."""
        if self._pixels.shape != shape:
            self._pixels = np.empty(shape, dtype=np.uint32)
        self._pixels.fill(0)
        return self._pixels

    def _stamp(
        self, pixels: Pixels, group: CardGroup, members: Numbers, places: Numbers, size: tuple[int, int], tokens: Tokens
    ) -> None:
        width, height = size
        if width < SPOT_WIDTH or height < SPOT_HEIGHT:
            blocks = self._spots(members, size, tokens)
        else:
            blocks = self._faces(group, size, tokens)[self._worst[members]]
            self._fill_strips(blocks, group, members, tokens)
        windows = sliding_window_view(pixels, (height, width), writeable=True)
        windows[places[:, 1], places[:, 0]] = blocks

    def _faces(self, group: CardGroup, size: tuple[int, int], tokens: Tokens) -> Pixels:
        """Return a card without its strip in each state, cached for each size on the screen."""
        if self._tokens is not tokens or len(self._tiles) >= MOST_FACES:
            self._tokens, self._tiles = tokens, {}
        key = group.item, group.size, size
        if key not in self._tiles:
            self._tiles[key] = np.stack([_tile(group, size, state, self._zoom, tokens) for state in range(len(STATES))])
        return self._tiles[key]

    def _spots(self, members: Numbers, size: tuple[int, int], tokens: Tokens) -> Pixels:
        """Return cards too small for a symbol: bars of their largest utilization in the colour of their worst state."""
        width, height = size
        start = height - np.ceil(np.clip(self._largest[members], LEAST_PART, 1.0) * height).astype(np.int64)
        used = np.arange(height)[None, :] >= start[:, None]
        rows = np.where(used, _colours(tokens)[self._worst[members]][:, None], _pixel(tokens.track))
        return np.broadcast_to(rows.astype(np.uint32)[:, :, None], (*rows.shape, width))

    def _fill_strips(self, blocks: Pixels, group: CardGroup, members: Numbers, tokens: Tokens) -> None:
        _, height, width = blocks.shape
        strip = group.areas(self._zoom).strip
        across, down = width / group.size[0], height / group.size[1]
        top, bottom = round(strip.top() * down), round(strip.bottom() * down)
        colours = _colours(tokens)
        for gauge in range(GAUGES):
            left, right = (strip.left() + strip.width() * part / GAUGES for part in (gauge, gauge + 1))
            first, last = round((left + 1) * across), max(round((right - 1) * across), round((left + 1) * across) + 1)
            use = np.clip(self._use[gauge, members], LEAST_PART, 1.0)
            start = bottom - np.round(np.nan_to_num(use) * (bottom - top)).astype(np.int64)
            used = np.arange(top, bottom)[None, :] >= start[:, None]
            fill = colours[self._state[gauge, members]]
            part = np.where(used, fill[:, None], _pixel(tokens.track))
            blocks[:, top:bottom, first:last] = part[:, :, None]


def _device_size(size: tuple[float, float], scale: float) -> tuple[int, int]:
    return max(round(size[0] * scale), 1), max(round(size[1] * scale), 1)


def _is_large(group: CardGroup, scale: float) -> bool:
    return max(_device_size(group.size, scale)) > LARGEST


def _tile(group: CardGroup, size: tuple[int, int], state: int, zoom: float, tokens: Tokens) -> Pixels:
    """Return a card without its strip."""
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(tokens.card if group.item.is_vm else tokens.site))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size[0] / group.size[0], size[1] / group.size[1])
    _paint_face(painter, group, state, zoom, tokens)
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(size[1], size[0]).copy()


def _paint_face(painter: QPainter, group: CardGroup, state: int, zoom: float, tokens: Tokens) -> None:
    """Paint the background and the symbol of a card."""
    group.item.paint_body(painter, QRectF(0, 0, *group.size), tokens)
    symbol = group.areas(zoom).symbol
    name = STATES[state]
    if name in SYMBOLS:
        paint_symbol(painter, symbol.adjusted(4, 4, -4, -4), SYMBOLS[name], tokens.of_state(name))
    else:
        paint_icon(painter, symbol, group.item.icon, tokens.muted)


def _colours(tokens: Tokens) -> Pixels:
    """Return the pixel of each state; without data it is that of the track, as in an empty strip."""
    shown = [tokens.track if code == NO_DATA else tokens.of_state(name) for code, name in enumerate(STATES)]
    return np.array([_pixel(colour) for colour in shown], dtype=np.uint32)


def _pixel(colour: str) -> np.uint32:
    return np.uint32(QColor(colour).rgba())
