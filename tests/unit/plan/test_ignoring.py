"""Findings that a planner lets be: with a reason, undone as any edit, kept in both forms of a file."""

import json

import pytest
from attrs import evolve

from models.errors import ChangeError, FieldError, PlanFileError
from models.plan.entities import Assumptions, Ignored, Server
from models.plan.ignoring import ignore, reasons_of, unignore
from models.planfile import load_plan, plan_from_json, plan_to_bytes, plan_to_json, save_plan
from models.planfile.header import version_of
from tests.unit.capacity.building import numbers_of, plan_of, population, server

KEY = ("above-ceiling", "server", "cpu")


def plan():
    return plan_of([server()], [population(users={"outlook": 40000})])


def test_a_finding_is_ignored_with_a_reason_and_heeded_again():
    before = plan()
    change = ignore(before, "design", (KEY,), "  Replaced in spring ")
    after = change.apply(before)
    assert reasons_of(after, "design") == {KEY: "Replaced in spring"}
    assert reasons_of(after, "other") == {}
    assert change.inverse().apply(after) == before
    again = ignore(after, "design", (KEY,), "Another reason").apply(after)
    assert reasons_of(again, "design") == {KEY: "Another reason"}
    assert unignore(again, "design", (KEY,)).apply(again) == before


@pytest.mark.parametrize("reason", ["", "  \n"])
def test_no_reason_no_ignoring(reason):
    with pytest.raises(ChangeError, match="Enter a reason"):
        ignore(plan(), "design", (KEY,), reason)


def test_two_findings_of_a_machine_by_one_rule_are_two():
    findings = numbers_of(plan()).findings
    keys = [finding.key for finding in findings]
    assert ("above-ceiling", "server", "cpu") in keys
    assert len(set(keys)) == len(keys)


def test_ignoring_alters_no_number():
    before = plan()
    after = ignore(before, "design", (KEY,), "Known").apply(before)
    assert numbers_of(after).findings == numbers_of(before).findings


@pytest.mark.parametrize("suffix", [".xplan", ".json"])
def test_what_is_ignored_and_sockets_come_back_from_both_forms(tmp_path, suffix):
    path = tmp_path / f"plan{suffix}"
    given = ignore(plan(), "design", (KEY,), "Known").apply(plan())
    given = given.with_design(evolve(given.designs[0], machines=[server(sockets=2)]))
    save_plan(given, path)
    assert load_plan(path).plan == given


def test_a_plan_that_needs_nothing_new_is_written_as_older_programs_read_it():
    document = json.loads(plan_to_json(plan()))
    assert "ignored" not in document["assumptions"]
    assert "sockets" not in document["designs"][0]["machines"][0]
    assert version_of(plan_to_bytes(plan())) == 1
    with_sockets = plan_of([server(sockets=2)])
    assert version_of(plan_to_bytes(with_sockets)) == 2
    assert version_of(plan_to_bytes(ignore(plan(), "design", (KEY,), "Known").apply(plan()))) == 2


def test_the_same_finding_ignored_twice_is_refused():
    twice = [Ignored(design="design", rule="r", subject="s", reason=reason) for reason in ("a", "b")]
    text = plan_to_json(evolve(plan(), assumptions=Assumptions(ignored=twice)))
    with pytest.raises(PlanFileError, match=r"assumptions\.ignored\[design\]: the finding is ignored twice"):
        plan_from_json(text, "a.json")


def test_sockets_are_whole_and_positive():
    machine = server(sockets=2)
    assert isinstance(machine, Server)
    assert machine.sockets == 2
    with pytest.raises(FieldError, match="at least 1"):
        server(sockets=0)
