"""`planner diff` as a user runs it: two designs of a plan, two plans, JSON, and what it cannot hold side by side."""

import json

import pytest

from tests.end2end.running import answer, as_json, refusal


@pytest.fixture
def plan(tmp_path):
    """Return the path of a sample as JSON, to be edited."""
    path = tmp_path / "mine.json"
    answer("new", "--sample", "cas-hub-consolidation", tmp_path / "mine.xplan")
    answer("convert", tmp_path / "mine.xplan", path)
    return path


def edited(plan, name, change):
    """Return the path of a copy of a plan with a change."""
    document = json.loads(plan.read_text(encoding="utf-8"))
    del document["digest"]
    change(document)
    path = plan.with_name(name)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_two_designs_of_a_plan(plan):
    lines = answer("diff", plan).splitlines()
    assert lines[0] == "Two single-role servers → One combined server: 1 added, 2 removed."
    assert lines[1].split() == ["Change", "Item", "Field", "Before", "After"]
    assert [line.split()[:2] for line in lines[2:]] == [
        ["Added", "EX-CAS-HUB"],
        ["Removed", "EX-CAS"],
        ["Removed", "EX-HUB"],
    ]
    back = as_json("diff", plan, "--design", "single-role", "--against", "combined")
    assert [(item["change"], item["name"]) for item in back["items"]] == [
        ("added", "EX-CAS"),
        ("added", "EX-HUB"),
        ("removed", "EX-CAS-HUB"),
    ]


def test_a_plan_does_not_differ_from_its_copy(plan):
    same = edited(plan, "same.json", lambda document: None)
    assert answer("diff", plan, same) == "mine.json → same.json: no difference.\n"


def test_plans_that_differ_in_settings_only_are_not_the_same(plan):
    other = edited(plan, "other.json", lambda document: document.update(title="Other"))
    assert answer("diff", plan, other).startswith("mine.json → other.json: 1 changed.\n")


def test_links_are_told_by_their_ends_and_long_notes_are_cut(plan, tmp_path):
    other = tmp_path / "other.json"
    answer("new", "--sample", "three-sites", tmp_path / "other.xplan")
    answer("convert", tmp_path / "other.xplan", other)
    lines = answer("diff", plan, other).splitlines()
    assert any("Added    Berlin – London (WAN link)" in line for line in lines)
    assert any("Notes" in line for line in lines)
    assert max(map(len, lines)) < 200


def test_two_plans(plan):
    def change(document):
        document["title"] = "Other"
        document["populations"][0]["mailboxes"] += 5
        document["designs"][0]["machines"][0]["memory_mb"] = 32768
        del document["designs"][1]

    other = edited(plan, "other.json", change)
    found = as_json("diff", plan, other)
    assert [field["field"] for field in found["settings"]] == ["title"]
    assert [field["field"] for item in found["shared"] for field in item["fields"]] == ["mailboxes"]
    assert [(design["before"], design["after"]) for design in found["designs"]] == [
        ("single-role", "single-role"),
        ("combined", None),
    ]
    table = answer("diff", plan, other)
    assert "EX-CAS (Physical server)" in table
    assert "32 GB" in table


def test_one_design_alone_is_a_sentence(plan):
    alone = edited(plan, "alone.json", lambda document: document["designs"].pop())
    assert refusal("diff", alone) == "planner: alone.json: the plan has fewer than two designs; name another plan.\n"
    assert "there is no design 'nobody'" in refusal("diff", plan, "--design", "nobody")
