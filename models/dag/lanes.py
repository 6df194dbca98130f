"""Which members the copies of a database may be on: where it is at home, and where its other copies are."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class Lane:
    """Databases with copies on some members, and further ones on others.

    Parameters
    ----------
    share : float
        Part of all databases [fraction].
    front, back : tuple of int
        The members of the first copies, and of the others.
    in_order : bool
        Whether all copies on the first members come before the others in the order of preference.
    """

    share: float
    front: tuple[int, ...]
    front_copies: int
    back: tuple[int, ...] = ()
    back_copies: int = 0
    in_order: bool = False

    @property
    def copies(self) -> int:
        """Return the copies of each database."""
        return self.front_copies + self.back_copies

    @property
    def starts_in_front(self) -> bool:
        """Return whether the active copy is where most others are, so that the fewest logs go to the other site."""
        return self.front_copies > self.back_copies


def lane_of_each(lanes: Sequence[Lane], databases: int) -> list[int]:
    """Return the lane of each database: they take turns, so that each has its share of any first databases."""
    given, order = [0] * len(lanes), list[int]()
    for number in range(1, databases + 1):
        lacking = [lane.share * number - count for lane, count in zip(lanes, given, strict=True)]
        chosen = lacking.index(max(lacking))
        given[chosen] += 1
        order.append(chosen)
    return order
