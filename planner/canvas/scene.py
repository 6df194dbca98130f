"""The scene: one item for everything of the plan that is shown, kept in step with it."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from models.capacity.results import Evaluation
from models.plan.entities import Design, Entity, Host, Link, Plan, Population, Server, Site, Vm
from planner.canvas.card_source import CardSource
from planner.canvas.distance import Distance
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.host import HostItem
from planner.canvas.items.link import LinkItem, LinkLabelItem
from planner.canvas.items.machine import MachineItem
from planner.canvas.items.population import PopulationItem
from planner.canvas.items.server import ServerItem
from planner.canvas.items.site import SiteItem
from planner.canvas.items.vm import VmItem
from planner.canvas.layout import Box, Layout, arrange
from planner.canvas.wiring import Curve, label_places, link_curve
from planner.presenters import topology
from planner.theme.tokens import Tokens

ITEMS: dict[type, type[CardItem]] = {
    Site: SiteItem,
    Population: PopulationItem,
    Server: ServerItem,
    Host: HostItem,
    Vm: VmItem,
    Link: LinkItem,
}
LIFTED = 10.0
# Room to move about in; with it, nothing shifts when the plan grows.
MARGIN = 10_000.0


class PlanScene(QGraphicsScene):
    """Items by id; `refresh` is the only way in, and it changes only what an update concerns.

    Parameters
    ----------
    tokens : Tokens
        The theme.
    cached : bool
        Whether it is for the screen: cards are kept as pixels, and the ground has dots.
    """

    def __init__(self, tokens: Tokens, *, cached: bool = True) -> None:
        super().__init__()
        self.source = CardSource(tokens, dotted=cached)
        self.layout = Layout({})
        self.items_by_id: dict[str, CardItem] = {}
        self.labels: dict[str, LinkLabelItem] = {}
        self._cached = cached
        self.selected: tuple[str, ...] = ()
        self.marked: CardItem | None = None
        self._lifted: tuple[str, ...] = ()
        # Where links and sites stood when their labels were placed, which takes the time in a drag.
        self._linked: tuple[dict[str, Curve], dict[str, Box]] = ({}, {})
        self.distance = Distance(self)

    def refresh(
        self,
        plan: Plan,
        design: Design | None,
        evaluation: Evaluation | None,
        touched: frozenset[str] | None = None,
    ) -> None:
        """Show a state of the plan; `touched` names what was replaced, None stands for everything."""
        before, rows = self.source.rows, topology.rows_by_id(plan, design)
        changed = None if touched is None else touched | topology.moved_gauges(self.source.evaluation, evaluation)
        old = self.source.renew(plan, rows, evaluation, changed)
        moved = touched is None or any(
            (name in before) != (name in rows)
            or topology.place_of(before.get(name)) != topology.place_of(rows.get(name))
            for name in touched
        )
        if moved:
            self._rearrange(plan, design)
        self._repaint(None if touched is None else touched | old)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take another theme."""
        self.source.tokens = tokens
        self._repaint(None)
        self.update()

    def set_selected(self, ids: tuple[str, ...]) -> None:
        """Show which items are selected."""
        for identifier in set(self.selected) ^ set(ids):
            for item in self._all_of(identifier):
                item.set_selected_look(identifier in ids)
        self.selected = ids
        self.distance.follow()

    def mark(self, item: CardItem | None, mark: Mark = Mark.NONE) -> None:
        """Show where a drag would end; at most one item is marked."""
        if self.marked is not None and self.marked is not item:
            self.marked.set_mark(Mark.NONE)
        self.marked = item
        if item is not None:
            item.set_mark(mark)
        self.distance.follow()

    def lift(self, ids: Iterable[str]) -> None:
        """Take cards out of what holds them, to be dragged over everything."""
        self._lifted = tuple(ids)
        for identifier in self._lifted:
            item = self.items_by_id[identifier]
            corner = item.scenePos()
            item.setParentItem(None)  # type: ignore[arg-type]
            item.setPos(corner)
            item.setZValue(LIFTED)
        self._run_lines()
        self.distance.lift(self._lifted)

    def preview(self, corners: Mapping[str, QPointF]) -> None:
        """Draw lifted cards elsewhere; the plan knows nothing of it."""
        for identifier, corner in corners.items():
            self.items_by_id[identifier].setPos(corner)
        self._run_lines()
        self.distance.follow()

    def settle(self) -> None:
        """Put lifted cards back where the arrangement has them."""
        for identifier in self._lifted:
            if identifier in self.items_by_id:
                self.items_by_id[identifier].setZValue(0)
                self._put(identifier)
        self._lifted = ()
        self.distance.lift(())
        self._run_lines()

    def content_rect(self, ids: Iterable[str] | None = None) -> QRectF:
        """Return the ground of some items, or of all."""
        # Everything else stands in a site.
        outermost = (*(site.id for site in self.source.plan.sites), *self.labels)
        chosen = [name for name in (outermost if ids is None else ids) if name in self.items_by_id]
        area = QRectF()
        for identifier in chosen:
            for item in self._all_of(identifier):
                area |= item.mapRectToScene(item.rect)
        return area

    def _rearrange(self, plan: Plan, design: Design | None) -> None:
        self.layout = arrange(plan, design)
        self._lifted = ()
        self.distance.lift(())
        for identifier in [name for name in self.items_by_id if not self._fits(name)]:
            self._drop_item(identifier)
        for identifier, row in self.source.rows.items():
            if identifier not in self.items_by_id:
                self._make_item(identifier, row)
        for identifier in self.layout.boxes:
            self._put(identifier)
        self._join(topology.wires(plan, design))
        self._run_lines()
        self.setSceneRect(self.content_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _fits(self, identifier: str) -> bool:
        row = self.source.rows.get(identifier)
        return row is not None and type(self.items_by_id[identifier]) is ITEMS[type(row)]

    def _drop_item(self, identifier: str) -> None:
        if self.marked is self.items_by_id[identifier]:
            self.marked = None
        for item in self._all_of(identifier):
            for child in item.childItems():
                child.setParentItem(None)  # type: ignore[arg-type]
            self.removeItem(item)
        del self.items_by_id[identifier]
        if self.labels.pop(identifier, None) is not None:
            self._linked = ({}, {})

    def _make_item(self, identifier: str, row: Entity) -> None:
        made: list[CardItem] = [ITEMS[type(row)](identifier, self.source)]
        self.items_by_id[identifier] = made[0]
        if isinstance(row, Link):
            self.labels[identifier] = LinkLabelItem(identifier, self.source)
            made.append(self.labels[identifier])
        for item in made:
            item.set_selected_look(identifier in self.selected)
            if self._cached and not isinstance(item, SiteItem | LinkItem):
                item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            self.addItem(item)
        self.distance.adopt(made[0])

    def _put(self, identifier: str) -> None:
        item, row = self.items_by_id[identifier], self.source.rows[identifier]
        holder = topology.holder_of(row)
        parent = self.items_by_id[holder] if holder else None
        if item.parentItem() is not parent:
            item.setParentItem(parent)  # type: ignore[arg-type]
        if isinstance(item, HostItem):
            item.vm_count = len(self.layout.contents.vms.get(identifier, ()))
        item.set_box(self.layout.boxes[identifier])

    def _join(self, wires: dict[str, tuple[str, ...]]) -> None:
        of_site: dict[str, list[tuple[CardItem, CardItem]]] = {}
        for population, machines in wires.items():
            row = self.source.rows[population]
            pairs = [(self.items_by_id[population], self.items_by_id[machine]) for machine in machines]
            of_site.setdefault(getattr(row, "site", ""), []).extend(pairs)
        for site in self._sites():
            site.wires = tuple(of_site.get(site.identifier, ()))

    def _run_lines(self) -> None:
        """Run wires and links between where their cards and sites stand now."""
        sites = self._sites()
        for site in sites:
            site.run_wires()
        boxes = {site.identifier: Box(site.x(), site.y(), site.box.width, site.box.height) for site in sites}
        curves = {}
        for identifier in self.labels:
            one, other = getattr(self.source.rows[identifier], "ends", ("", ""))
            curves[identifier] = link_curve(boxes[one], boxes[other])
        if (curves, boxes) == self._linked:
            return
        self._linked = curves, boxes
        for identifier, middle in label_places(curves, tuple(boxes.values())).items():
            item = self.items_by_id[identifier]
            if isinstance(item, LinkItem):
                item.set_curve(curves[identifier])
            self.labels[identifier].set_middle(middle)

    def _repaint(self, changed: frozenset[str] | None) -> None:
        names = self.items_by_id if changed is None else changed | self.labels.keys()
        far = self.distance.is_far
        for identifier in (*names, *(site.id for site in self.source.plan.sites)):
            if not far or not isinstance(self.items_by_id.get(identifier), MachineItem):
                self._update(identifier)
        self.distance.follow()

    def _update(self, identifier: str) -> None:
        for item in self._all_of(identifier):
            item.update()

    def _all_of(self, identifier: str) -> list[CardItem]:
        found: list[CardItem | None] = [self.items_by_id.get(identifier), self.labels.get(identifier)]
        return [item for item in found if item is not None]

    def _sites(self) -> list[SiteItem]:
        items = (self.items_by_id.get(site.id) for site in self.source.plan.sites)
        return [item for item in items if isinstance(item, SiteItem)]
