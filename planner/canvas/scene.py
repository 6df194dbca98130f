"""The scene: an item for each row of the shown plan, updated with it."""

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from models.capacity.results import Evaluation
from models.plan.entities import Design, Entity, Plan
from models.plan.kinds import container_of
from planner.canvas.card_source import CardSource
from planner.canvas.collapsing import Collapsing
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.classes import ITEM_CLASSES
from planner.canvas.items.link import LinkItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Layout
from planner.canvas.level_of_detail import LevelOfDetail
from planner.canvas.link_ways import LinkWays
from planner.canvas.rearranging import arrange_after, elsewhere, holders_of
from planner.presenters import topology
from planner.theme.tokens import Tokens

LIFTED = 10.0
# Margin to scroll in; with it, nothing shifts when the plan grows.
MARGIN = 10_000.0


class PlanScene(QGraphicsScene):
    """Items by id; `refresh` shows another state of the plan and changes only what it must.

    Parameters
    ----------
    tokens : Tokens
        The theme.
    cached : bool
        Whether it is for the screen: cards are cached as pixels, and the background has dots.
    """

    def __init__(self, tokens: Tokens, *, cached: bool = True) -> None:
        super().__init__()
        self.source = CardSource(tokens, dotted=cached)
        self.layout = Layout({})
        self.items_by_id: dict[str, CardItem] = {}
        self.links: dict[str, LinkItem] = {}
        self._cached = cached
        self.selected: tuple[str, ...] = ()
        self.marked: CardItem | None = None
        self._lifted: tuple[str, ...] = ()
        self._ways = LinkWays()
        self.level_of_detail = LevelOfDetail(self)
        self.collapsing = Collapsing()

    def refresh(
        self,
        plan: Plan,
        design: Design | None,
        evaluation: Evaluation | None,
        touched: frozenset[str] | None = None,
    ) -> None:
        """Show a state of the plan; `touched` has the ids of replaced rows, None means all."""
        before, rows = self.source.rows, topology.rows_by_id(plan, design)
        changed = None if touched is None else touched | topology.moved_gauges(self.source.evaluation, evaluation)
        old = self.source.update(plan, rows, evaluation, changed)
        moved = touched is None or any(
            (name in before) != (name in rows)
            or topology.place_of(before.get(name)) != topology.place_of(rows.get(name))
            for name in touched
        )
        if touched is None or moved or any(_name(before.get(name)) != _name(rows.get(name)) for name in touched):
            self.source.forget_names()
        self.collapsing.show_design(design.id if design is not None else "", rows)
        if moved:
            self._rearrange(plan, design, before, touched)
        self._repaint(None if touched is None else touched | old)

    def set_tokens(self, tokens: Tokens) -> None:
        """Change the theme."""
        self.source.tokens = tokens
        self._repaint(None)
        self.update()

    def toggle_site(self, site: str) -> None:
        """Collapse a site to its header, or open it; nothing else moves."""
        self.collapsing.toggle(site)
        self._place(site)
        for item in self.items_by_id[site].child_cards():
            item.setVisible(site not in self.collapsing.sites)
        self.settle()
        self.update()

    def set_selected(self, ids: tuple[str, ...]) -> None:
        """Show which items are selected; a collapsed site opens if any is in it."""
        for site in self.collapsing.sites_around(ids, self.source.rows):
            self.toggle_site(site)
        chosen = set(ids)
        for identifier in set(self.selected) ^ chosen:
            for item in self._items_of(identifier):
                item.set_selected_look(identifier in chosen)
        self.selected = ids
        self.level_of_detail.refresh()

    def mark(self, item: CardItem | None, mark: Mark = Mark.NONE) -> None:
        """Mark the item under a drag; at most one item is marked."""
        if self.marked is not None and self.marked is not item:
            self.marked.set_mark(Mark.NONE)
        self.marked = item
        if item is not None:
            item.set_mark(mark)
        self.level_of_detail.refresh()

    def lift(self, ids: Iterable[str]) -> None:
        """Take cards out of their containers and raise them above everything, to be dragged."""
        self._lifted = tuple(ids)
        for identifier in self._lifted:
            item = self.items_by_id[identifier]
            corner = item.scenePos()
            item.setParentItem(None)  # type: ignore[arg-type]
            item.setPos(corner)
            item.setZValue(LIFTED)
        self._route_lines()
        self.level_of_detail.lift(self._lifted)

    def preview(self, corners: Mapping[str, QPointF]) -> None:
        """Move lifted cards without changing the plan."""
        for identifier, corner in corners.items():
            self.items_by_id[identifier].setPos(corner)
        # A lifted card has no wires; those of a site move with it.
        self._ways.route(self.sites(), self.links, self.source.rows)
        if any(self.items_by_id[identifier].is_machine for identifier in corners):
            self.level_of_detail.refresh()

    def settle(self) -> None:
        """Return lifted cards to their places in the layout."""
        for identifier in self._lifted:
            if identifier in self.items_by_id:
                self.items_by_id[identifier].setZValue(0)
                self._place(identifier)
        self._lifted = ()
        self.level_of_detail.lift(())
        self._route_lines()

    def sites(self) -> list[SiteItem]:
        """Return the items of the sites."""
        items = (self.items_by_id.get(site.id) for site in self.source.plan.sites)
        return [item for item in items if isinstance(item, SiteItem)]

    def items_of_kind(self, kind: str) -> list[CardItem]:
        """Return the items that represent rows of a kind."""
        return [item for item in self.items_by_id.values() if item.kind == kind]

    def content_rect(self, ids: Iterable[str] | None = None) -> QRectF:
        """Return the bounds of some items, or of all."""
        # Everything else is inside a site.
        outermost = (*(site.id for site in self.source.plan.sites), *self.links)
        chosen = [name for name in (outermost if ids is None else ids) if name in self.items_by_id]
        area = QRectF()
        for identifier in chosen:
            for item in self._items_of(identifier):
                area |= item.mapRectToScene(item.rect)
        return area

    def _rearrange(
        self, plan: Plan, design: Design | None, before: Mapping[str, Entity], touched: frozenset[str] | None
    ) -> None:
        old, self.layout = self.layout, arrange_after(self.layout, plan, design)
        placed, sites = {*self.layout.boxes}, {site.id for site in plan.sites}
        if touched is not None:
            tables = before, self.source.rows
            placed = elsewhere(old, self.layout, tables, touched) | {*self._lifted}
            sites &= holders_of(placed, tables)
        self._lifted = ()
        self.level_of_detail.lift(())
        rows = self.source.rows
        for identifier in [name for name in self.items_by_id if name not in rows]:
            self._remove_item(identifier)
        for identifier in [name for name in touched or rows if name in rows]:
            if identifier in self.items_by_id and not _is_of(self.items_by_id[identifier], rows[identifier]):
                self._remove_item(identifier)
        for identifier, row in rows.items():
            if identifier not in self.items_by_id:
                self._make_item(identifier, row)
                placed.add(identifier)
        for identifier in placed & self.layout.boxes.keys():
            self._place(identifier)
        self._connect_wires(topology.wires(plan, design, self.layout.contents, sites), sites)
        for site in self.sites():
            if site.identifier in sites:
                site.route_wires()
        self._ways.route(self.sites(), self.links, self.source.rows)
        self.setSceneRect(self.content_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _remove_item(self, identifier: str) -> None:
        if self.marked is self.items_by_id[identifier]:
            self.marked = None
        for item in self._items_of(identifier):
            for child in item.childItems():
                child.setParentItem(None)  # type: ignore[arg-type]
            self.removeItem(item)
        del self.items_by_id[identifier]
        if self.links.pop(identifier, None) is not None:
            self._ways = LinkWays()

    def _make_item(self, identifier: str, row: Entity) -> None:
        made = ITEM_CLASSES[row.kind](identifier, self.source)
        self.items_by_id[identifier] = made
        if isinstance(made, LinkItem):
            self.links[identifier] = made
        for item in (made, *made.companions):
            item.set_selected_look(identifier in self.selected)
            if self._cached and item.cached:
                item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            self.addItem(item)
        self.level_of_detail.apply_to(made)

    def _place(self, identifier: str) -> None:
        item, row = self.items_by_id[identifier], self.source.rows[identifier]
        container = container_of(row)
        parent = self.items_by_id[container] if container else None
        if item.parentItem() is not parent:
            item.setParentItem(parent)  # type: ignore[arg-type]
        item.vm_count = len(self.layout.contents.vms.get(identifier, ()))
        item.set_box(self.collapsing.box_of(identifier, self.layout.boxes[identifier]))
        item.setVisible(container not in self.collapsing.sites)
        if isinstance(item, SiteItem):
            item.collapsed = identifier in self.collapsing.sites

    def _connect_wires(self, wires: Mapping[str, tuple[str, ...]], sites: Collection[str]) -> None:
        of_site: dict[str, list[tuple[CardItem, CardItem]]] = {}
        for population, machines in wires.items():
            row = self.source.rows[population]
            pairs = [(self.items_by_id[population], self.items_by_id[machine]) for machine in machines]
            of_site.setdefault(getattr(row, "site", ""), []).extend(pairs)
        for site in self.sites():
            if site.identifier in sites:
                site.wires = tuple(of_site.get(site.identifier, ()))

    def _route_lines(self) -> None:
        """Route wires and links between the current positions of their cards and sites."""
        for site in self.sites():
            site.route_wires()
        self._ways.route(self.sites(), self.links, self.source.rows)

    def _repaint(self, changed: frozenset[str] | None) -> None:
        names = self.items_by_id if changed is None else changed | self.links.keys()
        low = self.level_of_detail.is_low
        for identifier in (*names, *(site.id for site in self.source.plan.sites)):
            for item in self._items_of(identifier):
                if not (low and item.is_machine):
                    item.update()
        self.level_of_detail.refresh()

    def _items_of(self, identifier: str) -> tuple[CardItem, ...]:
        item = self.items_by_id.get(identifier)
        return (item, *item.companions) if item is not None else ()


def _name(row: Entity | None) -> str:
    return str(getattr(row, "name", ""))


def _is_of(item: CardItem, row: Entity | None) -> bool:
    """Return whether an item can represent a row."""
    return row is not None and item.kind == row.kind
