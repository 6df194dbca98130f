"""What a utilization means: its state against the ceiling, what limits a machine, and the room left."""

import math

import numpy as np

from models.capacity.arrays import CompiledDesign, Flags
from models.capacity.floats import Codes, Floats
from models.capacity.results import EXTRAPOLATED, HIGH, NO_DATA, NO_LIMITER, OK, OVER, RESOURCES

# Halvings of the interval in which a host's room is sought: past the precision of any figure.
HALVINGS = 40
# A use that differs from its ceiling by less than rounding is the ceiling.
SAME = 1e-9
MOST_SCALE = 2.0**20


def states(utilization: Floats, ceiling: Floats, extrapolated: Flags) -> Codes:
    """Return the state of each gauge: no data, over capacity, above its ceiling, extrapolated or ok.

    Parameters
    ----------
    utilization, extrapolated : (..., resources, machines)
    ceiling : (resources, machines)
    """
    state = np.where(extrapolated, EXTRAPOLATED, OK)
    state = np.where(utilization > ceiling, HIGH, state)
    state = np.where(utilization > 1.0, OVER, state)
    return np.where(np.isnan(utilization), NO_DATA, state).astype(np.int8)


def limiters(utilization: Floats, ceiling: Floats) -> Codes:
    """Return the resource with the highest use against its own ceiling; -1 where none has data.

    Parameters
    ----------
    utilization : (..., resources, machines)
    ceiling : (resources, machines)
    """
    relative = np.where(np.isnan(utilization), -np.inf, utilization / ceiling)
    return np.where(np.isneginf(relative).all(axis=-2), NO_LIMITER, relative.argmax(axis=-2)).astype(np.int8)


def passes(against: Floats) -> Flags:
    """Return where a use, given against its ceiling, is above it by more than rounding."""
    above: Flags = against > 1.0 + SAME
    return above


def scale_to_ceiling(linear: Floats, quadratic: Floats, curve: Floats, exponent: Floats, ceiling: Floats) -> Floats:
    """Return the factor on a machine's users that takes its CPU to the ceiling; infinite where nothing grows.

    A machine's CPU grows either by the curve or by the linear and quadratic parts.

    Parameters
    ----------
    linear, quadratic, curve : (..., machines)
        Parts of the utilization at the present users.
    exponent : (machines,)
        Of the curve.
    """
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        by_curve = (ceiling / curve) ** (1.0 / exponent)
        root = np.sqrt(linear**2 + 4.0 * quadratic * ceiling)
        by_cost = np.where(quadratic > 0.0, (root - linear) / (2.0 * quadratic), ceiling / linear)
    return np.where(curve > 0.0, by_curve, by_cost)


def room_users(users: Floats, scale: Floats) -> Floats:
    """Return how many more users fit on each machine until its first ceiling, in their present mix.

    Negative where there are too many; NaN where a machine has no users or no data.

    Parameters
    ----------
    users, scale : (..., machines)
        Users served, and the factor on them at which the first ceiling is met.
    """
    with np.errstate(invalid="ignore", over="ignore"):
        room = users * (scale - 1.0)
    return np.where(np.isfinite(room) & (users > 0.0), room, np.nan)


def scales(
    compiled: CompiledDesign,
    parts: tuple[Floats, Floats, Floats],
    utilization: Floats,
    memory_fixed: Floats,
    ceiling: Floats,
) -> tuple[Floats, Codes]:
    """Return the factor on each machine's users at which its first ceiling is met, and whose ceiling that is.

    The factor is infinite and the resource -1 where none is met.

    Parameters
    ----------
    parts : three of (..., machines)
        Linear, quadratic and curve part of the CPU.
    utilization : (..., resources, machines)
    memory_fixed : (..., machines)
        Part of the memory that users do not change.
    ceiling : (resources, machines)
    """
    by_name = {name: row for row, name in enumerate(RESOURCES)}
    cpu, memory = by_name["cpu"], by_name["memory"]
    exponent = curve_exponent(compiled)
    scale = scale_to_ceiling(*parts, exponent, ceiling[cpu])
    scale = np.where(compiled.machines.is_host, _host_scale(compiled, parts, exponent, ceiling[cpu]), scale)
    growing = utilization[..., memory, :] - memory_fixed
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        by_memory = np.where(growing > 0.0, (ceiling[memory] - memory_fixed) / growing, np.inf)
        others = [ceiling[by_name[name]] / utilization[..., by_name[name], :] for name in ("disk", "network")]
    # Where memory is short before the first user, no number of them fits. A host's does not hang on users at all.
    stuck = (memory_fixed > ceiling[memory]) & ~compiled.machines.is_host
    by_memory = np.where(stuck, 0.0, np.maximum(by_memory, 0.0))
    # In the order of the resources; a resource without data binds nothing.
    each = np.stack([np.broadcast_to(one, scale.shape) for one in (scale, by_memory, *others)])
    each = np.where(np.isnan(each), np.inf, each)
    first: Floats = each.min(axis=0)
    binding = np.where(np.isfinite(first), each.argmin(axis=0), NO_LIMITER).astype(np.int8)
    # VMs wait on a host that is asked for too much: what is too many for it is too many for them.
    of_host = first[..., compiled.machines.host]
    return np.where(compiled.machines.is_vm & (of_host < 1.0), np.fmin(first, of_host), first), binding


def curve_exponent(compiled: CompiledDesign) -> Floats:
    """Return the exponent of each machine's curve; 1 where it has none."""
    rows = compiled.assignments
    exponent = np.ones(len(compiled.machines.ids))
    has_curve = np.isfinite(rows.curve_users[0])
    exponent[rows.machine[has_curve]] = rows.curve_exponent[0][has_curve]
    return exponent


def _host_scale(
    compiled: CompiledDesign, parts: tuple[Floats, Floats, Floats], exponent: Floats, ceiling: Floats
) -> Floats:
    """Return the factor on the users of all VMs of a host that takes its CPU to the ceiling, by halving."""
    machines = compiled.machines
    linear, quadratic, curve = (np.where(machines.is_vm, part * machines.cores, 0.0) for part in parts)

    def busy(scale: Floats) -> Floats:
        own = scale[..., machines.host]
        cores = linear * own + quadratic * own**2 + curve * own**exponent
        flat = cores.reshape(math.prod(cores.shape[:-1]), cores.shape[-1])
        sums = [np.bincount(machines.host, weights=line, minlength=cores.shape[-1]) for line in flat]
        return np.array(sums).reshape(cores.shape) / machines.cores

    low, high = np.zeros_like(linear), np.full_like(linear, MOST_SCALE)
    for _ in range(HALVINGS):
        middle = np.sqrt(np.maximum(low, 1.0 / MOST_SCALE) * high)
        above = busy(middle) > ceiling
        low, high = np.where(above, low, middle), np.where(above, middle, high)
    return np.where(high >= MOST_SCALE, np.inf, low)
