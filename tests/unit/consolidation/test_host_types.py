"""More host types to choose from: never a worse answer than one of them alone gives."""

import pytest

from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.plan.entities import Host, Plan
from planner.presenters.consolidation import goodness
from tests.unit.capacity.building import host, library, plan_of, population, server

LIBRARY = library()
FAST = host("fast", cores=8, mhz=4_000.0, memory_mb=65_536, hypervisor="generic-modern")
# Slower, so that VMs that may stand on it need more vCPUs, but with memory that no other type has.
LARGE = host("large", cores=8, mhz=2_000.0, memory_mb=262_144, hypervisor="generic-modern")
# Good for nothing that the others are not better at.
WEAK = host("weak", cores=8, mhz=1_000.0, memory_mb=32_768, hypervisor="generic-modern")


def busy(servers: int = 4) -> Plan:
    """Client Access servers that need four vCPUs each on fast cores, and eight on slow ones."""
    machines = [server(f"cas-{row}", cores=8, mhz=4_000.0, roles=("cas",)) for row in range(servers)]
    users = servers * 24_000
    return plan_of(machines, [population(users={"outlook": users}, mailboxes=users)])


def hosts_of(*types: Host) -> tuple[int, str | None]:
    found = consolidate(busy(), "design", Choices(hosts=types, roles_apart=False), LIBRARY, 4.0)
    assert found.beyond == ()
    return int(found.packing.cost), found.only and found.only.id


def test_a_slow_type_beside_a_fast_one_costs_no_hosts() -> None:
    assert hosts_of(FAST) == (2, None)
    assert hosts_of(LARGE) == (4, None)
    assert hosts_of(FAST, LARGE) == hosts_of(LARGE, FAST) == (2, "fast")


def test_a_type_that_others_are_better_in_everything_is_as_if_it_were_not_offered() -> None:
    assert hosts_of(WEAK, FAST) == (2, None)


@pytest.mark.parametrize(("only", "words"), [(False, "optimum."), (True, "optimum for this host type.")])
def test_what_is_proven_of_one_type_says_so(only: bool, words: str) -> None:
    assert goodness(2.0, 2.0, proven=True, only=only) == f"This is the proven {words}"
    assert goodness(2.0, 1.0, proven=False, only=only).startswith("At most 50 % above the optimum")
