"""What the model returns for a published case: a small plan is built from its conditions and evaluated."""

from collections.abc import Callable, Mapping
from math import isfinite, sqrt
from typing import Any

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design
from models.capacity.drivers import COLUMN
from models.capacity.evaluate import evaluate
from models.capacity.floats import Floats
from models.capacity.load import load_of
from models.capacity.reading import READINGS
from models.capacity.results import Evaluation
from models.plan.choices import PROTOCOLS
from models.plan.entities import (
    Assumptions,
    Design,
    Host,
    Machine,
    Plan,
    Population,
    Processor,
    Rates,
    Server,
    Site,
    Users,
    Vm,
)
from models.plan.fields import key_to_name
from models.published.cases import Case
from models.units import BITS_A_BYTE, KB_A_MB, PERCENT
from models.words import marked

WITHIN, IN_BAND, OUTSIDE = marked("within tolerance"), marked("within the band"), marked("outside")
TAKEN, NOT_PREDICTED = marked("taken as it stands"), marked("not predicted")
# These hand a document's own number through: agreeing with it proves nothing.
HANDED_THROUGH = ("figure", "sum")
Prediction = tuple[float, float, float]
MACHINE = "machine-1"
DESIGN = "design"


@frozen(kw_only=True)
class Outcome:
    """A published case and what the model makes of it.

    Parameters
    ----------
    predicted, low, high, error : float or None
        In the case's unit; the error is against the corrected value.
    verdict : str
        ``within tolerance``, ``within the band``, ``outside``, ``taken as it stands`` where the model uses this very
        number, or ``not predicted``.
    """

    case: Case
    predicted: float | None
    low: float | None
    high: float | None
    error: float | None
    verdict: str


def outcomes(cases: tuple[Case, ...], library: Library) -> tuple[Outcome, ...]:
    """Return each case with its prediction, error and verdict, in their order."""
    by_id = {case.id: case for case in cases}
    known: dict[str, Prediction] = {}
    return tuple(_outcome(case, by_id, library, known) for case in cases)


def root_mean_square_errors(results: tuple[Outcome, ...]) -> dict[tuple[str, str], float]:
    """Return the root-mean-square error of the predicted cases for each document and unit."""
    squares: dict[tuple[str, str], list[float]] = {}
    for one in results:
        if one.error is not None and one.verdict != TAKEN:
            squares.setdefault((one.case.document, one.case.unit), []).append(one.error**2)
    return {key: sqrt(sum(values) / len(values)) for key, values in squares.items()}


def _outcome(case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction]) -> Outcome:
    if not case.quantity:
        return Outcome(case=case, predicted=None, low=None, high=None, error=None, verdict=NOT_PREDICTED)
    predicted, low, high = predict(case, by_id, library, known)
    error = predicted - case.corrected
    verdict = _verdict(case, error, low, high)
    return Outcome(case=case, predicted=predicted, low=low, high=high, error=error, verdict=verdict)


def _verdict(case: Case, error: float, low: float, high: float) -> str:
    if error == 0.0 and case.quantity in HANDED_THROUGH:
        return TAKEN
    if abs(error) <= case.tolerance:
        return WITHIN
    return IN_BAND if low <= case.corrected <= high else OUTSIDE


def predict(
    case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction] | None = None
) -> Prediction:
    """Return what the model predicts for a case, with low and high, in the case's unit.

    Parameters
    ----------
    known : dict, optional
        Predictions by id that were made before, and where new ones are kept.
    """
    known = {} if known is None else known
    if case.id not in known:
        if case.quantity == "relative":
            known[case.id] = _relative(case, by_id, library, known)
        else:
            known[case.id] = QUANTITIES[case.quantity](case.inputs, library)
    return known[case.id]


def _relative(case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction]) -> Prediction:
    """Return the change from one case's prediction to another's, in percent."""
    of, to = (predict(by_id[case.inputs[name]], by_id, library, known)[0] for name in ("of", "to"))
    change = (of / to - 1.0) * PERCENT
    return change, change, change


