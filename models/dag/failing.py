"""Failure by failure: what members carry, which breaks first, and how many may fail."""

from collections.abc import Callable

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from models.dag.activation import Activation, Copies, Flags, Floats, activated, failures_of, votes_left
from models.dag.votes import votes_needed


@frozen(eq=False)
class Placement:
    """Where the copies of a group are.

    Parameters
    ----------
    copies : (databases, copies)
        The row of the member that holds each copy, in the order of preference.
    lagged : int
        How many of the last copies are not activated.
    sites : (members,)
        The number of each member's site.
    without_witness : frozenset of int
        The numbers of the members' sites whose loss takes the vote of the witness along.
    home : (databases,), optional
        The number of each database's home, as `activated` takes it.
    """

    copies: Copies
    lagged: int
    sites: NDArray[np.int64]
    without_witness: frozenset[int] = frozenset()
    home: NDArray[np.int64] | None = None

    @property
    def members(self) -> int:
        """Return the number of members."""
        return len(self.sites)


@frozen(eq=False)
class Demand:
    """What databases ask of something that members have, and how much of it each has.

    Parameters
    ----------
    active_cost, passive_cost : (homes, members), (homes, 1), (members,) or float
        What the active copy of a database asks of its member, and what another copy does, in the unit of `capacity`.
    capacity : (members,)
        What each member can carry; NaN where that is not known.
    besides : callable
        From the members that are left, (failures, members), to what users of none of its databases and other programs
        take of each [fraction].
    waiting : callable
        From the utilization of members to that of VMs that wait for their hosts: (failures, members).
    """

    active_cost: Floats | float
    passive_cost: Floats | float
    capacity: Floats
    besides: Callable[[Flags], Floats] = lambda alive: np.zeros(alive.shape)
    waiting: Callable[[Floats], Floats] = lambda use: use


@frozen
class Failure:
    """The worst of some failures.

    Parameters
    ----------
    number : int
        Which of them.
    failed : tuple of int
        The rows of the members that fail.
    busiest : int or None
        The row of the member that is used most; None where none is left or the use is not known.
    use : float or None
        Its utilization [fraction].
    active : tuple of float
        The databases that are active on each member.
    lost : int
        The databases that nobody serves.
    votes, needed : int
        Votes that are left, and how many the group needs.
    """

    number: int
    failed: tuple[int, ...]
    busiest: int | None
    use: float | None
    active: tuple[float, ...]
    lost: int
    votes: int
    needed: int

    @property
    def survived(self) -> bool:
        """Return whether all databases are still served."""
        return self.lost == 0 and self.votes >= self.needed


def use_of(demand: Demand, activation: Activation) -> Floats:
    """Return the utilization of each member: (failures, members) [fraction]; 0 of one that failed."""
    active, passive = (np.atleast_2d(cost)[:, np.newaxis] for cost in (demand.active_cost, demand.passive_cost))
    asked = (activation.active_at * active + activation.passive_at * passive).sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        use = demand.waiting(asked / demand.capacity + demand.besides(activation.alive))
    return np.where(activation.alive, use, 0.0)


@frozen(eq=False)
class Losses:
    """What some failures leave of a group, whatever its members are asked for.

    Parameters
    ----------
    lost : (failures,)
        The databases that nobody serves: all of them without a quorum, as they are dismounted then.
    votes : (failures,)
        Votes that are left.
    needed : int
        Votes that the group needs.
    """

    activation: Activation
    lost: Floats
    votes: NDArray[np.int64]
    needed: int


def losses_of(placement: Placement, failed: int) -> Losses:
    """Return what every choice of so many members that fail leaves."""
    return _losses(placement, failures_of(placement.members, failed), lost_site=None)


def losses_of_sites(placement: Placement) -> dict[int, Losses]:
    """Return what the loss of each of the members' sites leaves, by its number."""
    return {
        site: _losses(placement, (placement.sites != site)[np.newaxis, :], lost_site=site)
        for site in np.unique(placement.sites).tolist()
    }


def _losses(placement: Placement, alive: Flags, lost_site: int | None) -> Losses:
    activation = activated(placement.copies, placement.lagged, alive, placement.home)
    witness = np.full(len(alive), lost_site not in placement.without_witness)
    votes, needed = votes_left(alive, witness), votes_needed(placement.members)
    # Without a quorum all databases are dismounted.
    lost = np.where(votes >= needed, activation.lost, float(len(placement.copies)))
    return Losses(activation, lost, votes, needed)


def worst_in(losses: Losses, use: Floats) -> Failure:
    """Return the worst of some failures: the one that loses most, or else asks most of a member.

    Parameters
    ----------
    use : (failures, members)
        The utilization of each member.
    """
    alive = losses.activation.alive
    most = np.where(np.isnan(use), -1.0, use).max(axis=1)
    row = int(np.lexsort((most, losses.lost))[-1])
    known = not np.isnan(use[row]).any() and bool(alive[row].any()) and bool(losses.votes[row] >= losses.needed)
    busiest = int(use[row].argmax()) if known else None
    return Failure(
        number=row,
        failed=tuple(np.flatnonzero(~alive[row]).tolist()),
        busiest=busiest,
        use=None if busiest is None else float(use[row, busiest]),
        active=tuple(losses.activation.active[row].tolist()),
        lost=int(losses.lost[row]),
        votes=int(losses.votes[row]),
        needed=losses.needed,
    )
