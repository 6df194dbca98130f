"""The memory that the roles of a machine use without users, and the memory that rules recommend."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from models.calibration.figures import Figure
from models.calibration.library import FigureSet, Library
from models.capacity.bounds import BOUNDS, Bound, value_at
from models.capacity.coefficients import memory_keys, rule_keys
from models.capacity.floats import Floats, by_bound, stacked
from models.capacity.memory import rule_mb
from models.capacity.validity import FIT_ERROR, INSTALLED_SHARE, is_fitted
from models.plan.entities import Machine, Server, Vm
from models.plan.kinds import cpus_of, holds_vms, is_off, runs_roles

Sort = tuple[str, tuple[str, ...]]
Parts = tuple[list[float], list[float]]
RULE_PARTS = ("base_mb", "per_core_mb", "least_mb", "most_mb")


def role_memory(machines: Sequence[Machine], library: Library) -> tuple[Floats, Floats]:
    """Return the memory of each machine's roles before users [MB], and the part of its memory that caches take.

    Returns
    -------
    two of (bounds, machines)
        NaN where the calibration has no figure; 0 for hosts.
    """
    known: dict[Sort | None, Parts] = {None: ([0.0] * len(BOUNDS), [0.0] * len(BOUNDS))}
    parts = [_of_machine(machine, library, known) for machine in machines]
    base, share = (by_bound([pair[part] for pair in parts], len(BOUNDS)) for part in (0, 1))
    return base, share


def _of_machine(machine: Machine, library: Library, known: dict[Sort | None, Parts]) -> Parts:
    """Return the memory of one machine; machines of one sort share the answer."""
    if holds_vms(machine):
        return known[None]
    sort = (machine.exchange, machine.roles)
    if sort not in known:
        calibration = library.calibration_of(machine.exchange)
        duties = calibration.head.duties_of(machine.roles)
        share = calibration.get(INSTALLED_SHARE) if is_fitted(calibration, duties) else None
        known[sort] = (
            [_base_mb(duties, calibration, bound) for bound in BOUNDS],
            [0.0 if share is None else value_at(share, bound) for bound in BOUNDS],
        )
    return known[sort]


def _base_mb(duties: tuple[str, ...], calibration: FigureSet, bound: Bound) -> float:
    if not duties:
        return float("nan")
    total = sum(_of_key_mb(key, calibration, bound) for key in memory_keys(calibration, duties))
    return total + (value_at(calibration.get(FIT_ERROR), bound) if is_fitted(calibration, duties) else 0.0)


def _of_key_mb(key: str, calibration: FigureSet, bound: Bound) -> float:
    """Return the memory of one role, or of a combination; NaN where no figure says what it or its users take."""
    if not calibration.under(f"{key}.memory."):
        return float("nan")
    base, use = calibration.find(f"{key}.memory.base_mb"), calibration.find(f"{key}.memory.rule_use")
    return (0.0 if base is None else value_at(base, bound)) * (1.0 if use is None else value_at(use, bound))


def recommended_memory(machines: Sequence[Machine], library: Library) -> Floats:
    """Return the memory that the rules recommend for each machine [MB]: (machines,); NaN where there is no rule."""
    known: dict[tuple[str, tuple[str, ...], float], float] = {}
    result = [np.nan] * len(machines)
    for row, machine in enumerate(machines):
        if runs_roles(machine) and machine.roles and not is_off(machine):
            cores = cpus_of(machine)
            sort = (machine.exchange, machine.roles, cores)
            if sort not in known:
                rule = recommended_memory_mb(machine, library.calibration_of(machine.exchange))
                known[sort] = np.nan if rule is None else rule[0]
            result[row] = known[sort]
    return stacked(result)


def recommended_memory_mb(machine: Server | Vm, calibration: FigureSet) -> tuple[float, tuple[Figure, ...]] | None:
    """Return the memory that the rules say to install for the roles on so many cores [MB], and the rules' figures.

    None where there is no rule. A rule is what to install, not what is used: one more core uses no more memory.
    """
    cores = cpus_of(machine)
    total: Any = 0.0
    figures: list[Figure] = []
    for key in rule_keys(calibration, calibration.head.duties_of(machine.roles)):
        rule = {part: calibration.find(f"{key}.memory_rule.{part}") for part in RULE_PARTS}
        base, per_core, least = (_value(rule[part], 0.0) for part in ("base_mb", "per_core_mb", "least_mb"))
        ends = np.asarray(least), np.asarray(_value(rule["most_mb"], np.inf))
        total += base + rule_mb(np.asarray(float(cores)), np.asarray(per_core), *ends)[()]
        figures += [figure for figure in rule.values() if figure is not None]
    return (total, tuple(figures)) if figures else None


def _value(figure: Figure | None, otherwise: float) -> float:
    return otherwise if figure is None else figure.value
