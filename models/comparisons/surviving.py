"""How many machines of a design may fail at once, whichever they are, with everyone served below the ceilings."""

from attrs import frozen

from models.calibration.library import Library
from models.capacity.tiles import Report, in_silence
from models.comparisons.failures import failures
from models.plan.entities import Plan
from models.plan.kinds import is_physical

# Up to here, pairs of failures are a few thousand outages; beyond, only single ones are tried.
MOST_FOR_PAIRS = 60
# So many single failures take seconds.
MOST_FOR_ALL = 1_000


@frozen
class Survival:
    """How many machines may fail; ``at_least`` where no more were tried."""

    machines: int
    at_least: bool


def survival_of(plan: Plan, design_id: str, library: Library, report: Report = in_silence) -> Survival | None:
    """Return how many machines may fail at once, VMs not started elsewhere.

    None where too many were to be tried, or it is not known how busy machines are.

    Raises
    ------
    PlanError
        If there is no such design.
    """
    design = plan.design(design_id)
    physical = 0 if design is None else sum(is_physical(machine) for machine in design.machines)
    if physical > MOST_FOR_ALL:
        return None
    pairs = physical <= MOST_FOR_PAIRS
    machines = failures(plan, design_id, library, pairs=pairs, machines_only=True, report=report).may_fail
    return None if machines is None else Survival(machines, at_least=machines == (2 if pairs else 1))
