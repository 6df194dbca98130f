"""The load of programs other than Exchange: added everywhere, and unknown where nobody knows it."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.batch import batch_of
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.load import load_of
from models.capacity.scenarios import scenario_basis_of, work_of
from models.comparisons.failures import failures
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.plan.other_load import OtherLoad
from models.plan.scenario import Scenario
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

LOAD = OtherLoad(cpu_mhz=2_660.0, memory_mb=1_024.0, disk_iops=50.0, network_mbit_s=100.0, source="esxtop, 3 May")
RATED = {"disk_iops": 500.0, "network_mbit_s": 1_000.0}


def gauge(plan, machine, resource="cpu"):
    return evaluate(plan, "design", library()).gauge(machine, resource).utilization


def mixed(load=LOAD, users=1_000, **values):
    """A physical server of Exchange 2016 with users and other load."""
    machines = [server("mail", roles=("mailbox",), exchange="2016", windows="2016", cores=8, mhz=2660, memory_mb=16_384,
                       other=load, **RATED, **values)]  # fmt: skip
    return plan_of(machines, [population(users={"owa": users}, mailboxes=users)])


def test_it_is_added_to_what_the_roles_use() -> None:
    alone, both = mixed(OtherLoad()), mixed()
    assert gauge(both, "mail") == pytest.approx(gauge(alone, "mail") + 1 / 8)
    assert gauge(both, "mail", "memory") == pytest.approx(gauge(alone, "mail", "memory") + 1_024 / 16_384)


def test_a_machine_without_a_role_shows_what_was_measured_and_nothing_else() -> None:
    plan = plan_of([server("files", roles=(), cores=8, mhz=2660, memory_mb=16_384, other=LOAD, **RATED)])
    assert gauge(plan, "files") == pytest.approx(1 / 8)
    assert gauge(plan, "files", "memory") == pytest.approx(1 / 16)
    assert gauge(plan, "files", "disk") == pytest.approx(0.1)
    unknown = plan_of([server("files", roles=(), cores=8, mhz=2660, memory_mb=16_384, **RATED)])
    assert [gauge(unknown, "files", name) for name in ("cpu", "memory", "disk", "network")] == [None] * 4


def estate(*loads):
    machines = [host("esx", cores=8, mhz=2000, memory_mb=65_536, hypervisor="vsphere-5-and-later", **RATED)]
    machines += [vm(f"vm-{row}", 4, host="esx", roles=(), other=load) for row, load in enumerate(loads)]
    return plan_of(machines)


def test_a_host_is_as_busy_as_its_machines_together() -> None:
    plan = estate(OtherLoad(cpu_mhz=4_000.0, disk_iops=100.0), OtherLoad(cpu_mhz=1_000.0, disk_iops=50.0))
    assert gauge(plan, "vm-0") == pytest.approx(0.5)
    assert gauge(plan, "esx") == pytest.approx(5_000 / 16_000)
    assert gauge(plan, "esx", "disk") == pytest.approx(150 / 500)


def test_one_machine_of_unknown_load_makes_its_host_unknown_and_nothing_may_fail() -> None:
    plan = estate(OtherLoad(cpu_mhz=4_000.0), OtherLoad())
    evaluation = evaluate(plan, "design", library())
    assert evaluation.gauge("esx", "cpu").utilization is None
    assert failures(plan, "design", library()).may_fail in (None, 0)
    rules = {(finding.rule, finding.subject) for finding in evaluation.findings}
    assert ("no-role", "vm-1") in rules
    assert ("no-role", "vm-0") not in rules


def test_the_rule_of_vcpus_is_one_for_exchange() -> None:
    crowd = [vm(f"vm-{row}", 8, host="esx", roles=(), other=OtherLoad(cpu_mhz=100.0)) for row in range(4)]
    esx = host("esx", cores=8, mhz=2000, memory_mb=65_536)
    assert not [f for f in evaluate(plan_of([esx, *crowd]), "design", library()).findings if "vcpus" in f.rule]
    mail = evolve(crowd[0], roles=("mailbox",))
    found = evaluate(plan_of([esx, mail, *crowd[1:]]), "design", library()).findings
    assert [finding.subject for finding in found if "vcpus" in finding.rule] == ["esx"]


def test_users_fit_beside_it() -> None:
    plan = mixed()
    evaluation = evaluate(plan, "design", library())
    factor = 1.0 + evaluation.room_of("mail") / 1_000
    grown = mixed(users=round(1_000 * factor))
    found = evaluate(grown, "design", library()).gauge("mail", "cpu")
    assert found.utilization <= found.ceiling
    full = OtherLoad(cpu_mhz=8 * 2_660.0)
    assert evaluate(mixed(full), "design", library()).room_of("mail") == -1_000


@pytest.mark.parametrize("bound", [0, 1, 2])
def test_scenarios_add_it_as_one_evaluation_does(bound) -> None:
    plan = mixed()
    compiled = compile_design(plan, plan.designs[0], library())
    scenarios = [Scenario(users=factor) for factor in (0.0, 0.5, 3.0)]
    basis = scenario_basis_of(plan, library().common, work_of(scenarios), bound)
    found = batch_of(compiled, basis.parts, bound).utilization(basis)
    for row in range(len(scenarios)):
        alone = load_of(compiled, bound, basis.drivers(row)).utilization()
        np.testing.assert_allclose(found[row], alone, rtol=1e-12)


def test_growth_leaves_it_as_it_is() -> None:
    found = forecast(mixed(), "design", library(), Growth(everyone=0.2), 2)
    ceiling = evaluate(mixed(), "design", library()).gauge("mail", "cpu").ceiling
    alone = gauge(mixed(OtherLoad()), "mail")
    assert found.use[24, 0, 0] * ceiling == pytest.approx(alone * 1.44 + 1 / 8)


def test_the_trail_names_it_with_its_source() -> None:
    texts = [step.text for step in explain(mixed(), "design", library(), "mail", "cpu").steps]
    assert any("Other programs: 2,660 MHz of 8 cores" in text and "(esxtop, 3 May)" in text for text in texts)
    trail = explain(mixed(), "design", library(), "mail", "cpu")
    assert trail.steps[-1].value == pytest.approx(gauge(mixed(), "mail"))
    last = explain(mixed(), "design", library(), "mail", "memory").steps[-1]
    assert last.value == pytest.approx(gauge(mixed(), "mail", "memory"))


def test_roles_and_measured_load_together_are_noted() -> None:
    def noted(plan):
        return "load-beside-roles" in {finding.rule for finding in evaluate(plan, "design", library()).findings}

    assert noted(mixed())
    assert not noted(mixed(OtherLoad(memory_mb=100.0)))
