"""The response-time formula against an independent simulation of the queue that its form stands for.

`s / (1 - rho)` is the 95th percentile of the time in a queue with one server, random arrivals and random service
whose mean is `s / ln 20`. The simulation knows nothing of the formula.
"""

import math
import random

import numpy as np
import pytest
import simpy

from models.capacity.response import mailbox_p95_ms

REQUESTS = 60_000
BASE_MS, SERVICE_MS, VCPU_MS = 216.0, 29.9, 74.6


def simulated_p95_ms(utilization: float, seed: int) -> float:
    mean_service = SERVICE_MS / math.log(20.0)
    chance = random.Random(seed)
    environment = simpy.Environment()
    server = simpy.Resource(environment, capacity=1)
    times: list[float] = []

    def request():
        arrived = environment.now
        with server.request() as turn:
            yield turn
            yield environment.timeout(chance.expovariate(1.0 / mean_service))
        times.append(environment.now - arrived)

    def arrivals():
        for _ in range(REQUESTS):
            yield environment.timeout(chance.expovariate(utilization / mean_service))
            environment.process(request())

    environment.process(arrivals())
    environment.run()
    return BASE_MS + float(np.percentile(times[REQUESTS // 10 :], 95))


@pytest.mark.parametrize("utilization", [0.49, 0.65, 0.80])
def test_the_formula_agrees_with_a_simulated_queue(utilization: float) -> None:
    formula = float(mailbox_p95_ms(np.asarray(utilization), np.asarray(1.0), BASE_MS, SERVICE_MS, VCPU_MS))
    assert simulated_p95_ms(utilization, seed=2007) == pytest.approx(formula, rel=0.05)


def test_no_time_is_finite_at_full_load() -> None:
    times = mailbox_p95_ms(np.array([0.99, 1.0, 1.2]), np.ones(3), BASE_MS, SERVICE_MS, VCPU_MS)
    assert np.isfinite(times[0]) and np.isinf(times[1:]).all()
