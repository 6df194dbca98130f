"""All results of a plan as one JSON document, read back by the parser of the standard library."""

import json
from itertools import chain

import pytest
from attrs import evolve

import resources
from models.capacity.results import RESOURCES
from models.errors import PlanFileError
from models.plan.entities import Design
from models.planfile import load_plan, plan_from_json
from planner.presenters.report import compared_designs, figures_of
from planner.presenters.samples import read_sample
from planner.reports.exporting import form_of, write_export
from tests.end2end.running import planner
from tests.gui.shell.test_workbook import PLAN, source_of

DAG = read_sample(resources.folder(), "two-site-dag")
# Endings that say in what a number is; what has none counts things, or has its unit beside it.
UNITS = ("_fraction", "_ms", "_mbit_s", "_days", "_months", "month", "months")


def written(source, folder):
    target = folder / "plan.results.json"
    write_export(source, target)
    return json.loads(target.read_text("utf-8"), parse_constant=pytest.fail)


@pytest.fixture(scope="module")
def source():
    return source_of(PLAN)


@pytest.fixture(scope="module")
def told(source, tmp_path_factory):
    return written(source, tmp_path_factory.mktemp("results"))


def test_every_machine_has_its_numbers_and_what_is_unknown_is_null(told, source):
    unknown = 0
    for design, found in zip(PLAN.designs, told["designs"], strict=True):
        evaluation = source.evaluations[design.id]
        assert [row["id"] for row in found["machines"]] == [machine.id for machine in design.machines]
        for row in found["machines"]:
            for name in RESOURCES:
                gauge = evaluation.gauge(row["id"], name)
                assert row["resources"][name]["use_fraction"] == gauge.utilization
                assert row["resources"][name]["ceiling_fraction"] == gauge.ceiling
                unknown += gauge.utilization is None
            assert row["room_users"] == evaluation.room_of(row["id"])
    assert unknown


def test_the_comparison_is_that_of_the_report(told, source):
    comparison = compared_designs(source)
    assert told["comparison"]["sentence"] == comparison.sentence
    for found, row in zip(told["comparison"]["rows"], comparison.rows, strict=True):
        assert (found["key"], found["unit"]) == (row.key, row.unit or None)
        assert list(found["designs"]) == list(comparison.design_ids)
        assert [cell["value"] for cell in found["designs"].values()] == [cell.value for cell in row.cells]


def test_every_figure_has_its_range_and_its_source(told, source):
    figures = {figure.key: figure for figure in figures_of(source)}
    assert {row["key"] for row in told["figures"]} == set(figures)
    for row in told["figures"]:
        figure = figures[row["key"]]
        assert (row["value"], row["low"], row["high"]) == (figure.value, figure.low, figure.high)
        assert row["source"]["title"] == figure.source.title
    assert [row["value"] for row in told["figures"] if row["status"] == "yours"] == [0.5]


def test_findings_growth_and_failures_are_told_for_each_design(told, source):
    for design, found in zip(PLAN.designs, told["designs"], strict=True):
        assert [row["text"] for row in found["findings"]] == [
            row.text for row in source.evaluations[design.id].findings
        ]
        assert len(found["growth"]["users"]) == found["growth"]["months"] // 12 + 1
        assert any(row["cpu"]["of_ceiling_fraction"][-1] for row in found["growth"]["machines"])
        assert any(row["survived"] is False for row in found["failures"]["outages"])


def test_the_plan_in_it_is_the_whole_plan(told):
    assert plan_from_json(json.dumps(told["plan"]), "plan.json") == PLAN


def test_a_group_has_its_failures_and_its_databases(tmp_path):
    found = written(source_of(DAG), tmp_path)["designs"][0]["dags"][0]
    worst = found["failures"][found["worst_failure"]]
    assert len(worst["members_down"]) == 2 and worst["survived"] is True
    assert len(found["databases"]) == 24
    assert found["room_mailboxes"] > 0 and found["limiter"] == "capacity"


def test_a_key_with_a_number_that_has_a_unit_names_it(told):
    def numbers(value, key=""):
        if isinstance(value, dict):
            return chain.from_iterable(numbers(part, name) for name, part in value.items())
        if isinstance(value, list):
            return chain.from_iterable(numbers(part, key) for part in value)
        return [key] if isinstance(value, float) and not value.is_integer() else []

    counted = {"users", "mailboxes", "value", "low", "high", "limit", "difference"}
    for part in ("designs", "comparison"):
        assert {key for key in numbers(told[part]) if not key.endswith(UNITS)} <= counted


def test_a_design_without_machines_is_told_as_it_is(tmp_path):
    plan = evolve(PLAN, designs=(*PLAN.designs, Design(id="empty", name="Empty")))
    found = written(source_of(plan), tmp_path)["designs"][-1]
    assert (found["id"], found["machines"], found["growth"], found["failures"]) == ("empty", [], None, None)


def test_only_the_chosen_designs_are_in_it(source, tmp_path):
    chosen = PLAN.designs[1]
    found = written(evolve(source, design_ids=(chosen.id,)), tmp_path)
    assert [row["id"] for row in found["designs"]] == [chosen.id]
    assert found["comparison"] is None


def test_the_command_writes_plan_and_results_by_their_endings(tmp_path):
    plan, results = tmp_path / "a.json", tmp_path / "a.results.json"
    assert planner("new", "--sample", "small-business", plan).returncode == 0
    assert planner("convert", plan, results).returncode == 0
    assert json.loads(results.read_text("utf-8"))["format"] == "exchange-topology-results"
    assert form_of(plan) is not form_of(results)
    refused = planner("convert", plan, results)
    assert refused.returncode == 1 and "--force" in refused.stderr
    assert planner("convert", plan, results, "--force").returncode == 0
    with pytest.raises(PlanFileError, match=r"a\.results\.json"):
        load_plan(results)


def test_a_name_that_is_an_ending_alone_is_refused(source, tmp_path):
    with pytest.raises(PlanFileError, match="must end in one of"):
        write_export(source, tmp_path / ".pdf")
