"""A distribution in steps, coloured and hatched by load state, with the values that stand out named above it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from planner.charts.axes_view import AxesView
from planner.charts.spreading import rows_for
from planner.charts.ticks import ticks_of
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.status import STATE_SYMBOLS
from planner.theme.gauge_paint import paint_hatch, paint_symbol
from planner.theme.tokens import Tokens

ROWS, GAP, PAD, LINE, STRONG, CASE, SIDES, TICK_GAP = 3, 10.0, 4.0, 1.2, 1.8, 4.0, 0.02, 28.0

# Text, area, place of its line [px], and whether that is strong.
Name = tuple[str, QRectF, float, bool]


class HistogramChart:
    """Puts a distribution between the axes."""

    def __init__(self, spec: ChartSpec, view: AxesView, font: QFont, tokens: Tokens) -> None:
        self.spec, self._view, self._font = spec, view, font
        self.steps: Steps = view.above(Steps, Steps)
        self.steps.show_steps(spec, font, tokens)

    def draw(self) -> None:
        """Fit the axis to the size of the chart."""
        view, spec = self._view, self.spec
        left, right = self.steps.ends
        view.box.setXRange(left, right, padding=0.0)
        view.box.setYRange(0.0, 1.0, padding=0.0)
        word = QFontMetrics(self._font).horizontalAdvance(spec.x.word(right))
        view.axis("bottom").setTicks([ticks_of(spec.x, left, right, max(int(view.width() / (word + TICK_GAP)), 2))])
        view.settle()
        self.steps.update()


class Steps(QGraphicsWidget):
    """Paints the steps, the upright lines and their names."""

    def show_steps(self, spec: ChartSpec, font: QFont, tokens: Tokens) -> None:
        """Take another distribution."""
        self._spec, self._tokens = spec, tokens
        self._plain, self._bold = QFont(font), QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self.update()

    @property
    def ends(self) -> tuple[float, float]:
        """Return the values at the left and right side: of all steps and upright lines, with a little room."""
        places = [item.left for item in self._spec.bins] + [item.right for item in self._spec.bins]
        places += [upright.x for upright in self._spec.uprights]
        room = (max(places) - min(places)) * SIDES
        return min(places) - room, max(places) + room

    def x_of(self, value: float) -> float:
        """Return where a value stands [px]."""
        left, right = self.ends
        return (value - left) / (right - left) * self.size().width()

    def names(self) -> list[Name]:
        """Return the words above the steps that have room."""
        metrics, found = QFontMetrics(self._bold), []
        uprights = sorted(self._spec.uprights, key=lambda upright: upright.x)
        for upright in uprights:
            wide = metrics.horizontalAdvance(upright.name) + 2 * PAD
            x = self.x_of(upright.x)
            left = min(max(x - wide / 2, 0.0), max(self.size().width() - wide, 0.0))
            found.append((upright.name, left, wide, x, upright.strong))
        rows = rows_for([(left, left + wide) for _, left, wide, _, _ in found], ROWS, GAP / 2)
        high = metrics.height() + 2.0
        return [
            (name, QRectF(left, self._key_height() + row * high, wide, high), x, strong)
            for (name, left, wide, x, strong), row in zip(found, rows, strict=True)
            if row is not None
        ]

    def lines(self) -> list[QLineF]:
        """Return the line of each name: it begins below it, and below what stands under it and would be crossed."""
        names, foot, found = self.names(), self.size().height(), []
        for _, own, x, _ in names:
            crossed = (area for _, area, _, _ in names if area.left() <= x <= area.right())
            found.append(QLineF(x, max(own.bottom(), *(area.bottom() for area in crossed)), x, foot))
        return found

    def bars(self) -> Iterator[tuple[QRectF, str]]:
        """Return the bar of each step with its load state; as high as its share, for one step of the usual width."""
        spec, foot = self._spec, self.size().height()
        top = max((area.bottom() for _, area, _, _ in self.names()), default=0.0) + GAP
        dense = [item.share / (item.right - item.left) for item in spec.bins]
        most = max(dense, default=1.0) or 1.0
        for item, density in zip(spec.bins, dense, strict=True):
            left, right = self.x_of(item.left), self.x_of(item.right)
            high = density / most * max(foot - top, 1.0)
            yield QRectF(left + 0.5, foot - high, max(right - left - 1.0, 0.5), high), item.state

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint all of it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area, state in self.bars():
            paint_bar(painter, area, state, self._tokens)
        for (name, area, _, strong), line in zip(self.names(), self.lines(), strict=True):
            style = Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(self._tokens.card), CASE))
            painter.drawLine(line)
            painter.setPen(QPen(QColor(self._tokens.text), STRONG if strong else LINE, style))
            painter.drawLine(line)
            painter.setFont(self._bold if strong else self._plain)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name)
        self._paint_key(painter)

    def _key_height(self) -> float:
        return QFontMetrics(self._plain).height() + GAP if self._key_fits() else 0.0

    def _key_fits(self) -> bool:
        return bool(self._spec.key) and sum(self._key_widths()) <= self.size().width()

    def _key_widths(self) -> Sequence[float]:
        metrics = QFontMetrics(self._plain)
        return [metrics.horizontalAdvance(item.text) + metrics.height() + 2 * GAP for item in self._spec.key]

    def _paint_key(self, painter: QPainter) -> None:
        if not self._key_fits():
            return
        painter.setFont(self._plain)
        side, x = QFontMetrics(self._plain).height(), 0.0
        for item, wide in zip(self._spec.key, self._key_widths(), strict=True):
            box = QRectF(x, 0.0, side, side).adjusted(3.0, 3.0, -3.0, -3.0)
            colour = self._tokens.of_state(item.state)
            if STATE_SYMBOLS.get(item.state):
                paint_symbol(painter, box, STATE_SYMBOLS[item.state], colour)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawEllipse(box)
            painter.setPen(QColor(self._tokens.text))
            area = QRectF(QPointF(x + side + 2.0, 0.0), QPointF(x + wide, side))
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, item.text)
            x += wide


def paint_bar(painter: QPainter, area: QRectF, state: str, tokens: Tokens) -> None:
    """Paint a bar in the colour and hatch of a load state."""
    path = QPainterPath()
    path.addRect(area)
    painter.fillPath(path, QColor(tokens.of_state(state)))
    paint_hatch(painter, path, state, tokens)
