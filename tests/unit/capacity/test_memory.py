"""Memory: what roles ask for, what a host gives away, and what page sharing returns."""

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
    rules = {one.rule for one in evaluated(machines, count_page_sharing=True).findings}
    assert "page-sharing-counted" in rules
    assert "page-sharing-counted" not in {one.rule for one in evaluated(machines).findings}


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


def test_vms_do_not_give_back_more_than_they_have():
    small = vms(4, memory_mb=256)
    assert evaluated([host(), *small]).sharing_of("host") <= 4 * 256


def test_a_32_bit_system_uses_no_more_than_4_gb():
    users = {"outlook": 1000}
    wide = evaluated([server(exchange="2007", memory_mb=8192, windows="2003-x86")], users)
    narrow = evaluated([server(exchange="2007", memory_mb=4096, windows="2003-x86")], users)
    assert wide.gauge("server", "memory") == narrow.gauge("server", "memory")
    assert "memory-beyond-32-bit" in {one.rule for one in wide.findings}
    assert "memory-beyond-32-bit" not in {one.rule for one in narrow.findings}


def test_the_fit_of_2007_counts_roles_users_and_installed_memory():
    machine = server(exchange="2007", roles=("cas", "hub"), memory_mb=12288, windows="2003-x64")
    gauge = evaluated([machine], {"outlook_anywhere": 5537}).gauge("server", "memory")
    assert gauge.utilization * 12288 == pytest.approx(1652 + 1182 + 0.76 * 5537 + 0.185 * 12288)
    assert (gauge.high - gauge.low) * 12288 == pytest.approx(1600)


def test_the_rules_of_2010_are_met_at_the_default_ceiling():
    """A machine that has exactly what the rule asks to install stands at 90 %."""

    def used(cores, memory_mb, *roles, mailboxes=0):
        machine = server(cores=cores, roles=roles, memory_mb=memory_mb)
        plan = plan_of([machine], [population(mailboxes=mailboxes)])
        return numbers_of(plan).gauge("server", "memory").utilization

    assert used(4, 8192, "cas") == pytest.approx(0.9)
    assert used(1, 4096, "cas") == pytest.approx(0.9)
    assert used(12, 16384, "cas") == pytest.approx(0.9)
    assert used(8, 8192, "hub") == pytest.approx(0.9)
    assert used(4, 10240, "cas", "hub") == pytest.approx(0.9)
    assert used(8, 4096 + 6000, "mailbox", mailboxes=1000) == pytest.approx(0.9)
    assert used(2, 8192 + 6000, "cas", "hub", "mailbox", mailboxes=1000) == pytest.approx(0.9)


@pytest.mark.parametrize("cores", [1, 2, 4, 8, 12, 24])
def test_a_role_more_never_needs_less_memory(cores):
    def used(*roles):
        plan = plan_of([server(cores=cores, roles=roles)], [population(mailboxes=500)])
        return numbers_of(plan).gauge("server", "memory").utilization

    assert used("cas") <= used("cas", "hub") <= used("cas", "hub", "mailbox")
    assert used("cas") <= used("cas", "mailbox")
    assert used("hub") <= used("hub", "mailbox")
    assert used("mailbox") <= used("cas", "mailbox")


def test_a_machine_without_a_rule_has_no_data_on_memory():
    gauge = evaluated([server(roles=("directory",))], {"outlook": 100}).gauge("server", "memory")
    assert (gauge.utilization, gauge.low, gauge.high, gauge.state) == (None, None, None, "no data")
