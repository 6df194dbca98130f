"""Which figure makes a band wide: found by fixing one figure at a time and evaluating again."""

from collections.abc import Callable, Iterable

import numpy as np
from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design, serving_from
from models.capacity.context import Context
from models.capacity.floats import Indices
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
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


def widest_cause(context: Context, row: int, resource: str, fixed: Callable[[str], Library]) -> Cause | None:
    """Return which figure's range makes most of the band of a gauge; None where none makes any of it alone.

    Parameters
    ----------
    fixed : callable
        From the key of a figure to the library with that figure known.
    """
    evaluation = context.evaluation
    machine = evaluation.machine_ids[row]
    gauge = evaluation.gauge(machine, resource)
    if gauge.low is None or gauge.high is None or gauge.high <= gauge.low:
        return None
    causes = []
    family, local = _family(context.compiled, row)
    for figure in ranged_figures(context, row, resource):
        low, high = _band(context, family, local, resource, fixed(figure.key))
        part = 1.0 - (high - low) / (gauge.high - gauge.low)
        causes.append(Cause(figure=figure, low=low, high=high, part=part))
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


def _band(context: Context, family: Indices, local: int, resource: str, library: Library) -> tuple[float, float]:
    """Return the band of one machine with other figures; its share of the load of its users stays as it is."""
    part = _part(context.compiled, family, library)
    column = RESOURCES.index(resource)
    use = [float(load_of(part, row).utilization()[column, local]) for row in range(len(BOUNDS))]
    return max(min(use), 0.0), max(use)


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
