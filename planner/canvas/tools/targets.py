"""Outlines around the items on which the current gesture may end."""

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from planner.canvas.items.card import CardItem
from planner.canvas.items.classes import ITEM_CLASSES
from planner.canvas.scene import PlanScene
from planner.canvas.tool_context import ToolContext

GAP, LINE = 3.0, 1.5
# With more targets than these, outlines are of no use and slow down each frame.
MOST = 400


class Targets:
    """The items on which a gesture may end, found once when it begins."""

    def __init__(self, context: ToolContext) -> None:
        self._context = context
        self._outlines: dict[str, QPainterPath] = {}

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of the outlined items."""
        return frozenset(self._outlines)

    def show(self, ids: Collection[str]) -> None:
        """Outline these items and no others."""
        scene = self._context.scene
        self._outlines = {name: _outline(scene, name) for name in ids} if len(ids) <= MOST else {}
        self._context.repaint(None)

    def clear(self) -> None:
        """Remove the outlines."""
        self.show(())

    def paint(self, painter: QPainter) -> None:
        """Paint the outlines, except around the item under the pointer, which has a mark of its own."""
        scene = self._context.scene
        marked = scene.marked.identifier if scene.marked is not None else ""
        pen = QPen(QColor(scene.source.tokens.muted), LINE)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for identifier, outline in self._outlines.items():
            if identifier != marked:
                painter.drawPath(outline)


def container_targets(context: ToolContext, kind: str, check: Callable[[CardItem | None], object]) -> list[str]:
    """Return the ids of a kind if its items, not the empty canvas, accept a drop; `check` raises an error if not.

    All items of a kind accept the same, so only the first is checked: checking all of a large plan takes too long.
    """
    ids, items = context.scene.ids_of_kind(kind), context.scene.items_by_id
    if not ids or not context.error_of(lambda: check(None)) or context.error_of(lambda: check(items[ids[0]])):
        return []
    return ids


def _outline(scene: PlanScene, identifier: str) -> QPainterPath:
    path = QPainterPath()
    area = scene.area_of(identifier).adjusted(-GAP, -GAP, GAP, GAP)
    radius = ITEM_CLASSES[scene.source.rows[identifier].kind].radius + GAP
    path.addRoundedRect(area, radius, radius)
    return path
