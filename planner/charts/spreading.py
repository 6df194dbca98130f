"""Words that keep apart: names in a column beside their lines, and words in a few rows under their marks."""

from collections.abc import Sequence

Span = tuple[float, float]


def spread(wanted: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Return places as near to the wanted ones as can be, in their order, a step apart and between two ends.

    Neighbours that would touch move as one group, up and down alike; what there is no room for must be left out before.

    Parameters
    ----------
    wanted : sequence of float
        The middles of the words, from the top down [px].
    step, top, bottom : float
        The least distance, and where the first and last may stand [px].
    """
    last = max(len(wanted) - 1, 0)
    # Without the steps between them, places are apart exactly where they do not fall: runs that fall are averaged.
    runs: list[tuple[float, int]] = []
    for at, place in enumerate(wanted):
        mean, number = place - at * step, 1
        while runs and runs[-1][0] >= mean:
            before, many = runs.pop()
            mean = (before * many + mean * number) / (many + number)
            number += many
        runs.append((mean, number))
    level = [min(max(mean, top), max(bottom - last * step, top)) for mean, number in runs for _ in range(number)]
    return [place + at * step for at, place in enumerate(level)]


def rows_for(spans: Sequence[Span], rows: int, gap: float) -> list[int | None]:
    """Return the first row in which each span has room beside those before it; None where none has.

    Parameters
    ----------
    spans : sequence of (float, float)
        From left to right [px].
    rows : int
    gap : float
        Room between two in a row [px].
    """
    ends = [float("-inf")] * rows
    found: list[int | None] = []
    for left, right in spans:
        row = next((row for row, end in enumerate(ends) if left >= end + gap), None)
        found.append(row)
        if row is not None:
            ends[row] = right
    return found
