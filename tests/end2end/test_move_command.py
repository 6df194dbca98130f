"""`planner move` as a user runs it."""

import json

import pytest

from models.planfile import load_plan
from tests.end2end.running import answer, as_json, refusal


@pytest.fixture
def three_sites(tmp_path):
    plan = tmp_path / "three.xplan"
    answer("new", "--sample", "three-sites", plan)
    return plan


def test_prints_the_new_servers_and_leaves_the_plan(three_sites):
    before = three_sites.read_bytes()
    lines = answer("move", three_sites).splitlines()
    assert lines[0].split() == ["Server", "Site", "Cores", "Memory", "CPU"]
    assert all("MBX" in line and "128 GB" in line for line in lines[1:])
    assert all("96 GB" in line for line in answer("move", three_sites, "--memory-mb", 98304).splitlines()[1:])
    assert three_sites.read_bytes() == before


def test_the_plan_with_the_new_design_is_written(three_sites, tmp_path):
    target = tmp_path / "se.xplan"
    told = json.loads(answer("move", three_sites, "--to", "2016", "--keep-old", "--output", target, "--json"))
    written = load_plan(target).plan
    assert written.designs[-1].id == told["design"]
    assert {row["exchange"] for row in told["servers"]} >= {"2016"}
    assert {machine.id for machine in written.designs[-1].machines} >= {row["id"] for row in told["servers"]}
    assert "exists already" in refusal("move", three_sites, "--output", target)


def test_the_number_of_servers_can_be_chosen(three_sites, tmp_path):
    told = as_json("move", three_sites, "--servers", 2, "--machine", "dell-poweredge-r750-6326")
    sites = [row["site"] for row in told["servers"]]
    assert {sites.count(site) for site in sites} == {2}
    assert "no whole number from 1 to 64" in refusal("move", three_sites, "--servers", "many", code=2)


def test_what_cannot_be_done_is_one_sentence(three_sites):
    assert "no machine 'abacus'" in refusal("move", three_sites, "--machine", "abacus")
    assert "no design 'x'" in refusal("move", three_sites, "--design", "x")


def test_members_of_a_dag_are_counted_by_its_own_rule_and_it_is_said(tmp_path):
    plan = tmp_path / "dag.xplan"
    answer("new", "--sample", "two-site-dag", plan)
    told = as_json("move", plan, "--failures", 1)
    assert [(dag["members"], dag["sized_for_failures"]) for dag in told["dags"]] == [(4, 2)]
    assert len(told["servers"]) == 4
    words = answer("move", plan, "--failures", 1)
    assert "DAG-1: 4 members, sized for the DAG's own 2 failures to survive and no fewer than today." in words
    assert "applies only to servers outside DAGs" in words
    assert as_json("move", plan, "--servers", 3)["dags"][0]["sized_for_failures"] is None


def test_members_that_are_not_enough_are_not_said_to_be(tmp_path):
    plan, grown = tmp_path / "dag.json", tmp_path / "nine.json"
    answer("new", "--sample", "two-site-dag", plan)
    whole = json.loads(plan.read_text(encoding="utf-8"))
    del whole["digest"]
    for population in whole["populations"]:
        population["mailboxes"] *= 9
    grown.write_text(json.dumps(whole), encoding="utf-8")
    (dag,) = as_json("move", grown, "--machine", "azure-d13-v2")["dags"]
    assert (dag["members"], dag["survives"]) == (16, False)
    words = answer("move", grown, "--machine", "azure-d13-v2")
    assert "DAG-1: 16 members, which do not survive the 2 failures that the DAG must." in words
