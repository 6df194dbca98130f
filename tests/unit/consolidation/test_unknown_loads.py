"""Consolidating machines of which nobody knows how busy they are: as densely as today, and told."""

import pytest

from models.capacity.evaluate import evaluate
from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.plan.other_load import OtherLoad
from planner.presenters.consolidation import consolidation_view
from planner.presenters.consolidation_outlook import outlook_sentences
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

LIBRARY = library()


def esx(name, **values):
    return host(name, **{"cores": 16, "memory_mb": 262_144, "hypervisor": "generic-modern"} | values)


def estate(hosts=4, vms=40, exchange=0, unknown=(), populations=(), **values):
    """An estate of VMs with 4 vCPUs each, spread over its hosts evenly, of which nobody knows the load."""
    machines = [esx(f"esx-{row}", hardware_unknown=row in unknown) for row in range(hosts)]
    machines += [
        vm(f"app-{row}", 4, host=f"esx-{row % hosts}", roles=(), memory_mb=8_192, **values) for row in range(vms)
    ]
    machines += [
        vm(f"ex-{row}", 8, host=f"esx-{row}", exchange="2016", roles=("mailbox",), memory_mb=98_304,
           guest="windows-2008-r2-x64") for row in range(exchange)
    ]  # fmt: skip
    return plan_of(machines, populations)


def consolidated(plan, **choices):
    found = consolidate(plan, "design", Choices(hosts=(esx("type"),), **choices), LIBRARY, 5.0)
    view = consolidation_view(plan, plan.designs[0], evaluate(plan, "design", LIBRARY), found)
    return found, view, " ".join(view.sentences)


def hosts_of(found):
    return len({row.host.id for row in found.placements})


def test_vms_of_unknown_load_take_no_more_hosts_than_they_run_on_today():
    found, view, told = consolidated(estate())
    assert {cells[-1].split(",")[0] for cells in view.rows} == {"assumed CPU"}
    assert hosts_of(found) == 4
    assert {row.bound_by for row in found.placements} == {"cpu"}, "vCPUs are a rule for hosts with Exchange alone"
    assert "placed at 2.5 vCPUs per core, as on today's hosts of known hardware" in told
    assert "saves nothing" not in told


def test_one_vcpu_a_core_is_taken_where_no_hardware_is_known_and_told_to_be_no_saving():
    found, _, told = consolidated(estate(unknown=range(4)))
    assert hosts_of(found) == 10
    assert "This saves nothing: it takes 6 more hosts than now, because the CPU that VMs need, or may need" in told
    assert "at 1 vCPU per core, as the hardware of today's hosts is unknown (an assumption" in told
    assert "The hardware of 4 of today's hosts is unknown: before and after cannot be compared" in told


def test_a_few_known_hosts_do_not_stand_for_the_many_that_carry_the_vms():
    machines = [esx(f"esx-{row}", hardware_unknown=row > 0) for row in range(6)]
    # The known host runs 2.5 vCPUs a core, each of the others 4.
    machines += [vm(f"app-{row}", 4, host=f"esx-{(row + 6) // 16}", roles=(), memory_mb=4_096) for row in range(90)]
    found, _, told = consolidated(plan_of(machines))
    assert hosts_of(found) == 6
    assert "at 3.8 vCPUs per core, as on today's hosts, if those of unknown hardware are like the average" in told
    assert "saves nothing" not in told


def test_a_slow_host_type_does_not_make_the_fast_ones_carry_more():
    plan = estate()
    fast = Choices(hosts=(esx("type"),))
    both = Choices(hosts=(esx("type"), esx("slow", mhz=1_000.0)))
    alone, beside = (consolidate(plan, "design", choices, LIBRARY, 5.0) for choices in (fast, both))
    assert hosts_of(alone) == hosts_of(beside) == 4
    slow = consolidate(plan, "design", Choices(hosts=(esx("slow", mhz=1_000.0),)), LIBRARY, 5.0)
    assert hosts_of(slow) > 4


