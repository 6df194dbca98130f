"""`planner compare` as a user runs it: one plan, two plans, JSON; ignored findings in `planner evaluate`."""

import json

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.plan.costs import Costs, Licence
from models.plan.ignoring import ignore
from models.plan.kinds import is_virtual
from models.planfile import load_plan, save_plan
from tests.end2end.running import answer, as_json, refusal


@pytest.fixture
def sample(tmp_path):
    """Return the path of a fresh copy of a sample."""

    def made(name):
        path = tmp_path / f"{name}.xplan"
        answer("new", "--sample", name, path)
        return path

    return made


def test_two_plans_are_compared_against_a_design_of_either(sample):
    mine, other = sample("cas-hub-consolidation"), sample("exchange-2003-consolidation")
    plan = load_plan(other).plan
    baseline = f"{other.name}/{plan.designs[0].id}"
    table = as_json("compare", mine, other, "--baseline", baseline)
    assert table["baseline"] == baseline
    assert table["designs"][:2] == [design.id for design in load_plan(mine).plan.designs]
    assert table["names"][-1] == f"{plan.title}: {plan.designs[-1].name}"
    assert "have different loads" in table["remark"]
    assert all(len(row["cells"]) == len(table["designs"]) for row in table["rows"])
    machines = next(row for row in table["rows"] if row["key"] == "physical-machines")
    at = table["designs"].index(baseline)
    for cell in machines["cells"]:
        if cell["difference"] is not None:
            assert cell["difference"] == cell["value"] - machines["cells"][at]["value"]
    printed = answer("compare", mine, other)
    assert plan.title in printed
    assert "Host failures tolerated" in printed


def test_the_sentence_comes_first_and_what_it_rests_on_second(sample):
    path = sample("three-sites")
    lines = answer("compare", path).splitlines()
    assert lines[0].startswith("“Consolidated” needs 3 physical machines (−70 %) where “Today, physical” needs 10.")
    assert lines[1].startswith("The verdict changes if ")
    rests = as_json("compare", path)["rests_on"]
    assert rests["sentence"] == lines[1]
    assert {figure["status"] for figure in rests["figures"]} >= {"assumed", "disputed"}
    assert {figure["figure"] for figure in rests["turning"]} <= {figure["key"] for figure in rests["figures"]}
    assert all(figure["end"] in {"low", "high"} for figure in rests["turning"])


def test_a_baseline_that_is_in_neither_plan_is_refused(sample):
    path = sample("cas-hub-consolidation")
    assert "no design with the id 'nothing'" in refusal("compare", path, path, "--baseline", "nothing")
    assert "gone.xplan" in refusal("compare", path, path.with_name("gone.xplan"))


def test_an_ignored_finding_is_told_with_its_reason(sample):
    path = sample("three-sites")
    plan = load_plan(path).plan
    design = plan.designs[0].id
    found = evaluate(plan, design, read_library(resources.folder())).findings[0]
    save_plan(ignore(plan, design, (found.key,), "Known").apply(plan), path)
    assert "warning, ignored: " in answer("evaluate", path, "--design", design)
    as_text = path.with_suffix(".json")
    answer("convert", path, as_text)
    assert json.loads(as_text.read_text("utf-8"))["assumptions"]["ignored"][0]["reason"] == "Known"


def test_costs_are_told_once_prices_are_known(sample):
    path = sample("three-sites")
    assert not [row for row in as_json("compare", path)["rows"] if row["key"].startswith("cost-")]
    plan = load_plan(path).plan
    priced = [evolve(design, machines=[with_price(machine) for machine in design.machines]) for design in plan.designs]
    costs = Costs(currency="EUR", licences=(Licence(id="windows", name="Windows Server"),))
    save_plan(evolve(plan, designs=priced, costs=costs), path)
    table = as_json("compare", path)
    rows = {row["key"]: row for row in table["rows"]}
    assert rows["cost-hardware"]["unit"] == "EUR"
    assert [cell["value"] for cell in rows["cost-hardware"]["cells"]] == [40_000, 12_000, 16_000]
    assert [cell["missing"] for cell in rows["cost-purchase"]["cells"]] == [["no price of Windows Server"]] * 3
    printed = answer("compare", path)
    assert "12,000 EUR" in printed
    assert "no price of Windows Server" in printed
    save_plan(evolve(plan, designs=priced, costs=Costs(currency="EUR")), path)
    assert "It costs 28,000 EUR less to buy." in answer("compare", path)


def with_price(machine):
    return machine if is_virtual(machine) else evolve(machine, price=4_000.0)


def test_differences_of_percentages_are_points_as_in_the_window(sample):
    rows = {line[:50].strip(): line for line in answer("compare", sample("two-site-dag")).splitlines()}
    assert rows["Busiest machine, CPU"].endswith("26 %  −12 pt")
    assert rows["Licensable cores"].endswith("128  +100 %")
