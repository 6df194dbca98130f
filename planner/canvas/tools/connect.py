"""The Connect tool: a drag from one site to another links them."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.errors import ChangeError
from models.plan import edits
from models.plan.change import Change
from models.words import tr_noop, translate
from planner.canvas.hit_testing import container_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.tool_context import Pointer, ToolContext
from planner.canvas.tools.targets import Targets
from planner.canvas.tools.tool import Tool

FROM_A_SITE = tr_noop("Drag from one site to another to link them.")


class ConnectTool(Tool):
    """Links two sites by a drag or by two clicks."""

    name = "connect"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, context: ToolContext) -> None:
        super().__init__(context)
        self._from: CardItem | None = None
        self._start = QPointF()
        self._end = QPointF()
        self.targets = Targets(context)

    def press(self, pointer: Pointer) -> None:
        """Start a line at a site, or end it there if a click started it."""
        site = self._site_at(pointer)
        if self._from is not None:
            self._connect(site)
        elif site is None:
            self.context.show_reason(translate(FROM_A_SITE), pointer.scene)
        else:
            self._from, self._start, self._end = site, pointer.scene, pointer.scene
            self.targets.show(self._reachable())
            self.context.scene.mark(site, Mark.TARGET)

    def move(self, pointer: Pointer) -> None:
        """Move the end of the line and mark the site under it."""
        site = self._site_at(pointer)
        if self._from is None:
            self.context.scene.mark(site, Mark.TARGET)
            return
        self._end = pointer.scene
        error = self.context.error_of(lambda: self._change(site))
        self.context.scene.mark(site, Mark.ILLEGAL if error else Mark.TARGET)
        self.context.show_reason("" if site is self._from else error, pointer.scene)
        self.context.repaint(None)

    def release(self, pointer: Pointer) -> None:
        """Link the site under the pointer; on the first site, wait for a second click."""
        site = self._site_at(pointer)
        if self._from is not None and site is not self._from:
            self._connect(site)

    def cancel(self) -> bool:
        """Cancel the line; return whether there was one."""
        running = self._from is not None
        self._from = None
        self._end_gesture()
        return running

    def paint(self, painter: QPainter) -> None:
        """Paint the line."""
        if self._from is None:
            return
        self.targets.paint(painter)
        pen = QPen(QColor(self.context.scene.source.tokens.accent), 2)
        pen.setCosmetic(True)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(QLineF(self._start, self._end))

    def _connect(self, site: CardItem | None) -> None:
        start, self._from = self._from, None
        self._end_gesture()
        change = self.context.attempt(lambda: self._change(site, start))
        if change is not None:
            self.context.selection.set((change.replacements[0].key,))
            self.context.return_to_select()

    def _end_gesture(self) -> None:
        self.targets.clear()
        self.context.scene.mark(None)
        self.context.show_reason("")

    def _reachable(self) -> list[str]:
        """Return the ids of the sites at which a link from the first site may end."""
        sites = self.context.scene.sites()
        return [site.identifier for site in sites if not self.context.error_of(lambda: self._change(site))]  # noqa: B023 - at once

    def _change(self, site: CardItem | None, start: CardItem | None = None) -> Change:
        begin = start or self._from
        if site is None or begin is None:
            raise ChangeError(translate(FROM_A_SITE))
        ends = (begin.identifier, site.identifier)
        return edits.add_link(self.context.session.plan, ends, self.context.catalogue.link)

    def _site_at(self, pointer: Pointer) -> CardItem | None:
        return container_at(self.context.scene, pointer.scene, "site")
