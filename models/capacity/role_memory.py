"""The part of a compiled design that the memory of roles makes: what they ask for before any user."""

from collections.abc import Sequence

import numpy as np

from models.calibration.library import FigureSet, Library
from models.capacity.coefficients import memory_keys, roles_beside_mailbox
from models.capacity.floats import Floats
from models.capacity.memory import rule_mb
from models.capacity.reading import READINGS, Reading, read
from models.plan.entities import Host, Machine, Server, Vm

Sort = tuple[str, tuple[str, ...], int]
Parts = tuple[list[float], list[float]]


def role_memory(machines: Sequence[Machine], library: Library) -> tuple[Floats, Floats]:
    """Return the memory of each machine's roles before users [MB], and the part of its memory that caches take.

    Returns
    -------
    two of (readings, machines)
        NaN where the calibration has no figure; 0 for hosts.
    """
    known: dict[Sort | None, Parts] = {None: ([0.0] * len(READINGS), [0.0] * len(READINGS))}
    parts = [_of_machine(machine, library, known) for machine in machines]
    base, share = (np.array([pair[part] for pair in parts]).reshape(-1, len(READINGS)).T for part in (0, 1))
    return base, share


def _of_machine(machine: Machine, library: Library, known: dict[Sort | None, Parts]) -> Parts:
    """Return the memory of one machine; machines of one sort share the answer."""
    if isinstance(machine, Host):
        return known[None]
    sort = (machine.exchange, machine.roles, _cores(machine))
    if sort not in known:
        calibration = library.calibration_of(machine.exchange)
        share = calibration.find("memory.installed_share")
        known[sort] = (
            [_base_mb(machine.roles, _cores(machine), calibration, reading) for reading in READINGS],
            [0.0 if share is None else read(share, reading) for reading in READINGS],
        )
    return known[sort]


def _cores(machine: Server | Vm) -> int:
    return machine.vcpus if isinstance(machine, Vm) else machine.processor.cores


def _base_mb(roles: tuple[str, ...], cores: int, calibration: FigureSet, reading: Reading) -> float:
    if not roles:
        return float("nan")
    total = _of_roles_mb(roles, cores, calibration, reading)
    others = roles_beside_mailbox(calibration, roles)
    if others:
        # On many cores the rule for all roles together asks for less than that of CAS and Hub alone.
        total = float(np.fmax(total, _of_roles_mb(others, cores, calibration, reading)))
    band = calibration.find("memory.band_mb")
    spread = 0.0 if band is None or reading == "central" else band.value * (1.0 if reading == "high" else -1.0)
    return total + spread


def _of_roles_mb(roles: tuple[str, ...], cores: int, calibration: FigureSet, reading: Reading) -> float:
    return sum(_of_key_mb(key, cores, calibration, reading) for key in memory_keys(calibration, roles))


def _of_key_mb(key: str, cores: int, calibration: FigureSet, reading: Reading) -> float:
    base, per_core = calibration.find(f"{key}.memory.base_mb"), calibration.find(f"{key}.memory.per_core_mb")
    if base is None and per_core is None:
        return float("nan")
    total = 0.0 if base is None else read(base, reading)
    if per_core is not None:
        least, most = calibration.find(f"{key}.memory.least_mb"), calibration.find(f"{key}.memory.most_mb")
        rule = rule_mb(
            np.asarray(float(cores)),
            np.asarray(read(per_core, reading)),
            np.asarray(0.0 if least is None else read(least, reading)),
            np.asarray(np.inf if most is None else read(most, reading)),
        )
        total += float(rule)
    use = calibration.find(f"{key}.memory.rule_use")
    return total if use is None else total * use.value
