"""Scenarios as arrays: few parts of the drivers, and for each scenario the weights with which they add up.

Drivers are products of factors, so however many scenarios there are, their drivers are sums of the same few parts:
the users of one protocol, their messages, the size of those. All that is linear in the drivers is then one product
of two matrices; `batch.py` does that.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import FigureSet
from models.capacity.bounds import BOUNDS, Bound, value_at
from models.capacity.drivers import COLUMN, DRIVERS, MESSAGES_OF_MAILBOXES, population_drivers
from models.capacity.floats import Floats
from models.plan.choices import PROTOCOL_IDS
from models.plan.entities import Plan, Population, Rates, Users
from models.plan.scenario import Scenario
from models.units import KB_A_MB

# What a factor applies to: the users of each protocol; last, mailboxes and rates measured without users.
SOURCES = (*PROTOCOL_IDS, "mailboxes")
EXCESS, SHORTFALL, SIZE = COLUMN["message-excess-mb"], COLUMN["message-shortfall-mb"], COLUMN["message-mb"]
SIZED = (SIZE, EXCESS, SHORTFALL)
WORK = (
    *(
        COLUMN[driver]
        for driver in (*PROTOCOL_IDS, "owa-requests", "activesync-requests", "messages", *MESSAGES_OF_MAILBOXES)
    ),
)
COLUMNS = np.arange(len(DRIVERS))
WORKED, COUNTED = np.isin(COLUMNS, WORK), np.isin(COLUMNS, (*WORK, *SIZED), invert=True)


@frozen(eq=False, kw_only=True)
class Work:
    """Factors on the work in each scenario; axes of length 1 apply to all.

    Parameters
    ----------
    users : (scenarios, populations or 1, sources)
        Factors on the users, by `SOURCES`.
    messages, message_size : (scenarios, populations or 1)
        Factors on the messages of a user, and on their size.
    """

    users: Floats
    messages: Floats
    message_size: Floats

    def __len__(self) -> int:
        """Return the number of scenarios."""
        return len(self.users)


@frozen(eq=False, kw_only=True)
class ScenarioBasis:
    """The drivers of many scenarios: ``weights @ parts``.

    Parameters
    ----------
    weights : (scenarios, parts)
    parts : (parts, populations, drivers)
    """

    weights: Floats
    parts: Floats

    def __len__(self) -> int:
        """Return the number of scenarios."""
        return len(self.weights)

    def drivers(self, scenario: int) -> Floats:
        """Return the drivers of one scenario: (populations, drivers)."""
        total: Floats = np.tensordot(self.weights[scenario], self.parts, axes=1)
        return total


def work_of(scenarios: Sequence[Scenario]) -> Work:
    """Return the work of scenarios that hold for all populations alike."""
    users = np.array([[scenario.users * factor for factor in (*scenario.protocols, 1.0)] for scenario in scenarios])
    return Work(
        users=users.reshape(len(scenarios), 1, len(SOURCES)),
        messages=np.array([[scenario.messages] for scenario in scenarios]).reshape(-1, 1),
        message_size=np.array([[scenario.message_size] for scenario in scenarios]).reshape(-1, 1),
    )


def scenario_basis_of(plan: Plan, common: FigureSet, work: Work, bound: int = 0) -> ScenarioBasis:
    """Return the drivers of the scenarios at one bound of the figures, from as few parts as they need.

    A measured rate grows with the users behind it, as the rate would that is derived from them.
    """
    each = _parts_by_source(plan, common, BOUNDS[bound])
    # Parts whose weights are equal in every scenario are one.
    known: dict[bytes, int] = {}
    weights: list[Floats] = []
    parts: list[Floats] = []
    by_population = max(factors.shape[1] for factors in (work.users, work.messages, work.message_size)) > 1
    groups = [[row] for row in range(len(plan.populations))] if by_population else _by_size(plan)
    for group in groups:
        row = group[0] if by_population else 0
        for source in range(len(SOURCES)):
            for factor, values in _factors(plan, common, work, (group[0], row, source), each[source, group], bound):
                if values.any():
                    place = known.setdefault(factor.tobytes(), len(known))
                    if place == len(weights):
                        weights.append(factor)
                        parts.append(np.zeros(each.shape[1:]))
                    parts[place][group] += values
    table = np.array(weights).reshape(len(weights), len(work))
    return ScenarioBasis(
        weights=np.ascontiguousarray(table.T), parts=np.array(parts).reshape(len(parts), *each.shape[1:])
    )


def _by_size(plan: Plan) -> list[list[int]]:
    """Return the rows of populations with messages of one size together: they grow alike."""
    groups: dict[float, list[int]] = {}
    for row, population in enumerate(plan.populations):
        groups.setdefault(population.message_kb, []).append(row)
    return list(groups.values())


def _factors(
    plan: Plan, common: FigureSet, work: Work, place: tuple[int, int, int], values: Floats, bound: int
) -> Iterator[tuple[Floats, Floats]]:
    """Return each factor over the scenarios with the columns of the drivers that it is on.

    Parameters
    ----------
    place : (population, row in the factors, source)
    values : (populations alike, drivers)
    """
    population, row, source = place
    heads = _column(work.users[..., source], row)
    messages = heads * _column(work.messages, row)
    size = _column(work.message_size, row)
    yield heads, np.where(COUNTED, values, 0.0)
    yield messages, np.where(WORKED, values, 0.0)
    tested_kb = value_at(common.get("hub.message_kb"), BOUNDS[bound])
    excess = plan.populations[population].message_kb * size - tested_kb
    rate = values[:, [COLUMN["messages"]]] / KB_A_MB
    yield _sized(messages, size, np.where(COLUMNS == SIZE, values, 0.0))
    yield _sized(messages, np.maximum(excess, 0.0), np.where(COLUMNS == EXCESS, rate, 0.0))
    yield _sized(messages, np.maximum(-excess, 0.0), np.where(COLUMNS == SHORTFALL, rate, 0.0))


def _sized(messages: Floats, size: Floats, values: Floats) -> tuple[Floats, Floats]:
    """Return a factor on messages and on their size, with what it is on; a size that never changes is no factor."""
    if len(size) and (size == size[0]).all():
        return messages, values * size[0]
    return messages * size, values


def _column(factors: Floats, row: int) -> Floats:
    column: Floats = factors[:, min(row, factors.shape[1] - 1)]
    return column


def _parts_by_source(plan: Plan, common: FigureSet, bound: Bound) -> Floats:
    """Return the plan's drivers taken apart by source: (sources, populations, drivers)."""
    rows = [
        population_drivers(
            [_only(population, source) for population in plan.populations], plan.assumptions, common, bound
        )
        for source in SOURCES
    ]
    return np.stack(rows)


def _only(population: Population, source: str) -> Population:
    """Return the population with the users of one protocol and their part of what is measured, or with no users."""
    counts = dict(zip(PROTOCOL_IDS, population.users.counts(), strict=True))
    everyone = sum(counts.values())
    rates, rest = population.rates, source == "mailboxes"
    share = counts.get(source, 0) / everyone if everyone else float(rest)

    def of(rate: float | None, protocol: str) -> float | None:
        return rate if rate is None or source == protocol else 0.0

    return evolve(
        population,
        mailboxes=population.mailboxes if rest else 0,
        users=Users() if rest else Users(**{source.replace("-", "_"): counts[source]}),
        rates=Rates(
            owa_requests_s=of(rates.owa_requests_s, "owa"),
            activesync_requests_s=of(rates.activesync_requests_s, "activesync"),
            messages_s=None if rates.messages_s is None else rates.messages_s * share,
            web_connections=of(rates.web_connections, "outlook-anywhere"),
        ),
    )
