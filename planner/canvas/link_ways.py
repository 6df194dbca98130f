"""The ways of the links between sites, found anew only where a site stands elsewhere: that takes most of a drag."""

from collections.abc import Mapping, Sequence

from models.plan.entities import Entity
from planner.canvas.edges import label_places
from planner.canvas.items.link import LinkItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import SITE_GAP, Box
from planner.canvas.routing import Surroundings, link_route

# How far links keep from the middle of a gap, in turn [px of the scene].
LANES = (0.0, -16.0, 16.0)


class LinkWays:
    """Routes links between the sites where they stand now."""

    def __init__(self) -> None:
        # Ends of links and sites when they were routed last.
        self._routed: tuple[dict[str, tuple[str, str]], dict[str, Box]] = ({}, {})

    def route(self, sites: Sequence[SiteItem], links: Mapping[str, LinkItem], rows: Mapping[str, Entity]) -> None:
        """Give every link its way, if any of the sites or ends is another than before."""
        boxes = {site.identifier: Box(site.x(), site.y(), site.box.width, site.box.height) for site in sites}
        ends = {name: getattr(rows[name], "ends", ("", "")) for name in links}
        if (ends, boxes) == self._routed:
            return
        self._routed = ends, boxes
        around = Surroundings.of(tuple(boxes.values()), SITE_GAP[1])
        ways = {
            name: link_route(boxes[start], boxes[end], around, LANES[number % len(LANES)])
            for number, (name, (start, end)) in enumerate(ends.items())
        }
        for name, middle in label_places(ways, tuple(boxes.values())).items():
            links[name].set_way(ways[name], middle)
