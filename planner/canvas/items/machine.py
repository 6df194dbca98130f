"""Base class of the cards of servers, hosts and VMs: gauge rows, role chips and lower levels of detail."""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail, paint_background
from planner.canvas.items.from_afar import NAME_PX, low_detail_areas, paint_name
from planner.presenters.cards import Chip, GaugeRow, MachineCard, rows_from_afar
from planner.theme.gauge_paint import paint_gauge, paint_strip, paint_symbol
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

MEDIUM_FONT_PX = 20
ROW = 16.0
SYMBOL = 9.0
CHIP_PAD = 6.0
CHIP_GAP = 4.0
CHIP_HEIGHT = 18.0
# A bar that is shorter stands below its label and value [px of the card].
LEAST_BAR, BELOW_NAME = 96.0, 4.0
# Of a VM that is switched off.
OFF_OPACITY = 0.55
WORST_STATES = ("over", "high", "extrapolated")
WARNINGS = ("over", "high")


class MachineItem(CardItem):
    """The card of a machine: solid for a physical one, dashed for a VM."""

    is_machine = True
    # VMs have a dashed outline and are painted on their hosts.
    is_vm = False
    icon = ""
    rows_top = 0.0

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the machine at a level of detail."""
        if detail != Detail.LOW and self.card.off:
            painter.setOpacity(OFF_OPACITY)
        self.paint_body(painter, self.rect, self.source.tokens)
        if detail == Detail.LOW:
            self.paint_low(painter, zoom)
        elif detail == Detail.MEDIUM:
            self.paint_medium(painter)
        else:
            self.paint_full(painter)

    @classmethod
    def paint_body(cls, painter: QPainter, area: QRectF, tokens: Tokens) -> None:
        """Paint the empty card."""
        fill, line = (tokens.card_inner, tokens.vm_border) if cls.is_vm else (tokens.card, tokens.card_border)
        paint_background(painter, area, cls.radius, fill, line, dashed=cls.is_vm)

    @abstractmethod
    def paint_full(self, painter: QPainter) -> None:
        """Paint the whole card."""

    @property
    def card(self) -> MachineCard:
        """Return the content of the card."""
        return self.source.machine(self.identifier)

    def sentence(self) -> str:
        """Return the card in words."""
        return self.card.sentence

    def shown_rows(self) -> Sequence[GaugeRow]:
        """Return the gauges that the card shows at full detail."""
        return self.card.rows

    def resource_at(self, point: QPointF) -> str:
        """Return the resource whose gauge is at a point of the card, or an empty string beside the gauges."""
        number = int((point.y() - self.rows_top) // ROW)
        rows = self.shown_rows()
        return rows[number].resource if 0 <= number < len(rows) else ""

    @staticmethod
    def head(size: QSizeF) -> QRectF:
        """Return the area of a card of this size without its VMs."""
        return QRectF(QPointF(), size)

    def paint_low(self, painter: QPainter, zoom: float) -> None:
        """Paint the name where it fits, the symbol of the worst state, and a strip of four gauges."""
        card, tokens = self.card, self.source.tokens
        areas = low_detail_areas(self.head(self.rect.size()), zoom)
        symbol, strip = areas.symbol, areas.strip
        worst = worst_row(card.rows)
        if worst is None:
            paint_icon(painter, symbol, self.icon, tokens.muted)
        else:
            paint_symbol(painter, symbol.adjusted(4, 4, -4, -4), worst.symbol, tokens.of_state(worst.state))
        paint_strip(painter, strip, card.rows, tokens)
        if areas.name is not None:
            names, bold = self.source.names(self.identifier), worst is not None and worst.state in WARNINGS
            paint_name(painter, areas.name, names, tokens.text, round(NAME_PX / zoom), bold=bold)

    def paint_medium(self, painter: QPainter) -> None:
        """Paint the name, the CPU and the limiting resource, in a font that is still legible."""
        card, tokens, size = self.card, self.source.tokens, MEDIUM_FONT_PX
        inner = self.head(self.rect.size()).adjusted(12, 8, -12, -8)
        title = QRectF(inner.left(), inner.top(), inner.width(), size + 8)
        card_text.draw_line(painter, title, card.name, tokens.text, size, bold=True)
        rows = rows_from_afar(card.rows)
        pitch = min((inner.bottom() - title.bottom()) / len(rows), size * 2.0)
        columns = _with_room((size * 2.6, size * 4.2), rows, size - 2)
        is_short = inner.width() - sum(columns) < LEAST_BAR
        for number, row in enumerate(rows):
            area = QRectF(inner.left(), title.bottom() + number * pitch, inner.width(), pitch)
            if is_short:
                paint_stacked_row(painter, area.translated(0.0, BELOW_NAME), row, tokens, size - 2)
            else:
                paint_row(painter, area, row, tokens, size - 2, columns=columns)


def worst_row(rows: Sequence[GaugeRow]) -> GaugeRow | None:
    """Return the gauge in the worst state, or None if all are fine."""
    return next((row for state in WORST_STATES for row in rows if row.state == state), None)


def paint_row(
    painter: QPainter,
    area: QRectF,
    row: GaugeRow,
    tokens: Tokens,
    size: int,
    *,
    columns: tuple[float, float],
) -> None:
    """Paint label, bar, value and symbol; columns are the widths of the label and of the value with its symbol."""
    label_width, value_width = columns
    label = QRectF(area.left(), area.top(), label_width, area.height())
    colour = tokens.text if row.is_limiter else tokens.muted
    card_text.draw_line(painter, label, row.label, colour, size, bold=row.is_limiter)
    height = max(float(tokens.sizes.gauge_bar), size / 2)
    bar = QRectF(label.right(), area.center().y() - height / 2, area.width() - label_width - value_width, height)
    paint_gauge(painter, bar, row, tokens)
    value = QRectF(bar.right() + 6, area.top(), value_width - 6, area.height())
    _paint_value(painter, value, row, tokens, size)


def paint_stacked_row(painter: QPainter, area: QRectF, row: GaugeRow, tokens: Tokens, size: int) -> None:
    """Paint label and value, and the bar below them."""
    line = QRectF(area.left(), area.top(), area.width(), size + 4)
    colour = tokens.text if row.is_limiter else tokens.muted
    card_text.draw_line(painter, line, row.label, colour, size, bold=row.is_limiter)
    value = card_text.text_width(row.text, size, bold=row.is_limiter)
    room = value + (SYMBOL * size / 12 + 4 if row.symbol else 0)
    _paint_value(painter, QRectF(line.right() - room, line.top(), value + 1, line.height()), row, tokens, size)
    paint_gauge(painter, QRectF(area.left(), line.bottom() + 1, area.width(), size / 2), row, tokens)


def _paint_value(painter: QPainter, area: QRectF, row: GaugeRow, tokens: Tokens, size: int) -> None:
    colour = tokens.of_state(row.state) if row.state in {"high", "over"} else tokens.text
    if row.fraction is None:
        colour = tokens.muted
    card_text.draw_line(painter, area, row.text, colour, size, bold=row.is_limiter)
    if row.symbol:
        left = area.left() + card_text.text_width(row.text, size, bold=row.is_limiter) + 4
        side = SYMBOL * size / 12
        paint_symbol(painter, QRectF(left, area.center().y() - side / 2, side, side), row.symbol, colour)


def _with_room(columns: tuple[float, float], rows: Sequence[GaugeRow], size: int) -> tuple[float, float]:
    """Return the widths of label and value with room for long labels and for two values; bars stay of one length."""
    label, value = columns
    label = max(label, *(card_text.text_width(row.label, size, bold=row.is_limiter) + 4 for row in rows))
    needed = [card_text.text_width(row.text, size, bold=True) + 8 for row in rows if row.worst is not None]
    symbol = SYMBOL + 4 if any(row.worst is not None and row.symbol for row in rows) else 0.0
    return label, max(value, max(needed, default=0.0) + symbol)


def paint_rows(
    painter: QPainter, area: QRectF, rows: Sequence[GaugeRow], tokens: Tokens, columns: tuple[float, float]
) -> None:
    """Paint rows below each other."""
    columns = _with_room(columns, rows, tokens.type.card)
    for number, row in enumerate(rows):
        line = QRectF(area.left(), area.top() + number * ROW, area.width(), ROW)
        paint_row(painter, line, row, tokens, tokens.type.card, columns=columns)


def chips_width(texts: Sequence[str], size: int) -> float:
    """Return the width of a row of chips."""
    widths = [card_text.text_width(text, size, bold=True) + 2 * CHIP_PAD for text in texts]
    return sum(widths) + CHIP_GAP * max(len(widths) - 1, 0)


def chip_texts(chips: Sequence[Chip], room: float, size: int) -> list[str]:
    """Return the roles in full if there is room, else as letters."""
    full = [chip.text for chip in chips]
    return full if chips_width(full, size) <= room else [chip.letter for chip in chips]


def paint_chips(
    painter: QPainter, left: float, top: float, texts: Sequence[str], tokens: Tokens, size: int = 0
) -> None:
    """Paint chips from left to right, in small letters unless a size is given."""
    size = size or tokens.type.small
    for text in texts:
        width = card_text.text_width(text, size, bold=True) + 2 * CHIP_PAD
        area = QRectF(left, top, width, CHIP_HEIGHT * size / tokens.type.small)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.chip))
        painter.drawRoundedRect(area, 4, 4)
        card_text.draw_line(painter, area, text, tokens.text, size, bold=True, align=card_text.CENTRE)
        left += width + CHIP_GAP
