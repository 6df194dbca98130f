"""Which figure makes a band wide: found by evaluating again with each figure known, one at a time."""

from collections.abc import Iterable, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design, serving_from
from models.capacity.context import Context
from models.capacity.floats import Floats, Indices
from models.capacity.load import load_of
from models.capacity.trail import figures_of
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.plan.entities import Design
from models.plan.kinds import holds_vms, is_virtual

# What a machine does for whom follows from the whole design.
AS_IN_THE_DESIGN = ("share", "group", "member", "active", "passive")


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


def widest_cause(context: Context, row: int, resource: str) -> Cause | None:
    """Return which figure's range makes most of the band of a gauge; None where none makes any of it alone."""
    evaluation = context.evaluation
    machine = evaluation.machine_ids[row]
    gauge = evaluation.gauge(machine, resource)
    if gauge.low is None or gauge.high is None or gauge.high <= gauge.low:
        return None
    figures = ranged_figures(context, row, resource)
    bands = zip(figures, *_bands(context, row, resource, figures), strict=True) if figures else ()
    causes = [
        Cause(figure=figure, low=low, high=high, part=1.0 - (high - low) / (gauge.high - gauge.low))
        for figure, low, high in bands
    ]
    best = max(causes, key=lambda cause: (cause.part, cause.figure.key), default=None)
    return best if best is not None and best.part > 0.0 else None


def ranged_figures(context: Context, row: int, resource: str) -> tuple[Figure, ...]:
    """Return the figures with a range that a gauge rests on, at any bound."""
    steps = [step for bound in range(len(BOUNDS)) for step in steps_of(Subject(context, row, bound), resource)]
    return tuple(figure for figure in figures_of(steps) if figure.low < figure.high)


def _family(compiled: CompiledDesign, row: int) -> tuple[Indices, int]:
    """Return the rows of the machines that share a host with one, or of it alone, and its place among them."""
    rows = np.flatnonzero(compiled.machines.host == compiled.machines.host[row])
    return rows, int(np.flatnonzero(rows == row)[0])


def _bands(
    context: Context, row: int, resource: str, figures: Sequence[Figure]
) -> tuple[Sequence[float], Sequence[float]]:
    """Return both ends of the band of a gauge with each of some figures known, all evaluated at once.

    The machine's share of the load of its users stays as it is.
    """
    family, local = _family(context.compiled, row)
    part = _part(context.compiled, family, context.library.ranged(_each_known(figures)))
    demand = [np.broadcast_to(drivers, (len(figures), *drivers.shape[-2:])) for drivers in part.drivers]
    use = np.stack([getattr(load_of(part, bound, asked), resource)[:, local] for bound, asked in enumerate(demand)])
    low: Floats = np.maximum(use.min(axis=0), 0.0)
    return low.tolist(), use.max(axis=0).tolist()


def _each_known(figures: Sequence[Figure]) -> dict[str, Floats]:
    """Return the ends of the ranges of figures, by key: as often as there are figures, each known in one of them."""
    known = np.eye(len(figures), dtype=bool)
    return {
        figure.key: np.where(mine, figure.value, [[figure.low], [figure.high]])
        for figure, mine in zip(figures, known, strict=True)
    }


def _part(compiled: CompiledDesign, family: Indices, library: Library) -> CompiledDesign:
    """Return some machines of a design as arrays, made with other figures, on the populations of their site."""
    held = np.isin(compiled.assignments.machine, family)
    sites = compiled.assignments.site[held]
    rows, roles = compiled.assignments, compiled.serving.values()
    by_site = np.any([np.isin(serving.site_of, sites) for serving in roles], axis=0)
    groups = np.unique(rows.group[held & (rows.group != NOBODY)])
    served = np.flatnonzero(by_site | compiled.carried[groups].any(axis=0))
    design = evolve(compiled.design, machines=[compiled.entities[row] for row in family], dags=())
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
        carried=compiled.carried[:, served],
        assignments=evolve(part.assignments, **{name: getattr(rows, name)[held] for name in AS_IN_THE_DESIGN}),
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
        return machine.kind, machine.site, machine.hypervisor, machine.processor, machine.memory_mb
    if is_virtual(machine):
        return machine.kind, machine.host, machine.exchange, machine.roles, machine.vcpus, machine.memory_mb
    return machine.kind, machine.site, machine.exchange, machine.roles, machine.processor, machine.memory_mb
