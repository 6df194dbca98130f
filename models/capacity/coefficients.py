"""What a role costs on a machine: figures of a calibration looked up by name and laid out over the drivers.

The name says everything: ``cas.cpu.owa`` is the CPU of a Client Access server for each unit of the driver ``owa``;
``.slope`` grows with the square; ``@2008-sp2`` is a variant. So a calibration is one file and no code.
"""

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import FigureSet
from models.capacity.drivers import COLUMN, DRIVERS
from models.capacity.floats import Floats
from models.capacity.reading import READINGS, Reading, read
from models.plan.choices import PROTOCOL_IDS, WINDOWS_OF_GUEST
from models.plan.entities import Server, Vm

MULTI_ROLE = "multi-role"
CAS_HUB = "cas-hub"
QUANTITIES = ("cpu", "memory", "disk", "network", "ldap")
REQUESTS_OF = {"owa": "owa-requests", "activesync": "activesync-requests"}


@frozen(eq=False, kw_only=True)
class RoleCost:
    """The cost of one role on one sort of machine; the first axis is the reading.

    Parameters
    ----------
    cpu, memory, disk, network, ldap, slope : (readings, drivers)
    limit, shape_limit : (protocols,)
        Published user limits, and those below which the shape of the cost is unknown; infinite elsewhere.
    covered : (protocols,)
        Whether the calibration has a CPU figure that carries the protocol.
    known : frozenset of str
        The quantities for which the calibration has any figure.
    """

    cpu: Floats
    memory: Floats
    disk: Floats
    network: Floats
    ldap: Floats
    slope: Floats
    limit: Floats
    shape_limit: Floats
    covered: Floats
    known: frozenset[str]


def variants_of(machine: Server | Vm, calibration: FigureSet) -> tuple[str, ...]:
    """Return the variants of figures that a machine's settings choose."""
    windows = WINDOWS_OF_GUEST[machine.guest] if isinstance(machine, Vm) else machine.windows
    chosen = [windows, *([machine.authentication] if machine.authentication else [])]
    large_cache = calibration.get("hub.disk.cache_512_mb").value
    if machine.database_cache_mb is not None and machine.database_cache_mb >= large_cache:
        chosen.append("cache-512")
    return tuple(chosen)


def memory_keys(calibration: FigureSet, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names under which the memory of a set of roles stands: one for a combination, or the roles."""
    if "mailbox" in roles and len(roles) > 1 and calibration.under(f"{MULTI_ROLE}.memory."):
        return (MULTI_ROLE,)
    if {"cas", "hub"} <= set(roles) and calibration.under(f"{CAS_HUB}.memory."):
        return (CAS_HUB, *(role for role in roles if role not in {"cas", "hub"}))
    return roles


def roles_beside_mailbox(calibration: FigureSet, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the other roles of a machine whose memory follows the rule for Mailbox and other roles together.

    A role without a rule of its own is left out.
    """
    if MULTI_ROLE not in memory_keys(calibration, roles):
        return ()
    return tuple(role for role in roles if role != "mailbox" and calibration.under(f"{role}.memory."))


def cost_figures(
    calibration: FigureSet, role: str, quantity: str, variants: tuple[str, ...]
) -> dict[str, tuple[Figure, Figure | None]]:
    """Return for each driver the figure of its cost and that of a variant's factor on it."""
    result = {}
    for driver in DRIVERS:
        key = f"{role}.{quantity}.{driver}"
        figure = calibration.find(key, *variants)
        if figure is not None:
            factors = (calibration.figures.get(f"{key}.factor@{variant}") for variant in variants)
            result[driver] = (figure, next((factor for factor in factors if factor is not None), None))
    return result


def memory_figures(
    calibration: FigureSet, role: str, roles: tuple[str, ...], variants: tuple[str, ...]
) -> dict[str, tuple[Figure, Figure | None]]:
    """Return for each driver the figure of its memory, and that of what a sizing rule asks to install."""
    key = role
    if MULTI_ROLE in memory_keys(calibration, roles):
        # One rule speaks for all roles together: the mailboxes carry it.
        if role != "mailbox":
            return {}
        key = MULTI_ROLE
    use = calibration.find(f"{key}.memory.rule_use")
    return {driver: (figure, use) for driver, (figure, _) in cost_figures(calibration, key, "memory", variants).items()}


def slope_figures(calibration: FigureSet, role: str, variants: tuple[str, ...]) -> dict[str, Figure]:
    """Return for each driver whose CPU cost grows with its number the figure of that growth."""
    found = {driver: calibration.find(f"{role}.cpu.{driver}.slope", *variants) for driver in DRIVERS}
    return {driver: figure for driver, figure in found.items() if figure is not None}


def role_cost(calibration: FigureSet, role: str, roles: tuple[str, ...], variants: tuple[str, ...]) -> RoleCost:
    """Return the cost of a role on a machine with these roles and variants."""
    costs = {quantity: cost_figures(calibration, role, quantity, variants) for quantity in QUANTITIES}
    costs["memory"] = memory_figures(calibration, role, roles, variants)
    slopes = slope_figures(calibration, role, variants)
    limit = _limits(calibration, role, variants)
    shape_known = np.array([protocol in slopes or protocol not in costs["cpu"] for protocol in PROTOCOL_IDS])
    curve = {"cpu"} if calibration.find(f"{role}.curve.users_one_processor") else set()
    response = {"response"} if calibration.find(f"{role}.response.base_ms") else set()
    return RoleCost(
        **{quantity: _laid_out(costs[quantity]) for quantity in QUANTITIES},
        slope=_laid_out({driver: (figure, costs["cpu"][driver][1]) for driver, figure in slopes.items()}),
        limit=limit,
        shape_limit=np.where(shape_known, np.inf, limit),
        covered=_covered(calibration, role, costs["cpu"]),
        known=frozenset({quantity for quantity in QUANTITIES if costs[quantity]} | curve | response),
    )


def _laid_out(figures: dict[str, tuple[Figure, Figure | None]]) -> Floats:
    table = np.zeros((len(READINGS), len(DRIVERS)))
    for driver, (figure, factor) in figures.items():
        for row, reading in enumerate(READINGS):
            table[row, COLUMN[driver]] = read(figure, reading) * _factor(factor, reading)
    return table


def _factor(factor: Figure | None, reading: Reading) -> float:
    return 1.0 if factor is None else read(factor, reading)


def _limits(calibration: FigureSet, role: str, variants: tuple[str, ...]) -> Floats:
    figures = [calibration.find(f"{role}.limit.{protocol}", *variants) for protocol in PROTOCOL_IDS]
    return np.array([np.inf if figure is None else figure.value for figure in figures])


def _covered(calibration: FigureSet, role: str, cpu: dict[str, tuple[Figure, Figure | None]]) -> Floats:
    if calibration.find(f"{role}.curve.users_one_processor"):
        return np.array([float(protocol == "outlook") for protocol in PROTOCOL_IDS])
    return np.array(
        [float("messages" in cpu or protocol in cpu or REQUESTS_OF.get(protocol) in cpu) for protocol in PROTOCOL_IDS]
    )
