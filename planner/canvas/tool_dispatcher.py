"""Forwards mouse events of the canvas to the active tool."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QGraphicsView

from models.words import translate
from planner.canvas.camera import Camera
from planner.canvas.drops import ON_A_SITE
from planner.canvas.hit_testing import container_at, item_at
from planner.canvas.items.card import Mark
from planner.canvas.tool_context import Pointer, ToolContext
from planner.canvas.tools.connect import ConnectTool
from planner.canvas.tools.pan import PanTool
from planner.canvas.tools.place import Placement, PlaceTool
from planner.canvas.tools.select import SelectTool
from planner.canvas.tools.tool import Tool

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
TOOLS: dict[str, type[Tool]] = {tool.name: tool for tool in (SelectTool, ConnectTool, PanTool)}


class ToolDispatcher(QObject):
    """Holds the active tool; the middle button, and the left one with Space, pan with every tool.

    Signal ``tool_changed``: the name of the active tool.
    """

    tool_changed = Signal(object)

    def __init__(self, view: QGraphicsView, context: ToolContext, camera: Camera) -> None:
        super().__init__(view)
        self._view, self._context, self._camera = view, context, camera
        self.placement = Placement(context)
        self.tool: Tool = SelectTool(context)
        self._space_held = False
        view.viewport().setMouseTracking(True)

    def set_tool(self, name: str) -> None:
        """Activate a tool: "select", "connect" or "pan"."""
        self._activate(TOOLS[name](self._context))

    def place(self, kind: str, many: bool = False) -> None:
        """Activate the tool that adds an item of a kind at a click; Esc ends it."""
        if kind == "link":
            self.set_tool("connect")
            self._context.show_message(self.tr("Drag from one site to another to link them."))
            return
        self._activate(PlaceTool(self._context, self.placement, kind, many=many))
        self._view.setFocus()

    def hover_link(self, point: QPointF) -> bool:
        """Mark the site at which a dragged link may begin; return whether there is one, and say so if not."""
        site = container_at(self._context.scene, point, "site")
        self._context.scene.mark(site, Mark.TARGET)
        self._context.show_reason("" if site is not None else translate(ON_A_SITE), point)
        return site is not None

    def link_from(self, point: QPointF) -> bool:
        """Begin a link at the site on which it was dropped; a click on another site ends it."""
        if not self.hover_link(point):
            return False
        self.set_tool("connect")
        self.tool.press(Pointer(point, Qt.KeyboardModifier.NoModifier))
        self._context.show_message(self.tr("Click the site at the other end of the link."))
        return True

    def cancel(self) -> None:
        """Cancel the gesture in progress; else return to the Select tool; else clear the selection."""
        if self._camera.end_pan() or self.tool.cancel():
            if self.tool.name == PlaceTool.name:
                self.set_tool("select")
        elif self.tool.name != SelectTool.name:
            self.set_tool("select")
        else:
            self._context.selection.clear()
        self._show_cursor()

    def press(self, event: QMouseEvent) -> None:
        """Start panning or a gesture of the tool, or select the item that the context menu is for."""
        self._camera.keeps_fit = False
        pans = self._space_held or self.tool.name == PanTool.name
        if event.button() == MIDDLE or (event.button() == LEFT and pans):
            self._camera.begin_pan(event.position().toPoint())
        elif event.button() == LEFT:
            self.tool.press(self._pointer(event))
        elif event.button() == RIGHT:
            self._select_for_menu(event)

    def move(self, event: QMouseEvent) -> bool:
        """Pan or continue the gesture of the tool; return whether it panned."""
        if self._camera.pan(event.position().toPoint()):
            return True
        self.tool.move(self._pointer(event))
        return False

    def release(self, event: QMouseEvent) -> None:
        """End panning or the gesture of the tool."""
        if self._camera.end_pan():
            self._show_cursor()
        elif event.button() == LEFT:
            self.tool.release(self._pointer(event))

    def set_space_held(self, held: bool) -> None:
        """Let a drag pan while Space is held."""
        self._space_held = held
        self._show_cursor()

    def paint(self, painter: QPainter) -> None:
        """Paint the preview of the tool and of the item that is being added."""
        self.placement.paint(painter)
        self.tool.paint(painter)

    def _select_for_menu(self, event: QMouseEvent) -> None:
        """Select the item under the pointer, unless it is selected already."""
        selection, item = self._context.selection, item_at(self._context.scene, self._pointer(event).scene)
        if item is None:
            selection.clear()
        elif item.identifier not in selection.ids:
            selection.set((item.identifier,))

    def _activate(self, tool: Tool) -> None:
        self.tool.cancel()
        self.tool = tool
        self._show_cursor()
        self.tool_changed.emit(tool.name)

    def _show_cursor(self) -> None:
        cursor = Qt.CursorShape.OpenHandCursor if self._space_held else self.tool.cursor
        self._view.viewport().setCursor(cursor)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        return Pointer(self._view.mapToScene(event.position().toPoint()), event.modifiers())
