"""Arguments from which designs are proposed: sites with their users, hardware, and database availability groups."""

import argparse
from collections.abc import Callable

import resources
from models.errors import FieldError, PlanError
from models.hardware.library import read_machines
from models.plan.entities import Link, Population, Server, Users
from models.plan.fields import Field, fields_of
from models.plan.hardware import MachineModel
from models.proposing.offered import Offered, read_offered
from models.proposing.requirements import (
    DAG_SITES,
    DISK_TB,
    EACH_SITE,
    LAG_DAYS,
    MOST_COPIES,
    MOST_FAILURES,
    USUAL_LAG_DAYS,
    Requirements,
    SiteLink,
    UserGroup,
    hardware_like,
    site_key,
)
from planner.presenters.field_text import parsed
from planner.presenters.samples import read_catalogue

POPULATION, LINK = fields_of(Population), fields_of(Link)


def add_requirements(parser: argparse.ArgumentParser) -> None:
    """Add what a proposal is made from, besides the sites."""
    offered = read_offered(resources.folder())
    _add_users(parser, offered)
    _add_hardware(parser, offered)
    _add_groups(parser)


def _add_users(parser: argparse.ArgumentParser, offered: Offered) -> None:
    catalogue = read_catalogue(resources.folder())
    users = parser.add_argument_group("users, with --site")
    _add_value(users, "--messages", "N", POPULATION["messages_per_day"], offered.usual_messages)
    _add_value(users, "--mailbox-mb", "MB", POPULATION["mailbox_mb"], catalogue.population.mailbox_mb)
    users.add_argument(
        "--hub", metavar="SITE",
        help="site that all others are linked to (default: the first, or that with the most mailboxes with a DAG over "
        "two sites)",
    )  # fmt: skip
    _add_value(users, "--bandwidth-mbit-s", "MBIT/S", LINK["bandwidth_mbit_s"], catalogue.link.bandwidth_mbit_s)
    _add_value(users, "--latency-ms", "MS", LINK["latency_ms"], catalogue.link.latency_ms)


def _add_hardware(parser: argparse.ArgumentParser, offered: Offered) -> None:
    hardware = parser.add_argument_group("hardware, with --site")
    versions = [choice.value for choice in offered.versions]
    hardware.add_argument(
        "--exchange", metavar="VERSION", choices=versions, default=versions[-1],
        help=f"{', '.join(versions)} (default: {versions[-1]})",
    )  # fmt: skip
    hardware.add_argument("--machine", metavar="MODEL", default=offered.machine, help="id of a machine of the library")
    hardware.add_argument(
        "--memory-mb", metavar="MB", type=_value_of(fields_of(Server)["memory_mb"]),
        help="memory per server or host (default: what the machine comes with, or what the assistant begins with)",
    )  # fmt: skip
    hardware.add_argument("--hypervisor", metavar="ID", help="of the hosts (default: the usual one for the version)")


def _add_groups(parser: argparse.ArgumentParser) -> None:
    groups = parser.add_argument_group("failures and database availability groups, with --site")
    groups.add_argument(
        "--failures", metavar="N", type=int, choices=range(MOST_FAILURES + 1), default=MOST_FAILURES,
        help=f"number of machines that may fail (default: {MOST_FAILURES})",
    )  # fmt: skip
    groups.add_argument(
        "--copies", metavar="N", type=int, choices=range(1, MOST_COPIES + 1), default=1,
        help=f"copies of each database, lagged ones included, 1 to {MOST_COPIES} (default: 1, no DAG)",
    )  # fmt: skip
    groups.add_argument(
        "--lagged", metavar="N", type=int, choices=range(MOST_COPIES), default=0, help="how many copies are lagged"
    )
    _add_value(groups, "--lag-days", "DAYS", LAG_DAYS, USUAL_LAG_DAYS)
    groups.add_argument(
        "--disk-tb", metavar="TB", type=_value_of(DISK_TB),
        help="capacity of a disk for databases: members get as many as they need (default: disks unknown)",
    )  # fmt: skip
    places = [choice.value for choice in DAG_SITES]
    groups.add_argument(
        "--dags", metavar="WHERE", choices=places, default=EACH_SITE,
        help="each-site: one at each site; both-active, one-active: one over the two largest sites, with active "
        "databases at both, or at the larger",
    )  # fmt: skip


