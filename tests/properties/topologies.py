"""Random plans of two sites whose machines have roles and users: what is evaluated, not only read and written."""

from hypothesis import strategies as st

from models.plan.choices import EXCHANGE_VERSIONS, ROLES, WINDOWS_VERSIONS
from models.plan.entities import Link, Rates, Site, Users
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

ROLE_IDS = [choice.value for choice in ROLES]
VERSIONS = [choice.value for choice in EXCHANGE_VERSIONS]
HYPERVISORS = sorted(library().hypervisors)
PROTOCOLS = list(Users.__annotations__)
SITES = (Site(id="site", name="Site", serves=("other",)), Site(id="other", name="Other"))
LINK = Link(id="link", ends=("site", "other"), bandwidth_mbit_s=10)

roles = st.lists(st.sampled_from(ROLE_IDS), unique=True, max_size=4)
weights = st.none() | st.sampled_from([0, 0.5, 1, 3])
users = st.fixed_dictionaries({protocol: st.integers(0, 5000) for protocol in PROTOCOLS})
rates = st.none() | st.floats(0, 100)


@st.composite
def machines(draw):
    """Up to three servers and two hosts with up to five VMs between them, all that can hold roles."""
    hosts = [
        host(f"host-{index}", draw(st.integers(1, 16)), draw(st.sampled_from([2000, 2660])), site=draw(places),
             hypervisor=draw(st.sampled_from(HYPERVISORS)), memory_mb=draw(st.integers(1024, 65536)),
             large_pages=draw(st.booleans()), disk_iops=draw(st.none() | st.just(1000.0)))
        for index in range(draw(st.integers(0, 2)))
    ]  # fmt: skip
    servers = [draw(servers_named(f"server-{index}")) for index in range(draw(st.integers(0, 3)))]
    number = draw(st.integers(0, 5)) if hosts else 0
    guests = [draw(vms_named(f"vm-{index}", [host.id for host in hosts])) for index in range(number)]
    return [*hosts, *servers, *guests]


places = st.sampled_from(["site", "other"])


@st.composite
def servers_named(draw, identifier):
    return server(
        identifier, draw(st.integers(1, 24)), draw(st.floats(500, 4000)), site=draw(places),
        exchange=draw(st.sampled_from(VERSIONS)), roles=draw(roles), memory_mb=draw(st.integers(1024, 65536)),
        windows=draw(st.sampled_from([choice.value for choice in WINDOWS_VERSIONS])), weight=draw(weights),
        authentication=draw(st.sampled_from([None, "basic", "ntlm"])), network_mbit_s=draw(st.none() | st.just(100.0)),
        disk_iops=draw(st.none() | st.just(500.0)), database_cache_mb=draw(st.sampled_from([None, 128, 512])),
    )  # fmt: skip


@st.composite
def vms_named(draw, identifier, hosts):
    return vm(
        identifier, draw(st.integers(1, 4)), host=draw(st.sampled_from(hosts)), roles=draw(roles),
        exchange=draw(st.sampled_from(VERSIONS)), memory_mb=draw(st.integers(512, 16384)), weight=draw(weights),
        guest=draw(st.sampled_from(["windows-2003-x86", "windows-2008-r2-x64"])),
    )  # fmt: skip


@st.composite
def topologies(draw, measured=True):
    """Plans of two sites in which every machine and every figure may come to bear."""
    return plan_of(
        draw(machines()),
        [draw(populations_named(f"users-{index}", measured)) for index in range(draw(st.integers(0, 3)))],
        sites=SITES,
        links=[LINK],
        count_page_sharing=draw(st.booleans()),
    )


@st.composite
def populations_named(draw, identifier, measured):
    given_rates = {name: draw(rates) for name in Rates.__annotations__} if measured else {}
    return population(
        identifier, site=draw(places), mailboxes=draw(st.integers(0, 5000)), users=draw(users), rates=given_rates,
        messages_per_day=draw(st.sampled_from([50, 100, 120])), message_kb=draw(st.floats(1, 200)),
        mailbox_mb=draw(st.floats(1, 300)),
    )  # fmt: skip
