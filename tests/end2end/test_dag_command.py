"""`planner dag` as a user runs it."""

import csv
import io
import re

import pikepdf
import pytest
from attrs import evolve

from models.capacity.dags.results import LIMITS
from models.planfile import save_plan
from tests.end2end.running import answer, as_json, planner
from tests.unit.capacity.test_dags import plan_with


@pytest.fixture
def plan(tmp_path):
    return save_plan(plan_with(lagged=1), tmp_path / "plan.xplan").path


def test_the_numbers_of_a_group_are_printed(plan) -> None:
    text = answer("dag", plan)
    assert text.startswith("DAG: 48 databases, 4 copies, 6,000 mailboxes")
    assert "Room for" in text and "Log shipping from London to Leeds" in text
    assert "5 (3 needed)" in text and "48.0" not in text
    (group,) = as_json("dag", plan)["dags"]
    assert len(group["databases"]) == 48
    assert [len(row["failed"]) for row in group["failures"]] == [0, 1, 2, 2, 2]
    assert group["failures"][0]["votes"] == 5
    assert (group["name"], group["copies"], group["lagged"], len(group["members"])) == ("DAG", 4, 1, 4)
    assert group["worst_failure"] == group["failures"][group["failures_to_survive"]]
    assert f"With any one site lost: room for {group['room_mailboxes_site_lost']:,} mailboxes" in text
    assert group["disks"] == {"number": 12, "spare": 1, "layout": "jbod"}
    assert as_json("evaluate", plan)["designs"][0]["dags"] == [group]


def test_what_is_evaluated_tells_of_the_groups(plan) -> None:
    (line,) = (line for line in answer("evaluate", plan).splitlines() if line.startswith("DAG: "))
    assert line.startswith("DAG: Survives 1 failure, 4 votes left, 3 needed; ")
    assert "in the worst failure: " in line and line.endswith(" mailboxes")
    assert re.search(r"%\), \S+ lost; ", line)


def test_the_worst_failure_and_the_worst_loss_of_a_site_are_named(tmp_path) -> None:
    path = tmp_path / "sample.xplan"
    answer("new", "--sample", "two-site-dag", path)
    lines = answer("dag", path).splitlines()
    assert "Worst failure: HAM-EX-1 and HAM-EX-2 lost, CPU 55 % (54 to 55 %)" in lines
    assert "Worst loss of a site: Frankfurt, CPU 55 % (54 to 55 %)" in lines
    (group, _) = (row for row in as_json("evaluate", path)["designs"] for row in row["dags"])
    assert (group["worst_failure"]["site"], group["worst_site"]["site"]) == (None, "frankfurt")


def test_mailboxes_that_are_too_many_are_counted(tmp_path) -> None:
    full = save_plan(plan_with(mailboxes=30_000), tmp_path / "full.xplan").path
    (group,) = as_json("dag", full)["dags"]
    assert group["room_mailboxes"] < 0
    assert f"{-group['room_mailboxes']:,} mailboxes too many; limited by: {LIMITS[group['limit']]}" in answer(
        "dag", full
    )


def test_tables_and_commands_are_printed_and_not_run(plan) -> None:
    rows = {
        kind: list(csv.DictReader(io.StringIO(answer("dag", plan, "--csv", kind))))
        for kind in ("dags", "servers", "copies")
    }
    (group,) = rows["dags"]
    assert (group["DAG"], group["Databases"], group["Copies"], group["Lagged copies"]) == ("DAG", "48", "4", "1")
    assert len(rows["servers"]) == 4
    assert len(rows["copies"]) == 192
    script = answer("dag", plan, "--powershell")
    assert "New-DatabaseAvailabilityGroup -Name 'DAG' -WitnessServer $WitnessServer" in script
    assert script.count("Add-MailboxDatabaseCopy") == 144


def test_a_plan_without_groups_says_so_and_a_wrong_choice_is_refused(sample, plan) -> None:
    assert "has no database availability group" in answer("dag", sample)
    assert planner("dag", plan, "--csv", "copies", "--powershell").returncode == 2
    assert planner("dag", plan, "--design", "none").returncode == 1


def test_a_dag_that_moves_to_another_version_is_written_with_its_new_members(tmp_path) -> None:
    target = tmp_path / "moved.xplan"
    sample_plan = tmp_path / "sample.json"
    answer("new", "--sample", "two-site-dag", sample_plan)
    moved = as_json("move", sample_plan, "--design", "today", "--output", target)
    (group,) = as_json("dag", target, "--design", moved["design"])["dags"]
    assert set(group["members"]) == {server["id"] for server in moved["servers"]}
    assert group["worst_failure"]["lost_databases"] == 0


def test_long_names_in_a_report_run_down_no_page(tmp_path) -> None:
    whole = plan_with()
    design = whole.designs[0]
    long = tuple(evolve(machine, name=f"{row}{'x' * 149}") for row, machine in enumerate(design.machines))
    path = save_plan(whole.with_design(evolve(design, machines=long)), tmp_path / "long.xplan").path
    answer("convert", path, tmp_path / "long.pdf")
    with pikepdf.open(tmp_path / "long.pdf") as report:
        assert len(report.pages) <= 9
