"""Disks of proposed groups: as few as hold and serve the copies, of the size that was asked for."""

import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.errors import PlanError
from models.plan.dags import replaced
from models.proposing.groups import to_survive
from models.proposing.proposal import propose
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, requirements


def proposed(copies=3, **values):
    usual = {"copies": copies, "failures": 1, "exchange": "se", "hypervisor": "hyper-v-2012-r2-and-later"}
    wanted = requirements(evolve(group(9_000), mailbox_mb=5_000.0), **({"memory_gb": 256} | usual | values))
    return propose(wanted, library()).designs["physical"]


def numbers_with(design, storage):
    machines = design.sized.design
    (dag,) = machines.dags
    changed = evolve(machines, dags=replaced(machines.dags, evolve(dag, storage=storage)))
    return dags_of(evaluate(evolve(design.plan, designs=(changed,)), changed.id, library()))[dag.id]


def is_enough(numbers):
    gauges = [numbers.capacity, *(row.operations for row in to_survive(numbers))]
    disks = numbers.measure("disks")
    return all(gauge.utilization <= gauge.ceiling for gauge in gauges) and (disks is None or disks.value <= disks.limit)


@pytest.mark.parametrize("disk_tb", [2.5, 8.0, 20.0])
@pytest.mark.parametrize("copies", [2, 3])
def test_one_disk_fewer_is_not_enough(copies, disk_tb):
    design = proposed(copies, disk_tb=disk_tb)
    (dag,) = design.sized.design.dags
    assert dag.storage.disk_tb == disk_tb
    # Two copies are too few to lose one with its disk.
    assert dag.storage.layout == ("jbod" if copies == 3 else "raid10")
    assert is_enough(numbers_with(design, dag.storage))
    # Pairs of mirrors are bought whole.
    fewer = evolve(dag.storage, disks=dag.storage.disks - (1 if copies == 3 else 2))
    assert not is_enough(numbers_with(design, fewer))


def test_databases_are_small_enough_for_a_disk():
    large, small = (proposed(disk_tb=disk_tb).sized.design.dags[0] for disk_tb in (8.0, 0.5))
    assert small.databases > large.databases
    assert numbers_with(proposed(disk_tb=0.5), small.storage).per_disk == 1


@pytest.mark.parametrize("disk_tb", [2.5, 8.0, 20.0])
def test_no_more_copies_are_planned_on_a_disk_than_fit(disk_tb):
    design = proposed(disk_tb=disk_tb)
    (dag,) = design.sized.design.dags
    most = evolve(dag.storage, databases_per_disk=4)
    assert dag.storage.databases_per_disk == numbers_with(design, most).per_disk
    found = evaluate(design.plan, design.plan.designs[0].id, library()).findings
    assert "dag-packing" not in {finding.rule for finding in found}


def test_without_a_size_disks_stay_unknown():
    (dag,) = proposed().sized.design.dags
    assert dag.storage.disks is None and dag.storage.disk_tb is None


def test_disks_that_are_too_small_are_refused():
    with pytest.raises(PlanError, match="Enter larger disks"):
        proposed(2, disk_tb=0.001)


def test_the_numbers_of_the_proposal_have_the_disks():
    design = proposed(disk_tb=8.0)
    (numbers,) = design.sized.groups
    assert 0.0 < numbers.capacity.utilization <= 1.0
    again = evaluate(design.plan, design.plan.designs[0].id, library())
    assert dags_of(again)[numbers.dag.id].capacity == numbers.capacity


@pytest.mark.parametrize("values", [{"copies": 3}, {"copies": 4, "lagged": 1, "dag_sites": "both-active"}])
def test_tiny_mailboxes_get_no_more_databases_than_there_is_place_for_on_the_disks_of_their_load(values):
    """168 databases of 14 GB took 21 disks that were 1 % full."""
    wanted = requirements(
        evolve(group(12_000), mailbox_mb=20.0), evolve(group(5_000, "Leeds"), mailbox_mb=20.0), disk_tb=8.0,
        **({"memory_gb": 256, "failures": 1, "exchange": "se", "hypervisor": "hyper-v-2012-r2-and-later"} | values),
    )  # fmt: skip
    design = propose(wanted, library()).designs["physical"]
    evaluation = evaluate(design.plan, design.plan.designs[0].id, library())
    assert not evaluation.severe_findings
    for numbers in dags_of(evaluation).values():
        dag = numbers.dag
        assert dag.databases % len(dag.members) == 0
        gauges = [numbers.capacity, *(row.operations for row in to_survive(numbers))]
        by_load = max(gauge.utilization / gauge.ceiling for gauge in gauges) * dag.storage.disks
        held = numbers.measure("copies-held").value
        # Facts F: four copies a disk. More disks only where copies of so many members would be uneven.
        assert held <= 4 * (by_load + 1) + dag.copies
        assert dag.storage.disks <= by_load + 2
