"""What a user has done of the first steps, told from the plan before and after an edit."""

from models.plan.entities import Machine, Plan
from models.plan.kinds import runs_roles

DROP, ASSIGN, READ = "drop", "assign", "read"
STEPS = (DROP, ASSIGN, READ)


def steps_done(before: Plan, after: Plan) -> frozenset[str]:
    """Return which steps an edit has brought about: a machine was added; one has roles now, and there are users.

    Parameters
    ----------
    before : Plan
        The plan as it was opened or begun.
    after : Plan
        The plan as it is.
    """
    known = {machine.id: machine for machine in _machines(before)}
    fresh = [machine for machine in _machines(after) if known.get(machine.id) != machine]
    done = {DROP} if any(machine.id not in known for machine in fresh) else set()
    if after.populations and any(runs_roles(machine) and machine.roles for machine in fresh):
        done.add(ASSIGN)
    return frozenset(done)


def _machines(plan: Plan) -> list[Machine]:
    return [machine for design in plan.designs for machine in design.machines]
