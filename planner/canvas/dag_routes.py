"""Joins the cards of database availability groups to their members, wherever these stand in the scene."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF

from models.plan.dags import Dag
from models.plan.entities import Entity
from models.plan.kinds import container_of, is_virtual
from planner.canvas.boxes import Box
from planner.canvas.dag_ways import MOST_CARDS, ways_to_card
from planner.canvas.items.dag import DagItem
from planner.canvas.items.server import ServerItem
from planner.canvas.items.vm import VmItem
from planner.canvas.standing import Standing


def route_dags(items: Iterable[DagItem], standing: Standing, rows: Mapping[str, Entity]) -> None:
    """Give the lines of every group their ways; those of a member in a collapsed site end at that site."""
    for item in items:
        row = rows.get(item.identifier)
        if isinstance(row, Dag):
            _route(item, row, standing, rows)


def _route(item: DagItem, dag: Dag, standing: Standing, rows: Mapping[str, Entity]) -> None:
    starts: list[Box] = []
    halos: list[tuple[str, QRectF, float]] = []
    around: dict[int, list[Box]] = {}
    for member in dag.members:
        if member not in rows:
            continue
        card = container_of(rows[member]) if is_virtual(rows[member]) else member
        site = container_of(rows[card]) if card in rows else ""
        hidden = standing.is_collapsed(site)
        around[len(starts)] = _passed(standing, site, hidden=hidden)
        starts.append(_box(standing.area_of(site if hidden else card)))
        if not hidden:
            radius = VmItem.radius if is_virtual(rows[member]) else ServerItem.radius
            halos.append((member, standing.area_of(member), radius))
    item.lines.set_ways(ways_to_card(starts, _box(standing.area_of(item.identifier)), around), halos)


def _passed(standing: Standing, site: str, *, hidden: bool) -> list[Box]:
    """Return the boxes in the scene among which a line from a card of a site finds its way."""
    sites = [_box(standing.area_of(name)) for name in standing.layout.contents.physical if name != site]
    if hidden or site not in standing.layout.contents.physical:
        return sites
    corner, cards = standing.corner_of(site), standing.boxes_in(site)
    if len(cards) > MOST_CARDS:
        return sites
    return sites + [Box(box.x + corner.x(), box.y + corner.y(), box.width, box.height) for box in cards.values()]


def _box(area: QRectF) -> Box:
    return Box(area.x(), area.y(), area.width(), area.height())
