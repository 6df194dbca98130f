"""The card of a physical server."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import card_text
from planner.canvas.items.database_strip import HEIGHT, paint_databases, paint_strip_of_databases
from planner.canvas.items.machine import (
    CHIP_GAP,
    CHIP_HEIGHT,
    MEDIUM_FONT_PX,
    MachineItem,
    chip_texts,
    chips_width,
    paint_chips,
    paint_rows,
)
from planner.canvas.layout import CARD_PAD
from planner.presenters.cards import MachineCard
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

ICON = 16.0
COLUMNS = (36.0, 60.0)


class ServerItem(MachineItem):
    """Name, hardware, four gauges, roles."""

    kind = icon = "server"
    rows_top = CARD_PAD + 42

    def paint_medium(self, painter: QPainter) -> None:
        """Paint the name, the CPU, the limiter, and the roles below them."""
        super().paint_medium(painter)
        width, size = self.box.width - 2 * CARD_PAD, MEDIUM_FONT_PX - 4
        texts = chip_texts(self.card.chips, width, size)
        top = self.box.height - CARD_PAD - CHIP_HEIGHT * size / self.source.tokens.type.small
        paint_chips(painter, CARD_PAD, top, texts, self.source.tokens, size)
        if self.card.databases is not None:
            bar = QRectF(CARD_PAD, self.box.height - CARD_PAD + 2, width, HEIGHT)
            paint_strip_of_databases(painter, bar, self.card.databases, self.source.tokens)

    def paint_full(self, painter: QPainter) -> None:
        """Paint the whole card."""
        card, tokens, pad = self.card, self.source.tokens, CARD_PAD
        width = self.box.width - 2 * pad
        paint_icon(painter, QRectF(pad, pad + 2, ICON, ICON), card.kind, tokens.muted)
        name = QRectF(pad + ICON + 6, pad, width - ICON - 6, 20)
        if card.databases is not None:
            name.setRight(_paint_roles_beside(painter, name, card, tokens))
        card_text.draw_line(painter, name, card.name, tokens.text, tokens.type.title, bold=True)
        hardware = QRectF(pad, pad + 22, width, 16)
        card_text.draw_line(painter, hardware, card.hardware, tokens.muted, tokens.type.card)
        paint_rows(painter, QRectF(pad, self.rows_top, width, 64), card.rows, tokens, COLUMNS)
        bottom = self.box.height - pad - 20
        if card.databases is not None:
            paint_databases(painter, QRectF(pad, bottom + 2, width, 20), card.databases, tokens)
        elif card.chips:
            paint_chips(painter, pad, bottom, chip_texts(card.chips, width, tokens.type.small), tokens)
        else:
            card_text.draw_line(painter, QRectF(pad, bottom, width, 18), card.note, tokens.muted, tokens.type.card)


def _paint_roles_beside(painter: QPainter, line: QRectF, card: MachineCard, tokens: Tokens) -> float:
    """Paint the roles at the end of the name's line, as databases take their place; return where the name ends."""
    small = tokens.type.small
    name = card_text.text_width(card.name, tokens.type.title, bold=True)
    texts = chip_texts(card.chips, line.width() - min(name, line.width()) - CHIP_GAP, small)
    left = line.right() - chips_width(texts, small)
    paint_chips(painter, left, line.top() + 1, texts, tokens)
    return left - CHIP_GAP
