"""Copies at two sites, or on unequal members, are even in every failure of one or two, and stay where they are."""

from itertools import combinations_with_replacement, permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.dag.activation import activated, failures_of
from models.dag.distribution import Layout, distribution

# A database is placed where the squares of all loads grow least, so no load runs away from its mean; what is left is
# what the last databases of a block leave open: less than one for each copy that a failure can activate.
ONE_FAILED, TWO_FAILED = 4, 10


def two_sites(first: int, second: int, databases: int, copies: int, **values: object) -> Layout:
    given = {"sites": (0,) * first + (1,) * second, "capacity": (1.0,) * (first + second)}
    return Layout(**{**given, "databases": databases, "copies": copies, **values})


def spread(layout: Layout, failed: int, *, by_site: bool) -> int:
    """The largest difference of active databases between members that are left, of one site or of any."""
    rows, sites = distribution(layout), np.array(layout.sites)
    found = activated(rows, layout.lagged, failures_of(layout.members, failed))
    worst = 0
    for site in np.unique(sites) if by_site else [None]:
        mine = np.ones(len(sites), dtype=bool) if site is None else sites == site
        for alive, active in zip(found.alive[:, mine], found.active[:, mine], strict=True):
            if alive.any():
                worst = max(worst, int(active[alive].max() - active[alive].min()))
    return worst


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Two to eight members at one site or two, two to four copies, up to 1,000 databases."""
    members = draw(st.integers(2, 8))
    first = draw(st.integers(1, members - 1)) if draw(st.booleans()) else members
    copies = draw(st.integers(2, min(4, members)))
    lagged = draw(st.integers(0, copies - 2))
    there, values = draw(st.integers(1, copies - 1)), {}
    if first < members and there <= members - first and copies - there <= first and draw(st.booleans()):
        values = {"second_site": 1, "second_site_copies": there}
    return two_sites(first, members - first, draw(st.integers(1, 1_000)), copies, lagged=lagged, **values)


@given(layouts())
@settings(max_examples=60, deadline=None)
def test_members_of_a_site_share_what_is_active_and_what_they_hold(layout: Layout) -> None:
    rows, able = distribution(layout), layout.copies - layout.lagged
    assert all(len(set(row)) == layout.copies for row in rows.tolist())
    assert spread(layout, 0, by_site=True) <= 2
    if able > 1:
        assert spread(layout, 1, by_site=True) <= ONE_FAILED
    if able > 2 and layout.members > 2:
        assert spread(layout, 2, by_site=True) <= TWO_FAILED
    held = np.bincount(rows.ravel(), minlength=layout.members)
    for site in set(layout.sites):
        mine = held[np.array(layout.sites) == site]
        assert mine.max() - mine.min() <= 1
    if layout.second_site is not None:
        at = np.array(layout.sites)[rows]
        assert (at[:, : layout.copies - layout.second_site_copies] == 0).all()
        assert (at[:, layout.copies - layout.second_site_copies :] == 1).all()


@pytest.mark.parametrize(("first", "second"), [(2, 2), (3, 3), (3, 2), (4, 4), (4, 3)])
@pytest.mark.parametrize("copies", [3, 4])
def test_a_thousand_databases_at_two_sites_are_even_over_both_after_one_failure(first, second, copies) -> None:
    """They were off by up to 55."""
    if min(first, second) < (copies + 1) // 2:
        return
    layout = two_sites(first, second, 1_000, copies)
    assert spread(layout, 0, by_site=False) <= 2
    assert spread(layout, 1, by_site=False) <= 6


def orders_of(sites: tuple[int, ...], copies: int, lagged: int) -> list[tuple[int, ...]]:
    """Every order of copies that a database may have: half of them elsewhere, and half of those that are not lagged."""
    usable = copies - lagged
    orders = list(permutations(range(len(sites)), copies))
    if min(sites.count(site) for site in sites) < (copies + 1) // 2:
        return orders
    return [
        order
        for order in orders
        if any(
            sum(sites[row] == home for row in order) == copies - copies // 2
            and sum(sites[row] == home for row in order[:usable]) == usable - usable // 2
            for home in set(sites)
        )
    ]


def loads(rows: np.ndarray, layout: Layout) -> tuple[float, ...]:
    """The most that a member carries in each failure of none, one and two members, and when a site is lost."""
    sites, usable = np.array(layout.sites), layout.copies - layout.lagged
    failures = [failures_of(layout.members, failed) for failed in range(min(usable, 3))]
    if len(set(layout.sites)) > 1:
        failures.append(np.array([sites != site for site in set(layout.sites)]))
    return tuple(float((activated(rows, layout.lagged, alive).active / layout.capacity).max()) for alive in failures)


SMALL = [
    *(((0, 1), 2, 0, 3), ((0, 0, 1), 2, 0, 4), ((0, 0, 1, 1), 2, 0, 4), ((0, 0, 0, 1, 1), 2, 0, 3)),
    *(((0, 0, 1, 1), 3, 0, 3), ((0, 0, 1, 1), 4, 0, 2), ((0, 0, 0, 1, 1), 3, 0, 2), ((0, 1, 2), 2, 0, 4)),
    *(((0, 0, 1, 1), 3, 1, 2), ((0, 0, 1, 1), 3, 1, 4), ((0, 0, 1, 1), 4, 1, 2), ((0, 0, 1, 1, 2, 2), 2, 0, 3)),
    *(((0, 1), 2, 1, 5), ((0, 1, 2), 3, 1, 4), ((0, 0, 1, 1, 2, 2), 3, 1, 2)),
]


@pytest.mark.parametrize(("sites", "copies", "lagged", "databases"), SMALL)
@pytest.mark.parametrize("unequal", [False, True], ids=["equal", "unequal"])
def test_no_way_to_place_copies_is_better_by_more_than_one(sites, copies, lagged, databases, unequal) -> None:
    """By brute force over every order of every database, each failure against the best that there is for it alone."""
    capacity = tuple(1.0 + row % 2 * unequal for row in range(len(sites)))
    layout = Layout(sites, capacity, databases, copies, lagged)
    mine = loads(distribution(layout), layout)
    ways = combinations_with_replacement(orders_of(sites, copies, lagged), databases)
    best = np.min([loads(np.array(rows), layout) for rows in ways], axis=0)
    assert (np.array(mine) <= best + 1.0).all()
    if not unequal:
        assert mine[0] == best[0]


SITE_RESILIENT = [(0, 0, 1, 1), (0, 0, 0, 1, 1, 1), (0,) * 8 + (1,) * 8, (0, 0, 1, 1, 2, 2), (0, 1, 2, 3) * 4]


@pytest.mark.parametrize("sites", SITE_RESILIENT)
@pytest.mark.parametrize(("copies", "lagged"), [(2, 0), (3, 0), (3, 1), (4, 1), (4, 2)])
def test_the_loss_of_a_site_takes_no_database_along(sites, copies, lagged) -> None:
    """With a lagged copy at the other site, both that can be activated were at home."""
    layout = Layout(sites, (1.0,) * len(sites), 100, copies, lagged)
    if min(sites.count(site) for site in sites) < (copies + 1) // 2:
        return
    for site in set(sites):
        assert not activated(distribution(layout), lagged, np.array([[at != site for at in sites]])).lost.any()


@pytest.mark.parametrize("databases", [24, 100, 1_000])
def test_a_failed_members_databases_go_to_both_members_of_the_other_site(databases) -> None:
    """Two usable copies and a lagged one on two members each: half of all databases were active on a single member."""
    layout = two_sites(2, 2, databases, 3, lagged=1)
    quarter = databases // 4
    normal, failed, _ = loads(distribution(layout), layout)
    assert normal == quarter
    assert failed <= quarter + -(-quarter // 2) + 1
    at = np.array(layout.sites)[distribution(layout)]
    assert (at[:, 0] == at[:, 2]).all()


@given(layouts(), st.lists(st.integers(1, 3), min_size=8, max_size=8))
@settings(max_examples=30, deadline=None)
def test_one_more_database_leaves_all_but_the_last_where_they_are(layout: Layout, capacity: list[int]) -> None:
    values = {
        name: getattr(layout, name) for name in ("sites", "copies", "lagged", "second_site", "second_site_copies")
    }
    unequal = tuple(map(float, capacity[: layout.members]))
    before, after = (
        distribution(Layout(**values, capacity=unequal, databases=number))
        for number in (layout.databases, layout.databases + 1)
    )
    changed = np.flatnonzero((before != after[:-1]).any(axis=1))
    assert not changed.size or changed[0] >= layout.databases - 6 * layout.members


def test_many_databases_are_placed_the_same_again() -> None:
    layout = two_sites(8, 8, 10_000, 4, lagged=1)
    rows = distribution(layout)
    distribution.cache_clear()
    np.testing.assert_array_equal(distribution(layout), rows)


@pytest.mark.parametrize(("first", "second"), [(2, 2), (3, 3), (3, 2), (4, 4)])
def test_a_database_starts_at_the_site_with_most_of_its_copies(first: int, second: int) -> None:
    """Each passive copy gets its logs from the active one: a third copy elsewhere takes the link once, not twice."""
    layout = two_sites(first, second, 100, 3)
    at = np.array(layout.sites)[distribution(layout)]
    assert ((at != at[:, :1]).sum(axis=1) == 1).all()


@pytest.mark.parametrize(("members", "databases", "copies", "lagged"), [(8, 8, 4, 0), (10, 10, 4, 1), (14, 77, 3, 0)])
def test_two_failures_leave_no_member_far_above_an_even_share(members, databases, copies, lagged) -> None:
    sites = tuple(row * 2 // members for row in range(members))
    layout = Layout(sites, (1.0,) * members, databases, copies, lagged)
    active = activated(distribution(layout), lagged, failures_of(members, 2)).active
    even = np.ceil(active.sum(axis=1) / (members - 2))
    assert (active.max(axis=1) / even).max() < 1.2


@pytest.mark.parametrize(("members", "databases"), [(6, 24), (8, 48), (8, 400), (16, 160)])
def test_lagged_copies_are_spread_as_evenly_as_the_others(members: int, databases: int) -> None:
    copies = distribution(Layout((0, 1) * (members // 2), (1.0,) * members, databases, 4, 1))
    lagged = np.bincount(copies[:, 3], minlength=members)
    assert lagged.max() - lagged.min() <= 2
