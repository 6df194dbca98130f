"""Lines between cards as paths: curves, and corners that are rounded."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QVector2D

from planner.canvas.edges import Curve, Point
from planner.canvas.routing import Line

ROUND = 6.0


def path_of(curve: Curve) -> QPainterPath:
    """Return a curve as a QPainterPath."""
    path = QPainterPath(QPointF(*curve.start))
    path.cubicTo(QPointF(*curve.leave), QPointF(*curve.arrive), QPointF(*curve.end))
    return path


def path_along(way: Curve | Line) -> QPainterPath:
    """Return a curve or a line as a QPainterPath."""
    return path_of(way) if isinstance(way, Curve) else path_through(way.corners)


def path_through(corners: Sequence[Point]) -> QPainterPath:
    """Return a line through at least two corners, the inner ones rounded."""
    points = [QPointF(*corner) for corner in corners]
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before))
        path.quadTo(corner, _towards(corner, after))
    path.lineTo(points[-1])
    return path


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    """Return where the rounding of a corner meets the edge to another corner."""
    edge = QVector2D(other - corner)
    return corner + edge.normalized().toPointF() * min(ROUND, edge.length() / 2)
