"""The card of a database availability group, and the lines that join its members to it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from planner.canvas.card_source import CardSource
from planner.canvas.edges import Point
from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail, paint_background
from planner.canvas.items.from_afar import NAME_PX
from planner.canvas.layout import CARD_PAD
from planner.presenters.cards import SEPARATOR, GaugeRow
from planner.presenters.dag_cards import DagCard
from planner.theme.gauge_paint import paint_gauge, paint_symbol
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

ICON, SQUARE, GAP, BAR = 16.0, 9.0, 3.0, 7.0
# Where the three columns of the card begin, and how high a line of text is.
COLUMNS, LINE = (0.0, 0.26, 0.58), 18.0
MEDIUM_PX, LINE_HEIGHT = 18, 1.2
# A shorter bar says nothing.
LEAST_BAR = 60.0
# So many times the height of its letters is the least width of a name that is cut.
SHORTEST_NAME = 3
# The sign of a member.
SERVER = (13.0, 7.0)
# Around a member, and the least width of a line [px of the screen].
HALO, LEAST_LINE = 5.0, 1.0
# Over sites and their cards, under what is dragged.
OVER_SITES = 0.5


class DagItem(CardItem):
    """Name, copies, the failures that it survives, and its worst failure."""

    kind = "dag"

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self.lit = False
        self.lines = DagLinesItem(identifier, source)
        self.companions = (self.lines,)

    def words(self) -> object:
        """Return what the card says, and which members it shows as wrong."""
        return self._card, self.source.misfits(self.identifier)

    def set_lit(self, lit: bool) -> None:
        """Show card, lines and members in the colour of the selection while the pointer is over one of them."""
        if lit != self.lit:
            self.lit = self.lines.lit = lit
            self.update()
            self.lines.update()

    @property
    def _card(self) -> DagCard:
        return self.source.dag(self.identifier)

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the group."""
        tokens = self.source.tokens
        border = tokens.accent if self.lit else tokens.card_border
        paint_background(painter, self.rect, self.radius, tokens.card, border, dashed=self._card.survived is False)
        if detail == Detail.FULL:
            self._paint_full(painter)
        elif detail == Detail.MEDIUM:
            self._paint_medium(painter, MEDIUM_PX)
        else:
            self._paint_low(painter, round(NAME_PX / zoom))

    def _paint_low(self, painter: QPainter, size: int) -> None:
        """Paint in letters of one size on the screen what there is room for: the worst figure before the name."""
        card, tokens, line = self._card, self.source.tokens, size * LINE_HEIGHT
        if line > self.box.height:
            return
        has_name = 2 * line <= self.box.height
        top = (self.box.height - line * (1 + has_name)) / 2
        first = QRectF(CARD_PAD, top, self.box.width - 2 * CARD_PAD, line)
        if has_name:
            card_text.draw_line(painter, first, card.name, tokens.text, size, bold=True)
        words = card.failures if card.survived is False and card.gauge.fraction is None else _labelled(card.gauge)
        if not has_name:
            first = _paint_name_before(painter, first, size, card, tokens, words)
        _paint_use(painter, first.translated(0, line * has_name), size, card, tokens, words)

    def _paint_medium(self, painter: QPainter, size: int) -> None:
        """Paint the name, the worst figure with its bar, copies, failures and what limits."""
        tokens, card = self.source.tokens, self._card
        third = (self.box.height - CARD_PAD) / 3
        upper = QRectF(CARD_PAD, CARD_PAD / 2, self.box.width - 2 * CARD_PAD, third)
        middle, lower = upper.translated(0, third), upper.translated(0, 2 * third)
        name = upper.adjusted(0, 0, -upper.width() * (1 - COLUMNS[2]) - GAP, 0)
        card_text.draw_line(painter, name, card.name, tokens.text, size, bold=True)
        use = upper.adjusted(upper.width() * COLUMNS[2], 0, 0, 0)
        words = _labelled(card.gauge)
        if card_text.text_width(words, size, bold=True) > use.width():
            # Where the words are too long, the figure is not what is cut.
            words = f"{card.gauge.text} {card.gauge.label}"
        _paint_use(painter, use, size, card, tokens, words)
        colour = tokens.of_state("over") if card.survived is False else tokens.text
        words = f"{card.copies}{SEPARATOR}{card.failures}"
        card_text.draw_line(painter, middle, words, colour, size - 2)
        bar = middle.adjusted(upper.width() * COLUMNS[2], (third - BAR) / 2, 0, (BAR - third) / 2)
        bar.setLeft(max(bar.left(), middle.left() + card_text.text_width(words, size - 2) + CARD_PAD))
        if bar.width() >= LEAST_BAR:
            paint_gauge(painter, bar, card.gauge, tokens)
        card_text.draw_line(painter, lower, card.limit, tokens.muted, size - 2)

    def _paint_full(self, painter: QPainter) -> None:
        card, tokens = self._card, self.source.tokens
        paint_icon(painter, QRectF(CARD_PAD, CARD_PAD, ICON, ICON), "dag", tokens.muted)
        left, width = CARD_PAD + ICON + 6, self.box.width - 2 * CARD_PAD
        name = card_text.text_width(card.name, tokens.type.title, bold=True)
        title = QRectF(left, CARD_PAD - 2, min(name + 2, width / 2), ICON + 4)
        card_text.draw_line(painter, title, card.name, tokens.text, tokens.type.title, bold=True)
        rest = QRectF(title.right() + 8, title.top(), self.box.width - CARD_PAD - title.right() - 8, title.height())
        card_text.draw_line(painter, rest, card.head, tokens.muted, tokens.type.card)
        columns = [CARD_PAD + part * width for part in COLUMNS]
        ends = [*columns[1:], CARD_PAD + width]
        top = title.bottom() + 8
        areas = [QRectF(start, top, end - start - 8, LINE) for start, end in zip(columns, ends, strict=True)]
        _paint_copies(painter, areas[0], card, tokens)
        _paint_failures(painter, areas[1], card, tokens)
        self._paint_worst(painter, areas[2])

    def _paint_worst(self, painter: QPainter, area: QRectF) -> None:
        card, tokens = self._card, self.source.tokens
        used = _paint_use(painter, area, tokens.type.title, card, tokens, card.gauge.text)
        beside = area.adjusted(used + 8, 0, 0, 0)
        card_text.draw_line(painter, beside, card.about, tokens.muted, tokens.type.small)
        line = area.translated(0, LINE)
        room = card_text.text_width(card.band, tokens.type.small) + 8 if card.band else 0.0
        bar = QRectF(line.left(), line.top() + (LINE - BAR) / 2, line.width() - room, BAR)
        paint_gauge(painter, bar, card.gauge, tokens)
        card_text.draw_line(painter, line, card.band, tokens.muted, tokens.type.small, align=card_text.RIGHT)
        card_text.draw_line(painter, area.translated(0, 2 * LINE), card.limit, tokens.muted, tokens.type.small)


