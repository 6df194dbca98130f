"""VMs: what a hypervisor takes, what waiting for cores takes, and what was never tested."""

import pytest

from models.capacity.compiler import compile_design
from tests.unit.capacity.building import evaluated, host, library, plan_of, vm, vms

MODERN = {"exchange": "2010", "guest": "windows-2008-r2-x64", "roles": ("cas",)}


@pytest.mark.parametrize("hypervisor", ["generic-modern", "hyper-v-2008-r2", "vsphere-4"])
def test_a_modern_hypervisor_takes_10_to_12_percent(hypervisor):
    machines = [host(hypervisor=hypervisor, mhz=2000), vm(vcpus=4, **MODERN)]
    gauge = evaluated(machines, {"outlook": 10000}).gauge("vm", "cpu")
    physical = 10000 * 0.35 / (4 * 2000)
    assert gauge.utilization / physical == pytest.approx(1.11, abs=0.015)
    assert gauge.low <= gauge.utilization <= gauge.high


def test_a_host_is_as_busy_as_its_vms_keep_its_cores():
    numbers = evaluated([host(), *vms(2, 2)], {"outlook": 4000})
    busy = sum(numbers.gauge(identifier, "cpu").utilization * 2 for identifier in ("vm-0", "vm-1"))
    assert numbers.gauge("host", "cpu").utilization == pytest.approx(busy / 8)
    assert 0 < numbers.overhead_of("host") < numbers.gauge("host", "cpu").utilization
    assert numbers.users_of("host") == pytest.approx(4000)


def test_vms_wait_when_they_ask_for_more_cores_than_there_are():
    def busy(cores, users):
        numbers = evaluated([host(cores=cores), *vms(4, 2)], {"outlook": users})
        return numbers.gauge("vm-0", "cpu").utilization, numbers.gauge("host", "cpu").utilization

    alone, wide = busy(8, 6000)
    waiting, narrow = busy(2, 6000)
    assert wide < 1 < narrow
    assert narrow == pytest.approx(4 * wide)
    assert waiting == pytest.approx(alone * narrow)


def test_a_vm_does_not_wait_while_the_host_has_cores():
    fewer, more = (evaluated([host(cores=cores), *vms(4)], {"outlook": 2000}) for cores in (4, 8))
    assert fewer.gauge("vm-0", "cpu").utilization == more.gauge("vm-0", "cpu").utilization


@pytest.mark.parametrize(
    ("number", "vcpus", "state"), [(4, 1, "ok"), (2, 2, "ok"), (5, 1, "extrapolated"), (1, 4, "extrapolated")]
)
def test_more_vms_or_vcpus_than_were_tested_are_extrapolated(number, vcpus, state):
    numbers = evaluated([host(), *vms(number, vcpus)], {"outlook": 100})
    assert numbers.gauge("vm-0", "cpu").state == state
    assert numbers.gauge("host", "cpu").state == state
    assert ("extrapolated" in {finding.rule for finding in numbers.findings}) == (state == "extrapolated")


def test_eight_vms_carry_anything_between_the_laws_that_fit():
    numbers = evaluated([host(), *vms(8)], {"outlook": 4000}, cpu_ceiling=0.8)
    gauge = numbers.gauge("vm-0", "cpu")
    by_law = [0.8 * (500 / (users / 8)) ** 1.678 for users in (7219, 6173, 4263)]
    assert gauge.low < by_law[0] < by_law[1] < by_law[2] < gauge.high
    assert gauge.utilization == pytest.approx(by_law[1], rel=0.02)


def test_more_than_one_vcpu_a_core_is_found():
    def rules(*machines):
        return {(finding.rule, finding.severity) for finding in evaluated(machines).findings}

    assert not {rule for rule, _ in rules(host(), *vms(8))} & {"vcpus-beyond-recommended", "vcpus-beyond-most"}
    assert ("vcpus-beyond-recommended", "warning") in rules(host(), *vms(9))
    # The host itself counts for two of the sixteen.
    assert ("vcpus-beyond-recommended", "warning") in rules(host(), *vms(14))
    assert ("vcpus-beyond-most", "error") in rules(host(), *vms(15))


def test_a_vm_larger_than_its_host_is_found():
    found = evaluated([host(), vm(vcpus=9, memory_mb=20000)]).findings
    assert [item.subject for item in found if item.rule == "vm-larger-than-host"] == ["vm", "vm"]


def test_a_vm_keeps_no_more_cores_busy_than_it_has_vcpus():
    """A VM of 3 vCPUs took 222 % of a host of 8 cores."""
    modern = {"exchange": "2010", "guest": "windows-2008-r2-x64", "roles": ("cas",)}
    numbers = evaluated([host(hypervisor="generic-modern"), vm(vcpus=3, **modern)], {"outlook": 100_000})
    assert numbers.gauge("vm", "cpu").utilization > 1
    assert numbers.gauge("host", "cpu").utilization == pytest.approx(3 / 8)
    assert numbers.gauge("host", "cpu").high == pytest.approx(3 / 8)


