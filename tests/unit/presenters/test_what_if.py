"""The rows of the what-if panel in words."""

from models.plan.entities import Plan, Population, Site, Users
from models.plan.scenario import Scenario
from planner.presenters.what_if import WhatIfRow, what_if_view, with_value


def effects(factor: float) -> dict[str, str]:
    population = Population(id="p", name="P", site="s", mailboxes=1, users=Users(outlook=1))
    plan = Plan(sites=(Site(id="s", name="S"),), populations=(population,))
    view = what_if_view(plan, None, Scenario(users=factor), library=None)  # type: ignore[arg-type] - without a design
    return {row.key: row.effect for row in view.rows}


def test_one_user_is_no_users():
    assert effects(1.0)["users"] == effects(1.0)["protocol.outlook"] == "1 user"
    assert effects(3.0)["users"] == effects(3.0)["protocol.outlook"] == "3 users"


def test_a_plan_without_anything_has_rows_without_effects():
    rows = what_if_view(Plan(), None, Scenario(), library=None).rows  # type: ignore[arg-type]
    assert {row.key: row.effect for row in rows} == {
        "users": "0 users", "messages": "", "message_size": "", "cpu_ceiling": "", "memory_ceiling": "",
    }  # fmt: skip


def size_row(*sizes: float, scenario: Scenario | None = None) -> WhatIfRow:
    people = [
        Population(id=str(row), name="P", site="s", mailboxes=1, mailbox_mb=size) for row, size in enumerate(sizes)
    ]
    plan = Plan(sites=(Site(id="s", name="S"),), populations=people)
    view = what_if_view(plan, None, scenario or Scenario(), library=None)  # type: ignore[arg-type] - without a design
    return {row.key: row for row in view.rows}["mailbox_mb"]


def test_the_size_of_mailboxes_is_in_megabytes_up_to_three_times_what_is_planned():
    row = size_row(5120.0, 5120.0)
    assert (row.form.value, row.planned, row.form.field.unit) == (5120.0, 5120.0, "MB")
    assert (row.low, row.high, row.step) == (0.0, 15360.0, 512.0)
    assert row.effect == "of each mailbox; planned: 5 GB"


def test_mailboxes_planned_with_different_sizes_have_no_size_until_one_is_chosen():
    row = size_row(100.0, 2048.0)
    assert (row.form.value, row.planned, row.high) == (None, None, 6144.0)
    assert row.effect == "of each mailbox; planned: 100 MB to 2 GB"
    assert size_row(100.0, 2048.0, scenario=Scenario(mailbox_mb=500.0)).form.value == 500.0


def test_empty_mailboxes_can_be_given_a_size():
    assert (size_row(0.0).high, size_row(0.0).step) == (300.0, 8.0)


def test_the_planned_size_is_no_difference():
    assert with_value(Scenario(mailbox_mb=500.0), "mailbox_mb", 100.0, 100.0).is_plan
    assert with_value(Scenario(), "mailbox_mb", 500.0, 100.0) == Scenario(mailbox_mb=500.0)
