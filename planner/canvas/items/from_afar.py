"""Where a machine's name, symbol and gauges stand when it is seen from afar, and its name painted."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import card_text

# Height of a name and of its line, and the least room for a name and below it [px of the screen].
NAME_PX, NAME_LINE, LEAST_NAME, LEAST_BELOW = 10, 13.0, 34.0, 5.0
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
    """Paint a name into a line: in full where it fits, else the short one, else what says something of that."""
    full, short = texts
    fits = card_text.text_width(full, size, bold=bold) <= area.width()
    text = full if fits else card_text.elided(short, area.width(), size, bold=bold, middle=True)
    if text in texts or len(text) >= LEAST_LEFT:
        card_text.draw_line(painter, area, text, colour, size, bold=bold)
