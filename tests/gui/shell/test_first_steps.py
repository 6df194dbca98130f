"""The three first steps: ticked by what the user does, gone with one click, back only from the Help menu."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.plan import edits
from planner.features.first_steps.feature import first_steps
from planner.panels.first_steps import FirstSteps
from planner.presenters.first_steps import ASSIGN, DROP, READ
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from tests.gui import look
from tests.gui.tasks import done

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Those of a first start."""
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def line(window: MainWindow, qtbot: QtBot) -> FirstSteps:
    qtbot.waitUntil(lambda: window.context.found(first_steps) is not None)
    return window.context.the(first_steps)


def test_they_stand_beside_the_first_plan_with_nothing_ticked(window: MainWindow, line: FirstSteps) -> None:
    assert line.isVisible()
    assert line.geometry().top() >= window.stage.geometry().bottom()
    assert all(label.text().startswith("○") for label in line.steps.values())


def test_each_is_ticked_once_the_user_has_done_it(window: MainWindow, line: FirstSteps, qtbot: QtBot) -> None:
    done(window.files.new())
    qtbot.wait(20)
    for kind in ("site", "server"):
        look.inserts(window).add(kind)
    assert line.done == {DROP}
    assert line.steps[DROP].text().startswith("✓")
    assert "not done" in line.steps[ASSIGN].accessibleName()
    server = window.session.design.machines[0].id
    window.selection.set((server,))
    look.inserts(window).add("population")
    assert line.done == {DROP}
    window.session.do(edits.set_values(window.session.plan, (server,), "roles", ("cas",)))
    assert line.done == {DROP, ASSIGN}
    window.selection.set((server,))
    assert line.done == {DROP, ASSIGN, READ}


def test_one_click_hides_them_for_good(
    window: MainWindow, line: FirstSteps, show_window, settings: Settings, qtbot: QtBot
) -> None:
    qtbot.mouseClick(line.hide_button, LEFT)
    qtbot.waitUntil(lambda: not line.isVisible())
    assert settings.values.first_steps is False
    again = show_window()
    qtbot.wait(50)
    assert again.context.found(first_steps) is None


def test_the_help_menu_brings_them_back(window: MainWindow, line: FirstSteps, qtbot: QtBot) -> None:
    action = window.actions_of_plan.by_id["help.first_steps"]
    assert action.isChecked()
    qtbot.mouseClick(line.hide_button, LEFT)
    qtbot.waitUntil(lambda: not line.isVisible())
    assert not action.isChecked()
    action.trigger()
    qtbot.waitUntil(line.isVisible)


def test_the_start_page_has_none_of_them(window: MainWindow, line: FirstSteps, qtbot: QtBot) -> None:
    window.actions_of_plan.by_id["file.start"].trigger()
    qtbot.waitUntil(lambda: not line.isVisible())
    look.start_page(window).left.emit()
    qtbot.waitUntil(line.isVisible)
