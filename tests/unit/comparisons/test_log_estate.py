"""A log says nothing of a host that runs other VMs by now; its names hold for the same machines of other designs."""

import pytest
from attrs import evolve

from models.comparisons.keeping_measured import keep_measured
from models.comparisons.log_estate import hosts_with_other_vms, names_in, shares_of_other_hardware, without_stale
from models.errors import ChangeError
from models.plan import edits
from models.plan.stale_measurements import OTHER_HARDWARE, OTHER_VMS
from planner.presenters.measured import headline
from tests.unit.capacity.building import host, library, plan_of, population, server, vm
from tests.unit.comparisons.test_measured import beside, series


def estate():
    machines = [host(name, cores=16) for name in ("esx-1", "esx-2", "esx-3")]
    machines += [vm("mail", 4, host="esx-1"), vm("file", 4, host="esx-2", roles=())]
    return plan_of(machines, [population(users={"outlook": 100}, mailboxes=100)])


def log(plan):
    cpus = [series(name, "Physical Cpu", "% Util Time", 40.0) for name in ("esx-1", "esx-2", "esx-3")]
    return beside(plan, *cpus, series("esx-1", "Group Cpu", "% Used", 100.0, instance="1:mail"))


def held(plan, taken_of):
    (design,) = plan.designs
    return without_stale(log(plan), design, taken_of.designs[0])


def verdicts(found):
    return {row.machine_id: row.verdict == OTHER_VMS for row in found.rows}


def test_hosts_that_a_vm_leaves_and_comes_to_have_no_verdict_until_it_is_back() -> None:
    before = estate()
    change = edits.move_to_host(before, ["file"], "esx-1")
    after = change.apply(before)
    assert verdicts(held(after, before)) == {"esx-1": True, "esx-2": True, "esx-3": False, "mail": False}
    back = change.inverse().apply(after)
    assert not any(verdicts(held(back, before)).values())


def test_what_was_measured_with_other_vms_is_not_kept() -> None:
    before = estate()
    after = edits.move_to_host(before, ["file"], "esx-1").apply(before)
    found = held(after, before)
    kept = keep_measured(after.designs[0], found, "mean", "week.csv", library().common).apply(after).designs[0]
    assert {machine.id: machine.measured.cpu for machine in kept.machines} == {
        "esx-1": None, "esx-2": None, "esx-3": 0.4, "mail": pytest.approx(0.25), "file": None,
    }  # fmt: skip
    stale = evolve(found, rows=[row for row in found.rows if row.verdict == OTHER_VMS])
    with pytest.raises(ChangeError, match="no values that can be saved"):
        keep_measured(after.designs[0], stale, "mean", "week.csv", library().common)
    assert headline(after.designs[0], stale, "cpu", "mean")[0] == (
        "The hosts in the log ran other VMs when it was read."
    )


def test_a_vm_that_is_switched_off_counts_as_well_and_a_new_host_does_not() -> None:
    before = estate()
    off = edits.set_values(before, ["file"], "powered_off", True).apply(before)
    assert hosts_with_other_vms(off.designs[0], before.designs[0]) == {"esx-2"}
    (design,) = before.designs
    fewer = evolve(design, machines=[machine for machine in design.machines if machine.id not in {"esx-2", "file"}])
    assert hosts_with_other_vms(design, fewer) == frozenset()


def hardware_verdicts(found):
    return {(row.machine_id, row.resource) for row in found.rows if row.verdict == OTHER_HARDWARE}


