"""What a user has done of the first steps, told from the plan before and after an edit."""

from collections.abc import Iterable

from models.plan.entities import Plan
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
    pairs = [
        (next((other.by_id[name] for other in before.designs if name in other.by_id), None), design.by_id[name])
        for name in touched
        for design in after.designs
        if name in design.by_id
    ]
    done = {DROP} if any(known is None for known, _ in pairs) else set()
    fresh = (machine for known, machine in pairs if machine != known)
    if after.populations and any(runs_roles(machine) and machine.roles for machine in fresh):
        done.add(ASSIGN)
    return frozenset(done)
