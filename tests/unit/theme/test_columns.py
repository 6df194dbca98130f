"""Columns that do not fit: the widest give way first, and none below what can be read."""

import pytest

from planner.theme.columns import narrowed


@pytest.mark.parametrize(
    ("widths", "room", "expected"),
    [
        ([200, 120, 160, 90], 600, [200, 120, 160, 90]),
        ([200, 120, 160, 90], 500, [145, 120, 145, 90]),
        ([200, 120, 160, 90], 300, [100, 100, 100, 90]),
        ([], 300, []),
    ],
)
def test_the_widest_give_way(widths: list[int], room: int, expected: list[int]) -> None:
    assert narrowed(widths, room, 100) == expected
