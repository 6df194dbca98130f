"""All machines of a plan seen from far, painted as one picture: thousands of cards cost little more than their pixels.

A card's ground and symbol are painted once for each kind and size and copied; only the strips differ, and numpy
paints those of all cards at once.
"""

from collections.abc import Iterable, Mapping

import numpy as np
from attrs import frozen
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from models.capacity.results import EXTRAPOLATED, HIGH, NO_DATA, OK, OVER, STATES, Evaluation
from models.plan.entities import Entity, Host, Server, Vm
from planner.canvas.items.card import paint_ground
from planner.canvas.items.host import HostItem, head_of
from planner.canvas.items.machine import places_from_far
from planner.canvas.items.server import ServerItem
from planner.canvas.items.vm import VmItem
from planner.canvas.layout import Layout
from planner.presenters.cards import SYMBOLS
from planner.theme.gauge_paint import LEAST_PART, paint_symbol
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

Pixels = NDArray[np.uint32]
Numbers = NDArray[np.int64]
LOOKS: dict[type, type[ServerItem | HostItem | VmItem]] = {Server: ServerItem, Host: HostItem, Vm: VmItem}
GAUGES = 4
# Smaller than this [px], a card has no room for a symbol and four parts.
SPOT_WIDTH, SPOT_HEIGHT = 16, 8
# Larger than this [px], a card is painted by itself: as pixels it would take more memory than a machine has.
LARGEST = 2048
# More looks and sizes than these are not kept.
MOST_FACES = 32
# The graver, the further back; a machine is as grave as its gravest gauge.
GRAVITY = (NO_DATA, OK, EXTRAPOLATED, HIGH, OVER)


@frozen(eq=False)
class Kind:
    """Cards of one look and size: their rows in the crowd."""

    row: type
    size: tuple[float, float]
    members: Numbers


