"""The Exchange version of a machine, and the Windows that goes with it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from attrs import evolve

from models.calibration.heads import System
from models.plan import edits
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.choices import EXCHANGE_VERSIONS, is_in_megacycles, is_supported, usual_system
from models.plan.entities import Plan, Server, Vm
from models.plan.kinds import is_virtual, runs_roles, windows_of
from models.words import count, tr_format

ORDER = [choice.value for choice in EXCHANGE_VERSIONS]
Holder = TypeVar("Holder", bound=Server | Vm)


def new_with(prototype: Holder, version: str) -> Holder:
    """Return a machine like the prototype with an Exchange version, on the Windows that is usual for it."""
    system = usual_system(version)
    if system is None:
        return evolve(prototype, exchange=version)
    values: dict[str, Any] = {"exchange": version, **dict([windows_field(prototype, system)])}
    return evolve(prototype, **values)


def windows_field(machine: Server | Vm, system: System) -> tuple[str, str]:
    """Return the field of a server or a VM that says what Windows it runs, and its value for a system."""
    return ("guest", system.guest) if is_virtual(machine) else ("windows", system.id)


def _taken_to(machine: Holder, version: str) -> Holder:
    """Return a machine with another Exchange version; it keeps a Windows that the version is supported on."""
    if is_supported(version, windows_of(machine)) is False:
        return new_with(machine, version)
    return evolve(machine, exchange=version)


def set_version(plan: Plan, ids: Iterable[str], version: str) -> Change:
    """Return the change that sets the Exchange version of machines, and the Windows of those that it does not run on.

    Raises
    ------
    FieldError
        If there is no such version.
    ChangeError
        If nothing is chosen.
    """
    plain = edits.set_values(plan, ids, "exchange", version)
    parts = tuple(
        evolve(part, after=_taken_to(part.before, version)) if runs_roles(part.before) else part
        for part in plain.replacements
    )
    if parts == plain.replacements:
        return plain
    several = tr_format("{count} items", count=count(len(parts)))
    subject = parts[0].before.name if len(parts) == 1 else several
    return Change(tr_format("Set Exchange version and Windows of {subject}", subject=subject), parts, plain.merge_key)


def catalogue_for(plan: Plan, design_id: str, catalogue: Catalogue) -> Catalogue:
    """Return the prototypes with the Exchange version that most machines of a design have, or else of the plan.

    Of versions with equally many machines the newest counts; a plan without roles has the current one. That one has
    prototypes of its own, with which all versions in megacycles begin: those of older versions have no SPEC rating.
    """
    design, current = plan.design(design_id), catalogue.current
    for designs in ((design,) if design is not None else (), plan.designs):
        held = Counter(
            machine.exchange for some in designs for machine in some.machines if runs_roles(machine) and machine.roles
        )
        if held:
            version = max(held, key=lambda known: (held[known], ORDER.index(known)))
            break
    else:
        version = current.server.exchange
    if version == current.server.exchange:
        return evolve(catalogue, server=current.server, host=current.host, vm=current.vm)
    if is_in_megacycles(version):
        catalogue = evolve(catalogue, server=current.server, host=current.host, vm=current.vm)
    return evolve(catalogue, server=new_with(catalogue.server, version), vm=new_with(catalogue.vm, version))
