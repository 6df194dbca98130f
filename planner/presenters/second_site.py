"""Which sites can be the second one of a DAG: those where a machine is its member, or could be."""

from collections.abc import Iterable

from models.calibration.heads import STORE
from models.plan import queries
from models.plan.choices import duties_of
from models.plan.dags import Dag
from models.plan.entities import Plan
from models.plan.kinds import runs_roles


def possible_second_sites(plan: Plan, dags: Iterable[Dag]) -> set[str]:
    """Return the sites that can be the second one of every one of some DAGs."""
    return set.intersection(*(_possible(plan, dag) for dag in dags))


def _possible(plan: Plan, dag: Dag) -> set[str]:
    design = queries.design_of(plan, dag.id)
    if design is None:
        return set()
    taken = {member for other in design.dags if other.id != dag.id for member in other.members}
    return {
        queries.site_of(design, machine)
        for machine in design.machines
        if runs_roles(machine) and machine.id not in taken and STORE in duties_of(machine.exchange, machine.roles)
    }
