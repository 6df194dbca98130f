"""The failures of a group as the inspector lists them."""

from planner.presenters.dag_failures import dag_failures
from tests.unit.capacity.test_dags import numbers_of_dag, plan_with


def test_databases_without_a_copy_are_counted_where_the_cpu_of_the_rest_would_stand():
    plan = plan_with(copies=1, failures=0)
    names = {row.id: row.name for row in (*plan.sites, *plan.designs[0].machines)}
    numbers = numbers_of_dag(plan)
    usual, one, *_ = dag_failures(numbers, names)
    assert usual.row.text.endswith(" %")
    assert (one.row.text, one.row.state) == (f"{numbers.rows[1].lost} lost", "over")
    assert " %" in one.sentence
