"""What a log measured, kept in a plan: beside the load of roles, and as the load of machines without any."""

import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.comparisons.keeping_measured import keep_measured, loads_kept
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad
from planner.presenters.measured import beside_rows, headline
from tests.unit.capacity.building import host, library, plan_of, population, vm
from tests.unit.comparisons.test_measured import beside, series

CLOCK, VCPUS, MEMORY = 2_000.0, 4, 8_192


def estate(**changes):
    machines = [
        host("esx", cores=16, mhz=CLOCK, memory_mb=65_536),
        vm("mail", VCPUS, host="esx", memory_mb=MEMORY),
        vm("file", VCPUS, host="esx", roles=(), memory_mb=MEMORY, **changes),
    ]
    return plan_of(machines, [population(users={"outlook": 100}, mailboxes=100)])


def log(plan):
    used = [series("esx", "Group Cpu", "% Used", 100.0, instance=f"{place}:{name}") for place, name in
            enumerate(("mail", "file"))]  # fmt: skip
    return beside(plan, *used, series("file", "Memory", "Available MBytes", 2_048.0, instance=""))


def kept(plan):
    change = keep_measured(plan.designs[0], log(plan), "mean", "week.csv", library().common)
    after = change.apply(plan)
    return change, after, {machine.id: machine for machine in after.designs[0].machines}


def test_a_machine_without_roles_gets_what_was_measured_as_its_load() -> None:
    plan = estate()
    assert evaluate(plan, "design", library()).gauge("esx", "cpu").utilization is None
    change, after, machines = kept(plan)
    assert machines["file"].other == OtherLoad(cpu_mhz=CLOCK, memory_mb=6_144.0, source="week.csv")
    assert machines["file"].measured.cpu == pytest.approx(0.25)
    assert loads_kept(change) == 1
    assert evaluate(after, "design", library()).gauge("file", "cpu").utilization == pytest.approx(0.25)
    assert evaluate(after, "design", library()).gauge("esx", "cpu").utilization is not None


def test_a_machine_with_roles_keeps_its_other_load() -> None:
    _change, _after, machines = kept(estate())
    assert machines["mail"].other == OtherLoad()
    assert machines["mail"].measured.cpu == pytest.approx(0.25)


def test_the_source_of_what_the_log_does_not_know_stays() -> None:
    _change, _after, machines = kept(estate(other=OtherLoad(disk_iops=40.0, cpu_mhz=1.0, source="RVTools")))
    assert machines["file"].other == OtherLoad(
        cpu_mhz=CLOCK, memory_mb=6_144.0, disk_iops=40.0, source="RVTools; week.csv"
    )


def test_the_source_of_a_measured_value_that_the_log_does_not_know_stays() -> None:
    """The CPU of an inventory was said to come from a log of memory alone."""
    was = Measured(cpu=0.29, source="RVTools")
    plan = estate(measured=was)
    used = beside(plan, series("file", "Memory", "Available MBytes", 2_048.0, instance=""))
    after = keep_measured(plan.designs[0], used, "mean", "week.csv", library().common).apply(plan)
    measured = after.designs[0].by_id["file"].measured
    assert (measured.cpu, measured.source) == (0.29, "RVTools; week.csv")
    _change, _after, machines = kept(estate(measured=was))
    assert machines["file"].measured.source == "week.csv"


def test_without_a_clock_of_the_host_its_share_is_no_load() -> None:
    plan = estate()
    (design,) = plan.designs
    unknown = evolve(design.by_id["esx"], hardware_unknown=True)
    machines = (unknown, *design.machines[1:])
    _change, _after, found = kept(evolve(plan, designs=(evolve(design, machines=machines),)))
    assert found["file"].other.cpu_mhz is None
    assert found["file"].other.memory_mb == 6_144.0


def test_a_log_without_predictions_says_so_and_what_helps() -> None:
    plan = estate()
    found = beside(plan, series("esx", "Group Cpu", "% Used", 100.0, instance="1:file"))
    assert headline(plan.designs[0], found, "cpu", "mean") == (
        "The plan predicts nothing for the 1 machine in the log.",
        "“Keep in plan” enters it as the load of the machines without Exchange roles.",
    )


def test_a_log_of_guests_says_where_their_cpu_is_measured() -> None:
    plan = estate()
    own = series("file", "Processor", "% Processor Time", 50.0)
    found = beside(plan, own, series("file", "Memory", "Available MBytes", 2_048.0, instance=""))
    assert headline(plan.designs[0], found, "cpu", "mean") == (
        "The log has no data to compare for this resource.",
        "The CPU of virtual machines is read from the VM Processor counters of VMware Tools or from an esxtop log of "
        "their host.",
    )


def test_the_headline_and_the_first_rows_are_about_machines_with_exchange() -> None:
    """An estate of hundreds of VMs led with one that has nothing to do with Exchange."""
    plan = estate(other=OtherLoad(cpu_mhz=CLOCK, memory_mb=1_024.0))
    (design,) = plan.designs
    used = {"esx": 30.0, "mail": 4.0, "file": 390.0}
    found = beside(
        plan,
        series("esx", "Physical Cpu", "% Util Time", used["esx"], instance="_Total"),
        *(series("esx", "Group Cpu", "% Used", used[name], instance=f"1:{name}") for name in ("file", "mail")),
    )
    gauges = {machine.id: evaluate(plan, "design", library()).gauge(machine.id, "cpu") for machine in design.machines}
    rows = beside_rows(design, found, "cpu", "mean", gauges)
    assert [row.machine_id for row in rows][-1] == "file"
    assert rows[-1].is_outside
    assert found.rows[-1].machine_id == "file"
    first, second = headline(design, found, "cpu", "mean")
    assert "of 2 machines with Exchange" in first
    assert "file" not in second
