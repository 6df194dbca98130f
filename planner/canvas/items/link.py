"""A link between two sites: a dashed curve, and a label with its use."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from models.words import translate
from planner.canvas.card_source import CardSource
from planner.canvas.edges import LABEL, Curve
from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail
from planner.canvas.items.line_paths import path_of
from planner.canvas.layout import Box
from planner.presenters.cards import STATE_WORDS
from planner.theme.gauge_paint import paint_symbol

REACH = 12.0
UNDER, OVER = -1.0, 2.0
WARNINGS = frozenset({"high", "over"})
# Smaller letters cannot be read [px of the screen].
LEAST_READ = 6.0
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

    def set_curve(self, curve: Curve, label_middle: tuple[float, float]) -> None:
        """Follow another curve, with the label around a point of it."""
        self.label.set_middle(label_middle)
        path = path_of(curve)
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
        pen = QPen(QColor(tokens.accent if self.selected else tokens.wire), 2 if self.selected else 1.5)
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
        if size * zoom < LEAST_READ:
            self._paint_state(painter)
            return
        is_warning = label.state in WARNINGS
        colour = tokens.of_state(label.state) if is_warning else tokens.text
        self._paint_pill(painter, max(card_text.text_width(text, size) for text in (label.text, label.use)) + 12)
        upper, lower = QRectF(0, 3, LABEL[0], LABEL[1] / 2 - 3), QRectF(0, LABEL[1] / 2, LABEL[0], LABEL[1] / 2 - 3)
        card_text.draw_line(painter, upper, label.text, tokens.muted, size, align=card_text.CENTRE)
        card_text.draw_line(painter, lower, label.use, colour, size, bold=is_warning, align=card_text.CENTRE)
        if label.symbol:
            left = lower.center().x() + card_text.text_width(label.use, size, bold=is_warning) / 2 + 4
            place = QRectF(QPointF(left, lower.center().y() - 4.5), QPointF(left + 9, lower.center().y() + 4.5))
            paint_symbol(painter, place, label.symbol, colour)

    def _paint_state(self, painter: QPainter) -> None:
        label = self.source.link(self.identifier)
        if label.state not in WARNINGS:
            self._pill = QRectF(self.rect.center(), self.rect.center())
            return
        self._paint_pill(painter, LABEL[1])
        inset = LABEL[1] / 6
        place = self._pill.adjusted(inset, inset, -inset, -inset)
        paint_symbol(painter, place, label.symbol, self.source.tokens.of_state(label.state))

    def _paint_pill(self, painter: QPainter, width: float) -> None:
        painter.setPen(QPen(QColor(self.source.tokens.site_border), 1))
        painter.setBrush(QColor(self.source.tokens.canvas))
        side = max((self.box.width - width) / 2, 0.0)
        self._pill = self.rect.adjusted(side + 0.5, 0.5, -side - 0.5, -0.5)
        painter.drawRoundedRect(self._pill, self.radius, self.radius)


def link_sentence(item: CardItem) -> str:
    """Return a link in words."""
    label = item.source.link(item.identifier)
    state = "" if label.state == "ok" else f", {translate(STATE_WORDS[label.state])}"
    return f"{label.text}: {label.use}{state}"
