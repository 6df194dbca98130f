"""The ways of the links between sites, found anew only where a site stands elsewhere: that takes most of a drag."""

from collections.abc import Mapping, Sequence

from models.plan.entities import Entity
from planner.canvas.boxes import Box, hull_of
from planner.canvas.edges import Curve, label_places
from planner.canvas.items.link import LinkItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import SITE_GAP
from planner.canvas.routing import Line, Surroundings, detour, direct_link

# How far links keep from the middle of a gap, in turn [px of the scene].
LANES = (0.0, -16.0, 16.0)


class LinkWays:
    """Routes links between the sites where they stand now."""

    def __init__(self) -> None:
        # Ends of links and sites when they were routed last, and the links that had no site in between.
        self._routed: tuple[dict[str, tuple[str, str]], dict[str, Box]] = ({}, {})
        self._direct: dict[str, Curve] = {}

    def route(self, sites: Sequence[SiteItem], links: Mapping[str, LinkItem], rows: Mapping[str, Entity]) -> None:
        """Give every link its way, if any of the sites or ends is another than before."""
        boxes = {site.identifier: Box(site.x(), site.y(), site.box.width, site.box.height) for site in sites}
        ends = {name: getattr(rows[name], "ends", ("", "")) for name in links}
        if (ends, boxes) == self._routed:
            return
        self._direct = self._still_direct(ends, boxes)
        self._routed = ends, boxes
        around = Surroundings.of(tuple(boxes.values()), SITE_GAP[1])
        ways: dict[str, Curve | Line] = {}
        for number, (name, (start, end)) in enumerate(ends.items()):
            curve = self._direct.get(name) or direct_link(boxes[start], boxes[end], around)
            if curve is not None:
                self._direct[name] = curve
            ways[name] = curve or detour(boxes[start], boxes[end], around, LANES[number % len(LANES)])
        for name, middle in label_places(ways, tuple(boxes.values())).items():
            links[name].set_way(ways[name], middle)

    def _still_direct(self, ends: Mapping[str, tuple[str, str]], boxes: Mapping[str, Box]) -> dict[str, Curve]:
        """Return the curves between sites that stand where they stood, with nothing new between them."""
        old_ends, old_boxes = self._routed
        changed = [name for name, box in boxes.items() if old_boxes.get(name) != box]
        kept = {}
        for name, curve in self._direct.items():
            if name in ends and ends[name] == old_ends[name] and not {*ends[name]} & {*changed}:
                hull = hull_of([boxes[end] for end in ends[name]])
                if not any(boxes[site].overlaps(hull) for site in changed):
                    kept[name] = curve
        return kept
