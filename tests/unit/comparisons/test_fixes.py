"""Quick fixes: what is offered clears its finding and brings no graver one."""

import pytest

from models.comparisons.fixes import OFFERS, fewer_for, fix_for, fixes_for, joined, remedies_of
from models.plan.entities import Link
from models.plan.queries import people_of_plan
from tests.unit.capacity.building import host, library, numbers_of, plan_of, population, samples, server, vm

MANY = [population(users={"outlook": 40000})]


def fixed(plan, finding, design="design"):
    return fix_for(plan, design, finding, library(), numbers_of)


def finding_of(plan, rule, about=None):
    return next(
        finding for finding in numbers_of(plan).findings if finding.rule == rule and about in (None, finding.about)
    )


@pytest.mark.parametrize(
    ("machines", "work", "rule", "about", "label"),
    [
        ([server(memory_mb=65536)], MANY, "above-ceiling", "cpu", "2 more cores"),
        ([server(roles=("mailbox",), memory_mb=1024)], (), "over-capacity", "memory", " of memory"),
        ([host(), vm(vcpus=16)], (), "vm-larger-than-host", "cpu", "8 vCPUs"),
        ([host(), vm(memory_mb=32768)], (), "vm-larger-than-host", "memory", "16 GB of memory"),
        ([server(roles=("hub",), database_cache_mb=513)], (), "cache-untested", "", "a cache of 512 MB"),
        ([server(roles=("hub",), database_cache_mb=512, memory_mb=2048)], (), "cache-needs-memory", "", "4 GB"),
        ([server(roles=("cas", "hub"), cores=2, memory_mb=32768)], (), "small-combined-role", "", "8 cores"),
    ],
)
def test_a_fix_clears_its_finding(machines, work, rule, about, label):
    plan = plan_of(machines, work)
    finding = finding_of(plan, rule, about)
    fix = fixed(plan, finding)
    assert label in fix.label
    after = fix.change.apply(plan)
    assert finding.key not in {finding.key for finding in numbers_of(after).findings}
    assert fix.change.inverse().apply(after) == plan


def test_fewer_users_clear_what_more_cores_would_and_are_named():
    plan = plan_of([server()], [population("hq", users={"outlook": 40_000}), population("fax", users={"pop3": 10})])
    finding = finding_of(plan, "above-ceiling", "cpu")
    cores, fewer = remedies_of(plan, "design", finding, library(), numbers_of)
    assert cores.label == "2 more cores"
    less = fewer.change.apply(plan)
    assert fewer.label == f"{people_of_plan(plan) - people_of_plan(less):,} fewer users in “fax” and “hq”"
    assert finding.key not in {finding.key for finding in numbers_of(less).findings}


def test_a_machine_too_small_without_users_is_not_told_to_lose_them():
    """A server short of memory before its first user had "1,500 users too many"."""
    plan = plan_of([server(roles=("mailbox",), memory_mb=1024)], [population("hq", mailboxes=100)])
    finding = finding_of(plan, "over-capacity", "memory")
    assert not any("fewer" in fix.label for fix in remedies_of(plan, "design", finding, library(), numbers_of))
    assert numbers_of(plan).is_short_without_users("server")


def test_a_link_is_widened_as_far_as_it_must():
    sites, users = ("site", "far"), [population(site="far", users={"outlook": 3000, "owa": 3000})]
    link = Link(id="wan", ends=sites, bandwidth_mbit_s=1)
    plan = plan_of([server(roles=("cas", "hub", "mailbox"), memory_mb=65536)], users, sites, [link])
    plan = type(plan)(**{**{name: getattr(plan, name) for name in ("title", "designs", "populations", "links")},
                         "sites": [site if site.id == "far" else type(site)(id="site", name="site", serves=("far",))
                                   for site in plan.sites]})  # fmt: skip
    finding = finding_of(plan, "narrow-link")
    fix = fixed(plan, finding)
    assert fix.label.endswith("Mbit/s")
    assert "narrow-link" not in {finding.rule for finding in numbers_of(fix.change.apply(plan)).findings}


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_whatever_is_offered_on_the_samples_clears_and_brings_nothing_graver(plan):
    for design in plan.designs:
        before = numbers_of(plan, design.id).findings
        for finding in before:
            fix = fixed(plan, finding, design.id)
            if fix is None:
                continue
            after = {finding.key for finding in numbers_of(fix.change.apply(plan), design.id).severe_findings}
            assert finding.key not in after
            assert after <= {finding.key for finding in numbers_of(plan, design.id).severe_findings}


