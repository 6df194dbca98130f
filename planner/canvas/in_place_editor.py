"""Renaming, adding by name and deleting on the canvas."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

from models.plan import edits
from planner.canvas.add_field import AddField
from planner.canvas.camera import Camera
from planner.canvas.hit_testing import container_at, item_at
from planner.canvas.items.card import CardItem, Detail, detail_at
from planner.canvas.rename_field import RenameField
from planner.canvas.tool_context import ToolContext
from planner.canvas.tools.place import Placement
from planner.presenters.offers import offers

NAME_AREA = QRectF(6, 4, -12, 28)


class InPlaceEditor(QObject):
    """Opens the fields in which items are renamed and added.

    Signals: ``number_asked`` (the id of a machine and the resource under a double-click, empty beside the gauges),
    ``rename_requested`` (the id of an item whose name cannot be edited on the canvas at this zoom).
    """

    number_asked = Signal(object, object)
    rename_requested = Signal(object)

    def __init__(self, view: QGraphicsView, context: ToolContext, camera: Camera, placement: Placement) -> None:
        super().__init__(view)
        self._view, self._context, self._camera, self._placement = view, context, camera, placement

    def open_at(self, point: QPointF) -> None:
        """Rename the item at a point of the scene, explain its number, or offer what can be added there."""
        item = item_at(self._context.scene, point)
        below_name = item is not None and item.mapFromScene(point).y() > NAME_AREA.bottom()
        if item is None or (item.kind == "site" and below_name):
            self._offer(point)
            return
        self._context.selection.set((item.identifier,))
        if item.is_machine and below_name:
            full = detail_at(self._camera.zoom) == Detail.FULL
            self.number_asked.emit(item.identifier, item.resource_at(item.mapFromScene(point)) if full else "")
        elif item.kind == "dag" and below_name:
            self.number_asked.emit(item.identifier, "")
        else:
            self._rename(item.identifier)

    def rename_selection(self) -> None:
        """Edit the name of the selected item in place, if exactly one is selected."""
        selected = self._context.selection.ids
        if len(selected) == 1:
            self._rename(selected[0])

    def delete_selection(self) -> None:
        """Delete the selected items and all that depends on them."""
        context = self._context
        ids = [name for name in context.selection.ids if name in context.scene.source.rows]
        if ids and context.attempt(lambda: edits.remove(context.session.plan, ids)) is not None:
            context.selection.clear()

    def _rename(self, identifier: str) -> None:
        scene = self._context.scene
        item = scene.items_by_id.get(identifier)
        name = getattr(scene.source.rows.get(identifier), "name", None)
        if item is None or name is None or detail_at(self._camera.zoom) == Detail.LOW:
            self.rename_requested.emit(identifier)
            return
        self._camera.reveal(identifier)
        area = self._name_rect(item)
        RenameField(name, area, lambda text: self._set_name(identifier, text), self._view.viewport())

    def _set_name(self, identifier: str, name: str) -> bool:
        context = self._context
        return context.attempt(lambda: edits.rename(context.session.plan, identifier, name)) is not None

    def _offer(self, point: QPointF) -> None:
        """Open the field that adds by name what can be added at a point of the scene."""
        context = self._context
        site = container_at(context.scene, point, "site")
        AddField(
            self._view.mapFromScene(point),
            lambda text: offers(text, context.row_of(site), context.session.plan, context.catalogue),
            lambda offer: self._placement.drop(offer.kind, point, name=offer.name),
            self._view.viewport(),
        )

    def _name_rect(self, item: CardItem) -> QRect:
        area = QRectF(NAME_AREA.x(), NAME_AREA.y(), item.box.width + NAME_AREA.width(), NAME_AREA.height())
        return self._view.mapFromScene(item.mapRectToScene(area)).boundingRect()
