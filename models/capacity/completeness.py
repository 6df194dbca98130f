"""Whether everybody is served in every role that they need: before that, no design saves or carries anything."""

from collections.abc import Iterator

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.links import route
from models.capacity.people import MAILBOX
from models.capacity.results import Gap
from models.plan.choices import ROLE_IDS
from models.plan.entities import Host

# Of a population without any Mailbox server.
NOWHERE = -1


def gaps_of(compiled: CompiledDesign, library: Library) -> tuple[Gap, ...]:
    """Return the roles in which the populations of a plan are not served by a design; none in a complete one.

    What a population needs is what the Exchange versions of its Mailbox servers need; where it has none, what any
    version of the design needs, or the default one in a design without roles.
    """
    needs: dict[int, tuple[str, ...]] = {}
    reached: dict[tuple[str, str], bool] = {}
    gaps: list[Gap] = []
    for row in np.flatnonzero((compiled.people > 0.0) | (compiled.mailboxes > 0.0)).tolist():
        site = int(compiled.serving[MAILBOX].site_of[row])
        if site not in needs:
            needs[site] = _needed_roles(compiled, site, library)
        gaps += _of_population(compiled, row, needs[site], reached)
    return tuple(gaps)


def _of_population(
    compiled: CompiledDesign, row: int, needed: tuple[str, ...], reached: dict[tuple[str, str], bool]
) -> Iterator[Gap]:
    plan = compiled.plan
    population = plan.populations[row]
    for role in needed:
        site = int(compiled.serving[ROLE_IDS.index(role)].site_of[row])
        if site < 0:
            yield Gap(population.id, role)
            continue
        ends = (population.site, plan.sites[site].id)
        if ends not in reached:
            reached[ends] = ends[0] == ends[1] or route(plan, *ends) is not None
        if not reached[ends]:
            yield Gap(population.id, role, ends[1])


def _needed_roles(compiled: CompiledDesign, site: int, library: Library) -> tuple[str, ...]:
    """Return the roles that users need whose Mailbox servers stand at a site, in the order of all roles."""
    rows = compiled.assignments
    machines = rows.machine if site == NOWHERE else rows.machine[(rows.role == MAILBOX) & (rows.site == site)]
    versions = {_version(compiled, machine) for machine in np.unique(machines).tolist()}
    calibrations = [library.calibration_of(version) for version in versions] or [library.default]
    needs = {role for calibration in calibrations for role in calibration.needs}
    return tuple(role for role in ROLE_IDS if role in needs)


def _version(compiled: CompiledDesign, machine: int) -> str:
    entity = compiled.entities[machine]
    assert not isinstance(entity, Host)  # noqa: S101 - hosts hold no roles
    return entity.exchange
