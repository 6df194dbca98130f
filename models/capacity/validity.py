"""Whether a machine's own properties are within the range of its figures; its demand is checked elsewhere."""

from collections.abc import Iterator
from functools import lru_cache

from models.calibration.figures import Figure
from models.calibration.library import FigureSet
from models.capacity.coefficients import (
    COMBINED,
    MOST_KNOWN,
    RANGED,
    cost_figures,
    memory_figures,
    memory_keys,
    slope_figures,
    variants_of,
)
from models.plan.entities import Server, Vm
from models.plan.kinds import cpus_of

INSTALLED_SHARE, FIT_ERROR = "memory.installed_share", "memory.fit_error_mb"


def beyond_figures(machine: Server | Vm, calibration: FigureSet) -> dict[str, bool]:
    """Return by resource whether the machine is another one than those that the figures of its roles were found on."""
    properties = properties_of(machine)
    return {
        resource: any(
            not limits.holds(properties[limits.of])
            for figure in figures_used(machine, calibration, resource)
            for limits in figure.valid
            if limits.of in properties
        )
        for resource in RANGED
    }


def figures_used(machine: Server | Vm, calibration: FigureSet, resource: str) -> tuple[Figure, ...]:
    """Return the figures of a calibration that a resource of a machine rests on, each as often as it is used."""
    return _figures_of_duties(
        calibration, calibration.head.duties_of(machine.roles), variants_of(machine, calibration), resource
    )


@lru_cache(MOST_KNOWN)
def _figures_of_duties(
    calibration: FigureSet, duties: tuple[str, ...], variants: tuple[str, ...], resource: str
) -> tuple[Figure, ...]:
    return tuple(_each_figure(calibration, duties, variants, resource))


def _each_figure(
    calibration: FigureSet, duties: tuple[str, ...], variants: tuple[str, ...], resource: str
) -> Iterator[Figure]:
    for duty in duties:
        costs = cost_figures(calibration, duty, resource, variants)
        if resource == "memory":
            costs = memory_figures(calibration, duty, duties, variants)
        yield from (figure for pair in costs.values() for figure in pair if figure is not None)
        if resource == "cpu":
            yield from slope_figures(calibration, duty, variants).values()
            yield from calibration.under(f"{duty}.curve.").values()
    if resource == "memory":
        yield from base_memory_figures(calibration, duties)


def base_memory_figures(calibration: FigureSet, duties: tuple[str, ...]) -> Iterator[Figure]:
    """Return the figures of the memory that duties take before any user, and of caches."""
    for key in memory_keys(calibration, duties):
        for part in ("base_mb", "rule_use"):
            figure = calibration.find(f"{key}.memory.{part}")
            if figure is not None:
                yield figure
    if is_fitted(calibration, duties):
        yield from (calibration.get(key) for key in (INSTALLED_SHARE, FIT_ERROR))


def is_fitted(calibration: FigureSet, duties: tuple[str, ...]) -> bool:
    """Return whether the memory of the duties is a fit over whole servers, with what caches took of their memory.

    The fit was made over servers with Client Access and Hub Transport alone.
    """
    return bool(duties) and set(duties) <= COMBINED and calibration.find(INSTALLED_SHARE) is not None


def properties_of(machine: Server | Vm) -> dict[str, float]:
    """Return the known properties of a machine that ranges of figures name, each in its own unit [MB, cores, ...]."""
    cores = cpus_of(machine)
    known = {"cores": cores, "memory_mb": machine.memory_mb, "antivirus_engines": machine.antivirus_engines}
    return {name: float(value) for name, value in known.items() if value is not None}