class Crowd:
    """Where the cards of a design stand and how busy they are, as arrays."""

    def __init__(self, rows: Mapping[str, Entity], layout: Layout) -> None:
        self.ids = [one for one, row in rows.items() if isinstance(row, Server | Host | Vm) and one in layout.boxes]
        self.row_of = {one: at for at, one in enumerate(self.ids)}
        self.sites: list[str] = list(dict.fromkeys(layout.contents.physical))
        number = {site: at for at, site in enumerate(self.sites)}
        self._corner = np.zeros((len(self.ids), 2))
        self._site = np.zeros(len(self.ids), dtype=np.int64)
        groups: dict[tuple[type, tuple[float, float]], list[int]] = {}
        for at, one in enumerate(self.ids):
            row, box = rows[one], layout.boxes[one]
            ground = layout.boxes[row.host] if isinstance(row, Vm) else None
            self._corner[at] = (box.x + ground.x, box.y + ground.y) if ground is not None else (box.x, box.y)
            holder = rows[row.host] if isinstance(row, Vm) else row
            self._site[at] = number[getattr(holder, "site", "")]
            groups.setdefault((type(row), (box.width, box.height)), []).append(at)
        kinds = [Kind(row, size, np.array(members)) for (row, size), members in groups.items()]
        self.kinds = sorted(kinds, key=lambda kind: kind.row is Vm)  # VMs lie on their hosts
        self._known: tuple[tuple[str, ...], Numbers, Numbers] = ((), np.empty(0, np.int64), np.empty(0, np.int64))
        self._shown = np.ones(len(self.ids), dtype=bool)
        self._pixels: Pixels = np.zeros((0, 0), dtype=np.uint32)
        self._tiles: dict[tuple[type, tuple[float, float], tuple[int, int]], Pixels] = {}
        self._tokens: Tokens | None = None
        self.take(None)

    def take(self, evaluation: Evaluation | None) -> None:
        """Show other numbers."""
        self._use = np.full((GAUGES, len(self.ids)), np.nan)
        self._state = np.full((GAUGES, len(self.ids)), NO_DATA, dtype=np.int8)
        if evaluation is not None and evaluation.machine_ids:
            at, row = self._rows_in(evaluation)
            size = len(evaluation.machine_ids)
            self._use[:, at] = evaluation.utilization.reshape(-1, GAUGES, size)[0][:, row]
            self._state[:, at] = evaluation.state.reshape(-1, GAUGES, size)[0][:, row]
        self._largest = np.nan_to_num(self._use).max(axis=0)
        self._gravest = np.array(GRAVITY, dtype=np.int8)[np.argsort(GRAVITY)[self._state].max(axis=0)]

    def _rows_in(self, evaluation: Evaluation) -> tuple[Numbers, Numbers]:
        """Return the rows of the machines here and in an evaluation; most edits leave them as they are."""
        if self._known[0] != evaluation.machine_ids:
            known = [(at, evaluation.rows[one]) for one, at in self.row_of.items() if one in evaluation.rows]
            self._known = (evaluation.machine_ids, *np.array(known, dtype=np.int64).reshape(-1, 2).T)
        return self._known[1:]

    def hide(self, ids: Iterable[str]) -> None:
        """Leave out cards that paint themselves."""
        self._shown[:] = True
        self._shown[[self.row_of[one] for one in ids if one in self.row_of]] = False

    def paint(self, painter: QPainter, exposed: QRectF, corners: Mapping[str, QPointF], tokens: Tokens) -> None:
        """Paint the cards in a part of the scene, each on its site's corner."""
        ratio = painter.device().devicePixelRatio()
        world = painter.worldTransform()
        device = QRect(0, 0, painter.device().width(), painter.device().height())
        area = world.mapRect(exposed).toAlignedRect().intersected(device)
        if area.isEmpty() or not self.ids:
            return
        whole = QTransform(world.m11() * ratio, 0, 0, world.m22() * ratio, 0, 0)
        whole.translate((world.dx() - area.x()) / world.m11(), (world.dy() - area.y()) / world.m22())
        size = round(area.width() * ratio), round(area.height() * ratio)
        scale = whole.m11()
        self._paint_large([kind for kind in self.kinds if _is_large(kind, scale)], painter, exposed, corners, tokens)
        painter.save()
        painter.resetTransform()
        image, pad = self._picture(size, whole, corners, tokens)
        painter.drawImage(QRectF(area), image, QRectF(pad, pad, *size))
        painter.restore()

    def _picture(
        self, size: tuple[int, int], transform: QTransform, corners: Mapping[str, QPointF], tokens: Tokens
    ) -> tuple[QImage, int]:
        """Return the cards on clear ground, and how much room there is around it for those that are cut off."""
        scale = transform.m11()
        kinds = [kind for kind in self.kinds if not _is_large(kind, scale)]
        sizes = [_device_size(kind.size, scale) for kind in kinds]
        pad = max((max(each) for each in sizes), default=0)
        pixels = self._clear_pixels((size[1] + 2 * pad, size[0] + 2 * pad))
        move = np.array((transform.dx(), transform.dy()))
        places = np.floor(self._places(corners) * scale + move + 0.5).astype(np.int64) + pad
        for kind, (width, height) in zip(kinds, sizes, strict=True):
            x, y = places[kind.members].T
            seen = (x > pad - width) & (x < pad + size[0]) & (y > pad - height) & (y < pad + size[1])
            members = kind.members[seen & self._shown[kind.members]]
            if len(members):
                self._stamp(pixels, kind, members, places[members], (width, height), tokens)
        height, width = pixels.shape
        line = pixels.strides[0]
        return QImage(pixels.data, width, height, line, QImage.Format.Format_ARGB32_Premultiplied), pad

    def _places(self, corners: Mapping[str, QPointF]) -> NDArray[np.float64]:
        """Return the corner of each card in the scene."""
        grounds = np.array([(corners[site].x(), corners[site].y()) for site in self.sites]).reshape(-1, 2)
        places: NDArray[np.float64] = self._corner + grounds[self._site]
        return places

    def _paint_large(
        self,
        kinds: Iterable[Kind],
        painter: QPainter,
        exposed: QRectF,
        corners: Mapping[str, QPointF],
        tokens: Tokens,
    ) -> None:
        places = self._places(corners)
        shown = ((kind, at) for kind in kinds for at in kind.members[self._shown[kind.members]].tolist())
        for kind, at in shown:
            area = QRectF(places[at, 0], places[at, 1], *kind.size)
            if area.intersects(exposed):
                painter.save()
                painter.translate(area.topLeft())
                _paint_face(painter, kind, int(self._gravest[at]), tokens)
                self._paint_strip(painter, kind, at, tokens)
                painter.restore()

    def _paint_strip(self, painter: QPainter, kind: Kind, at: int, tokens: Tokens) -> None:
        _symbol, strip = places_from_far(_head(kind))
        width = strip.width() / GAUGES
        for gauge in range(GAUGES):
            whole = QRectF(strip.left() + gauge * width + 1, strip.top(), width - 2, strip.height())
            use, state = np.nan_to_num(np.clip(self._use[gauge, at], LEAST_PART, 1.0)), int(self._state[gauge, at])
            painter.fillRect(whole, QColor(tokens.track))
            if state != NO_DATA:
                part = whole.adjusted(0, whole.height() * (1.0 - float(use)), 0, 0)
                painter.fillRect(part, QColor(tokens.of_state(STATES[state])))

    def _clear_pixels(self, shape: tuple[int, int]) -> Pixels:
        """Return clear ground; fresh memory would cost more than the cards on it."""
        if self._pixels.shape != shape:
            self._pixels = np.empty(shape, dtype=np.uint32)
        self._pixels.fill(0)
        return self._pixels

    def _stamp(
        self, pixels: Pixels, kind: Kind, members: Numbers, places: Numbers, size: tuple[int, int], tokens: Tokens
    ) -> None:
        width, height = size
        if width < SPOT_WIDTH or height < SPOT_HEIGHT:
            blocks = self._spots(members, size, tokens)
        else:
            blocks = self._faces(kind, size, tokens)[self._gravest[members]]
            self._fill_strips(blocks, kind, members, tokens)
        grounds = sliding_window_view(pixels, (height, width), writeable=True)
        grounds[places[:, 1], places[:, 0]] = blocks

    def _faces(self, kind: Kind, size: tuple[int, int], tokens: Tokens) -> Pixels:
        """Return a card without its strip in each state; they are painted once for each size on the screen."""
        if self._tokens is not tokens or len(self._tiles) >= MOST_FACES:
            self._tokens, self._tiles = tokens, {}
        key = kind.row, kind.size, size
        if key not in self._tiles:
            self._tiles[key] = np.stack([_tile(kind, size, state, tokens) for state in range(len(STATES))])
        return self._tiles[key]

    def _spots(self, members: Numbers, size: tuple[int, int], tokens: Tokens) -> Pixels:
        """Return cards too small for a symbol: as high as their largest use, in the colour of the gravest state."""
        width, height = size
        start = height - np.ceil(np.clip(self._largest[members], LEAST_PART, 1.0) * height).astype(np.int64)
        used = np.arange(height)[None, :] >= start[:, None]
        rows = np.where(used, _colours(tokens)[self._gravest[members]][:, None], _pixel(tokens.track))
        return np.broadcast_to(rows.astype(np.uint32)[:, :, None], (*rows.shape, width))

    def _fill_strips(self, blocks: Pixels, kind: Kind, members: Numbers, tokens: Tokens) -> None:
        _, height, width = blocks.shape
        _symbol, strip = places_from_far(_head(kind))
        across, down = width / kind.size[0], height / kind.size[1]
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


