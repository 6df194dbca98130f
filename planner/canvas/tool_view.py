"""The view's hands: pointer, keys and drops go to the tool that is chosen."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from models.plan.catalogue import Catalogue
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import item_at
from planner.canvas.pointer_label import PointerLabel
from planner.canvas.scene import PlanScene
from planner.canvas.snapping import Habits
from planner.canvas.tools.connect import ConnectTool
from planner.canvas.tools.pan import PanTool
from planner.canvas.tools.place import Dropping, PlaceTool
from planner.canvas.tools.select import SelectTool
from planner.canvas.tools.tool import Tool
from planner.canvas.zoom_view import ZoomView
from planner.presenters.dragging import MIME_TYPE, decode
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
TOOLS: dict[str, type[Tool]] = {tool.name: tool for tool in (SelectTool, ConnectTool, PanTool)}


class ToolView(ZoomView):
    """A view with a tool in its hand."""

    tool_changed = Signal(object)
    message = Signal(object)

    def __init__(
        self,
        session: PlanSession,
        selection: Selection,
        catalogue: Catalogue,
        scene: PlanScene,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self.pointer_label = PointerLabel(self)
        self.bench = Bench(
            session=session,
            selection=selection,
            catalogue=catalogue,
            scene=scene,
            habits=Habits(),
            say=self.message.emit,
            tell=self.pointer_label.tell,
            repaint=self.viewport().update,
            finished=self._take_select,
        )
        self.tool: Tool = SelectTool(self.bench)
        self._dropping = Dropping(self.bench)
        self._space = False
        self.setAcceptDrops(True)
        self.viewport().setMouseTracking(True)

    def set_tool(self, name: str) -> None:
        """Take a tool: "select", "connect" or "pan"."""
        self._take(TOOLS[name](self.bench))

    def place(self, kind: str, many: bool = False) -> None:
        """Take a new thing in the hand; a click on ground that fits adds it, Esc puts it away."""
        if kind == "link":
            self.set_tool("connect")
            self.message.emit(self.tr("Drag from one site to another to join them."))
            return
        self._take(PlaceTool(self.bench, self._dropping, kind, many=many))
        self.setFocus()

    def cancel(self) -> None:
        """Give up what is running; else go back to Select; else select nothing."""
        if self.end_pan() or self.tool.cancel():
            if isinstance(self.tool, PlaceTool):
                self.set_tool("select")
        elif not isinstance(self.tool, SelectTool):
            self.set_tool("select")
        else:
            self.bench.selection.clear()
        self._show_cursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin what the tool does, or take hold of the ground."""
        self._untouched = False
        pans = self._space or isinstance(self.tool, PanTool)
        if event.button() == MIDDLE or (event.button() == LEFT and pans):
            self.begin_pan(event.position().toPoint())
        elif event.button() == LEFT:
            self.tool.press(self._pointer(event))
        elif event.button() == Qt.MouseButton.RightButton:
            self._select_for_menu(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on; without a button, tooltips follow the pointer."""
        if self.pan(event.position().toPoint()):
            return
        self.tool.move(self._pointer(event))
        if not event.buttons():
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End."""
        if self.end_pan():
            self._show_cursor()
        elif event.button() == LEFT:
            self.tool.release(self._pointer(event))
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of Space."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hold_space(False)
        super().keyReleaseEvent(event)

    def hold_space(self, held: bool = True) -> None:
        """Let a drag pan until Space is let go."""
        self._space = held
        self._show_cursor()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Look at what is brought; files are the window's."""
        if self._kind(event):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where it may be dropped."""
        kind = self._kind(event)
        freely = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if kind and self._dropping.hover(kind, self._scene_point(event), freely=freely):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget what was brought."""
        self._dropping.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what was brought."""
        kind = self._kind(event)
        freely = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if kind and self._dropping.drop(kind, self._scene_point(event), freely=freely):
            event.acceptProposedAction()
            self.setFocus()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the tool's preview, and what is brought from the palette."""
        self._dropping.paint(painter)
        self.tool.paint(painter)

    def _select_for_menu(self, event: QMouseEvent) -> None:
        """Select what the menu will be about, unless it is among what is selected already."""
        item = item_at(self.bench.scene, self.mapToScene(event.position().toPoint()))
        if item is None:
            self.bench.selection.clear()
        elif item.identifier not in self.bench.selection.ids:
            self.bench.selection.set((item.identifier,))

    def _take(self, tool: Tool) -> None:
        self.tool.cancel()
        self.tool = tool
        self._show_cursor()
        self.tool_changed.emit(tool.name)

    def _take_select(self) -> None:
        self.set_tool("select")

    def _show_cursor(self) -> None:
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if self._space else self.tool.cursor)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        return Pointer(self.mapToScene(event.position().toPoint()), event.modifiers())

    def _scene_point(self, event: QDropEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    @staticmethod
    def _kind(event: QDropEvent) -> str | None:
        data = event.mimeData()
        return decode(bytes(data.data(MIME_TYPE).data())) if data.hasFormat(MIME_TYPE) else None
