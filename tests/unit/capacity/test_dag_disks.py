"""Disks of database availability groups that hold too little, or copies of several sizes."""

import json

import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.plan.dags import Storage
from planner.cli._dags import dag_as_json
from tests.unit.capacity.building import library
from tests.unit.capacity.test_dags import DISKS, numbers_of_dag, plan_with


@pytest.mark.parametrize(("layout", "disks"), [("raid10", 1), ("raid5", 1), ("raid6", 2)])
def test_disks_that_hold_nothing_are_told_and_have_no_share(layout, disks) -> None:
    plan = plan_with(mailboxes=1_000, storage=Storage(layout=layout, disks=disks, disk_tb=8.0, databases_per_disk=1))
    found = evaluate(plan, "design", library())
    (numbers,) = dags_of(found).values()
    assert numbers.capacity.utilization is None
    (finding,) = [row for row in found.findings if row.rule == "dag-space"]
    assert finding.severity == "error" and "hold nothing" in finding.text
    # As JSON, no number is endless.
    json.dumps(dag_as_json(plan.designs[0], numbers), allow_nan=False)


def test_lagged_copies_are_larger_and_share_disks_with_others() -> None:
    """24 databases of three copies and a lagged one on four members: 18 copies and 6 lagged ones on each."""
    plan = plan_with(databases=24, lagged=1, lag_days=14.0, storage=DISKS)
    numbers = numbers_of_dag(plan)
    (home,) = numbers.homes
    assert home.lagged_mb > home.copy_mb * 1.05
    disk = (home.lagged_mb + 2 * home.copy_mb) * 1.001
    tight = evolve(DISKS, disk_tb=disk * 2**20 / 1e12)
    numbers = numbers_of_dag(plan_with(databases=24, lagged=1, lag_days=14.0, storage=tight))
    # First fit, the largest first: three disks with two lagged copies, six with three others, and the spare.
    # By the largest alone, two would fit on each: 12 disks.
    assert numbers.measure("disks").value == 9 + tight.spare_disks
    assert numbers.per_disk == 3
