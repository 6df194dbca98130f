"""Plans drawn by a number: the same number is the same plan for ever, which is more than hypothesis promises."""

import numpy as np

from models.plan.choices import EXCHANGE_VERSIONS, HEADS, WINDOWS_VERSIONS
from models.plan.entities import Link, Machine, Plan, Population, Rates, Site, Users
from tests.unit.capacity.building import host, plan_of, population, server, vm

ROLES_OF = {version: [role.id for role in head.roles] for head in HEADS for version in head.versions}
# Versions and profiles that come later do not change what is drawn.
VERSIONS = [choice.value for choice in EXCHANGE_VERSIONS if choice.value in {"2003", "2007", "2010"}]
HYPERVISORS = ("esx-3.0.1", "generic-modern", "hyper-v-2008-r2", "vsphere-4")
WINDOWS = [choice.value for choice in WINDOWS_VERSIONS][:3]
GUESTS = ("windows-2003-x86", "windows-2008-r2-x64")
PROTOCOLS, RATES = list(Users.__annotations__), list(Rates.__annotations__)
MOST_SITES, MOST_HOSTS, MOST_VMS, MOST_SERVERS, MOST_POPULATIONS = 4, 4, 12, 6, 6


class Drawing:
    """One stream of choices."""

    def __init__(self, number: int) -> None:
        self._random = np.random.Generator(np.random.Philox(key=[number, 0]))

    def whole(self, least: int, most: int) -> int:
        return int(self._random.integers(least, most + 1))

    def part(self, least: float, most: float) -> float:
        return round(float(self._random.uniform(least, most)), 3)

    def one(self, values):
        return values[self.whole(0, len(values) - 1)]

    def some(self, values) -> tuple:
        return tuple(value for value in values if self.whole(0, 2) == 0)


def drawn_plan(number: int) -> Plan:
    """Sites in a row, one perhaps served by the first; hosts with VMs, servers, and users of all protocols."""
    draw = Drawing(number)
    names = [f"site-{row}" for row in range(draw.whole(1, MOST_SITES))]
    served = (names[-1],) if len(names) > 1 and draw.whole(0, 1) else ()
    sites = [Site(id=name, name=name, serves=served if name == names[0] else ()) for name in names]
    links = [
        Link(id=f"link-{row}", ends=(names[row], names[row + 1]), bandwidth_mbit_s=draw.whole(2, 200))
        for row in range(len(names) - 1)
    ]
    people = [_population(draw, row, names) for row in range(draw.whole(0, MOST_POPULATIONS))]
    given = {"count_page_sharing": bool(draw.whole(0, 1))}
    return plan_of(_machines(draw, names), people, sites=sites, links=links, **given)


def _machines(draw: Drawing, sites: list[str]) -> list[Machine]:
    hosts = [
        host(
            f"host-{row}", draw.whole(1, 16), draw.one([2000.0, 2660.0]), site=draw.one(sites),
            hypervisor=draw.one(HYPERVISORS), memory_mb=draw.whole(4, 64) * 1024, large_pages=bool(draw.whole(0, 1)),
            disk_iops=draw.one([None, 1000.0]),
        )
        for row in range(draw.whole(0, MOST_HOSTS))
    ]  # fmt: skip
    vms = [_vm(draw, row, [machine.id for machine in hosts]) for row in range(draw.whole(0, MOST_VMS) if hosts else 0)]
    return [*hosts, *vms, *(_server(draw, row, sites) for row in range(draw.whole(0, MOST_SERVERS)))]


def _vm(draw: Drawing, row: int, hosts: list[str]) -> Machine:
    version = draw.one(VERSIONS)
    return vm(
        f"vm-{row}", draw.whole(1, 4), host=draw.one(hosts), exchange=version, roles=draw.some(ROLES_OF[version]),
        memory_mb=draw.whole(1, 16) * 1024, guest=draw.one(GUESTS), weight=draw.one([None, None, 0.5, 3.0]),
    )  # fmt: skip


def _server(draw: Drawing, row: int, sites: list[str]) -> Machine:
    version = draw.one(VERSIONS)
    return server(
        f"server-{row}", draw.whole(1, 24), draw.part(500, 4000), site=draw.one(sites), exchange=version,
        roles=draw.some(ROLES_OF[version]), memory_mb=draw.whole(1, 64) * 1024, windows=draw.one(WINDOWS),
        weight=draw.one([None, None, 0.0, 1.0, 3.0]), authentication=draw.one([None, "basic", "ntlm"]),
        network_mbit_s=draw.one([None, 100.0]), disk_iops=draw.one([None, 500.0]),
        database_cache_mb=draw.one([None, 128, 512]),
    )  # fmt: skip


def _population(draw: Drawing, row: int, sites: list[str]) -> Population:
    users = {name: draw.one([0, draw.whole(1, 5000)]) for name in PROTOCOLS}
    rates = {name: draw.one([None, None, draw.part(0, 100)]) for name in RATES}
    return population(
        f"users-{row}", site=draw.one(sites), mailboxes=draw.whole(0, 5000), users=users, rates=rates,
        messages_per_day=draw.one([50, 100, 120]), message_kb=draw.part(1, 200), mailbox_mb=draw.part(1, 300),
    )  # fmt: skip
