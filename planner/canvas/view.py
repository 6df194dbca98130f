"""The canvas widget: shows the design of the session and forwards events to the objects that handle them."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from models.plan.catalogue import Catalogue
from planner.canvas.accessible_canvas import AccessibleItems
from planner.canvas.arranging import Arranging
from planner.canvas.camera import Camera
from planner.canvas.drop_target import DropTarget
from planner.canvas.hit_testing import item_at
from planner.canvas.in_place_editor import InPlaceEditor
from planner.canvas.items import card_text
from planner.canvas.items.dots import paint_dots
from planner.canvas.key_commands import KeyCommands
from planner.canvas.keyboard_navigation import KeyboardNavigation
from planner.canvas.overlays import Overlays
from planner.canvas.pointer_label import PointerLabel
from planner.canvas.scene import PlanScene
from planner.canvas.sight import Sight
from planner.canvas.site_headers import Headers
from planner.canvas.snapping import SnapSettings
from planner.canvas.tool_context import ToolContext
from planner.canvas.tool_dispatcher import ToolDispatcher
from planner.session.kept_views import KeptViews
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.theme.tokens import Tokens

# A window full of cards at 100 % takes about 10 MB, the default of Qt; scrolling over a plan needs more.
CACHED_KB = 65_536
DOTS_FROM = 0.5
HINT_FONT_PX = 16
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CanvasView(QGraphicsView):
    """The canvas, made of a camera (zoom and pan), tools, an in-place editor, arranging commands and a minimap.

    Signal ``message``: a sentence for the status bar, empty to clear it.
    """

    message = Signal(object)

    # Whether an empty canvas says how to begin.
    invites = True

    def __init__(
        self,
        session: PlanSession,
        selection: Selection,
        catalogue: Catalogue,
        tokens: Tokens,
        parent: QWidget | None = None,
    ) -> None:
        scene = PlanScene(tokens)
        super().__init__(scene, parent)
        scene.setParent(self)
        self._configure()
        self.pointer_label = PointerLabel(self)
        self.context = ToolContext(
            session=session,
            selection=selection,
            catalogue=catalogue,
            scene=scene,
            snapping=SnapSettings(),
            show_message=self.message.emit,
            show_at_pointer=self.pointer_label.show_text,
            repaint=self.sight.repaint,
            return_to_select=lambda: self.tools.set_tool("select"),
        )
        self.camera = Camera(self, scene, self.sight)
        self.tools = ToolDispatcher(self, self.context, self.camera)
        self.editor = InPlaceEditor(self, self.context, self.camera, self.tools.placement)
        self.arranging = Arranging(self.context)
        self.navigation = KeyboardNavigation(self.context, self.camera.reveal)
        self._overlays = Overlays(self, self.camera, scene, selection, tokens)
        self.legend, self.minimap = self._overlays.legend, self._overlays.minimap
        self.drop_target = DropTarget(self, self.tools, self._overlays.clear_way)
        self._keys = KeyCommands(selection, self.camera, self.tools, self.editor, self.arranging, self.navigation)
        self.sight.moved.connect(self.show_area)
        session.updated.connect(self._show_update)
        selection.changed.connect(scene.set_selected)
        scene.set_selected(selection.ids)
        self.accessible_items = AccessibleItems(self, self.context)
        self._looks = KeptViews(session, self.camera.look, self.camera.show_look)
        self._show_update(Update(frozenset(), whole=True))

    def set_tokens(self, tokens: Tokens) -> None:
        """Change the theme."""
        self.context.scene.set_tokens(tokens)
        self._overlays.set_tokens(tokens)
        self.resetCachedContent()
        self.viewport().update()

    def show_area(self) -> None:
        """Let the scene prepare what is in sight."""
        self.context.scene.show_area(self.sight.area, self.camera.zoom)

    def set_letters(self, scale: float) -> None:
        """Draw cards and legend with letters larger or smaller than the designed ones."""
        self._overlays.set_letters(scale)
        self.camera.set_letters(scale)

    def set_option(self, name: str, on: bool) -> None:
        """Switch snapping to the "grid" or to "neighbours", or the "minimap" or the "legend", on or off."""
        if name == "legend":
            self._overlays.show_legend(on)
        elif name == "minimap":
            self.minimap.set_enabled(on=on)
            if on and self.isVisible() and not self.minimap.isVisible():
                self.message.emit(self.tr("The minimap appears when part of the plan is out of view."))
        elif hasattr(self.context.snapping, name):
            setattr(self.context.snapping, name, on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the command of the key."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Stop panning by Space."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tools.set_space_held(False)
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Select the next item at Tab; return whether there is one, else Tab moves to the next control."""
        navigates = self.hasFocus() and self.tools.tool.name == "select"
        return (navigates and self.navigation.next(1 if forward else -1)) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a focus frame if the focus came by the keyboard."""
        self.setProperty("by_keys", event.reason() in BY_KEYS)
        self.style().polish(self)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop panning by Space: its release goes to another window."""
        self.tools.set_space_held(False)
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Forward the event to the tool."""
        self.tools.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Forward the event to the tool; without a button, items get hover events for their tooltips."""
        if event.buttons():
            self._overlays.clear_way(event.position().toPoint())
        if not self.tools.move(event) and not event.buttons():
            # What has no item gets no hover event.
            item_at(self.context.scene, self.mapToScene(event.position().toPoint()))
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Forward the event to the tool."""
        self._overlays.clear_way(None)
        self.tools.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Rename, explain or add with the Select tool; for other tools it is a second press."""
        if self.tools.tool.name == "select" and event.button() == Qt.MouseButton.LeftButton:
            self.editor.open_at(self.mapToScene(event.position().toPoint()))
        else:
            self.mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole plan in sight until the user zooms or scrolls."""
        super().resizeEvent(event)
        self._overlays.fit()
        self.show_area()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the background and its dots."""
        area, tokens = QRectF(rect), self.context.scene.source.tokens
        painter.fillRect(area, QColor(tokens.canvas))
        if self.camera.zoom >= DOTS_FROM:
            paint_dots(painter, area, tokens)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the previews of the tools, and a hint on an empty canvas."""
        if not self.context.scene.level_of_detail.is_low:
            self._headers.paint(painter, self.context.scene, QRectF(rect))
        self.tools.paint(painter)
        if self.context.session.plan.sites or not self.invites:
            return
        painter.save()
        painter.resetTransform()
        area = QRectF(self.viewport().rect()).adjusted(24, 24, -24, -24)
        painter.setFont(card_text.font(HINT_FONT_PX))
        painter.setPen(self.context.scene.source.tokens.muted)
        hint = self.tr("Drag a site from the left onto the canvas, then add a host or a server to it.")
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, hint)
        painter.restore()

    def _configure(self) -> None:
        self.sight, self._headers = Sight(self), Headers()
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Canvas"))
        self.setAccessibleDescription(self.tr("The plan as a drawing; the plan tree lists the same items as text."))
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHED_KB))

    def _show_update(self, update: Update) -> None:
        session, scene = self.context.session, self.context.scene
        new = [name for name in update.touched if name not in scene.items_by_id]
        empty = not scene.source.plan.sites
        if self._looks.another_plan:
            scene.collapsing.open_all()
        self._looks.leave()
        self.tools.tool.cancel()
        scene.refresh(session.shown_plan, session.design, session.evaluation, None if update.whole else update.touched)
        self._looks.enter()
        if not update.whole:
            self._bring_into_view([name for name in new if name in scene.items_by_id], was_empty=empty)
        self.minimap.refresh()
        if update.whole or scene.collapsing.sites:
            self.viewport().update()

    def _bring_into_view(self, added: list[str], *, was_empty: bool) -> None:
        """Show what was inserted; several sites on an empty canvas as a whole."""
        if was_empty and len(self.context.session.plan.sites) > 1:
            self.camera.fit_all()
        elif added:
            self.camera.bring_into_view(added)
