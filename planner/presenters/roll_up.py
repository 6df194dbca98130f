"""What is said of a site that is seen from afar or collapsed: its users, its machines, the busiest of them."""

from collections.abc import Iterable

from attrs import frozen

from models.capacity.results import Evaluation
from models.plan.entities import Population
from models.plan.queries import people_of
from models.words import tr_count, tr_format, translate
from planner.presenters import numbers
from planner.presenters.cards import LABELS, SYMBOLS


@frozen(kw_only=True)
class RollUp:
    """The header of a site from afar.

    Parameters
    ----------
    busiest, utilization : str
        As in "MBX-05 RAM 94 %" and, for where there is little room, "94 %"; empty without data.
    symbol, state : str
        The symbol of the busiest machine's state, empty within its ceiling, and the state itself.
    """

    name: str
    users: str
    machines: str
    busiest: str
    utilization: str
    symbol: str
    state: str

    @property
    def sentence(self) -> str:
        """Return the header in words, as for a tooltip or a screen reader."""
        busiest = tr_format("busiest: {machine}", machine=self.busiest) if self.busiest else ""
        return f"{self.name}: " + ", ".join(part for part in (self.users, self.machines, busiest) if part)


def users_by_site(populations: Iterable[Population]) -> dict[str, int]:
    """Return the users of each site."""
    users: dict[str, int] = {}
    for population in populations:
        users[population.site] = users.get(population.site, 0) + people_of(population)
    return users


def roll_up(
    name: str,
    users: int,
    machines: int,
    busiest: str | None,
    busiest_name: str,
    evaluation: Evaluation | None,
) -> RollUp:
    """Return the header of a site.

    Parameters
    ----------
    machines : int
        How many there are.
    busiest : str or None
        The id of the busiest, if known.
    busiest_name : str
        Its whole name: without what the names in its site begin with, it may be that of a machine elsewhere.
    """
    resource = evaluation.limiter_of(busiest) if evaluation is not None and busiest is not None else None
    words, utilization, symbol, state = "", "", "", "no data"
    if evaluation is not None and busiest is not None and resource is not None:
        gauge = evaluation.gauge(busiest, resource)
        label = translate(LABELS.get(resource, resource))
        utilization, state = numbers.percent(gauge.utilization), gauge.state
        words = f"{busiest_name} {label} {utilization}"
        symbol = SYMBOLS.get(state, "")
    return RollUp(
        name=name,
        users=tr_count(users, "{count} user", "{count} users"),
        machines=tr_count(machines, "{count} machine", "{count} machines"),
        busiest=words,
        utilization=utilization,
        symbol=symbol,
        state=state,
    )
