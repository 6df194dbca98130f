"""An uneven group over two sites by hand, from facts E alone: no figure was solved from this case.

Four members of Exchange 2016 with 20 cores of 2,000 MHz, two at each site; London has 4,000 mailboxes of 150 messages
a day, Leeds 2,000 of 50; 48 databases of three copies, active where their users are. What is taken from the program is
only which member holds which copy.
"""

from itertools import combinations

import numpy as np
import pytest

from models.capacity.evaluator import evaluated_designs
from models.capacity.explain import explain
from models.comparisons.candidates import candidates_of
from models.comparisons.designs import compare_candidates
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.comparisons.parameters import PARAMETERS, SweepAxis
from models.comparisons.risk import RiskSettings, risk
from models.comparisons.sweeps import sweep_parameters
from tests.unit.capacity.building import library
from tests.unit.capacity.test_active_where_users_are import busy_at
from tests.unit.capacity.test_dags import numbers_of_dag

MCYCLES = 20 * 2_000.0
# A.1: megacycles of an active mailbox and of a passive copy per daily message, 2016: value, least, most.
ACTIVE, PASSIVE = (0.0597, 0.0584, 0.0598), (0.0140, 0.0137, 0.0140)
# H.2: operations of an active mailbox per daily message, and of a copy of it; A.4: of a 7,200 rpm disk.
IOPS, COPY, DISK = 0.067 / 100, 0.5, 80.0
CEILING = 0.80
LONDON, LEEDS, EACH = 4_000 * 150 / 32, 2_000 * 50 / 16, 16


@pytest.fixture(scope="module")
def plan():
    return busy_at(4_000, 2_000, copies=3, failures=1)


@pytest.fixture(scope="module")
def copies(plan):
    """The members that hold the copies of each database, in the order of preference: (databases, copies)."""
    return numbers_of_dag(plan).copies


def asked(copies, failed, active, passive, london=LONDON, leeds=LEEDS):
    """What each member is asked: of every database the first copy that is left is active, the others are passive."""
    result = np.zeros(4)
    for row in copies.tolist():
        messages = london if row[0] in {0, 2} else leeds
        first, *others = [member for member in row if member not in failed]
        result[first] += messages * active
        for member in others:
            result[member] += messages * passive
    return result


def worst(copies, active, passive, failures=1, **messages):
    """The most that a member is asked in any failure of so many."""
    return max(asked(copies, failed, active, passive, **messages).max() for failed in combinations(range(4), failures))


def cpu(copies, bound=0, **messages):
    return worst(copies, ACTIVE[bound], PASSIVE[bound], **messages) / MCYCLES


def test_databases_are_as_the_case_says(plan, copies):
    homes = [plan.designs[0].machines[row].site for row in copies[:, 0].tolist()]
    assert (homes.count("london"), homes.count("leeds")) == (32, 16)
    shown = numbers_of_dag(plan)
    for failed in range(4):
        by_hand = asked(copies, {failed}, ACTIVE[0], PASSIVE[0])
        assert (by_hand > 0.0).sum() == 3
    assert shown.normal.cpu.utilization == pytest.approx(asked(copies, (), ACTIVE[0], PASSIVE[0]).max() / MCYCLES)


def test_compare_shows_the_worst_failure(plan, copies):
    candidates = candidates_of(plan, evaluated_designs(plan, library()))
    rows = {row.key: row.cells[0] for row in compare_candidates(list(candidates)).rows}
    found = rows["dag-cpu"]
    assert (found.value, found.low, found.high) == pytest.approx([cpu(copies, bound) for bound in range(3)])
    operations = worst(copies, IOPS, IOPS * COPY) / (20 * DISK)
    assert rows["dag-operations"].value == pytest.approx(operations)


def test_sweep_has_each_point(plan, copies):
    found = sweep_parameters(plan, "design", (SweepAxis(PARAMETERS["users"], (0.5, 1.0, 1.5)),), library())
    line = next(group for group in found.groups if group.limit == "cpu")
    by_hand = [cpu(copies, london=LONDON * factor, leeds=LEEDS * factor) for factor in (0.5, 1.0, 1.5)]
    assert line.utilization.tolist() == pytest.approx(by_hand, rel=1e-3)
    assert line.against_ceiling.tolist() == pytest.approx([use / CEILING for use in by_hand], rel=1e-3)


def test_growth_of_london_alone_meets_the_ceiling_in_the_month_by_hand(plan, copies):
    found = forecast(plan, "design", library(), Growth(everyone=0.0, populations={"hq": 0.3}), 5)
    (curve,) = [row for row in found.curves if row.limit == "cpu"]
    by_hand = [cpu(copies, london=LONDON * 1.3 ** (month / 12)) / CEILING for month in range(61)]
    assert curve.highest[0].tolist() == pytest.approx(by_hand, rel=1e-3)
    month = next(number for number, use in enumerate(by_hand) if use > 1.0)
    assert 0 < month < 60
    assert curve.crossing.month == month


def test_risk_stays_between_the_ends_of_the_figures(plan, copies):
    """Without a spread of users, only the figures differ from draw to draw."""
    (dag,) = risk(plan, "design", library(), RiskSettings(draws=200, seed=5, spread=0.0)).dags
    (found,) = [row for row in dag.distributions if row.resource == "cpu"]
    least, most = (cpu(copies, bound) for bound in (1, 2))
    assert least * 0.999 <= found.quantiles[0] <= found.quantiles[-1] <= most * 1.001


def test_the_trail_of_disks_is_the_sum_by_hand(plan, copies):
    total = worst(copies, IOPS, IOPS * COPY)
    steps = explain(plan, "design", library(), "dag", "operations").steps
    assert steps[-1].value == pytest.approx(total / (20 * DISK))
    shown = [step.value for step in steps if step.unit == "1/s"]
    assert shown[:2] == pytest.approx([LEEDS * IOPS, LONDON * IOPS]) or shown[:2] == pytest.approx(
        [LONDON * IOPS, LEEDS * IOPS]
    )
    assert any(value == pytest.approx(total) for value in shown)
