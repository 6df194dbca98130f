"""The cards of all machines as arrays, site by site: what an edit did not touch is taken over."""

from collections.abc import Mapping
from itertools import chain

import numpy as np
from attrs import define, field, frozen
from numpy.typing import NDArray

from models.plan.entities import Entity
from planner.canvas.boxes import Box
from planner.canvas.layout import Layout
from planner.canvas.rearranging import others
from planner.presenters import topology

Numbers = NDArray[np.int64]
# Kind and size of a card.
Sort = tuple[str, tuple[float, float]]


@frozen(eq=False)
class SiteCards:
    """The machines of one site.

    Parameters
    ----------
    ids : tuple of str
        Servers and hosts, each host followed by its VMs.
    corners : (machine, 2)
        From the corner of the site [px of the scene].
    sorts : (machine,)
        Numbers of kinds and sizes.
    """

    ids: tuple[str, ...]
    corners: NDArray[np.float64]
    sorts: Numbers


@define(eq=False)
class MachineCards:
    """The machines of a design as rows: their ids, corners in their sites, sites, and members of each sort.

    Parameters
    ----------
    rows : mapping of str to Entity
        The machines among others.
    layout : Layout
        Where they stand.
    before : MachineCards or None
        Those of another state of the plan; its sites are taken over where they are the same.
    """

    layout: Layout
    sites: tuple[str, ...]
    of_site: dict[str, SiteCards]
    numbers: dict[Sort, int]
    ids: tuple[str, ...] = field(init=False)
    corners: NDArray[np.float64] = field(init=False)
    site: Numbers = field(init=False)
    members: dict[Sort, Numbers] = field(init=False)

    @classmethod
    def of(cls, rows: Mapping[str, Entity], layout: Layout, before: "MachineCards | None" = None) -> "MachineCards":
        """Return the cards of a layout; the sites of another state are taken over where they are the same."""
        numbers = before.numbers if before is not None else {}
        kept = before.of_site if before is not None else {}
        other = _other_sites(before.layout, layout, rows) if before is not None else {*()}
        of_site = {
            site: kept[site]
            if site in kept and site not in other
            else _cards_of(tuple(topology.machines_in(layout.contents, site)), rows, layout, numbers)
            for site in layout.contents.physical
        }
        return cls(layout, tuple(of_site), of_site, numbers)

    def __attrs_post_init__(self) -> None:
        """Join the sites."""
        parts = list(self.of_site.values())
        self.ids = tuple(chain.from_iterable(part.ids for part in parts))
        self.corners = np.concatenate([part.corners for part in parts] or [np.zeros((0, 2))])
        self.site = np.repeat(np.arange(len(parts)), [len(part.ids) for part in parts])
        sorts = np.concatenate([part.sorts for part in parts] or [np.zeros(0, dtype=np.int64)])
        found = {sort: np.flatnonzero(sorts == number) for sort, number in self.numbers.items()}
        self.members = {sort: members for sort, members in found.items() if len(members)}


def _other_sites(old: Layout, new: Layout, rows: Mapping[str, Entity]) -> set[str]:
    """Return the sites in which not all stands as before: layouts take over what they leave as it is."""
    was, now = old.contents, new.contents
    hosts = {*others(was.vms, now.vms), *(was.vms.keys() - now.vms.keys())}
    sites = {*others(was.physical, now.physical)}
    return sites | topology.holders_of({*others(old.boxes, new.boxes), *hosts}, (rows,))


def _cards_of(ids: tuple[str, ...], rows: Mapping[str, Entity], layout: Layout, numbers: dict[Sort, int]) -> SiteCards:
    """Return the cards of one site; sorts that are new get a number."""
    boxes = tuple(layout.boxes[name] for name in ids)
    corners, sorts = np.zeros((len(ids), 2)), np.zeros(len(ids), dtype=np.int64)
    host: Box | None = None
    for at, (name, box) in enumerate(zip(ids, boxes, strict=True)):
        kind = rows[name].kind
        if kind != "vm":
            host = box
        corners[at] = (box.x, box.y) if kind != "vm" or host is None else (host.x + box.x, host.y + box.y)
        sorts[at] = numbers.setdefault((kind, (box.width, box.height)), len(numbers))
    return SiteCards(ids, corners, sorts)
