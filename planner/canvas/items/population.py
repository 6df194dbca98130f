"""The card of a population: its mailboxes and protocols."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from models.plan.choices import PROTOCOL_IDS
from planner.canvas.items import card_text
from planner.canvas.items.card import CardItem, Detail, paint_background
from planner.canvas.items.from_afar import NAME_PX, low_detail_areas, paint_name
from planner.canvas.layout import CARD_PAD, LEGEND_COLUMNS, LEGEND_HEIGHT, POPULATION_HEAD
from planner.presenters.cards import Share
from planner.theme.icons import paint_icon
from planner.theme.tokens import Tokens

ICON = 16.0
BAR = 7.0
SWATCH = 8.0
SWATCH_GAP = 4.0
MEDIUM_FONT_PX = 18


class PopulationItem(CardItem):
    """Name, mailboxes, a bar of protocols and its legend."""

    kind = "population"

    def sentence(self) -> str:
        """Return the card in words."""
        return self.source.population(self.identifier).sentence

    def paint_card(self, painter: QPainter, detail: Detail, zoom: float) -> None:
        """Paint the population."""
        tokens = self.source.tokens
        paint_background(painter, self.rect, self.radius, tokens.card, tokens.card_border)
        if detail == Detail.LOW:
            self._paint_low(painter, zoom)
        elif detail == Detail.MEDIUM:
            self._paint_title(painter, MEDIUM_FONT_PX, MEDIUM_FONT_PX - 2, CARD_PAD)
            self._paint_bar(painter, QRectF(CARD_PAD, 48, self.box.width - 2 * CARD_PAD, 12))
        else:
            self._paint_full(painter)

    def _paint_low(self, painter: QPainter, zoom: float) -> None:
        inner = self.rect.adjusted(16, 16, -16, -16)
        areas = low_detail_areas(self.rect, zoom)
        if areas.name is not None:
            name = self.source.population(self.identifier).name
            paint_name(painter, areas.name, (name, name), self.source.tokens.text, round(NAME_PX / zoom), bold=False)
            inner.setTop(areas.name.bottom())
            inner.setBottom(self.rect.bottom() - 8)
        side = min(inner.height(), 64.0)
        icon_place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        paint_icon(painter, icon_place, "population", self.source.tokens.muted)
        bar = inner.adjusted(side + 16, inner.height() / 3, 0, -inner.height() / 3)
        _paint_shares(painter, bar, self.source.population(self.identifier).shares, self.source.tokens)

    def _paint_full(self, painter: QPainter) -> None:
        card, tokens = self.source.population(self.identifier), self.source.tokens
        paint_icon(painter, QRectF(CARD_PAD, CARD_PAD + 2, ICON, ICON), "population", tokens.muted)
        self._paint_title(painter, tokens.type.title, tokens.type.card, CARD_PAD + ICON + 6)
        width = self.box.width - 2 * CARD_PAD
        self._paint_bar(painter, QRectF(CARD_PAD, CARD_PAD + 30, width, BAR))
        if card.shares:
            self._paint_legend(painter, card.shares)
        else:
            area = QRectF(CARD_PAD, POPULATION_HEAD - 4, width, 16)
            card_text.draw_line(painter, area, card.note, tokens.muted, tokens.type.card)

    def _paint_title(self, painter: QPainter, title: int, small: int, left: float) -> None:
        card, tokens = self.source.population(self.identifier), self.source.tokens
        users = card_text.text_width(card.users, small) + 2
        right = self.box.width - CARD_PAD
        area = QRectF(left, CARD_PAD, right - left - users - 8, title + 6)
        card_text.draw_line(painter, area, card.name, tokens.text, title, bold=True)
        rest = QRectF(right - users, CARD_PAD, users, title + 6)
        card_text.draw_line(painter, rest, card.users, tokens.muted, small, align=card_text.RIGHT)

    def _paint_bar(self, painter: QPainter, area: QRectF) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(area, 3, 3)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        _paint_shares(painter, area, self.source.population(self.identifier).shares, self.source.tokens)
        painter.restore()

    def _paint_legend(self, painter: QPainter, shares: tuple[Share, ...]) -> None:
        for first in range(0, len(shares), LEGEND_COLUMNS):
            line = shares[first : first + LEGEND_COLUMNS]
            left = float(CARD_PAD)
            top = POPULATION_HEAD - 4 + first // LEGEND_COLUMNS * LEGEND_HEIGHT
            for share, width in zip(line, self._legend_widths(line), strict=True):
                self._paint_share(painter, share, QRectF(left, top, width, LEGEND_HEIGHT))
                left += width

    def _legend_widths(self, line: Sequence[Share]) -> list[float]:
        """Return the column widths of a line: those of the labels plus shares of the rest, or equal if too long."""
        room, size = self.box.width - 2 * CARD_PAD, self.source.tokens.type.small
        needed = [SWATCH + SWATCH_GAP + card_text.text_width(share.label, size) + 4 for share in line]
        spare = (room - sum(needed)) / LEGEND_COLUMNS
        return [width + spare for width in needed] if spare >= 0 else [room / len(line)] * len(line)

    def _paint_share(self, painter: QPainter, share: Share, area: QRectF) -> None:
        tokens = self.source.tokens
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_colour(tokens, share))
        painter.drawRoundedRect(QRectF(area.left(), area.top() + 4, SWATCH, SWATCH), 2, 2)
        words = area.adjusted(SWATCH + SWATCH_GAP, 0, -2, 0)
        words.setHeight(16)
        card_text.draw_line(painter, words, share.label, tokens.muted, tokens.type.small)
        part = QRectF(area.left(), area.top() + 16, area.width() - 4, 14)
        card_text.draw_line(painter, part, share.text, tokens.text, tokens.type.small)


def _paint_shares(painter: QPainter, area: QRectF, shares: Sequence[Share], tokens: Tokens) -> None:
    """Paint a part of a bar for each protocol."""
    painter.fillRect(area, QColor(tokens.track))
    left = area.left()
    for share in shares:
        width = area.width() * share.fraction
        painter.fillRect(QRectF(left, area.top(), max(width - 1, 1), area.height()), _colour(tokens, share))
        left += width


def _colour(tokens: Tokens, share: Share) -> QColor:
    return QColor(tokens.protocols[PROTOCOL_IDS.index(share.protocol)])
