"""What was measured, written into the machines of a plan."""

from attrs import evolve

from models.comparisons.measured import MeasuredBeside, MeasuredRow
from models.errors import ChangeError
from models.plan.change import Change, Replacement
from models.plan.entities import Design
from models.plan.fields import LONGEST_TEXT
from models.plan.kinds import hardware_of
from models.words import tr_count, tr_format


def keep_measured(design: Design, found: MeasuredBeside, statistic: str, source: str) -> Change:
    """Return the change that writes what was measured into the machines of a design, in one step.

    What the log does not know of a machine stays as it was.

    Raises
    ------
    ChangeError
        If the log knows no machine of the design.
    """
    values: dict[str, dict[str, float]] = {}
    for row in found.rows:
        field, value = _kept(design, row, statistic)
        values.setdefault(row.machine_id, {})[field] = value
    if not values:
        raise ChangeError(tr_format("The log has no values that can be saved for this design."))
    parts = []
    for identifier, measured in values.items():
        machine = design.by_id[identifier]
        kept = evolve(machine.measured, **measured, source=source[:LONGEST_TEXT])
        parts.append(Replacement("machines", identifier, machine, evolve(machine, measured=kept), design.id))
    label = tr_count(len(parts), "Save measured values of {count} machine", "Save measured values of {count} machines")
    return Change(label, tuple(parts))


def _kept(design: Design, row: MeasuredRow, statistic: str) -> tuple[str, float]:
    """Return the field of `Measured` that a row fills, and its value in the field's unit."""
    machine, value = design.by_id[row.machine_id], row.values[statistic]
    if row.resource == "disk":
        return "disk_iops", value * float(machine.disk_iops or 0.0)
    if row.resource == "network":
        network = getattr(machine, "network_mbit_s", hardware_of(design, machine).network_mbit_s)
        return "network_mbit_s", value * float(network or 0.0)
    return row.resource, value
