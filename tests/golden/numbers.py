"""The numbers of the samples and of drawn plans, kept in a file: whatever makes the model faster changes none of them.

``python -m tests.golden.numbers`` writes the file anew; only a change of what the model says is a reason to.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from models.capacity.evaluate import evaluate
from models.capacity.results import RESOURCES, Evaluation
from models.comparisons.failures import Failures, failures
from models.comparisons.growing import Growth
from models.comparisons.growth import Forecast, forecast
from models.comparisons.parameters import axis_of
from models.comparisons.risk import MachineRisk, Risk, RiskSettings, risk
from models.comparisons.sweeps import Sweep, sweep_parameters
from models.plan.entities import Plan
from tests.golden.drawn import drawn_plan
from tests.unit.capacity.building import library, sample

FILE = Path(__file__).with_name("numbers.npz")
# Samples that come later do not change what is kept.
SAMPLES = ("cas-hub-consolidation", "exchange-2003-consolidation", "three-sites")
DRAWN, EXPLORED = 200, 12
Numbers = Mapping[str, np.ndarray]
OF_MACHINES = (
    "utilization", "low", "high", "ceiling", "state", "beyond", "limiter", "room_users", "users", "mailboxes", "factor",
    "binding", "is_most", "overhead", "sharing_mb", "recommended_mb", "core_mhz",
)  # fmt: skip
SURVIVED = {None: 0, False: 1, True: 2}


def plans() -> Iterator[tuple[str, Plan, bool]]:
    """Return each plan with its name, and whether it is explored as well as evaluated."""
    for number, name in enumerate(SAMPLES):
        yield f"sample-{number}", sample(name), True
    for number in range(DRAWN):
        yield f"drawn-{number}", drawn_plan(number), number < EXPLORED


def numbers_of(name: str, plan: Plan, explored: bool) -> Numbers:
    """Return all numbers of a plan by what they are; NaN is no data."""
    found: dict[str, np.ndarray] = {}
    for design in plan.designs:
        parts = dict(evaluated(evaluate(plan, design.id, library())))
        if explored:
            parts |= dict(explored_design(plan, design.id))
        found |= {f"{name}/{design.id}/{key}": np.asarray(value, dtype=np.float64) for key, value in parts.items()}
    return found


def evaluated(found: Evaluation) -> Iterator[tuple[str, object]]:
    for key in OF_MACHINES:
        yield key, getattr(found, key)
    yield "factor_band", found.factor_band
    yield "links", [_or_nan(found.links[key].utilization) for key in sorted(found.links)]
    yield "responses", [[_or_nan(value) for value in (row.p95_ms, row.low, row.high)] for row in found.responses]
    subjects = (*found.machine_ids, *sorted(found.sites))
    yield "measures", [measure.value for subject in subjects for measure in found.measures_of(subject)]
    yield "gaps", [len(found.gaps)]


def explored_design(plan: Plan, design: str) -> Iterator[tuple[str, object]]:
    yield from of_failures("failures", failures(plan, design, library()))
    yield from of_failures("restarts", failures(plan, design, library(), restart=True, pairs=False))
    axes = [axis_of("users", 0.5, 3.0, 5), axis_of("overhead", 0.0, 0.4, 3)]
    cache, owa = axis_of("hub-cache", 64, 1024, 3), axis_of("users.owa", 0, 4, 5)
    for number, chosen in enumerate((axes, axes[:1], [cache], [owa])):
        yield from of_sweep(f"sweep-{number}", sweep_parameters(plan, design, chosen, library()))
    growth = Growth(everyone=0.3, protocols={"owa": 0.2})
    yield from of_growth(forecast(plan, design, library(), growth, 3))
    yield from of_risk(risk(plan, design, library(), RiskSettings(draws=60, seed=7)))


def of_failures(name: str, found: Failures) -> Iterator[tuple[str, object]]:
    rows = sorted(found.results, key=lambda result: result.outage.down)
    yield (
        name,
        [
            (
                row.unserved,
                len(row.above),
                _or_nan(row.use),
                row.stopped,
                row.running,
                row.unknown,
                SURVIVED[row.survived],
            )
            for row in rows
        ],
    )
    yield f"{name}-worst", [row.use for row in sorted(found.worst, key=lambda worst: worst.machine_id)]
    yield f"{name}-unknown", [len(found.no_data.get(resource, ())) for resource in RESOURCES]


def of_sweep(name: str, found: Sweep) -> Iterator[tuple[str, object]]:
    yield name, [found.limiter, found.utilization, found.against_ceiling]
    if len(found.axes) == 1:
        yield f"{name}-crossings", [(_or_nan(row.value), row.rising) for row in found.crossings()]


def of_growth(found: Forecast) -> Iterator[tuple[str, object]]:
    yield "growth", [found.use, found.low, found.high]
    rows = sorted(found.crossings, key=lambda row: row.machine_id)
    yield "growth-crossings", [[_or_nan(value) for value in (row.month, row.earliest, row.latest)] for row in rows]
    yield "growth-additions", [(row.month, _or_nan(row.count)) for row in found.additions]


def of_risk(found: Risk) -> Iterator[tuple[str, object]]:
    yield "risk", [_or_nan(found.any), _or_nan(found.usual)]
    rows = sorted(found.machines, key=lambda machine: machine.machine_id)
    yield (
        "risk-machines",
        [[_or_nan(value) for value in _of_machine(row)] for row in rows],
    )
    influences = sorted(found.influences, key=lambda influence: influence.key)
    yield "risk-influences", [(row.low, row.high) for row in influences]


def _of_machine(row: MachineRisk) -> tuple[float | None, ...]:
    # Behind its resources stands the space of disks, which only groups tell of.
    return row.probability, row.error, *row.each[: len(RESOURCES)], *row.quantiles


def _or_nan(value: float | None) -> float:
    return np.nan if value is None else float(value)


def all_numbers() -> Numbers:
    return {key: value for plan in plans() for key, value in numbers_of(*plan).items()}


if __name__ == "__main__":
    np.savez_compressed(FILE, **all_numbers())
