"""Outlines around the items on which the current gesture may end."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from planner.canvas.items.card import CardItem
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

    def show(self, items: Iterable[CardItem]) -> None:
        """Outline these items and no others."""
        targets = list(items)
        self._outlines = {item.identifier: _outline(item) for item in targets} if len(targets) <= MOST else {}
        self._context.repaint()

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


def container_targets(
    context: ToolContext, kind: str, check: Callable[[CardItem | None], object]
) -> tuple[CardItem, ...]:
    """Return the items of a kind if they, but not the empty canvas, accept a drop; `check` raises an error if not.

    All items of a kind accept the same, so only the first is checked: checking all of a large plan takes too long.
    """
    items = context.scene.items_of_kind(kind)
    if not items or not context.error_of(lambda: check(None)) or context.error_of(lambda: check(items[0])):
        return ()
    return tuple(items)


def _outline(item: CardItem) -> QPainterPath:
    path = QPainterPath()
    area = item.mapRectToScene(item.rect).adjusted(-GAP, -GAP, GAP, GAP)
    path.addRoundedRect(area, item.radius + GAP, item.radius + GAP)
    return path
