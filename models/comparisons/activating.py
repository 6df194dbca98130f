"""What groups do in outages: which databases are activated where, which are lost, and who still reaches them."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.held import Held
from models.capacity.members import STORE_ROW, parts_of
from models.dag.activation import votes_left, votes_needed


@frozen(eq=False)
class Way:
    """What sites and links that are down leave of the network.

    Parameters
    ----------
    standing : (sites,)
        Which sites are up.
    joined : (sites,)
        A number that each site shares with those that links still join to it.
    usual : (sites,)
        The same without an outage; sites that no link joins count as joined.
    """

    standing: Flags
    joined: Indices
    usual: Indices

    def reaches(self, site: int, others: Indices) -> Flags:
        """Return which other sites a site reaches: (others,)."""
        way = (self.joined[site] == self.joined[others]) | (self.usual[site] != self.usual[others])
        found: Flags = way & self.standing[site] & self.standing[others]
        return found


@frozen(eq=False)
class Activated:
    """What a group does in an outage.

    Parameters
    ----------
    active, passive : (members,)
        Part of the databases that each member serves, and of which it holds another copy [fraction].
    lost : float
        Part of them that nobody serves [fraction].
    reached : (sites,)
        From which sites the members that serve can be reached.
    """

    active: Floats
    passive: Floats
    lost: float
    reached: Flags


@frozen(eq=False, kw_only=True)
class GroupsLeft:
    """What the groups of a design do in some outages.

    Parameters
    ----------
    active, passive : (outages, assignments)
        Part of the databases of its group [fraction].
    unserved : (outages, populations)
        Part of each population that its group no longer serves [fraction]; 0 of those without one.
    serving : (outages, populations)
        Row of a site where its group serves each population; `NOBODY` where it does not.
    """

    active: Floats
    passive: Floats
    unserved: Floats
    serving: Indices


def groups_left(compiled: CompiledDesign, ways: Sequence[Way], way_of: Indices, running: Flags) -> GroupsLeft:
    """Return what the groups of a design do in some outages.

    Parameters
    ----------
    ways : sequence of Way
    way_of : (outages,)
        Which of them each outage leaves.
    running : (outages, machines)
    """
    rows, home = compiled.assignments, compiled.workload.home
    shape = len(way_of), len(rows.machine)
    active, passive = np.zeros(shape), np.zeros(shape)
    unserved, serving = np.zeros((shape[0], len(home))), np.full((shape[0], len(home)), NOBODY)
    for number, held in enumerate(compiled.groups):
        place = np.flatnonzero(rows.group == number)
        if not place.size:
            continue
        member, mine = rows.member[place], np.flatnonzero(compiled.carried[number])
        alive = np.zeros((shape[0], len(held.sites)), dtype=bool)
        alive[:, member] = running[:, rows.machine[place]]
        keeps = rows.duty[place] == STORE_ROW
        for outages, found in _each(held, ways, way_of, alive):
            at = np.ix_(outages, place)
            active[at] = found.active[member]
            passive[at] = np.where(keeps, found.passive[member], 0.0)
            gone = np.where(found.reached[home[mine]], found.lost, 1.0)
            unserved[np.ix_(outages, mine)] = gone
            sites = _sites_of(held, found, home[mine])
            serving[np.ix_(outages, mine)] = np.where(gone < 1.0, sites, NOBODY)
    return GroupsLeft(active=active, passive=passive, unserved=unserved, serving=serving)


def _each(held: Held, ways: Sequence[Way], way_of: Indices, alive: Flags) -> Iterator[tuple[Indices, Activated]]:
    """Return what a group does in outages that are the same to it, each once with the rows of those outages."""
    sorts, which = np.unique(np.column_stack([way_of, alive]), axis=0, return_inverse=True)
    for number, row in enumerate(sorts):
        yield np.flatnonzero(which.ravel() == number), _activated(held, ways[int(row[0])], row[1:].astype(bool))


def _activated(held: Held, way: Way, alive: Flags) -> Activated:
    """Return what a group does: the members on that side of the network that has a quorum serve all that they can."""
    nobody = np.zeros(len(held.sites))
    for site in dict.fromkeys(held.sites[alive].tolist()):
        side = alive & way.reaches(site, held.sites)
        witness = held.witness == NOBODY or bool(way.reaches(site, np.array([held.witness]))[0])
        votes = votes_left(side[np.newaxis], np.array([witness]))
        if votes[0] >= votes_needed(len(held.sites)):
            active, passive, lost = parts_of(held, side[np.newaxis])
            return Activated(active[0], passive[0], float(lost[0]), way.reaches(site, np.arange(len(way.standing))))
    return Activated(nobody, nobody, 1.0, np.zeros(len(way.standing), dtype=bool))


def _sites_of(held: Held, found: Activated, home: Indices) -> Indices:
    """Return a site where the group serves the users of each home: their own where it has active databases there."""
    serves = held.sites[found.active > 0.0]
    if not serves.size:
        return np.full(len(home), NOBODY)
    return np.where(np.isin(home, serves), home, held.sites[int(found.active.argmax())])
