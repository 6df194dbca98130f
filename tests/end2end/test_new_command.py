"""`planner new` as a user runs it."""

import json

import pytest

from models.planfile import load_plan
from tests.end2end.running import answer, as_json, refusal

USERS = ("--site", "London=6000", "--site", "Leeds=1200")
TWO_SITES = (*USERS, "--copies", 4, "--lagged", 1, "--lag-days", 10, "--dags", "both-active", "--memory-mb", 262144)


def test_designs_are_proposed_for_sites_and_users(tmp_path):
    target = tmp_path / "new.xplan"
    lines = answer("new", *USERS, target).splitlines()
    assert lines[0].split("  ")[0] == "Design"
    assert any(line.startswith("Physical: ") for line in lines)
    plan = load_plan(target).plan
    assert [site.name for site in plan.sites] == ["London", "Leeds"]
    assert [population.mailboxes for population in plan.populations] == [6000, 1200]
    assert {machine.exchange for machine in plan.designs[0].machines} == {"se"}
    assert plan.designs[0].dags == ()
    assert "exists already" in refusal("new", *USERS, target)


def test_a_dag_over_two_sites_with_a_lagged_copy(tmp_path):
    target = tmp_path / "new.json"
    told = json.loads(answer("new", *TWO_SITES, "--disk-tb", 10, target, "--json"))
    assert [design["id"] for design in told["designs"]] == ["physical", "consolidated"]
    assert "or the loss of either site if the witness can still be reached." in told["designs"][0]["text"]
    (dag,) = load_plan(target).plan.designs[0].dags
    assert (dag.copies, dag.lagged, dag.lag_days, dag.failures) == (4, 1, 10.0, 1)
    (group,) = as_json("dag", target)["dags"]
    assert dag.storage.disk_tb == 10.0 and group["disks"]["number"] == dag.storage.disks
    # There is no third site for the witness: whether it is left is not known.
    of_sites = [row for row in group["failures"] if row["site"]]
    assert [(row["survived"], row["quorum_depends_on_witness"]) for row in of_sites] == [(None, True)] * 2


@pytest.mark.parametrize("version", ["2013", "2016", "2019", "se"])
def test_every_version_has_memory_enough_to_begin_with(tmp_path, version):
    target = tmp_path / "new.json"
    told = json.loads(answer("new", "--site", "London=9000", "--exchange", version, "--copies", 2, target, "--json"))
    assert [design["id"] for design in told["designs"]] == ["physical", "consolidated"]


def test_what_cannot_be_proposed_is_one_sentence(tmp_path):
    target = tmp_path / "new.xplan"
    assert "no machine 'abacus'" in refusal("new", *USERS, "--machine", "abacus", target)
    assert "no hypervisor" in refusal("new", *USERS, "--hypervisor", "abacus", target)
    assert "needs a second site" in refusal("new", *TWO_SITES[2:4], *TWO_SITES[4:], target)
    assert "not lagged" in refusal("new", *USERS, "--copies", 2, "--lagged", 1, target)
    assert "at least one group" in refusal("new", "--site", "London=0", target)
    assert not target.exists()


@pytest.mark.parametrize(
    ("more", "hub"), [((), "leeds"), (("--hub", "york"), "york"), (("--dags", "each-site"), "york")]
)
def test_the_two_sites_of_a_dag_are_joined_and_others_to_the_larger(tmp_path, more, hub):
    target = tmp_path / "plan.json"
    sites = ("--site", "York=500", "--site", "Leeds=4000", "--site", "London=3000")
    answer("new", target, *sites, "--copies", 2, "--dags", "both-active", "--memory-mb", 262144, *more)
    plan = json.loads(target.read_text("utf-8"))
    names = {site["id"]: site["name"].lower() for site in plan["sites"]}
    ends = [{names[end] for end in link["ends"]} for link in plan["links"]]
    assert len(ends) == 2
    assert all(hub in pair for pair in ends)


def test_a_hub_that_is_no_site_is_said(tmp_path):
    said = refusal("new", tmp_path / "plan.json", "--site", "York=500", "--site", "Leeds=40", "--hub", "Hull")
    assert "there is no --site 'Hull'" in said
