"""The scene: the shown plan as items, updated with it."""

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from models.capacity.dags.results import members_renewed
from models.capacity.results import Evaluation
from models.plan.entities import Design, Entity, Plan
from models.plan.kinds import container_of
from planner.canvas.card_source import CardSource
from planner.canvas.collapsing import Collapsing
from planner.canvas.dag_routes import route_dags
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.dag import DagItem
from planner.canvas.items.link import LinkItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Layout
from planner.canvas.level_of_detail import LevelOfDetail
from planner.canvas.link_ways import LinkWays
from planner.canvas.rearranging import arrange_after, elsewhere
from planner.canvas.scene_items import SceneItems
from planner.canvas.standing import Standing
from planner.presenters import topology
from planner.theme.tokens import Tokens

LIFTED = 10.0
# Margin to scroll in; with it, nothing shifts when the plan grows.
MARGIN = 10_000.0
# So much more than what is in sight is made while the view moves [fraction of its width and height].
AHEAD = 0.25


class PlanScene(QGraphicsScene):
    """Shows a plan; `refresh` shows another state of it and changes only what it must.

    Parameters
    ----------
    tokens : Tokens
        The theme.
    cached : bool
        Whether it is for the screen: cards are cached as pixels, the background has dots, and machines have items
        where they come into sight.
    """

    def __init__(self, tokens: Tokens, *, cached: bool = True) -> None:
        super().__init__()
        self.source = CardSource(tokens, dotted=cached)
        self.collapsing = Collapsing()
        self.standing = Standing(self.source, self.collapsing)
        self.level_of_detail = LevelOfDetail(self)
        self.items_by_id = SceneItems(
            self,
            self.source,
            self.standing,
            self.collapsing,
            cached=cached,
            when_made=self.level_of_detail.apply_to,
        )
        self.links: dict[str, LinkItem] = {}
        self.dags: dict[str, DagItem] = {}
        self._cached = cached
        self.selected: tuple[str, ...] = ()
        self.marked: CardItem | None = None
        self._ways = LinkWays()
        # What sites and links said when they were painted last.
        self._words: dict[str, object] = {}
        # What a view shows, and where machines have items.
        self._seen, self._prepared = QRectF(), QRectF()

    @property
    def layout(self) -> Layout:
        """Return where the layout puts everything."""
        return self.standing.layout

    def refresh(
        self,
        plan: Plan,
        design: Design | None,
        evaluation: Evaluation | None,
        touched: frozenset[str] | None = None,
    ) -> None:
        """Show a state of the plan; `touched` has the ids of replaced rows, None means all."""
        before, rows = self.source.rows, topology.rows_by_id(plan, design)
        changed = None if touched is None else touched | _moved(self.source.evaluation, evaluation)
        old = self.source.update(plan, rows, evaluation, changed)
        moved = touched is None or any(
            (name in before) != (name in rows)
            or topology.place_of(before.get(name)) != topology.place_of(rows.get(name))
            for name in touched
        )
        named = None if touched is None else [name for name in touched if _named(before, name) != _named(rows, name)]
        self.source.forget_names(None if named is None else topology.holders_of(named, (before, rows)))
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
        self.items_by_id.place(site)
        for item in self.items_by_id[site].child_cards():
            item.setVisible(site not in self.collapsing.sites)
        self._prepare()
        self.settle()
        self.update()

    def set_selected(self, ids: tuple[str, ...]) -> None:
        """Show which items are selected; a collapsed site opens if any is in it."""
        for site in self.collapsing.sites_around(ids, self.source.rows):
            self.toggle_site(site)
        self.items_by_id.select(ids)
        self.selected = ids
        self.level_of_detail.refresh()

    def mark(self, item: CardItem | None, mark: Mark = Mark.NONE) -> None:
        """Mark the item under a drag; at most one item is marked."""
        if self.marked is item and (item is None or item.mark == mark):
            return
        if self.marked is not None and self.marked is not item:
            self.marked.set_mark(Mark.NONE)
        self.marked = item
        if item is not None:
            item.set_mark(mark)
        self.level_of_detail.refresh()

    def lift(self, ids: Iterable[str]) -> None:
        """Take cards out of their containers and raise them above everything, to be dragged."""
        for identifier in ids:
            item = self.items_by_id[identifier]
            corner = item.scenePos()
            self.standing.lifted[identifier] = corner
            item.setParentItem(None)  # type: ignore[arg-type]
            item.setPos(corner)
            item.setZValue(LIFTED)
        self._route_lines()
        self.level_of_detail.lift(self.standing.lifted)

    def preview(self, corners: Mapping[str, QPointF]) -> None:
        """Move lifted cards without changing the plan."""
        for identifier, corner in corners.items():
            self.standing.lifted[identifier] = corner
            self.items_by_id[identifier].setPos(corner)
        if any(identifier in self.layout.contents.physical for identifier in corners):
            # A lifted card has no wires; those of a site move with it, and so do its machines.
            self._ways.route(self.sites(), self.links, self.source.rows)
            self.level_of_detail.refresh()
        route_dags(self.dags.values(), self.standing, self.source.rows)

    def settle(self) -> None:
        """Return lifted cards to their places in the layout."""
        for identifier in self.standing.drop_lifted():
            self.items_by_id[identifier].setZValue(0)
            self.items_by_id.place(identifier)
        self.level_of_detail.lift(())
        self._route_lines()

    def show_area(self, area: QRectF, zoom: float) -> None:
        """Be ready to be painted: what a view shows of the scene, and at which zoom.

        Parameters
        ----------
        area : QRectF
            The part of the scene that is in sight.
        zoom : float
            1.0 is 100 %.
        """
        self._seen = area
        if self.level_of_detail.set_zoom(zoom):
            self._prepared = QRectF()
        if not self.level_of_detail.is_low and not self._prepared.contains(area):
            across, down = area.width() * AHEAD, area.height() * AHEAD
            moved = not self._prepared.isNull()
            self._prepare(area.adjusted(-across, -down, across, down) if moved else area)

    def sites(self) -> list[SiteItem]:
        """Return the items of the sites."""
        items = (self.items_by_id[site.id] for site in self.source.plan.sites)
        return [item for item in items if isinstance(item, SiteItem)]

    def ids_of_kind(self, kind: str) -> list[str]:
        """Return the ids of the rows of a kind."""
        return [name for name, row in self.source.rows.items() if row.kind == kind]

    def area_of(self, identifier: str) -> QRectF:
        """Return the area of a card in the scene, of a link that of its label; empty where it has none."""
        link = self.links.get(identifier)
        return self.standing.area_of(identifier) if link is None else link.label.mapRectToScene(link.label.rect)

    def content_rect(self, ids: Iterable[str] | None = None) -> QRectF:
        """Return the bounds of some rows, or of all."""
        area = QRectF()
        # Everything else is inside a site.
        outermost = (*(site.id for site in self.source.plan.sites), *self.links, *self.dags)
        for identifier in outermost if ids is None else ids:
            area |= self.area_of(identifier)
        return area

    def _rearrange(
        self, plan: Plan, design: Design | None, before: Mapping[str, Entity], touched: frozenset[str] | None
    ) -> None:
        old = self.layout
        self.standing.layout = arrange_after(old, plan, design)
        self.source.contents = self.layout.contents
        placed, sites = {*self.layout.boxes}, {site.id for site in plan.sites}
        if touched is not None:
            tables = before, self.source.rows
            placed = elsewhere(old, self.layout, tables, touched) | {*self.standing.lifted}
            sites &= topology.holders_of(placed, tables)
        self.standing.drop_lifted()
        self.level_of_detail.lift(())
        for item in self.items_by_id.follow(placed, self.source.rows if touched is None else touched):
            self._forget(item)
        links = (self.items_by_id[link.id] for link in plan.links)
        self.links = {item.identifier: item for item in links if isinstance(item, LinkItem)}
        groups = (self.items_by_id[dag.id] for dag in (design.dags if design is not None else ()))
        self.dags = {item.identifier: item for item in groups if isinstance(item, DagItem)}
        self.source.lights = {
            name: item.set_lit for dag, item in self.dags.items() for name in (dag, *self.source.members(dag))
        }
        self._prepare()
        self._connect_wires(topology.wires(plan, design, self.layout.contents, sites), sites)
        self._route_lines(sites)
        self.setSceneRect(self.content_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _prepare(self, area: QRectF | None = None) -> None:
        """Give machines their items: those in an area, by default in that of before; all where there is no view."""
        if not self._cached:
            self.items_by_id.make_all()
            return
        self._prepared = self._prepared if area is None else area
        if not self.level_of_detail.is_low and not self._prepared.isNull():
            kept = (*self.standing.lifted, *([self.marked.identifier] if self.marked is not None else ()))
            self.items_by_id.make_in(self._prepared, kept)

    def _forget(self, item: CardItem) -> None:
        if self.marked is item:
            self.marked = None
        if isinstance(item, LinkItem):
            self._ways = LinkWays()

    def _connect_wires(self, wires: Mapping[str, tuple[str, ...]], sites: Collection[str]) -> None:
        of_site: dict[str, list[tuple[str, str]]] = {}
        for population, machines in wires.items():
            site = getattr(self.source.rows[population], "site", "")
            of_site.setdefault(site, []).extend((population, machine) for machine in machines)
        for site in self.sites():
            if site.identifier in sites:
                site.wires = tuple(of_site.get(site.identifier, ()))

    def _route_lines(self, sites: Collection[str] | None = None) -> None:
        """Route the wires of some sites, or of all, and the links between where their cards and sites are now."""
        for site in self.sites():
            if sites is None or site.identifier in sites:
                site.route_wires(self.standing.boxes_in(site.identifier))
        self._ways.route(self.sites(), self.links, self.source.rows)
        route_dags(self.dags.values(), self.standing, self.source.rows)

    def _repaint(self, changed: frozenset[str] | None) -> None:
        low = self.level_of_detail.is_low
        speaking: list[LinkItem | SiteItem | DagItem] = [*self.links.values(), *self.sites(), *self.dags.values()]
        before, self._words = self._words, {item.identifier: item.words() for item in speaking}
        said = {name for name, words in self._words.items() if before.get(name) != words}
        for item in self.items_by_id.made(None if changed is None else changed | said):
            if not (low and item.is_machine):
                item.update()
        self.level_of_detail.refresh()


def _moved(before: Evaluation | None, after: Evaluation | None) -> frozenset[str]:
    """Return the ids of the machines whose cards say other numbers."""
    return topology.moved_gauges(before, after).union(members_renewed(before, after))


def _named(rows: Mapping[str, Entity], identifier: str) -> tuple[str, str]:
    """Return what a row is called, and what it is in."""
    row = rows.get(identifier)
    return ("", "") if row is None else (str(getattr(row, "name", "")), container_of(row))
