"""Sweep, risk, failures and growth as a user asks for them: of whole plans, to their end."""

from collections.abc import Callable

import pytest

from models.comparisons.failures import failures
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.comparisons.risk import RiskSettings, risk
from models.planfile import save_plan
from planner import cli
from tests.benchmarks.arithmetic import arithmetic_of
from tests.benchmarks.estates import estate
from tests.benchmarks.goals import Row, Table, seconds_of, shortest
from tests.unit.capacity.building import library, sample

STEPS, MACHINES = 51, 1_000


@pytest.mark.bench
def test_two_parameters_are_swept(table: Table, tmp_path, capsys) -> None:
    path = tmp_path / "estate.xplan"
    save_plan(estate(MACHINES), path)
    steps = ("--steps", str(STEPS))
    command = ["sweep", str(path), "--parameter", "users", *steps, "--parameter", "overhead", *steps]
    limit = shortest(arithmetic_of(estate(MACHINES), STEPS * STEPS), 3)
    ours = shortest(lambda: cli.run(command), 1)
    assert "Tightest resource" in capsys.readouterr().out
    table.hold(Row("sweep", 1000 * ours, 1000 * limit, ours / limit))


def of_plan(machines: int, work: Callable[..., object]) -> Callable[[], object]:
    plan = estate(machines) if machines else sample("three-sites")
    return lambda: work(plan, plan.designs[0].id)


@pytest.mark.bench
@pytest.mark.parametrize(("key", "machines"), [("risk-sample", 0), ("risk", MACHINES)])
def test_figures_are_drawn(table: Table, key: str, machines: int) -> None:
    settings = RiskSettings(draws=1_000)
    table.hold(seconds_of(key, of_plan(machines, lambda plan, design: risk(plan, design, library(), settings))))


@pytest.mark.bench
@pytest.mark.parametrize(
    ("key", "machines", "pairs"),
    [("failures-1k", 1_000, False), ("failures-10k", 10_000, False), ("failures-pairs", 1_000, True)],
)
def test_machines_fail(table: Table, key: str, machines: int, pairs: bool) -> None:
    work = of_plan(machines, lambda plan, design: failures(plan, design, library(), pairs=pairs))
    table.hold(seconds_of(key, work))


@pytest.mark.bench
def test_users_grow(table: Table) -> None:
    growth = Growth(everyone=0.15)
    table.hold(seconds_of("growth", of_plan(10_000, lambda plan, design: forecast(plan, design, library(), growth, 5))))
