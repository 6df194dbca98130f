"""What was measured, written into the machines of a plan."""

from collections.abc import Mapping

from attrs import evolve

from models.calibration.library import FigureSet
from models.capacity.machines import nominal_mhz
from models.comparisons.measured import MeasuredBeside
from models.errors import ChangeError
from models.plan.change import Change, Replacement
from models.plan.choices import CLOCK
from models.plan.entities import Design, Machine
from models.plan.kinds import RoleHolder, hardware_of, runs_roles
from models.plan.other_load import with_measured
from models.plan.stale_measurements import STALE
from models.plan.unknown_hardware import unknown_parts
from models.words import tr_count, tr_format


def keep_measured(design: Design, found: MeasuredBeside, statistic: str, source: str, common: FigureSet) -> Change:
    """Return the change that writes what was measured into the machines of a design, in one step.

    A machine without roles has no load that could be calculated: what was measured there is its other load, too. What
    the log does not know of a machine stays as it was, and so does what was measured with other hardware or VMs.

    Raises
    ------
    ChangeError
        If the log knows no machine of the design.
    """
    shares: dict[str, dict[str, float]] = {}
    for row in (row for row in found.rows if row.verdict not in STALE):
        shares.setdefault(row.machine_id, {})[row.resource] = row.values[statistic]
    if not shares:
        raise ChangeError(tr_format("The log has no values that can be saved for this design."))
    parts = []
    for identifier, of_machine in shares.items():
        machine = design.by_id[identifier]
        kept = _kept(design, machine, of_machine, source, common)
        parts.append(Replacement("machines", identifier, machine, kept, design.id))
    label = tr_count(len(parts), "Save measured values of {count} machine", "Save measured values of {count} machines")
    return Change(label, tuple(parts))


def loads_kept(change: Change) -> int:
    """Return of how many machines a change writes the other load."""
    pairs = [(part.before, part.after) for part in change.replacements]
    return sum(
        isinstance(before, RoleHolder) and isinstance(after, RoleHolder) and before.other != after.other
        for before, after in pairs
    )


def _kept(design: Design, machine: Machine, shares: Mapping[str, float], source: str, common: FigureSet) -> Machine:
    """Return a machine with what was measured of it."""
    amounts = {
        "disk_iops": (shares.get("disk"), machine.disk_iops),
        "network_mbit_s": (
            shares.get("network"), getattr(machine, "network_mbit_s", hardware_of(design, machine).network_mbit_s)
        ),
    }  # fmt: skip
    known = {name: share * float(whole or 0.0) for name, (share, whole) in amounts.items() if share is not None}
    own = {name: shares[name] for name in ("cpu", "memory") if name in shares}
    measured = with_measured(machine.measured, own | known, source)
    if not runs_roles(machine) or machine.roles:
        return evolve(machine, measured=measured)
    if "cpu" in shares and CLOCK not in unknown_parts(hardware_of(design, machine)):
        known["cpu_mhz"] = shares["cpu"] * nominal_mhz(design, machine, common)
    if "memory" in shares:
        known["memory_mb"] = shares["memory"] * machine.memory_mb
    other = with_measured(machine.other, known, source) if known else machine.other
    return evolve(machine, measured=measured, other=other)
