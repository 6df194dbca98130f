"""What the new-plan assistant says of the groups that it proposes, and of what is short."""

import re

import pytest
from attrs import evolve

from models.capacity.evaluator import evaluated_designs
from models.comparisons.candidates import candidates_of
from models.comparisons.designs import compare_candidates
from models.proposing.proposal import propose
from models.proposing.requirements import SiteLink
from planner.presenters.assistant_dags import copies_words
from planner.presenters.assistant_summary import design_view, hardware_line, lost_in, outcome, verdict
from planner.presenters.numbers import percent
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, hardware, requirements

SITES = ("London", "Leeds", "Cork", "Oslo")


def wanted(*groups, **values):
    return requirements(
        *groups, exchange="2016", memory_gb=256,
        **({"copies": 2, "failures": 1} | values),
    )  # fmt: skip


def sentence(needs):
    design = propose(needs, library()).designs["physical"]
    return design_view(design, needs.hardware, "Hyper-V", survives=needs.survives).sentence


@pytest.mark.parametrize(
    ("failures", "words"),
    [
        (1, "A DAG of 2 members with 2 copies, survives 1 failure."),
        (0, "A DAG of 2 members with 2 copies."),
    ],
)
def test_one_group_is_told_with_what_it_survives(failures, words):
    assert words in sentence(wanted(group(100), failures=failures))


@pytest.mark.parametrize(
    ("sites", "failures", "words"),
    [
        (2, 1, "2 DAGs with 2 copies, each survives 1 failure; members: 2 in London and 2 in Leeds."),
        (4, 1, "4 DAGs with 2 copies, each survives 1 failure; members: 2 to 2."),
        (2, 0, "2 DAGs with 2 copies; members: 2 in London and 2 in Leeds."),
    ],
)
def test_several_groups_are_told_in_one_sentence(sites, failures, words):
    assert words in sentence(wanted(*(group(100, site) for site in SITES[:sites]), failures=failures))


def test_without_copies_nothing_is_said_of_groups():
    assert "DAG" not in sentence(wanted(group(100), copies=1))


def test_the_rail_tells_the_copies():
    assert hardware_line("HP DL380", "Hyper-V") == "HP DL380, Hyper-V"
    assert (
        hardware_line("HP DL380", "Hyper-V", copies_words(3, 1, 7.0))
        == "HP DL380, Hyper-V, 3 copies (1 lagged by 7 days)"
    )


def test_what_a_group_cannot_hold_names_the_most_members():
    needs = wanted(group(2_000_000), hardware=hardware(4, 256))
    assert "Even a DAG of 16 members is not enough in London." in outcome(
        propose(needs, library()), needs.hardware, survives=True
    )
    large = evolve(wanted(copies=4), groups=(evolve(group(30_000), mailbox_mb=100 * 1024.0),))
    words = "The mailboxes in London take more databases than a DAG of 16 members can hold; choose fewer copies."
    assert words in outcome(propose(large, library()), large.hardware, survives=True)


def test_as_many_machines_are_no_change_in_percent():
    words = verdict(propose(wanted(group(100)), library()))
    assert words.startswith("“Consolidated” needs as many machines as “Physical” (2), but has room for ")
    assert "%" not in words


def test_a_link_too_narrow_for_log_shipping_is_told_with_what_it_needs():
    sites = (group(5_600), group(400, "Leeds"))
    narrow = SiteLink(ends=("London", "Leeds"), bandwidth_mbit_s=10, latency_ms=12)
    told = sentence(wanted(*sites, dag_sites="both-active", links=(narrow,)))
    found = re.match(r"Log shipping and clients need (\d+) Mbit/s between London and Leeds; the link has 10\.", told)
    needed = int(found[1])
    wide = evolve(narrow, bandwidth_mbit_s=needed)
    assert "Log shipping" not in sentence(wanted(*sites, dag_sites="both-active", links=(wide,)))
    less = evolve(narrow, bandwidth_mbit_s=needed - 1)
    assert "Log shipping" in sentence(wanted(*sites, dag_sites="both-active", links=(less,)))


@pytest.mark.parametrize(("dag_sites", "active"), [
    ("both-active", "Databases are active where their users are."), ("one-active", "Databases are active in London."),
])  # fmt: skip
def test_a_group_over_two_sites_is_told_with_its_witness_and_what_sets_its_size(dag_sites, active):
    told = sentence(wanted(group(20_000), group(3_000, "Leeds"), dag_sites=dag_sites, copies=4, lagged=1))
    assert (
        "with 4 copies (1 lagged by 7 days), survives 1 failure or the loss of either site if the witness can " in told
    )
    assert active in told
    assert "The witness must be at a third place, for example in Azure." in told
    assert re.search(r"The number of servers is set by .* \(CPU \d+ %\)\.$", told)
    third = sentence(wanted(group(20_000), group(3_000, "Leeds"), group(50, "Cork"), dag_sites=dag_sites))
    assert "The witness is in Cork." in third


def test_only_sites_that_get_servers_are_counted():
    """Four servers at two sites were told as "4 at 4 sites"."""
    sites = (group(2_000), group(1_000, "Leeds"), group(50, "Cork"), group(50, "Oslo"))
    told = sentence(wanted(*sites, dag_sites="both-active", copies=4))
    assert told.startswith("Servers: 2 in London and 2 in Leeds.")


def test_the_busiest_cpu_is_told_with_its_failure_and_is_that_of_the_comparison():
    needs = wanted(group(20_000), group(3_000, "Leeds"), dag_sites="both-active", copies=4, lagged=1)
    proposal = propose(needs, library())
    design = proposal.designs["physical"]
    site = design.busiest_failure.site
    assert lost_in(design) == f"site {({'site-1': 'London', 'site-2': 'Leeds'})[site]} lost"
    view = design_view(design, needs.hardware, "", survives=True)
    assert view.numbers[1] == (percent(design.busiest_cpu), f"CPU, {lost_in(design)}")
    assert f"the busiest CPU is at {percent(design.busiest_cpu)}, with {lost_in(design)}." in outcome(
        proposal, needs.hardware, survives=True
    )
    plan = evolve(design.plan, designs=(design.sized.design,))
    candidates = candidates_of(plan, evaluated_designs(plan, library()))
    rows = {row.key: row.cells for row in compare_candidates(list(candidates)).rows}
    told = [cell for cell in rows["dag-site-cpu"] if cell.value == pytest.approx(design.busiest_cpu)]
    assert told and told[0].note.endswith(lost_in(design))


def test_members_that_fail_are_counted_where_the_cpu_is_busiest_without_them():
    needs = wanted(group(20_000), copies=3, failures=1)
    design = propose(needs, library()).designs["physical"]
    assert design_view(design, needs.hardware, "", survives=True).numbers[1][1] == "CPU, 1 member lost"
    assert lost_in(design).endswith(" lost") and not design.busiest_failure.site
