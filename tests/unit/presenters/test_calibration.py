"""What a calibration would change, in sentences."""

from types import SimpleNamespace

import pytest

from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.plan.entities import Plan
from models.plan.other_load import OtherLoad
from planner.presenters.calibration import change_lines, quality
from tests.unit.capacity.building import library, plan_of, population, server


def estate(users: int) -> Plan:
    busy = server("file", roles=(), cores=4, other=OtherLoad(cpu_mhz=6_000.0, source="log"))
    return plan_of([busy, server("cas", roles=("cas",), cores=8)], [population(users={"owa": users}, mailboxes=users)])


def evaluated(plan: Plan) -> dict[str, Evaluation]:
    return {"design": evaluate(plan, "design", library())}


@pytest.mark.parametrize(
    ("independent", "words"),
    [(1.2, "count as 1 independent window."), (7.6, "count as 8 independent windows.")],
)
def test_how_many_windows_are_independent_is_said_in_its_number(independent: float, words: str) -> None:
    fit = SimpleNamespace(
        windows=160,
        independent=independent,
        residual=0.1,
        residual_mhz=600.0,
        mean_mhz=6_000.0,
        ratio=3.4,
        base_mhz=33.0,
    )
    assert f"160 15-minute windows {words}" in quality(fit)


def test_the_busiest_of_the_machines_that_change_is_named() -> None:
    """Beside VMs that run something else, the busiest machine of all was said to go from 73 % to 73 %."""
    before, after = evaluated(estate(1_000)), evaluated(estate(4_000))
    assert before["design"].gauge("file", "cpu").utilization > before["design"].gauge("cas", "cpu").utilization
    (line,) = change_lines(estate(1_000), before, after)
    assert "CPU of cas: " in line.casefold().replace("cpu", "CPU")
    assert change_lines(estate(1_000), before, before) == ()
