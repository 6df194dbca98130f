"""Where a machine's name, symbol and gauges stand when it is seen from afar, and its name painted."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import card_text

# Height of a name, of one that is else too long, and of its line, the least room for a name and below it
# [px of the screen].
NAME_PX, SMALL_NAME_PX, NAME_LINE, LEAST_NAME, LEAST_BELOW = 10, 9, 12.0, 30.0, 4.0
# A name of which less is left says nothing [letters].
LEAST_LEFT = 5
# Margins around the symbol and the gauges [px of the scene].
MARGIN, BELOW_NAME = 12.0, 2.0


@frozen
class LowAreas:
    """The parts of a card at low detail; without room there is no name."""

    name: QRectF | None
    symbol: QRectF
    strip: QRectF


def low_detail_areas(head: QRectF, zoom: float) -> LowAreas:
    """Return the parts of a card with a head of this size [px of the scene]."""
    inner = head.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    line, room = NAME_LINE / zoom, inner.width()
    name = None
    if head.height() >= line + LEAST_BELOW / zoom + BELOW_NAME and room >= LEAST_NAME / zoom:
        name = QRectF(inner.left(), head.top() + BELOW_NAME, room, line)
        lower = min(MARGIN, (head.bottom() - name.bottom()) / 4)
        inner = QRectF(QPointF(inner.left(), name.bottom()), QPointF(inner.right(), head.bottom() - lower))
    side = min(inner.height() * 0.7, inner.width() * 0.35)
    symbol = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    return LowAreas(name, symbol, inner.adjusted(side + 8, 0, 0, 0))


def paint_name(painter: QPainter, area: QRectF, texts: tuple[str, str], colour: str, size: int, *, bold: bool) -> None:
    """Paint a name into a line: in full where it fits, else the short one, smaller, or with its middle left out."""
    full, short = texts
    small = max(size * SMALL_NAME_PX // NAME_PX, 1)
    for text, letters in ((full, size), (short, size), (short, small)):
        if card_text.text_width(text, letters, bold=bold) <= area.width():
            break
    else:
        text = card_text.elided(short, area.width(), small, bold=bold, middle=True)
        if len(text) < LEAST_LEFT:
            return
    card_text.draw_line(painter, area, text, colour, letters, bold=bold)
