"""A number in advice is true: the plan that follows it has the finding no more, and nothing graver instead."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from models.comparisons.fixes import remedies_of
from models.plan.queries import people_of_plan
from tests.properties.topologies import topologies
from tests.unit.capacity.building import DESIGN, library, numbers_of


def assert_true(plan, finding, fix):
    before = {finding.key for finding in numbers_of(plan).severe_findings}
    changed = fix.change.apply(plan)
    after = {finding.key for finding in numbers_of(changed).severe_findings}
    assert finding.key not in after, fix.label
    # What was beyond the capacity and is above the ceiling only has become milder.
    milder = {("above-ceiling", *key[1:]) for key in before if key[0] == "over-capacity" and key != finding.key}
    assert after <= before | milder, fix.label
    if "fewer" in fix.label:
        assert fix.label.split()[0] == f"{people_of_plan(plan) - people_of_plan(changed):,}"


@settings(max_examples=200)
@given(topologies(), st.data())
def test_what_is_advised_clears_what_it_is_advised_for(plan, data):
    findings = numbers_of(plan).severe_findings
    assume(findings)
    finding = data.draw(st.sampled_from(findings))
    for fix in remedies_of(plan, DESIGN, finding, library(), numbers_of):
        assert_true(plan, finding, fix)
