"""Whether everybody is served in every role that they need: before that, no design saves or carries anything."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.people import MAILBOX
from models.capacity.results import Gap
from models.plan.choices import ROLE_IDS
from models.plan.entities import Host


def gaps_of(compiled: CompiledDesign, library: Library) -> tuple[Gap, ...]:
    """Return the roles in which the populations of a plan are not served by a design; none in a complete one.

    What a population needs is what the Exchange versions of its Mailbox servers need; where it has none, what any
    version of the design needs, or the default one in a design without roles.
    """
    plan = compiled.plan
    return tuple(
        Gap(plan.populations[row].id, ROLE_IDS[role], "" if server == NOBODY else plan.sites[server].id)
        for row, role, server in sorted(_lacking(compiled, library))
    )


def is_complete(compiled: CompiledDesign, library: Library) -> bool:
    """Return whether a design serves everybody in every role; it takes less than to say who is not."""
    return next(_lacking(compiled, library), None) is None


def _lacking(compiled: CompiledDesign, library: Library) -> Iterator[tuple[int, int, int]]:
    """Return rows of populations with the rows of the roles that they lack, and of the site that they do not reach."""
    ground, joined = compiled.ground, compiled.ground.joined
    rows = np.flatnonzero((compiled.people > 0.0) | (compiled.mailboxes > 0.0))
    mailboxes_at, versions = compiled.serving[MAILBOX].site_of[rows], _versions(compiled)
    sites_by_needs: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for site in np.unique(mailboxes_at).tolist():
        sites_by_needs[_needed_roles(versions[site], library)].append(site)
    for needs, sites in sites_by_needs.items():
        here = rows[np.isin(mailboxes_at, sites)]
        for role in needs:
            server = compiled.serving[role].site_of[here]
            lacking = (server == NOBODY) | (joined[server] != joined[ground.home[here]])
            yield from ((row, role, site) for row, site in np.stack([here, server], axis=1)[lacking].tolist())


def _versions(compiled: CompiledDesign) -> dict[int, set[str]]:
    """Return the versions of the Mailbox servers of each site by its row, and by `NOBODY` those of the whole design."""
    rows = compiled.assignments
    found: dict[int, set[str]] = defaultdict(set)
    for machine, role, site in zip(rows.machine.tolist(), rows.role.tolist(), rows.site.tolist(), strict=True):
        version = _version(compiled, machine)
        found[NOBODY].add(version)
        if role == MAILBOX:
            found[site].add(version)
    return found


def _needed_roles(versions: set[str], library: Library) -> tuple[int, ...]:
    """Return the rows of the roles that users of servers of some versions need, in the order of all roles."""
    calibrations = [library.calibration_of(version) for version in versions] or [library.default]
    needs = {role for calibration in calibrations for role in calibration.needs}
    return tuple(row for row, role in enumerate(ROLE_IDS) if role in needs)


def _version(compiled: CompiledDesign, machine: int) -> str:
    entity = compiled.entities[machine]
    assert not isinstance(entity, Host)  # noqa: S101 - hosts hold no roles
    return entity.exchange
