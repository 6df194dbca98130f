"""What was measured on hosts is void once other VMs run there."""

from collections.abc import Iterator

from attrs import evolve

from models.plan.change import Change, Replacement
from models.plan.entities import NOT_MEASURED, Host, Machine, Plan
from models.plan.fields import LONGEST_TEXT
from models.plan.kinds import holds_vms, is_off, is_virtual
from models.plan.measured_load import Measured
from models.words import tr_format


def with_stale_voided(plan: Plan, change: Change) -> Change:
    """Return a change that also voids what was measured on hosts whose running VMs it makes others.

    Where it was measured stays as the source, which then says that it is void. What the change itself writes into a
    host stays.
    """
    parts = {(part.design, part.key): part for part in change.replacements if part.table == "machines"}
    stale = dict.fromkeys(host for part in parts.values() for host in _others_on(part))
    voided = {key: part for key in stale if (part := _voided(plan, *key, parts.get(key))) is not None}
    if not voided:
        return change
    kept = (part for part in change.replacements if part.table != "machines" or (part.design, part.key) not in voided)
    return evolve(change, replacements=(*kept, *voided.values()))


def _voided(plan: Plan, design_id: str, host_id: str, part: Replacement | None) -> Replacement | None:
    """Return what a change makes of a host, with its measurement void; None where there is none that could be."""
    design = plan.design(design_id)
    before = None if design is None else design.by_id.get(host_id)
    after = before if part is None else part.after
    if not (holds_vms(before) and holds_vms(after)) or after.measured != before.measured or not is_valid(after):
        return None
    words = tr_format("Void, as other virtual machines run there now: {source}", source=after.measured.source)
    void = evolve(after, measured=Measured(source=words[:LONGEST_TEXT]))
    return Replacement("machines", host_id, before, void, design_id)


def is_valid(host: Host) -> bool:
    """Return whether anything that was measured on a host still says something of it."""
    return evolve(host.measured, source="") != NOT_MEASURED


def _others_on(part: Replacement) -> Iterator[tuple[str, str]]:
    """Return the hosts on which a machine runs before or after a part of a change, but not both."""
    before, after = (_host_of(machine) for machine in (part.before, part.after))
    if before != after:
        yield from ((part.design, host) for host in (before, after) if host)


def _host_of(machine: Machine | None) -> str:
    return machine.host if is_virtual(machine) and not is_off(machine) else ""