@pytest.mark.parametrize(
    ("machine", "path", "value", "stale"),
    [
        ("mail", "vcpus", 8, {("mail", "cpu")}),
        ("mail", "memory_mb", 8192, {("mail", "memory")}),
        ("esx-1", "processor.cores", 32, {("esx-1", "cpu")}),
        ("esx-1", "processor.clock_mhz", 3000.0, {("esx-1", "cpu"), ("mail", "cpu")}),
        ("esx-1", "processor.relative_speed", 2.0, {("esx-1", "cpu"), ("mail", "cpu")}),
        ("esx-1", "memory_mb", 65536, {("esx-1", "memory")}),
        ("mail", "notes", "ours", set()),
    ],
)
def test_a_share_of_other_hardware_is_not_compared_until_it_is_back(machine, path, value, stale) -> None:
    before = estate()
    change = edits.set_values(before, [machine], path, value)
    after = change.apply(before)
    assert shares_of_other_hardware(after.designs[0], before.designs[0]) == stale
    known = {(row.machine_id, row.resource) for row in log(before).rows}
    assert hardware_verdicts(held(after, before)) == stale & known
    assert not hardware_verdicts(held(change.inverse().apply(after), before))


def test_hardware_that_was_unknown_when_the_log_was_read_is_no_other() -> None:
    known = estate()
    unknown = edits.set_values(known, ["esx-1"], "hardware_unknown", True).apply(known)
    found = edits.set_values(unknown, ["esx-1"], "processor.clock_mhz", 3000.0).apply(unknown)
    assert shares_of_other_hardware(found.designs[0], unknown.designs[0]) == frozenset()


def test_a_vm_is_other_hardware_than_the_server_of_its_name_and_is_not_kept() -> None:
    physical = plan_of([server("mail", cores=4), host("esx-1", cores=16)], [population(users={"outlook": 100})])
    (of_log,) = physical.designs
    moved = estate()
    consolidated = evolve(moved.designs[0], id="consolidated")
    found = without_stale(log(moved), consolidated, of_log)
    assert ("mail", "cpu") in hardware_verdicts(found)
    of_mail = evolve(found, rows=[row for row in found.rows if row.machine_id == "mail"])
    with pytest.raises(ChangeError, match="no values that can be saved"):
        keep_measured(consolidated, of_mail, "mean", "week.csv", library().common)
    assert headline(consolidated, of_mail, "cpu", "mean")[0] == (
        "The machines in the log had other hardware when it was read."
    )


def test_a_copy_of_the_design_has_the_same_hosts_until_a_vm_moves_there() -> None:
    before = estate()
    plan = edits.add_design(before, "Tomorrow", like="design").apply(before)
    copy = plan.designs[1]
    assert not {machine.id for machine in copy.machines} & {machine.id for machine in before.designs[0].machines}
    assert hosts_with_other_vms(copy, before.designs[0]) == frozenset()
    names = {machine.name: machine.id for machine in copy.machines}
    of_file, of_first = (names[before.designs[0].by_id[name].name] for name in ("file", "esx-1"))
    moved = edits.move_to_host(plan, [of_file], of_first).apply(plan).designs[1]
    assert {moved.by_id[name].name for name in hosts_with_other_vms(moved, before.designs[0])} == {
        before.designs[0].by_id[name].name for name in ("esx-1", "esx-2")
    }


def test_names_matched_by_hand_hold_for_the_same_machines_of_other_designs() -> None:
    before = estate()
    plan = edits.add_design(before, "Tomorrow", like="design").apply(before)
    first, copy = plan.designs
    named = {"OLDMAIL": "mail", "OLDHOST": "esx-3", "GONE": "nobody"}
    assert names_in(plan, first, named) == {"OLDMAIL": "mail", "OLDHOST": "esx-3"}
    found = names_in(plan, copy, named)
    assert {name: copy.by_id[identifier].name for name, identifier in found.items()} == {
        "OLDMAIL": first.by_id["mail"].name, "OLDHOST": first.by_id["esx-3"].name,
    }  # fmt: skip
    assert set(found.values()) <= copy.by_id.keys()


def test_a_name_that_two_machines_have_matches_none_of_another_design() -> None:
    before = estate()
    plan = edits.add_design(before, "Tomorrow", like="design").apply(before)
    copy = plan.designs[1]
    twice = evolve(
        copy, machines=[evolve(machine, name=plan.designs[0].by_id["mail"].name) for machine in copy.machines]
    )
    assert names_in(plan.with_design(twice), twice, {"OLDMAIL": "mail"}) == {}
