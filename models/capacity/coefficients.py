"""What a duty costs on a machine: figures of a calibration looked up by name and laid out over the drivers.

The name says everything: ``cas.cpu.owa`` is the CPU of a Client Access server for each unit of the driver ``owa``;
``.slope`` grows with the square; ``@2008-sp2`` is a variant. So a calibration is one file and no code.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache

import numpy as np
from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.heads import CLIENT_ACCESS, STORE, TRANSPORT
from models.calibration.library import FigureSet
from models.capacity.bounds import BOUNDS, Bound, relief_at, value_at
from models.capacity.drivers import BEYOND_OF, COLUMN, DRIVERS
from models.capacity.floats import Floats, by_bound, stacked
from models.plan.choices import PROTOCOL_IDS
from models.plan.entities import Server, Vm
from models.plan.kinds import windows_of
from models.units import PERCENT

MULTI_ROLE = "multi-role"
CAS_HUB = "cas-hub"
# The duties that documents measured together on one machine.
COMBINED = frozenset({CLIENT_ACCESS, TRANSPORT})
QUANTITIES = ("cpu", "memory", "disk", "network", "ldap")
# Quantities whose figures have a range of validity.
RANGED = ("cpu", "memory", "disk")
POOLED = "pooled-requests"
MAILBOX_MESSAGES = "mailbox-messages"
_REQUESTS = {"owa": {"owa-requests", POOLED}, "activesync": {"activesync-requests", POOLED}}
# The drivers that the cost of a protocol's users can depend on.
CARRIERS = {protocol: {protocol, "messages", *_REQUESTS.get(protocol, ())} for protocol in PROTOCOL_IDS}


@frozen(eq=False, kw_only=True)
class DutyCost:
    """The cost of one duty on one sort of machine; the first axis is the bound.

    Parameters
    ----------
    cpu, memory, disk, network, ldap, slope : (bounds, drivers)
    most : mapping of str to (drivers,)
        By quantity, how much of each driver its figures hold for; infinite elsewhere.
    shape_limit : (bounds, protocols)
        Users at which a cost of unknown shape was published; infinite where the shape is known.
    constant_part : (ends, protocols)
        Least and most part of such a cost that does not grow with the users [fraction].
    pooled_share : (ends,)
        Least and most share of the first of the two pooled requests in the tests; NaN where none are pooled.
    fit_error : (bounds,)
        Error of a fit of the CPU [fraction of the machine].
    covered, carrying : (protocols,)
        Whether the calibration has a CPU figure for the protocol's users, and whether that costs anything.
    known : frozenset of str
        The quantities for which the calibration has any figure.
    """

    cpu: Floats
    memory: Floats
    disk: Floats
    network: Floats
    ldap: Floats
    slope: Floats
    most: Mapping[str, Floats]
    shape_limit: Floats
    constant_part: Floats
    pooled_share: Floats
    fit_error: Floats
    covered: Floats
    carrying: Floats
    known: frozenset[str]

    def central(self) -> "DutyCost":
        """Return the cost at the first bound alone, the value in use."""
        of_bounds = (*QUANTITIES, "slope", "shape_limit", "fit_error")
        return evolve(self, **{name: getattr(self, name)[:1] for name in of_bounds})


def variants_of(machine: Server | Vm, calibration: FigureSet) -> tuple[str, ...]:
    """Return the variants of figures that apply to a machine's settings: Windows, authentication, a large cache."""
    windows = windows_of(machine)
    chosen = [windows, *([machine.authentication] if machine.authentication else [])]
    large_cache = calibration.get("hub.disk.cache_512_mb").value
    if machine.database_cache_mb is not None and machine.database_cache_mb >= large_cache:
        chosen.append("cache-512")
    return tuple(chosen)


