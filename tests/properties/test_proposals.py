"""Every sentence of a proposal is what the evaluation of the made plan says."""

import re
from itertools import combinations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.capacity.dags.results import dags_of
from models.capacity.dags.survival import is_carried, is_carried_with_witness, survival_of
from models.capacity.evaluate import evaluate
from models.comparisons.failures import failures
from models.plan.queries import people_of, site_of
from models.proposing.proposal import propose
from models.proposing.requirements import SiteLink
from planner.presenters.assistant_dags import dags_sentences
from planner.presenters.assistant_summary import heading
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, requirements

SITES = ("London", "Leeds", "Cork", "Bath", "Oslo")
STATED = "1 failure", "the loss of either site"
WITNESS = " if the witness can still be reached"


@st.composite
def needs(draw):
    """Two to five sites: a star around any of them, or any links."""
    sites = SITES[: draw(st.integers(2, 5))]
    users = [group(draw(st.integers(20, 400)) * 10, site) for site in sites]
    ends = [pair for pair in combinations(sites, 2) if draw(st.booleans())]
    if draw(st.booleans()):
        hub = draw(st.sampled_from(sites))
        ends = [(hub, site) for site in sites if site != hub]
    copies = draw(st.sampled_from([2, 3, 4]))
    return requirements(
        *users, links=[SiteLink(ends=pair, bandwidth_mbit_s=10_000.0, latency_ms=5.0) for pair in ends],
        exchange="se", hypervisor="hyper-v-2012-r2-and-later", memory_gb=256, copies=copies,
        lagged=draw(st.integers(0, copies - 2)), failures=draw(st.integers(0, 1)),
        dag_sites=draw(st.sampled_from(["both-active", "one-active"])),
        disk_tb=draw(st.sampled_from([None, 4.0])),
    )  # fmt: skip


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(wanted=needs())
def test_what_a_proposal_says_is_what_the_made_plan_says(wanted) -> None:
    proposal = propose(wanted, library())
    for kind, design in proposal.designs.items():
        if design.sized is not None:
            numbers = only_group(design.plan, kind)
            found = {row.outage.down: row for row in failures(design.plan, kind, library(), pairs=False).results}
            told = dags_sentences(design)
            claims_of_failures(told, numbers, found, design.plan.designs[0])
            claims_of_sites(told, found, design.plan)
            claims_of_members(told, numbers, design.plan)
            reason(told, numbers, {site.name: site.id for site in design.plan.sites})
            promised = heading(proposal, wanted.failures)[1]
            if "either site is lost" in promised:
                assert STATED[1] in told and not re.search(f"{WITNESS}|cut off|no quorum", told)


def only_group(plan, kind):
    (numbers,) = dags_of(evaluate(plan, kind, library())).values()
    return numbers


def claims_of_failures(told, numbers, found, design):
    lost = [row for row in numbers.rows if row.site]
    one, either = (words in told for words in STATED)
    assert one == bool(numbers.dag.failures and survival_of(numbers).holds)
    if one:
        machines = [found[(row.id,)] for row in design.machines if (row.id,) in found]
        assert all((row.survived, row.unserved) == (True, 0) for row in machines)
    assert either == all(is_carried_with_witness(row, numbers) for row in lost)
    assert (WITNESS in told) == (either and any(is_carried(row, numbers) is None for row in lost))


def claims_of_sites(told, found, plan):
    cut = dict(re.findall(r"If (\w+) is lost, ([\d,]+) users? at", told))
    without = set(re.findall(r"Without (\w+) no quorum is left", told))
    for site in plan.sites:
        row = found.get((site.id,))
        own = sum(people_of(population) for population in plan.populations if population.site == site.id)
        assert (site.name in without) == bool(row and row.dismounted)
        if site.name not in without:
            assert int(cut.get(site.name, "0").replace(",", "")) == (0 if row is None else row.unserved - own)


def claims_of_members(told, numbers, plan):
    dag, design, names = numbers.dag, plan.designs[0], {site.id: site.name for site in plan.sites}
    at = [site_of(design, design.by_id[member]) for member in dag.members]
    for site in set(at):
        assert f"{at.count(site)} in {names[site]}" in told
    assert ("The witness must be at a third place" in told) == (dag.witness_site is None)
    assert dag.witness_site is None or f"The witness is in {names[dag.witness_site]}." in told
    if dag.second_site is not None:
        assert f"active in {names[next(site for site in at if site != dag.second_site)]}." in told
    if dag.storage.disk_tb is not None:
        assert f"has {dag.storage.disks + dag.storage.spare_disks} database disks" in told


def reason(told, numbers, ids):
    shown = re.search(r"set by (?:the loss of (\w+)|(a failed member)|the load of a normal day) \(\D+ (\d+)", told)
    if shown is None:
        assert "set by the copies, not the load" in told
        return
    row = numbers.worst if shown[2] else numbers.normal
    if shown[1]:
        row = next(row for row in numbers.rows if row.site == ids[shown[1]])
    uses = [row.peaks[name].gauge.utilization or 0.0 for name in ("cpu", "memory")]
    assert int(shown[3]) in [round(use * 100) for use in uses]