def _is_large(kind: Kind, scale: float) -> bool:
    return max(_device_size(kind.size, scale)) > LARGEST


def _head(kind: Kind) -> QRectF:
    return head_of(kind.size[0]) if kind.row is Host else QRectF(0, 0, *kind.size)


def _tile(kind: Kind, size: tuple[int, int], state: int, tokens: Tokens) -> Pixels:
    """Return a card without its strip."""
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(tokens.card if kind.row is Vm else tokens.site))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size[0] / kind.size[0], size[1] / kind.size[1])
    _paint_face(painter, kind, state, tokens)
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(size[1], size[0]).copy()


def _paint_face(painter: QPainter, kind: Kind, state: int, tokens: Tokens) -> None:
    """Paint a card's ground and symbol."""
    look = LOOKS[kind.row]
    fill, line = (tokens.card_inner, tokens.vm_border) if look.dashed else (tokens.card, tokens.card_border)
    paint_ground(painter, QRectF(0, 0, *kind.size), look.radius, fill, line, dashed=look.dashed)
    symbol, _strip = places_from_far(_head(kind))
    name = STATES[state]
    if name in SYMBOLS:
        paint_symbol(painter, symbol.adjusted(4, 4, -4, -4), SYMBOLS[name], tokens.of_state(name))
    else:
        paint_icon(painter, symbol, look.icon, tokens.muted)


def _colours(tokens: Tokens) -> Pixels:
    """Return a pixel for each state; without data it is the track's, as an empty strip."""
    shown = [tokens.track if code == NO_DATA else tokens.of_state(name) for code, name in enumerate(STATES)]
    return np.array([_pixel(colour) for colour in shown], dtype=np.uint32)


def _pixel(colour: str) -> np.uint32:
    return np.uint32(QColor(colour).rgba())
