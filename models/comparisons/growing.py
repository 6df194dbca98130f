"""How fast users grow, and the plan with as many as there are some months from now."""

from collections.abc import Mapping

from attrs import evolve, field, frozen

from models.plan.choices import PROTOCOLS
from models.plan.entities import Plan, Population, Rates, Users
from models.units import MONTHS_A_YEAR


@frozen(kw_only=True)
class Growth:
    """How fast users grow [fraction a year]; 0.1 is a tenth more every year, compounded.

    Parameters
    ----------
    everyone : float
        Of all populations without a rate of their own.
    populations : mapping of str to float
        By id.
    protocols : mapping of str to float
        On top, by protocol: users take to it, or leave it.
    """

    everyone: float = 0.0
    populations: Mapping[str, float] = field(factory=dict)
    protocols: Mapping[str, float] = field(factory=dict)


def growth_of(plan: Plan) -> Growth:
    """Return how fast the users of a plan grow, as the plan keeps it."""
    own = {row.id: row.yearly_growth for row in plan.populations if row.yearly_growth is not None}
    return Growth(everyone=plan.assumptions.yearly_growth, populations=own)


def grown_plan(plan: Plan, growth: Growth, month: int) -> Plan:
    """Return the plan with as many users as growth makes some months from now."""
    years = month / MONTHS_A_YEAR
    return evolve(plan, populations=tuple(_grown(population, growth, years) for population in plan.populations))


def _grown(population: Population, growth: Growth, years: float) -> Population:
    factor = (1.0 + growth.populations.get(population.id, growth.everyone)) ** years

    def of(number: float | None, protocol: str) -> float | None:
        return None if number is None else number * factor * (1.0 + growth.protocols.get(protocol, 0.0)) ** years

    counts = zip(PROTOCOLS, population.users.counts(), strict=True)
    rates = population.rates
    return evolve(
        population,
        users=Users(**{item.value.replace("-", "_"): round(of(number, item.value) or 0) for item, number in counts}),
        mailboxes=round(population.mailboxes * factor),
        rates=Rates(
            owa_requests_s=of(rates.owa_requests_s, "owa"),
            activesync_requests_s=of(rates.activesync_requests_s, "activesync"),
            messages_s=of(rates.messages_s, ""),
            web_connections=of(rates.web_connections, "outlook-anywhere"),
        ),
    )
