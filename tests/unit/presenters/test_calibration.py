"""What a calibration would change, in sentences."""

from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.plan.entities import Plan
from models.plan.other_load import OtherLoad
from planner.presenters.calibration import change_lines
from tests.unit.capacity.building import library, plan_of, population, server


def estate(users: int) -> Plan:
    busy = server("file", roles=(), cores=4, other=OtherLoad(cpu_mhz=6_000.0, source="log"))
    return plan_of([busy, server("cas", roles=("cas",), cores=8)], [population(users={"owa": users}, mailboxes=users)])


def evaluated(plan: Plan) -> dict[str, Evaluation]:
    return {"design": evaluate(plan, "design", library())}


def test_the_busiest_of_the_machines_that_change_is_named() -> None:
    """Beside VMs that run something else, the busiest machine of all was said to go from 73 % to 73 %."""
    before, after = evaluated(estate(1_000)), evaluated(estate(4_000))
    assert before["design"].gauge("file", "cpu").utilization > before["design"].gauge("cas", "cpu").utilization
    (line,) = change_lines(estate(1_000), before, after)
    assert "CPU of cas: " in line.casefold().replace("cpu", "CPU")
    assert change_lines(estate(1_000), before, before) == ()
