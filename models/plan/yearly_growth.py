"""How fast the users of a plan grow, as the plan keeps it and people write it."""

from collections.abc import Iterable

from models.errors import PlanError
from models.plan.change import Change
from models.plan.edits import set_assumption
from models.plan.entities import LEAST_GROWTH, MOST_GROWTH, Plan
from models.units import PERCENT
from models.words import count, tr_format

# What is typed in percent has no more decimals than these.
DECIMALS = 9


def yearly_percent(plan: Plan) -> float:
    """Return how fast the users of a plan grow [% a year]."""
    return round(plan.assumptions.yearly_growth * PERCENT, DECIMALS)


def yearly_percents(plan: Plan) -> dict[str, float]:
    """Return how fast populations with a rate of their own grow, by id [% a year]."""
    return {
        row.id: round(row.yearly_growth * PERCENT, DECIMALS)
        for row in plan.populations
        if row.yearly_growth is not None
    }


def rate_of_percent(percent: float) -> float:
    """Return a rate as the plan keeps it [fraction a year].

    Raises
    ------
    PlanError
        If users cannot grow so.
    """
    rate = round(percent / PERCENT, DECIMALS)
    require_growth((rate,))
    return rate


def set_yearly_percent(plan: Plan, percent: float) -> Change:
    """Return the change that lets the users of a plan grow by another rate.

    Parameters
    ----------
    percent : float
        [% a year]

    Raises
    ------
    PlanError
        If users cannot grow so.
    """
    return set_assumption(plan, "yearly_growth", rate_of_percent(percent))


def require_growth(rates: Iterable[float]) -> None:
    """Raise where users cannot grow by some rates [fraction a year].

    Raises
    ------
    PlanError
        With the limit that one of them passes.
    """
    for rate in rates:
        if rate < LEAST_GROWTH:
            raise PlanError("", tr_format("users cannot shrink by 100 % or more per year."))
        if not rate <= MOST_GROWTH:
            raise PlanError(
                "", tr_format("users cannot grow by more than {most} % per year.", most=count(MOST_GROWTH * PERCENT))
            )