class DagLinesItem(CardItem):
    """A halo around each member, and the lines from the members to the card; nothing is hit by them."""

    kind = "dag"
    cached = False
    in_rubber_band = False

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self.lit = False
        self._lines, self._halos = QPainterPath(), dict[str, QPainterPath]()
        self.setZValue(OVER_SITES)
        self.setAcceptHoverEvents(False)

    def set_ways(self, ways: Sequence[Sequence[Point]], members: Sequence[tuple[str, QRectF, float]]) -> None:
        """Follow other lines, with halos around members: their ids, areas and the radius of their cards."""
        lines, halos = QPainterPath(), dict[str, QPainterPath]()
        for first, *others in ways:
            lines.moveTo(QPointF(*first))
            for corner in others:
                lines.lineTo(QPointF(*corner))
        for member, area, radius in members:
            halos[member] = QPainterPath()
            halos[member].addRoundedRect(area.adjusted(-HALO, -HALO, HALO, HALO), radius + HALO, radius + HALO)
        if (lines, halos) != (self._lines, self._halos):
            self.prepareGeometryChange()
            self._lines, self._halos = lines, halos
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the bounds of lines and halos."""
        area = self._lines.boundingRect()
        for halo in self._halos.values():
            area |= halo.boundingRect()
        return area.adjusted(-HALO, -HALO, HALO, HALO)

    def shape(self) -> QPainterPath:
        """Return an empty area: a click goes to the card below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint halos and lines."""
        tokens = self.source.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = painter.worldTransform().m11() / self.source.dots
        strong, wrong = self.selected or self.lit, self.source.misfits(self.identifier)
        width = max(2.0 if strong else 1.5, LEAST_LINE / zoom)
        usual = QPen(QColor(tokens.accent if strong else tokens.wire), width)
        fault = QPen(QColor(tokens.of_state("over")), max(2.0, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for member, halo in self._halos.items():
            painter.setPen(fault if member in wrong else usual)
            painter.drawPath(halo)
        painter.setPen(usual)
        painter.drawPath(self._lines)


def _paint_name_before(painter: QPainter, area: QRectF, size: int, card: DagCard, tokens: Tokens, words: str) -> QRectF:
    """Paint the name in the line of the figure, if a good part of it fits; return what is left of the line."""
    gap, needed = size / 2, card_text.text_width(card.name, size, bold=True)
    room = area.width() - card_text.text_width(words, size, bold=True) - gap
    if room < min(needed, SHORTEST_NAME * size):
        return area
    width = min(needed, room)
    part = QRectF(area.left(), area.top(), width, area.height())
    card_text.draw_line(painter, part, card.name, tokens.text, size, bold=True)
    return area.adjusted(width + gap, 0, 0, 0)


def _labelled(gauge: GaugeRow) -> str:
    return f"{gauge.label} {gauge.text}"


def _paint_use(painter: QPainter, area: QRectF, size: int, card: DagCard, tokens: Tokens, words: str) -> float:
    """Paint the worst figure with the symbol of its state, and return how wide they are."""
    gauge = card.gauge
    is_warning = gauge.state in {"high", "over"}
    colour = tokens.of_state(gauge.state) if is_warning else tokens.text
    card_text.draw_line(painter, area, words, colour, size, bold=True)
    width = card_text.text_width(words, size, bold=True)
    if not gauge.symbol:
        return width
    side = size * 0.75
    left = area.left() + width + size / 3
    paint_symbol(painter, QRectF(left, area.center().y() - side / 2, side, side), gauge.symbol, colour)
    return width + size / 3 + side


def _paint_copies(painter: QPainter, area: QRectF, card: DagCard, tokens: Tokens) -> None:
    card_text.draw_line(painter, area, card.copies, tokens.text, tokens.type.title, bold=True)
    card_text.draw_line(painter, area.translated(0, LINE), card.copies_note, tokens.muted, tokens.type.small)
    left, top = area.left(), area.top() + 2 * LINE + 4
    copies = card.active + card.lagged
    width = min(SQUARE, area.width() / max(copies, 1) - GAP)
    for number in range(copies):
        square = QRectF(left + number * (width + GAP), top, width, SQUARE)
        pen = QPen(QColor(tokens.muted), 1)
        if number >= card.active:
            pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(
            QColor(tokens.text if number == 0 else tokens.muted) if number < card.active else Qt.BrushStyle.NoBrush
        )
        painter.drawRoundedRect(square, 2, 2)


def _paint_failures(painter: QPainter, area: QRectF, card: DagCard, tokens: Tokens) -> None:
    _paint_servers(painter, area.translated(0, 2 * LINE), card, tokens)
    colour = tokens.of_state("over") if card.survived is False else tokens.text
    card_text.draw_line(painter, area, card.failures, colour, tokens.type.title, bold=True)
    card_text.draw_line(painter, area.translated(0, LINE), card.failures_note, tokens.muted, tokens.type.small)


def _paint_servers(painter: QPainter, area: QRectF, card: DagCard, tokens: Tokens) -> None:
    """Paint a small server for each member, those crossed out that may fail."""
    left, top = area.left(), area.top() + (LINE - SERVER[1]) / 2
    # Sixteen members have no room at full width; none is left out.
    width = min(SERVER[0], area.width() / max(card.members, 1) - GAP)
    for number in range(card.members):
        server = QRectF(left + number * (width + GAP), top, width, SERVER[1])
        crossed = number < card.may_fail
        painter.setPen(QPen(QColor(tokens.muted), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush if crossed else QColor(tokens.muted))
        painter.drawRoundedRect(server, 2, 2)
        if crossed:
            painter.drawLine(server.topLeft(), server.bottomRight())
            painter.drawLine(server.bottomLeft(), server.topRight())
