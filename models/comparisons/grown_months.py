"""How much work users make month by month, as they grow."""

import numpy as np

from models.capacity.floats import Floats
from models.capacity.scenarios import SOURCES, Work
from models.comparisons.growing import Growth, grown_plan
from models.errors import FieldError, PlanError
from models.plan.entities import Plan
from models.plan.yearly_growth import require_growth
from models.units import MONTHS_A_YEAR
from models.words import tr_format

MOST_YEARS = 20
MAILBOXES = SOURCES.index("mailboxes")


def require_projection(plan: Plan, growth: Growth, years: int) -> None:
    """Refuse growth that cannot be projected.

    Raises
    ------
    PlanError
        If a rate names what does not exist or makes fewer than no users, or the years are too many.
    """
    if not 1 <= years <= MOST_YEARS:
        raise PlanError("", tr_format("growth can be projected for 1 to {most} years.", most=MOST_YEARS))
    known = {population.id for population in plan.populations}
    for name in growth.populations:
        if name not in known:
            raise PlanError("populations", tr_format("there is no population with the id '{id}'.", id=name))
    for name in growth.protocols:
        if name not in SOURCES:
            raise PlanError("", tr_format("there is no protocol '{name}'.", name=name))
    require_growth((growth.everyone, *growth.populations.values(), *growth.protocols.values()))


def work_of_months(plan: Plan, growth: Growth, years: int) -> Work:
    """Return the factors on users, messages and their size of each month; the first is today."""
    months = np.arange(years * MONTHS_A_YEAR + 1) / MONTHS_A_YEAR
    own = np.array([1.0 + growth.populations.get(population.id, growth.everyone) for population in plan.populations])
    protocol = np.array([1.0 + growth.protocols.get(source, 0.0) for source in SOURCES])
    yearly = own[:, np.newaxis] * protocol if len(own) else np.ones((1, len(SOURCES)))
    flat = np.ones((len(months), 1))
    return Work(users=yearly ** months[:, np.newaxis, np.newaxis], messages=flat, message_size=flat)


def mailboxes_of_months(work: Work) -> Floats:
    """Return the factors on mailboxes: (months, populations)."""
    mailboxes: Floats = work.users[..., MAILBOXES]
    return mailboxes


def plan_in_month(plan: Plan, growth: Growth, month: int) -> Plan | None:
    """Return the plan with the users of a month; None where these are more than a plan can have."""
    try:
        return grown_plan(plan, growth, month)
    except FieldError:
        return None
