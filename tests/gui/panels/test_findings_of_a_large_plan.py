"""The findings of a large plan: sentences wait for a pause between edits, and never for somebody who asks."""

from collections.abc import Iterator

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from models.capacity.results import Evaluation, Finding
from models.plan import edits
from models.plan.entities import Design, Plan, Population, Processor, Server, Site, Users
from planner.panels.finding_feed import MOST_AT_ONCE
from planner.panels.findings import FindingsPanel
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.tokens import LIGHT
from tests.made_up import made_up_evaluation


def plan_with(machines: int) -> Plan:
    cores = Processor(cores=8, clock_mhz=2660)
    made = tuple(
        Server(id=f"m{number:04}", name="EX", site="s", exchange="2010", processor=cores, memory_mb=16384)
        for number in range(machines)
    )
    people = Population(id="p", name="All", site="s", mailboxes=1000, users=Users(outlook=1000))
    return Plan(
        sites=(Site(id="s", name="Site"),), populations=(people,), designs=(Design(id="d", name="D", machines=made),)
    )


class Model:
    """Numbers with one finding, and how often somebody asked for it."""

    def __init__(self) -> None:
        self.asked = 0

    def evaluate(self, plan: Plan, _design_id: str) -> Evaluation:
        ids = tuple(machine.id for machine in plan.designs[0].machines)

        def find(_own: Evaluation, depth: str) -> tuple[Finding, ...]:
            self.asked += depth == "quick"
            return (Finding("r", "note", ids[0], f"{plan.populations[0].mailboxes} mailboxes"),)

        return made_up_evaluation(ids, np.zeros((4, len(ids))), make_findings=find)


@pytest.fixture
def parts(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[tuple[Model, PlanSession, FindingsPanel]]:
    model, jobs = Model(), Jobs()
    session = PlanSession(model.evaluate, plan_with(request.param))
    panel = FindingsPanel(session, Selection(), jobs, LIGHT)
    qtbot.addWidget(panel)
    yield model, session, panel
    jobs.finish()


def employ(session: PlanSession, mailboxes: int) -> None:
    session.do(edits.set_values(session.plan, ("p",), "mailboxes", mailboxes))


def texts(panel: FindingsPanel) -> list[str]:
    rows = (panel.item(number).data(256) for number in range(panel.count()))
    return [row.text for row in rows]


@pytest.mark.parametrize("parts", [MOST_AT_ONCE], indirect=True)
def test_a_small_plan_is_judged_with_each_edit(parts: tuple[Model, PlanSession, FindingsPanel]) -> None:
    model, session, panel = parts
    employ(session, 2000)
    employ(session, 3000)
    assert (model.asked, texts(panel)) == (3, ["3000 mailboxes"])


@pytest.mark.parametrize("parts", [MOST_AT_ONCE + 1], indirect=True)
def test_a_large_plan_is_judged_once_edits_pause(parts: tuple[Model, PlanSession, FindingsPanel], qtbot: QtBot) -> None:
    model, session, panel = parts
    for mailboxes in (2000, 3000, 4000):
        employ(session, mailboxes)
    assert (model.asked, texts(panel)) == (1, ["1000 mailboxes"])
    qtbot.waitUntil(lambda: texts(panel) == ["4000 mailboxes"])
    assert model.asked == 2


@pytest.mark.parametrize("parts", [MOST_AT_ONCE + 1], indirect=True)
def test_who_asks_is_answered_at_once(parts: tuple[Model, PlanSession, FindingsPanel]) -> None:
    model, session, panel = parts
    employ(session, 2000)
    assert panel.number == 1
    assert (model.asked, texts(panel)) == (2, ["2000 mailboxes"])
    employ(session, 3000)
    panel.next_finding()
    assert panel.chosen_row is not None
    assert panel.chosen_row.text == "3000 mailboxes"


@pytest.mark.parametrize("parts", [MOST_AT_ONCE + 2], indirect=True)
def test_a_finding_about_what_is_gone_selects_nothing(parts: tuple[Model, PlanSession, FindingsPanel]) -> None:
    _model, session, panel = parts
    shown: list[object] = []
    panel.reveal_requested.connect(shown.append)
    session.do(edits.remove(session.plan, ("m0000",)))
    panel.itemClicked.emit(panel.item(0))
    assert shown == []


@pytest.mark.parametrize("parts", [MOST_AT_ONCE + 3], indirect=True)
def test_whether_any_is_listed_is_known_without_looking(parts: tuple[Model, PlanSession, FindingsPanel]) -> None:
    """The menus ask with each edit; findings of a large plan are found once edits pause."""
    model, session, panel = parts
    employ(session, 2000)
    assert panel.any
    assert (model.asked, texts(panel)) == (1, ["1000 mailboxes"])
