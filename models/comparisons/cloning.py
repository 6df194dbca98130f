"""Further machines like those of a design, to try by evaluating whether they are enough."""

from collections.abc import Sequence
from itertools import chain, zip_longest

from attrs import evolve

from models.plan.entities import Design, Machine
from models.plan.kinds import is_virtual
from models.plan.queries import site_of

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
