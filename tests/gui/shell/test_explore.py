"""Explore: panels in place of the canvas, each of them once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from planner.shell.main_window import MainWindow
from tests.gui import look

TABS = ["Compare", "Sweep", "Growth", "Failures", "Risk", "Measured"]


def hidden_docks(window: MainWindow) -> dict[str, bool]:
    return {name: dock.isHidden() for name, dock in window.docks.by_name.items()}


def click_switch(window: MainWindow, value: str) -> None:
    QTest.mouseClick(look.explore(window).switch.buttons[value], Qt.MouseButton.LeftButton)


def click_tab(window: MainWindow, title: str) -> None:
    tabs = look.explore(window).page.tabs
    at = [tabs.tabText(index) for index in range(tabs.count())].index(title)
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(at).center())


def test_the_switch_shows_panels_and_escape_brings_canvas_and_docks_back(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.by_name["history"].close()
    before = hidden_docks(window)
    explore = look.explore(window)
    click_switch(window, "explore")
    assert explore.is_open and not window.canvas.isVisible()
    assert all(hidden_docks(window).values())
    assert [explore.page.tabs.tabText(at) for at in range(explore.page.tabs.count())] == TABS
    assert look.comparison(window).isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not explore.is_open and window.canvas.isVisible()
    assert explore.switch.value == "canvas"
    assert hidden_docks(window) == before


def test_the_canvas_segment_the_key_and_the_tool_bar_do_the_same(window: MainWindow) -> None:
    explore = look.explore(window)
    click_switch(window, "explore")
    click_switch(window, "canvas")
    assert not explore.is_open
    window.canvas.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert explore.is_open
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert not explore.is_open
    tool_bar = window.findChild(QToolBar, "main_tools")
    button = tool_bar.widgetForAction(window.actions_of_plan.by_id["view.explore"])
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert explore.is_open


def test_a_panel_moves_with_its_answer_and_is_made_once(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.bring("growth")
    panel = look.growth(window)
    qtbot.waitUntil(lambda: panel.answer is not None)
    answer = panel.answer
    click_switch(window, "explore")
    click_tab(window, "Growth")
    assert look.growth(window) is panel and panel.isVisible()
    assert window.docks.by_name["growth"].widget() is None
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert window.docks.by_name["growth"].widget() is panel
    qtbot.wait(1)
    assert panel.answer is answer


def test_only_the_panel_in_front_follows_edits(window: MainWindow, qtbot: QtBot) -> None:
    click_switch(window, "explore")
    click_tab(window, "Growth")
    growth = look.growth(window)
    qtbot.waitUntil(lambda: growth.answer is not None)
    click_tab(window, "Failures")
    failures = look.failures(window)
    qtbot.waitUntil(lambda: failures.answer is not None)
    before, other = growth.answer, failures.answer
    window.session.show_design("physical")
    qtbot.waitUntil(lambda: failures.answer is not other)
    assert growth.answer is before
    click_tab(window, "Growth")
    qtbot.waitUntil(lambda: growth.answer is not before)


def test_a_command_of_a_panel_shows_it_where_it_stands(window: MainWindow) -> None:
    click_switch(window, "explore")
    window.actions_of_plan.by_id["view.failures"].trigger()
    explore = look.explore(window)
    assert explore.is_open and explore.page.name == "failures"
    window.actions_of_plan.by_id["view.what_if"].trigger()
    assert not explore.is_open and look.what_if(window).isVisible()


def test_the_tab_seen_last_comes_back(window: MainWindow) -> None:
    click_switch(window, "explore")
    click_tab(window, "Risk")
    click_switch(window, "canvas")
    click_switch(window, "explore")
    assert look.explore(window).page.name == "risk"
    assert look.risk(window).isVisible()


def test_the_start_page_and_another_plan_end_it(window: MainWindow) -> None:
    before = hidden_docks(window)
    click_switch(window, "explore")
    window.stage.show_start()
    window.stage.show_plan()
    assert window.canvas.isVisible() and hidden_docks(window) == before
    click_switch(window, "explore")
    window.session.replace(window.session.plan, None)
    assert window.canvas.isVisible() and hidden_docks(window) == before


def test_a_window_closed_while_exploring_keeps_its_docks(show_window: object, settings: object) -> None:
    first = show_window()  # type: ignore[operator]
    click_switch(first, "explore")
    first.session.undo_stack.setClean()
    first.close()
    again = show_window()  # type: ignore[operator]
    assert not any(hidden_docks(again).values())


def test_f6_reaches_the_panel_in_front(window: MainWindow) -> None:
    click_switch(window, "explore")
    click_tab(window, "Failures")
    look.explore(window).switch.buttons["explore"].setFocus()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert look.failures(window).isAncestorOf(window.focusWidget())


@pytest.mark.parametrize("action", ["view.fit", "view.connect_tool", "edit.find", "insert.site", "arrange.tidy"])
def test_what_is_done_on_the_canvas_shows_it(window: MainWindow, action: str) -> None:
    click_switch(window, "explore")
    window.actions_of_plan.by_id[action].trigger()
    assert window.canvas.isVisible() and not look.explore(window).is_open


@pytest.mark.parametrize("title", TABS)
def test_escape_leads_back_from_every_control(window: MainWindow, qtbot: QtBot, title: str) -> None:
    """Menus, charts and fields let Escape through where they have no use for it."""
    explore = look.explore(window)
    click_switch(window, "explore")
    click_tab(window, title)
    panel = explore.page.panel
    qtbot.waitUntil(lambda: getattr(panel, "answer", True) is not None)
    controls = [child for child in panel.findChildren(QWidget) if child.isVisible()]
    controls = [child for child in controls if child.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert controls
    for control in controls:
        control.setFocus()
        QTest.keyClick(control, Qt.Key.Key_Escape)
        assert not explore.is_open, control
        click_switch(window, "explore")
        assert explore.page.panel is panel


def test_tools_of_a_panel_stand_below_the_tabs_where_the_window_is_narrow(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 800)
    click_switch(window, "explore")
    explore, tools = look.explore(window), look.comparison(window).large_tools
    beside = tools.mapTo(explore, tools.rect().center()).y()
    assert explore.page.tabs.geometry().contains(explore.page.tabs.mapFrom(explore, QPoint(40, beside)))
    window.resize(800, 600)
    qtbot.waitUntil(lambda: tools.mapTo(explore, tools.rect().center()).y() > beside + 20)
    tabs = explore.page.tabs
    qtbot.waitUntil(lambda: tabs.rect().contains(tabs.tabRect(len(TABS) - 1)))


def test_tools_stand_at_the_right_however_wide_those_of_other_panels_are(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 800)
    click_switch(window, "explore")
    explore = look.explore(window)
    click_tab(window, "Failures")
    tools = look.failures(window).large_tools
    assert not look.comparison(window).large_tools.isVisible()
    right = tools.mapTo(explore, tools.rect().topRight()).x()
    qtbot.waitUntil(lambda: tools.width() <= tools.sizeHint().width() + 2)
    assert abs(right - explore.page.back.mapTo(explore, QPoint()).x()) < 40
