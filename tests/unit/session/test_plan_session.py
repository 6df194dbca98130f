"""The session of a plan: what it says of its own work."""

from itertools import count

import pytest

from models.plan.entities import Design, Plan
from planner.session import plan_session
from planner.session.plan_session import PlanSession


def test_the_time_that_is_told_is_that_of_the_design_shown(qapp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a plan that was just opened, all of whose designs are evaluated then."""
    clock = count()
    monkeypatch.setattr(plan_session, "perf_counter", lambda: next(clock))

    def evaluate(_plan: Plan, design_id: str) -> None:
        for _ in range({"first": 3, "second": 0}[design_id]):
            next(clock)

    session = PlanSession(evaluate, Plan())
    session.replace(Plan(designs=(Design(id="first", name="A"), Design(id="second", name="B"))), None)
    assert session.design_id == "first"
    assert session.evaluation_seconds == 4
