"""One gauge as a bar: use, band, ceiling and state, told by colour, hatch and length alike."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from planner.theme.tokens import Tokens

HATCH_STEP = {"high": 6.0, "over": 3.5}
HATCH_PEN = {"high": 1.5, "over": 1.0}
TICK_OVERHANG = 2.5
# How strong the part is that a failure adds, and half the width of the flag at its end.
PALE, FLAG = 0.35, 2.5
# How wide the hollow tick of a measured use is.
HOLLOW = 4.0
# A used part of a strip is at least so high, to be seen.
LEAST_PART = 0.06


class GaugeFigures(Protocol):
    """What a bar shows; fractions, None where there is no data."""

    @property
    def fraction(self) -> float | None:
        """The use."""

    @property
    def low(self) -> float | None:
        """The low end of its band."""

    @property
    def high(self) -> float | None:
        """The high end of its band."""

    @property
    def ceiling(self) -> float | None:
        """What the plan allows."""

    @property
    def state(self) -> str:
        """One of `models.capacity.results.STATES`."""

    @property
    def overhead(self) -> float:
        """The part of the use that virtualization takes."""


def paint_gauge(painter: QPainter, bar: QRectF, figures: GaugeFigures, tokens: Tokens) -> None:
    """Paint a bar with its tick and whisker; without data it is hollow with a dash."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if figures.fraction is None:
        _paint_hollow(painter, bar, tokens)
    else:
        _paint_track(painter, bar, tokens)
        _paint_worst(painter, bar, figures, tokens)
        _paint_use(painter, bar, figures, tokens)
        _paint_band(painter, bar, figures, tokens)
    _paint_tick(painter, bar, figures.ceiling, tokens)
    _paint_measured(painter, bar, getattr(figures, "measured", None), tokens)
    _paint_flag(painter, bar, getattr(figures, "worst", None), tokens)
    _paint_before(painter, bar, getattr(figures, "before", None), tokens)
    painter.restore()


def _paint_hollow(painter: QPainter, bar: QRectF, tokens: Tokens) -> None:
    painter.setPen(QPen(QColor(tokens.idle), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), bar.height() / 2, bar.height() / 2)


def _paint_track(painter: QPainter, bar: QRectF, tokens: Tokens) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.track))
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)


def _paint_use(painter: QPainter, bar: QRectF, figures: GaugeFigures, tokens: Tokens) -> None:
    fraction = min(max(figures.fraction or 0.0, 0.0), 1.0)
    if fraction <= 0:
        return
    colour = QColor(tokens.of_state(figures.state))
    used = _left_part(bar, fraction)
    own = max(fraction - figures.overhead, 0.0)
    painter.fillPath(used, QColor(tokens.overhead) if figures.overhead > 0 else colour)
    if figures.overhead > 0 and own > 0:
        painter.fillPath(_left_part(bar, own), colour)
    paint_hatch(painter, used, figures.state, tokens)


def _paint_worst(painter: QPainter, bar: QRectF, figures: GaugeFigures, tokens: Tokens) -> None:
    """Paint the part that a failure adds, pale, below the use of a normal day."""
    worst = getattr(figures, "worst", None)
    if worst is None or worst <= (figures.fraction or 0.0):
        return
    colour = QColor(tokens.of_state(figures.state))
    colour.setAlphaF(PALE)
    painter.fillPath(_left_part(bar, min(worst, 1.0)), colour)


def _paint_flag(painter: QPainter, bar: QRectF, worst: float | None, tokens: Tokens) -> None:
    """Paint a tick with a small flag where the bar ends in the worst failure."""
    if worst is None:
        return
    x, top = bar.left() + bar.width() * min(max(worst, 0.0), 1.0), bar.top() - TICK_OVERHANG
    painter.setPen(QPen(QColor(tokens.tick), 1))
    painter.drawLine(QLineF(x, top, x, bar.bottom()))
    flag = QPainterPath(QPointF(x - FLAG, top))
    flag.lineTo(x + FLAG, top)
    flag.lineTo(x, top + FLAG)
    flag.closeSubpath()
    painter.fillPath(flag, QColor(tokens.tick))


def _left_part(bar: QRectF, fraction: float) -> QPainterPath:
    """Return the rounded left part of a bar, at least as wide as can be seen."""
    part, radius = QPainterPath(), bar.height() / 2
    width = max(bar.width() * fraction, min(radius, bar.width()))
    part.addRoundedRect(QRectF(bar.left(), bar.top(), width, bar.height()), radius, radius)
    if width >= bar.height():
        return part
    # Too narrow for its own round ends, it would stand out at those of the bar.
    whole = QPainterPath()
    whole.addRoundedRect(bar, radius, radius)
    return whole.intersected(part)


