"""Memory: what roles ask for, what a host gives away, and what page sharing returns."""

import numpy as np
import pytest

from tests.unit.capacity.building import evaluated, host, numbers_of, plan_of, population, server, vm, vms

HYPERVISOR_MB, CARE_MB = 512, 150


def host_memory(machines, **assumptions):
    return evaluated(machines, **assumptions).gauge("host", "memory").utilization


def test_a_host_gives_memory_to_its_vms_the_hypervisor_and_their_care():
    machines = [host(), vm(), vm("other", memory_mb=2048)]
    assert host_memory(machines) == pytest.approx((4096 + 2048 + HYPERVISOR_MB + 2 * CARE_MB) / 16384)
    assert host_memory([host()]) == pytest.approx(HYPERVISOR_MB / 16384)


def test_four_vms_of_one_guest_system_share_three_and_a_half_gigabytes():
    numbers = evaluated([host(), *vms(4)])
    assert numbers.sharing_of("host") == pytest.approx(3.5 * 1024, rel=0.001)
    assert numbers.sharing_of("vm-0") == 0


def test_shared_memory_counts_only_where_the_plan_says_so():
    machines = [host(), *vms(4)]
    plain, counted = (host_memory(machines, count_page_sharing=flag) for flag in (False, True))
    assert plain == pytest.approx((4 * 4096 + HYPERVISOR_MB + 4 * CARE_MB) / 16384)
    assert plain - counted == pytest.approx(3 * 1195 / 16384)
    rules = {finding.rule for finding in evaluated(machines, count_page_sharing=True).findings}
    assert "page-sharing-counted" in rules
    assert "page-sharing-counted" not in {finding.rule for finding in evaluated(machines).findings}


def test_large_pages_share_nothing():
    machines = [host(large_pages=True), *vms(4)]
    assert evaluated(machines).sharing_of("host") == 0
    assert host_memory(machines, count_page_sharing=True) == host_memory(machines)


def test_only_vms_of_the_same_guest_system_share():
    guests = ("windows-2003-x86", "windows-2003-x64", "windows-2008-sp2-x64", "windows-2008-r2-x64")
    different = [vm(f"vm-{guest}", guest=guest) for guest in guests]
    assert evaluated([host(), *different]).sharing_of("host") == 0
    pair = [*different, vm("twin")]
    assert evaluated([host(), *pair]).sharing_of("host") == pytest.approx(1195)


def test_one_vm_shares_with_nobody():
    for hypervisor in ("esx-3.0.1", "generic-modern", "hyper-v-2008-r2", "vsphere-4"):
        assert evaluated([host(hypervisor=hypervisor), vm()]).sharing_of("host") == 0


@pytest.mark.parametrize(("number", "memory_mb"), [(4, 256), (16, 1024), (16, 4096), (100, 4096)])
def test_page_sharing_returns_at_most_thirty_percent(number, memory_mb):
    """It returned 93.8 % with 16 small VMs, and 99 % with 100."""
    shared = evaluated([host(memory_mb=1024 * 1024), *vms(number, memory_mb=memory_mb)]).sharing_of("host")
    assert 0 < shared <= 0.30 * number * memory_mb + 1e-6


def test_a_32_bit_system_uses_no_more_than_4_gb():
    users = {"outlook": 1000}
    wide = evaluated([server(exchange="2007", memory_mb=8192, windows="2003-x86")], users)
    narrow = evaluated([server(exchange="2007", memory_mb=4096, windows="2003-x86")], users)
    assert wide.gauge("server", "memory") == narrow.gauge("server", "memory")
    assert "memory-beyond-32-bit" in {finding.rule for finding in wide.findings}
    assert "memory-beyond-32-bit" not in {finding.rule for finding in narrow.findings}


def test_the_fit_of_2007_counts_roles_users_and_installed_memory():
    machine = server(exchange="2007", roles=("cas", "hub"), memory_mb=12288, windows="2003-x64")
    gauge = evaluated([machine], {"outlook_anywhere": 5537}).gauge("server", "memory")
    assert gauge.utilization * 12288 == pytest.approx(1652 + 1182 + 0.76 * 5537 + 0.185 * 12288)
    assert (gauge.high - gauge.low) * 12288 == pytest.approx(1600)


def test_the_fit_of_2007_is_one_of_client_access_and_transport_alone():
    """What caches took there is no part of a Mailbox server's memory, nor is the error of that fit."""
    plan = plan_of([server(exchange="2007", roles=("mailbox",), memory_mb=16384)], [population(mailboxes=1000)])
    gauge = numbers_of(plan).gauge("server", "memory")
    assert gauge.utilization * 16384 == pytest.approx(0.9 * (2048 + 5 * 1000))


def test_all_roles_on_one_2007_server_take_4_gb_and_5_mb_a_mailbox():
    machine = server(exchange="2007", roles=("cas", "hub", "mailbox"), memory_mb=4096 + 5000)
    gauge = numbers_of(plan_of([machine], [population(mailboxes=1000)])).gauge("server", "memory")
    assert gauge.utilization == pytest.approx(0.9)


