"""A session without a window, on numbers that are made up."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.capacity.results import Evaluation
from models.plan.entities import Design, Plan, Site
from planner.session.places import Places
from planner.session.plan_session import PlanSession


@pytest.fixture
def plan() -> Plan:
    return Plan(title="Contoso", sites=(Site(id="s", name="S"),), designs=(Design(id="d", name="D"),))


@pytest.fixture
def session(qtbot: QtBot, plan: Plan) -> PlanSession:
    evaluate: Callable[[Plan, str], Evaluation] = lambda _plan, _design: None  # noqa: E731
    return PlanSession(evaluate, plan)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(data=tmp_path / "data", documents=tmp_path / "documents", temporary=(tmp_path / "mail",))
