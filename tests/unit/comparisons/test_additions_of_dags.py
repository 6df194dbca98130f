"""What growth makes a design add to its database availability groups, and when."""

from datetime import date

import pytest
from attrs import evolve

from models.comparisons import additions
from models.comparisons.additions import plan_additions
from models.comparisons.crossings import group_crossings_of
from models.comparisons.group_growth import DATABASES, DISKS, MEMBERS
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.plan.checks import require_sound
from models.plan.pasting import fragment_of, paste
from planner.presenters.growth import step_lines
from tests.unit.capacity.building import library, sample
from tests.unit.comparisons.test_failures_of_dags import plan_of_2016


def test_additions_tell_which_limit_of_a_group_no_step_helps() -> None:
    plan = plan_of_2016(copies=3, mailboxes=20_000)
    growth = Growth(everyone=0.6)
    found = plan_additions(plan, "design", library(), growth, 10)
    told = {step.case for step in found.steps if not step.helps}
    assert ("dag", "cpu") in told and not found.complete
    assert [step.month for step in found.steps] == sorted(step.month for step in found.steps)
    words = [line.text for line in step_lines(found, dict.fromkeys(
        (*(row.id for row in plan.designs[0].machines), "dag"), "DAG"), date(2026, 11, 1), 10)]  # fmt: skip
    assert any("No number of members would be enough" in text for text in words)


@pytest.mark.parametrize("everyone", [0.1, 0.3])
@pytest.mark.parametrize("number", [0, 1])
def test_with_all_additions_a_group_passes_no_limit(number, everyone) -> None:
    plan, growth = sample("two-site-dag"), Growth(everyone=everyone)
    design = plan.designs[number]
    assert group_crossings_of(plan, design.id, library(), growth, 5)
    found = plan_additions(plan, design.id, library(), growth, 5)
    left = group_crossings_of(found.plan, design.id, library(), growth, 5)
    assert found.complete and not [row for row in left if row.month is not None]
    (before,), (after,) = design.dags, found.plan.designs[number].dags
    added = {DISKS: after.storage.disks - before.storage.disks, MEMBERS: len(after.members) - len(before.members),
             DATABASES: after.databases - before.databases}  # fmt: skip
    assert len({(step.case, step.month) for step in found.steps}) == len(found.steps)
    wanted = dict.fromkeys(added, 0)
    for step in found.steps:
        wanted[step.group.mended_by] += step.group.needed
    assert added == wanted
    require_sound(found.plan)
    names = [machine.name for machine in found.plan.designs[number].machines]
    assert len(set(names)) == len(names)


def test_what_a_group_gets_twice_in_a_month_is_one_step(monkeypatch) -> None:
    plan, growth, need = sample("two-site-dag"), Growth(everyone=1.5), additions.with_need
    # This happens where a forecast counts fractions of users and the grown plan only whole ones.
    monkeypatch.setattr(additions, "with_need", lambda crossing, *rest: evolve(need(crossing, *rest), needed=1))
    slowly = plan_additions(plan, plan.designs[0].id, library(), growth, 1)
    assert any(step.group.needed > 1 for step in slowly.steps)
    assert len({(step.case, step.month) for step in slowly.steps}) == len(slowly.steps)


def test_a_list_of_too_many_steps_says_that_it_is_cut(monkeypatch) -> None:
    plan, growth = sample("two-site-dag"), Growth(everyone=0.3)
    monkeypatch.setattr(additions, "MOST_ROUNDS", 1)
    found = plan_additions(plan, plan.designs[0].id, library(), growth, 5)
    assert found.is_cut and not found.complete and len(found.steps) == 1


def test_alike_groups_get_their_additions_in_one_round(monkeypatch) -> None:
    plan = sample("two-site-dag")
    monkeypatch.setattr(additions, "MOST_ROUNDS", 4)
    alone = plan_additions(plan, plan.designs[0].id, library(), Growth(everyone=0.1), 5)
    pasted = paste(plan, plan.designs[0].id, fragment_of(plan, plan.designs[0].id, [row.id for row in plan.sites]))
    twice = plan_additions(pasted.apply(plan), plan.designs[0].id, library(), Growth(everyone=0.1), 5)
    assert alone.complete and twice.complete
    assert [(step.month, step.group.needed) for step in twice.steps] == [
        (step.month, step.group.needed) for step in alone.steps for _ in range(2)
    ]


def test_disks_that_are_added_before_members_are_enough_until_these_come() -> None:
    plan, growth = sample("two-site-dag"), Growth(everyone=0.3)
    found = plan_additions(plan, plan.designs[0].id, library(), growth, 5)
    disks, members = (next(step for step in found.steps if step.group.mended_by == what) for what in (DISKS, MEMBERS))
    alone = next(
        row for row in forecast(plan, plan.designs[0].id, library(), growth, 5).groups if row.limit == "capacity"
    )
    assert disks.until == members.month < 60 and disks.group.needed < alone.needed
