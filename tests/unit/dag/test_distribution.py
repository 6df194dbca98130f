"""Copies on members: even, different, and even again whichever members fail."""

from itertools import combinations, combinations_with_replacement, permutations
from math import perm

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.dag.activation import activated, even_load, failures_of, votes_left
from models.dag.distribution import Layout, distribution
from models.dag.votes import votes_needed, votes_of


def layout_of(members: int, databases: int, copies: int, **values: object) -> Layout:
    given = {"sites": (0,) * members, "capacity": (1.0,) * members, "databases": databases, "copies": copies}
    return Layout(**{**given, **values})


def held_by(rows: np.ndarray, members: int) -> np.ndarray:
    return np.bincount(rows.ravel(), minlength=members)


sizes = st.integers(1, 8).flatmap(
    lambda members: st.tuples(st.just(members), st.integers(1, 60), st.integers(1, members))
)


@given(sizes)
def test_copies_are_on_different_members_and_shared_evenly(size) -> None:
    members, databases, copies = size
    rows = distribution(layout_of(*size))
    assert rows.shape == (databases, copies)
    assert all(len(set(row)) == copies for row in rows.tolist())
    held, first = held_by(rows, members), np.bincount(rows[:, 0], minlength=members)
    assert held.sum() == databases * copies
    assert held.max() == -(-databases * copies // members)
    assert held.max() - held.min() <= 1
    assert first.max() - first.min() <= 1


@pytest.mark.parametrize(("members", "copies"), [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 3)])
def test_whichever_members_fail_the_others_share_their_databases_equally(members, copies) -> None:
    databases = perm(members, copies) * 2
    rows = distribution(layout_of(members, databases, copies))
    for failed in range(copies):
        active = activated(rows, 0, failures_of(members, failed))
        expected, _ = even_load(databases, members, copies, failed)
        left = active.active[active.alive]
        np.testing.assert_allclose(left, expected)
        assert not active.lost.any()


@pytest.mark.parametrize(("members", "copies", "databases"), [(3, 2, 5), (4, 3, 10), (5, 2, 13), (4, 4, 40)])
def test_what_is_activated_is_what_going_through_the_copies_finds(members, copies, databases) -> None:
    """By hand: the first preference that is left, database by database, for every set of failed members."""
    rows = distribution(layout_of(members, databases, copies, lagged=0))
    for failed in range(members + 1):
        for index, gone in enumerate(combinations(range(members), failed)):
            found = activated(rows, 0, failures_of(members, failed))
            expected = [0] * members
            lost = 0
            for row in rows.tolist():
                left = [member for member in row if member not in gone]
                if left:
                    expected[left[0]] += 1
                else:
                    lost += 1
            assert found.active[index].tolist() == expected
            assert found.lost[index] == lost


# Members, copies and databases so few that every way to place the copies can be tried.
SMALL = [
    *((2, 2, databases) for databases in range(1, 7)),
    *((3, 2, databases) for databases in range(1, 7)),
    *((3, 3, databases) for databases in range(1, 6)),
    *((4, 2, databases) for databases in range(1, 5)),
    *((4, 3, databases) for databases in range(1, 4)),
]


def loads_of(rows: np.ndarray, members: int) -> tuple[int, ...]:
    """The most copies of a member, and its most active databases with no failure, one failure and so on."""
    worst = (activated(rows, 0, failures_of(members, failed)).active.max() for failed in range(rows.shape[1]))
    return int(held_by(rows, members).max()), *(int(most) for most in worst)


@pytest.mark.parametrize(("members", "copies", "databases"), SMALL)
def test_no_way_to_place_the_copies_is_better_by_more_than_one_database(members, copies, databases) -> None:
    """By brute force. As long as nothing fails, none is better at all."""
    orders = list(permutations(range(members), copies))
    mine = loads_of(distribution(layout_of(members, databases, copies)), members)
    every = [loads_of(np.array(rows), members) for rows in combinations_with_replacement(orders, databases)]
    best = tuple(min(loads[step] for loads in every) for step in range(len(mine)))
    assert mine[:2] == best[:2]
    assert all(found <= least + 1 for found, least in zip(mine, best, strict=True))
    if databases % perm(members, copies) == 0:
        assert mine == best


