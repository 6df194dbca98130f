"""Names of a log that the user matches with machines of a design by hand."""

from collections.abc import Iterable, Mapping, Set

from models.comparisons.measured import MeasuredUses, Sampled, machines_by_name
from models.plan.dns_names import short_name
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


def machines_to_match(
    design: Design, sampled: Iterable[Sampled], named: Mapping[str, str], names: Iterable[str]
) -> dict[str, tuple[Machine, ...]]:
    """Return for each of some names of a log the machines that it can stand for.

    These are the machines that the log does not have by their own names in the same place. A machine has two names
    where its host calls it by one, and its own log by another.

    Parameters
    ----------
    named : mapping of str to str
        The ids of machines by the names that are matched by hand.
    names : iterable of str
        See `names_to_match`.
    """
    sampled = tuple(sampled)
    of_machines = {series.machine for series in sampled}
    of_guests = {series.instance.partition(":")[2] for series in sampled}
    by_name = machines_by_name(design, {})

    def free(there: Set[str]) -> tuple[Machine, ...]:
        taken = {by_name[short_name(name)].id for name in there - named.keys() if short_name(name) in by_name}
        return tuple(machine for machine in design.machines if machine.id not in taken)

    for_machines, for_guests = free(of_machines), free(of_guests)
    return {name: for_machines if name in of_machines else for_guests for name in names}
