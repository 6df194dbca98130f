"""What an inventory says of VMs: switched off, vCPUs that are threads, and memory that is measured as shared."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.batch import batch_of
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.load import load_of
from models.capacity.scenarios import scenario_basis_of, work_of
from models.comparisons.failures import failures
from models.comparisons.outages import Outage
from models.comparisons.restarts import restarted
from models.consolidation.choices import Choices, types_of_design
from models.consolidation.consolidate import consolidate
from models.errors import PlanError
from models.plan.checks import require_sound
from models.plan.dags import Dag
from models.plan.edits import set_values
from models.plan.other_load import OtherLoad
from models.plan.scenario import Scenario
from models.plan.unknown_hardware import unknown_parts
from tests.unit.capacity.building import host, library, plan_of, population, vm

RESOURCES = ("cpu", "memory", "disk", "network")
BUSY = OtherLoad(cpu_mhz=4_000.0, memory_mb=2_048.0, disk_iops=100.0, network_mbit_s=10.0)


def numbers(plan, machine="esx"):
    evaluation = evaluate(plan, "design", library())
    return [evaluation.gauge(machine, name).utilization for name in RESOURCES]


def estate(*vms, hypervisor="vsphere-5-and-later", **rest):
    esx = host("esx", cores=8, mhz=2000, memory_mb=65_536, hypervisor=hypervisor, disk_iops=500.0, network_mbit_s=1e3)
    return plan_of([esx, *vms], **rest)


def lacking_parts(plan, *lacking, host="esx"):
    known = {part for part in ("cores", "clock", "memory") if part not in lacking}
    design = plan.designs[0]
    machines = [
        evolve(machine, hardware_unknown=True, known_hardware=known) if machine.id == host else machine
        for machine in design.machines
    ]
    return plan.with_design(evolve(design, machines=machines))


def mail(identifier, **values):
    return vm(identifier, 4, host="esx", roles=("mailbox",), exchange="2016", guest="windows-2016-x64",
              memory_mb=16_384, **values)  # fmt: skip


def test_a_host_is_as_it_is_without_the_vm_that_is_off() -> None:
    on = vm("on", 4, host="esx", roles=(), other=BUSY)
    off = vm("off", 4, host="esx", roles=(), other=BUSY, powered_off=True)
    assert numbers(estate(on, off)) == numbers(estate(on))
    assert numbers(estate(on, evolve(off, powered_off=False))) != numbers(estate(on))
    assert numbers(estate(on, off), "off") == [None] * 4


def test_an_unknown_load_that_is_off_leaves_its_host_known() -> None:
    on = vm("on", 4, host="esx", roles=(), other=BUSY)
    unknown = vm("unknown", 4, host="esx", roles=())
    assert numbers(estate(on, unknown))[0] is None
    assert numbers(estate(on, evolve(unknown, powered_off=True))) == numbers(estate(on))
    evaluation = evaluate(estate(on, evolve(unknown, powered_off=True)), "design", library())
    assert "no-role" not in {finding.rule for finding in evaluation.findings}


def test_it_serves_nobody() -> None:
    users = [population(users={"owa": 1_000}, mailboxes=1_000)]
    both = estate(mail("first"), mail("second", powered_off=True), populations=users)
    alone = estate(mail("first"), populations=users)
    assert numbers(both, "first") == numbers(alone, "first")
    found = evaluate(both, "design", library())
    assert (found.users_of("second"), found.room_of("second")) == (0, None)
    none = evaluate(estate(mail("first", powered_off=True), populations=users), "design", library())
    assert "mailbox" in {gap.role for gap in none.gaps}


def test_the_derate_counts_vms_that_run() -> None:
    two = estate(mail("first"), mail("second", powered_off=True), hypervisor="esx-3.0.1",
                 populations=[population(users={"owa": 500}, mailboxes=500)])  # fmt: skip
    one = estate(mail("first"), hypervisor="esx-3.0.1", populations=two.populations)
    assert numbers(two, "first") == numbers(one, "first")
    last = explain(two, "design", library(), "esx", "cpu").steps[-1]
    assert last.value == pytest.approx(numbers(two)[0])
    trail = explain(two, "design", library(), "second", "cpu")
    assert (trail.summary, trail.steps) == ("SECOND is switched off.", ())


def test_a_failure_stops_only_what_runs() -> None:
    on = vm("on", 4, host="esx", roles=(), other=BUSY)
    off = vm("off", 4, host="esx", roles=(), powered_off=True)
    with_off, without = (failures(plan, "design", library()) for plan in (estate(on, off), estate(on)))
    assert [found.stopped for found in with_off.results] == [found.stopped for found in without.results]


def test_consolidation_leaves_it_behind() -> None:
    plan = estate(vm("on", 4, host="esx", roles=(), other=BUSY), vm("off", 4, host="esx", roles=(), powered_off=True))
    found = consolidate(plan, "design", Choices(hosts=(plan.designs[0].by_id["esx"],)), library())
    assert {source for placed in found.placements for source in placed.sources} == {"on"}


def test_a_member_of_a_dag_runs() -> None:
    plan = estate(mail("first"), populations=[population(users={"owa": 10}, mailboxes=10)])
    group = Dag(id="dag", name="DAG", members=("first",), serves=(plan.populations[0].id,), databases=1, copies=1,
                failures=0)  # fmt: skip
    sound = plan.with_design(evolve(plan.designs[0], dags=(group,)))
    require_sound(sound)
    off = tuple(evolve(machine, powered_off=True) if machine.id == "first" else machine
                for machine in sound.designs[0].machines)  # fmt: skip
    with pytest.raises(PlanError, match="'FIRST' is switched off"):
        require_sound(sound.with_design(evolve(sound.designs[0], machines=off)))


def test_a_thread_is_worth_less_than_a_core_and_two_share_one() -> None:
    users = [population(users={"owa": 2_000}, mailboxes=2_000)]
    cores = estate(mail("mail"), populations=users)
    threads = estate(mail("mail", vcpu_is_thread=True), populations=users)
    share = library().common.get("vcpu.thread_share")
    assert numbers(threads, "mail")[0] == pytest.approx(numbers(cores, "mail")[0] / share.value)
    low, high = (getattr(evaluate(threads, "design", library()).gauge("mail", "cpu"), end) for end in ("low", "high"))
    assert low < numbers(threads, "mail")[0] < high
    # Four threads keep two cores busy at most.
    busy = min(numbers(threads, "mail")[0], 1.0)
    assert numbers(threads)[0] == pytest.approx(busy * 2 / 8)
    steps = explain(threads, "design", library(), "mail", "cpu").steps
    assert share.key in {figure.key for step in steps for figure in step.figures}


def test_vcpus_that_are_threads_count_by_the_cores_that_they_use() -> None:
    def rules(*vms):
        return {finding.rule for finding in evaluate(estate(*vms), "design", library()).findings}

    crowd = [evolve(mail(f"mail-{row}"), vcpus=8) for row in range(2)]
    assert "vcpus-beyond-most" in rules(*crowd)
    assert not {rule for rule in rules(*(evolve(machine, vcpu_is_thread=True) for machine in crowd)) if "vcpus" in rule}


def test_a_guest_of_another_system_shares_no_pages() -> None:
    pair = [vm(f"vm-{row}", 2, host="esx", roles=(), guest="windows-2008-r2-x64", memory_mb=4_096) for row in range(2)]
    known, other = (
        evaluate(estate(*vms, hypervisor="esx-3.0.1"), "design", library()).sharing_of("esx")
        for vms in (pair, [evolve(machine, guest="other") for machine in pair])
    )
    assert (known > 0.0, other) == (True, 0.0)


def test_measured_sharing_stands_in_place_of_the_estimate() -> None:
    pair = [vm(f"vm-{row}", 2, host="esx", roles=(), guest="windows-2008-r2-x64", memory_mb=4_096) for row in range(2)]
    measured = estate(*(evolve(machine, shared_mb=300.0) for machine in pair), hypervisor="esx-3.0.1")
    large = [
        evolve(machine, large_pages=True) if machine.id == "esx" else machine
        for machine in measured.designs[0].machines
    ]
    for plan in (measured, measured.with_design(evolve(measured.designs[0], machines=tuple(large)))):
        assert evaluate(plan, "design", library()).sharing_of("esx") == 600.0
        step = next(
            step for step in explain(plan, "design", library(), "esx", "memory").steps if "sharing" in step.text
        )
        assert step.text.endswith("600 MB of it was measured")
        assert step.figures == ()
    # Of the other VMs it is estimated as before; one alone shares nothing.
    one = estate(evolve(pair[0], shared_mb=300.0), pair[1], hypervisor="esx-3.0.1")
    assert evaluate(one, "design", library()).sharing_of("esx") == 300.0
    beyond = estate(*(evolve(machine, shared_mb=9_000.0) for machine in pair), hypervisor="esx-3.0.1")
    assert evaluate(beyond, "design", library()).sharing_of("esx") == 2 * 4_096


def test_a_host_of_unknown_hardware_shows_nothing_and_its_vms_no_cpu() -> None:
    on = vm("on", 4, host="esx", roles=(), other=BUSY)
    known = estate(on)
    machines = [
        evolve(machine, hardware_unknown=True) if machine.id == "esx" else machine
        for machine in known.designs[0].machines
    ]
    plan = known.with_design(evolve(known.designs[0], machines=tuple(machines)))
    assert numbers(plan)[:2] == [None, None]
    assert numbers(plan, "on")[:2] == [None, numbers(known, "on")[1]]
    evaluation = evaluate(plan, "design", library())
    assert ("hardware-unknown", "esx") in {(finding.rule, finding.subject) for finding in evaluation.findings}
    assert (evaluation.room_of("esx"), evaluation.room_of("on"), evaluation.sharing_of("esx")) == (None, None, 0.0)
    assert explain(plan, "design", library(), "esx", "cpu").notes[0] == "Unknown hardware: cores and clock."
    assert explain(plan, "design", library(), "esx", "memory").notes[0] == "Unknown hardware: memory."
    assert explain(plan, "design", library(), "on", "cpu").notes[0] == "Unknown hardware of its host: cores and clock."
    assert failures(plan, "design", library()).may_fail in (None, 0)
    assert types_of_design(plan.designs[0]) == ()


@pytest.mark.parametrize("lacking", ["cores", "clock", "memory"])
def test_what_does_not_depend_on_the_part_that_a_host_lacks_is_shown(lacking: str) -> None:
    on, served = vm("on", 4, host="esx", roles=(), other=BUSY), mail("mail")
    known = estate(on, served, populations=[population(users={"owa": 500}, mailboxes=500)])
    plan = lacking_parts(known, lacking)
    cpu, memory = numbers(known)[:2]
    assert numbers(plan)[:2] == ([cpu, None] if lacking == "memory" else [None, memory])
    for machine in ("on", "mail"):
        own = numbers(known, machine)
        assert numbers(plan, machine) == (own if lacking == "memory" else [None, *own[1:]])
    evaluation = evaluate(plan, "design", library())
    told = [finding.text for finding in evaluation.findings if finding.rule == "hardware-unknown"]
    assert told == [f"ESX: {lacking} unknown"]
    unknown = "memory" if lacking == "memory" else "cpu"
    assert explain(plan, "design", library(), "esx", unknown).notes[0] == f"Unknown hardware: {lacking}."
    assert failures(plan, "design", library()).may_fail == failures(known, "design", library()).may_fail == 0
    assert evaluation.room_of("esx") is None
    assert types_of_design(plan.designs[0]) == ()


def test_a_wholly_unknown_host_that_gets_a_value_knows_it_and_at_last_everything() -> None:
    plan = lacking_parts(estate(vm("on", 4, host="esx", roles=(), other=BUSY)), "cores", "clock", "memory")
    for path, value, left in (
        ("memory_mb", 32_768, {"cores", "clock"}),
        ("processor.cores", 16, {"clock"}),
        ("processor.clock_mhz", 2_500, set()),
    ):
        plan = set_values(plan, ["esx"], path, value).apply(plan)
        esx = plan.designs[0].by_id["esx"]
        assert unknown_parts(esx) == left
    assert (esx.hardware_unknown, esx.known_hardware) == (False, ())
    assert None not in numbers(plan)[:2]


def test_vms_start_again_on_a_host_of_known_memory_alone() -> None:
    on = vm("on", 4, host="esx", roles=(), other=BUSY)
    other = host("other", cores=8, mhz=2000, memory_mb=65_536, hypervisor="vsphere-5-and-later")
    known = plan_of([host("esx", cores=8, mhz=2000, memory_mb=65_536, hypervisor="vsphere-5-and-later"), other, on])
    outage = Outage(("esx",))

    def home(plan):
        design = restarted(plan.designs[0], outage, library().hypervisors, 0.9)
        return design.by_id["on"].host

    assert home(known) == "other"
    assert home(lacking_parts(known, "clock", host="other")) == "other"
    assert home(lacking_parts(known, "memory", host="other")) == "esx"


@pytest.mark.parametrize("bound", [0, 1, 2])
@pytest.mark.parametrize("known", [(), ("cores", "memory"), ("clock",), ("cores", "clock")])
def test_scenarios_know_as_little_of_unknown_hardware(bound: int, known: tuple[str, ...]) -> None:
    machines = [
        evolve(
            host("esx", cores=2, memory_mb=65_536, hypervisor="vsphere-5-and-later"),
            hardware_unknown=True, known_hardware=known,
        ),
        mail("mail"), vm("on", 4, host="esx", roles=(), other=BUSY),
    ]  # fmt: skip
    plan = plan_of(machines, [population(users={"owa": 2_000}, mailboxes=2_000)])
    compiled = compile_design(plan, plan.designs[0], library())
    scenarios = [Scenario(users=factor) for factor in (0.0, 1.0, 3.0)]
    basis = scenario_basis_of(plan, library().common, work_of(scenarios), bound)
    found = batch_of(compiled, basis.parts, bound).utilization(basis)
    for row in range(len(scenarios)):
        np.testing.assert_allclose(found[row], load_of(compiled, bound, basis.drivers(row)).utilization(), rtol=1e-12)


def test_users_are_shared_out_by_no_clock_that_is_a_placeholder() -> None:
    """A VM whose host is unknown gets the share of an average one, however fast its placeholder is."""

    def shares(mhz: float, *, unknown: bool) -> list[float]:
        lacking = {"hardware_unknown": True, "known_hardware": ("cores", "memory")} if unknown else {}
        machines = [
            host("esx", cores=8, mhz=2_000.0, memory_mb=65_536, hypervisor="vsphere-5-and-later"),
            host("other", cores=8, mhz=mhz, memory_mb=65_536, hypervisor="vsphere-5-and-later", **lacking),
            mail("mail"), evolve(mail("post"), host="other"),
        ]  # fmt: skip
        plan = plan_of(machines, [population(users={"owa": 500}, mailboxes=500)])
        evaluation = evaluate(plan, "design", library())
        return [evaluation.users_of("mail"), evaluation.users_of("post")]

    assert shares(6_000.0, unknown=False)[1] == pytest.approx(3.0 * shares(6_000.0, unknown=False)[0])
    assert shares(6_000.0, unknown=True) == pytest.approx([250.0, 250.0])
