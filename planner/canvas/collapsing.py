"""Sites of which only the header is shown: kept for each design while the program runs, never in the file."""

from collections.abc import Iterable, Mapping

from attrs import define, field

from models.plan.entities import Entity
from models.plan.kinds import container_of
from planner.canvas.boxes import Box

# Height of a collapsed site [px]: its header with two lines.
COLLAPSED_HEIGHT = 64.0


@define
class Collapsing:
    """The ids of collapsed sites, those of the design that is shown and those of the others."""

    _of_design: dict[str, set[str]] = field(factory=dict)
    _design: str = ""

    @property
    def sites(self) -> set[str]:
        """Return the collapsed sites of the design that is shown."""
        return self._of_design.setdefault(self._design, set())

    def show_design(self, design: str, known: Iterable[str]) -> None:
        """Follow the design that is shown; sites that are in the plan no longer are forgotten."""
        self._design = design
        self.sites.intersection_update(known)

    def open_all(self) -> None:
        """Open all sites, as for another plan: its designs and sites may have the same ids."""
        self._of_design.clear()

    def toggle(self, site: str) -> None:
        """Collapse a site, or open it."""
        self.sites.symmetric_difference_update({site})

    def box_of(self, identifier: str, box: Box) -> Box:
        """Return the box in which a row is shown, from its box in the layout."""
        return Box(box.x, box.y, box.width, COLLAPSED_HEIGHT) if identifier in self.sites else box

    def sites_around(self, ids: Iterable[str], rows: Mapping[str, Entity]) -> list[str]:
        """Return the collapsed sites that hide any of these rows."""
        if not self.sites:
            return []
        found: dict[str, None] = {}
        for identifier in ids:
            above = container_of(rows[identifier]) if identifier in rows else ""
            while above:
                if above in self.sites:
                    found[above] = None
                above = container_of(rows[above])
        return list(found)
