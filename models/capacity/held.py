"""A group as the roles of its members see it."""

import numpy as np
from attrs import frozen

from models.capacity.floats import Indices
from models.dag.activation import Copies
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
    witness : int
        Row of the site of the witness; `NOBODY` where it is at none of the plan's.
    """

    dag: Dag
    copies: Copies
    sites: Indices
    duties: tuple[int, ...]
    witness: int

    def same_parts(self, other: "Held") -> bool:
        """Return whether the same members serve the same parts of the databases as in another state."""
        return (
            self.dag.members == other.dag.members
            and self.dag.lagged == other.dag.lagged
            and self.duties == other.duties
            and np.array_equal(self.sites, other.sites)
            and np.array_equal(self.copies, other.copies)
        )

    def is_as(self, other: "Held") -> bool:
        """Return whether nothing of the group is different from another state."""
        return self.dag == other.dag and self.witness == other.witness and self.same_parts(other)