def test_the_error_of_a_vms_fit_reaches_its_host():
    modern = {"exchange": "2007", "guest": "windows-2003-x64", "roles": ("cas",)}
    users = {"outlook_anywhere": 3000, "owa": 500, "activesync": 500}
    numbers = evaluated([host(hypervisor="generic-modern"), vm(vcpus=4, **modern)], users)
    mine, hosts = numbers.gauge("vm", "cpu"), numbers.gauge("host", "cpu")
    assert hosts.high - hosts.low == pytest.approx((mine.high - mine.low) * 4 / 8)
    assert mine.high - mine.low > 0.12


KNOWN = {"exchange": "2010", "guest": "windows-2008-r2-x64", "roles": ("cas",), "vcpus": 4}
UNKNOWN = {"exchange": "2007", "guest": "windows-2003-x64", "roles": ("mailbox",), "vcpus": 4}


class TestUnknownNeighbours:
    """Nobody measured the CPU of a 2007 Mailbox server."""

    def numbers(self, cores, **unknown):
        machines = [host(cores=cores, hypervisor="generic-modern"), vm("cas", **KNOWN),
                    vm("mbx", **(UNKNOWN | unknown))]  # fmt: skip
        return evaluated(machines, {"outlook": 5000})

    def test_a_vm_that_cannot_wait_for_them_keeps_its_numbers(self):
        numbers = self.numbers(cores=8)
        assert numbers.gauge("mbx", "cpu").state == "no data"
        assert numbers.gauge("cas", "cpu").utilization == self.numbers(cores=16).gauge("cas", "cpu").utilization
        assert numbers.room_of("cas") is not None

    def test_a_vm_that_may_wait_for_them_has_no_data_and_no_room(self):
        numbers = self.numbers(cores=4)
        assert numbers.gauge("cas", "cpu").state == "no data"
        assert numbers.room_of("cas") is None

    @pytest.mark.parametrize("cores", [4, 8])
    def test_their_host_has_no_data_and_no_room(self, cores):
        numbers = self.numbers(cores=cores)
        assert numbers.gauge("host", "cpu").state == "no data"
        assert numbers.room_of("host") is None

    def test_a_machine_without_a_role_is_not_idle(self):
        """571 VMs of an imported estate stood at 0 % and were cut to one vCPU each."""
        numbers = self.numbers(cores=8, roles=())
        for resource in ("cpu", "memory", "disk", "network"):
            assert numbers.gauge("mbx", resource).state == "no data"
        assert numbers.gauge("host", "cpu").state == "no data"
        assert numbers.gauge("cas", "cpu").utilization > 0


def test_an_empty_host_is_idle_and_carries_nobody():
    gauge = evaluated([host()], {"outlook": 10}).gauge("host", "cpu")
    assert (gauge.utilization, gauge.state) == (0, "ok")


def test_scaling_up_and_out_are_not_the_same():
    out, up = (evaluated([host(), *vms(*shape)], {"outlook": 2000}) for shape in ((2, 1), (1, 2)))
    assert out.gauge("vm-0", "cpu").utilization < up.gauge("vm-0", "cpu").utilization


@pytest.mark.parametrize(
    ("memory_mb", "vcpus", "printed"),
    [(1024, 1, 25.90), (1024, 8, 53.82), (4096, 2, 52.72), (4096, 8, 76.78), (16384, 1, 139.62), (16384, 8, 168.60)],
)
def test_the_memory_overhead_of_a_vm_on_vsphere_is_what_the_table_prints(memory_mb, vcpus, printed):
    machines = [host(hypervisor="vsphere-5-and-later"), vm(vcpus=vcpus, memory_mb=memory_mb)]
    plan = plan_of(machines)
    compiled = compile_design(plan, plan.designs[0], library())
    assert compiled.machines.per_vm_mb[0][0] == pytest.approx(printed, rel=0.015)


@pytest.mark.parametrize("hypervisor", ["kvm", "nutanix-ahv", "hyper-v-2012-r2-and-later", "vsphere-5-and-later"])
def test_a_hypervisor_without_a_measurement_says_so_and_has_the_generic_overhead_in_its_band(hypervisor):
    figure = library().hypervisors[hypervisor].get("derate.one_vcpu")
    generic = library().hypervisors["generic-modern"].get("derate.one_vcpu")
    assert (figure.status, figure.place[:19]) == ("assumed", "No published figure")
    assert figure.low <= generic.value <= figure.high
    assert figure.is_weak


@pytest.mark.parametrize(
    ("sockets", "vcpus", "memory_mb", "found"), [(2, 8, 32768, False), (2, 9, 32768, True), (2, 4, 40000, True),
                                                 (1, 9, 40000, False), (None, 9, 40000, False)],
)  # fmt: skip
def test_a_vm_larger_than_a_numa_node_is_a_note(sockets, vcpus, memory_mb, found):
    own = host(cores=16, hypervisor="kvm", memory_mb=65536, sockets=sockets)
    rules = [finding.rule for finding in evaluated([own, vm(vcpus=vcpus, memory_mb=memory_mb)]).findings]
    assert ("vm-larger-than-numa-node" in rules) == found
