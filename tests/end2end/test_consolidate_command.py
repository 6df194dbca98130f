"""`planner consolidate` as a user runs it."""

import io
import json

import pytest
from attrs import evolve

from models.plan.measured_load import Measured
from models.planfile import load_plan, save_plan
from planner.cli._progress import ProgressLine
from planner.cli.consolidate import told_by
from tests.end2end.running import answer, planner, refusal


def consolidated(*arguments):
    """What it prints; on a slow machine it says meanwhile how far it is."""
    finished = planner("consolidate", *arguments)
    assert finished.returncode == 0
    assert all("lower bound" in line for line in finished.stderr.splitlines())
    return finished.stdout


def as_json(*arguments):
    return json.loads(consolidated(*arguments, "--json"))


@pytest.fixture
def three_sites(tmp_path):
    plan = tmp_path / "three.xplan"
    answer("new", "--sample", "three-sites", plan)
    return plan


@pytest.fixture
def document_003(tmp_path):
    plan = tmp_path / "003.xplan"
    answer("new", "--sample", "exchange-2003-consolidation", plan)
    return plan


def test_prints_where_each_vm_stands_and_what_it_saves(document_003):
    text = consolidated(document_003, "--host", "poweredge-6850", "--roles-may-share")
    assert text.splitlines()[0].split() == ["Host", "VM", "vCPUs", "Memory", "CPU", "Limited", "by"]
    assert "4 physical machines become 1 host with 4 VMs." in text
    assert "This is the proven optimum." in text
    assert text.count("memory, 9") == 4


def test_what_shares_a_host_today_may_go_on_to_do_so(document_003):
    text = consolidated(document_003, "--design", "four-vms", "--host", "poweredge-6850", "--roles-as-today")
    assert "1 physical machine becomes 1 host with 4 VMs." in text
    assert "if it fails, they are down together" in text


def test_json_tells_the_same_and_the_plan_is_left_as_it_is(three_sites):
    before = three_sites.read_bytes()
    numbers = as_json(three_sites, "--host", "con-lon-1", "con-lee-1", "--spare", 1)
    assert numbers["proven"]
    assert numbers["cost"] == numbers["bound"]
    assert numbers["spare"] == 2
    assert len(numbers["hosts"]) == numbers["cost"] + 2
    assert {placement["replaces"][0] for placement in numbers["placements"]} >= {"lon-cas-1", "lee-mbx-1"}
    assert numbers["beyond"] == []
    assert three_sites.read_bytes() == before


def test_the_plan_with_the_new_design_is_written(three_sites, tmp_path):
    target = tmp_path / "after.xplan"
    consolidated(three_sites, "--host", "con-lon-1", "--design", "physical", "--output", target)
    names = [design.name for design in load_plan(target).plan.designs]
    assert names == ["Today, physical", "Consolidated", "Consolidated, one spare host", "Today, physical, consolidated"]
    assert "Today, physical, consolidated" in answer("compare", target)
    assert "exists already" in refusal("consolidate", three_sites, "--host", "con-lon-1", "--output", target)


def test_rules_are_read_from_the_command_line(three_sites):
    numbers = as_json(
        three_sites, "--host", "con-lon-1", "--roles-may-share", "--together", "lon-cas-1,lon-mbx-3",
        "--pin", "lon-cas-2=leeds", "--cpu-ceiling", "60%", "--vcpus-per-core", "2",
    )  # fmt: skip
    host_of = {placement["name"]: placement["host"] for placement in numbers["placements"]}
    site_of = {host["id"]: host["site"] for host in numbers["hosts"]}
    assert host_of["LON-CAS-1"] == host_of["LON-MBX-3"]
    assert site_of[host_of["LON-CAS-2"]] == "leeds"
    assert max(placement["cpu"] for placement in numbers["placements"]) <= 0.6 + 1e-9


def test_machines_are_given_by_name_too(document_003, three_sites):
    given = "--host", "con-lon-1", "--roles-may-share", "--design", "physical"
    by_id = as_json(three_sites, *given, "--together", "lon-cas-1,lon-mbx-3", "--pin", "lon-cas-2=leeds")
    by_name = as_json(three_sites, *given, "--together", "LON-CAS-1,LON-MBX-3", "--pin", "LON-CAS-2=leeds")
    assert by_name == by_id
    host = next(machine for machine in load_plan(document_003).plan.designs[1].machines if machine.kind == "host")
    design = load_plan(document_003).plan.designs[1].id
    assert as_json(document_003, "--design", design, "--host", host.name) == as_json(
        document_003, "--design", design, "--host", host.id
    )


def test_contradicting_rules_and_unknown_things_are_one_line(three_sites):
    assert "must stay together and be kept apart" in refusal(
        "consolidate", three_sites, "--together", "lon-cas-1,lon-cas-2"
    )
    assert "no host type 'big'" in refusal("consolidate", three_sites, "--host", "big")
    assert "no design 'x'" in refusal("consolidate", three_sites, "--design", "x")
    assert "fits on a host of the chosen types" in refusal("consolidate", three_sites, "--host", "poweredge-6850")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--spare", "-1"], ["--cpu-ceiling", "140"], ["--together", "one"], ["--pin", "lon-cas-1"],
        ["--fewest", "money"], ["--output", "plan.txt"],
    ],
)  # fmt: skip
def test_a_wrong_command_line_is_two(three_sites, wrong):
    assert planner("consolidate", three_sites, *wrong).returncode == 2


def test_the_best_so_far_is_a_plain_line_when_it_changes():
    stream, now = io.StringIO(), [100.0]
    watch = told_by(ProgressLine(stream, lambda: now[0]), "hosts")
    for tenth in range(40):
        now[0] += 0.1
        if tenth in {0, 24}:
            watch.progress(41.0 - tenth / 24, 34.0, 0.1)
        assert not watch.cancelled()
    lines = stream.getvalue().splitlines()
    assert lines[0] == "Best so far: 41 hosts; lower bound: 34."
    assert lines[-1].startswith("Best so far: 40 hosts")
    assert len(lines) == 2


def test_a_machine_of_the_library_can_be_the_host(document_003, tmp_path):
    target, machine = tmp_path / "new.xplan", "dell-poweredge-r760-6426y"
    numbers = as_json(document_003, "--host", machine, "--host-memory-mb", 393216, "--output", target)
    plan = load_plan(target).plan
    hosts = [plan.designs[-1].by_id[host["id"]] for host in numbers["hosts"]]
    assert {(host.model, host.memory_mb, host.processor.cores) for host in hosts} == {(machine, 393216, 32)}
    assert machine in plan.models_by_id
    assert "and the machines of the library" in refusal("consolidate", document_003, "--host", "abacus")


def test_vms_are_sized_by_what_was_measured_unless_the_prediction_is_chosen(document_003, tmp_path):
    plan = load_plan(document_003).plan
    design = plan.design("physical")
    busy = [evolve(machine, measured=Measured(cpu=0.7, source="week.csv")) for machine in design.machines]
    measured = tmp_path / "measured.json"
    save_plan(plan.with_design(evolve(design, machines=busy)), measured)
    given = (measured, "--design", "physical", "--roles-may-share")
    by_both, by_prediction = as_json(*given), as_json(*given, "--size-by", "predicted")
    assert {row["cpu_by"] for row in by_both["placements"]} == {"measured"}
    assert {row["cpu_by"] for row in by_prediction["placements"]} == {"predicted"}
    assert "sized by what was measured" in by_both["sentence"]
    sizes = [sum(row["vcpus"] for row in found["placements"]) for found in (by_both, by_prediction)]
    assert sizes[0] > sizes[1]
