"""Charts as SVG: axes with units, lines told apart by dashes and by their names beside them, published points."""

from collections.abc import Iterator, Sequence
from html import escape

import numpy as np
from attrs import frozen

from models import words
from models.capacity.floats import Floats

WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 28, 32, 48
SMALL, TICK, MARK = 12, 4, 4


@frozen
class Ink:
    """The colours of a chart, "#RRGGBB", and the family of its letters."""

    text: str
    muted: str
    grid: str
    line: str
    shade: str
    background: str
    family: str = "sans-serif"


@frozen
class Axis:
    """An axis: its name with unit, its ends, and where it is marked.

    Parameters
    ----------
    percent : bool
        Whether its values are fractions that are read in percent.
    """

    name: str
    low: float
    high: float
    ticks: Sequence[float]
    percent: bool = False

    def word(self, value: float) -> str:
        """Return a value as it stands at the axis."""
        return words.percent(value) if self.percent else words.count(value)


@frozen(kw_only=True)
class Curve:
    """A line with its name beside it.

    Parameters
    ----------
    x, y : (points,)
    name : str
        Written at `at`, the place on the x axis; `anchor` is ``start``, ``middle`` or ``end`` of the name.
    dash : str
        Lengths of dashes and gaps; empty for a solid line.
    """

    x: Floats
    y: Floats
    name: str = ""
    at: float = 0.0
    anchor: str = "end"
    above: bool = True
    dash: str = ""


@frozen(kw_only=True)
class Points:
    """Published values: filled circles, or hollow ones."""

    x: Sequence[float]
    y: Sequence[float]
    name: str = ""
    hollow: bool = False


@frozen(kw_only=True)
class Shade:
    """What lies between two lines: a band, or the range that is trusted."""

    x: Floats
    low: Floats
    high: Floats
    name: str = ""
    at: float = 0.0
    name_y: float = 0.0


@frozen(kw_only=True)
class Chart:
    """A chart.

    Parameters
    ----------
    name : str
        As in ``outlook-anywhere``.
    says : str
        What it shows, for those who do not see it.
    """

    name: str
    says: str
    x: Axis
    y: Axis
    curves: tuple[Curve, ...] = ()
    points: tuple[Points, ...] = ()
    shades: tuple[Shade, ...] = ()


def chart_svg(chart: Chart, ink: Ink) -> str:
    """Return the chart as an SVG document of `WIDTH` by `HEIGHT`."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="{escape(ink.family)}" font-size="{SMALL}">',
        f"<title>{escape(chart.says)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ink.background}"/>',
    ]
    for shade in chart.shades:
        parts += _shade(chart, shade, ink)
    parts += _axes(chart, ink)
    for curve in chart.curves:
        parts += _curve(chart, curve, ink)
    for points in chart.points:
        parts += _points(chart, points, ink)
    parts += _key(chart.points, ink)
    return "\n".join([*parts, "</svg>"])


def _x(chart: Chart, value: float) -> float:
    return LEFT + (value - chart.x.low) / (chart.x.high - chart.x.low) * (WIDTH - LEFT - RIGHT)


def _y(chart: Chart, value: float) -> float:
    return HEIGHT - BOTTOM - (value - chart.y.low) / (chart.y.high - chart.y.low) * (HEIGHT - TOP - BOTTOM)


def _axes(chart: Chart, ink: Ink) -> Iterator[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    for value in chart.y.ticks:
        y = _y(chart, value)
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="{ink.grid}"/>'
        yield _text(LEFT - 2 * TICK, y + TICK, chart.y.word(value), ink.muted, "end")
    yield f'<line x1="{LEFT}" y1="{bottom}" x2="{right}" y2="{bottom}" stroke="{ink.muted}"/>'
    for value in chart.x.ticks:
        x = _x(chart, value)
        yield f'<line x1="{x:.1f}" y1="{bottom}" x2="{x:.1f}" y2="{bottom + TICK}" stroke="{ink.muted}"/>'
        yield _text(x, bottom + 4 * TICK + 2, chart.x.word(value), ink.muted, "middle")
    yield _text(right, bottom + 9 * TICK, chart.x.name, ink.text, "end")
    yield _text(4, TOP - 4 * TICK, chart.y.name, ink.text, "start")


def _curve(chart: Chart, curve: Curve, ink: Ink) -> Iterator[str]:
    inside = (curve.y >= chart.y.low) & (curve.y <= chart.y.high) & (curve.x <= chart.x.high)
    places = " ".join(
        f"{_x(chart, x):.1f},{_y(chart, y):.1f}" for x, y in zip(curve.x[inside], curve.y[inside], strict=True)
    )
    dash = f' stroke-dasharray="{curve.dash}"' if curve.dash else ""
    yield f'<polyline points="{places}" fill="none" stroke="{ink.line}" stroke-width="2"{dash}/>'
    if curve.name:
        height = float(np.interp(curve.at, curve.x, curve.y))
        y = _y(chart, height) + (-2 * TICK if curve.above else 4 * TICK)
        yield _text(_x(chart, curve.at), y, curve.name, ink.text, curve.anchor)


def _points(chart: Chart, points: Points, ink: Ink) -> Iterator[str]:
    for x, y in zip(points.x, points.y, strict=True):
        yield _mark(_x(chart, x), _y(chart, y), ink, hollow=points.hollow)


def _mark(x: float, y: float, ink: Ink, *, hollow: bool) -> str:
    fill = ink.background if hollow else ink.text
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{MARK}" fill="{fill}" stroke="{ink.text}" stroke-width="1.5"/>'


def _shade(chart: Chart, shade: Shade, ink: Ink) -> Iterator[str]:
    low = np.clip(shade.low, chart.y.low, chart.y.high)
    high = np.clip(shade.high, chart.y.low, chart.y.high)
    there = [f"{_x(chart, x):.1f},{_y(chart, y):.1f}" for x, y in zip(shade.x, high, strict=True)]
    back = [f"{_x(chart, x):.1f},{_y(chart, y):.1f}" for x, y in zip(shade.x[::-1], low[::-1], strict=True)]
    yield f'<polygon points="{" ".join(there + back)}" fill="{ink.shade}"/>'
    if shade.name:
        yield _text(_x(chart, shade.at), _y(chart, shade.name_y), shade.name, ink.muted, "middle")


def _key(points: Sequence[Points], ink: Ink) -> Iterator[str]:
    """Return what the marks mean, in a line at the top right."""
    right = WIDTH - RIGHT
    for one in reversed(points):
        if one.name:
            width = len(one.name) * SMALL * 0.56
            yield _text(right, TOP - 4 * TICK, one.name, ink.muted, "end")
            yield _mark(right - width - 2 * TICK, TOP - 5 * TICK, ink, hollow=one.hollow)
            right -= int(width) + 8 * TICK


def _text(x: float, y: float, text: str, colour: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
