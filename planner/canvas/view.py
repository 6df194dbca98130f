"""The canvas as the window sees it: one widget over the open plan."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmapCache
from PySide6.QtWidgets import QWidget

from models.plan import edits
from models.plan.catalogue import Catalogue
from planner.canvas.add_field import AddField
from planner.canvas.arranging import Arranging
from planner.canvas.finding import holder_at, item_at
from planner.canvas.items import lettering
from planner.canvas.items.card import CardItem, Detail, detail_at
from planner.canvas.items.machine import MachineItem
from planner.canvas.items.site import SiteItem
from planner.canvas.minimap import Minimap
from planner.canvas.rename_field import RenameField
from planner.canvas.scene import PlanScene
from planner.canvas.snapping import GRID
from planner.canvas.spoken_canvas import SpokenItems
from planner.canvas.tool_view import ToolView
from planner.canvas.walking import Walking
from planner.presenters.offers import offers
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.theme.tokens import Tokens

# A window full of cards at 100 % takes about 10 MB, Qt's own limit; moving over a plan needs more.
CACHED_KB = 65_536
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
# With Shift an arrow key moves by five steps of the grid [px].
BIG_STEP = 5.0 * GRID
SENTENCE_LETTERS = 16
NAME_AREA = QRectF(6, 4, -12, 28)


class CanvasView(ToolView):
    """The canvas: shows the session's design, edits it by its tools.

    Signals: ``message`` (a sentence for the status bar, empty to clear it), ``tool_changed`` (name),
    ``zoom_changed`` (1.0 is 100 %),
    ``number_asked`` (the id of a machine and the resource under a double-click, empty beside the gauges),
    ``rename_requested`` (the id of an item whose name cannot be edited here at this zoom).
    """

    number_asked = Signal(object, object)
    rename_requested = Signal(object)

    def __init__(
        self,
        session: PlanSession,
        selection: Selection,
        catalogue: Catalogue,
        tokens: Tokens,
        parent: QWidget | None = None,
    ) -> None:
        scene = PlanScene(tokens)
        super().__init__(session, selection, catalogue, scene, parent)
        scene.setParent(self)
        self.arranging = Arranging(self.bench)
        self.walking = Walking(self.bench, self.reveal)
        self.minimap = Minimap(self, scene)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHED_KB))
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Canvas"))
        self.setAccessibleDescription(self.tr("The plan as a drawing; the plan tree holds the same in words."))
        self.zoom_changed.connect(scene.distance.set_zoom)
        session.updated.connect(self._show_update)
        selection.changed.connect(scene.set_selected)
        scene.set_selected(selection.ids)
        self.spoken = SpokenItems(self, self.bench)
        self._show_update(Update(frozenset(), whole=True))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take another theme."""
        self.bench.scene.set_tokens(tokens)
        self.minimap.follow()
        self.resetCachedContent()
        self.viewport().update()

    def turn(self, switch: str, on: bool) -> None:
        """Turn "grid" or "neighbours", which attract dragged cards, or the "minimap" on or off."""
        if switch == "minimap":
            self.minimap.turn(on=on)
            if on and self.isVisible() and not self.minimap.isVisible():
                self.message.emit(self.tr("The minimap appears as soon as part of the plan is out of sight."))
        else:
            setattr(self.bench.habits, switch, on)

    def fit_selection(self) -> None:
        """Show what is selected, at most at 100 %; without a selection, everything."""
        area = self.bench.scene.content_rect(self.bench.selection.ids)
        self._fit(area if not area.isEmpty() else self.bench.scene.content_rect())

    def reveal(self, identifier: str) -> None:
        """Scroll as little as need be to show an item."""
        self.keep_in_sight(self.bench.scene.content_rect((identifier,)))

    def centre(self, identifier: str) -> None:
        """Scroll until an item is in the middle."""
        self.show_around(self.bench.scene.content_rect((identifier,)).center())

    def delete_selection(self) -> None:
        """Delete what is selected, with all that cannot be without it."""
        rows = self.bench.scene.source.rows
        ids = [one for one in self.bench.selection.ids if one in rows]
        if ids and self.bench.attempt(lambda: edits.remove(self.bench.session.plan, ids)) is not None:
            self.bench.selection.clear()

    def rename_selection(self) -> None:
        """Edit the name of the one selected item in place."""
        chosen = self.bench.selection.ids
        if len(chosen) == 1:
            self._rename(chosen[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do by keys what the mouse does: arrows move what is selected, and go to the next item with Ctrl."""
        key, modifiers = event.key(), event.modifiers()
        shifted = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key in ARROWS and modifiers & Qt.KeyboardModifier.ControlModifier:
            self.walking.towards(*ARROWS[Qt.Key(key)])
        elif key in ARROWS and self.bench.selection.ids:
            self._nudge_by_key(Qt.Key(key), modifiers)
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.delete_selection()
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        elif key == Qt.Key.Key_F2:
            self.rename_selection()
        elif key == Qt.Key.Key_Space:
            self.hold_space()
        elif key in {Qt.Key.Key_1, Qt.Key.Key_Exclam} and shifted:
            self.fit_all()
        elif key in {Qt.Key.Key_2, Qt.Key.Key_At} and shifted:
            self.fit_selection()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Return whether Tab stays here: it goes from item to item, and on to the next control after the last."""
        walks = self.hasFocus() and self.tool.name == "select"
        return (walks and self.walking.step(1 if forward else -1)) or super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of Space: its release goes to another window."""
        self.hold_space(False)
        super().focusOutEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Rename what is under the pointer, ask why a number is so, or what to add on empty ground."""
        point = self.mapToScene(event.position().toPoint())
        item = item_at(self.bench.scene, point)
        if self.tool.name != "select" or event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        local = item.mapFromScene(point) if item is not None else point
        if item is None or (isinstance(item, SiteItem) and local.y() > NAME_AREA.bottom()):
            self._offer(point)
        else:
            self.bench.selection.set((item.identifier,))
            if isinstance(item, MachineItem) and local.y() > NAME_AREA.bottom():
                whole = detail_at(self.zoom) == Detail.ALL
                self.number_asked.emit(item.identifier, item.resource_at(local) if whole else "")
            else:
                self._rename(item.identifier)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the tool's preview, and on an empty canvas what to do."""
        super().drawForeground(painter, rect)
        if self.bench.session.plan.sites:
            return
        tokens = self.bench.scene.source.tokens
        words = self.tr("Drag a site from the left onto the canvas to begin, then a host or a server into it.")
        painter.save()
        painter.resetTransform()
        area = QRectF(self.viewport().rect()).adjusted(24, 24, -24, -24)
        painter.setFont(lettering.font(SENTENCE_LETTERS))
        painter.setPen(tokens.muted)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
        painter.restore()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.viewport().update()

    def _show_update(self, update: Update) -> None:
        session, scene = self.bench.session, self.bench.scene
        known = {site.id for site in scene.source.plan.sites}
        self.tool.cancel()
        scene.refresh(session.shown_plan, session.design, session.evaluation, None if update.whole else update.touched)
        many_from_none = not known and len(session.plan.sites) > 1
        if (update.whole or many_from_none) and not known & {site.id for site in session.plan.sites}:
            self.fit_all()
        self.minimap.follow()
        self.viewport().update()

    def _nudge_by_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        step = float(GRID)
        if modifiers & Qt.KeyboardModifier.AltModifier:
            step = 1.0
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            step = BIG_STEP
        x, y = ARROWS[key]
        self.arranging.nudge(x * step, y * step)

    def _rename(self, identifier: str) -> None:
        item = self.bench.scene.items_by_id.get(identifier)
        name = getattr(self.bench.scene.source.rows.get(identifier), "name", None)
        if item is None or name is None or detail_at(self.zoom) == Detail.LITTLE:
            self.rename_requested.emit(identifier)
            return
        self.reveal(identifier)
        RenameField(name, self._name_rect(item), lambda text: self._take_name(identifier, text), self.viewport())

    def _offer(self, point: QPointF) -> None:
        """Let the user add by name what fits on the ground at a point."""
        bench = self.bench
        target = holder_at(bench.scene, point, SiteItem)
        AddField(
            self.mapFromScene(point),
            lambda text: offers(text, bench.row_of(target), bench.session.plan, bench.catalogue),
            lambda offer: self._dropping.drop(offer.kind, point, name=offer.name),
            self.viewport(),
        )

    def _name_rect(self, item: CardItem) -> QRect:
        area = QRectF(NAME_AREA.x(), NAME_AREA.y(), item.box.width + NAME_AREA.width(), NAME_AREA.height())
        return self.mapFromScene(item.mapRectToScene(area)).boundingRect()

    def _take_name(self, identifier: str, name: str) -> bool:
        return self.bench.attempt(lambda: edits.rename(self.bench.session.plan, identifier, name)) is not None
