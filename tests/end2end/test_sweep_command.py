"""`planner sweep` as a user runs it."""

import csv
import io
import json

import pytest

from tests.end2end.running import answer, planner, refusal


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    path = tmp_path_factory.mktemp("sweep") / "plan.xplan"
    answer("new", "--sample", "three-sites", path)
    return path


def test_one_parameter_is_a_table_with_the_ceilings_that_are_passed(plan):
    text = answer("sweep", plan, "--design", "consolidated", "--parameter", "users", "--from", 0.5, "--to", 2)
    lines = text.splitlines()
    assert lines[0].startswith("All users")
    assert len([line for line in lines if " % memory" in line or " % CPU" in line]) == 11
    assert any("exceeds its ceiling at" in line for line in lines)


def test_one_point_of_a_sweep_is_what_evaluate_says(plan):
    swept = json.loads(answer("sweep", plan, "--parameter", "users", "--from", 1, "--to", 2, "--steps", 2, "--json"))
    numbers = json.loads(answer("evaluate", plan, "--json"))["designs"][0]
    for mine, theirs in zip(swept["points"][0]["machines"], numbers["machines"], strict=True):
        assert mine["machine"] == theirs["id"]
        assert mine["limiter"] == theirs["limiter"]
        assert mine["utilization"] == pytest.approx(theirs["resources"][mine["limiter"]]["utilization"])


def test_mailboxes_of_a_size_ask_what_they_ask_where_it_is_typed_into_the_plan(tmp_path):
    plan = tmp_path / "plan.json"
    answer("new", "--sample", "two-site-dag", plan)
    ends = ("--parameter", "mailbox-size", "--from", 6600, "--to", 6700, "--steps", 2)
    swept = json.loads(answer("sweep", plan, *ends, "--json"))
    typed = json.loads(plan.read_text("utf-8")) | {"digest": None}
    del typed["digest"]
    for population in typed["populations"]:
        population["mailbox_mb"] = 6700
    plan.write_text(json.dumps(typed))
    [theirs] = json.loads(answer("evaluate", plan, "--json"))["designs"][0]["dags"]
    space = next(group for group in swept["groups"] if group["limit"] == "capacity")
    assert space["utilization"][1] == pytest.approx(theirs["capacity"]["utilization"])
    crossing = next(row for row in swept["group_crossings"] if row["limit"] == "capacity")
    assert (round(crossing["at"]), crossing["above_at_first"]) == (6611, False)
    assert theirs["capacity"]["utilization"] > 1.0


def test_two_parameters_are_a_map(plan):
    two = ("--parameter", "users", "--parameter", "overhead", "--steps", 4, "--steps", 3)
    lines = answer("sweep", plan, *two).splitlines()
    assert len(lines) == 5
    assert lines[1].startswith("Virtualization overhead / All users")


def test_csv_has_a_row_for_each_machine_at_each_point(plan):
    two = ("--parameter", "users", "--parameter", "messages", "--steps", 3, "--steps", 2)
    rows = list(csv.DictReader(io.StringIO(answer("sweep", plan, *two, "--csv"))))
    assert {(row["users"], row["messages"]) for row in rows} == {
        (users, messages) for users in ("0.5", "1.25", "2") for messages in ("0.5", "2")
    }
    assert len(rows) == 6 * len({row["machine"] for row in rows})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--parameter", "colour"), "no parameter 'colour'"),
        (("--parameter", "users", "--from", "2", "--to", "1"), "users must be from 0 to 10"),
        (("--parameter", "users", "--design", "none"), "no design 'none'"),
        (("--parameter", "users", "--parameter", "messages", "--parameter", "overhead"), "one parameter or two"),
        (("--parameter", "users", "--steps", "1000000"), "too many"),
    ],
)
def test_what_cannot_be_swept_is_one_sentence(plan, arguments, words):
    assert words in refusal("sweep", plan, *arguments)


def test_json_and_csv_at_once_are_a_wrong_command_line(plan):
    assert planner("sweep", plan, "--parameter", "users", "--json", "--csv").returncode == 2
