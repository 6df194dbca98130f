"""Level of detail by zoom: cards paint themselves, or at low detail one item paints all machines at once."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from planner.canvas.card_source import CardSource
from planner.canvas.collapsing import Collapsing
from planner.canvas.items.card import CardItem, Detail, Mark, detail_at, paint_outline
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Layout
from planner.canvas.site_headers import Headers
from planner.canvas.standing import Standing

if TYPE_CHECKING:
    from planner.canvas.items.machine_raster import MachineRaster
    from planner.canvas.scene_items import SceneItems

ABOVE_SITES, ABOVE_LIFTED = 1.0, 11.0
AS_PIXELS, NO_PIXELS = QGraphicsItem.CacheMode.DeviceCoordinateCache, QGraphicsItem.CacheMode.NoCache
NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents


class SceneView(Protocol):
    """The part of the scene that the level of detail uses."""

    source: CardSource
    standing: Standing
    items_by_id: "SceneItems"
    selected: tuple[str, ...]
    marked: CardItem | None
    collapsing: Collapsing
    level_of_detail: "LevelOfDetail"

    @property
    def layout(self) -> Layout:
        """Return where the layout puts everything."""

    def sites(self) -> list[SiteItem]:
        """Return the items of the sites."""

    def addItem(self, item: QGraphicsItem, /) -> None:
        """Add an item."""

    def sceneRect(self) -> QRectF:
        """Return the bounds of the scene."""


class LevelOfDetail:
    """Switches the machines of a scene between painting themselves and being painted by MachineRasterItem."""

    def __init__(self, scene: SceneView) -> None:
        self._scene = scene
        self._raster_item: MachineRasterItem | None = None
        self._lifted: tuple[str, ...] = ()
        self.is_low = False

    def set_zoom(self, zoom: float) -> bool:
        """Choose the level of detail for a zoom; return whether machines are painted otherwise than before."""
        low = detail_at(zoom) == Detail.LOW
        if low == self.is_low:
            return False
        self.is_low = low
        self._item().setVisible(low)
        for item in self._scene.items_by_id.made():
            self.apply_to(item)
            if not low and item.is_machine:
                item.update()  # its cached pixels may be outdated
        self.lift(self._lifted)
        self.refresh()
        return True

    def apply_to(self, item: CardItem) -> None:
        """Let a machine paint itself, or not; let Qt keep a site as pixels that is so far away that it is small."""
        if item.is_machine:
            item.setFlag(NO_CONTENTS, self.is_low)
        elif item.pixels_from_afar:
            item.setCacheMode(AS_PIXELS if self.is_low else NO_PIXELS)

    def refresh(self) -> None:
        """Repaint after a change."""
        if self.is_low and self._raster_item is not None:
            self._raster_item.refresh()

    def lift(self, ids: Iterable[str]) -> None:
        """Let dragged machines, and those in dragged hosts, paint themselves, and no others."""
        self._lifted = tuple(ids)
        if not self.is_low or self._raster_item is None:
            return
        for item in self._machines(self._raster_item.excluded):
            item.setFlag(NO_CONTENTS, True)
        lifted = self._machines(self._lifted)
        lifted += [child for item in lifted for child in item.child_cards() if child.is_machine]
        for item in lifted:
            item.setFlag(NO_CONTENTS, False)
        self._raster_item.excluded = tuple(item.identifier for item in lifted)
        # The machines of a dragged site stay before it.
        is_site = not self._scene.layout.contents.physical.keys().isdisjoint(self._lifted)
        self._raster_item.setZValue(ABOVE_LIFTED if is_site else ABOVE_SITES)
        self.refresh()

    def hidden(self) -> list[str]:
        """Return the ids of machines in collapsed sites."""
        source = self._scene.source
        return [name for site in self._scene.collapsing.sites for name in source.machines_of(site)]

    def raster(self) -> "MachineRaster":
        """Return the raster of all machines."""
        return self._item().raster()

    def _item(self) -> "MachineRasterItem":
        if self._raster_item is None:
            self._raster_item = MachineRasterItem(self._scene)
            self._raster_item.setVisible(False)
            self._scene.addItem(self._raster_item)
        return self._raster_item

    def _machines(self, ids: Iterable[str]) -> list[CardItem]:
        return [item for item in self._scene.items_by_id.made(ids) if item.is_machine]


class MachineRasterItem(QGraphicsItem):
    """Paints all machines at once, except the excluded ones, and over them the headers of their sites."""

    def __init__(self, scene: SceneView) -> None:
        super().__init__()
        self._scene = scene
        self._raster: MachineRaster | None = None
        self._area = QRectF()
        self._headers = Headers()
        self.excluded: tuple[str, ...] = ()
        self.setZValue(ABOVE_SITES)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the bounds of the scene."""
        return self._area

    def refresh(self) -> None:
        """Repaint after a change."""
        if self._area != self._scene.sceneRect():
            self.prepareGeometryChange()
            self._area = self._scene.sceneRect()
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the cards, the outlines of the selected and marked ones, and the headers."""
        scene = self._scene
        corners = {site: scene.standing.corner_of(site) for site in scene.layout.contents.physical}
        raster = self.raster()
        raster.set_excluded((*self.excluded, *scene.level_of_detail.hidden()))
        raster.paint(painter, option.exposedRect, corners, scene.source.tokens)
        raster.paint_outlines(painter, option.exposedRect, corners, scene.selected, scene.source.tokens)
        marked = scene.marked
        if marked is not None and not marked.selected and marked.mark != Mark.NONE:
            self._paint_mark(painter, option.exposedRect, marked)
        self._headers.paint(painter, scene, option.exposedRect)

    def raster(self) -> "MachineRaster":
        """Return the raster for the current state of the scene."""
        # Imports numpy, which the first frame and small plans do not need.
        from planner.canvas.items.machine_raster import MachineRaster

        source, layout = self._scene.source, self._scene.layout
        if self._raster is None:
            self._raster = MachineRaster(source, layout)
        elif self._raster.layout is not layout:
            self._raster.follow(layout, source.evaluation)
        if self._raster.evaluation is not source.evaluation:
            self._raster.set_evaluation(source.evaluation)
        return self._raster

    def _paint_mark(self, painter: QPainter, exposed: QRectF, marked: CardItem) -> None:
        """Paint the outline of a marked machine where it is in sight."""
        area = self._scene.standing.area_of(marked.identifier)
        if marked.is_machine and marked.identifier not in self.excluded and area.intersects(exposed):
            zoom = painter.worldTransform().m11()
            paint_outline(painter, area, marked.radius, self._scene.source.tokens, marked.mark, zoom)
