"""Plans that grow in one thing at a time, and how many steps work on them takes."""

import inspect
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from models.plan.entities import Design, Host, Link, Plan, Population, Processor, Server, Site, Users, Vm

VMS_A_HOST = 4
MACHINES_A_SITE = 10
CORES = Processor(cores=8, clock_mhz=2660)
ROLES = ("cas", "hub", "mailbox", "directory")


def of_empty_designs(number: int) -> Plan:
    """One site with people, and designs without machines."""
    return Plan(sites=_sites(1), populations=(_people(0, 0),), designs=_designs(number, 0))


def of_designs(number: int) -> Plan:
    """Ten sites with people, and designs of ten machines."""
    populations = tuple(_people(site, site) for site in range(MACHINES_A_SITE))
    return Plan(sites=_sites(MACHINES_A_SITE), populations=populations, designs=_designs(number, MACHINES_A_SITE))


def of_empty_sites(number: int) -> Plan:
    """Sites without anybody; ten machines at the first."""
    return Plan(sites=_sites(number), designs=_designs(1, MACHINES_A_SITE, sites=1))


def of_sites(number: int) -> Plan:
    """Sites with people, all served by the first, to which each is joined: a star."""
    populations = tuple(_people(site, site) for site in range(number))
    first, *others = _sites(number)
    hub = Site(id=first.id, name=first.name, serves=tuple(site.id for site in others))
    links = tuple(_link(site, 0, site) for site in range(1, number))
    machines = tuple(_server(row, 0) for row in range(MACHINES_A_SITE))
    design = Design(id="d", name="Hub", machines=machines)
    return Plan(sites=(hub, *others), links=links, populations=populations, designs=(design,))


def of_chained_links(number: int) -> Plan:
    """Sites in a row, each joined to the next, with people at the far end."""
    return _linked(number + 1, tuple(_link(row, row, row + 1) for row in range(number)), (number,))


def of_chained_people(number: int) -> Plan:
    """Sites in a row, each joined to the next, with people everywhere who are served at the first."""
    return _linked(number + 1, tuple(_link(row, row, row + 1) for row in range(number)), range(number + 1))


def of_links(number: int) -> Plan:
    """A hundred sites with many links between them."""
    sites = 100
    ends = ((row % sites, (row % sites + 1 + row // sites % (sites - 1)) % sites) for row in range(number))
    return _linked(sites, tuple(_link(row, *pair) for row, pair in enumerate(ends)), range(sites))


def of_populations(number: int) -> Plan:
    """Ten sites with ever more populations."""
    populations = tuple(_people(row, row % MACHINES_A_SITE) for row in range(number))
    return Plan(sites=_sites(MACHINES_A_SITE), populations=populations, designs=_designs(1, MACHINES_A_SITE))


def of_populations_at_one_site(number: int) -> Plan:
    """One site with ever more populations."""
    populations = tuple(_people(row, 0) for row in range(number))
    return Plan(sites=_sites(1), populations=populations, designs=_designs(1, MACHINES_A_SITE, sites=1))


def of_machines(number: int) -> Plan:
    """Sites of ten servers each, with people."""
    sites = max(number // MACHINES_A_SITE, 1)
    populations = tuple(_people(site, site) for site in range(sites))
    return Plan(sites=_sites(sites), populations=populations, designs=_designs(1, number, sites=sites))


def of_machines_at_one_site(number: int) -> Plan:
    """One site with ever more servers."""
    return Plan(sites=_sites(1), populations=(_people(0, 0),), designs=_designs(1, number, sites=1))


def of_vms(number: int) -> Plan:
    """Hosts of four VMs each at one site."""
    hosts = [
        Host(id=f"h{row}", name=f"ESX-{row}", site="s0", hypervisor="esx-3.0.1", processor=CORES, memory_mb=32768)
        for row in range(number // (VMS_A_HOST + 1))
    ]
    vms = [
        Vm(id=f"v{row}", name=f"VM-{row}", host=f"h{row // VMS_A_HOST}", exchange="2010", vcpus=2, memory_mb=4096,
           roles=(ROLES[row % len(ROLES)],))
        for row in range(VMS_A_HOST * len(hosts))
    ]  # fmt: skip
    design = Design(id="d", name="Virtual", machines=(*hosts, *vms))
    return Plan(sites=_sites(1), populations=(_people(0, 0),), designs=(design,))


def of_vms_on_one_host(number: int) -> Plan:
    """One host with ever more VMs."""
    host = Host(id="h", name="ESX", site="s0", hypervisor="esx-3.0.1", processor=CORES, memory_mb=32768)
    vms = tuple(
        Vm(id=f"v{row}", name=f"VM-{row}", host="h", exchange="2010", vcpus=2, memory_mb=4096, roles=("mailbox",))
        for row in range(number)
    )
    design = Design(id="d", name="Virtual", machines=(host, *vms))
    return Plan(sites=_sites(1), populations=(_people(0, 0),), designs=(design,))


GROWING: dict[str, Callable[[int], Plan]] = {
    name.removeprefix("of_").replace("_", " "): made for name, made in list(globals().items()) if name.startswith("of_")
}


def steps(work: Callable[[], object]) -> int:
    """Return how many bytecodes a piece of work takes, those of all functions that it calls included."""
    done = 0

    def each(frame: FrameType, event: str, _value: Any) -> Any:
        nonlocal done
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        done += event == "opcode"
        return each

    before = sys.gettrace()
    # Python 3.12 counts them only where some frame had asked for it before.
    here = inspect.currentframe()
    assert here is not None
    here.f_trace_opcodes = True
    sys.settrace(each)
    try:
        work()
    finally:
        sys.settrace(before)
    return done


def _sites(number: int) -> tuple[Site, ...]:
    return tuple(Site(id=f"s{row}", name=f"Site {row}") for row in range(number))


def _link(row: int, first: int, second: int) -> Link:
    return Link(id=f"l{row}", ends=(f"s{first}", f"s{second}"), bandwidth_mbit_s=10)


def _linked(sites: int, links: tuple[Link, ...], peopled: "range | tuple[int, ...]") -> Plan:
    """All served at the first site."""
    first, *others = _sites(sites)
    hub = Site(id=first.id, name=first.name, serves=tuple(site.id for site in others))
    machines = tuple(_server(row, 0) for row in range(MACHINES_A_SITE))
    populations = tuple(_people(site, site) for site in peopled)
    design = Design(id="d", name="Hub", machines=machines)
    return Plan(sites=(hub, *others), links=links, populations=populations, designs=(design,))


def _people(row: int, site: int) -> Population:
    return Population(
        id=f"p{row}", name=f"Users {row}", site=f"s{site}", mailboxes=100, users=Users(outlook=100, owa=9)
    )


def _server(row: int, site: int, design: str = "") -> Server:
    return Server(
        id=f"m{design}-{row}", name=f"EX-{row}", site=f"s{site}", exchange="2010", roles=ROLES, processor=CORES,
        memory_mb=16384,
    )  # fmt: skip


def _designs(number: int, machines: int, sites: int = MACHINES_A_SITE) -> tuple[Design, ...]:
    return tuple(
        Design(
            id=f"d{row}", name=f"Design {row}", machines=tuple(_server(m, m % sites, str(row)) for m in range(machines))
        )
        for row in range(number)
    )
