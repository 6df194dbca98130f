"""Machines on which more CPU was measured than is predicted: their VMs are sized by that, unless chosen."""

import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.consolidation.choices import LARGER, PREDICTED, Choices
from models.consolidation.consolidate import Consolidation, consolidate
from models.plan import edits
from models.plan.entities import Host, Plan
from models.plan.measured_load import Measured
from models.plan.stale_measurements import with_stale_voided
from models.words import percent
from planner.presenters.consolidation import consolidation_view
from tests.unit.capacity.building import host, library, plan_of, population, sample, server, vm
from tests.unit.consolidation.test_dags import CATALOGUE


def consolidated(plan: Plan, size_by: str = LARGER, kind: Host = CATALOGUE["host-16"]) -> tuple[Consolidation, str]:
    design = plan.designs[0]
    choices = Choices(hosts=(kind,), roles_apart=False, size_by=size_by)
    found = consolidate(plan, design.id, choices, library())
    before = evaluate(plan, design.id, library())
    return found, " ".join(consolidation_view(plan, design, before, found).sentences)


def estate(*, measured: float | None) -> Plan:
    """A VM of 16 vCPUs that is predicted to need few of them."""
    guest = vm("mail", 16, host="esx", exchange="2010", guest="windows-2008-r2-x64", roles=("cas",), memory_mb=16_384)
    guest = evolve(guest, measured=Measured(cpu=measured, source="week.csv") if measured else Measured())
    machines = [host("esx", cores=16, mhz=2_000.0, memory_mb=131_072, hypervisor="generic-modern"), guest]
    return plan_of(machines, [population(users={"owa": 2_000}, mailboxes=2_000)])


def test_a_vm_becomes_as_large_as_the_larger_of_measured_and_predicted() -> None:
    (plain,) = consolidated(estate(measured=None))[0].placements
    found, _ = consolidated(estate(measured=0.5))
    (larger,) = found.placements
    assert (plain.cpu_by, larger.cpu_by) == ("predicted", "measured")
    # Half of 16 vCPUs below a ceiling of 75 %, on cores that may be faster.
    ratio = 16 * 2_000.0 / (CATALOGUE["host-16"].processor.clock_mhz * CATALOGUE["host-16"].processor.relative_speed)
    assert larger.vm.vcpus >= 0.5 * ratio / 0.75 - 1.0
    assert larger.vm.vcpus > plain.vm.vcpus
    by_prediction, _ = consolidated(estate(measured=0.5), PREDICTED)
    assert by_prediction.placements[0].vm.vcpus == plain.vm.vcpus
    less, _ = consolidated(estate(measured=0.001))
    assert less.placements[0].vm == plain.vm


def test_hosts_are_filled_by_what_was_measured_too() -> None:
    machines = [server(f"cas-{place}", roles=("cas",), cores=8, memory_mb=8_192) for place in range(6)]
    plan = plan_of(machines, [population(users={"owa": 600}, mailboxes=600)])
    busy = [evolve(machine, measured=Measured(cpu=0.7, source="week.csv")) for machine in machines]
    measured = plan_of(busy, [population(users={"owa": 600}, mailboxes=600)])
    few, many = (len({row.host.id for row in consolidated(each)[0].placements}) for each in (plan, measured))
    assert many > few


def test_the_new_design_is_predicted_and_has_no_load_of_other_programs() -> None:
    plan = estate(measured=0.5)
    found, _ = consolidated(plan)
    (row,) = found.placements
    assert row.vm.other == plan.designs[0].by_id["mail"].other
    assert row.vm.measured == Measured()


@pytest.mark.parametrize(("size_by", "so"), [
    (LARGER, "Its VM is sized by what was measured."), (PREDICTED, "VMs are sized by the prediction, as chosen:"),
])  # fmt: skip
def test_machines_that_used_more_than_predicted_are_named_with_what_their_vms_are_sized_by(size_by, so) -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    assert "when measured" not in consolidated(plan, size_by)[1]
    first, second, *others = design.machines
    within = evolve(first, measured=Measured(cpu=0.01, source="log"))
    above = evolve(second, measured=Measured(cpu=0.9, source="log"))
    _, sentences = consolidated(plan.with_design(evolve(design, machines=(within, above, *others))), size_by)
    assert f"{second.name} used more CPU when measured ({percent(0.9)}" in sentences
    assert so in sentences
    assert first.name not in sentences.partition("when measured")[0].rpartition(". ")[2]


def test_a_measurement_on_other_hardware_sizes_no_vm_and_that_is_said() -> None:
    plan = estate(measured=0.5)
    grown = with_stale_voided(plan, edits.set_values(plan, ["mail"], "vcpus", 8)).apply(plan)
    found, sentences = consolidated(grown)
    assert [row.cpu_by for row in found.placements] == ["predicted"]
    assert "MAIL has no valid CPU measurement, so its VM is sized by the prediction." in sentences
    assert "no valid CPU measurement" not in consolidated(plan)[1]


def test_a_vm_that_is_too_large_for_every_host_by_what_was_measured_is_told() -> None:
    """Only what was predicted to be too large was: a VM as large as the largest host passed for large enough."""
    small = host("small", cores=4, mhz=2_000.0, memory_mb=131_072, hypervisor="generic-modern")
    found, sentences = consolidated(estate(measured=0.9), kind=small)
    (row,) = found.placements
    assert row.vm.vcpus == 4
    assert (row.vm.id, "cpu", "measured") in {(each.machine, each.resource, each.by) for each in found.beyond}
    assert "With the measured load, MAIL exceeds its CPU ceiling: " in sentences
    assert "proven optimum" not in sentences
    by_prediction, silent = consolidated(estate(measured=0.9), PREDICTED, small)
    assert by_prediction.beyond == ()
    assert "exceeds its CPU ceiling" not in silent
