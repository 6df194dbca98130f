"""The strip of databases on the card of a group's member: active, passive and lagged ones, widths to scale."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from planner.canvas.items import card_text
from planner.presenters.database_strip import DatabaseStrip
from planner.theme.tokens import Tokens

HEIGHT, GAP, LINE = 6.0, 1.0, 13.0
# Of the strip where the numbers stand beside it.
BESIDE = 0.5
ALIGNED = (card_text.LEFT, card_text.CENTRE, card_text.RIGHT)


def paint_databases(painter: QPainter, area: QRectF, strip: DatabaseStrip, tokens: Tokens) -> None:
    """Paint the strip at the top of an area, and its numbers below it."""
    paint_strip_of_databases(painter, QRectF(area.left(), area.top(), area.width(), HEIGHT), strip, tokens)
    line = QRectF(area.left(), area.top() + HEIGHT + 1, area.width(), LINE)
    size, words = tokens.type.small, strip.words
    if sum(card_text.text_width(text, size) + 4 for text in words) > area.width():
        words = tuple(text.split()[0] for text in words)
    aligned = ALIGNED if len(words) == len(ALIGNED) else (card_text.LEFT, card_text.RIGHT)
    for text, align in zip(words, aligned, strict=True):
        card_text.draw_line(painter, line, text, tokens.muted, size, align=align)


def paint_databases_in_a_line(painter: QPainter, area: QRectF, strip: DatabaseStrip, tokens: Tokens, size: int) -> None:
    """Paint the strip with its numbers beside it, where there is no room below."""
    bar = QRectF(area.left(), area.center().y() - HEIGHT / 2, area.width() * BESIDE, HEIGHT)
    paint_strip_of_databases(painter, bar, strip, tokens)
    numbers = " · ".join(text.split()[0] for text in strip.words)
    rest = QRectF(bar.right() + 6, area.top(), area.right() - bar.right() - 6, area.height())
    card_text.draw_line(painter, rest, numbers, tokens.muted, size)


def paint_strip_of_databases(painter: QPainter, bar: QRectF, strip: DatabaseStrip, tokens: Tokens) -> None:
    """Paint the strip alone."""
    total = sum(strip.parts)
    if not total:
        return
    left = bar.left()
    for number, fill in zip(strip.parts, (tokens.text, tokens.muted, None), strict=True):
        width = bar.width() * number / total
        part = QRectF(left, bar.top(), max(width - GAP, min(width, GAP)), bar.height())
        left += width
        if fill is None and number:
            pen = QPen(QColor(tokens.muted), 1)
            pen.setDashPattern([2, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(part.adjusted(0.5, 0.5, -0.5, -0.5))
        elif fill is not None:
            painter.fillRect(part, QColor(fill))
