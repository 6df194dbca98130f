"""The item class of each kind of row: the only place to change for a new kind."""

from planner.canvas.items.card import CardItem
from planner.canvas.items.dag import DagItem
from planner.canvas.items.host import HostItem
from planner.canvas.items.link import LinkItem
from planner.canvas.items.population import PopulationItem
from planner.canvas.items.server import ServerItem
from planner.canvas.items.site import SiteItem
from planner.canvas.items.vm import VmItem

ITEM_CLASSES: dict[str, type[CardItem]] = {
    item.kind: item for item in (SiteItem, PopulationItem, ServerItem, HostItem, VmItem, LinkItem, DagItem)
}
