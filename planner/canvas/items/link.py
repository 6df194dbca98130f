"""A link between two sites: a dashed curve, and a label with its use."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from models.capacity.results import STATE_WORDS
from models.words import translate
from planner.canvas.boxes import Box
from planner.canvas.card_source import CardSource
from planner.canvas.edges import LABEL, Curve
from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail
from planner.canvas.items.from_afar import NAME_PX
from planner.canvas.items.line_paths import path_along
from planner.canvas.routing import Line
from planner.presenters.numbers import NO_DATA
from planner.theme.gauge_paint import paint_symbol

REACH = 12.0
# Beside the words of a label.
PAD = 4.0
# Size of the symbol of a link that is seen from afar [px of the screen].
SYMBOL_PX = 9.0
# Letters lower than this cannot be read: the use alone is shown, in letters that keep their size, and the line keeps
# this width [px of the screen].
LEAST_PX, LEAST_LINE = 8.0, 1.0
UNDER, OVER = -1.0, 2.0
# The notes mark overlaps the corner of a label, which has no room for it inside.
BESIDE = QPointF(8, 6)


class LinkItem(CardItem):
    """The curve, under the sites, with its label as a companion."""

    kind = "link"
    cached = False

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self.path = QPainterPath()
        self.label = LinkLabelItem(identifier, source)
        self.companions = (self.label,)
        self.setZValue(UNDER)

    def words(self) -> object:
        """Return its use."""
        return self.source.link(self.identifier)

    def set_way(self, way: Curve | Line, label_middle: tuple[float, float]) -> None:
        """Follow another curve or line, with the label around a point of it."""
        self.label.set_middle(label_middle)
        path = path_along(way)
        if path != self.path:
            self.prepareGeometryChange()
            self.path = path

    def boundingRect(self) -> QRectF:
        """Return the bounds of the curve."""
        return self.path.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def shape(self) -> QPainterPath:
        """Return the area in which a click hits the curve."""
        stroker = QPainterPathStroker()
        stroker.setWidth(REACH)
        return stroker.createStroke(self.path)

    def sentence(self) -> str:
        """Return the link in words."""
        return link_sentence(self)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the curve."""
        tokens = self.source.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = painter.worldTransform().m11() / self.source.dots
        width = max(2.0 if self.selected else 1.5, LEAST_LINE / zoom)
        pen = QPen(QColor(tokens.accent if self.selected else tokens.wire), width)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawPath(self.path)


class LinkLabelItem(CardItem):
    """The label; a click on it selects the link."""

    kind = "link"
    in_rubber_band = False
    radius = 6.0

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self._pill = QRectF()
        self.setZValue(OVER)

    def note_corner(self, detail: Detail) -> QPointF:
        """Return the lower right corner of the label's outline."""
        return self._pill.bottomRight() + BESIDE

    def set_middle(self, middle: tuple[float, float]) -> None:
        """Move the middle of the label to a point."""
        self.set_box(Box(middle[0] - LABEL[0] / 2, middle[1] - LABEL[1] / 2, *LABEL))

    def sentence(self) -> str:
        """Return the link in words."""
        return link_sentence(self)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the name of the link and its utilization; where nobody could read them, whether it is too busy."""
        label, tokens = self.source.link(self.identifier), self.source.tokens
        size = tokens.type.small if detail == Detail.FULL else tokens.type.title
        if size * zoom < LEAST_PX:
            self._paint_use(painter, zoom)
            return
        is_warning = label.state in {"high", "over"}
        colour = tokens.of_state(label.state) if is_warning else tokens.text
        text, size = _fitting((label.text, label.short), size, ceil(LEAST_PX / zoom))
        self._paint_pill(painter, max(card_text.text_width(words, size) for words in (text, label.use)) + 2 * PAD)
        upper, lower = QRectF(0, 3, LABEL[0], LABEL[1] / 2 - 3), QRectF(0, LABEL[1] / 2, LABEL[0], LABEL[1] / 2 - 3)
        card_text.draw_line(painter, upper, text, tokens.muted, size, align=card_text.CENTRE)
        card_text.draw_line(painter, lower, label.use, colour, size, bold=is_warning, align=card_text.CENTRE)
        if label.symbol:
            left = lower.center().x() + card_text.text_width(label.use, size, bold=is_warning) / 2 + 4
            place = QRectF(QPointF(left, lower.center().y() - 4.5), QPointF(left + 9, lower.center().y() + 4.5))
            paint_symbol(painter, place, label.symbol, colour)

    def _paint_use(self, painter: QPainter, zoom: float) -> None:
        """Paint the use in letters that keep their size, if there is room, or only the symbol of what is too much."""
        label, tokens = self.source.link(self.identifier), self.source.tokens
        is_warning = label.state in {"high", "over"}
        colour = tokens.of_state(label.state) if is_warning else tokens.text
        size = round(NAME_PX / zoom)
        text = f"{label.use} {label.symbol}".rstrip()
        width = card_text.text_width(text, size, bold=is_warning) + 4 / zoom
        if width <= self.rect.width() and size <= self.rect.height() and label.use != NO_DATA:
            self._paint_pill(painter, width)
            card_text.draw_line(painter, self.rect, text, colour, size, bold=is_warning, align=card_text.CENTRE)
        elif is_warning:
            side = min(SYMBOL_PX / zoom, self.rect.height())
            corner = self.rect.center() - QPointF(side / 2, side / 2)
            paint_symbol(painter, QRectF(corner, QSizeF(side, side)), label.symbol, colour)

    def _paint_pill(self, painter: QPainter, width: float) -> None:
        painter.setPen(QPen(QColor(self.source.tokens.site_border), 1))
        painter.setBrush(QColor(self.source.tokens.canvas))
        side = max((self.box.width - width) / 2, 0.0)
        self._pill = self.rect.adjusted(side + 0.5, 0.5, -side - 0.5, -0.5)
        painter.drawRoundedRect(self._pill, self.radius, self.radius)


def _fitting(texts: Sequence[str], size: int, least: int) -> tuple[str, int]:
    """Return the first text that fits the label, or else the last, in smaller letters if it must be."""
    room = LABEL[0] - 2 * PAD
    for text in texts:
        if card_text.text_width(text, size) <= room:
            return text, size
    smaller = (px for px in range(size, least, -1) if card_text.text_width(texts[-1], px) <= room)
    return texts[-1], next(smaller, least)


def link_sentence(item: CardItem) -> str:
    """Return a link in words."""
    label = item.source.link(item.identifier)
    state = "" if label.state == "ok" else f", {translate(STATE_WORDS[label.state])}"
    return f"{label.text}: {label.use}{state}"
