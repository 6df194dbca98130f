"""What the model returns for a published case, or what follows from the document's own numbers."""

from collections.abc import Callable, Mapping
from math import inf, isfinite, prod
from typing import Any

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.load import load_of
from models.capacity.results import Evaluation
from models.published.plans import DESIGN, MACHINE, plan_of
from models.units import BITS_A_BYTE, KB_A_MB, MB_A_GB, PERCENT

# The value in use, and the values with which the load is low and high.
Prediction = tuple[float, float, float]


def _cpu(inputs: Mapping[str, Any], library: Library) -> Prediction:
    gauge = _evaluated(inputs, library).gauge(inputs.get("machine", MACHINE), "cpu")
    return _in_percent(gauge.utilization, gauge.low, gauge.high)


def _memory(inputs: Mapping[str, Any], library: Library) -> Prediction:
    gauge = _evaluated(inputs, library).gauge(MACHINE, "memory")
    central, low, high = (_known(value) * inputs["memory_mb"] for value in (gauge.utilization, gauge.low, gauge.high))
    return central, low, high


def _response(inputs: Mapping[str, Any], library: Library) -> Prediction:
    response = _evaluated(inputs, library).responses[0]
    # Without a high end, the response time grows without limit.
    high = inf if response.high is None else response.high
    return _known(response.p95_ms), _known(response.low), high


def _users_at_ceiling(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the users at which the CPU meets the ceiling: centrally, and at the high and the low end of its band."""
    numbers = _evaluated(inputs, library)
    row, start = numbers.rows[MACHINE], sum(inputs["users"].values())
    central, low, high = (float(start * factor[row]) for factor in (numbers.factor, *numbers.factor_band))
    return central, low, high


def _sharing(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the memory that page sharing returns [GB]."""
    machines = _compiled(inputs, library).machines
    central, low, high = (float(machines.sharing_mb[row].sum()) / MB_A_GB for row in range(len(BOUNDS)))
    return central, high, low


def _mailbox_traffic(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the traffic of all Mailbox servers together [Mbit/s]."""
    compiled = _compiled(inputs, library)
    loads = (load_of(compiled, row) for row in range(len(BOUNDS)))
    vms = compiled.machines.is_vm | ~compiled.machines.is_host
    central, low, high = (
        float((load.network * compiled.machines.network_kb_s)[vms].sum()) * BITS_A_BYTE / KB_A_MB for load in loads
    )
    return central, low, high


def _figure(inputs: Mapping[str, Any], library: Library) -> Prediction:
    figure = library.figures()[inputs["figure"]]
    return figure.value, figure.low, figure.high


def _per_user(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the demand of so many users, from a figure for one of them."""
    central, low, high = (value * inputs["users"] for value in _figure(inputs, library))
    return central, low, high


def _figure_times(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return a figure times some numbers, over others."""
    factor = prod(inputs["times"]) / prod(inputs.get("over", ()))
    central, low, high = (value * factor for value in _figure(inputs, library))
    return central, low, high


def _figure_change(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the change from one figure to another, in percent."""
    figures = library.figures()
    return _exactly((figures[inputs["of"]].value / figures[inputs["to"]].value - 1.0) * PERCENT)


def _sum(inputs: Mapping[str, Any], _library: Library) -> Prediction:
    return _exactly(float(sum(inputs["parts"])))


def _reduction(inputs: Mapping[str, Any], _library: Library) -> Prediction:
    """Return by how much a number falls to another, in percent."""
    return _exactly((1.0 - inputs["to"] / inputs["from"]) * PERCENT)


def _quotient(inputs: Mapping[str, Any], _library: Library) -> Prediction:
    """Return the product of some numbers over that of others, with what their rounding leaves open."""
    times, over = np.array(inputs["times"], dtype=np.float64), np.array(inputs["over"], dtype=np.float64)
    times_off, over_off = (
        np.array(inputs.get(key, [0.0]), dtype=np.float64) for key in ("times_rounding", "over_rounding")
    )
    low = prod(times - times_off) / prod(over + over_off)
    high = prod(times + times_off) / prod(over - over_off)
    return float(prod(times) / prod(over)), float(low), float(high)


QUANTITIES: dict[str, Callable[[Mapping[str, Any], Library], Prediction]] = {
    "cpu": _cpu,
    "memory": _memory,
    "response": _response,
    "users-at-ceiling": _users_at_ceiling,
    "sharing": _sharing,
    "mailbox-traffic": _mailbox_traffic,
    "figure": _figure,
    "per-user": _per_user,
    "figure-times": _figure_times,
    "figure-change": _figure_change,
    "sum": _sum,
    "reduction": _reduction,
    "quotient": _quotient,
}


def _evaluated(inputs: Mapping[str, Any], library: Library) -> Evaluation:
    return evaluate(plan_of(inputs), DESIGN, library)


def _compiled(inputs: Mapping[str, Any], library: Library) -> CompiledDesign:
    plan = plan_of(inputs)
    return compile_design(plan, plan.designs[0], library)


def _exactly(value: float) -> Prediction:
    return value, value, value


def _in_percent(*values: float | None) -> Prediction:
    central, low, high = (_known(value) * PERCENT for value in values)
    return central, low, high


def _known(value: float | None) -> float:
    assert value is not None and isfinite(value)  # noqa: S101 - a published case has data
    return value