def test_the_user_says_how_many_share_a_core():
    found, _, told = consolidated(estate(unknown=range(4)), vcpus_per_core=4.0)
    assert hosts_of(found) == 3
    assert "at 4 vCPUs per core, as chosen" in told


def test_hosts_without_vms_are_told_and_count_in_no_ratio():
    _, _, told = consolidated(plan_of([*estate().designs[0].machines, esx("spare")]))
    assert "1 of today's hosts runs no VM." in told
    assert "at 2.5 vCPUs per core" in told


def test_other_vms_stand_as_densely_as_before_beside_a_few_with_exchange():
    work = [population("hq", mailboxes=1_000, users={"outlook": 1_000})]
    found, _, told = consolidated(estate(hosts=8, vms=80, exchange=2, populations=work))
    holders = {row.host.id for row in found.placements if row.vm.roles}
    vcpus = dict.fromkeys({row.host.id for row in found.placements}, 0)
    for row in found.placements:
        vcpus[row.host.id] += row.vm.vcpus
    # 80 VMs with 4 vCPUs took 20 hosts at one for each core.
    assert len(vcpus) <= 10
    assert all(vcpus[holder] <= 16 for holder in holders), "the rule of the documents holds where Exchange runs"
    assert max(vcpus.values()) > 16
    assert "saves nothing" in told


def test_what_serves_nobody_keeps_its_size():
    plan = estate(hosts=4, vms=4, exchange=2)
    found, view, told = consolidated(plan)
    assert {(row.vm.vcpus, row.vm.memory_mb) for row in found.placements if row.vm.roles} == {(8, 98_304)}
    assert "EX-0 and EX-1 serve no users in this plan: their load is unknown, they keep their size, and no CPU" in told
    assert {row[4] for row in view.rows if row[1].startswith("EX")} == {"no data"}, "0 % would say that it is known"
    assert "EX-0 and EX-1 serve no users" in " ".join(
        outlook_sentences(plan.designs[0], evaluate(plan, "design", LIBRARY))
    )


def test_what_changes_its_size_is_told_with_both_sizes():
    work = [population("hq", mailboxes=1_000, users={"outlook": 1_000})]
    plan = estate(hosts=4, vms=4, exchange=2, populations=work)
    found, view, told = consolidated(plan)
    sizes = {row.vm.name: (row.vm.vcpus, row.vm.memory_mb) for row in found.placements}
    assert sizes["EX-0"] < (8, 98_304)
    vcpus, memory_mb = sizes["EX-0"]
    assert f"2 VMs change their size: EX-0 (8 → {vcpus} vCPUs, 96 GB → {memory_mb // 1024} GB)" in told
    (row,) = (row for row in view.rows if row[1] == "EX-0")
    assert row[2:4] == (f"8 → {vcpus}", f"96 GB → {memory_mb // 1024} GB")
    before = outlook_sentences(plan.designs[0], evaluate(plan, "design", LIBRARY))
    assert any("EX-0 and EX-1 are sized by the users that they serve" in sentence for sentence in before)
    assert any("APP-0 and 3 others is unknown: they keep their size" in sentence for sentence in before)


@pytest.mark.parametrize("exchange", [0, 2])
def test_measured_vms_are_placed_by_their_load_with_and_without_exchange(exchange):
    idle = OtherLoad(cpu_mhz=200.0, memory_mb=2_000.0)
    plan = estate(hosts=4, vms=40, exchange=exchange, other=idle)
    found, _, told = consolidated(plan)
    assert hosts_of(found) <= 3 + exchange
    assert "keep their size and are placed by their measured load" in told
    assert found.beyond == ()


@pytest.mark.parametrize("other", [(), ("generic-modern",)], ids=["one-hypervisor", "two-hypervisors"])
def test_hosts_hold_what_a_hypervisor_needs_for_every_vcpu(other):
    """Each further vCPU takes memory of the host; many small VMs would put it beyond its ceiling."""
    types = [esx(name, cores=64, memory_mb=65_536, hypervisor=name) for name in (*other, "vsphere-5-and-later")]
    small = [
        vm(f"app-{row}", 8, host=types[-1].id, roles=(), memory_mb=1_024, other=OtherLoad(cpu_mhz=10.0))
        for row in range(120)
    ]
    plan = plan_of([*types, *small])
    found = consolidate(plan, "design", Choices(hosts=tuple(types)), LIBRARY, 2.0)
    assert hosts_of(found) > 1
    assert found.beyond == ()


