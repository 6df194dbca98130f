"""Deleting a member: what its group loses is said over the canvas, one step takes it back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.plan import edits
from models.plan.entities import Plan
from planner.features.dags.feature import lowered_bar
from planner.features.dags.lowered_bar import LoweredBar
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "two-site-dag")


def bar(window: MainWindow) -> LoweredBar | None:
    return window.context.found(lowered_bar)


def delete(window: MainWindow, *ids: str) -> None:
    window.selection.set(ids)
    window.actions_of_plan.by_id["edit.delete"].trigger()


def test_a_deleted_member_is_told_with_what_goes_with_it(window: MainWindow) -> None:
    (before,) = window.session.design.dags
    delete(window, before.members[0])
    shown = bar(window)
    assert shown is not None and shown.isVisible()
    assert shown.sentence.text() == (
        f"{before.name} lost 1 member: 3 instead of 4 copies and 1 instead of 2 failures to survive."
    )
    assert window.session.undo_stack.count() == 1
    QTest.mouseClick(shown.undo, Qt.MouseButton.LeftButton)
    assert window.session.design.dags == (before,)
    assert not shown.isVisible()
    window.session.undo_stack.redo()
    assert shown.isVisible()
    QTest.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)
    assert not shown.isVisible()


def test_the_last_member_takes_the_group_along(window: MainWindow) -> None:
    (dag,) = window.session.design.dags
    delete(window, *dag.members)
    assert window.session.design.dags == ()
    assert bar(window).sentence.text() == f"{dag.name} was deleted with its last member."
    window.session.do(edits.set_title(window.session.plan, "Another"))
    assert not bar(window).isVisible()


def test_what_lowers_nothing_is_not_told(window: MainWindow) -> None:
    session = window.session
    (dag,) = session.design.dags
    session.do(edits.set_values(session.plan, [dag.id], "failures", 1))
    delete(window, dag.id)
    assert bar(window) is None


def test_another_plan_has_lost_nothing(window: MainWindow) -> None:
    (dag,) = window.session.design.dags
    delete(window, dag.members[0])
    window.session.replace(Plan(), None)
    assert not bar(window).isVisible()


def test_why_something_was_refused_is_gone_with_the_next_edit(window: MainWindow) -> None:
    window.actions_of_plan.by_id["insert.dag"].trigger()
    assert "A DAG needs servers" in window.status.currentMessage()
    window.actions_of_plan.by_id["insert.site"].trigger()
    assert window.status.currentMessage() == ""
