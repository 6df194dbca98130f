"""Which of some sites is nearest to each site, along the links between them."""

from collections.abc import Iterable
from heapq import heappop, heappush
from math import inf

from attrs import field, frozen

from models.capacity.floats import NOBODY
from models.plan.entities import Plan
from models.plan.queries import joined_sites

# What a way takes, the less the better: latency [ms], links, and how narrow its narrowest link is [-Mbit/s].
Way = tuple[float, int, float]


@frozen(eq=False)
class Nearest:
    """What links lead where in a plan: each answer is worked out once."""

    plan: Plan
    _known: dict[tuple[int, ...], tuple[int, ...]] = field(factory=dict)
    _joined: dict[int, list[int]] = field(factory=dict)

    def to(self, ends: tuple[int, ...]) -> tuple[int, ...]:
        """Return the row of the nearest of some sites for each site, as `nearest_sites` does: (sites,)."""
        if ends not in self._known:
            self._known[ends] = nearest_sites(self.plan, ends)
        return self._known[ends]

    def joined_without(self, lost: int) -> list[int]:
        """Return the numbers of `joined_sites` with a site lost, by its row: (sites,)."""
        if lost not in self._joined:
            self._joined[lost] = joined_sites(self.plan, frozenset((self.plan.sites[lost].id,)))
        return self._joined[lost]


def nearest_sites(plan: Plan, ends: Iterable[int]) -> tuple[int, ...]:
    """Return the row of the nearest of some sites for each site of a plan; `NOBODY` where no links lead to any.

    The way with the least latency is the shortest, or else that over the fewest links; of equal ones, the one whose
    narrowest link is the widest.

    Parameters
    ----------
    ends : iterable of int
        Rows of the sites to be reached; each is nearest to itself.

    Returns
    -------
    (sites,)
    """
    rows = {site.id: row for row, site in enumerate(plan.sites)}
    beyond: list[list[tuple[int, float, float]]] = [[] for _ in plan.sites]
    for link in plan.links:
        first, second = (rows[end] for end in link.ends)
        beyond[first].append((second, link.latency_ms, link.bandwidth_mbit_s))
        beyond[second].append((first, link.latency_ms, link.bandwidth_mbit_s))
    nearest = [NOBODY] * len(rows)
    waiting: list[tuple[Way, int, int]] = []
    for end in ends:
        heappush(waiting, ((0.0, 0, -inf), end, end))
    while waiting:
        (latency, links, narrow), end, here = heappop(waiting)
        if nearest[here] != NOBODY:
            continue
        nearest[here] = end
        for other, more, width in beyond[here]:
            heappush(waiting, ((latency + more, links + 1, max(narrow, -width)), end, other))
    return tuple(nearest)
