"""A figure of the help between the axes: curves of formulas, measured points, areas, and a key of the points."""

from html import escape

import numpy as np
import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPen

from planner.charts.axes_view import AxesView
from planner.presenters.chart_spec import ChartAxis, ChartBand, ChartCurve, ChartPoints, ChartSpec
from planner.theme.tokens import Tokens

DASHES = {"solid": (), "long": (5.0, 2.5), "short": (1.5, 2.0)}
ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
# Room at the ends of the axes is for the words of their first and last ticks.
LINE, POINT, SIDE_ROOM, END_ROOM = 2.0, 8.0, 0.012, 0.035
# Names stand before the curves, measured points before all.
WORDS_ABOVE, POINTS_ABOVE = 1.0, 2.0


def draw_figure(spec: ChartSpec, view: AxesView, font: QFont, tokens: Tokens) -> None:
    """Draw curves, points and bands, with the axes from their first tick to their last."""
    for band in spec.bands:
        _draw_band(band, view, font, tokens)
    for curve in spec.curves:
        _draw_curve(curve, view, font, tokens)
    for points in spec.points:
        fill = tokens.card if points.hollow else tokens.text
        item = view.add_symbols(points.x, points.y, symbol="o", size=tokens.scaled(POINT), brush=fill, pen=tokens.text)
        item.setZValue(POINTS_ABOVE)
    view.box.setXRange(spec.x.ticks[0], spec.x.ticks[-1], padding=SIDE_ROOM)
    view.box.setYRange(spec.y.ticks[0], spec.y.ticks[-1], padding=END_ROOM)
    view.show_key(_key(spec), tokens.muted, font.pixelSize())


def figure_ticks(axis: ChartAxis) -> list[tuple[float, str]]:
    """Return where an axis is marked, with the words that stand there."""
    return [(value, axis.word(value)) for value in axis.ticks]


def _draw_band(band: ChartBand, view: AxesView, font: QFont, tokens: Tokens) -> None:
    edges = [pyqtgraph.PlotCurveItem(band.x, edge) for edge in (band.low, band.high)]
    view.add(pyqtgraph.FillBetweenItem(*edges, brush=QBrush(QColor(tokens.accent_tint))))
    if band.name:
        _write(band.name, band.at, (0.5, 0.5), (view, font, tokens.muted))


def _draw_curve(curve: ChartCurve, view: AxesView, font: QFont, tokens: Tokens) -> None:
    pen = QPen(QColor(tokens.accent), LINE)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if DASHES[curve.dash]:
        pen.setDashPattern(DASHES[curve.dash])
    view.add_line(curve.x, curve.y, pen)
    place = curve.at, float(np.interp(curve.at, curve.x, curve.y))
    _write(curve.name, place, (ANCHORS[curve.anchor], 1.0 if curve.above else 0.0), (view, font, tokens.text))


def _write(
    text: str, place: tuple[float, float], anchor: tuple[float, float], look: tuple[AxesView, QFont, str]
) -> None:
    view, font, colour = look
    words = pyqtgraph.TextItem(color=QColor(colour), anchor=anchor)
    words.setPlainText(text)
    words.setFont(font)
    words.setPos(*place)
    words.setZValue(WORDS_ABOVE)
    view.add(words)


def _key(spec: ChartSpec) -> str:
    """Return what the points mean, as markup."""
    return "&nbsp;&nbsp;&nbsp;".join(_key_part(points) for points in spec.points)


def _key_part(points: ChartPoints) -> str:
    return f"{'○' if points.hollow else '●'} {escape(points.name)}"
