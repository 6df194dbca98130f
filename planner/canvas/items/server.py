"""The card of a physical server."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import lettering
from planner.canvas.items.card import Detail
from planner.canvas.items.machine import MachineItem, chip_texts, paint_chips, paint_rows
from planner.canvas.layout import CARD_PAD
from planner.theme.icons import paint_icon

ICON = 16.0
COLUMNS = (36.0, 60.0)
HALFWAY_LETTERS = 20


class ServerItem(MachineItem):
    """Name, hardware, four gauges, roles."""

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the server."""
        tokens = self.source.tokens
        self.paint_ground(painter, tokens.card, tokens.card_border)
        if detail == Detail.LITTLE:
            self.paint_from_far(painter)
        elif detail == Detail.SOME:
            self.paint_from_halfway(painter, HALFWAY_LETTERS)
        else:
            self._paint_all(painter)

    def _paint_all(self, painter: QPainter) -> None:
        card, tokens, pad = self.card, self.source.tokens, CARD_PAD
        width = self.box.width - 2 * pad
        paint_icon(painter, QRectF(pad, pad + 2, ICON, ICON), card.kind, tokens.muted)
        name = QRectF(pad + ICON + 6, pad, width - ICON - 6, 20)
        lettering.draw_line(painter, name, card.name, tokens.text, tokens.type.title, bold=True)
        hardware = QRectF(pad, pad + 22, width, 16)
        lettering.draw_line(painter, hardware, card.hardware, tokens.muted, tokens.type.card)
        paint_rows(painter, QRectF(pad, pad + 42, width, 64), card.rows, tokens, COLUMNS)
        bottom = self.box.height - pad - 20
        if card.chips:
            paint_chips(painter, pad, bottom, chip_texts(card.chips, width, tokens.type.small), tokens)
        else:
            lettering.draw_line(painter, QRectF(pad, bottom, width, 18), card.note, tokens.muted, tokens.type.card)
