"""Questions about a plan: who stands where, and what is free."""

from itertools import islice

import pytest

from models.plan import queries
from models.plan.entities import Link, Plan, Site
from models.plan.fields import LONGEST_TEXT
from tests.unit.capacity.building import host, plan_of, population, server, vm

PLAN = plan_of(
    [server(), host(site="other"), vm(), vm("vm-1"), host("idle")],
    [population()],
    sites=(Site(id="site", name="Site", serves=("other",)), "other"),
)
DESIGN = PLAN.designs[0]


def ids(rows):
    return [row.id for row in rows]


def test_a_vm_stands_at_the_site_of_its_host():
    assert queries.site_of(DESIGN, DESIGN.by_id["vm"]) == "other"
    assert queries.site_of(DESIGN, DESIGN.by_id["server"]) == "site"


def test_the_vms_of_a_host_are_found_and_an_idle_host_has_none():
    found = queries.vms_by_host(DESIGN.machines)
    assert {key: ids(rows) for key, rows in found.items()} == {"host": ["vm", "vm-1"], "idle": []}


def test_anything_is_found_by_its_id():
    for identifier in ("site", "users", "server", "vm"):
        assert queries.find(PLAN, identifier).id == identifier
    assert queries.find(PLAN, "nothing") is None
    assert queries.design_of(PLAN, "vm") == DESIGN
    assert queries.design_of(PLAN, "site") is None


def test_sites_are_joined_by_links_that_are_not_down():
    sites = tuple(Site(id=name, name=name) for name in "abcd")
    ends = (("a", "b"), ("b", "c"))
    links = tuple(Link(id="".join(pair), ends=pair, bandwidth_mbit_s=10) for pair in ends)
    plan = Plan(sites=sites, links=links)
    assert queries.joined_sites(plan) == [0, 0, 0, 3]
    assert queries.joined_sites(plan, frozenset(["bc"])) == [0, 0, 2, 3]
    assert queries.joined_sites(plan, frozenset(["b"])) == [0, 1, 2, 3]


def test_free_ids_and_names_are_free_and_never_repeat():
    assert list(islice(queries.free_ids(PLAN, "vm"), 2)) == ["vm-2", "vm-3"]
    assert list(islice(queries.free_names({"EX-1", "EX-3"}, "EX"), 2)) == ["EX-2", "EX-4"]


def test_a_free_name_is_never_too_long_for_a_plan():
    longest = "x" * LONGEST_TEXT
    assert len(next(queries.free_names({longest}, longest))) <= LONGEST_TEXT
    assert len(queries.first_free_name({longest}, longest)) <= LONGEST_TEXT
    assert len(queries.first_free_name(set(), longest + ", copy")) <= LONGEST_TEXT


def test_the_first_free_name_is_the_wanted_one_or_numbered():
    assert queries.first_free_name(set(), "Today (copy)") == "Today (copy)"
    assert queries.first_free_name({"Today (copy)", "Today (copy) 2"}, "Today (copy)") == "Today (copy) 3"


@pytest.mark.parametrize(
    ("name", "stem"),
    [("EX-CAS-2", "EX-CAS"), ("EX-CAS", "EX-CAS"), ("12", "12"), ("-1", "-1"), ("Head-office", "Head-office")],
)
def test_only_a_number_is_no_part_of_a_stem(name, stem):
    assert queries.stem_of(name) == stem
