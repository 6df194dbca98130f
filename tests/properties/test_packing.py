"""What holds of every packing, whatever is asked."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from models.consolidation.packing import pack

MOST = 14


@st.composite
def questions(draw):
    dimensions, items = draw(st.integers(1, 3)), draw(st.integers(1, MOST))
    largest = draw(st.integers(10, 100))
    demand = draw(st.lists(st.lists(st.integers(0, largest), min_size=dimensions, max_size=dimensions),
                           min_size=items, max_size=items))  # fmt: skip
    types = draw(st.integers(1, 3))
    capacity = [[largest + draw(st.integers(0, largest)) for _ in range(dimensions)] for _ in range(types)]
    cost = draw(st.lists(st.integers(1, 6), min_size=types, max_size=types))
    apart = draw(st.lists(st.sets(st.integers(0, items - 1), min_size=2, max_size=4), max_size=3)) if items > 1 else []
    return np.array(demand, dtype=float), np.array(capacity, dtype=float), np.array(cost, dtype=float), apart


@settings(deadline=None, max_examples=60)
@given(questions())
def test_every_item_stands_once_within_its_host_and_apart_from_its_rivals(question):
    demand, capacity, cost, apart = question
    found = pack(demand, capacity, cost, apart=apart, time_limit_s=10)
    load = np.zeros((len(found.type_of_host), demand.shape[1]))
    np.add.at(load, list(found.host_of), demand)
    assert (load <= capacity[list(found.type_of_host)] + 1e-6).all()
    assert set(found.host_of) == set(range(len(found.type_of_host)))
    for rivals in apart:
        assert len({found.host_of[item] for item in rivals}) == len(rivals)
    assert abs(found.cost - cost[list(found.type_of_host)].sum()) < 1e-6
    assert found.proven
    assert found.bound == found.cost


@settings(deadline=None, max_examples=30)
@given(questions(), st.randoms(use_true_random=False))
def test_neither_the_order_nor_the_unit_of_the_items_changes_the_cost(question, random):
    demand, capacity, cost, _ = question
    order = list(range(len(demand)))
    random.shuffle(order)
    plain = pack(demand, capacity, cost, time_limit_s=10).cost
    assert pack(demand[order], capacity, cost, time_limit_s=10).cost == plain
    assert pack(demand * 1024, capacity * 1024, cost, time_limit_s=10).cost == plain


@settings(deadline=None, max_examples=30)
@given(questions())
def test_a_rule_never_makes_it_cheaper_and_room_never_dearer(question):
    demand, capacity, cost, apart = question
    free = pack(demand, capacity, cost, time_limit_s=10).cost
    assert pack(demand, capacity, cost, apart=apart, time_limit_s=10).cost >= free
    assert pack(demand, capacity * 2, cost, time_limit_s=10).cost <= free
