"""Questions about a plan: where a machine is, which ids and names are free, what belongs to what."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, count
from math import inf

from models.errors import PlanError
from models.plan.entities import Design, Entity, Machine, Plan, Population, Vm
from models.plan.fields import LONGEST_TEXT
from models.plan.kinds import hardware_of, holds_vms, is_off, is_virtual, physical_id, runs_roles
from models.words import tr_format

ROOM_FOR_NUMBER = 8
# One word, and words behind dots of which the last has only letters: no address, and no sentence.
_DOMAIN = re.compile(r"[\w-]+((?:\.[\w-]+)*\.[a-z]{2,})", re.IGNORECASE)
_NUMBERED = re.compile(r"(.+)-[0-9]+\Z", re.DOTALL)


def site_of(design: Design, machine: Machine) -> str:
    """Return the id of a machine's site; a VM is at the site of its host."""
    return hardware_of(design, machine).site


def vms_by_host(machines: Iterable[Machine]) -> dict[str, list[Vm]]:
    """Return the VMs of every host by the host's id, in the order given; hosts without VMs have an empty list."""
    machines = tuple(machines)
    result: dict[str, list[Vm]] = {host.id: [] for host in filter(holds_vms, machines)}
    for vm in filter(is_virtual, machines):
        result[vm.host].append(vm)
    return result


def running_vms_by_host(machines: Iterable[Machine]) -> dict[str, list[Vm]]:
    """Return the VMs of every host that are not switched off, by the host's id."""
    return vms_by_host(machine for machine in machines if not is_off(machine))


def with_exchange(design: Design) -> frozenset[str]:
    """Return the ids of the machines that run Exchange roles, and of the hosts that carry them."""
    running = [machine for machine in design.machines if runs_roles(machine) and machine.roles]
    return frozenset(name for machine in running for name in (machine.id, physical_id(machine)))


def find(plan: Plan, identifier: str) -> Entity | None:
    """Return the site, link, population, machine or DAG with this id, or None."""
    for design in plan.designs:
        if identifier in design.by_id:
            return design.by_id[identifier]
        if identifier in design.dags_by_id:
            return design.dags_by_id[identifier]
    return plan.shared_by_id.get(identifier)


def design_of(plan: Plan, identifier: str) -> Design | None:
    """Return the design that holds a machine or a DAG, or None."""
    holds = (design for design in plan.designs if identifier in design.by_id or identifier in design.dags_by_id)
    return next(holds, None)


def require_design(plan: Plan, design_id: str) -> Design:
    """Return the design with this id.

    Raises
    ------
    PlanError
        If the plan has none.
    """
    design = plan.design(design_id)
    if design is None:
        raise PlanError("designs", tr_format("there is no design with the id '{id}'.", id=design_id))
    return design


def joined_sites(plan: Plan, down: frozenset[str] = frozenset()) -> list[int]:
    """Return a number for each site in the plan's order (sites,); connected sites have the same number.

    Parameters
    ----------
    down : frozenset of str
        Ids of links that do not count, and of sites whose links do not.
    """
    next_to: dict[str, list[str]] = {site.id: [] for site in plan.sites}
    for link in plan.links:
        if link.id not in down and not down.intersection(link.ends):
            first, second = link.ends
            next_to[first].append(second)
            next_to[second].append(first)
    found: dict[str, int] = {}
    for number, site in enumerate(plan.sites):
        waiting = [site.id]
        while waiting:
            here = waiting.pop()
            if here not in found:
                found[here] = number
                waiting += next_to[here]
    return [found[site.id] for site in plan.sites]


def round_trip_ms(plan: Plan, first: str, second: str) -> float | None:
    """Return the least latency between two sites over any links; None where none join them.

    Parameters
    ----------
    first, second : str
        Ids of sites.
    """
    least, done = {first: 0.0}, set[str]()
    while waiting := least.keys() - done:
        here = min(waiting, key=lambda site: (least[site], site))
        if here == second:
            return least[here]
        done.add(here)
        for link in plan.links:
            if here in link.ends:
                (other,) = set(link.ends) - {here}
                least[other] = min(least.get(other, inf), least[here] + link.latency_ms)
    return None


def free_ids(plan: Plan, stem: str) -> Iterator[str]:
    """Return ids like "vm-3", one after the other, that nothing in the plan has."""
    used = (
        plan.shared_by_id,
        plan.models_by_id,
        {design.id for design in plan.designs},
        *(table for design in plan.designs for table in (design.by_id, design.dags_by_id)),
    )
    names = (f"{stem}-{number}" for number in count(1))
    return (name for name in names if not any(name in table for table in used))


def free_names(names: set[str], stem: str) -> Iterator[str]:
    """Return names like "EX-CAS-2", one after the other, that are not among the names; a long stem is cut short."""
    short = stem[: LONGEST_TEXT - ROOM_FOR_NUMBER].rstrip()
    return (name for name in (f"{short}-{number}" for number in count(1)) if name not in names)


def first_free_name(names: set[str], wanted: str) -> str:
    """Return a name as wanted, or with a number behind it where it is taken, as in "Today (copy) 2"; cut short."""
    short = wanted[: LONGEST_TEXT - ROOM_FOR_NUMBER].rstrip()
    numbered = (f"{short} {number}" for number in count(2))
    return next(name for name in chain((wanted[:LONGEST_TEXT],), numbered) if name not in names)


def domain_of(name: str) -> str:
    """Return the domain behind a name: ".contoso.com" of "esx1.contoso.com"; empty where there is none.

    Examples
    --------
    >>> [domain_of(name) for name in ("esx1.contoso.com", "10.0.0.5", "uk.lon mbx", "EX-1")]
    ['.contoso.com', '', '', '']
    """
    found = _DOMAIN.fullmatch(name)
    return found.group(1) if found else ""


def stem_of(name: str) -> str:
    """Return a name without the number behind it: "EX-CAS" of "EX-CAS-2", and "EX-CAS" as it is."""
    found = _NUMBERED.match(name)
    return found.group(1) if found else name


def people_of(population: Population) -> int:
    """Return the number of people in a population [users]; each counts once, whatever protocols they use.

    ActiveSync users have another client, too. Nobody without a mailbox is counted, where mailboxes are given.
    """
    users = population.users
    people = max(sum(users.counts()) - users.activesync, users.activesync)
    return min(people, population.mailboxes) if population.mailboxes else people


def people_of_plan(plan: Plan) -> int:
    """Return the number of people in all populations [users], each counted once."""
    return sum(people_of(population) for population in plan.populations)


def mailboxes_of_plan(plan: Plan) -> int:
    """Return the number of mailboxes in all populations."""
    return sum(population.mailboxes for population in plan.populations)
