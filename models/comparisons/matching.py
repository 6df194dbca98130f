"""Names of a log that the user matches with machines of a design by hand."""

from collections.abc import Iterable, Mapping

from models.comparisons.measured import MeasuredUses, Sampled
from models.plan.entities import Design, Machine


def names_to_match(uses: MeasuredUses, sampled: Iterable[Sampled], named: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of a log that are matched by hand, then those that are not matched at all.

    Parameters
    ----------
    named : mapping of str to str
        The ids of machines by the names that are matched by hand, those of former logs among them.
    """
    there = {name for series in sampled for name in (series.machine, series.instance.partition(":")[2])}
    return (*(name for name in named if name in there), *uses.unmatched)


def machines_to_match(design: Design, uses: MeasuredUses, named: Mapping[str, str]) -> tuple[Machine, ...]:
    """Return the machines that the log does not have by their own names."""
    by_own_name = {use.machine_id for use in uses.uses} - set(named.values())
    return tuple(machine for machine in design.machines if machine.id not in by_own_name)
