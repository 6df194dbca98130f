"""The plan of additions: every step is needed in its month, and with all of them no ceiling is exceeded."""

import pytest

from models.comparisons.additions import design_with, plan_additions
from models.comparisons.crossings import crossings_of, group_crossings_of
from models.comparisons.growing import Growth, grown_plan
from models.plan.queries import people_of_plan
from tests.unit.capacity.building import library, samples

TENTH = Growth(everyone=0.1)
PLANS = pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)


def passing(plan, design_id, growth=TENTH, years=5):
    found = crossings_of(plan, design_id, library(), growth, years)
    groups = group_crossings_of(plan, design_id, library(), growth, years)
    machines = {(crossing.machine_id, crossing.month) for crossing in found if crossing.month is not None}
    return machines | {(crossing.dag_id, crossing.month) for crossing in groups if crossing.month is not None}


@PLANS
def test_with_all_additions_only_what_no_step_helps_exceeds_a_ceiling(plan):
    for design in plan.designs:
        found = plan_additions(plan, design.id, library(), TENTH, 5)
        helpless = {step.machine_id for step in found.steps if not step.helps}
        left = {machine_id for machine_id, _ in passing(found.plan, design.id)}
        assert left <= helpless or not found.complete
        assert found.complete == (not left)


@PLANS
def test_steps_come_in_the_order_of_their_months_and_the_first_is_the_first_crossing(plan):
    design = plan.designs[0]
    found = plan_additions(plan, design.id, library(), TENTH, 5)
    months = [step.month for step in found.steps]
    assert months == sorted(months)
    assert months[:1] == sorted(month for _, month in passing(plan, design.id))[:1]
    assert all(step.lasts is None or step.lasts > step.month for step in found.steps)


def test_nothing_is_added_where_nobody_comes():
    plan = samples()[0]
    found = plan_additions(plan, plan.designs[0].id, library(), Growth(everyone=-0.5), 5)
    assert {step.month for step in found.steps} <= {0}


def test_a_grown_plan_has_the_users_of_its_month():
    plan = samples()[0]
    assert people_of_plan(grown_plan(plan, TENTH, 12)) == pytest.approx(people_of_plan(plan) * 1.1, rel=1e-3)
    assert grown_plan(plan, Growth(), 12).populations == plan.populations


@PLANS
def test_a_design_with_the_additions_stands_beside_the_present_one(plan):
    design = plan.designs[0]
    found = plan_additions(plan, design.id, library(), TENTH, 5)
    after = design_with(plan, design.id, found, "Larger").apply(plan)
    assert after.designs[:-1] == plan.designs
    assert after.designs[-1].name == "Larger"
    assert len(passing(after, after.designs[-1].id)) == len(passing(found.plan, design.id))
