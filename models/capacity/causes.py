"""Which figure makes a band wide: found by evaluating again with each figure known, one at a time."""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design, serving_from
from models.capacity.context import Context
from models.capacity.floats import NOBODY, Floats, Indices, each_once
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
from models.capacity.trail import figures_of
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.plan.entities import Design
from models.plan.kinds import holds_vms, is_virtual
from models.plan.unknown_hardware import unknown_parts

# What a machine does for whom follows from the whole design.
AS_IN_THE_DESIGN = ("share", "group", "member", "active", "passive")
# So many gauges are evaluated at once: enough to compile seldom, and few enough for the memory.
TOGETHER = 16
# Row of a machine, and one of its resources.
Gauged = tuple[int, str]


@frozen(kw_only=True)
class Cause:
    """The figure without whose range a band is narrowest.

    Parameters
    ----------
    low, high : float
        The band with the figure fixed at the value in use [fraction].
    part : float
        How much of the band's width it takes away [fraction].
    """

    figure: Figure
    low: float
    high: float
    part: float


def widest_causes(context: Context, gauges: Sequence[Gauged]) -> list[Cause | None]:
    """Return which figure's range makes most of the band of each gauge; None where none makes any of it alone.

    Parameters
    ----------
    gauges : sequence of (int, str)
        Row of the machine, and resource; of gauges that have a band.
    """
    parts = (gauges[start : start + TOGETHER] for start in range(0, len(gauges), TOGETHER))
    return [cause for part in parts for cause in _widest_causes(context, part)]


def _widest_causes(context: Context, gauges: Sequence[Gauged]) -> Iterator[Cause | None]:
    ranged = [ranged_figures(context, row, resource) for row, resource in gauges]
    figures = tuple(dict.fromkeys(figure for each in ranged for figure in each))
    place = {figure: number for number, figure in enumerate(figures)}
    bands = _bands(context, gauges, figures)
    for number, ((row, resource), each) in enumerate(zip(gauges, ranged, strict=True)):
        column = RESOURCES.index(resource)
        width = float(context.evaluation.high[column, row] - context.evaluation.low[column, row])
        causes = [_cause(figure, bands[:, place[figure], number], width) for figure in each]
        best = max(causes, key=lambda cause: (cause.part, cause.figure.key), default=None)
        yield best if best is not None and best.part > 0.0 else None


def _cause(figure: Figure, left: Floats, width: float) -> Cause:
    """Return a figure as the cause of a band of some width, from the band that is left once the figure is known."""
    low, high = left.tolist()
    return Cause(figure=figure, low=low, high=high, part=1.0 - (high - low) / width)


def ranged_figures(context: Context, row: int, resource: str) -> tuple[Figure, ...]:
    """Return the figures with a range that a gauge rests on, at any bound."""
    steps = [step for bound in range(len(BOUNDS)) for step in steps_of(Subject(context, row, bound), resource)]
    return tuple(figure for figure in figures_of(steps) if figure.low < figure.high)


def _bands(context: Context, gauges: Sequence[Gauged], figures: Sequence[Figure]) -> Floats:
    """Return the bands of gauges with each of some figures known, all evaluated at once: (ends, figures, gauges).

    The machines' shares of the load of their users stay as they are.
    """
    machines, number = context.compiled.machines, len(figures)
    asked = [row for row, _ in gauges]
    # Machines that share a host wait for each other.
    rows = np.flatnonzero(np.isin(machines.host, machines.host[asked]))
    part = _part(context.compiled, rows, context.library.ranged(_each_known(figures)))
    use = np.stack([
        load_of(part, bound, np.broadcast_to(drivers, (number, *drivers.shape[-2:]))).utilization()
        for bound, drivers in enumerate(part.drivers)
    ])  # fmt: skip
    use = use[..., [RESOURCES.index(resource) for _, resource in gauges], np.searchsorted(rows, asked)]
    return np.stack([np.maximum(use.min(axis=0), 0.0), use.max(axis=0)])


def _each_known(figures: Sequence[Figure]) -> dict[str, Floats]:
    """Return the ends of the ranges of figures, by key: as often as there are figures, each known in one of them."""
    known = np.eye(len(figures), dtype=bool)
    return {
        figure.key: np.where(mine, figure.value, [[figure.low], [figure.high]])
        for figure, mine in zip(figures, known, strict=True)
    }


def _part(compiled: CompiledDesign, machines: Indices, library: Library) -> CompiledDesign:
    """Return some machines of a design as arrays, made with other figures, on the populations of their sites."""
    held = np.isin(compiled.assignments.machine, machines)
    sites = compiled.assignments.site[held]
    rows, roles = compiled.assignments, compiled.serving.values()
    by_site = np.any([np.isin(serving.site_of, sites) for serving in roles], axis=0)
    groups = each_once(rows.group[held & (rows.group != NOBODY)])
    served = np.flatnonzero(by_site | compiled.in_group[groups].any(axis=0))
    design = evolve(compiled.design, machines=[compiled.entities[row] for row in machines], dags=())
    plan = evolve(compiled.plan, populations=[compiled.plan.populations[row] for row in served], designs=(design,))
    part = compile_design(plan, design, library)
    # Without the other machines these would serve the whole site, and other sites, too.
    return evolve(
        part,
        serving={
            role: serving_from(serving.site_of[served], serving.by_group[served])
            for role, serving in compiled.serving.items()
        },
        groups=compiled.groups,
        carried=compiled.carried[..., served],
        assignments=evolve(part.assignments, **{name: getattr(rows, name)[..., held] for name in AS_IN_THE_DESIGN}),
    )


def group_similar_machines(design: Design, rows: Iterable[int]) -> dict[tuple[object, ...], list[int]]:
    """Return rows of machines together that rest on the same figures."""
    sorts: dict[tuple[object, ...], list[int]] = {}
    for row in rows:
        sorts.setdefault(_sort_of(design, row), []).append(row)
    return sorts


def _sort_of(design: Design, row: int) -> tuple[object, ...]:
    machine = design.machines[row]
    if holds_vms(machine):
        hardware = machine.processor, machine.memory_mb, unknown_parts(machine)
        return machine.kind, machine.site, machine.hypervisor, *hardware
    if is_virtual(machine):
        return machine.kind, machine.host, machine.exchange, machine.roles, machine.vcpus, machine.memory_mb
    return machine.kind, machine.site, machine.exchange, machine.roles, machine.processor, machine.memory_mb
