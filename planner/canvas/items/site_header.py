"""The header of a site that is collapsed or seen from afar: it keeps its size on the screen."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from planner.canvas.items import card_text
from planner.presenters.roll_up import RollUp
from planner.theme.gauge_paint import paint_symbol
from planner.theme.tokens import Tokens

# Letters of name, users and the second line, and the heights of the lines [px].
NAME, USERS, SECOND = 16, 13, 12
LINE, SECOND_LINE = 20.0, 16.0
PAD, TRIANGLE, SYMBOL, GAP = 8.0, 9.0, 9.0, 8.0
LEAST_WIDTH = 80.0
ONE_LINE, TWO_LINES = LINE, LINE + SECOND_LINE + 1


def has_triangle(width: float) -> bool:
    """Return whether a header is wide enough for more than a small name."""
    return width >= LEAST_WIDTH


def paint_triangle(painter: QPainter, area: QRectF, tokens: Tokens, *, collapsed: bool) -> None:
    """Paint the triangle in the middle of an area: down while the site is open, right while it is collapsed."""
    side = min(TRIANGLE, area.width())
    middle = area.center()
    across, along = QPointF(side / 2, 0), QPointF(0, side / 3)
    points = [middle - across - along, middle + across - along, middle + along + QPointF(0, side / 6)]
    if collapsed:
        points = [middle + QPointF(point.y() - middle.y(), point.x() - middle.x()) for point in points]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.muted))
    painter.drawPolygon(QPolygonF(points))


def paint_header(painter: QPainter, area: QRectF, text: RollUp, tokens: Tokens, *, collapsed: bool) -> None:
    """Paint the name and the users, the machines and the busiest, over two lines or as far as there is room on one."""
    if not has_triangle(area.width()):
        narrow = QRectF(area.left() + PAD / 2, area.top(), area.width() - PAD, LINE)
        card_text.draw_line(painter, narrow, text.name, tokens.text, SECOND, bold=True)
        return
    triangle = QRectF(area.left() + PAD / 2, area.top(), 2 * PAD, LINE)
    paint_triangle(painter, triangle, tokens, collapsed=collapsed)
    line = QRectF(triangle.right() + PAD / 2, area.top(), area.right() - PAD - triangle.right() - PAD / 2, LINE)
    card_text.draw_line(painter, line, text.name, tokens.text, NAME, bold=True)
    rest = line.adjusted(card_text.text_width(text.name, NAME, bold=True) + GAP, 0, 0, 0)
    if area.height() > ONE_LINE:
        _paint_if_room(painter, rest, text.users, (tokens.text, USERS), card_text.RIGHT)
        second = QRectF(area.left() + PAD, line.bottom(), area.width() - 2 * PAD, SECOND_LINE)
        left = _paint_busiest(painter, second, text, tokens)
        _paint_if_room(painter, left, text.machines, (tokens.muted, SECOND), card_text.LEFT)
    else:
        left = _paint_busiest(painter, rest, text, tokens)
        _paint_if_room(painter, left, text.users, (tokens.text, USERS), card_text.RIGHT)


def _paint_busiest(painter: QPainter, line: QRectF, text: RollUp, tokens: Tokens) -> QRectF:
    """Paint the busiest machine with its symbol at the right, or its use alone; return what is left of the line."""
    warns = text.state in {"high", "over"}
    room = line.width() - SYMBOL - GAP / 2
    widths = {said: card_text.text_width(said, SECOND, bold=warns) + 1 for said in (text.busiest, text.utilization)}
    said = next((said for said, width in widths.items() if said and width <= room), "")
    if not said:
        return line
    words = QRectF(line.right() - SYMBOL - GAP / 2 - widths[said], line.top(), widths[said], line.height())
    colour = tokens.of_state(text.state) if warns else tokens.text
    card_text.draw_line(painter, words, said, colour, SECOND, bold=warns)
    place = QRectF(line.right() - SYMBOL, line.center().y() - SYMBOL / 2, SYMBOL, SYMBOL)
    if text.symbol:
        paint_symbol(painter, place, text.symbol, tokens.of_state(text.state))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.ok))
        painter.drawEllipse(place)
    return line.adjusted(0, 0, words.left() - GAP - line.right(), 0)


def _paint_if_room(painter: QPainter, line: QRectF, text: str, look: tuple[str, int], align: int) -> None:
    colour, size = look
    if card_text.text_width(text, size) <= line.width():
        card_text.draw_line(painter, line, text, colour, size, align=align)
