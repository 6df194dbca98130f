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
    needs: dict[int, tuple[str, ...]] = {}
    versions = _versions(compiled)
    gaps: list[Gap] = []
    for row in np.flatnonzero((compiled.people > 0.0) | (compiled.mailboxes > 0.0)).tolist():
        site = int(compiled.serving[MAILBOX].site_of[row])
        if site not in needs:
            needs[site] = _needed_roles(versions[site], library)
        gaps += _of_population(compiled, row, needs[site])
    return tuple(gaps)


def _of_population(compiled: CompiledDesign, row: int, needed: tuple[str, ...]) -> Iterator[Gap]:
    plan, joined = compiled.plan, compiled.ground.joined
    population, home = plan.populations[row], compiled.ground.home[row]
    for role in needed:
        site = int(compiled.serving[ROLE_IDS.index(role)].site_of[row])
        if site == NOBODY:
            yield Gap(population.id, role)
        elif joined[site] != joined[home]:
            yield Gap(population.id, role, plan.sites[site].id)


def _versions(compiled: CompiledDesign) -> dict[int, set[str]]:
    """Return the Exchange versions of the Mailbox servers of each site by its row, and by `NOBODY` all of the design."""
    rows = compiled.assignments
    found: dict[int, set[str]] = defaultdict(set)
    for machine, role, site in zip(rows.machine.tolist(), rows.role.tolist(), rows.site.tolist(), strict=True):
        version = _version(compiled, machine)
        found[NOBODY].add(version)
        if role == MAILBOX:
            found[site].add(version)
    return found


def _needed_roles(versions: set[str], library: Library) -> tuple[str, ...]:
    """Return the roles that users of servers of some versions need, in the order of all roles."""
    calibrations = [library.calibration_of(version) for version in versions] or [library.default]
    needs = {role for calibration in calibrations for role in calibration.needs}
    return tuple(role for role in ROLE_IDS if role in needs)


def _version(compiled: CompiledDesign, machine: int) -> str:
    entity = compiled.entities[machine]
    assert not isinstance(entity, Host)  # noqa: S101 - hosts hold no roles
    return entity.exchange
