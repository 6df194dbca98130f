"""The rows of database availability groups in a comparison."""

import pytest
from attrs import evolve

from models.capacity.evaluator import evaluated_designs
from models.comparisons.candidates import candidates_of
from models.comparisons.designs import compare_candidates
from models.plan import edits
from tests.unit.capacity.building import library
from tests.unit.capacity.test_dags import plan_with


def rows_of(plan):
    candidates = candidates_of(plan, evaluated_designs(plan, library()))
    return {row.key: row for row in compare_candidates(list(candidates)).rows}


def test_the_worst_failure_and_the_disks_are_compared() -> None:
    plan = plan_with()
    plan = edits.add_design(plan, "Without", like=plan.designs[0].id).apply(plan)
    plan = plan.with_design(evolve(plan.designs[1], dags=()))
    rows = rows_of(plan)
    numbers = evaluated_designs(plan, library())[plan.designs[0].id].dags["dag"]
    first, second = rows["dag-cpu"].cells
    assert first.value == pytest.approx(numbers.worst.cpu.utilization)
    assert (first.low, first.high) == (numbers.worst.cpu.low, numbers.worst.cpu.high)
    (failed,) = numbers.worst.failed
    assert first.note == f"DAG, {plan.designs[0].by_id[failed].name} lost"
    assert (second.value, second.state) == (None, "no data")
    assert rows["dag-space"].cells[0].value == pytest.approx(numbers.capacity.utilization)
    assert rows["dag-operations"].cells[0].value == pytest.approx(numbers.operations.utilization)


def test_plans_without_groups_have_no_such_rows() -> None:
    plan = plan_with()
    rows = rows_of(plan.with_design(evolve(plan.designs[0], dags=())))
    assert not any(key.startswith("dag-") for key in rows)


def test_the_tightest_resource_may_be_the_disks_of_a_group() -> None:
    plan = plan_with()
    design = plan.designs[0]
    dag = design.dags[0]
    full = evolve(dag, storage=evolve(dag.storage, disk_tb=0.1))
    (cell,) = rows_of(plan.with_design(evolve(design, dags=(full,))))["limiter"].cells
    numbers = evaluated_designs(plan.with_design(evolve(design, dags=(full,))), library())[design.id].dags["dag"]
    assert numbers.capacity.utilization > 1.0
    assert cell.value == pytest.approx(numbers.capacity.utilization)
    assert (cell.state, cell.note) == ("over", "DAG, disk space")


def test_labels_of_groups_fit_the_first_column() -> None:
    assert max(len(row.label) for row in rows_of(plan_with()).values() if row.key.startswith("dag-")) <= 38


def test_a_lost_site_has_a_row_of_its_own_and_is_named() -> None:
    plan = plan_with()
    rows = rows_of(plan)
    numbers = evaluated_designs(plan, library())[plan.designs[0].id].dags["dag"]
    (cell,) = rows["dag-site-cpu"].cells
    sites = {row.site: row.cpu.utilization for row in numbers.rows if row.site}
    assert cell.value == max(sites.values()) > numbers.worst.cpu.utilization
    assert numbers.worst_site.site == max(sites, key=sites.__getitem__)
    assert cell.note in {"DAG, site London lost", "DAG, site Leeds lost"}
    here = [evolve(row, site="london") for row in plan.designs[0].machines]
    assert "dag-site-cpu" not in rows_of(plan.with_design(evolve(plan.designs[0], machines=here)))


def test_a_lost_site_that_takes_the_databases_along_has_no_number_and_says_which_it_is() -> None:
    plan = plan_with(copies=2, second_site="leeds", second_site_copies=0)
    (cell,) = rows_of(plan)["dag-site-cpu"].cells
    assert (cell.value, cell.state, cell.note) == (
        None, "no data", "DAG, site London lost: databases without a copy",
    )  # fmt: skip
