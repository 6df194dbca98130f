"""Exchange beside VMs of unknown load on a host whose CPU was measured: what that says, and what it does not."""

import numpy as np
import pytest

from models.capacity.batch import batch_of
from models.capacity.compiler import compile_design
from models.capacity.explain import explain
from models.capacity.load import load_of
from models.capacity.scenarios import scenario_basis_of, work_of
from models.comparisons.outages import Outage
from models.comparisons.restarts import restarted
from models.plan.entities import Plan
from models.plan.measured_load import Measured
from models.plan.scenario import Scenario
from tests.unit.capacity.building import host, library, numbers_of, plan_of, population, vm

MODERN = {"guest": "windows-2008-r2-x64", "host": "esx"}


def estate(measured: float | None, users: int = 2_000, **values: object) -> Plan:
    """A host of 8 cores with a Client Access server and 16 vCPUs of VMs of which nobody knows the load."""
    esx = host("esx", cores=8, memory_mb=131_072, hypervisor="generic-modern", measured=Measured(cpu=measured))
    others = [vm(f"app-{row}", 4, **(MODERN | {"roles": ()} | values)) for row in range(4)]
    machines = [esx, vm("cas", 4, exchange="2010", roles=("cas",), **MODERN), *others]
    return plan_of(machines, [population(users={"outlook": users})])


def notes(plan: Plan, machine: str) -> str:
    return " ".join(explain(plan, "design", library(), machine, "cpu").notes)


def test_the_prediction_from_the_roles_is_shown_where_the_host_was_measured_with_cores_left() -> None:
    gauge = numbers_of(estate(0.38)).gauge("cas", "cpu")
    alone = numbers_of(plan_of([m for m in estate(None).designs[0].machines if "app" not in m.id],
                               estate(None).populations)).gauge("cas", "cpu")  # fmt: skip
    assert gauge.utilization == pytest.approx(alone.utilization)
    assert "measured at 38 %: cores are left even if the load of the roles comes on top" in notes(estate(0.38), "cas")


def test_how_busy_the_host_will_be_stays_unknown_and_says_what_was_measured() -> None:
    plan = estate(0.38)
    assert numbers_of(plan).gauge("esx", "cpu").utilization is None
    assert numbers_of(plan).room_of("esx") is None
    assert "Its CPU was measured at 38 %; how much of that is Exchange is unknown." in notes(plan, "esx")


@pytest.mark.parametrize("measured", [None, 0.0, 0.97])
def test_without_a_measurement_or_with_too_busy_a_host_nobody_knows_whether_it_waits(measured: float | None) -> None:
    plan = estate(measured)
    assert numbers_of(plan).gauge("cas", "cpu").utilization is None
    assert "depends on VMs whose load is unknown" in notes(plan, "cas")
    assert ("that may be too much" in notes(plan, "cas")) == bool(measured)


def test_users_who_come_make_servers_busier_whose_cost_nobody_measured() -> None:
    """A Mailbox server of 2007 grows with its users, whatever its host did before."""
    plan = estate(0.1, exchange="2007", roles=("mailbox",))
    assert numbers_of(plan).gauge("cas", "cpu").utilization is None


def test_what_was_measured_of_a_host_does_not_hold_for_vms_that_restart_on_it() -> None:
    plan = estate(0.38)
    second = host("esx-2", cores=8, memory_mb=131_072, hypervisor="generic-modern", measured=Measured(cpu=0.3))
    lonely = vm("files", 8, roles=(), guest="windows-2008-r2-x64", memory_mb=4_096, host="esx-2")
    design = plan_of([*plan.designs[0].machines, second, lonely]).designs[0]
    left = restarted(design, Outage(("esx-2",)), library().hypervisors, 0.9)
    assert left.by_id["files"].host == "esx"
    assert left.by_id["esx"].measured.cpu is None


@pytest.mark.parametrize("bound", [0, 1, 2])
def test_scenarios_know_as_much(bound: int) -> None:
    plan = estate(0.6)
    compiled = compile_design(plan, plan.designs[0], library())
    scenarios = [Scenario(users=factor) for factor in (0.5, 1.0, 20.0)]
    basis = scenario_basis_of(plan, library().common, work_of(scenarios), bound)
    found = batch_of(compiled, basis.parts, bound).utilization(basis)
    for row in range(len(scenarios)):
        alone = load_of(compiled, bound, basis.drivers(row)).utilization()
        np.testing.assert_allclose(found[row], alone, rtol=1e-12)
    cas = compiled.machines.ids.index("cas")
    assert np.isnan(found[:, 0, cas]).tolist() == [False, False, True]