def memory_keys(calibration: FigureSet, duties: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of the memory figures of some duties: one for a measured combination, else one each."""
    if STORE in duties and len(calibration.head.measured(duties)) > 1 and calibration.under(f"{MULTI_ROLE}.memory."):
        return (MULTI_ROLE,)
    return calibration.head.measured(duties)


def rule_keys(calibration: FigureSet, duties: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of the rules that recommend memory for a set of duties."""
    if (
        STORE in duties
        and len(calibration.head.measured(duties)) > 1
        and calibration.under(f"{MULTI_ROLE}.memory_rule.")
    ):
        return (MULTI_ROLE,)
    combined = set(duties) >= COMBINED and calibration.under(f"{CAS_HUB}.memory_rule.")
    keys = (CAS_HUB, *(duty for duty in duties if duty not in COMBINED)) if combined else duties
    return tuple(key for key in keys if calibration.under(f"{key}.memory_rule."))


def cost_figures(
    calibration: FigureSet, duty: str, quantity: str, variants: tuple[str, ...]
) -> dict[str, tuple[Figure, Figure | None]]:
    """Return by driver the figure of its cost, and that of a variant's factor on it or None."""
    result = {}
    for driver in DRIVERS:
        key = f"{duty}.{quantity}.{driver}"
        figure = calibration.find(key, *variants)
        if figure is not None:
            factors = (calibration.figures.get(f"{key}.factor@{variant}") for variant in variants)
            result[driver] = (figure, next((factor for factor in factors if factor is not None), None))
    return result


def memory_figures(
    calibration: FigureSet, duty: str, duties: tuple[str, ...], variants: tuple[str, ...]
) -> dict[str, tuple[Figure, Figure | None]]:
    """Return for each driver the figure of its memory, and that of what a sizing rule asks to install."""
    key = duty
    if MULTI_ROLE in memory_keys(calibration, duties):
        # One figure holds for all duties together: it is charged to the store.
        if duty != STORE:
            return {}
        key = MULTI_ROLE
    use = calibration.find(f"{key}.memory.rule_use")
    return {driver: (figure, use) for driver, (figure, _) in cost_figures(calibration, key, "memory", variants).items()}


def slope_figures(calibration: FigureSet, duty: str, variants: tuple[str, ...]) -> dict[str, Figure]:
    """Return for each driver whose CPU cost grows with its number the figure of that growth."""
    found = {driver: calibration.find(f"{duty}.cpu.{driver}.slope", *variants) for driver in DRIVERS}
    return {driver: figure for driver, figure in found.items() if figure is not None}


# More combinations than any plan has; a changed figure makes new entries.
MOST_KNOWN = 1024


def duty_cost(calibration: FigureSet, duty: str, duties: tuple[str, ...], variants: tuple[str, ...]) -> DutyCost:
    """Return the cost of a duty on a machine with these duties and variants; nobody may change it."""
    # What is drawn is used once, and large.
    made = _duty_cost.__wrapped__ if calibration.is_drawn else _duty_cost
    return made(calibration, duty, duties, variants)


@lru_cache(MOST_KNOWN)
def _duty_cost(calibration: FigureSet, duty: str, duties: tuple[str, ...], variants: tuple[str, ...]) -> DutyCost:
    costs = {quantity: cost_figures(calibration, duty, quantity, variants) for quantity in QUANTITIES}
    costs["memory"] = memory_figures(calibration, duty, duties, variants)
    slopes = slope_figures(calibration, duty, variants)
    cpu = _laid_out(costs["cpu"])
    slope = _laid_out({driver: (figure, costs["cpu"][driver][1]) for driver, figure in slopes.items()})
    shapes = shape_figures(calibration, duty, variants)
    cpu, slope = _folded(shapes, cpu, slope)
    curve = {"cpu"} if calibration.find(f"{duty}.curve.users_one_processor") else set()
    response = {"response"} if calibration.find(f"{duty}.response.base_ms") else set()
    fit_error = calibration.find(f"{duty}.cpu.fit_error_points")
    included = {"cpu", "memory"} if duty in calibration.head.included else set()
    return DutyCost(
        **{quantity: _laid_out(costs[quantity]) for quantity in QUANTITIES if quantity != "cpu"},
        cpu=cpu,
        slope=slope,
        most={quantity: _most(calibration, duty, quantity, variants, costs[quantity]) for quantity in RANGED},
        **_shapes(shapes),
        pooled_share=_ends(calibration.find(f"{duty}.cpu.{POOLED}.owa_share")),
        fit_error=by_bound([_fit_error(fit_error)], len(BOUNDS))[..., 0],
        covered=_covered(calibration, duty, costs["cpu"]),
        carrying=_covered(
            calibration, duty, [key for key, (figure, _) in costs["cpu"].items() if np.any(figure.value)]
        ),
        known=frozenset({quantity for quantity in QUANTITIES if costs[quantity]} | curve | response | included),
    )


def shape_figures(calibration: FigureSet, duty: str, variants: tuple[str, ...]) -> dict[str, tuple[Figure, Figure]]:
    """Return for each protocol whose cost has an unknown shape its published user limit, and its constant part.

    A protocol with a slope of its own has a known shape.
    """
    found = {}
    for protocol in PROTOCOL_IDS:
        key = f"{duty}.cpu.{protocol}"
        limit = calibration.find(f"{duty}.limit.{protocol}", *variants)
        constant = calibration.find(f"{key}.constant_part") or calibration.find(f"{duty}.cpu.constant_part")
        priced = calibration.find(key, *variants) and not calibration.find(f"{key}.slope", *variants)
        if limit is not None and constant is not None and priced:
            found[protocol] = (limit, constant)
    return found


def _fit_error(figure: Figure | None) -> list[float]:
    return [0.0 if figure is None else value_at(figure, bound) / PERCENT for bound in BOUNDS]


def _folded(shapes: Mapping[str, tuple[Figure, Figure]], cpu: Floats, slope: Floats) -> tuple[Floats, Floats]:
    """Return the cost and its slope with the shapes in use; those of the ends are applied to the load."""
    central = BOUNDS.index("central")
    draws = np.broadcast_shapes(
        cpu.shape[1:-1], slope.shape[1:-1], *(np.shape(figure.value) for pair in shapes.values() for figure in pair)
    )
    cpu, slope = (_for_draws(table, draws) for table in (cpu, slope))
    for protocol, (limit, constant) in shapes.items():
        column = COLUMN[protocol]
        slope[central, ..., column] += cpu[central, ..., column] * (1.0 - constant.value) / limit.value
        cpu[central, ..., column] *= constant.value
    return cpu, slope


def _for_draws(table: Floats, draws: tuple[int, ...]) -> Floats:
    """Return a table of one's own with a row for each draw: (bounds, [draws,] columns)."""
    bounds, *own, columns = table.shape
    own = own or [1] * len(draws)
    return np.broadcast_to(table.reshape(bounds, *own, columns), (bounds, *draws, columns)).copy()


def _shapes(shapes: Mapping[str, tuple[Figure, Figure]]) -> dict[str, Floats]:
    limit = [[np.inf] * len(BOUNDS) for _ in PROTOCOL_IDS]
    constant: list[list[float | Floats]] = [[1.0] * 2 for _ in PROTOCOL_IDS]
    for protocol, (users, part) in shapes.items():
        if np.any(part.low < 1.0):
            column = PROTOCOL_IDS.index(protocol)
            limit[column] = [relief_at(users, bound) for bound in BOUNDS]
            constant[column] = [part.low, part.high]
    return {"shape_limit": by_bound(limit, len(BOUNDS)), "constant_part": by_bound(constant, 2)}


def _ends(figure: Figure | None) -> Floats:
    return np.full(2, np.nan) if figure is None else np.array([figure.low, figure.high])


def _laid_out(figures: dict[str, tuple[Figure, Figure | None]]) -> Floats:
    rows: list[list[float | Floats]] = [[0.0] * len(BOUNDS) for _ in DRIVERS]
    for driver, (figure, factor) in figures.items():
        rows[COLUMN[driver]] = [value_at(figure, bound) * _factor(factor, bound) for bound in BOUNDS]
    return by_bound(rows, len(BOUNDS))


def _factor(factor: Figure | None, bound: Bound) -> float:
    return 1.0 if factor is None else value_at(factor, bound)


def _most(
    calibration: FigureSet,
    duty: str,
    quantity: str,
    variants: tuple[str, ...],
    costs: dict[str, tuple[Figure, Figure | None]],
) -> Floats:
    """Return how much of each driver the figures of a quantity hold for."""
    most: dict[str, float] = {}
    for driver, (figure, _) in costs.items():
        limit = calibration.find(f"{duty}.limit.{driver}", *variants) if quantity == "cpu" else None
        ends = [(limits.of, limits.most) for limits in figure.valid]
        ends += [(driver, limit.value)] if limit is not None else []
        for of, end in ends:
            most[of] = np.minimum(most.get(of, np.inf), end)
        most |= dict.fromkeys(_beyond(duty, quantity, driver), 0.0)
    return stacked([most.get(driver, np.inf) for driver in DRIVERS])


def _beyond(duty: str, quantity: str, driver: str) -> tuple[str, ...]:
    """Return the drivers that count what a CPU figure does not hold for."""
    if quantity != "cpu":
        return ()
    return BEYOND_OF.get(driver, ()) + (BEYOND_OF["messages"] if duty == TRANSPORT else ())


def _covered(calibration: FigureSet, duty: str, priced: Collection[str]) -> Floats:
    """Return which protocols' users the CPU figures of these drivers count: (protocols,).

    A cost of all of a mailbox's messages contains what any client does.
    """
    if duty in calibration.head.included or MAILBOX_MESSAGES in priced:
        return np.ones(len(PROTOCOL_IDS))
    if calibration.find(f"{duty}.curve.users_one_processor"):
        return np.array([float(protocol == "outlook") for protocol in PROTOCOL_IDS])
    return np.array([float(not CARRIERS[protocol].isdisjoint(priced)) for protocol in PROTOCOL_IDS])
