"""Database copies placed on the members of a large group."""

import numpy as np
import pytest

from models.dag.distribution import Layout, distribution
from tests.benchmarks.goals import Row, Table, shortest

EACH, COPIES, LAGGED = 8, 4, 1


def weighed(databases: int) -> None:
    """One sum over all choices of three members, and the least of them, for each database."""
    members = 2 * EACH
    table, held = np.zeros((members, members, members)), np.arange(members, dtype=np.float64)
    for _ in range(databases):
        int((table + held).argmin())


@pytest.mark.bench
@pytest.mark.parametrize(
    ("key", "databases", "power"),
    [("distribution", 1_600, 1.0), ("distribution-unequal", 1_600, 2.0), ("distribution-many", 10_000, 1.0)],
)
def test_copies_are_placed(table: Table, key: str, databases: int, power: float) -> None:
    layout = Layout((0,) * EACH + (1,) * EACH, (1.0,) * (2 * EACH - 1) + (power,), databases, COPIES, LAGGED)

    def place() -> None:
        distribution.cache_clear()
        distribution(layout)

    ours, limit = shortest(place, 3), shortest(lambda: weighed(databases), 3)
    table.hold(Row(key, 1000 * ours, 1000 * limit, ours / limit))
