"""The worst failure of a group."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from attrs import frozen
from hypothesis import assume, given
from hypothesis import strategies as st

from models.dag.activation import activated, even_load
from models.dag.distribution import Layout, distribution
from models.dag.failing import Demand, Failure, Losses, Placement, losses_of, losses_of_sites, use_of, worst_in


@frozen(eq=False)
class Group:
    """Members, their copies, and what those ask of them."""

    placement: Placement
    demand: Demand

    def worst(self, losses: Losses) -> Failure:
        return worst_in(losses, use_of(self.demand, losses.activation))


def group_of(capacity, databases=12, copies=2, lagged=0, sites=None, witness=None, passive=0.25) -> Group:
    sites = tuple(sites or (0,) * len(capacity))
    copied = distribution(Layout(sites, tuple(capacity), databases, copies, lagged))
    demand = Demand(1.0, passive, np.array(capacity, dtype=float))
    return Group(Placement(copied, lagged, np.array(sites), frozenset(() if witness is None else (witness,))), demand)


def worst_of(group: Group, failed: int) -> Failure:
    return group.worst(losses_of(group.placement, failed))


def site_failures(group: Group) -> list[Failure]:
    return [group.worst(losses) for losses in losses_of_sites(group.placement).values()]


def test_a_day_without_failures_is_the_even_load() -> None:
    worst = worst_of(group_of([10.0] * 4, databases=24, copies=3), 0)
    active, passive = even_load(24, 4, 3, 0)
    assert worst.use == pytest.approx((active + 0.25 * passive) / 10.0)
    assert worst.failed == ()
    assert worst.survived


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_the_worst_is_the_worst_of_all_by_hand(failed) -> None:
    group = group_of([8.0, 12.0, 20.0, 9.0], databases=37, copies=3)
    found = worst_of(group, failed)
    uses = []
    for gone in combinations(range(4), failed):
        left = [member for member in range(4) if member not in gone]
        active, held = dict.fromkeys(left, 0), dict.fromkeys(left, 0)
        for row in group.placement.copies.tolist():
            here = [member for member in row if member in left]
            active[here[0]] += 1
            for member in here:
                held[member] += 1
        uses.append(max((active[m] + 0.25 * (held[m] - active[m])) / group.demand.capacity[m] for m in left))
    assert found.use == pytest.approx(max(uses))


def test_one_failure_is_what_the_group_without_that_member_does() -> None:
    group = group_of([10.0, 20.0, 30.0], databases=30, copies=3)
    found = activated(group.placement.copies, group.placement.lagged, np.array([[True, False, True]]))
    kept = [[member for member in row if member != 1] for row in group.placement.copies.tolist()]
    first = np.bincount([row[0] for row in kept], minlength=3)
    assert found.active[0].tolist() == first.tolist()


def test_losing_too_many_loses_databases_or_the_quorum() -> None:
    lost = worst_of(group_of([10.0] * 5, databases=20, copies=2), 2)
    assert lost.lost > 0 and lost.votes >= lost.needed and not lost.survived
    no_quorum = worst_of(group_of([10.0] * 4, databases=20, copies=4), 3)
    assert (no_quorum.votes, no_quorum.needed, no_quorum.lost) == (2, 3, 20)
    assert no_quorum.use is None


def test_a_site_takes_its_witness_along() -> None:
    sites = (0, 0, 1, 1)
    beside = site_failures(group_of([10.0] * 4, copies=4, sites=sites, witness=0))
    assert [failure.survived for failure in beside] == [False, True]
    apart = site_failures(group_of([10.0] * 4, copies=4, sites=sites))
    assert [failure.survived for failure in apart] == [True, True]
    assert apart[0].failed == (0, 1)


def test_what_a_member_can_carry_may_be_unknown() -> None:
    found = worst_of(group_of([10.0, float("nan"), 10.0]), 1)
    assert found.use is None and found.busiest is None


@given(
    st.lists(st.floats(1.0, 50.0), min_size=3, max_size=5),
    st.integers(1, 30),
    st.integers(2, 3),
    st.floats(0.0, 1.0),
)
def test_a_further_failure_is_never_easier(capacity, databases, copies, passive) -> None:
    group = group_of(capacity, databases, copies, passive=passive)
    worst = [worst_of(group, failed) for failed in range(copies)]
    assume(all(failure.survived for failure in worst))
    uses = [failure.use for failure in worst]
    assert all(after >= before - 1e-9 for before, after in pairwise(uses))
