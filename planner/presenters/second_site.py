"""Which sites can be the second one of a DAG: those where a machine is its member, or could be."""

from collections.abc import Iterable

from models.plan import queries
from models.plan.dags import Dag
from models.plan.entities import Plan
from planner.presenters.insertion import possible_members


def possible_second_sites(plan: Plan, dags: Iterable[Dag]) -> set[str]:
    """Return the sites that can be the second one of every one of some DAGs."""
    return set.intersection(*(_possible(plan, dag) for dag in dags))


def _possible(plan: Plan, dag: Dag) -> set[str]:
    design = queries.design_of(plan, dag.id)
    return {queries.site_of(design, row) for row in possible_members(design, dag.id)} if design is not None else set()
