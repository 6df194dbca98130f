"""A group as the roles of its members see it."""

from functools import cached_property

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats, Indices
from models.dag.activation import Copies, activated
from models.dag.failing import Losses, Placement, losses_of, losses_of_sites
from models.plan.dags import Dag


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
    homes : tuple of int
        How many databases are active where their users are, for each site of the members in the order of their rows:
        (sites,). Empty where they do not follow the users.
    """

    dag: Dag
    copies: Copies
    sites: Indices
    duties: tuple[int, ...]
    witness: int | None
    homes: tuple[int, ...] = ()

    @property
    def home_sites(self) -> Indices:
        """Return the rows of the sites whose users have their active databases there on a normal day."""
        return np.unique(self.sites)[np.flatnonzero(self.homes)] if self.homes else self.sites[:0]

    @cached_property
    def usual_parts(self) -> Floats:
        """Return the parts of the databases that each member serves and holds passively with all left: (2, members)."""
        usual = activated(self.copies, self.dag.lagged, np.ones((1, len(self.sites)), dtype=np.bool_))
        parts: Floats = np.concatenate([usual.active, usual.passive]) / len(self.copies)
        return parts

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
    def placement(self) -> Placement:
        """Return where the copies are."""
        return Placement(self.copies, self.dag.lagged, self.sites, self.witness)

    def same_parts(self, other: "Held") -> bool:
        """Return whether the same members serve the same parts of the databases as in another state."""
        return (
            self.dag.members == other.dag.members
            and self.dag.lagged == other.dag.lagged
            and self.duties == other.duties
            and np.array_equal(self.sites, other.sites)
            and self.homes == other.homes
            and np.array_equal(self.copies, other.copies)
        )

    def is_as(self, other: "Held") -> bool:
        """Return whether nothing of the group is different from another state."""
        return self.dag == other.dag and self.witness == other.witness and self.same_parts(other)
