"""What groups do in outages: which databases are activated where, which are lost, and who still reaches them."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign
from models.capacity.floats import NOBODY, Flags, Floats, Indices
from models.capacity.held import Held
from models.capacity.members import STORE_ROW, parts_of
from models.dag.activation import votes_left
from models.dag.votes import votes_needed


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
    active, passive : (homes, members)
        Part of the databases of each home that each member serves, and of which it holds another copy [fraction].
    lost : (homes,)
        Part of them that nobody serves [fraction].
    reached : (sites,)
        From which sites the members that serve can be reached.
    standing : (sites,)
        Which sites are up.
    side : (members,)
        Which members are on the side of the network that serves: logs reach no others.
    quorum : bool
        Whether any side of the network has a quorum; without one all databases are dismounted.
    """

    active: Floats
    passive: Floats
    lost: Floats
    reached: Flags
    standing: Flags
    side: Flags
    quorum: bool = True


@frozen(eq=False, kw_only=True)
class GroupsLeft:
    """What the groups of a design do in some outages.

    Parameters
    ----------
    active, passive : (outages, homes, assignments)
        Part of the databases of each home of its group [fraction].
    unserved : (outages, populations)
        Part of each population that its group no longer serves [fraction]; 0 of those without one.
    serving : (outages, populations)
        Row of a site where its group serves each population; `NOBODY` where it does not.
    lost : (outages, groups)
        Part of each group's databases that nobody serves [fraction].
    dismounted : (outages, groups)
        Whether a group has no quorum, so that all of its databases are dismounted.
    cut_off : (outages, machines)
        Members that run, but reach none that serves: their copies fall behind.
    asks : (outages, populations)
        Whether each population's mailboxes are still in use. With the loss of a whole site its databases are activated
        elsewhere: mail arrives there, and its people come from anywhere. Only who sits behind a link that is down asks
        for nothing.
    """

    active: Floats
    passive: Floats
    unserved: Floats
    serving: Indices
    lost: Floats
    dismounted: Flags
    cut_off: Flags
    asks: Flags


def without_groups(outages: int, compiled: CompiledDesign) -> GroupsLeft:
    """Return what so many outages leave of a design in which no group serves anybody."""
    people, groups = len(compiled.workload.home), len(compiled.groups)
    return GroupsLeft(
        active=np.zeros((outages, *compiled.assignments.active.shape)),
        passive=np.zeros((outages, *compiled.assignments.active.shape)),
        unserved=np.zeros((outages, people)),
        serving=np.full((outages, people), NOBODY),
        lost=np.zeros((outages, groups)),
        dismounted=np.zeros((outages, groups), dtype=bool),
        cut_off=np.zeros((outages, len(compiled.machines.ids)), dtype=bool),
        asks=np.zeros((outages, people), dtype=bool),
    )


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
    left = without_groups(len(way_of), compiled)
    for number, held in enumerate(compiled.groups):
        place = np.flatnonzero(rows.group == number)
        if not place.size:
            continue
        member, mine = rows.member[place], np.flatnonzero(compiled.in_group[number])
        homes = np.arange(len(held.databases_at))
        lodged = compiled.carried[homes, number][:, mine]
        alive = np.zeros((len(way_of), len(held.sites)), dtype=bool)
        alive[:, member] = running[:, rows.machine[place]]
        keeps = rows.duty[place] == STORE_ROW
        for outages, found in _each(held, ways, way_of, alive):
            at, lost = np.ix_(outages, homes, place), found.lost @ lodged
            left.active[at] = found.active[:, member]
            left.passive[at] = np.where(keeps, found.passive[:, member], 0.0)
            left.lost[outages, number] = held.databases(found.lost) / len(held.copies)
            left.dismounted[outages, number] = not found.quorum
            behind = alive[outages[0]] & ~found.side & found.quorum
            left.cut_off[np.ix_(outages, rows.machine[place])] = behind[member]
            gone = np.where(found.reached[home[mine]], lost, 1.0)
            left.asks[np.ix_(outages, mine)] = (lost < 1.0) & (found.reached | ~found.standing)[home[mine]]
            left.unserved[np.ix_(outages, mine)] = gone
            sites = _sites_of(held, found, home[mine])
            left.serving[np.ix_(outages, mine)] = np.where(gone < 1.0, sites, NOBODY)
    return left


def _each(held: Held, ways: Sequence[Way], way_of: Indices, alive: Flags) -> Iterator[tuple[Indices, Activated]]:
    """Return what a group does in outages that are the same to it, each once with the rows of those outages."""
    sorts, which = np.unique(np.column_stack([way_of, alive]), axis=0, return_inverse=True)
    for number, row in enumerate(sorts):
        yield np.flatnonzero(which.ravel() == number), _activated(held, ways[int(row[0])], row[1:].astype(bool))


def _activated(held: Held, way: Way, alive: Flags) -> Activated:
    """Return what a group does: the members on that side of the network that has a quorum serve all that they can."""
    homes = len(held.databases_at)
    nobody, all_lost = np.zeros((homes, len(held.sites))), np.ones(homes)
    for site in dict.fromkeys(held.sites[alive].tolist()):
        side = alive & way.reaches(site, held.sites)
        witness = held.witness is None or bool(way.reaches(site, np.array([held.witness]))[0])
        votes = votes_left(side[np.newaxis], np.array([witness]))
        if votes[0] >= votes_needed(len(held.sites)):
            active, passive, lost = parts_of(held, side[np.newaxis])
            reached = way.reaches(site, np.arange(len(way.standing)))
            return Activated(active[:, 0], passive[:, 0], lost[:, 0], reached, way.standing, side)
    none = np.zeros(len(way.standing), dtype=bool)
    return Activated(nobody, nobody, all_lost, none, way.standing, np.zeros_like(alive), quorum=False)


def _sites_of(held: Held, found: Activated, home: Indices) -> Indices:
    """Return a site where the group serves the users of each home: their own where it has active databases there."""
    active = held.databases_at @ found.active
    serves = held.sites[active > 0.0]
    if not serves.size:
        return np.full(len(home), NOBODY)
    return np.where(np.isin(home, serves), home, held.sites[int(active.argmax())])
