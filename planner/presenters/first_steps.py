"""What a user has done of the first steps, told from the plan before and after an edit."""

from collections.abc import Iterable, Iterator

from models.plan.entities import Machine, Plan
from models.plan.kinds import runs_roles

DROP, ASSIGN, READ = "drop", "assign", "read"
STEPS = (DROP, ASSIGN, READ)


def steps_done(before: Plan, after: Plan, touched: Iterable[str]) -> frozenset[str]:
    """Return which steps edits have brought about: a machine was added; one has roles now, and there are users.

    Parameters
    ----------
    before : Plan
        The plan as it was opened or begun.
    after : Plan
        The plan as it is.
    touched : iterable of str
        The ids that the edits were about.
    """
    fresh = list(_fresh(before, after, touched))
    done = {DROP} if any(known is None for known, _ in fresh) else set()
    if after.populations and any(runs_roles(machine) and machine.roles for _, machine in fresh):
        done.add(ASSIGN)
    return frozenset(done)


def machines_touched(before: Plan, after: Plan) -> set[str]:
    """Return the ids of the machines that are not what they were when the plan was opened or begun."""
    if before is after:
        return set()
    names = (name for design in after.designs for name in design.by_id)
    return {machine.id for _, machine in _fresh(before, after, names)}


def _fresh(before: Plan, after: Plan, names: Iterable[str]) -> Iterator[tuple[Machine | None, Machine]]:
    """Return machines as they were, None for those that were not there, and as they are where that is another."""
    known = {name: machine for design in reversed(before.designs) for name, machine in design.by_id.items()}
    for name in names:
        for design in after.designs:
            machine = design.by_id.get(name)
            was = known.get(name)
            if machine is not None and machine is not was and machine != was:
                yield was, machine
