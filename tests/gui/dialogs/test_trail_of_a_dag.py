"""The trail of a group: opened by key and double click, told in every number, and made anew with the plan."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from planner.dialogs.trail_popover import TrailPopover
from planner.presenters.group_trail import CHOICES
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "two-site-dag")


@pytest.fixture
def trail(window: MainWindow, qtbot: QtBot) -> TrailPopover:
    (dag,) = window.session.design.dags
    window.selection.set((dag.id,))
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    return window.findChild(TrailPopover)


def test_the_key_opens_what_limits_the_group(trail: TrailPopover, window: MainWindow) -> None:
    assert trail.isVisible()
    assert trail.windowTitle() == window.session.design.dags[0].name
    assert trail.resource == "capacity"
    assert trail.page.title == "Why disk space is 78 %"
    assert trail.page.ends, "the band of the space is told, too"


def test_each_button_tells_another_number(trail: TrailPopover) -> None:
    titles = {}
    for key in CHOICES:
        trail.choices[key].click()
        titles[key] = trail.page.title
        assert trail.page.steps and trail.page.summary
    assert titles == {
        "cpu": "Why CPU in the worst failure is 55 %",
        "memory": "Why memory in the worst failure is 68 %",
        "capacity": "Why disk space is 78 %",
        "operations": "Why disk operations are at 47 %",
        "votes": "Votes of DAG-1",
        "limit": "What limits DAG-1",
    }


def test_it_follows_the_plan_and_closes_with_the_group(trail: TrailPopover, window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    (dag,) = session.design.dags
    trail.choices["votes"].click()
    before = trail.page
    session.do(edits.set_values(session.plan, [dag.id], "failures", 1))
    qtbot.waitUntil(lambda: trail.page != before)
    session.do(edits.remove(session.plan, [dag.id]))
    qtbot.waitUntil(lambda: not window.findChildren(TrailPopover))


def test_a_double_click_on_the_card_below_its_name_opens_it(window: MainWindow) -> None:
    (dag,) = window.session.design.dags
    view = window.canvas
    area = view.context.scene.area_of(dag.id)
    point = view.mapFromScene(area.center() + QPoint(0, round(area.height() * 0.3)))
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.findChild(TrailPopover).windowTitle() == dag.name


def test_the_title_has_a_line_of_its_own_above_the_buttons(trail: TrailPopover) -> None:
    title = next(label for label in trail.findChildren(QLabel) if label.text() == trail.page.title)
    buttons = trail.choices.values()
    assert all(title.geometry().bottom() < button.geometry().top() for button in buttons)
    assert len({button.geometry().top() for button in buttons}) == 1
    assert max(button.geometry().right() for button in buttons) < trail.width()
