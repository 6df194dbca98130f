"""Database availability groups of a design that moves to new servers: the same groups with new members."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import evolve

from models.calibration.heads import STORE
from models.calibration.library import Library
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.results import Evaluation
from models.errors import PlanError
from models.plan import queries
from models.plan.dags import MOST_MEMBERS, Dag
from models.plan.entities import Design, Plan, Server, Site
from models.plan.kinds import runs_roles
from models.words import count, tr_count, tr_format

# How many members a group has at least at a site, by the ids of both.
Least = Counter[tuple[str, str]]


def members_of(design: Design) -> Least:
    """Return how many members each group of a design has at each site."""
    return Counter(
        (dag.id, queries.site_of(design, design.by_id[member])) for dag in design.dags for member in dag.members
    )


def members_in(old: Design, least: Least, servers: int, sites: Sequence[Site], library: Library) -> Least:
    """Return how many members each group of a design has at each site where this has so many servers.

    Groups share the servers of a site evenly; one server is left for mailboxes in no group, where there are any.

    Raises
    ------
    PlanError
        If they are too few for the groups of a site, or for the copies of one.
    """
    alone, names, result = sites_with_others(old, library), {site.id: site.name for site in sites}, Least()
    for site in dict.fromkeys(place for _, place in least):
        here = [name for name, place in least if place == site]
        share, rest = divmod(servers - (site in alone), len(here))
        if share < 1:
            words = tr_format(
                "{site} needs at least {count} servers: one for each DAG, and one for mailboxes in no DAG.",
                site=names[site], count=count(len(here) + (site in alone)),
            )  # fmt: skip
            raise PlanError("", words)
        for number, name in enumerate(here):
            result[name, site] = min(share + (number < rest), MOST_MEMBERS // _sites_of(least, name))
    for dag in old.dags:
        members = sum(number for (name, _), number in result.items() if name == dag.id)
        if members < max(dag.copies, dag.failures + 1):
            words = tr_count(
                members,
                "{dag} keeps {copies} copies of each database, but would have {count} member. Choose more servers.",
                "{dag} keeps {copies} copies of each database, but would have {count} members. Choose more servers.",
                dag=dag.name, copies=count(dag.copies),
            )  # fmt: skip
            raise PlanError("", words)
    return result


def _sites_of(least: Least, dag: str) -> int:
    return sum(name == dag for name, _ in least)


def at_sites(members: Least) -> Counter[str]:
    """Return how many members of any groups each site has."""
    result = Counter[str]()
    for (_, site), number in members.items():
        result[site] += number
    return result


def regrouped(old: Design, members: Least, servers: Iterable[Server], library: Library) -> tuple[Dag, ...]:
    """Return the groups of a design with so many of the new servers of each site as members; the others are in none."""
    free: dict[str, list[str]] = {}
    for server in servers:
        if STORE in library.duties_of(server.exchange, server.roles):
            free.setdefault(server.site, []).append(server.id)
    found: dict[str, list[str]] = {dag.id: [] for dag in old.dags}
    for (name, site), number in members.items():
        found[name] += free[site][:number]
        del free[site][:number]
    return tuple(evolve(dag, members=tuple(found[dag.id])) for dag in old.dags)


def more_members(least: Least, evaluation: Evaluation) -> Least:
    """Return one member more at each site of the groups whose members are above a ceiling; else the same.

    A group that has as many members as there can be gets no more; a finding tells of it.
    """
    more = Counter(least)
    for numbers in dags_of(evaluation).values():
        places = [place for place in least if place[0] == numbers.dag.id]
        if _above(numbers) and len(numbers.dag.members) + len(places) <= MOST_MEMBERS:
            more.update(places)
    return more


def beside(plan: Plan, kept: Design, moved: Sequence[Dag]) -> tuple[Dag, ...]:
    """Return the groups that stay and those of the new servers, which serve nobody until users are moved to them."""
    names, ids = {dag.name for dag in kept.dags}, queries.free_ids(plan, Dag.kind)
    fresh: list[Dag] = []
    for dag in moved:
        name = next(queries.free_names(names, queries.stem_of(dag.name)))
        names.add(name)
        identifier = next(candidate for candidate in ids if candidate not in kept.dags_by_id)
        fresh.append(evolve(dag, id=identifier, name=name, serves=(), position=None))
    return (*kept.dags, *fresh)


def _above(numbers: DagNumbers) -> bool:
    """Return whether a member is above a ceiling of its CPU or memory; the factor is 0 where more would not help."""
    factors = (numbers.factors.get(limit) for limit in ("cpu", "normal", "memory"))
    return any(factor is not None and 0.0 < factor.in_use < 1.0 for factor in factors)


def sites_with_others(design: Design, library: Library) -> set[str]:
    """Return the sites with Mailbox servers that are in no group."""
    grouped = {member for dag in design.dags for member in dag.members}
    return {
        queries.site_of(design, machine)
        for machine in design.machines
        if runs_roles(machine)
        and machine.id not in grouped
        and STORE in library.duties_of(machine.exchange, machine.roles)
    }
