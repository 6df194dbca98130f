"""The head of a site seen from afar, in pixels of the screen: name and users, below them machines and the busiest."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from planner.canvas.items import card_text
from planner.presenters.site_rollup import SiteRollup
from planner.theme.gauge_paint import paint_symbol
from planner.theme.tokens import Tokens

# Below this zoom, populations give their place to the roll-up.
AFAR_BELOW = 0.25
SIDE, GAP, SYMBOL = 8.0, 10.0, 9.0
NAME_PX, LEAST_NAME_PX, USERS_PX, SMALL_PX = 16, 10, 13, 12
LINE = 1.3


def is_from_afar(zoom: float) -> bool:
    """Return whether sites show their roll-up."""
    return zoom < AFAR_BELOW


def paint_rollup(painter: QPainter, area: QRectF, name: str, rollup: SiteRollup, tokens: Tokens) -> None:
    """Paint as much of a roll-up as fits: the name before the rest, in two lines or in one."""
    inner = area.adjusted(SIDE, 2, -SIDE, 0)
    two = inner.height() >= (NAME_PX + SMALL_PX) * LINE
    size = min(NAME_PX, int((inner.height() - (SMALL_PX * LINE if two else 0)) / LINE))
    if size < LEAST_NAME_PX or inner.width() <= 0:
        return
    upper = QRectF(inner.left(), inner.top(), inner.width(), size * LINE)
    if not two and rollup.symbol:
        _paint_symbol(painter, upper, rollup, tokens)
        upper.adjust(0, 0, -SYMBOL - 4, 0)
    room = _paint_right(painter, upper, rollup.users, min(size, USERS_PX), tokens, beside=(name, size))
    card_text.draw_line(painter, upper.adjusted(0, 0, -room, 0), name, tokens.text, size, bold=True)
    if two:
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), SMALL_PX * LINE)
        room = _paint_busiest(painter, lower, rollup, tokens)
        if card_text.text_width(rollup.machines, SMALL_PX) <= lower.width() - room:
            card_text.draw_line(painter, lower, rollup.machines, tokens.muted, SMALL_PX)


def _paint_right(
    painter: QPainter, line: QRectF, text: str, size: int, tokens: Tokens, beside: tuple[str, int]
) -> float:
    """Paint a text at the right if another one fits beside it; return the room that it takes."""
    width = card_text.text_width(text, size) + 1
    name = card_text.text_width(beside[0], beside[1], bold=True)
    if name + GAP + width > line.width():
        return 0.0
    place = QRectF(line.right() - width, line.top(), width, line.height())
    card_text.draw_line(painter, place, text, tokens.muted, size, align=card_text.RIGHT)
    return width + GAP


def _paint_busiest(painter: QPainter, line: QRectF, rollup: SiteRollup, tokens: Tokens) -> float:
    """Paint the busiest machine with its symbol at the right, if it fits; return the room that it takes."""
    marked = bool(rollup.symbol)
    symbol = SYMBOL + 4 if marked else 0.0
    width = card_text.text_width(rollup.busiest, SMALL_PX, bold=marked) + 1
    if not rollup.busiest or width + symbol > line.width():
        return 0.0
    place = QRectF(line.right() - width - symbol, line.top(), width, line.height())
    card_text.draw_line(painter, place, rollup.busiest, _colour(rollup, tokens), SMALL_PX, bold=marked)
    if marked:
        _paint_symbol(painter, line, rollup, tokens)
    return width + symbol + GAP


def _paint_symbol(painter: QPainter, line: QRectF, rollup: SiteRollup, tokens: Tokens) -> None:
    """Paint the symbol of the busiest machine's load at the right end of a line."""
    place = QRectF(line.right() - SYMBOL, line.center().y() - SYMBOL / 2, SYMBOL, SYMBOL)
    paint_symbol(painter, place, rollup.symbol, _colour(rollup, tokens))


def _colour(rollup: SiteRollup, tokens: Tokens) -> str:
    return tokens.of_state(rollup.state) if rollup.state in {"high", "over"} else tokens.text
