"""The choices of an import on the command line, and the plan that comes of them."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import resources
from models.errors import PlanFileError
from models.hardware.library import read_machines
from models.importers import inventory_choices as options
from models.importers.inventory import Inventory
from models.importers.inventory_choices import ExchangeRule, InventoryChoices
from models.importers.inventory_hosts import HostKey, Placement, placed, similar_names
from models.importers.inventory_plan import Taken, as_design, as_plan
from models.plan.choices import EXCHANGE_VERSIONS, roles_of
from models.plan.entities import Plan
from models.planfile.errors import plan_file_error
from models.words import any_of
from planner import console
from planner.cli._opening import naming
from planner.cli._tables import add_columns, read_inventory, with_hosts
from planner.presenters.known_processors import with_known_processors
from planner.presenters.samples import read_catalogue
from planner.session.opening import open_plan

LEAVE_OUT = {
    "off": {options.OFF, options.SUSPENDED},
    "agents": {options.AGENTS},
    "templates": {options.TEMPLATES, options.REPLICAS},
    "cardless": {options.CARDLESS},
    "none": set[str](),
}
USUAL = "off,agents,templates"
VERSIONS = tuple(choice.value for choice in EXCHANGE_VERSIONS)
CHOICES = (
    "leave_out", "cluster", "name", "exchange", "roles", "version", "match_host",
    "match_similar_hosts", "hosts_only_from_vhost", "without_load", "without_page_sharing", "columns", "hosts", "into",
)  # fmt: skip


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen of an inventory."""
    group = parser.add_argument_group("when the source is an inventory")
    words = f"virtual machines to leave out, separated by commas: {', '.join(LEAVE_OUT)} (default: {USUAL})"
    group.add_argument("--leave-out", metavar="KINDS", type=_kinds, help=words)
    words = "import only this cluster; repeat for more"
    group.add_argument("--cluster", metavar="NAME", action="append", default=[], help=words)
    words = "import only virtual machines whose names match; * is any text, ? one character, and ; separates patterns"
    group.add_argument("--name", metavar="PATTERN", help=words)
    _add_rules(group)
    words = "the listed host to use for a host named by virtual machines; repeat for more"
    group.add_argument("--match-host", metavar="NAME=HOST", type=_pair, action="append", default=[], help=words)
    words = "also match host names if one ends with the other"
    group.add_argument("--match-similar-hosts", action="store_true", help=words)
    words = "leave out hosts that vHost does not list, with their virtual machines"
    group.add_argument("--hosts-only-from-vhost", action="store_true", help=words)
    group.add_argument("--without-load", action="store_true", help="do not keep the measured load")
    words = "do not count page sharing on any host"
    group.add_argument("--without-page-sharing", action="store_true", help=words)
    add_columns(group)
    group.add_argument("--into", metavar="PLAN", type=Path, help="add the inventory to this plan as a new design")


def _add_rules(group: argparse._ArgumentGroup) -> None:
    """Add which machines run Exchange; what stands several times belongs together in its order."""
    several: dict[str, Any] = {"action": "append", "default": []}
    words = (
        "names of the machines that run Exchange; repeat with --roles and --version for more, the first that matches "
        "counts"
    )
    group.add_argument("--exchange", metavar="PATTERN", type=_of_names, help=words, **several)
    words = "guest systems of the machines that run Exchange; as --exchange"
    group.add_argument("--exchange-guest", metavar="PATTERN", dest="exchange", type=_of_guests, help=words, **several)
    words = "roles of these machines, separated by commas; one for all, or one for each --exchange"
    group.add_argument("--roles", metavar="ROLES", type=_listed, help=words, **several)
    words = f"Exchange version of these machines, as --roles: {', '.join(VERSIONS)}"
    group.add_argument("--version", metavar="VERSION", choices=VERSIONS, help=words, **several)


def has_choices(arguments: argparse.Namespace) -> bool:
    """Return whether anything is chosen that only an inventory has."""
    return any(getattr(arguments, name) or getattr(arguments, name) == frozenset() for name in CHOICES)


def imported(arguments: argparse.Namespace) -> Plan:
    """Return the plan that an inventory becomes; what is to be known of it goes to standard error.

    Raises
    ------
    PlanFileError
        If it cannot be read, or the choices do not fit it.
    """
    source: Path = arguments.source
    inventory = with_known_processors(
        with_hosts(read_inventory(source, arguments.columns), arguments.hosts), read_machines(resources.folder())
    )
    for fault in _faults(inventory, arguments):
        raise plan_file_error(source.name, fault)
    choices = _choices(inventory, arguments)
    with naming(arguments.into or source):
        taken = _taken(inventory, choices, arguments)
    if not any(design.machines for design in taken.plan.designs if design.id == taken.design):
        raise plan_file_error(source.name, "nothing is left to import; leave out less.")
    for sentence in (*taken.sentences, *_hint(inventory, arguments)):
        console.complain(sentence)
    return taken.plan