def test_more_hosts_than_today_are_told_first_with_the_limits_that_today_exceeds():
    plan = estate(hosts=4, vms=40)
    machines = [*plan.designs[0].machines, *(
        vm(f"ex-{row}", 8, host=f"esx-{row % 2}", exchange="2016", roles=("mailbox",), memory_mb=32_768,
           guest="windows-2008-r2-x64") for row in range(12)
    )]  # fmt: skip
    found, view, _ = consolidated(plan_of(machines))
    assert hosts_of(found) > 4
    assert view.saves_nothing
    assert view.sentences[0].startswith(f"This saves nothing: it takes {hosts_of(found) - 4} more hosts than now")
    assert "12 machines that a rule keeps apart share 2 hosts" in view.sentences[0]
    assert "2 hosts have more vCPUs per core than is allowed" in view.sentences[0]
    assert "2 hosts are above the memory ceiling" in view.sentences[0]
    assert "set “Same role on one host” to “as many as today”" in view.sentences[0]
    together, view, _ = consolidated(plan_of(machines), roles_apart=False)
    assert hosts_of(together) < hosts_of(found)
    assert "keeps apart" not in view.sentences[0]


def test_as_many_machines_of_a_role_share_a_host_as_today_and_no_more():
    machines = [esx(f"esx-{row}", cores=32) for row in range(4)]
    machines += [vm(f"ex-{row}", 4, host=f"esx-{row // 3}", exchange="2016", roles=("mailbox", "cas"),
                    memory_mb=32_768, guest="windows-2008-r2-x64") for row in range(12)]  # fmt: skip
    plan = plan_of(machines)

    def placed(**choices):
        choices = Choices(hosts=(esx("type", cores=64, memory_mb=1_048_576),), **choices)
        found = consolidate(plan, "design", choices, LIBRARY, 5.0)
        told = " ".join(consolidation_view(plan, plan.designs[0], evaluate(plan, "design", LIBRARY), found).sentences)
        return found, told

    apart, told = placed()
    assert (hosts_of(apart), apart.same_role) == (12, 1)
    assert "share a host: if it fails" not in told
    today, told = placed(roles_as_today=True)
    assert (hosts_of(today), today.same_role, today.packing.proven) == (4, 3, True)
    assert told.count("Up to 3 machines of the same role share a host: if it fails, they are down together.") == 1
    assert {row.bound_by for row in today.placements} == {"apart"}
    free, _ = placed(roles_apart=False)
    assert hosts_of(free) < 4


def test_physical_machines_of_a_role_stay_on_separate_hosts_as_today():
    machines = [server(f"mail-{row}", exchange="2016", windows="2016", roles=("mailbox",)) for row in range(3)]
    found = consolidate(plan_of(machines), "design", Choices(hosts=(esx("type"),), roles_as_today=True), LIBRARY, 5.0)
    assert hosts_of(found) == 3


def test_smaller_host_types_than_those_of_today_are_the_reason():
    plan = estate(hosts=2, vms=8)
    small = esx("small", cores=4, memory_mb=65_536)
    found = consolidate(plan, "design", Choices(hosts=(small,)), LIBRARY, 5.0)
    view = consolidation_view(plan, plan.designs[0], evaluate(plan, "design", LIBRARY), found)
    assert "2 hosts are larger than every chosen host type" in view.sentences[0]


def test_hosts_of_which_a_part_is_unknown_exceed_no_limit_by_it():
    plan = estate(hosts=4, vms=40, unknown=range(4))
    found, view, _ = consolidated(plan)
    assert found.broken_today == ()
    assert view.saves_nothing
