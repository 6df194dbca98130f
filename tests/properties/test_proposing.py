"""Whatever is asked for, a proposal is complete and below its ceilings, or says what is short."""

from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.evaluate import evaluate
from models.comparisons.failures import failures
from models.plan.checks import require_sound
from models.plan.entities import Users
from models.proposing.proposal import propose
from models.proposing.sized import MOST_AT_A_SITE
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, other_machines, requirements

PLATFORMS = {
    "2003": ("2003-x86", "windows-2003-x86"),
    "2007": ("2003-x64", "windows-2003-x64"),
    "2007-strict": ("2003-x64", "windows-2003-x64"),
    "2010": ("2008-r2", "windows-2008-r2-x64"),
    "2010-sp1": ("2008-r2", "windows-2008-r2-x64"),
}


@st.composite
def groups(draw):
    mailboxes = draw(st.integers(1, 30_000))
    part = draw(st.sampled_from([0.0, 0.1, 0.5]))
    some = int(mailboxes * part)
    users = Users(outlook=mailboxes - some, owa=some, activesync=some, imap4=draw(st.sampled_from([0, 0, some])))
    site = draw(st.sampled_from(["London", "Leeds", "Cork"]))
    return group(mailboxes, site, messages=draw(st.sampled_from([50.0, 100.0, 200.0])), users=users)


@st.composite
def needs(draw):
    exchange = draw(st.sampled_from(sorted(PLATFORMS)))
    windows, guest = PLATFORMS[exchange]
    return requirements(
        *draw(st.lists(groups(), min_size=1, max_size=4)),
        cores=draw(st.sampled_from([2, 4, 8, 16, 32])),
        memory_gb=draw(st.sampled_from([4, 16, 64, 256])),
        exchange=exchange,
        windows=windows,
        guest=guest,
        hypervisor=draw(st.sampled_from(sorted(library().hypervisors))),
        failures=draw(st.sampled_from([0, 1])),
    )


# Where nothing carries the users, larger hardware is tried, which takes its time.
@settings(max_examples=30)
@given(needs())
def test_a_proposed_design_is_complete_and_within_its_ceilings_or_says_what_is_short(wanted):
    for kind, design in propose(wanted, library(), other_machines()).designs.items():
        if design.sized is None:
            assert design.shortage.site in {site.id for site in design.plan.sites}
            continue
        require_sound(design.plan)
        evaluation = evaluate(design.plan, kind, library())
        assert evaluation.is_complete
        assert not (evaluation.utilization > evaluation.ceiling + 1e-9).any()
        if wanted.failures:
            found = failures(design.plan, kind, library(), pairs=False, machines_only=True)
            assert [result.outage for result in found.results if result.survived is False] == []
        sites = len(design.plan.sites)
        assert len(design.sized.design.machines) <= sites * (MOST_AT_A_SITE + 1) * 4
