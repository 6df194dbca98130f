"""The risk of passing ceilings: seeded draws from the ranges of figures and users, and what matters most.

A figure is drawn from a triangle over its range whose peak is the value in use, all machines with the same draw; a
population's size from a triangle around the plan's own. No document says how its figures are distributed: the
triangle is this program's choice, and the interval of each gauge bounds every draw.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from math import isclose

import numpy as np
from attrs import evolve, field, frozen

from models.calibration.library import Library
from models.capacity.floats import Flags, Floats
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence
from models.capacity.workload import library_for
from models.comparisons.distribution import QUANTILES, Distribution, distribution_of
from models.comparisons.draws import GAUGES, OF_GROUPS, ROUNDING, Draws, Scene
from models.comparisons.spreading import Spread, here
from models.errors import PlanError
from models.plan import queries
from models.plan.entities import Plan
from models.words import count, tr_format

MOST_DRAWS, SEEDS = 1_000_000, 2**32
# Fewer draws than these say too little to be shown while more come in.
FIRST_SHOWN = 200
Found = Callable[[int, Callable[[], "Risk"]], None]


@frozen(kw_only=True)
class RiskSettings:
    """How many draws to make, and how uncertain the number of users is.

    Parameters
    ----------
    draws : int
    seed : int
        The same seed gives the same draws.
    spread : float
        How far a population may be smaller or larger than planned [fraction].
    """

    draws: int = 1000
    seed: int = 1
    spread: float = 0.1


@frozen(kw_only=True)
class MachineRisk:
    """How likely a machine passes a ceiling.

    Parameters
    ----------
    probability : float or None
        Of passing any of the ceilings that its use is known of [fraction]; None without data on any.
    error : float or None
        Standard error of that, from the number of draws.
    each : tuple of float or None
        By resource, in the order of `GAUGES`; None without data.
    quantiles : tuple of float or None
        Use of the limiter against its ceiling, at `QUANTILES`; None without data.
    distributions : tuple of Distribution
        Of every resource with data, the one that passes its ceiling the most first.
    """

    machine_id: str
    probability: float | None
    error: float | None
    each: tuple[float | None, ...]
    quantiles: tuple[float | None, ...]
    distributions: tuple[Distribution, ...] = ()


@frozen(kw_only=True)
class Influence:
    """What one figure, or the size of one population, does to the highest use of the design.

    Parameters
    ----------
    key : str
        Of the figure, or the id of the population.
    low, high : float
        The highest use against a ceiling with it at the low and at the high end.
    ends : tuple of float
        What the low and the high end are, in `unit`; empty where nobody says.
    each : (2, gauges, machines and groups) or None
        The use of every gauge against its ceiling at the low and at the high end.
    """

    key: str
    label: str
    status: str
    low: float
    high: float
    ends: tuple[float, ...] = ()
    unit: str = ""
    each: Floats | None = field(default=None, eq=False, repr=False)

    @property
    def swing(self) -> float:
        """Return the difference between the results at its two ends [fraction of the ceiling]."""
        return abs(self.high - self.low)


@frozen(kw_only=True)
class Risk:
    """All machines, the likeliest to pass a ceiling first, and what matters, the most first.

    Parameters
    ----------
    any : float or None
        Probability that any machine passes a ceiling; None without data on any.
    usual : float or None
        The highest use against a ceiling with the figures in use; None without data.
    no_data : dict
        The machines that are not judged by a resource, by resource.
    lacking : str
        Why the design is not complete, in a sentence; empty where it is.
    draws : int
        How many it is told from.
    dags : tuple of MachineRisk
        Each database availability group in its worst failure, as a machine with the highest use of its members, and
        its id in place of that of a machine; without data where it does not survive that failure.
    drivers : tuple of Influence
        What matters and what moves other gauges alone.
    machine_ids : tuple of str
        Of the columns of `now` and of `Influence.each`: machines, and behind them groups in their worst failures.
    now : (gauges, machines and groups) or None
        The use of every gauge against its ceiling with the figures in use.
    """

    any: float | None
    usual: float | None
    machines: tuple[MachineRisk, ...]
    influences: tuple[Influence, ...]
    no_data: NoData = field(factory=dict)
    lacking: str = ""
    draws: int = 0
    dags: tuple[MachineRisk, ...] = ()
    drivers: tuple[Influence, ...] = ()
    machine_ids: tuple[str, ...] = ()
    now: Floats | None = field(default=None, eq=False, repr=False)

    @property
    def likeliest(self) -> MachineRisk | None:
        """Return the machine or the group that is likeliest to pass a ceiling; of equals a machine."""
        return max((*self.machines[:1], *self.dags), key=lambda risk: risk.probability or 0.0, default=None)


def _unheard(_draws: int, _found: Callable[[], Risk]) -> None:
    """Show nothing while draws come in."""


def risk(
    plan: Plan,
    design_id: str,
    library: Library,
    settings: RiskSettings,
    report: Report = in_silence,
    found: Found = _unheard,
    spread: Spread = here,
) -> Risk:
    """Return how likely the machines of a design pass their ceilings, and which figures decide it.

    Parameters
    ----------
    found : callable
        Called from time to time, once there are enough draws, with their number and what returns the risk by them.
    spread : callable
        Does the parts of the work; where they are done changes no number.

    Raises
    ------
    PlanError
        If there is no such design, or the guess asks for no draws, too many, a seed out of range, or
        a spread of 100 % or more.
    """
    _check(settings)
    design = queries.require_design(plan, design_id)
    scene = Scene(plan, design, library_for(plan, library), report)
    influences = tuple(sorted(_influences(scene, settings), key=lambda influence: (-influence.swing, influence.key)))
    draws = np.empty((settings.draws, *scene.usual.shape))
    failing = np.empty((settings.draws, len(OF_GROUPS), len(scene.groups.ids)))
    work = Draws(scene, settings.draws, settings.seed, settings.spread)
    for number, (use, in_failures) in enumerate(spread(work)):
        some = work.numbers(number)
        draws[some.start : some.stop], failing[some.start : some.stop] = use, in_failures
        report(some.stop / settings.draws)
        if FIRST_SHOWN <= some.stop < settings.draws:
            found(some.stop, partial(_risk, scene, (draws[: some.stop], failing[: some.stop]), influences))
    return _risk(scene, (draws, failing), influences)


def _risk(scene: Scene, drawn: tuple[Floats, Floats], influences: tuple[Influence, ...]) -> Risk:
    draws, failing = drawn
    usual = _highest(scene.usual)
    return Risk(
        any=None if usual is None else float(passes(draws).any(axis=(1, 2)).mean()),
        usual=usual,
        machines=tuple(sorted(_machines(scene, draws), key=_likelihood)),
        influences=tuple(influence for influence in influences if influence.swing),
        drivers=influences,
        no_data=without_data(scene.ids, unjudged(scene.of_all(scene.usual), scene.recommended_mb)),
        lacking=scene.lacking,
        draws=len(draws),
        dags=tuple(sorted(_dags(scene, failing), key=_likelihood)),
        machine_ids=(*scene.ids, *scene.groups.ids),
        now=scene.with_groups(scene.usual, scene.usual_in_failures),
    )


def _check(settings: RiskSettings) -> None:
    if not 1 <= settings.draws <= MOST_DRAWS:
        raise PlanError(
            "", tr_format("the number of simulation runs must be from 1 to {most}.", most=count(MOST_DRAWS))
        )
    if not 0 <= settings.seed < SEEDS:
        raise PlanError("", tr_format("the random seed must be a whole number from 0 to {most}.", most=SEEDS - 1))
    if not 0.0 <= settings.spread < 1.0:
        raise PlanError("", tr_format("users must vary by at least 0 % and less than 100 %."))


def _machines(scene: Scene, draws: Floats) -> Iterator[MachineRisk]:
    """Return the risk of every machine: worked out for the distinct ones, and the same for those alike."""
    above, known = passes(draws), ~np.isnan(scene.usual)
    each, passed = above.mean(axis=0), above.any(axis=1).mean(axis=0)
    highest = np.where(known, draws, -np.inf).max(axis=1)
    judged = known.any(axis=0)
    ends = np.quantile(highest[:, judged], QUANTILES, axis=0)
    place = np.cumsum(judged) - 1
    found = []
    for row, machine in enumerate(scene.distinct.design.entities):
        if not judged[row]:
            found.append(_unknown(machine.id))
            continue
        probability = float(passed[row])
        found.append(
            MachineRisk(
                machine_id=machine.id,
                probability=probability,
                error=float(np.sqrt(probability * (1.0 - probability) / len(draws))),
                each=_each(
                    {name: float(each[number, row]) for number, name in enumerate(RESOURCES) if known[number, row]}
                ),
                quantiles=tuple(ends[:, place[row]].tolist()),
                distributions=_distributions(scene, draws[:, :, row], row),
            )
        )
    for machine_id, row in zip(scene.ids, scene.distinct.machine.tolist(), strict=True):
        yield evolve(found[row], machine_id=machine_id)


def _dags(scene: Scene, failing: Floats) -> Iterator[MachineRisk]:
    """Return the risk of every group in its worst failure.

    Parameters
    ----------
    failing : (draws, resources of groups, groups)
        The highest use of a member against its ceiling.
    """
    for column, dag_id in enumerate(scene.groups.ids):
        use = failing[:, :, column]
        known: Flags = np.asarray(~np.isnan(use).any(axis=0))
        if not known.any():
            yield _unknown(dag_id)
            continue
        above, highest = passes(use), use[:, known].max(axis=1)
        probability = float(above.any(axis=1).mean())
        found = [
            distribution_of(OF_GROUPS[row], use[:, row], float(scene.group_ceiling[column, row]))
            for row in np.flatnonzero(known)
        ]
        yield MachineRisk(
            machine_id=dag_id,
            probability=probability,
            error=float(np.sqrt(probability * (1.0 - probability) / len(use))),
            each=_each({spread.resource: spread.above for spread in found}),
            quantiles=tuple(np.quantile(highest, QUANTILES).tolist()),
            distributions=_critical_first(found),
        )


def _each(known: Mapping[str, float]) -> tuple[float | None, ...]:
    return tuple(known.get(resource) for resource in GAUGES)


def _critical_first(found: Iterable[Distribution]) -> tuple[Distribution, ...]:
    return tuple(sorted(found, key=lambda item: (-item.above, -item.quantiles[-1] / item.ceiling)))


def _distributions(scene: Scene, draws: Floats, row: int) -> tuple[Distribution, ...]:
    """Return the distribution of each resource of a machine that is used, the most critical first."""
    used = [number for number in range(len(RESOURCES)) if scene.usual[number, row] > 0.0]
    found = [distribution_of(RESOURCES[number], draws[:, number], float(scene.ceiling[number, row])) for number in used]
    return _critical_first(found)


def _unknown(machine_id: str) -> MachineRisk:
    return MachineRisk(
        machine_id=machine_id,
        probability=None,
        error=None,
        each=_each({}),
        quantiles=(None,) * len(QUANTILES),
    )


def _likelihood(machine: MachineRisk) -> tuple[float, float]:
    """Return the sort key of a machine: the most likely to pass a ceiling first, those without data last."""
    highest = machine.quantiles[-1]
    if machine.probability is None or highest is None:
        return 1.0, 0.0
    return -machine.probability, -highest


def _influences(scene: Scene, settings: RiskSettings) -> Iterator[Influence]:
    """Return what every figure that is drawn and every population does; those that leave the peak have no swing."""
    peak = _highest(scene.usual) or 0.0
    for figure, ends_of_use, in_failures in (*scene.figures, *scene.disk_figures):
        low, high = _moved(*ends_of_use) or (peak, peak)
        yield Influence(
            key=figure.key, label=figure.label, status=figure.status, low=low, high=high, unit=figure.unit,
            ends=(figure.low, figure.high), each=scene.with_groups(ends_of_use, in_failures),
        )  # fmt: skip
    spread, rows = settings.spread, range(len(scene.plan.populations))
    sizes = np.array([_resized(scene, row, end) for row in rows for end in (-spread, spread)])
    usual = scene.usual, scene.usual_in_failures
    ends = (use.reshape(len(rows), 2, *now.shape) for use, now in zip(scene.sized(sizes), usual, strict=True))
    for population, each, in_failures in zip(scene.plan.populations, *ends, strict=True):
        low, high = _moved(*each) or (peak, peak)
        people = queries.people_of(population)
        yield Influence(
            key=population.id, label=population.name, status="yours", low=low, high=high, unit="",
            each=scene.with_groups(each, in_failures), ends=(people * (1.0 - spread), people * (1.0 + spread)),
        )  # fmt: skip


def _moved(low: Floats, high: Floats) -> tuple[float, float] | None:
    """Return the highest use at the two ends; None where it is not known, or the same but for rounding."""
    ends = _highest(low), _highest(high)
    if ends[0] is None or ends[1] is None or isclose(ends[0], ends[1], rel_tol=ROUNDING):
        return None
    return ends[0], ends[1]


def _resized(scene: Scene, row: int, by: float) -> Floats:
    size = scene.as_planned.copy()
    size[row] += by
    return size


def _highest(use: Floats) -> float | None:
    known = use[~np.isnan(use)]
    return float(known.max()) if known.size else None
