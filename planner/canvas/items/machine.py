"""What the cards of servers, hosts and VMs share: gauge rows, chips and the view from afar."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from planner.canvas.items import lettering
from planner.canvas.items.card import CardItem, Detail
from planner.presenters.cards import Chip, GaugeRow, MachineCard, rows_from_afar
from planner.theme.gauge_paint import paint_gauge, paint_strip, paint_symbol
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

HALFWAY_LETTERS = 20
ROW = 16.0
SYMBOL = 9.0
CHIP_PAD = 6.0
CHIP_GAP = 4.0
CHIP_HEIGHT = 18.0
GRAVEST = ("over", "high", "extrapolated")


class MachineItem(CardItem):
    """The card of a machine: solid for a physical one, dashed for a VM."""

    dashed = False
    icon = ""
    rows_top = 0.0

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint as much of the machine as can be read at this zoom."""
        tokens = self.source.tokens
        fill, line = (tokens.card_inner, tokens.vm_border) if self.dashed else (tokens.card, tokens.card_border)
        self.paint_ground(painter, fill, line, dashed=self.dashed)
        if detail == Detail.LITTLE:
            self.paint_from_far(painter)
        elif detail == Detail.SOME:
            self.paint_from_halfway(painter)
        else:
            self.paint_all(painter)

    def paint_all(self, painter: QPainter) -> None:
        """Paint the whole card."""
        raise TypeError(f"{type(self).__name__} does not say how it is painted")

    @property
    def card(self) -> MachineCard:
        """Return what the card says."""
        return self.source.machine(self.identifier)

    def sentence(self) -> str:
        """Return the card in words."""
        return self.card.sentence

    def shown_rows(self) -> Sequence[GaugeRow]:
        """Return the gauges that the card shows at 100 %."""
        return self.card.rows

    def resource_at(self, point: QPointF) -> str:
        """Return the resource whose gauge stands at a point of the card, or nothing beside them."""
        number = int((point.y() - self.rows_top) // ROW)
        rows = self.shown_rows()
        return rows[number].resource if 0 <= number < len(rows) else ""

    def head(self) -> QRectF:
        """Return the part of the card that is its own, not its VMs'."""
        return self.rect

    def paint_from_far(self, painter: QPainter) -> None:
        """Paint the gravest symbol and a strip of four parts."""
        card, tokens = self.card, self.source.tokens
        symbol, strip = places_from_far(self.head())
        worst = gravest(card.rows)
        if worst is None:
            paint_icon(painter, symbol, self.icon, tokens.muted)
        else:
            paint_symbol(painter, symbol.adjusted(4, 4, -4, -4), worst.symbol, tokens.of_state(worst.state))
        paint_strip(painter, strip, card.rows, tokens)

    def paint_from_halfway(self, painter: QPainter) -> None:
        """Paint the name, the CPU and the limiter, in letters that can still be read."""
        card, tokens, size = self.card, self.source.tokens, HALFWAY_LETTERS
        inner = self.head().adjusted(12, 8, -12, -8)
        title = QRectF(inner.left(), inner.top(), inner.width(), size + 8)
        lettering.draw_line(painter, title, card.name, tokens.text, size, bold=True)
        rows = rows_from_afar(card.rows)
        pitch = min((inner.bottom() - title.bottom()) / len(rows), size * 2.0)
        for number, row in enumerate(rows):
            area = QRectF(inner.left(), title.bottom() + number * pitch, inner.width(), pitch)
            paint_row(painter, area, row, tokens, size - 2, columns=(size * 2.6, size * 4.2))


def places_from_far(head: QRectF) -> tuple[QRectF, QRectF]:
    """Return where the symbol and the strip of a card stand that is seen from far."""
    inner = head.adjusted(12, 12, -12, -12)
    side = min(inner.height() * 0.7, inner.width() * 0.35)
    symbol = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    return symbol, inner.adjusted(side + 8, 0, 0, 0)


def gravest(rows: Sequence[GaugeRow]) -> GaugeRow | None:
    """Return the row in the gravest state, or None where all is well."""
    return next((row for state in GRAVEST for row in rows if row.state == state), None)


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
    lettering.draw_line(painter, label, row.label, colour, size, bold=row.is_limiter)
    height = max(float(tokens.sizes.gauge_bar), size / 2)
    bar = QRectF(label.right(), area.center().y() - height / 2, area.width() - label_width - value_width, height)
    paint_gauge(painter, bar, row, tokens)
    value = QRectF(bar.right() + 6, area.top(), value_width - 6, area.height())
    _paint_value(painter, value, row, tokens, size)


def paint_stacked_row(painter: QPainter, area: QRectF, row: GaugeRow, tokens: Tokens, size: int) -> None:
    """Paint label and value, and the bar below them."""
    line = QRectF(area.left(), area.top(), area.width(), size + 4)
    colour = tokens.text if row.is_limiter else tokens.muted
    lettering.draw_line(painter, line, row.label, colour, size, bold=row.is_limiter)
    value = lettering.text_width(row.text, size, bold=row.is_limiter)
    room = value + (SYMBOL * size / 12 + 4 if row.symbol else 0)
    _paint_value(painter, QRectF(line.right() - room, line.top(), value + 1, line.height()), row, tokens, size)
    paint_gauge(painter, QRectF(area.left(), line.bottom() + 1, area.width(), size / 2), row, tokens)


def _paint_value(painter: QPainter, area: QRectF, row: GaugeRow, tokens: Tokens, size: int) -> None:
    colour = tokens.of_state(row.state) if row.state in {"high", "over"} else tokens.text
    if row.fraction is None:
        colour = tokens.muted
    lettering.draw_line(painter, area, row.text, colour, size, bold=row.is_limiter)
    if row.symbol:
        left = area.left() + lettering.text_width(row.text, size, bold=row.is_limiter) + 4
        side = SYMBOL * size / 12
        paint_symbol(painter, QRectF(left, area.center().y() - side / 2, side, side), row.symbol, colour)


def paint_rows(
    painter: QPainter, area: QRectF, rows: Sequence[GaugeRow], tokens: Tokens, columns: tuple[float, float]
) -> None:
    """Paint rows one below the other."""
    for number, row in enumerate(rows):
        line = QRectF(area.left(), area.top() + number * ROW, area.width(), ROW)
        paint_row(painter, line, row, tokens, tokens.type.card, columns=columns)


def chips_width(texts: Sequence[str], size: int) -> float:
    """Return how much room chips take."""
    widths = [lettering.text_width(text, size, bold=True) + 2 * CHIP_PAD for text in texts]
    return sum(widths) + CHIP_GAP * max(len(widths) - 1, 0)


def chip_texts(chips: Sequence[Chip], room: float, size: int) -> list[str]:
    """Return the roles in full where there is room, else as letters."""
    full = [chip.text for chip in chips]
    return full if chips_width(full, size) <= room else [chip.letter for chip in chips]


def paint_chips(
    painter: QPainter, left: float, top: float, texts: Sequence[str], tokens: Tokens, size: int = 0
) -> None:
    """Paint chips from left to right, in small letters unless a size is given."""
    size = size or tokens.type.small
    for text in texts:
        width = lettering.text_width(text, size, bold=True) + 2 * CHIP_PAD
        area = QRectF(left, top, width, CHIP_HEIGHT * size / tokens.type.small)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.chip))
        painter.drawRoundedRect(area, 4, 4)
        lettering.draw_line(painter, area, text, tokens.text, size, bold=True, align=lettering.CENTRE)
        left += width + CHIP_GAP
