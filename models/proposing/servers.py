"""Physical design: a server for each role, as many of each at every site as its users need."""

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from types import MappingProxyType

from attrs import evolve

from models.calibration.library import Library
from models.capacity.rating import passes
from models.capacity.results import Evaluation
from models.consolidation.sizing import usable_memory_mb
from models.plan.entities import Design, Plan, Server
from models.plan.versions import new_with
from models.proposing.groups import DATABASES, Grouping, use_of_groups
from models.proposing.naming import role_code, site_codes
from models.proposing.requirements import Requirements
from models.proposing.sized import (
    PHYSICAL,
    Shortage,
    SizedDesign,
    against_ceilings,
    evaluated,
    evaluated_at_worst,
    tightest,
)
from models.rounding import ROUNDING

# How many servers of a role a site has.
Counts = Mapping[tuple[str, str], int]


def sized_servers(
    work: Plan,
    wanted: Requirements,
    library: Library,
    sites: Iterable[str] | None = None,
    least: Mapping[tuple[str, str], int] = MappingProxyType({}),
) -> SizedDesign | Shortage:
    """Return the fewest servers that carry the users of a plan, or why no number of them does.

    The servers of a role at a site share its load evenly, so that the numbers with one more and that one down are the
    numbers without it.

    Parameters
    ----------
    sites : iterable of str, optional
        The sites that get servers; all unless given.
    least : mapping of (str, str) to int
        How many servers of a role a site has at least, where that is more than one.
    """
    grouping = Grouping(work, wanted, library)
    roles = wanted.roles(library)
    places = tuple(site for span in grouping.spans for site in span) if sites is None else tuple(sites)
    counts = {(site, role): max(least.get((site, role), 1), 1) for site in places for role in roles}
    if grouping.is_wanted:
        for span in grouping.spans:
            members = grouping.least(span)
            if members is None:
                return Shortage(span[0], DATABASES, grouping.role, grouping.most_in_all(grouping.role))
            counts |= {(site, grouping.role): members for site in span}
    return _fewest(grouping, counts)


def _fewest(grouping: Grouping, least: Counts) -> SizedDesign | Shortage:
    """Return the fewest servers from these numbers on."""
    counts, work, library = least, grouping.work, grouping.library
    while True:
        carrying = _design(grouping, counts)
        worst = evaluated_at_worst(work, carrying, library, loses_sites=grouping.wanted.over_two_sites)
        more = _more(grouping, counts, carrying, worst)
        if isinstance(more, Shortage):
            return more
        if more == counts:
            break
        counts = more
    failures = grouping.wanted.failures
    # A group carries its users with members down; all others need a server more.
    with_spare = {key: number + (0 if key[1] == grouping.role else failures) for key, number in counts.items()}
    design = _design(grouping, with_spare)
    normal = evaluated(work, design, library) if failures or grouping.wanted.over_two_sites else worst
    smallest = grouping.with_least(design.dags, {site: number for (site, role), number in least.items()
                                                 if role == grouping.role})  # fmt: skip
    return SizedDesign(design=design, evaluation=normal, worst=worst, smallest=smallest)


def _design(grouping: Grouping, counts: Counts) -> Design:
    servers = tuple(servers_of(grouping.work, grouping.wanted, counts, grouping.library))
    members: dict[str, list[str]] = {}
    for server in servers:
        if server.roles == (grouping.role,):
            members.setdefault(server.site, []).append(server.id)
    return Design(id=PHYSICAL, name=PHYSICAL, machines=servers, dags=grouping.dags(PHYSICAL, members))


def _more(grouping: Grouping, counts: Counts, design: Design, worst: Evaluation) -> Counts | Shortage:
    """Return as many servers as the factor on their users asks for; the same where all are below their ceilings."""
    above, in_groups, result = passes(against_ceilings(worst)), use_of_groups(worst), dict(counts)
    for server in design.machines:
        assert isinstance(server, Server)  # noqa: S101 - the design has no others
        row, role, use = worst.rows[server.id], server.roles[0], in_groups.get(server.id, 0.0)
        if above[row]:
            factor = float(worst.factor[row])
            use = max(use, 1.0 / factor if factor > 0.0 else inf)
        if above[row] or use > 1.0 + ROUNDING:
            needed = grouping.more(role, counts[server.site, role], use)
            if needed > grouping.most(role):
                short = tightest(worst, row) if above[row] else "cpu"
                return Shortage(server.site, short, role, grouping.most_in_all(role))
            for site in grouping.span_of(server.site):
                result[site, role] = max(result[site, role], needed)
    return result


def servers_of(work: Plan, wanted: Requirements, counts: Counts, library: Library) -> Iterator[Server]:
    """Return so many servers of each role at each site, whatever they are asked for."""
    codes = site_codes(work)
    for (site, role), number in counts.items():
        for place in range(1, number + 1):
            server = evolve(
                new_with(wanted.hardware.server, wanted.exchange),
                id=f"server-{site}-{role}-{place}",
                name=f"{codes[site]}-{role_code(role)}-{place}",
                site=site,
                roles=(role,),
                position=None,
            )
            yield evolve(server, memory_mb=usable_memory_mb(server, server.memory_mb, library))