def test_a_message_a_day_takes_what_microsofts_table_says():
    """The band was 2 to 10 MB for every profile, 26 to 108 % of a server; the table is 0.06 MB per daily message."""
    plan = plan_of([server(roles=("mailbox",), memory_mb=32768)], [population(mailboxes=3000, messages_per_day=150)])
    gauge = numbers_of(plan).gauge("server", "memory")
    assert gauge.utilization * 32768 == pytest.approx(0.9 * (4096 + 3000 * 9))
    assert gauge.high - gauge.low < 0.05


def test_a_mailbox_server_with_the_memory_of_the_rule_stands_at_the_default_ceiling():

    def used(cores, memory_mb, *roles, mailboxes=0):
        machine = server(cores=cores, roles=roles, memory_mb=memory_mb)
        plan = plan_of([machine], [population(mailboxes=mailboxes)])
        return numbers_of(plan).gauge("server", "memory").utilization

    assert used(8, 4096 + 6000, "mailbox", mailboxes=1000) == pytest.approx(0.9)
    assert used(2, 8192 + 6000, "cas", "hub", "mailbox", mailboxes=1000) == pytest.approx(0.9)


def rules_found(machine, **work):
    plan = plan_of([machine], [population(mailboxes=100, users={"outlook": 100}, **work)])
    return {finding.rule: finding for finding in numbers_of(plan).findings}


@pytest.mark.parametrize(
    ("roles", "cores", "recommended_gb"),
    [(("cas",), 4, 8), (("cas",), 1, 4), (("cas",), 12, 16), (("hub",), 8, 8), (("cas", "hub"), 4, 10)],
)
def test_a_machine_below_the_rule_of_2010_is_found(roles, cores, recommended_gb):
    enough = server(roles=roles, cores=cores, memory_mb=recommended_gb * 1024)
    assert "memory-below-rule" not in rules_found(enough)
    short = rules_found(server(roles=roles, cores=cores, memory_mb=recommended_gb * 1024 - 1))["memory-below-rule"]
    assert (short.severity, f"{recommended_gb} GB" in short.remedy) == ("warning", True)


@pytest.mark.parametrize("roles", [("cas",), ("hub",), ("cas", "hub"), ("cas", "hub", "mailbox"), ("mailbox",)])
@pytest.mark.parametrize("version", ["2003", "2007", "2007-strict", "2010", "2010-sp1"])
def test_one_more_core_never_lowers_what_a_machine_carries(version, roles):
    """A fifth core on a Hub server of 4 GB took the users at its ceiling from 25,000 to 0."""
    work = [population(mailboxes=1000, users={"outlook": 900, "owa": 100, "activesync": 50})]

    def factor(cores):
        machine = server(exchange=version, roles=roles, cores=cores, memory_mb=4096)
        return float(numbers_of(plan_of([machine], work)).factor[0])

    factors = [factor(cores) for cores in (1, 2, 3, 4, 5, 8, 12)]
    known = [factor for factor in factors if not np.isnan(factor)]
    assert known == sorted(known)


def test_a_32_bit_server_carries_no_more_than_its_memory_however_many_cores_it_has():
    """With 8 cores it carried 8,100 users, "ok"; document 003 says that 4 GB limit it, and that VMs are the way out."""
    plan = plan_of(
        [server(exchange="2003", cores=8, mhz=2660, roles=("mailbox",), memory_mb=16384, windows="2003-x86")],
        [population(mailboxes=8000, users={"outlook": 8000})],
    )
    numbers = numbers_of(plan)
    assert numbers.gauge("server", "memory").state == "over"
    assert numbers.limiter_of("server") == "memory"
    assert 8000 + numbers.room_of("server") == pytest.approx(3100, abs=15)
    wall = next(finding for finding in numbers.findings if finding.rule == "memory-wall")
    assert "several systems" in wall.remedy


def test_a_transport_server_without_space_for_a_queue_refuses_mail():
    def rules(memory_mb):
        machine = server(exchange="2007", roles=("cas", "hub"), memory_mb=memory_mb, windows="2003-x64")
        users = {"outlook_anywhere": 3000, "owa": 300, "activesync": 500}
        numbers = numbers_of(plan_of([machine], [population(mailboxes=5000, users=users)]))
        return numbers.gauge("server", "memory").utilization, {finding.rule for finding in numbers.findings}

    use, found = rules(6144)
    assert use > 0.94 and "back-pressure" in found
    use, found = rules(12288)
    assert use < 0.94 and "back-pressure" not in found


def test_a_machine_without_a_rule_has_no_data_on_memory():
    gauge = evaluated([server(roles=("directory",))], {"outlook": 100}).gauge("server", "memory")
    assert (gauge.utilization, gauge.low, gauge.high, gauge.state) == (None, None, None, "no data")
