"""The card of a virtualization host; its VMs are cards in it."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from planner.canvas.card_source import CardSource
from planner.canvas.items import lettering
from planner.canvas.items.machine import MachineItem, paint_rows
from planner.canvas.layout import CARD_PAD, HOST_EMPTY, HOST_HEAD, Box, note_box
from planner.theme.icons import paint_icon

ICON = 16.0
COLUMNS = (36.0, 64.0)
LEAST_NAME = 96.0


class HostItem(MachineItem):
    """Name, hardware, four gauges, its VMs, and what virtualization gives and takes."""

    icon = "host"
    rows_top = CARD_PAD + 26

    def __init__(self, identifier: str, source: CardSource) -> None:
        super().__init__(identifier, source)
        self.vm_count = 0
        # A host out of sight is passed over with its VMs; else Qt looks at each VM of a site in every frame.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)

    def head(self) -> QRectF:
        """Return the part above the VMs."""
        return head_of(self.box.width)

    def paint_all(self, painter: QPainter) -> None:
        """Paint the whole card."""
        card, tokens, pad = self.card, self.source.tokens, CARD_PAD
        width = self.box.width - 2 * pad
        paint_icon(painter, QRectF(pad, pad + 2, ICON, ICON), card.kind, tokens.muted)
        hardware = lettering.text_width(card.hardware, tokens.type.card) + 2
        wanted = lettering.text_width(card.name, tokens.type.title, bold=True) + 2
        room = min(wanted, max(width - ICON - 6 - hardware - 8, LEAST_NAME))
        name = QRectF(pad + ICON + 6, pad, room, 20)
        lettering.draw_line(painter, name, card.name, tokens.text, tokens.type.title, bold=True)
        rest = QRectF(name.right() + 8, pad, pad + width - name.right() - 8, 20)
        lettering.draw_line(painter, rest, card.hardware, tokens.muted, tokens.type.card, align=lettering.RIGHT)
        paint_rows(painter, QRectF(pad, self.rows_top, width, 64), card.rows, tokens, COLUMNS)
        if self.vm_count:
            self._paint_note(painter, note_box(self.vm_count))
        else:
            self._paint_invitation(painter)

    def _paint_note(self, painter: QPainter, place: Box) -> None:
        tokens = self.source.tokens
        area = QRectF(place.x, place.y, place.width, place.height)
        lettering.draw_lines(painter, area, self.card.note, tokens.muted, tokens.type.card)

    def _paint_invitation(self, painter: QPainter) -> None:
        tokens = self.source.tokens
        area = QRectF(CARD_PAD, HOST_HEAD, self.box.width - 2 * CARD_PAD, HOST_EMPTY)
        pen = QPen(QColor(tokens.vm_border), 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(QColor(tokens.card_inner))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        words = QCoreApplication.translate("Canvas", "Drop a virtual machine here")
        lettering.draw_line(painter, area, words, tokens.muted, tokens.type.card, align=lettering.CENTRE)


def head_of(width: float) -> QRectF:
    """Return the part of a host's card above its VMs."""
    return QRectF(0, 0, width, HOST_HEAD - 4)
