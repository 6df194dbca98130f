"""Sweeps of one or two parameters: what limits each machine at every point, and where it passes its ceiling."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise, product
from math import prod
from typing import Any

import numpy as np
from attrs import evolve, frozen
from numpy.typing import NDArray

from models.calibration.library import Library
from models.capacity.batch import batch_of
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design, with_figures, with_machines
from models.capacity.completeness import gaps_of
from models.capacity.distinct import Distinct, distinct_machines
from models.capacity.editing import machine_edit
from models.capacity.floats import Codes, Flags, Floats, Indices
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import limiters, passes
from models.capacity.results import NO_LIMITER, RESOURCES
from models.capacity.scenarios import ScenarioBasis, scenario_basis_of, work_of
from models.capacity.tiles import Report, in_silence
from models.capacity.workload import library_for
from models.comparisons.group_draws import JUDGED, GroupDraws, felt_most
from models.comparisons.group_sweep import GroupSweep, swept_groups
from models.comparisons.lacking import lacking_line
from models.comparisons.parameters import PARAMETERS, SweepAxis, require_few
from models.comparisons.spreading import Part, Settings, Spread, here
from models.plan import queries
from models.plan.entities import Design, Plan
from models.plan.scenario import Scenario, scenario_change


@frozen
class SweepCrossing:
    """Where a machine passes a ceiling, or a group a limit.

    Parameters
    ----------
    value : float or None
        The parameter there, between two points on a straight line; None where it passes none.
    rising : bool
        Whether it goes above its ceiling there, or comes back below it.
    above : bool or None
        Whether it is above its ceiling at the first point; None without data.
    """

    subject: str
    value: float | None
    rising: bool
    above: bool | None


@frozen(eq=False, kw_only=True)
class Sweep:
    """Every machine at every point; the points of two axes are those of the first for each of the second.

    Parameters
    ----------
    machine_ids, machine_names : tuple of str
        The last axis of the arrays.
    against_ceiling : (points, machines)
        Use of the limiter over its own ceiling; NaN without data.
    utilization : (points, machines)
        Use of the limiter [fraction].
    limiter : (points, machines)
        Index into `RESOURCES`; -1 for none.
    unknown : (points, resources, machines)
        Whether there is no data.
    lacking : str
        Why the design is not complete, in a sentence; empty where it is.
    groups : tuple of GroupSweep
        The limits of database availability groups: CPU and memory in the worst failure, disks, and databases.
    dag_names : tuple of str
        All of these groups.
    """

    axes: tuple[SweepAxis, ...]
    machine_ids: tuple[str, ...]
    machine_names: tuple[str, ...]
    against_ceiling: Floats
    utilization: Floats
    limiter: Codes
    unknown: Flags
    lacking: str = ""
    groups: tuple[GroupSweep, ...] = ()
    dag_names: tuple[str, ...] = ()

    @property
    def no_data(self) -> NoData:
        """Return the machines that are not judged by a resource, by resource."""
        return without_data(self.machine_ids, self.unknown)

    @cached_property
    def busiest(self) -> Indices:
        """Return the row of the machine nearest its ceiling at each point: (points,); -1 for none."""
        known = np.where(np.isnan(self.against_ceiling), -np.inf, self.against_ceiling)
        if not known.shape[1]:
            return np.full(len(known), -1)
        rows = known.argmax(axis=1)
        found: Indices = np.where(np.isneginf(known.max(axis=1)), -1, rows)
        return found

    def crossings(self) -> tuple[SweepCrossing, ...]:
        """Return where each machine passes its ceiling along the first axis, for a sweep of one parameter."""
        values = self.axes[0].values
        return tuple(
            _crossing_of(identifier, values, self.against_ceiling[:, row])
            for row, identifier in enumerate(self.machine_ids)
        )

    def group_crossings(self) -> tuple[SweepCrossing, ...]:
        """Return where each of `groups` passes its limit, for a sweep of one parameter."""
        values = self.axes[0].values
        return tuple(_crossing_of(group.dag_id, values, group.against_ceiling) for group in self.groups)


def sweep_parameters(
    plan: Plan,
    design_id: str,
    axes: Sequence[SweepAxis],
    library: Library,
    report: Report = in_silence,
    spread: Spread = here,
) -> Sweep:
    """Return what limits every machine of a design at every point of one or two axes.

    Parameters
    ----------
    spread : callable
        Does the parts of the work; where they are done changes no number.

    Raises
    ------
    PlanError
        If the plan has no such design, or the points are too many.
    """
    design = queries.require_design(plan, design_id)
    require_few(prod(len(axis.values) for axis in axes))
    points = points_of(axes)
    work = Grounds(plan, design, library, axes, points)
    shape = (len(points), len(design.machines))
    result = Sweep(
        axes=tuple(axes),
        machine_ids=tuple(machine.id for machine in design.machines),
        machine_names=tuple(machine.name for machine in design.machines),
        against_ceiling=np.full(shape, np.nan),
        utilization=np.full(shape, np.nan),
        limiter=np.full(shape, NO_LIMITER, dtype=np.int8),
        unknown=np.zeros((len(points), len(RESOURCES), len(design.machines)), dtype=bool),
        lacking=lacking_line(design.name, plan, gaps_of(work.compiled, library)),
        dag_names=tuple(dag.name for dag in design.dags),
    )
    failing = np.full((len(points), len(JUDGED), len(design.dags), 2), np.nan)
    for number, (machine, limiter, unknown, utilization, against, in_failures) in enumerate(spread(work)):
        rows = work.rows(number)
        result.limiter[rows] = limiter[:, machine]
        result.unknown[rows] = unknown[..., machine]
        result.utilization[rows] = utilization[:, machine]
        result.against_ceiling[rows] = against[:, machine]
        failing[rows] = in_failures
        report((number + 1) / work.count)
    return evolve(result, groups=swept_groups(work.compiled, points, library_for(plan, library), failing))


class Grounds:
    """The points of a sweep by what they have in common, made from one compiled design and changed for each."""

    kind = "sweep"

    def __init__(
        self, plan: Plan, design: Design, library: Library, axes: Sequence[SweepAxis], points: Sequence[Scenario]
    ) -> None:
        self._plan, self._design, self._library, self._axes = plan, design, library, axes
        self._points, self._groups = points, list(_by_ground(points).items())
        self._mine = library_for(plan, library)
        self.compiled = compile_design(plan, design, self._mine)
        self._distinct = distinct_machines(self.compiled)
        # Which failure a member feels most depends on copies alone, which no parameter moves.
        self._felt = [felt_most(held, self.compiled.workload) for held in self.compiled.groups]
        self._works: dict[tuple[object, ...], ScenarioBasis] = {}

    @classmethod
    def made(cls, plan: Plan, design_id: str, library: Library, settings: Settings) -> "Grounds":
        """Return the grounds of a sweep of a design."""
        axes = [SweepAxis(PARAMETERS[key], tuple(values)) for key, values in _listed(settings["axes"])]
        return cls(plan, queries.require_design(plan, design_id), library, axes, points_of(axes))

    @property
    def settings(self) -> Settings:
        """Return what is swept."""
        return {"axes": [[axis.parameter.key, list(axis.values)] for axis in self._axes]}

    @property
    def count(self) -> int:
        """Return the number of grounds."""
        return len(self._groups)

    def rows(self, number: int) -> NDArray[np.int64]:
        """Return where the points on a ground stand in the sweep: (points,)."""
        return np.array(self._groups[number][1], dtype=np.int64)

    def part(self, number: int) -> Part:
        """Return which distinct machine each is like, and of those what the points on a ground make.

        Returns
        -------
        machine : (machines,)
        limiter : (points, distinct machines)
        unknown : (points, resources, distinct machines)
        utilization, against the ceiling : (points, distinct machines)
        in failures : (points, judged resources, groups, 2)
        """
        ground, rows = self._groups[number]
        plan = scenario_change(self._plan, self._design.id, ground, self._library).apply(self._plan)
        mine = library_for(plan, self._library)
        distinct = self._changed(plan, mine)
        few, points = distinct.design, [self._points[row] for row in rows]
        ceiling, basis = ceilings(few, mine), self._basis(plan, mine, points)
        use = batch_of(few, basis.parts).utilization(basis)
        limiter = limiters(use, ceiling)
        row = np.maximum(limiter, 0)[:, np.newaxis]
        none = limiter == NO_LIMITER
        highest = np.take_along_axis(use, row, axis=1)[:, 0]
        against = np.take_along_axis(use / ceiling, row, axis=1)[:, 0]
        unknown = unjudged(use, few.machines.recommended_mb)
        shown = (np.where(none, np.nan, each) for each in (highest, against))
        return distinct.machine, limiter, unknown, *shown, self._in_failures(plan, mine, distinct, basis)

    def _in_failures(self, plan: Plan, mine: Library, distinct: Distinct, basis: ScenarioBasis) -> Floats:
        """Return the highest use of a member of each group in its worst failure, against its ceiling and as it is.

        Returns
        -------
        (points, judged resources, groups, 2)
        """
        if not self.compiled.groups:
            return np.empty((len(basis), len(JUDGED), 0, 2))
        groups = GroupDraws(evolve(self.compiled, plan=plan), distinct, mine, self._felt)
        against = groups.highest(batch_of(groups.failing(distinct.design), basis.parts).utilization(basis))
        return np.stack([against, against * groups.ceiling.T], axis=-1)

    def _changed(self, plan: Plan, mine: Library) -> Distinct:
        """Return the distinct machines on a ground: other machines, other figures or other assumptions."""
        distinct, design = self._distinct, queries.require_design(plan, self._design.id)
        if design.machines != self._design.machines:
            edit = machine_edit(self.compiled.machines, self.compiled.entities, design.machines)
            distinct = distinct_machines(with_machines(self.compiled, self._plan, design, edit, self._mine))
        few = with_figures(distinct.design, mine, distinct.number)
        return evolve(distinct, design=evolve(few, plan=plan))

    def _basis(self, plan: Plan, mine: Library, points: Sequence[Scenario]) -> ScenarioBasis:
        """Return the work of some points; grounds that ask for the same work share it."""
        key = (mine.common, plan.assumptions.peak_factor, *(_work_alone(point) for point in points))
        if key not in self._works:
            self._works[key] = scenario_basis_of(plan, mine.common, work_of(points))
        return self._works[key]


def points_of(axes: Sequence[SweepAxis]) -> list[Scenario]:
    """Return the points of a sweep, the first axis running fastest."""
    return [_scenario(axes, values) for values in product(*(axis.values for axis in reversed(axes)))]


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _work_alone(point: Scenario) -> tuple[object, ...]:
    return point.users, point.protocols, point.messages, point.message_size, point.mailbox_mb


def _scenario(axes: Sequence[SweepAxis], values: Sequence[float]) -> Scenario:
    scenario = Scenario()
    for axis, value in zip(reversed(axes), values, strict=True):
        scenario = axis.parameter.at(scenario, value)
    return scenario


def _by_ground(points: Sequence[Scenario]) -> dict[Scenario, list[int]]:
    """Return the points together that differ in their work alone: they are one batch."""
    groups: dict[Scenario, list[int]] = {}
    for row, point in enumerate(points):
        groups.setdefault(point.baseline, []).append(row)
    return groups


def _crossing_of(subject: str, values: Sequence[float], against: Floats) -> SweepCrossing:
    over = passes(against)
    above = None if np.isnan(against[0]) else bool(over[0])
    for step, (left, right) in enumerate(pairwise(values)):
        before, after = against[step : step + 2]
        if over[step] != over[step + 1] and np.isfinite(before) and np.isfinite(after):
            # A point that is at the ceiling apart from rounding counts as the crossing.
            part = min(max((1.0 - before) / (after - before), 0.0), 1.0)
            return SweepCrossing(subject, float(left + part * (right - left)), bool(after > before), above)
    return SweepCrossing(subject, None, rising=False, above=above)
