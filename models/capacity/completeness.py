"""Whether everybody is served in every duty that they need: without that, a design gets no verdict."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from models.calibration.heads import STORE, Head
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import NOBODY, each_once
from models.capacity.people import STORE_ROW
from models.capacity.results import Gap
from models.plan.choices import DUTY_IDS
from models.plan.kinds import role_holder


def gaps_of(compiled: CompiledDesign, library: Library) -> tuple[Gap, ...]:
    """Return the roles in which the populations of a plan are not served by a design; none in a complete one.

    What a population needs is what the Exchange versions of its Mailbox servers need; where it has none, what any
    version of the design needs, or the default one in a design without roles. It lacks the role that performs a duty
    there: one role may perform several, and is named once.
    """
    plan = compiled.plan
    gaps = (
        Gap(plan.populations[row].id, role, "" if server == NOBODY else plan.sites[server].id)
        for row, _, server, role in sorted(_lacking(compiled, library))
    )
    return tuple(dict.fromkeys(gaps))


def is_complete(compiled: CompiledDesign, library: Library) -> bool:
    """Return whether a design serves everybody in every duty; it takes less than to say who is not."""
    return next(_lacking(compiled, library), None) is None


def _lacking(compiled: CompiledDesign, library: Library) -> Iterator[tuple[int, int, int, str]]:
    """Return rows of populations, of duties that they lack and of the sites that they do not reach, with the role."""
    workload, joined = compiled.workload, compiled.workload.joined
    rows = np.flatnonzero((compiled.people > 0.0) | (compiled.mailboxes > 0.0))
    mailboxes_at, versions = compiled.serving[STORE_ROW].site_of[rows], _versions(compiled)
    sites_by_needs: dict[tuple[tuple[int, str], ...], list[int]] = defaultdict(list)
    for site in each_once(mailboxes_at).tolist():
        sites_by_needs[_needs(versions[site], library)].append(site)
    for needs, sites in sites_by_needs.items():
        here = rows[np.isin(mailboxes_at, sites)]
        for duty, role in needs:
            server = compiled.serving[duty].site_of[here]
            lacking = (server == NOBODY) | (joined[server] != joined[workload.home[here]])
            found = np.stack([here, server], axis=1)[lacking].tolist()
            yield from ((row, duty, site, role) for row, site in found)


def _versions(compiled: CompiledDesign) -> dict[int, set[str]]:
    """Return the versions of the Mailbox servers of each site by its row, and by `NOBODY` those of the whole design."""
    rows = compiled.assignments
    found: dict[int, set[str]] = defaultdict(set)
    # Machines of one sort are of one version, so one of each at a site is asked.
    sort = compiled.machines.sort[rows.machine]
    number = (rows.site * len(DUTY_IDS) + rows.duty) * (sort.max(initial=0) + 1) + sort
    _, first = np.unique(number, return_index=True)
    some = (part[first].tolist() for part in (rows.machine, rows.duty, rows.site))
    for machine, duty, site in zip(*some, strict=True):
        version = _version(compiled, machine)
        found[NOBODY].add(version)
        if DUTY_IDS[duty] == STORE:
            found[site].add(version)
    return found


def _needs(versions: set[str], library: Library) -> tuple[tuple[int, str], ...]:
    """Return the rows of the duties that users of servers of some versions need, each with a role that performs it."""
    heads = [library.calibration_of(version).head for version in sorted(versions)] or [library.default.head]
    role_for = {duty: _role_for(duty, heads) for head in heads for duty in head.needs}
    return tuple((row, role_for[duty]) for row, duty in enumerate(DUTY_IDS) if duty in role_for)


def _role_for(duty: str, heads: list[Head]) -> str:
    """Return the role that performs a duty in the first of the versions that need it."""
    head = next(head for head in heads if duty in head.needs)
    role = head.role_for(duty)
    assert role is not None  # noqa: S101 - checked when the calibration was read
    return role.id


def _version(compiled: CompiledDesign, machine: int) -> str:
    entity = role_holder(compiled.entities[machine])
    return entity.exchange