def _cpu(inputs: Mapping[str, Any], library: Library) -> Prediction:
    gauge = _evaluated(inputs, library).gauge(MACHINE, "cpu")
    return _in_percent(gauge.utilization, gauge.low, gauge.high)


def _memory(inputs: Mapping[str, Any], library: Library) -> Prediction:
    gauge = _evaluated(inputs, library).gauge(MACHINE, "memory")
    central, low, high = (_known(value) * inputs["memory_mb"] for value in (gauge.utilization, gauge.low, gauge.high))
    return central, low, high


def _response(inputs: Mapping[str, Any], library: Library) -> Prediction:
    response = _evaluated(inputs, library).responses[0]
    return _known(response.p95_ms), _known(response.low), _known(response.high)


def _users_at_ceiling(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the users at which the CPU meets the ceiling: centrally, and at the high and the low end of its band."""
    plan = _plan(inputs)
    compiled = compile_design(plan, plan.designs[0], library)
    start = float(sum(inputs["users"].values()))
    central, low, high = (start * _factors_at_ceiling(compiled)).tolist()
    return central, low, high


# Users are sought between none and eight times those of the case: past a user's rounding after so many rounds.
MOST_FACTOR = 8.0
ROUNDS = 12


def _factors_at_ceiling(compiled: CompiledDesign) -> Floats:
    """Return the factors on the users at which centre, high and low end of the CPU meet the ceiling.

    By the Illinois method: the chord between two points around the ceiling, halved at an end that stays put.
    """
    low, high = np.zeros(3), np.full(3, MOST_FACTOR)
    under, over = _above_ceiling(compiled, low), _above_ceiling(compiled, high)
    kept = np.zeros(3)
    for _ in range(ROUNDS):
        middle = np.where(over == under, high, (low * over - high * under) / np.where(over == under, 1.0, over - under))
        found = _above_ceiling(compiled, middle)
        above = found > 0.0
        under = np.where(above, under * np.where(kept > 0.0, 0.5, 1.0), found)
        over = np.where(above, found, over * np.where(kept < 0.0, 0.5, 1.0))
        low, high = np.where(above, low, middle), np.where(above, middle, high)
        kept = np.where(above, 1.0, -1.0)
    return low


def _above_ceiling(compiled: CompiledDesign, factors: Floats) -> Floats:
    """Return how far centre, high and low end of the CPU stand above the ceiling, each at its own factor."""
    machines = compiled.machines
    row = machines.ids.index(MACHINE)
    scaled = factors[:, np.newaxis, np.newaxis]
    readings = range(len(READINGS))
    cpu = np.stack([load_of(compiled, one, compiled.drivers[one] * scaled).cpu[:, row] for one in readings])
    ends = np.array([cpu[0, 0], cpu[:, 1].max() + machines.band[row], cpu[:, 2].min() - machines.band[row]])
    return ends - compiled.plan.assumptions.cpu_ceiling


def _driver(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return what populations ask for in one driver, such as web connections."""
    plan = _plan(inputs)
    compiled = compile_design(plan, plan.designs[0], library)
    central, low, high = (float(compiled.drivers[row, :, COLUMN[inputs["driver"]]].sum()) for row in range(3))
    return central, low, high


def _sharing(inputs: Mapping[str, Any], library: Library) -> Prediction:
    plan = _plan(inputs)
    machines = compile_design(plan, plan.designs[0], library).machines
    central, low, high = (float(machines.sharing_mb[row].sum()) for row in range(3))
    return central, high, low


def _mailbox_traffic(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the traffic of all Mailbox servers together [Mbit/s]."""
    plan = _plan(inputs)
    compiled = compile_design(plan, plan.designs[0], library)
    loads = (load_of(compiled, row) for row in range(3))
    vms = compiled.machines.is_vm | ~compiled.machines.is_host
    central, low, high = (
        float((load.network * compiled.machines.network_kb_s)[vms].sum()) * BITS_A_BYTE / KB_A_MB for load in loads
    )
    return central, low, high


def _figure(inputs: Mapping[str, Any], library: Library) -> Prediction:
    figure = library.figures()[inputs["figure"]]
    return figure.value, figure.low, figure.high


def _figure_change(inputs: Mapping[str, Any], library: Library) -> Prediction:
    """Return the change from one figure to another, in percent."""
    figures = library.figures()
    change = (figures[inputs["of"]].value / figures[inputs["to"]].value - 1.0) * PERCENT
    return change, change, change


def _sum(inputs: Mapping[str, Any], _library: Library) -> Prediction:
    total = float(sum(inputs["parts"]))
    return total, total, total


QUANTITIES: dict[str, Callable[[Mapping[str, Any], Library], Prediction]] = {
    "cpu": _cpu,
    "memory": _memory,
    "response": _response,
    "users-at-ceiling": _users_at_ceiling,
    "driver": _driver,
    "sharing": _sharing,
    "mailbox-traffic": _mailbox_traffic,
    "figure": _figure,
    "figure-change": _figure_change,
    "sum": _sum,
}


def _evaluated(inputs: Mapping[str, Any], library: Library) -> Evaluation:
    return evaluate(_plan(inputs), DESIGN, library)


def _plan(inputs: Mapping[str, Any]) -> Plan:
    """Return the small plan of a case: one site, one population, and machines of one sort."""
    names = key_to_name(Users)
    users = Users(**{names[protocol.value]: inputs["users"].get(protocol.value, 0) for protocol in PROTOCOLS})
    population = Population(
        id="population",
        name="Population",
        site="site",
        mailboxes=sum(users.counts()),
        message_kb=inputs.get("message_kb", 50),
        mailbox_mb=inputs.get("mailbox_mb", 100),
        users=users,
        rates=Rates(**inputs.get("rates", {})),
    )
    assumptions = evolve(Assumptions(), cpu_ceiling=inputs.get("cpu_ceiling", Assumptions().cpu_ceiling))
    design = Design(id=DESIGN, name="Design", machines=_machines(inputs))
    return Plan(
        assumptions=assumptions, sites=(Site(id="site", name="Site"),), populations=(population,), designs=(design,)
    )


def _machines(inputs: Mapping[str, Any]) -> tuple[Machine, ...]:
    shared = {
        "exchange": inputs["exchange"],
        "roles": tuple(inputs["roles"]),
        "memory_mb": inputs.get("memory_mb", 4096),
        "authentication": inputs.get("authentication"),
        "database_cache_mb": inputs.get("database_cache_mb"),
    }
    if "vms" not in inputs:
        processor = Processor(cores=inputs["cores"], clock_mhz=inputs["clock_mhz"])
        windows = {"windows": inputs["windows"]} if "windows" in inputs else {}
        return (
            Server(
                id=MACHINE, name="Machine", site="site", processor=processor, network_mbit_s=1000, **shared, **windows
            ),
        )
    host = Host(
        id="host",
        name="Host",
        site="site",
        hypervisor=inputs["hypervisor"],
        processor=Processor(cores=inputs["cores"], clock_mhz=inputs["clock_mhz"]),
        memory_mb=inputs["host_memory_mb"],
        network_mbit_s=1000,
    )
    numbers = range(1, inputs["vms"] + 1)
    vms = (
        Vm(id=f"machine-{number}", name="Machine", host="host", vcpus=inputs["vcpus"], guest=inputs["guest"], **shared)
        for number in numbers
    )
    return (host, *vms)


def _in_percent(*values: float | None) -> Prediction:
    central, low, high = (_known(value) * PERCENT for value in values)
    return central, low, high


def _known(value: float | None) -> float:
    assert value is not None and isfinite(value)  # noqa: S101 - a published case has data
    return value