def site_and_mailboxes(text: str) -> tuple[str, int]:
    """Return a site and its mailboxes, as in London=5000.

    Raises
    ------
    argparse.ArgumentTypeError
        If there is no name or no number.
    """
    name, _, mailboxes = text.rpartition("=")
    if not name.strip():
        raise argparse.ArgumentTypeError(f"'{text}' is no site with its mailboxes, as in London=5000.")
    return name.strip(), int(_value_of(POPULATION["mailboxes"])(mailboxes))


def requirements_of(arguments: argparse.Namespace) -> Requirements:
    """Return what a proposal has to meet.

    Raises
    ------
    PlanError
        If the machine is not known.
    """
    folder = resources.folder()
    offered, catalogue = read_offered(folder), read_catalogue(folder)
    model = model_named(arguments.machine, {machine.model.id: machine.model for machine in read_machines(folder)})
    # What the assistant begins with, which has room for the VMs of a host, too.
    memory_mb = arguments.memory_mb or model.memory_mb or offered.memory_mb[arguments.exchange]
    usual = offered.hypervisors.get(arguments.exchange, catalogue.host.hypervisor)
    return Requirements(
        groups=tuple(_group(name, mailboxes, arguments) for name, mailboxes in arguments.site),
        links=tuple(_links(arguments)),
        exchange=arguments.exchange,
        hardware=hardware_like(model, catalogue.server, catalogue.host, int(memory_mb)),
        hypervisor=arguments.hypervisor or usual,
        failures=arguments.failures,
        copies=arguments.copies,
        lagged=arguments.lagged,
        lag_days=arguments.lag_days,
        dag_sites=arguments.dags,
        disk_tb=arguments.disk_tb,
    )


def model_named(identifier: str, models: dict[str, MachineModel], places: str = "the library") -> MachineModel:
    """Return a machine by its id.

    Raises
    ------
    PlanError
        If there is none.
    """
    if identifier not in models:
        raise PlanError("", f"there is no machine '{identifier}' in {places}.")
    return models[identifier]


def _group(name: str, mailboxes: int, arguments: argparse.Namespace) -> UserGroup:
    return UserGroup(
        site=name,
        name=f"{name} users",
        mailboxes=mailboxes,
        messages_per_day=arguments.messages,
        mailbox_mb=arguments.mailbox_mb,
        users=Users(outlook=mailboxes),
    )


def _links(arguments: argparse.Namespace) -> list[SiteLink]:
    """Return a link from one site to each of the others.

    Raises
    ------
    PlanError
        If the site that was named is not among them.
    """
    hub = _hub(arguments)
    return [
        SiteLink(ends=(hub, name), bandwidth_mbit_s=arguments.bandwidth_mbit_s, latency_ms=arguments.latency_ms)
        for name, _ in arguments.site
        if site_key(name) != site_key(hub)
    ]


def _hub(arguments: argparse.Namespace) -> str:
    """Return the site that all others are linked to.

    A DAG over two sites is at those with the most mailboxes, so the largest joins both of them.
    """
    if arguments.hub is not None:
        found = (name for name, _ in arguments.site if site_key(name) == site_key(arguments.hub))
        name = next(found, None)
        if name is None:
            raise PlanError("", f"--hub: there is no --site '{arguments.hub}'.")
        return str(name)
    sizes: dict[str, int] = {}
    for name, mailboxes in arguments.site:
        sizes[name] = sizes.get(name, 0) + mailboxes
    is_over_two = arguments.copies > 1 and arguments.dags != EACH_SITE
    return max(sizes, key=sizes.__getitem__) if is_over_two else next(iter(sizes))


def _add_value(group: argparse._ArgumentGroup, name: str, metavar: str, field: Field, usual: float) -> None:
    group.add_argument(
        name, metavar=metavar, type=_value_of(field), default=usual, help=f"{field.label.lower()} (default: {usual:g})"
    )


def _value_of(field: Field) -> Callable[[str], float]:
    """Return the reader of a number that must be one of the field's."""

    def read(text: str) -> float:
        try:
            return float(str(parsed(field, text, field.unit)))
        except FieldError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read
