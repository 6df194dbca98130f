"""Another number of mailboxes takes the users of their protocols along, where all mailboxes had some."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.plan.entities import Population
from models.plan.mailboxes import set_mailboxes
from models.plan.queries import people_of
from tests.unit.capacity.building import plan_of, population


def changed(mailboxes: int, to: int, **users: int) -> Population:
    plan = plan_of([], [population("hq", mailboxes=mailboxes, users=users)])
    (found,) = set_mailboxes(plan, ("hq",), to).apply(plan).populations
    return found


@pytest.mark.parametrize(
    ("users", "expected"),
    [
        ({"outlook": 1_000}, {"outlook": 5_000}),
        ({"outlook": 1_000, "activesync": 400}, {"outlook": 5_000, "activesync": 2_000}),
        ({"outlook": 700, "owa": 300}, {"outlook": 3_500, "owa": 1_500}),
        ({"outlook": 1_000, "owa": 200}, {"outlook": 5_000, "owa": 1_000}),
        # Not every mailbox has a user, or one is counted that has none: these numbers are someone's own.
        ({"outlook": 800}, {"outlook": 800}),
        ({"outlook": 1_500}, {"outlook": 1_500}),
        ({}, {}),
    ],
)
def test_users_go_along_where_every_mailbox_has_one(users, expected) -> None:
    found = changed(1_000, 5_000, **users)
    assert found.mailboxes == 5_000
    assert {name: number for name in users if (number := getattr(found.users, name))} == expected


def test_no_mailboxes_at_all_leave_the_users_for_the_next_number() -> None:
    assert changed(1_000, 0, outlook=1_000).users.outlook == 1_000


@given(st.integers(1, 9_999), st.integers(0, 9_999), st.integers(0, 9_999), st.integers(1, 99_999))
def test_everybody_still_has_a_client_and_nobody_two_mailboxes(outlook, owa, devices, to) -> None:
    mailboxes = outlook + owa
    found = changed(mailboxes, to, outlook=outlook, owa=owa, activesync=min(devices, mailboxes))
    assert people_of(found) == to
    assert max(found.users.counts()) <= to
    assert found.users.outlook == pytest.approx(outlook * to / mailboxes, abs=1)


def test_the_step_says_what_it_changes() -> None:
    plan = plan_of([], [population("hq", mailboxes=100, users={"outlook": 100}), population("far", mailboxes=10)])
    assert set_mailboxes(plan, ("hq",), 7).label == "Set mailboxes and users of hq"
    assert set_mailboxes(plan, ("far",), 7).label == "Set mailboxes of far"