def paint_hatch(painter: QPainter, used: QPainterPath, state: str, tokens: Tokens) -> None:
    """Paint the hatch of a load state over an area that has its colour; within the ceiling there is none."""
    if state not in HATCH_STEP:
        return
    area, step = used.boundingRect(), HATCH_STEP[state]
    painter.save()
    painter.setClipPath(used, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(tokens.hatch), HATCH_PEN[state]))
    count = int((area.width() + area.height()) / step) + 1
    starts = (area.left() + number * step for number in range(count))
    painter.drawLines([QLineF(x - area.height(), area.bottom(), x, area.top()) for x in starts])
    painter.restore()


def _paint_band(painter: QPainter, bar: QRectF, figures: GaugeFigures, tokens: Tokens) -> None:
    if figures.low is None or figures.high is None or figures.low >= 1:
        return
    if (figures.high - figures.low) * bar.width() < 1:
        return
    left, right = (bar.left() + bar.width() * min(max(end, 0.0), 1.0) for end in (figures.low, figures.high))
    middle, half = bar.center().y(), bar.height() / 3
    painter.setPen(QPen(QColor(tokens.tick), 1))
    painter.drawLine(QLineF(left, middle, right, middle))
    for x in (left, right):
        painter.drawLine(QLineF(x, middle - half, x, middle + half))


def _paint_tick(painter: QPainter, bar: QRectF, ceiling: float | None, tokens: Tokens) -> None:
    if ceiling is None or not 0 < ceiling <= 1:
        return
    x = bar.left() + bar.width() * ceiling
    painter.setPen(QPen(QColor(tokens.tick), 1.5, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(x, bar.top() - TICK_OVERHANG), QPointF(x, bar.bottom() + TICK_OVERHANG))


def _paint_measured(painter: QPainter, bar: QRectF, measured: float | None, tokens: Tokens) -> None:
    """Paint a hollow tick where the measured use ends."""
    if measured is None:
        return
    x = bar.left() + bar.width() * min(max(measured, 0.0), 1.0)
    box = QRectF(x - HOLLOW / 2, bar.top() - TICK_OVERHANG, HOLLOW, bar.height() + 2 * TICK_OVERHANG)
    painter.setPen(QPen(QColor(tokens.tick), 1.2))
    painter.setBrush(QColor(tokens.card))
    painter.drawRoundedRect(box, 1.0, 1.0)


def _paint_before(painter: QPainter, bar: QRectF, before: float | None, tokens: Tokens) -> None:
    """Paint a dotted line, cased in the card's colour, where the bar ended before a failure."""
    if before is None:
        return
    x = bar.left() + bar.width() * min(max(before, 0.0), 1.0)
    for colour, width, style in ((tokens.card, 3.0, Qt.PenStyle.SolidLine), (tokens.tick, 1.5, Qt.PenStyle.DotLine)):
        painter.setPen(QPen(QColor(colour), width, style, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(x, bar.top() - 2), QPointF(x, bar.bottom() + 2))


def paint_strip(painter: QPainter, area: QRectF, rows: Sequence[GaugeFigures], tokens: Tokens) -> None:
    """Paint one coloured part a gauge, as for a card seen from far; the height of a part is its use."""
    width = area.width() / max(len(rows), 1)
    for number, row in enumerate(rows):
        part = QRectF(area.left() + number * width + 1, area.top(), width - 2, area.height())
        painter.fillRect(part, QColor(tokens.track))
        if row.fraction is not None:
            height = max(part.height() * min(max(row.fraction, 0.0), 1.0), part.height() * LEAST_PART)
            part.setTop(part.bottom() - height)
            painter.fillRect(part, QBrush(QColor(tokens.of_state(row.state))))


def paint_symbol(painter: QPainter, area: QRectF, symbol: str, colour: str) -> None:
    """Paint the symbol of a state as a shape, so that it looks alike in every font."""
    if not symbol:
        return
    side = min(area.width(), area.height())
    box = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), side / 5, c=Qt.PenCapStyle.FlatCap))
    if symbol == "▲":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon([box.bottomLeft(), QPointF(box.center().x(), box.top()), box.bottomRight()])
    elif symbol == "✖":
        inner = box.adjusted(side / 8, side / 8, -side / 8, -side / 8)
        painter.drawLines([inner.topLeft(), inner.bottomRight(), inner.topRight(), inner.bottomLeft()])
    else:
        _paint_outlined_symbol(painter, box, symbol, colour)
    painter.restore()


def _paint_outlined_symbol(painter: QPainter, box: QRectF, symbol: str, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), max(box.width() / 8, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if symbol == "○":
        painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
        return
    wave = QPainterPath(QPointF(box.left(), box.center().y()))
    third = box.width() / 3
    wave.cubicTo(box.left() + third, box.top(), box.right() - third, box.bottom(), box.right(), box.center().y())
    painter.drawPath(wave)
