"""What a gesture may end on: a quiet outline around each while it runs, none of it otherwise."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from planner.canvas.bench import Bench
from planner.canvas.items.card import CardItem

GAP, LINE = 3.0, 1.5
# Where nearly everything is a target, outlines tell nothing, and each frame would wait for them.
MOST = 400


class Targets:
    """The items that a gesture may end on; they are asked for once, when it begins."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._outlines: dict[str, QPainterPath] = {}

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of what is outlined."""
        return frozenset(self._outlines)

    def offer(self, items: Iterable[CardItem]) -> None:
        """Outline these and no others."""
        chosen = list(items)
        self._outlines = {one.identifier: _outline(one) for one in chosen} if len(chosen) <= MOST else {}
        self._bench.repaint()

    def clear(self) -> None:
        """Outline nothing."""
        self.offer(())

    def paint(self, painter: QPainter) -> None:
        """Paint the outlines; the one under the pointer has its own mark."""
        scene = self._bench.scene
        marked = scene.marked.identifier if scene.marked is not None else ""
        pen = QPen(QColor(scene.source.tokens.muted), LINE)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for identifier, outline in self._outlines.items():
            if identifier != marked:
                painter.drawPath(outline)


def holders(bench: Bench, kind: type[CardItem], fits: Callable[[CardItem | None], object]) -> tuple[CardItem, ...]:
    """Return the items of a kind where only they take something; `fits` raises an error where one does not.

    They are all alike in what they take, so the first speaks for them: asking each of a large plan takes too long.
    """
    items = tuple(item for item in bench.scene.items_by_id.values() if isinstance(item, kind))
    if not items or not bench.fault(lambda: fits(None)) or bench.fault(lambda: fits(items[0])):
        return ()
    return items


def _outline(item: CardItem) -> QPainterPath:
    path = QPainterPath()
    ground = item.mapRectToScene(item.rect).adjusted(-GAP, -GAP, GAP, GAP)
    path.addRoundedRect(ground, item.radius + GAP, item.radius + GAP)
    return path
