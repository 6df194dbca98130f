"""Made logs of a plan: what counters of its machines would say if costs were others than published."""

from collections.abc import Mapping
from datetime import UTC, datetime

import numpy as np

from models.capacity.compiler import compile_design
from models.capacity.drivers import COLUMN
from models.capacity.load import assignment_drivers, own_cpu
from models.comparisons.measured import Sampled
from models.plan.choices import DUTY_IDS
from models.plan.entities import Plan
from tests.unit.capacity.building import library

# Monday 12 October 2020, 00:00.
MONDAY = 1_602_460_800.0
WINDOWS_A_DAY = 96
OWA, ACTIVESYNC = (
    ("MSExchange OWA", "Requests/sec", "owa-requests"),
    ("MSExchange ActiveSync", "Requests/sec", "activesync-requests"),
)
# Counters with their drivers for each priced driver, as in driver-counters.toml.
COUNTERS = {
    "outlook": (("MSExchange RpcClientAccess", "User Count", "users.outlook"),),
    "owa": (OWA,),
    "activesync": (ACTIVESYNC,),
    "ews": (("MSExchangeWS", "Requests/sec", "users.ews"),),
    "pooled-requests": (OWA, ACTIVESYNC),
}


def made_log(
    plan: Plan,
    factors: Mapping[str, float],
    days: int = 2,
    error: float = 0.02,
    base_mhz: float = 0.0,
    busier: Mapping[str, float] | None = None,
    seed: int = 1,
) -> list[Sampled]:
    """Return CPU and users of a design's first duty-bearing machines, whose protocols cost so many times the published.

    Parameters
    ----------
    busier : mapping of str to float, optional
        MHz that other programs take of a machine, by its id.
    """
    random = np.random.default_rng(seed)
    compiled = compile_design(plan, plan.designs[0], library())
    asked = assignment_drivers(compiled, compiled.drivers[0])
    windows = WINDOWS_A_DAY * days
    start = MONDAY + 900.0 * np.arange(windows)
    hours = start % 86_400.0 / 3_600.0
    day = 0.1 + 0.9 * np.exp(-(((hours - 11.0) / 3.5) ** 2))
    shapes = {protocol: day * random.uniform(0.8, 1.2, windows) for protocol in factors}
    ones, busy = np.ones(len(compiled.machines.ids)), np.zeros((windows, len(compiled.machines.ids)))
    sampled: list[Sampled] = []
    for protocol, factor in factors.items():
        demand = np.zeros((windows, *asked.shape))
        column = COLUMN[protocol]
        demand[..., column] = shapes[protocol][:, np.newaxis] * asked[:, column]
        busy += factor * own_cpu(compiled, 0, demand, ones)
        sampled += _counted(compiled, asked, protocol, shapes[protocol], start)
    mhz = compiled.machines.nominal_mhz
    extra = np.array([(busier or {}).get(name, 0.0) for name in compiled.machines.ids])
    share = (busy + (base_mhz + extra) / mhz) * (1.0 + error * random.normal(size=busy.shape)) * 100.0
    for row, machine in enumerate(compiled.entities):
        sampled.append(_series(machine.name, "Processor", "_Total", "% Processor Time", share[:, row], start))
    return sampled


def _counted(compiled, asked, protocol, shape, start):
    rows = np.flatnonzero(compiled.assignments.duty == DUTY_IDS.index("cas")).tolist()
    for name, counter, driver in COUNTERS[protocol]:
        for row in rows:
            machine = compiled.entities[int(compiled.assignments.machine[row])]
            yield _series(machine.name, name, "", counter, shape * asked[row, COLUMN[driver]], start)


def _series(machine, name, instance, counter, values, start) -> Sampled:
    return Sampled(f"{machine}.contoso.com", name, instance, counter, values, values * 1.2, start)


def as_csv(sampled) -> str:
    """The log as PerfMon writes it, with one sample a window."""
    paths = [
        f"\\\\{of.machine}\\{of.object}{f'({of.instance})' if of.instance else ''}\\{of.counter}" for of in sampled
    ]
    rows = [",".join(f'"{cell}"' for cell in ("(PDH-CSV 4.0) (UTC)(0)", *paths))]
    for row, start in enumerate(sampled[0].start.tolist()):
        time = datetime.fromtimestamp(start, UTC).strftime("%m/%d/%Y %H:%M:%S.000")
        rows.append(",".join(f'"{cell}"' for cell in (time, *(f"{of.mean[row]:.6f}" for of in sampled))))
    return "\r\n".join((*rows, ""))
