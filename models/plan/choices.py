"""The words a plan may use: versions, roles, protocols, systems. Their order here is their order everywhere.

Versions, roles and systems come from the heads of the calibrations. They are read once, as this module is imported: the
descriptions of a machine's fields name them, and every later reader of a plan rests on these descriptions.
"""

from collections.abc import Iterable

import resources
from models.calibration.heads import (
    CLIENT_ACCESS,
    DIRECTORY,
    MEGACYCLES,
    STORE,
    TRANSPORT,
    Role,
    System,
    read_heads,
)
from models.plan.fields import Choice
from models.words import tr_noop, translate


def _first_of_each(choices: Iterable[Choice]) -> Iterable[Choice]:
    """Return the choices without those whose value stood before: versions share the names of their roles."""
    found: dict[str, Choice] = {}
    for choice in choices:
        found.setdefault(choice.value, choice)
    return found.values()


HEADS = read_heads(resources.folder())
_HEAD_OF = {version: head for head in HEADS for version in head.versions}

# What roles do: a role of a version performs one duty or several.
DUTIES = (
    Choice(CLIENT_ACCESS, "CAS"),
    Choice(TRANSPORT, "Hub"),
    Choice(STORE, "Mailbox"),
    Choice(DIRECTORY, "Directory"),
)
ROLES = tuple(_first_of_each(Choice(role.id, role.label) for head in HEADS for role in head.roles))
EXCHANGE_VERSIONS = tuple(Choice(value, label) for head in HEADS for value, label in head.versions.items())
PROTOCOLS = (
    Choice("outlook", "Outlook"),
    Choice("outlook-anywhere", "Outlook Anywhere"),
    Choice("owa", "Outlook Web App"),
    Choice("activesync", "ActiveSync"),
    Choice("imap4", "IMAP4"),
    Choice("pop3", "POP3"),
    Choice("ews", "Exchange Web Services"),
)
SYSTEMS = tuple(system for head in HEADS for system in head.systems)
WINDOWS_VERSIONS = tuple(Choice(system.id, system.label) for system in SYSTEMS)
# A guest system that no figure knows: page sharing and rules for 32 bits say nothing of it.
OTHER_GUEST = "other"
GUEST_SYSTEMS = (
    *(Choice(system.guest, system.guest_label) for system in SYSTEMS),
    Choice(OTHER_GUEST, tr_noop("Other system")),
)
WINDOWS_OF_GUEST = {system.guest: system.id for system in SYSTEMS}
GUEST_OF_WINDOWS = {system.id: system.guest for system in SYSTEMS}
GUEST_NAMES = {system.guest: system.inventory_names for system in SYSTEMS if system.inventory_names}
SYSTEMS_OF_32_BITS = frozenset(system.id for system in SYSTEMS if system.is_32_bit)
# The parts of a host's hardware that an inventory may lack.
CORES, CLOCK, MEMORY = "cores", "clock", "memory"
HARDWARE = (Choice(CORES, tr_noop("Cores")), Choice(CLOCK, tr_noop("Clock")), Choice(MEMORY, tr_noop("Memory")))
AUTHENTICATIONS = (Choice("basic", "Basic"), Choice("ntlm", "NTLM"))

DUTY_IDS = tuple(choice.value for choice in DUTIES)
PROTOCOL_IDS = tuple(choice.value for choice in PROTOCOLS)


def duties_of(version: str, roles: Iterable[str]) -> tuple[str, ...]:
    """Return the duties that roles of an Exchange version perform, where no library is at hand."""
    return _HEAD_OF[version].duties_of(roles)


def roles_of(version: str) -> tuple[str, ...]:
    """Return the ids of the roles that an Exchange version has."""
    return tuple(role.id for role in _HEAD_OF[version].roles)


def role_with(version: str, roles: Iterable[str], duty: str) -> Role | None:
    """Return which of some roles of an Exchange version performs a duty, or None where none does."""
    held = frozenset(roles)
    return next((role for role in _HEAD_OF[version].roles if duty in role.duties and role.id in held), None)


def is_in_megacycles(version: str) -> bool:
    """Return whether the CPU of an Exchange version is counted in megacycles, which takes a SPEC rating."""
    return _HEAD_OF[version].cpu_unit == MEGACYCLES


def usual_system(version: str) -> System | None:
    """Return the system that a new machine with an Exchange version runs, or None where no document names any."""
    runs_on = _HEAD_OF[version].runs_on
    return None if runs_on is None else next(system for system in SYSTEMS if system.id == runs_on.usual)


def is_supported(version: str, windows: str) -> bool | None:
    """Return whether an Exchange version is supported on a Windows, or None where that is not known."""
    runs_on = _HEAD_OF[version].runs_on
    return None if runs_on is None or not windows else windows in runs_on.systems


def label_of(choices: tuple[Choice, ...], value: str) -> str:
    """Return the words for a value, or the value itself where it has none."""
    return next((translate(choice.label) for choice in choices if choice.value == value), value)
