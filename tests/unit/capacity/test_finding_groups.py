"""Findings that are alike: put together, named, and the same in every list."""

import ast
from pathlib import Path

from attrs import evolve

from models.capacity import rules
from models.capacity.grouping import grouped
from models.capacity.results import Finding
from models.capacity.rules.catalogue import KINDS, several_words
from models.plan.edits import set_values
from models.plan.entities import Plan
from models.plan.ignoring import ignore
from planner.presenters.findings import finding_rows
from tests.unit.capacity.building import numbers_of, plan_of, population, server

FOLDER = Path(rules.__file__).parent


def made_in_code():
    """Return the names that stand literally where findings are made."""
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_made = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Finding"
            if is_made and isinstance(node.args[0], ast.Constant):
                yield node.args[0].value


def found(*subjects, rule="above-ceiling", about="cpu", remedy="", severity="warning"):
    return tuple(Finding(rule, severity, subject, f"{subject} is", remedy, about=about) for subject in subjects)


def many_servers(number):
    machines = [server(f"m{row:04}", cores=1) for row in range(number)]
    return plan_of(machines, [population(name, users={"outlook": number * 2_200}) for name in ("a", "b")])


def test_every_rule_is_in_the_catalogue_and_nothing_else():
    assert set(made_in_code()) | {"over-capacity", "above-ceiling"} == set(KINDS)


def test_what_several_are_called_is_a_whole_sentence():
    for rule in KINDS:
        words = several_words(rule, 1200, "cpu")
        assert words.startswith("1,200 ")
        assert "{" not in words


def test_alike_are_those_of_one_rule_severity_and_resource():
    given = (
        *found("a", "b"),
        *found("c", about="memory"),
        *found("d", severity="error"),
        *found("e"),
    )
    groups = grouped(given)
    assert [[finding.subject for finding in group.findings] for group in groups] == [["a", "b", "e"], ["c"], ["d"]]
    assert [group.name for group in groups] == [
        "above-ceiling:cpu:warning", "above-ceiling:memory:warning", "above-ceiling:cpu:error",
    ]  # fmt: skip


def test_three_are_one_row_and_two_only_where_they_say_the_same():
    assert [len(row.each) for row in finding_rows(Plan(), "d", found("a", "b", "c"))] == [3]
    assert [len(row.each) for row in finding_rows(Plan(), "d", found("a", "b", remedy="Do."))] == [2]
    differ = (*found("a", remedy="Do."), *found("b", remedy="Do not."))
    assert [len(row.each) for row in finding_rows(Plan(), "d", differ)] == [1, 1]
    told_apart = (evolve(differ[0], text="a is at 80 %"), evolve(differ[0], subject="b", text="b is at 90 %"))
    assert [len(row.each) for row in finding_rows(Plan(), "d", told_apart)] == [1, 1]
    assert [len(row.each) for row in finding_rows(Plan(), "d", found("a", "b", "c"), apart=True)] == [1, 1, 1]


def test_a_group_names_its_first_machines_and_what_clears_all_of_them():
    (row,) = finding_rows(Plan(), "d", found("a", "b", "c", "d", "e", remedy="Do."))
    assert (row.text, row.remedy) == ("5 machines are above their CPU ceiling", "a, b, c and 2 more. Do.")


def test_a_plan_of_3000_machines_gives_a_page():
    plan = many_servers(3_000)
    evaluation = numbers_of(plan)
    assert len(evaluation.quick_findings) > 3_000
    rows = finding_rows(plan, "design", evaluation.quick_findings)
    assert len(rows) < 40
    assert sum(len(row.each) for row in rows) == len(evaluation.quick_findings)


def test_those_that_concern_most_users_come_first_among_those_as_severe():
    plan = set_values(many_servers(3), ("m0002",), "weight", 5.0).apply(many_servers(3))
    findings = numbers_of(plan).findings
    severities = [finding.severity for finding in findings]
    assert severities == sorted(severities, key=["error", "warning", "note"].index)
    for severity in set(severities):
        served = [
            finding for finding in findings if finding.severity == severity and not KINDS[finding.rule].is_unserved
        ]
        users = [finding.users for finding in served]
        assert users == sorted(users, reverse=True)
    heaviest = next(finding for finding in findings if finding.rule == "over-capacity")
    assert heaviest.subject == "m0002"


def test_ignored_ones_are_a_group_of_their_own_at_the_end():
    plan = many_servers(4)
    group = next(row for row in finding_rows(plan, "design", numbers_of(plan).quick_findings) if row.members)
    ignored = ignore(plan, "design", [finding.key for finding in group.each], "Known").apply(plan)
    rows = finding_rows(ignored, "design", numbers_of(ignored).quick_findings)
    assert (len(rows[-1].each), rows[-1].ignored) == (len(group.each), "Known")
    assert rows[-1].key != group.key
    assert not any(row.ignored for row in rows[:-1])
