"""The fewest of something that are enough, found by trying."""

from collections.abc import Callable


def fewest(enough: Callable[[int], bool], most: int, first: int = 1) -> int | None:
    """Return the fewest that are enough, where more are never worse; None where not even the most are.

    Parameters
    ----------
    first : int
        Tried first: a good guess takes fewer trials.

    Examples
    --------
    >>> fewest(lambda number: number >= 13, 100), fewest(lambda number: number >= 13, 12)
    (13, None)
    """
    if most < 1:
        return None
    too_few, found = 0, min(max(first, 1), most)
    while not enough(found):
        if found == most:
            return None
        too_few, found = found, min(found * 2, most)
    while found - too_few > 1:
        middle = (too_few + found) // 2
        too_few, found = (too_few, middle) if enough(middle) else (middle, found)
    return found
