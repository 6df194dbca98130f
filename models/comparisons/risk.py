"""The risk of passing ceilings: seeded draws from the ranges of figures and users, and what matters most.

A figure is drawn from a triangle over its range whose peak is the value in use, all machines with the same draw; a
population's size from a triangle around the plan's own. No document says how its figures are distributed: the
triangle is this program's choice, and the interval of each gauge bounds every draw.
"""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from attrs import field, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design
from models.capacity.completeness import gaps_of
from models.capacity.evaluate import ceilings
from models.capacity.floats import Floats
from models.capacity.load import load_of
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence
from models.capacity.workload import library_for
from models.comparisons.distribution import QUANTILES, Distribution, distribution_of
from models.comparisons.lacking import lacking_line
from models.errors import PlanError
from models.plan import queries
from models.plan.entities import Design, Plan
from models.plan.kinds import holds_vms
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
        By resource, in the order of `RESOURCES`; None without data.
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
    each : (2, resources, machines) or None
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
    machine_ids : tuple of str
        Of the columns of `now` and of `Influence.each`.
    now : (resources, machines) or None
        The use of every gauge against its ceiling with the figures in use.
    """

    any: float | None
    usual: float | None
    machines: tuple[MachineRisk, ...]
    influences: tuple[Influence, ...]
    no_data: NoData = field(factory=dict)
    lacking: str = ""
    draws: int = 0
    machine_ids: tuple[str, ...] = ()
    now: Floats | None = field(default=None, eq=False, repr=False)


def _unheard(_draws: int, _found: Callable[[], Risk]) -> None:
    """Show nothing while draws come in."""


def risk(
    plan: Plan,
    design_id: str,
    library: Library,
    settings: RiskSettings,
    report: Report = in_silence,
    found: Found = _unheard,
) -> Risk:
    """Return how likely the machines of a design pass their ceilings, and which figures decide it.

    Parameters
    ----------
    found : callable
        Called after each draw, once there are enough, with their number and what returns the risk by them.

    Raises
    ------
    PlanError
        If there is no such design, or the guess asks for no draws, too many, a seed out of range, or
        a spread of 100 % or more.
    """
    _check(settings)
    design = queries.require_design(plan, design_id)
    scene = _Scene(plan, design, library_for(plan, library), report)
    influences = tuple(sorted(_influences(scene, settings), key=lambda influence: (-influence.swing, influence.key)))
    draws: list[Floats] = []
    for use in _drawn(scene, settings, report):
        draws.append(use)
        if FIRST_SHOWN <= len(draws) < settings.draws:
            found(len(draws), lambda: _risk(scene, draws, influences))
    return _risk(scene, draws, influences)


def _risk(scene: "_Scene", drawn: Sequence[Floats], influences: tuple[Influence, ...]) -> Risk:
    draws = np.stack(drawn)
    usual = _highest(scene.usual)
    return Risk(
        any=None if usual is None else float(passes(draws).any(axis=(1, 2)).mean()),
        usual=usual,
        machines=tuple(sorted(_machines(scene, draws), key=_likelihood)),
        influences=influences,
        no_data=without_data(scene.ids, unjudged(scene.usual, scene.recommended_mb)),
        lacking=scene.lacking,
        draws=len(draws),
        machine_ids=scene.ids,
        now=scene.usual,
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


class _Scene:
    """A design that is evaluated again and again with other figures."""

    def __init__(self, plan: Plan, design: Design, library: Library, report: Report) -> None:
        self.plan, self.design, self.library = plan, design, library
        compiled = self._compiled({})
        self.ids, self.recommended_mb = compiled.machines.ids, compiled.machines.recommended_mb
        self.ceiling = ceilings(compiled, library)
        self.lacking = lacking_line(design.name, plan, gaps_of(compiled, library))
        self.as_planned = np.ones(len(plan.populations))
        self.usual = self.use({}, self.as_planned)
        ends = []
        for figure in uncertain_figures(design, library):
            ends.append((figure, *self._ends(figure)))
            report(0.0)
        # A figure that moves no gauge at either end of its range is not drawn.
        self.figures = [entry for entry in ends if not all(_is_same(end, self.usual) for end in entry[1:])]

    def use(self, values: dict[str, float], size: Floats) -> Floats:
        """Return the use of every gauge against its ceiling: (resources, machines); NaN without data.

        Parameters
        ----------
        values : dict
            Figures by key.
        size : (populations,)
            Factors on their users.
        """
        compiled = self._compiled(values)
        use = load_of(compiled, 0, compiled.drivers[0] * size[:, np.newaxis]).utilization()
        relative: Floats = use / ceilings(compiled, self.library)
        return relative

    def _ends(self, figure: Figure) -> tuple[Floats, Floats]:
        low, high = (self.use({figure.key: end}, self.as_planned) for end in (figure.low, figure.high))
        return low, high

    def _compiled(self, values: dict[str, float]) -> CompiledDesign:
        library = self.library.overridden((key, value, "") for key, value in values.items())
        return compile_design(self.plan, self.design, library)


def uncertain_figures(design: Design, library: Library) -> tuple[Figure, ...]:
    """Return the figures with a range that the machines of a design rest on, each once."""
    sets = [library.common]
    for machine in design.machines:
        if holds_vms(machine):
            sets.append(library.hypervisors[machine.hypervisor])
        else:
            sets.append(library.calibration_of(machine.exchange))
    figures = {figure.key: figure for group in sets for figure in group.figures.values()}
    return tuple(figures[key] for key in sorted(figures) if figures[key].low < figures[key].high)


def _drawn(scene: _Scene, settings: RiskSettings, report: Report) -> Iterator[Floats]:
    """Return the use of every gauge draw by draw; a draw depends only on the seed and its number."""
    populations = len(scene.plan.populations)
    for number in range(settings.draws):
        random = np.random.Generator(np.random.Philox(key=[settings.seed, number]))
        values = {
            figure.key: float(random.triangular(figure.low, figure.value, figure.high))
            for figure, _, _ in scene.figures
        }
        size = _sizes(random, settings.spread, populations)
        yield scene.use(values, size)
        report((number + 1) / settings.draws)


def _sizes(random: np.random.Generator, spread: float, populations: int) -> Floats:
    if spread == 0.0:
        return np.ones(populations)
    return random.triangular(1.0 - spread, 1.0, 1.0 + spread, populations)


def _machines(scene: _Scene, draws: Floats) -> Iterator[MachineRisk]:
    above, known = passes(draws), ~np.isnan(scene.usual)
    each, passed = above.mean(axis=0), above.any(axis=1).mean(axis=0)
    highest = np.where(known, draws, -np.inf).max(axis=1)
    for row, machine_id in enumerate(scene.ids):
        if not known[:, row].any():
            yield _unknown(machine_id)
            continue
        probability = float(passed[row])
        yield MachineRisk(
            machine_id=machine_id,
            probability=probability,
            error=float(np.sqrt(probability * (1.0 - probability) / len(draws))),
            each=tuple(float(part) if there else None for part, there in zip(each[:, row], known[:, row], strict=True)),
            quantiles=tuple(np.quantile(highest[:, row], QUANTILES).tolist()),
            distributions=_distributions(scene, draws[:, :, row], row),
        )


def _distributions(scene: _Scene, draws: Floats, row: int) -> tuple[Distribution, ...]:
    """Return the distribution of each resource of a machine that is used, the most critical first."""
    used = [number for number in range(len(RESOURCES)) if scene.usual[number, row] > 0.0]
    found = [distribution_of(RESOURCES[number], draws[:, number], float(scene.ceiling[number, row])) for number in used]
    return tuple(sorted(found, key=lambda item: (-item.above, -item.quantiles[-1] / item.ceiling)))


def _unknown(machine_id: str) -> MachineRisk:
    return MachineRisk(
        machine_id=machine_id,
        probability=None,
        error=None,
        each=(None,) * len(RESOURCES),
        quantiles=(None,) * len(QUANTILES),
    )


def _likelihood(machine: MachineRisk) -> tuple[float, float]:
    """Return the sort key of a machine: the most likely to pass a ceiling first, those without data last."""
    highest = machine.quantiles[-1]
    if machine.probability is None or highest is None:
        return 1.0, 0.0
    return -machine.probability, -highest


def _influences(scene: _Scene, settings: RiskSettings) -> Iterator[Influence]:
    for figure, *ends_of_use in scene.figures:
        low, high = (_highest(use) for use in ends_of_use)
        if low is not None and high is not None and low != high:
            yield Influence(
                key=figure.key, label=figure.label, status=figure.status, low=low, high=high,
                ends=(figure.low, figure.high), unit=figure.unit, each=np.stack(ends_of_use),
            )  # fmt: skip
    for row, population in enumerate(scene.plan.populations):
        each = np.stack([scene.use({}, _resized(scene, row, end)) for end in (-settings.spread, settings.spread)])
        low, high = (_highest(use) for use in each)
        if low is not None and high is not None and low != high:
            people = queries.people_of(population)
            yield Influence(
                key=population.id, label=population.name, status="yours", low=low, high=high, each=each,
                ends=(people * (1.0 - settings.spread), people * (1.0 + settings.spread)), unit="",
            )  # fmt: skip


def _resized(scene: _Scene, row: int, by: float) -> Floats:
    size = scene.as_planned.copy()
    size[row] += by
    return size


def _highest(use: Floats) -> float | None:
    known = use[~np.isnan(use)]
    return float(known.max()) if known.size else None


def _is_same(ends: Floats, other: Floats) -> bool:
    return np.array_equal(ends, other, equal_nan=True)
