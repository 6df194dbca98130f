"""Whatever is asked for, a proposal is complete and below its ceilings, or says what is short."""

from attrs import asdict, evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.comparisons.failures import failures
from models.plan.checks import require_sound
from models.plan.entities import Users
from models.proposing.proposal import propose
from models.proposing.requirements import MOST_AT_A_SITE
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, other_machines, requirements

VERSIONS = ("2003", "2007", "2007-strict", "2010", "2010-sp1")
WITH_DAGS = ("2010", "2016", "se")


@st.composite
def groups(draw):
    mailboxes = draw(st.integers(1, 30_000))
    part = draw(st.sampled_from([0.0, 0.1, 0.5]))
    some = int(mailboxes * part)
    users = Users(outlook=mailboxes - some, owa=some, activesync=some, imap4=draw(st.sampled_from([0, 0, some])))
    site = draw(st.sampled_from(["London", "Leeds", "Cork"]))
    return group(mailboxes, site, messages=draw(st.sampled_from([50.0, 100.0, 200.0])), users=users)


@st.composite
def needs(draw, versions=VERSIONS, copies=1):
    return requirements(
        *draw(st.lists(groups(), min_size=1, max_size=4)),
        cores=draw(st.sampled_from([2, 4, 8, 16, 32])),
        memory_gb=draw(st.sampled_from([4, 16, 64, 256])),
        exchange=draw(st.sampled_from(versions)),
        hypervisor=draw(st.sampled_from(sorted(library().hypervisors))),
        failures=draw(st.sampled_from([0, 1])),
        copies=copies if copies == 1 else draw(st.integers(2, copies)),
    )


def check(wanted, kind, design):
    if design.sized is None:
        assert design.shortage.site in {site.id for site in design.plan.sites}
        return
    require_sound(design.plan)
    evaluation = evaluate(design.plan, kind, library())
    assert evaluation.is_complete
    assert not (evaluation.utilization > evaluation.ceiling + 1e-9).any()
    gauges = [gauge for numbers in dags_of(evaluation).values() for gauge in numbers.limits.values()]
    assert all(gauge.utilization is None or gauge.utilization <= gauge.ceiling + 1e-9 for gauge in gauges)
    if wanted.failures:
        found = failures(design.plan, kind, library(), pairs=False, machines_only=True)
        lost = [row for row in found.results if row.survived is False]
        # Mailboxes with one copy are down with their server; others would have room for their users.
        assert [row.outage for row in lost if row.above or row.unserved != row.restorable or wanted.copies > 1] == []
    sites = len(design.plan.sites)
    assert len(design.sized.design.machines) <= sites * (MOST_AT_A_SITE + 1) * 4


# Where nothing carries the users, larger hardware is tried, which takes its time.
@settings(max_examples=30)
@given(needs(sorted({*VERSIONS, *WITH_DAGS})))
def test_a_proposed_design_is_complete_and_within_its_ceilings_or_says_what_is_short(wanted):
    for kind, design in propose(wanted, library(), other_machines()).designs.items():
        check(wanted, kind, design)


@settings(max_examples=30)
@given(needs(WITH_DAGS, copies=4))
def test_groups_are_within_their_ceilings_in_every_failure_that_they_are_to_survive(wanted):
    for kind, design in propose(wanted, library()).designs.items():
        check(wanted, kind, design)
        if design.sized is not None:
            assert len(design.sized.design.dags) == len(design.plan.sites)


@settings(max_examples=20)
@given(needs(WITH_DAGS, copies=3), st.floats(1.0, 3.0))
def test_more_users_never_take_fewer_members(wanted, factor):
    def members(each):
        for design in each.designs.values():
            yield None if design.sized is None else [len(dag.members) for dag in design.sized.design.dags]

    more = evolve(wanted, groups=tuple(times(users, factor) for users in wanted.groups))
    before, after = propose(wanted, library()), propose(more, library())
    for few, many in zip(members(before), members(after), strict=True):
        if few is None:
            assert many is None
        elif many is not None:
            assert all(fewer <= larger for fewer, larger in zip(few, many, strict=True))


def times(alike, factor):
    """A group of users that is so many times as large."""
    users = Users(**{name: round(number * factor) for name, number in asdict(alike.users).items()})
    return evolve(alike, mailboxes=round(alike.mailboxes * factor), users=users)
