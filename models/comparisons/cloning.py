"""Further machines like those of a design, to try by evaluating whether they are enough."""

from collections.abc import Sequence
from itertools import chain, zip_longest

from attrs import evolve

from models.plan.entities import NOT_MEASURED, Design, Machine, Plan
from models.plan.kinds import MACHINE_KINDS, is_virtual
from models.plan.queries import free_ids, free_names, require_design, site_of, stem_of

NEW = "growth-trial"


def more_like(design: Design, models: Sequence[Machine], number: int) -> tuple[list[Machine], list[str]]:
    """Return so many machines more, like some of a design in turn, each VM on a host of its own, and their ids.

    Parameters
    ----------
    models : sequence of Machine
        Servers and VMs of the design.
    """
    added, new = list[Machine](), [f"{NEW}-{place}" for place in range(number)]
    for place, name in enumerate(new):
        clone = evolve(models[place % len(models)], id=name)
        if is_virtual(clone):
            host = f"{NEW}-host-{place}"
            added.append(evolve(design.by_id[clone.host], id=host))
            clone = evolve(clone, host=host)
        added.append(clone)
    return added, new


def in_turn(design: Design, machines: Sequence[Machine]) -> list[Machine]:
    """Return machines of several sites so that each site has its turn before any has another."""
    by_site: dict[str, list[Machine]] = {}
    for machine in machines:
        by_site.setdefault(site_of(design, machine), []).append(machine)
    rounds = zip_longest(*by_site.values())
    return [machine for machine in chain.from_iterable(rounds) if machine is not None]


def settled(plan: Plan, design: Design) -> Design:
    """Return a design of a plan with the machines that were tried as its own: each has a free id and a free name."""
    free = {kind: free_ids(plan, kind) for kind in MACHINE_KINDS}
    known = require_design(plan, design.id).by_id
    tried = [machine for machine in design.machines if machine.id not in known]
    ids = {machine.id: next(free[machine.kind]) for machine in tried}
    names = {machine.name for machine in design.machines}
    machines = []
    for machine in design.machines:
        fresh = machine
        if machine.id in ids:
            name = next(free_names(names, stem_of(machine.name)))
            names.add(name)
            fresh = evolve(machine, id=ids[machine.id], name=name, position=None, measured=NOT_MEASURED)
        machines.append(evolve(fresh, host=ids.get(fresh.host, fresh.host)) if is_virtual(fresh) else fresh)
    dags = [
        evolve(dag, members=tuple(sorted(ids.get(member, member) for member in dag.members))) for dag in design.dags
    ]
    return evolve(design, machines=tuple(machines), dags=tuple(dags))
