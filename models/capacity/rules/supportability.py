"""Findings about what the maker supports: Windows systems, roles on one server, versions in one organization."""

from collections.abc import Iterator

from models.calibration.heads import DIRECTORY, Role
from models.calibration.supportability import Neighbour, SystemSupport
from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.choices import EXCHANGE_VERSIONS, SYSTEMS, is_supported, label_of
from models.plan.entities import Server, Vm
from models.plan.kinds import windows_of
from models.words import all_of, any_of, tr_format, translate


def unsupported_windows(context: Context) -> Iterator[Finding]:
    """Return a finding for each Exchange machine on a Windows that its version is not supported on."""
    for machine in _exchange_servers(context):
        runs_on, windows = context.library.calibration_of(machine.exchange).head.runs_on, windows_of(machine)
        if runs_on is None or is_supported(machine.exchange, windows) is not False:
            continue
        version = label_of(EXCHANGE_VERSIONS, machine.exchange)
        text = tr_format(
            "{machine} runs {version} on Windows {windows}",
            machine=machine.name,
            version=version,
            windows=_system_label(windows),
        )
        known = [_from_update(system, support) for system, support in runs_on.systems.items()]
        remedy = tr_format("{version} is supported on Windows {systems}.", version=version, systems=any_of(known))
        source = runs_on.systems[runs_on.usual].source
        yield Finding("unsupported-windows", "warning", machine.id, text, remedy, source, machine.exchange)


def roles_apart(context: Context) -> Iterator[Finding]:
    """Return a finding for each machine with a role that should be on a server of its own, beside another role."""
    for _, machine in context.exchange_machines:
        held = context.roles_of(machine)
        for role in held:
            if role.alone is None or len(held) == 1:
                continue
            others = all_of([translate(other.label) for other in held if other is not role])
            name = translate(role.label)
            text = tr_format("{machine} combines {role} with {others}", machine=machine.name, role=name, others=others)
            if role.alone.is_required:
                remedy = tr_format("A server with the {role} role must have no other role.", role=name)
                yield Finding("role-not-alone", "warning", machine.id, text, remedy, role.alone.source, role.id)
            else:
                remedy = tr_format("For security and performance, do not run Exchange on a directory server.")
                yield Finding("role-not-alone", "note", machine.id, text, remedy, role.alone.source, role.id)


def versions_side_by_side(context: Context) -> Iterator[Finding]:
    """Return a finding for each pair of Exchange versions of a design that cannot, or barely, be in one organization.

    It is about the older one's first machine.
    """
    first: dict[str, Server | Vm] = {}
    for machine in _exchange_servers(context):
        first.setdefault(machine.exchange, machine)
    for newer in first:
        for older, other in context.library.calibration_of(newer).head.beside_versions.items():
            if older in first:
                yield _side_by_side(first[older], newer, other)


def _side_by_side(machine: Server | Vm, newer: str, other: Neighbour) -> Finding:
    new, old = label_of(EXCHANGE_VERSIONS, newer), label_of(EXCHANGE_VERSIONS, machine.exchange)
    if other.refused:
        text = tr_format("{new} cannot be installed alongside {old}", new=new, old=old)
        remedy = tr_format("Remove the older servers before you install the first {new} server.", new=new)
        return Finding("versions-apart", "warning", machine.id, text, remedy, other.source, newer)
    text = tr_format("{old} coexists with {new}", old=old, new=new)
    if other.least:
        text = tr_format("{old} needs {update} or later to coexist with {new}", old=old, update=other.least, new=new)
    remedy = tr_format("Update the older servers before you install the first {new} server.", new=new)
    if other.until:
        remedy = tr_format(
            "{new} coexists with older servers up to {update}. Remove them before you install a later update.",
            new=new,
            update=other.until,
        )
    return Finding("versions-side-by-side", "note", machine.id, text, remedy, other.source, newer)


def _exchange_servers(context: Context) -> Iterator[Server | Vm]:
    """Return the machines that Exchange is installed on: those with a role besides that of a directory server."""
    for _, machine in context.exchange_machines:
        if any(not _is_directory(role) for role in context.roles_of(machine)):
            yield machine


def _is_directory(role: Role) -> bool:
    return role.duties == (DIRECTORY,)


def _system_label(windows: str) -> str:
    return next(translate(system.label) for system in SYSTEMS if system.id == windows)


def _from_update(windows: str, support: SystemSupport) -> str:
    label = _system_label(windows)
    return tr_format("{windows} (from {update})", windows=label, update=support.since) if support.since else label


RULES = (unsupported_windows, roles_apart, versions_side_by_side)
