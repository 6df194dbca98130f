"""Physical design: a server for each role, as many of each at every site as its users need."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count
from math import ceil
from types import MappingProxyType

from attrs import evolve

from models.calibration.library import Library
from models.capacity.rating import SAME, passes
from models.capacity.results import Evaluation
from models.consolidation.sizing import usable_memory_mb
from models.plan.entities import Design, Plan, Server
from models.proposing.requirements import Requirements
from models.proposing.sized import (
    MOST_AT_A_SITE,
    PHYSICAL,
    Shortage,
    SizedDesign,
    against_ceilings,
    evaluated,
    tightest,
)

CODE_LETTERS, NO_LETTERS = 3, "SITE"
ROLE_CODES = {"mailbox": "MBX", "directory": "DC"}
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
    roles = wanted.roles(library)
    places = (site.id for site in work.sites) if sites is None else sites
    counts: Counts = {(site, role): max(least.get((site, role), 1), 1) for site in places for role in roles}
    while True:
        carrying = list(_servers(work, wanted, counts, library))
        evaluation = evaluated(work, PHYSICAL, carrying, library)
        more = _more(counts, carrying, evaluation)
        if isinstance(more, Shortage):
            return more
        if more == counts:
            break
        counts = more
    with_spare = {key: number + wanted.failures for key, number in counts.items()}
    design = Design(id=PHYSICAL, name=PHYSICAL, machines=tuple(_servers(work, wanted, with_spare, library)))
    normal = evaluated(work, PHYSICAL, design.machines, library) if wanted.failures else evaluation
    return SizedDesign(design=design, evaluation=normal, worst=evaluation)


def _more(counts: Counts, servers: list[Server], evaluation: Evaluation) -> Counts | Shortage:
    """Return as many servers as the factor on their users asks for; the same where all are below their ceilings."""
    above = passes(against_ceilings(evaluation))
    result = dict(counts)
    for server in servers:
        row = evaluation.rows[server.id]
        if above[row]:
            key = server.site, server.roles[0]
            factor = float(evaluation.factor[row])
            needed = max(ceil(counts[key] / factor - SAME) if factor > 0.0 else MOST_AT_A_SITE + 1, counts[key] + 1)
            if needed > MOST_AT_A_SITE:
                return Shortage(server.site, tightest(evaluation, row), server.roles[0])
            result[key] = max(result[key], needed)
    return result


def _servers(work: Plan, wanted: Requirements, counts: Counts, library: Library) -> Iterator[Server]:
    codes = site_codes(work)
    for (site, role), number in counts.items():
        for place in range(1, number + 1):
            server = evolve(
                wanted.hardware.server,
                id=f"server-{site}-{role}-{place}",
                name=f"{codes[site]}-{role_code(role)}-{place}",
                site=site,
                exchange=wanted.exchange,
                windows=wanted.windows,
                roles=(role,),
                position=None,
            )
            yield evolve(server, memory_mb=usable_memory_mb(server, server.memory_mb, library))


def site_codes(work: Plan) -> dict[str, str]:
    """Return a short code for each site by its id: the first letters of its name, as in "LON" and "LON2"."""
    codes: dict[str, str] = {}
    for site in work.sites:
        letters = "".join(letter for letter in site.name.upper() if letter.isalnum())[:CODE_LETTERS] or NO_LETTERS
        numbered = (f"{letters}{number}" for number in count(2))
        codes[site.id] = next(code for code in chain([letters], numbered) if code not in codes.values())
    return codes


def role_code(role: str) -> str:
    """Return what a role is called in names of machines, as in "MBX"."""
    return ROLE_CODES.get(role, role.upper())
