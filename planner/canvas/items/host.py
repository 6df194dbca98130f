"""The card of a virtualization host; its VMs are cards in it."""

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from planner.canvas.card_source import CardSource
from planner.canvas.items import card_text
from planner.canvas.items.card import paint_background
from planner.canvas.items.machine import MachineItem, paint_rows
from planner.canvas.layout import CARD_PAD, HOST_EMPTY, HOST_HEAD, note_box
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

ICON = 16.0
COLUMNS = (36.0, 64.0)
LEAST_NAME = 96.0


class HostItem(MachineItem):
    """Name, hardware, four gauges, its VMs, and the effects of virtualization."""

    kind = icon = "host"
    rows_top = CARD_PAD + 26

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        # Qt then skips the VMs of a host that is out of sight, instead of checking each VM in every frame.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)

    @staticmethod
    def head(size: QSizeF) -> QRectF:
        """Return the area of a card of this size above its VMs."""
        return QRectF(0, 0, size.width(), HOST_HEAD - 4)

    def paint_full(self, painter: QPainter) -> None:
        """Paint the whole card."""
        card, tokens, pad = self.card, self.source.tokens, CARD_PAD
        width = self.box.width - 2 * pad
        paint_icon(painter, QRectF(pad, pad + 2, ICON, ICON), card.kind, tokens.muted)
        hardware = card_text.text_width(card.hardware, tokens.type.card) + 2
        wanted = card_text.text_width(card.name, tokens.type.title, bold=True) + 2
        room = min(wanted, max(width - ICON - 6 - hardware - 8, LEAST_NAME))
        name = QRectF(pad + ICON + 6, pad, room, 20)
        card_text.draw_line(painter, name, card.name, tokens.text, tokens.type.title, bold=True)
        rest = QRectF(name.right() + 8, pad, pad + width - name.right() - 8, 20)
        card_text.draw_line(painter, rest, card.hardware, tokens.muted, tokens.type.card, align=card_text.RIGHT)
        paint_rows(painter, QRectF(pad, self.rows_top, width, 64), card.rows, tokens, COLUMNS)
        if self.vm_count:
            place = note_box(self.vm_count)
            area = QRectF(place.x, place.y, place.width, place.height)
            card_text.draw_lines(painter, area, card.note, tokens.muted, tokens.type.card)
        else:
            _paint_drop_hint(painter, self.box.width, tokens)


def _paint_drop_hint(painter: QPainter, width: float, tokens: Tokens) -> None:
    area = QRectF(CARD_PAD, HOST_HEAD, width - 2 * CARD_PAD, HOST_EMPTY)
    paint_background(painter, area, 8, tokens.card_inner, tokens.vm_border, dashed=True)
    words = QCoreApplication.translate("Canvas", "Drop a virtual machine here")
    card_text.draw_line(painter, area, words, tokens.muted, tokens.type.card, align=card_text.CENTRE)