def test_where_no_single_change_clears_it_nothing_is_offered():
    plan = plan_of([server()], MANY)
    single = next(finding for finding in numbers_of(plan).findings if finding.rule not in OFFERS)
    assert fixed(plan, single) is None
    # More vCPUs than the host has cores are no way out.
    full = plan_of([host(cores=1), vm(vcpus=1)], [population(mailboxes=9000, users={"outlook": 9000})])
    busy = next(finding for finding in numbers_of(full).findings if finding.about == "cpu" and finding.subject == "vm")
    assert fixed(full, busy) is None


def test_no_more_cores_are_offered_than_a_machine_can_have():
    """`planner check` ended with "Cores must be at most 1,024; it is 1,152."."""
    plan = plan_of([server(cores=1000, memory_mb=2**22)], [population(users={"outlook": 9_000_000})])
    finding = finding_of(plan, "over-capacity", "cpu")
    assert fixed(plan, finding) is None


def test_a_finding_that_is_gone_has_no_fix():
    plan = plan_of([server()], MANY)
    finding = finding_of(plan, "above-ceiling", "cpu")
    assert fixed(plan_of([server(cores=16, memory_mb=131072)], MANY), finding) is None


def test_all_findings_alike_are_cleared_in_one_change():
    machines = [server(f"m{row}", memory_mb=65536, cores=4 + row % 3) for row in range(9)]
    plan = plan_of(machines, [population(users={"outlook": 210_000})])
    alike = [
        finding for finding in numbers_of(plan).findings if (finding.rule, finding.about) == ("above-ceiling", "cpu")
    ]
    assert len(alike) > 2
    fixes = fixes_for(plan, "design", alike, library(), numbers_of)
    assert set(fixes) == {finding.key for finding in alike}
    change = joined(fixes.values())
    after = change.apply(plan)
    assert not {finding.key for finding in numbers_of(after).severe_findings} & set(fixes)
    assert change.inverse().apply(after) == plan


def test_fixes_that_get_in_each_others_way_are_left_out():
    """The host has room for one VM of eight vCPUs beside the others, and not for three."""
    given = {
        "vcpus": 2,
        "memory_mb": 32_768,
        "exchange": "2010",
        "guest": "windows-2008-r2-x64",
        "roles": ("cas", "hub"),
    }
    plan = plan_of([host(cores=12, memory_mb=131_072), *(vm(f"vm-{row}", **given) for row in range(3))])
    before = {finding.key for finding in numbers_of(plan).severe_findings}
    alike = [finding for finding in numbers_of(plan).findings if finding.rule == "small-combined-role"]
    assert len(alike) == 3
    fixes = fixes_for(plan, "design", alike, library(), numbers_of)
    assert len(fixes) == 1
    left = {finding.key for finding in numbers_of(joined(fixes.values()).apply(plan)).severe_findings}
    assert left <= before - set(fixes)


def test_nothing_is_fixed_of_findings_without_a_known_fix():
    plan = plan_of([server("a")], [population(users={"outlook": 100})])
    notes = [finding for finding in numbers_of(plan).findings if finding.rule == "single-machine"]
    assert notes
    assert fixes_for(plan, "design", notes, library(), numbers_of) == {}


@pytest.mark.parametrize("about", ["cpu", "memory"])
def test_fewer_users_are_no_fewer_than_this_finding_asks_for(about):
    """It was the number of the machine's first ceiling, whichever finding was asked about."""
    work = [population("hq", users={"outlook": 40_000}, mailboxes=40_000)]
    mailbox = server("m", roles=("mailbox",), memory_mb=98_304, cores=8)
    plan = plan_of([server("c", roles=("cas", "hub"), cores=24), mailbox], work)
    finding = next(finding for finding in numbers_of(plan).findings if (finding.subject, finding.about) == ("m", about))
    fewer = fewer_for(plan, "design", finding, library(), numbers_of)
    less = people_of_plan(fewer.change.apply(plan))

    def is_cleared(users):
        kept = [population("hq", users={"outlook": users}, mailboxes=users)]
        return numbers_of(plan_of(plan.designs[0].machines, kept)).gauge("m", about).state not in ("high", "over")

    assert is_cleared(less)
    assert not is_cleared(int(less * 1.005))
