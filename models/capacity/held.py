"""A group as the roles of its members see it."""

from functools import cached_property

import numpy as np
from attrs import frozen

from models.capacity.floats import NOBODY, Flags, Floats, Indices
from models.dag.activation import LOST, Activation, Copies, activated, active_members
from models.dag.failing import Losses, Placement, losses_of, losses_of_sites
from models.dag.votes import hang_on_witness
from models.plan.dags import Dag

# From which site to which logs go, as rows, and to how many copies of each home: (homes,).
Route = tuple[int, int, Floats]


@frozen(eq=False, kw_only=True)
class Held:
    """The copies of a group, and what its members do for its users.

    Parameters
    ----------
    copies : (databases, copies)
        The number of the member that holds each copy, in the order of preference.
    sites : (members,)
        Row of the site of each member.
    duties : tuple of int
        Rows of the duties that members perform for the mailboxes in its databases: those that follow the active copy.
    witness : int or None
        Row of the site of the witness; None where it is at none of the plan's.
    without_witness : frozenset of int
        Rows of the members' sites whose loss takes its vote along: its own, and those over which alone it is reached.
    homes : tuple of int
        How many databases are active where their users are, for each site of the members in the order of their rows:
        (sites,). Empty where they do not follow the users: then all databases have the same home.
    lodged : tuple of int
        Row of the site at which the mailboxes of each site's users are at home: (sites,). `NOBODY` where they are in
        all databases alike. Empty as `homes`.
    """

    dag: Dag
    copies: Copies
    sites: Indices
    duties: tuple[int, ...]
    witness: int | None
    without_witness: frozenset[int] = frozenset()
    homes: tuple[int, ...] = ()
    lodged: tuple[int, ...] = ()

    @property
    def home_sites(self) -> Indices:
        """Return the rows of the sites whose users have their active databases there on a normal day: (homes,).

        Empty where databases do not follow the users.
        """
        return np.unique(self.sites)[np.flatnonzero(self.homes)] if self.homes else self.sites[:0]

    @cached_property
    def home(self) -> Indices:
        """Return the number of each database's home: (databases,)."""
        if not self.homes:
            return np.zeros(len(self.copies), dtype=np.int64)
        # The first copy of a database that follows its users is where they are.
        return np.searchsorted(self.home_sites, self.sites[self.copies[:, 0]])

    @cached_property
    def databases_at(self) -> Floats:
        """Return how many databases each home has: (homes,)."""
        return np.bincount(self.home).astype(np.float64)

    def databases(self, parts: Floats) -> float:
        """Return how many databases some parts of those of each home are together.

        Parameters
        ----------
        parts : (homes or more,) [fraction]
        """
        return float(self.databases_at @ parts[: len(self.databases_at)])

    def lodging(self, site: int) -> Floats:
        """Return which part of the mailboxes of a site's users is in the databases of each home: (homes,)."""
        at = self.lodged[site] if self.lodged else NOBODY
        part: Floats = self.databases_at / len(self.copies) if at == NOBODY else (self.home_sites == at) * 1.0
        return part

    def copies_at(self, preferences: slice) -> Floats:
        """Return how many copies of the databases of each home each member holds: (homes, members).

        Parameters
        ----------
        preferences : slice
            Which copies in the order of preference.
        """
        held = np.zeros((len(self.databases_at), len(self.sites)))
        some = self.copies[:, preferences]
        np.add.at(held, (self.home[:, np.newaxis], some), 1.0)
        return held

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Return the ways of logs on a normal day."""
        return self.routes_of(np.ones(len(self.sites), dtype=np.bool_))

    def routes_of(self, left: Flags) -> tuple[Route, ...]:
        """Return the ways of logs among some members: from where databases are active then to all other copies.

        Parameters
        ----------
        left : (members,)
            Those that are left, and reach each other.
        """
        active = active_members(self.copies, self.dag.lagged, left[np.newaxis])[0]
        start = np.where(active == LOST, NOBODY, self.sites[active])
        at, homes, found = np.where(left[self.copies], self.sites[self.copies], NOBODY), len(self.databases_at), []
        sites: list[int] = np.unique(self.sites).tolist()
        for source in sites:
            starts = start == source
            for target in sites:
                there = (at[starts] == target).sum(axis=1)
                copies = np.bincount(self.home[starts], weights=there, minlength=homes).astype(np.float64)
                if source != target and copies.any():
                    found.append((source, target, copies))
        return tuple(found)

    def activated(self, alive: Flags) -> Activation:
        """Return what is active where.

        Parameters
        ----------
        alive : (failures, members)
            Which members are left.
        """
        return activated(self.copies, self.dag.lagged, alive, self.home)

    @cached_property
    def usual_parts(self) -> tuple[Floats, Floats]:
        """Return which part of the databases of each home a member serves and holds passively with all members left.

        Returns
        -------
        (homes, members), (homes, members)
        """
        usual = self.activated(np.ones((1, len(self.sites)), dtype=np.bool_))
        return usual.active_at[:, 0] / self.databases_at[:, None], usual.passive_at[:, 0] / self.databases_at[:, None]

    @cached_property
    def member_losses(self) -> tuple[Losses, ...]:
        """Return what the loss of 0, 1, … members leaves, up to one more than the group is to survive.

        It stays as long as the copies do, while what the databases ask of members changes.
        """
        most = min(self.dag.failures + 1, len(self.sites) - 1)
        return tuple(losses_of(self.placement, failed) for failed in range(most + 1))

    @cached_property
    def site_losses(self) -> dict[int, Losses]:
        """Return what the loss of each site leaves, by its row; nothing where all members are at one."""
        found = losses_of_sites(self.placement)
        return found if len(found) > 1 else {}

    @property
    def hinges_on_witness(self) -> bool:
        """Return whether the quorum with a site lost takes the vote of a witness that is not given."""
        members, given = len(self.sites), self.witness is not None
        return any(hang_on_witness(loss.votes, members, is_given=given).any() for loss in self.site_losses.values())

    @property
    def placement(self) -> Placement:
        """Return where the copies are."""
        return Placement(self.copies, self.dag.lagged, self.sites, self.without_witness, self.home)

    def same_parts(self, other: "Held") -> bool:
        """Return whether the same members serve the same parts of the databases as in another state."""
        return (
            self.dag.members == other.dag.members
            and self.dag.lagged == other.dag.lagged
            and self.duties == other.duties
            and np.array_equal(self.sites, other.sites)
            and (self.homes, self.lodged) == (other.homes, other.lodged)
            and np.array_equal(self.copies, other.copies)
        )

    def is_as(self, other: "Held") -> bool:
        """Return whether nothing of the group is different from another state."""
        return (
            self.dag == other.dag
            and (self.witness, self.without_witness) == (other.witness, other.without_witness)
            and self.same_parts(other)
        )
