"""How fast each population is answered, where a document measured it."""

from collections.abc import Sequence

import numpy as np

from models.calibration.figures import Figure
from models.calibration.heads import STORE
from models.calibration.library import FigureSet, Library
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import Floats
from models.capacity.people import STORE_ROW
from models.capacity.response import mailbox_p95_ms
from models.capacity.results import Response
from models.plan.choices import PROTOCOL_IDS
from models.plan.kinds import holds_vms

PROTOCOL = "outlook"
COEFFICIENTS = ("base_ms", "service_ms", "second_vcpu_ms")
# Fits without one of the four published points: their spread is the uncertainty of the formula.
LEFT_OUT = tuple(f"left-out-{number}" for number in range(1, 5))


def responses_of(compiled: CompiledDesign, cpu: Sequence[Floats], library: Library) -> tuple[Response, ...]:
    """Return the response time of each population on each protocol that it uses.

    The slowest of the machines that serve it. Only heavy users of Exchange 2003 were measured; the rest has no data.

    Parameters
    ----------
    cpu : (machines,) for each bound
    """
    result = []
    by_site = _slowest_by_site(compiled, cpu, library)
    for row, population in enumerate(compiled.plan.populations):
        slowest = by_site.get(int(compiled.serving[STORE_ROW].site_of[row]))
        for protocol, users in zip(PROTOCOL_IDS, population.users.counts(), strict=True):
            if users:
                known = slowest if protocol == PROTOCOL else None
                result.append(_response(population.id, protocol, known))
    return tuple(result)


def _response(population: str, protocol: str, known: tuple[float, float, float, str] | None) -> Response:
    """Return the response with None for what has no data, and for what grows without limit at full load."""
    if known is None:
        return Response(population, protocol, None, None, None, "no data")
    central, low, high = (time if np.isfinite(time) else None for time in known[:3])
    return Response(population, protocol, central, low, high, known[3])


def machine_response(
    compiled: CompiledDesign, row: int, cpu: Sequence[Floats], library: Library
) -> tuple[float, float, float, str] | None:
    """Return the response time of a Mailbox server with low and high [ms] and its state, or None without data.

    It is infinite where the CPU is busy all the time: the state says "over". There is none for VMs with more vCPUs than
    were tested: nobody knows what a third one does.

    Parameters
    ----------
    cpu : (machines,) for each bound
        CPU of the machines [fraction].
    """
    machine = compiled.entities[row]
    if holds_vms(machine) or STORE not in library.duties_of(machine.exchange, machine.roles):
        return None
    calibration = library.calibration_of(machine.exchange)
    base = calibration.find("mailbox.response.base_ms")
    if base is None or any(np.isnan(use[row]) for use in cpu):
        return None
    vcpus = float(compiled.machines.cores[row]) if compiled.machines.is_vm[row] else 1.0
    if not calibration.get("mailbox.response.second_vcpu_ms").range_of("vcpus").holds(vcpus):
        return None
    central = fitted_ms(calibration, float(cpu[0][row]), vcpus)
    low, high = (
        [fitted_ms(calibration, float(cpu[end][row]), vcpus, fit) for fit in ("", *LEFT_OUT)] for end in (1, 2)
    )
    return central, max(min(low), 0.0), max(high), _state(calibration, central, float(cpu[0][row]))


def fitted_ms(calibration: FigureSet, cpu: float, vcpus: float, left_out: str = "") -> float:
    """Return the response time of the fit to all points, or of the fit without one of them [ms]."""
    base, service, second = (figure.value for figure in response_figures(calibration, left_out))
    return float(mailbox_p95_ms(np.asarray(cpu), np.asarray(vcpus), base, service, second))


def response_figures(calibration: FigureSet, left_out: str = "") -> tuple[Figure, ...]:
    """Return the figures of the fit to all points, or of the fit without one of them."""
    return tuple(calibration.get(f"mailbox.response.{name}", left_out) for name in COEFFICIENTS)


def _state(calibration: FigureSet, p95_ms: float, cpu: float) -> str:
    if p95_ms > calibration.get("mailbox.response.limit_ms").value:
        return "over"
    # The ends of the range were printed as whole percents.
    inside = calibration.get("mailbox.response.base_ms").range_of("cpu").holds(round(cpu, 2))
    return "ok" if inside else "extrapolated"


def _slowest_by_site(
    compiled: CompiledDesign, cpu: Sequence[Floats], library: Library
) -> dict[int, tuple[float, float, float, str]]:
    """Return the slowest Mailbox server of each site, where all of them have data."""
    rows = compiled.assignments
    mailbox = rows.duty == STORE_ROW
    unknown = set(rows.site[mailbox & ~rows.known["response"]].tolist())
    slowest: dict[int, tuple[float, float, float, str]] = {}
    for index in np.flatnonzero(mailbox & rows.known["response"]):
        site = int(rows.site[index])
        time = machine_response(compiled, int(rows.machine[index]), cpu, library)
        if time is None:
            unknown.add(site)
        elif site not in unknown:
            slowest[site] = max(slowest.get(site, time), time)
    return {site: time for site, time in slowest.items() if site not in unknown}