@pytest.mark.parametrize(
    ("members", "copies", "databases"), [(3, 3, 5), (3, 3, 20), (4, 3, 10), (4, 4, 10), (4, 4, 3), (8, 4, 100)]
)
def test_databases_that_fill_no_block_are_shared_when_one_member_fails(members, copies, databases) -> None:
    """Nothing could be better: as many on each that is left as there must be on one."""
    rows = distribution(layout_of(members, databases, copies))
    assert loads_of(rows, members)[2] == -(-databases // (members - 1))


def test_a_failed_members_databases_go_to_several_others() -> None:
    rows = distribution(layout_of(4, 40, 3))
    after = activated(rows, 0, failures_of(4, 1)).active
    assert after.max() == 14


def test_lagged_copies_are_not_activated() -> None:
    rows = distribution(layout_of(3, 12, 3, lagged=1))
    assert not activated(rows, 1, failures_of(3, 1)).lost.any()
    assert activated(rows, 1, failures_of(3, 2)).lost.tolist() == [4.0, 4.0, 4.0]
    assert not activated(rows, 0, failures_of(3, 2)).lost.any()


def test_a_second_site_has_the_last_copies() -> None:
    sites = (0, 0, 0, 1, 1)
    rows = distribution(layout_of(5, 30, 4, sites=sites, second_site=1, second_site_copies=1))
    at = np.array(sites)[rows]
    assert at.tolist() == [[0, 0, 0, 1]] * 30
    assert held_by(rows, 5).tolist() == [30, 30, 30, 15, 15]


def test_two_sites_share_the_copies_and_the_active_databases() -> None:
    sites = (0, 1, 0, 1)
    rows = distribution(layout_of(4, 40, 4, sites=sites))
    at = np.array(sites)[rows]
    assert (at == 0).sum(axis=1).tolist() == [2] * 40
    assert np.bincount(rows[:, 0]).tolist() == [10, 10, 10, 10]
    assert activated(rows, 0, failures_of(4, 1)).active.max() <= 14
    # One site lost: all goes on at the other.
    alive = np.array([[True, False, True, False]])
    assert activated(rows, 0, alive).active.tolist() == [[20.0, 0.0, 20.0, 0.0]]


def test_members_with_more_capacity_have_more_active_copies() -> None:
    rows = distribution(layout_of(3, 60, 3, capacity=(1.0, 2.0, 3.0)))
    assert held_by(rows, 3).tolist() == [60, 60, 60]
    assert np.bincount(rows[:, 0]).tolist() == [10, 20, 30]
    after = activated(rows, 0, failures_of(3, 1)).active
    np.testing.assert_allclose(after, [[0, 24, 36], [15, 0, 45], [20, 40, 0]], atol=1.01)


def test_more_copies_than_members_are_refused() -> None:
    with pytest.raises(ValueError, match="3 copies do not fit on 2 members"):
        distribution(layout_of(2, 10, 3))


@pytest.mark.parametrize(
    ("members", "votes", "needed"), [(1, 1, 1), (2, 3, 2), (3, 3, 2), (4, 5, 3), (5, 5, 3), (16, 17, 9)]
)
def test_more_than_half_of_the_votes_are_needed(members, votes, needed) -> None:
    assert (votes_of(members), votes_needed(members)) == (votes, needed)


def test_the_witness_counts_where_the_members_are_even() -> None:
    four, three = failures_of(4, 2), failures_of(3, 1)
    assert set(votes_left(four, np.ones(6, dtype=bool))) == {3}
    assert set(votes_left(four, np.zeros(6, dtype=bool))) == {2}
    assert set(votes_left(three, np.ones(3, dtype=bool))) == {2}


@pytest.mark.parametrize(("first", "second"), [(2, 2), (3, 3), (4, 2), (3, 2)])
def test_the_databases_of_a_member_go_to_all_members_of_the_other_site(first, second) -> None:
    sites = (0,) * first + (1,) * second
    rows = distribution(layout_of(first + second, 120, 2, sites=sites, second_site=1, second_site_copies=1))
    for member in range(first):
        taken = np.bincount(rows[rows[:, 0] == member][:, 1], minlength=first + second)[first:]
        assert taken.max() - taken.min() <= 2, taken


def most_active(databases: int, failed: int, **values: object) -> tuple[int, int]:
    """The least and most active databases of a member in the worst failures of so many."""
    rows = distribution(layout_of(4, databases, 4, sites=(0, 0, 1, 1), lagged=1, **values))
    found = activated(rows, 1, failures_of(4, failed))
    return int(found.active[found.alive].min()), int(found.active.max())


@pytest.mark.parametrize("databases", [24, 48, 72, 480])
def test_many_databases_at_two_sites_are_as_even_as_few(databases) -> None:
    for failed in range(3):
        even = databases // (4 - failed)
        assert most_active(databases, failed) == (even, even)


@pytest.mark.parametrize("databases", [25, 26, 47, 49, 50, 95, 100, 250, 500, 501])
def test_databases_left_over_add_no_more_than_themselves(databases) -> None:
    """None is worse than repeating the even layout of 24, and placing the rest in any way."""
    assert most_active(databases, 0)[1] == -(-databases // 4)
    assert most_active(databases, 1)[1] <= -(-databases // 3) + 1
    assert most_active(databases, 2)[1] <= -(-databases // 2) + 2
