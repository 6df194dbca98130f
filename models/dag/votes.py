"""The votes of a group. Without numpy, which the first frame of the window does not wait for."""

from typing import Any


def votes_of(members: int) -> int:
    """Return how many votes a group has: one a member, and one of the witness where the members are even in number."""
    return members + 1 - members % 2


def votes_needed(members: int) -> int:
    """Return how many votes a group needs to go on: more than half."""
    return votes_of(members) // 2 + 1


def hang_on_witness(votes: Any, members: int, *, is_given: bool) -> Any:
    """Return whether votes that are left are enough only with that of a witness of which nobody says where it is.

    Parameters
    ----------
    votes : int or (failures,)
    is_given : bool
        Whether the place of the witness is known.
    """
    return (votes == votes_needed(members)) & (members % 2 == 0 and not is_given)
