"""What was measured on hosts: void once other VMs run there, whoever moves them, and back with one undo."""

from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.plan import edits
from models.plan.change import Change, Replacement
from models.plan.measured_hosts import with_stale_voided
from models.plan.measured_load import Measured
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
