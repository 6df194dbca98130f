"""What was measured is void on hosts with other VMs and on other hardware, whoever edits, and back with one undo."""

import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.plan import edits
from models.plan.change import Change, Replacement
from models.plan.measured_load import Measured
from models.plan.stale_measurements import with_stale_voided
from tests.unit.capacity.building import host, library, plan_of, population, vm

WEEK = Measured(cpu=0.4, memory=0.5, source="week.csv")
VOID = Measured(source="Void, as other virtual machines run there now: week.csv")


def estate():
    machines = [evolve(host(name, cores=16), measured=WEEK) for name in ("esx-1", "esx-2", "esx-3")]
    machines += [vm("mail", 4, host="esx-1"), vm("file", 4, host="esx-1", roles=())]
    return plan_of(machines, [population(users={"outlook": 100}, mailboxes=100)])


def measured_after(change: Change, plan):
    (design,) = with_stale_voided(plan, change).apply(plan).designs
    return {name: design.by_id[name].measured for name in ("esx-1", "esx-2", "esx-3") if name in design.by_id}


def test_hosts_that_a_vm_leaves_and_comes_to_are_measured_no_more() -> None:
    plan = estate()
    change = edits.move_to_host(plan, ["file"], "esx-2")
    assert measured_after(change, plan) == {"esx-1": VOID, "esx-2": VOID, "esx-3": WEEK}
    whole = with_stale_voided(plan, change)
    assert whole.inverse().apply(whole.apply(plan)) == plan


def test_a_host_that_is_placed_by_the_same_change_is_void_too() -> None:
    """A drop on the canvas keeps the places of all cards, hosts among them."""
    plan = estate()
    change = edits.move_to_host(plan, ["file"], "esx-2")
    (design,) = plan.designs
    before = design.by_id["esx-1"]
    placed = Replacement("machines", "esx-1", before, evolve(before, notes="moved"), design.id)
    found = measured_after(evolve(change, replacements=(*change.replacements, placed)), plan)
    assert found["esx-1"] == VOID


def test_a_vm_that_is_switched_off_removed_or_added_counts_as_well() -> None:
    plan = estate()
    off = edits.set_values(plan, ["file"], "powered_off", True)
    assert measured_after(off, plan) == {"esx-1": VOID, "esx-2": WEEK, "esx-3": WEEK}
    assert measured_after(edits.remove(plan, ["file"]), plan)["esx-1"] == VOID


def test_other_edits_leave_what_was_measured() -> None:
    plan = estate()
    change = edits.set_values(plan, ["file", "esx-1"], "notes", "ours")
    assert with_stale_voided(plan, change) == change
    assert measured_after(edits.remove(plan, ["esx-1"]), plan) == {"esx-2": WEEK, "esx-3": WEEK}


def test_the_trail_says_which_measurement_is_not_used() -> None:
    plan = estate()
    moved = with_stale_voided(plan, edits.move_to_host(plan, ["file"], "esx-2")).apply(plan)
    assert evaluate(moved, "design", library()).gauge("esx-1", "cpu").utilization is not None
    for machine in ("esx-2", "file"):
        notes = explain(moved, "design", library(), machine, "cpu").notes
        assert any("What was measured on " in note and "week.csv" in note for note in notes), notes


def measured_estate():
    plan = estate()
    (design,) = plan.designs
    machines = [evolve(machine, measured=WEEK) for machine in design.machines]
    return plan.with_design(evolve(design, machines=machines))


@pytest.mark.parametrize(
    ("machine", "path", "value", "cpu_void", "memory_void"),
    [
        ("mail", "vcpus", 8, {"mail"}, set()),
        ("mail", "memory_mb", 8192, set(), {"mail"}),
        ("esx-1", "processor.cores", 32, {"esx-1"}, set()),
        ("esx-1", "processor.clock_mhz", 3000.0, {"esx-1", "mail", "file"}, set()),
        ("esx-1", "notes", "ours", set(), set()),
    ],
)
def test_a_share_is_void_where_the_machine_has_other_hardware(machine, path, value, cpu_void, memory_void) -> None:
    plan = measured_estate()
    change = with_stale_voided(plan, edits.set_values(plan, [machine], path, value))
    (after,) = change.apply(plan).designs
    assert {each.id for each in after.machines if each.measured.cpu is None} == cpu_void
    assert {each.id for each in after.machines if each.measured.memory is None} == memory_void
    for each in after.machines:
        is_void = each.id in cpu_void | memory_void
        assert each.measured.source == ("week.csv" if not is_void else each.measured.source)
        assert each.measured.source.endswith("hardware is different now: week.csv") == is_void
    assert change.inverse().apply(change.apply(plan)) == plan


def test_a_vm_that_moves_keeps_its_share_only_on_cores_as_fast() -> None:
    plan = measured_estate()
    faster = edits.set_values(plan, ["esx-3"], "processor.clock_mhz", 3000.0).apply(plan)
    for goal, cpu in (("esx-2", 0.4), ("esx-3", None)):
        change = with_stale_voided(faster, edits.move_to_host(faster, ["file"], goal))
        assert change.apply(faster).designs[0].by_id["file"].measured.cpu == cpu


def test_hardware_that_was_unknown_when_measured_is_learnt_not_changed() -> None:
    plan = measured_estate()
    unknown = edits.set_values(plan, ["esx-1"], "hardware_unknown", True).apply(plan)
    learnt = edits.set_values(unknown, ["esx-1"], "processor.clock_mhz", 3000.0)
    assert with_stale_voided(unknown, learnt) == learnt


def test_the_trail_says_that_a_share_is_of_other_hardware() -> None:
    plan = measured_estate()
    grown = with_stale_voided(plan, edits.set_values(plan, ["mail"], "vcpus", 8)).apply(plan)
    assert (
        "The measurement of MAIL has no valid CPU value. CPU void, as the hardware is different now: week.csv."
        in explain(grown, "design", library(), "mail", "cpu").notes
    )