def _hint(inventory: Inventory, arguments: argparse.Namespace) -> Iterator[str]:
    """Return that hosts may be meant whose names differ: each would stand in the plan twice, once without hardware."""
    placement = placed(inventory)
    hosts = {host.key: host.name for host in placement.hosts}
    known = _by_name(placement, arguments)
    alike = {name: host for name, host in similar_names(placement).items() if name not in known}
    if arguments.match_similar_hosts or arguments.hosts_only_from_vhost or not alike:
        return
    name, host = next(iter(alike.items()))
    yield (
        f"Hosts that may be listed by a similar name: {len(alike)}, as {hosts[name]} by {hosts[host]}. If so, import "
        "again with --match-similar-hosts."
    )


def _taken(inventory: Inventory, choices: InventoryChoices, arguments: argparse.Namespace) -> Taken:
    catalogue = read_catalogue(resources.folder())
    if arguments.into is None:
        return as_plan(inventory, choices, catalogue)
    return as_design(inventory, choices, catalogue, open_plan(arguments.into).plan)


def _choices(inventory: Inventory, arguments: argparse.Namespace) -> InventoryChoices:
    return InventoryChoices(
        leave_out=options.USUAL if arguments.leave_out is None else arguments.leave_out,
        clusters=frozenset(name.casefold() for name in arguments.cluster) or None,
        names=arguments.name or "",
        only_listed=arguments.hosts_only_from_vhost,
        hosts_by_hand=_hosts_by_hand(inventory, arguments),
        exchange=tuple(_rules(arguments)),
        keep_load=not arguments.without_load,
        page_sharing=not arguments.without_page_sharing,
    )


def _rules(arguments: argparse.Namespace) -> Iterator[ExchangeRule]:
    """Return the rules for Exchange; one list of roles and one version are those of all."""
    number = len(arguments.exchange)
    roles, versions = (given * number if len(given) == 1 else given for given in (arguments.roles, arguments.version))
    for (by_guest, pattern), own, version in zip(arguments.exchange, roles, versions, strict=True):
        yield ExchangeRule(pattern=pattern, by_guest=by_guest, roles=tuple(own), version=version)


def _hosts_by_hand(inventory: Inventory, arguments: argparse.Namespace) -> dict[HostKey, HostKey]:
    placement = placed(inventory)
    found = similar_names(placement) if arguments.match_similar_hosts else {}
    return found | _by_name(placement, arguments)


def _by_name(placement: Placement, arguments: argparse.Namespace) -> dict[HostKey, HostKey]:
    named = {name.casefold(): host.casefold() for name, host in arguments.match_host}
    listed = {host.key[1]: host.key for host in placement.hosts[: placement.listed]}
    return {host.key: listed[named[host.key[1]]] for host in placement.unlisted if host.key[1] in named}


def _faults(inventory: Inventory, arguments: argparse.Namespace) -> Iterator[str]:
    """Return what of the choices does not fit the inventory."""
    placement = placed(inventory)
    clusters = {host.cluster.casefold(): host.cluster for host in placement.hosts}
    for name in arguments.cluster:
        if name.casefold() not in clusters:
            known = ", ".join(filter(None, clusters.values())) or "none"
            yield f"there is no cluster '{name}'; the file has {known}."
    unlisted = {host.key[1] for host in placement.unlisted}
    listed = {host.key[1] for host in placement.hosts[: placement.listed]}
    for name, host in arguments.match_host:
        if name.casefold() not in unlisted:
            yield f"no virtual machine names the host '{name}', or vHost lists it."
        if host.casefold() not in listed:
            yield f"vHost does not list the host '{host}'."
    yield from _faults_of_rules(arguments)


def _faults_of_rules(arguments: argparse.Namespace) -> Iterator[str]:
    """Return what of the rules for Exchange does not belong together."""
    number, given = len(arguments.exchange), (arguments.roles, arguments.version)
    if number and not all(each and all(each) for each in given):
        yield "give --roles and --version with --exchange."
    elif not number and any(given):
        yield "give --exchange or --exchange-guest with --roles and --version."
    elif any(len(each) not in (1, number) for each in given if number):
        yield "give --roles and --version once, or once for each --exchange and --exchange-guest."
    else:
        for rule in _rules(arguments):
            known_roles = roles_of(rule.version)
            for role in rule.roles:
                if role not in known_roles:
                    yield f"Exchange {rule.version} has no role '{role}'; it has {any_of(known_roles)}."


def _kinds(text: str) -> frozenset[str]:
    names = _listed(text)
    unknown = [name for name in names if name not in LEAVE_OUT]
    if unknown or not names:
        raise argparse.ArgumentTypeError(f"'{text}' must be some of {', '.join(LEAVE_OUT)}, with commas.")
    return frozenset[str]().union(*(LEAVE_OUT[name] for name in names))


def _of_names(text: str) -> tuple[bool, str]:
    return False, text


def _of_guests(text: str) -> tuple[bool, str]:
    return True, text


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _pair(text: str) -> tuple[str, str]:
    name, separator, host = text.partition("=")
    if not separator or not name.strip() or not host.strip():
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=HOST.")
    return name.strip(), host.strip()


def refuse_choices(source: Path) -> PlanFileError:
    """Return the error about choices of an import for a source that is a plan."""
    return plan_file_error(source.name, "it is a plan; the choices of an inventory do not apply to it.")
