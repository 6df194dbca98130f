"""The card of a VM, inside its host's."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import card_text
from planner.canvas.items.card import Detail
from planner.canvas.items.database_strip import HEIGHT, paint_databases_in_a_line, paint_strip_of_databases
from planner.canvas.items.machine import (
    CHIP_HEIGHT,
    MachineItem,
    chip_texts,
    chips_width,
    paint_chips,
    paint_rows,
    paint_stacked_row,
)
from planner.presenters.cards import GaugeRow, MachineCard, rows_for_small_card, rows_from_afar
from planner.theme.tokens import Tokens

PAD = 8.0
COLUMNS = (34.0, 54.0)
FONT_PX = 16
LEAST_NAME = 44.0
# Height of the line of databases below the gauges, and of its numbers [px].
DATABASES, DATABASES_PX, LIFT = 11.0, 10, 3.0
# Width that the notes mark takes from the name's line.
MARK = 16.0


class VmItem(MachineItem):
    """Name, roles, hardware, two gauges; a dashed outline."""

    radius = 8.0
    is_vm = True
    kind = icon = "vm"
    rows_top = PAD + 39

    def shown_rows(self) -> Sequence[GaugeRow]:
        """Return the two gauges that fit the card."""
        return rows_for_small_card(self.card.rows)

    def note_corner(self, detail: Detail) -> QPointF:
        """Return the corner of the card, or of the name where gauges fill the rest of the card."""
        return QPointF(self.box.width, MARK + PAD) if detail == Detail.MEDIUM else super().note_corner(detail)

    def paint_medium(self, painter: QPainter) -> None:
        """Paint the name, and each bar below its values: there is no room beside them."""
        card, tokens = self.card, self.source.tokens
        inner = self.rect.adjusted(PAD, 4, -PAD, -4)
        title = QRectF(
            inner.left(), inner.top(), inner.width() - (MARK if self.source.notes(self.identifier) else 0), 22
        )
        card_text.draw_line(painter, title, card.name, tokens.text, FONT_PX, bold=True)
        rows = rows_from_afar(card.rows)
        above = inner if card.databases is None else inner.adjusted(0, 0, 0, -HEIGHT)
        _paint_roles(painter, card, title, above if len(rows) == 1 else None, tokens)
        pitch = min(28.0, (above.bottom() - title.bottom()) / len(rows))
        for number, row in enumerate(rows):
            area = QRectF(inner.left(), title.bottom() + number * pitch, inner.width(), pitch)
            paint_stacked_row(painter, area, row, tokens, FONT_PX - 2)
        if card.databases is not None:
            bar = QRectF(inner.left(), self.box.height - HEIGHT - 1, inner.width(), HEIGHT - 1)
            paint_strip_of_databases(painter, bar, card.databases, tokens)

    def paint_full(self, painter: QPainter) -> None:
        """Paint the whole card."""
        card, tokens = self.card, self.source.tokens
        width, small = self.box.width - 2 * PAD, tokens.type.small
        name_width = card_text.text_width(card.name, tokens.type.body, bold=True)
        texts = chip_texts(card.chips, width - max(min(name_width, width), LEAST_NAME) - 4, small)
        chips = chips_width(texts, small)
        paint_chips(painter, PAD + width - chips, PAD, texts, tokens)
        name = QRectF(PAD, PAD, width - chips - (4 if texts else 0), 18)
        card_text.draw_line(painter, name, card.name, tokens.text, tokens.type.body, bold=True)
        hardware = card.hardware if card.chips else f"{card.hardware} · {card.note.lower()}"
        if card.off:
            hardware = f"{card.note} · {card.hardware}"
        # With databases, the lines above them move closer together.
        up = 0.0 if card.databases is None else LIFT
        second = QRectF(PAD, PAD + 20 - up / 2, width, 16)
        card_text.draw_line(painter, second, hardware, tokens.muted, tokens.type.card)
        gauges = QRectF(PAD, self.rows_top - up, width, 32)
        paint_rows(painter, gauges, self.shown_rows(), tokens, COLUMNS)
        if card.databases is not None:
            line = QRectF(PAD, gauges.bottom(), width, DATABASES)
            paint_databases_in_a_line(painter, line, card.databases, tokens, DATABASES_PX)


def _paint_roles(painter: QPainter, card: MachineCard, title: QRectF, inner: QRectF | None, tokens: Tokens) -> None:
    """Paint the roles at the bottom of the card where it is free, else as letters beside the name."""
    size = FONT_PX - 3
    height = CHIP_HEIGHT * size / tokens.type.small
    if inner is not None:
        texts = chip_texts(card.chips, inner.width(), size)
        paint_chips(painter, inner.left(), inner.bottom() - height, texts, tokens, size)
        return
    letters = [chip.letter for chip in card.chips]
    left = title.right() - chips_width(letters, size)
    if title.left() + card_text.text_width(card.name, FONT_PX, bold=True) + 4 <= left:
        paint_chips(painter, left, title.center().y() - height / 2, letters, tokens, size)
