"""The Connect tool: a drag from one site to another joins them."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.errors import ChangeError
from models.plan import edits
from models.plan.change import Change
from models.words import marked, shown
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import holder_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.site import SiteItem
from planner.canvas.tools.targets import Targets
from planner.canvas.tools.tool import Tool

FROM_A_SITE = marked("A link joins two sites; drag from one site to another.")


class ConnectTool(Tool):
    """Press on a site, release on another; two clicks do as well."""

    name = "connect"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._from: CardItem | None = None
        self._start = QPointF()
        self._end = QPointF()
        self.targets = Targets(bench)

    def press(self, pointer: Pointer) -> None:
        """Begin at a site, or end at one where a click began it."""
        site = self._site_at(pointer)
        if self._from is not None:
            self._join(site)
        elif site is None:
            self.bench.refuse(shown(FROM_A_SITE), pointer.scene)
        else:
            self._from, self._start, self._end = site, pointer.scene, pointer.scene
            self.targets.offer(self._reachable())
            self.bench.scene.mark(site, Mark.TARGET)

    def move(self, pointer: Pointer) -> None:
        """Stretch the line and show which site it would reach."""
        site = self._site_at(pointer)
        if self._from is None:
            self.bench.scene.mark(site, Mark.TARGET)
            return
        self._end = pointer.scene
        fault = self.bench.fault(lambda: self._change(site))
        self.bench.scene.mark(site, Mark.ILLEGAL if fault else Mark.TARGET)
        self.bench.refuse("" if site is self._from else fault, pointer.scene)
        self.bench.repaint()

    def release(self, pointer: Pointer) -> None:
        """End at a site; on the same site the line stays in the hand for a second click."""
        site = self._site_at(pointer)
        if self._from is not None and site is not self._from:
            self._join(site)

    def cancel(self) -> bool:
        """Return whether a line was given up."""
        running = self._from is not None
        self._from = None
        self._end_gesture()
        return running

    def paint(self, painter: QPainter) -> None:
        """Paint the line."""
        if self._from is None:
            return
        self.targets.paint(painter)
        pen = QPen(QColor(self.bench.scene.source.tokens.accent), 2)
        pen.setCosmetic(True)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(QLineF(self._start, self._end))

    def _join(self, site: CardItem | None) -> None:
        start, self._from = self._from, None
        self._end_gesture()
        change = self.bench.attempt(lambda: self._change(site, start))
        if change is not None:
            self.bench.selection.set((change.replacements[0].key,))
            self.bench.finished()

    def _end_gesture(self) -> None:
        self.targets.clear()
        self.bench.scene.mark(None)
        self.bench.refuse("")

    def _reachable(self) -> list[CardItem]:
        """Return the sites that a link from here may end at."""
        sites = (item for item in self.bench.scene.items_by_id.values() if isinstance(item, SiteItem))
        return [site for site in sites if not self.bench.fault(lambda: self._change(site))]  # noqa: B023 - at once

    def _change(self, site: CardItem | None, start: CardItem | None = None) -> Change:
        begin = start or self._from
        if site is None or begin is None:
            raise ChangeError(shown(FROM_A_SITE))
        ends = (begin.identifier, site.identifier)
        return edits.add_link(self.bench.session.plan, ends, self.bench.catalogue.link)

    def _site_at(self, pointer: Pointer) -> CardItem | None:
        return holder_at(self.bench.scene, pointer.scene, SiteItem)
