"""A preview shows other numbers and edits nothing."""

import pytest

from models.plan.edits import set_values
from models.plan.scenario import Scenario, scenario_change
from tests.gui import look


@pytest.fixture
def session(window):
    return window.session


def more_users(session, model, factor):
    return scenario_change(session.plan, session.design_id, Scenario(users=factor), model.library)


def cpu(session):
    return session.evaluation.gauge("mbx", "cpu").utilization


def test_a_preview_shows_other_numbers_everywhere_and_edits_nothing(window, session, model):
    look.machines(window).refresh()
    plan, before, table = session.plan, cpu(session), look.machines(window).copied_text()
    session.preview(more_users(session, model, 2.0))
    assert session.previewing
    assert cpu(session) > 1.9 * before
    assert session.plan is plan
    assert not session.modified
    assert session.undo_stack.count() == 0
    look.machines(window).refresh()
    assert look.machines(window).copied_text() != table
    assert window.status.parts["users"].text() == "4,000 mailboxes, 4,000 users"
    assert window.canvas.context.scene.source.plan.populations[0].mailboxes == 4000
    session.preview(None)
    assert not session.previewing
    assert cpu(session) == before
    look.machines(window).refresh()
    assert look.machines(window).copied_text() == table


def test_an_edit_ends_a_preview(session, model):
    session.preview(more_users(session, model, 2.0))
    session.do(set_values(session.plan, ["hq"], "name", "Main office"))
    assert not session.previewing
    assert session.plan.populations[0].mailboxes == 2000
    assert session.shown_plan is session.plan


def test_undo_and_another_plan_end_a_preview(session, model, plan):
    session.do(set_values(session.plan, ["hq"], "name", "Main office"))
    session.preview(more_users(session, model, 2.0))
    session.undo_stack.undo()
    assert not session.previewing
    session.preview(more_users(session, model, 2.0))
    session.replace(plan, None)
    assert not session.previewing


def test_other_designs_are_previewed_when_they_are_asked_for(session, model):
    before = session.evaluation_of("physical").gauge("cas", "cpu").utilization
    session.preview(more_users(session, model, 2.0))
    assert session.evaluation_of("physical").gauge("cas", "cpu").utilization > 1.9 * before
    session.show_design("physical")
    assert session.evaluation.gauge("cas", "cpu").utilization > 1.9 * before
