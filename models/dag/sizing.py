"""How many equal members, in how many groups, carry given mailboxes in the worst failure."""

from attrs import frozen

from models.dag.activation import even_load


@frozen
class Wanted:
    """What is asked of equal members.

    Parameters
    ----------
    mailboxes : float
        Of all groups together.
    copies, failures : int
        Copies of each database, and how many members may fail in each group.
    active_cost, passive_cost : float
        What an active mailbox and a passive copy of one ask, in the unit of `capacity`.
    capacity : float
        What one member can carry.
    ceiling : float
        Highest utilization in the worst failure [fraction].
    most_members : int
        Of one group.
    step : int
        Members come in such numbers: 2 for as many at each of two sites.
    """

    mailboxes: float
    copies: int
    failures: int
    active_cost: float
    passive_cost: float
    capacity: float
    ceiling: float
    most_members: int
    step: int = 1


@frozen
class Enough:
    """The fewest members that suffice: how many in each of how many groups, and their use in the worst failure."""

    groups: int
    members: int
    use: float


def fewest_members(wanted: Wanted) -> Enough | None:
    """Return the fewest groups, and of these the fewest members each, that suffice; None where no number does.

    Examples
    --------
    >>> fewest_members(Wanted(12_000, 2, 1, 6.0, 1.4, 30_000.0, 0.8, 16))
    Enough(groups=1, members=5, use=0.684)
    """
    if not wanted.mailboxes > 0.0 or not wanted.capacity > 0.0:
        return None
    asked_in_all = wanted.mailboxes * wanted.active_cost
    most_groups = int(asked_in_all / (wanted.capacity * wanted.ceiling)) * wanted.most_members + wanted.most_members
    first = max(wanted.copies, wanted.failures + 1)
    low, high = 1, max(most_groups, 1)
    if _members_of(wanted, first, high) is None:
        return None
    while low < high:
        middle = (low + high) // 2
        if _members_of(wanted, first, middle) is None:
            low = middle + 1
        else:
            high = middle
    return _members_of(wanted, first, low)


def _members_of(wanted: Wanted, first: int, groups: int) -> Enough | None:
    start = -(-first // wanted.step) * wanted.step
    for members in range(start, wanted.most_members + 1, wanted.step):
        active, passive = even_load(wanted.mailboxes / groups, members, wanted.copies, wanted.failures)
        use = (active * wanted.active_cost + passive * wanted.passive_cost) / wanted.capacity
        if use <= wanted.ceiling:
            return Enough(groups, members, round(use, 12))
    return None
