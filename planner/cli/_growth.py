"""The growth of users that commands take in place of the plan's own."""

from models.plan.entities import Plan
from models.plan.yearly_growth import set_yearly_percent


def grown_by(plan: Plan, yearly: float | None) -> Plan:
    """Return the plan with another growth of its users per year, or as it is where none is given.

    Parameters
    ----------
    yearly : float or None
        [%]

    Raises
    ------
    PlanError
        If users cannot grow so.
    """
    return plan if yearly is None else set_yearly_percent(plan, yearly).apply(plan)
