"""The tool bar: the main jobs with icons, the zoom, and no button that leaves for want of room."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from planner.dialogs.command_finder import CommandFinder
from planner.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
JOBS = ("plan.consolidate", "plan.fail_host", "view.what_if", "view.explore")
SENT = ("file.mail", "file.report")


def button(window: MainWindow, action: str) -> QToolButton:
    found = window.tool_bar.widgetForAction(window.actions_of_plan.by_id[action])
    assert isinstance(found, QToolButton)
    return found


def in_sight(window: MainWindow, action: str) -> bool:
    place = button(window, action)
    return place.isVisible() and window.tool_bar.rect().contains(place.geometry())


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_main_jobs_are_buttons_with_icons(window: MainWindow, theme: str) -> None:
    window.parts.appearance.choose(theme)
    for action in (*JOBS, "edit.undo", "view.fit", "view.select_tool"):
        assert in_sight(window, action), action
        assert not button(window, action).icon().isNull()
        assert button(window, action).toolTip()


@pytest.mark.parametrize(("width", "percent"), [(1440, 100), (1024, 100), (800, 100), (1440, 200), (1024, 200)])
def test_no_button_leaves_for_want_of_room(window: MainWindow, width: int, percent: int) -> None:
    window.parts.appearance.choose_text(percent)
    window.resize(width, 700)
    QTest.qWait(50)
    for action in (*JOBS, *SENT, "help.find", "edit.undo", "view.actual_size"):
        assert in_sight(window, action), action
    extension = window.tool_bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert extension is None or not extension.isVisible()
    # What leaves the program keeps its words longest.
    if button(window, "file.mail").toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonTextOnly:
        assert button(window, "plan.consolidate").toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly


def test_words_come_back_with_the_room(window: MainWindow) -> None:
    window.resize(800, 700)
    QTest.qWait(20)
    assert button(window, "edit.undo").toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    window.resize(1600, 700)
    QTest.qWait(20)
    assert button(window, "edit.undo").toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_a_button_shows_the_zoom_and_goes_to_100_percent(window: MainWindow) -> None:
    window.canvas.camera.zoom_to(0.5)
    assert button(window, "view.actual_size").text() == "50 %"
    QTest.mouseClick(button(window, "view.actual_size"), LEFT)
    assert window.canvas.camera.zoom == pytest.approx(1.0)
    assert button(window, "view.actual_size").text() == "100 %"


def test_find_or_run_opens_the_command_finder(window: MainWindow) -> None:
    assert "Ctrl+K" in button(window, "help.find").text()
    QTest.mouseClick(button(window, "help.find"), LEFT)
    assert window.findChild(CommandFinder).isVisible()


def test_what_if_opens_its_panel(window: MainWindow) -> None:
    QTest.mouseClick(button(window, "view.what_if"), LEFT)
    QTest.qWait(20)
    assert not window.docks.by_name["what_if"].visibleRegion().isEmpty()
