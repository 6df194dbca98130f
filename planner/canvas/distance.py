"""Near or far: cards paint themselves, or one item paints all machines at once. Chosen by zoom."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from models.capacity.results import Evaluation
from planner.canvas.card_source import CardSource
from planner.canvas.items.card import CardItem, Detail, Mark, detail_at
from planner.canvas.items.machine import MachineItem
from planner.canvas.layout import Layout

if TYPE_CHECKING:
    from planner.canvas.items.crowd import Crowd

ABOVE_SITES = 1.0
NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents


class Stage(Protocol):
    """What is asked of the scene."""

    source: CardSource
    layout: Layout
    items_by_id: dict[str, CardItem]
    selected: tuple[str, ...]
    marked: CardItem | None

    def addItem(self, item: QGraphicsItem, /) -> None:
        """Take an item."""

    def sceneRect(self) -> QRectF:
        """Return the ground of the scene."""


class Distance:
    """Whether the plan is seen from far, and what that means for its items."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._crowd_item: CrowdItem | None = None
        self._lifted: tuple[str, ...] = ()
        self.is_far = False

    def set_zoom(self, zoom: float) -> None:
        """See the plan at a zoom."""
        far = detail_at(zoom) == Detail.LITTLE
        if far == self.is_far:
            return
        self.is_far = far
        self._item().setVisible(far)
        for item in self._stage.items_by_id.values():
            self.adopt(item)
            if not far:
                item.update()  # what is kept of it as pixels may be old
        self.lift(self._lifted)
        self.follow()

    def adopt(self, item: CardItem) -> None:
        """Have a card paint itself, or not."""
        if isinstance(item, MachineItem):
            item.setFlag(NO_CONTENTS, self.is_far)

    def follow(self) -> None:
        """Paint again what has changed."""
        if self.is_far and self._crowd_item is not None:
            self._crowd_item.follow()

    def lift(self, ids: Iterable[str]) -> None:
        """Have dragged cards paint themselves with all that stands in them, and all others not."""
        self._lifted = tuple(ids)
        if not self.is_far or self._crowd_item is None:
            return
        for item in self._machines(self._crowd_item.hidden):
            item.setFlag(NO_CONTENTS, True)
        lifted = self._machines(self._lifted)
        lifted += [child for item in lifted for child in item.childItems() if isinstance(child, MachineItem)]
        for item in lifted:
            item.setFlag(NO_CONTENTS, False)
        self._crowd_item.hidden = tuple(item.identifier for item in lifted)
        self.follow()

    def crowd(self) -> "Crowd":
        """Return all machines as they can be painted at once."""
        return self._item().crowd()

    def _item(self) -> "CrowdItem":
        if self._crowd_item is None:
            self._crowd_item = CrowdItem(self._stage)
            self._crowd_item.setVisible(False)
            self._stage.addItem(self._crowd_item)
        return self._crowd_item

    def _machines(self, ids: Iterable[str]) -> list[MachineItem]:
        items = (self._stage.items_by_id.get(one) for one in ids)
        return [item for item in items if isinstance(item, MachineItem)]


class CrowdItem(QGraphicsItem):
    """All machines that stand in their sites, painted at once."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._crowd: Crowd | None = None
        self._layout: Layout | None = None
        self._evaluation: Evaluation | None = None
        self._area = QRectF()
        self.hidden: tuple[str, ...] = ()
        self.setZValue(ABOVE_SITES)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the whole ground."""
        return self._area

    def follow(self) -> None:
        """Paint again what has changed."""
        if self._area != self._stage.sceneRect():
            self.prepareGeometryChange()
            self._area = self._stage.sceneRect()
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the cards, and which of them are chosen or marked."""
        stage = self._stage
        corners = {site: stage.items_by_id[site].pos() for site in stage.layout.contents.physical}
        crowd = self.crowd()
        crowd.hide(self.hidden)
        crowd.paint(painter, option.exposedRect, corners, stage.source.tokens)
        marked = stage.marked
        for identifier in stage.selected:
            self._paint_outline(painter, stage.items_by_id.get(identifier))
        if marked is not None and not marked.selected and marked.mark != Mark.NONE:
            self._paint_outline(painter, marked)

    def crowd(self) -> "Crowd":
        """Return the machines as the scene has them now."""
        from planner.canvas.items.crowd import Crowd  # it takes numpy, which a small plan is shown without

        stage = self._stage
        if self._crowd is None or self._layout is not stage.layout:
            self._crowd, self._layout = Crowd(stage.source.rows, stage.layout), stage.layout
            self._crowd.take(stage.source.evaluation)
        elif self._evaluation is not stage.source.evaluation:
            self._crowd.take(stage.source.evaluation)
        self._evaluation = stage.source.evaluation
        return self._crowd

    def _paint_outline(self, painter: QPainter, item: CardItem | None) -> None:
        if not isinstance(item, MachineItem) or item.identifier in self.hidden:
            return
        painter.save()
        zoom = painter.worldTransform().m11()
        painter.translate(item.scenePos())
        item.paint_outline(painter, zoom)
        painter.restore()
