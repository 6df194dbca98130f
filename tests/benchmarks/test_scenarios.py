"""How many scenarios of how many machines a second: printed, never a reason to fail.

The measure is writing the result array once, in place, in the same run.
"""

import os
from time import process_time

import numpy as np
import pytest

from models.capacity.batch import batch_of
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.load import load_of
from models.capacity.scenarios import SOURCES, Work, scenario_basis_of
from tests.benchmarks.test_evaluation import fastest, large_plan
from tests.unit.capacity.building import DESIGN, library

MACHINES, SCENARIOS, ONE_BY_ONE = 1_000, 100_000, 20


def least_work(work):
    """The least processor time of some runs in seconds, of all cores together: other programs do not count."""
    times = []
    for _ in range(5):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def work_of_all(random, *, alike):
    """Scenarios in which users of all protocols grow alike, or each protocol, the messages and their size apart."""
    users = random.uniform(0.5, 1.5, (SCENARIOS, 1, 1 if alike else len(SOURCES)))
    factors = np.ones((SCENARIOS, 1)) if alike else random.uniform(0.5, 2.0, (SCENARIOS, 1))
    return Work(users=np.broadcast_to(users, (SCENARIOS, 1, len(SOURCES))), messages=factors, message_size=factors**2)


@pytest.mark.bench
@pytest.mark.parametrize("alike", [True, False], ids=["users alike", "everything apart"])
def test_many_scenarios_of_many_machines(alike, capsys):
    plan = large_plan(MACHINES)
    compiled = compile_design(plan, plan.designs[0], library())
    work = work_of_all(np.random.default_rng(1), alike=alike)
    basis = scenario_basis_of(plan, library().common, work)
    batch = batch_of(compiled, basis.parts, unit=evaluate(plan, DESIGN, library()).ceiling)
    result = np.ones((SCENARIOS, MACHINES))
    cores = os.cpu_count() or 1
    worked = least_work(lambda: batch.worst(basis, out=result)) / cores
    worked /= least_work(lambda: np.multiply(result, 1.0, out=result))
    written = fastest(lambda: np.multiply(result, 1.0, out=result))
    seconds = fastest(lambda: batch.worst(basis, out=result))
    single = fastest(lambda: [load_of(compiled, 0, basis.drivers(row)) for row in range(ONE_BY_ONE)]) / ONE_BY_ONE
    assert np.isfinite(result).all()
    with capsys.disabled():
        print(
            f"\n{SCENARIOS:,} scenarios x {MACHINES:,} machines, {len(basis.parts)} parts: {seconds * 1e3:.0f} ms, "
            f"{SCENARIOS * MACHINES / seconds / 1e6:.0f} million a second, "
            f"{seconds / written:.1f} x np.multiply in place, "
            f"{worked:.1f} x in processor time of {cores} free cores, "
            f"{single * SCENARIOS / seconds:.0f} x faster than one by one"
        )
