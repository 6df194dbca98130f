"""Ctrl+F: a bar over the canvas that selects and shows what is typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.plan import edits
from planner.presenters.searching import found
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def bar(window: MainWindow, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.canvas.setFocus()
    QTest.keyClick(window.canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert look.find_bar(window).isVisible()
    assert QApplication.focusWidget() is look.find_bar(window).line
    return look.find_bar(window)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("mbx-1", {"mbx"}),
        ("VCAS", {"vcas"}),
        ("mailbox", {"mbx"}),
        ("hub cas", {"vcas"}),
        ("8 cores 2.66 ghz", {"esx", "esx-b"}),
        ("4 gb", {"mbx", "vcas"}),
        ("site", {"london", "leeds"}),
        ("wan", {"wan"}),
        ("10 mbit/s", {"wan"}),
        ("user population", {"hq"}),
        ("zebra", set()),
        ("  ", set()),
    ],
)
def test_items_are_found_by_what_is_known_of_them(plan, text: str, ids: set[str]) -> None:
    assert set(found(plan, plan.design("virtual"), text)) == ids


def test_typing_selects_and_shows_the_first_match(window: MainWindow, bar) -> None:
    window.canvas.camera.zoom_to(1.5)
    QTest.keyClicks(bar.line, "ex-")
    assert window.selection.ids == ("vcas",)
    assert bar.count.text() == "1 of 2"
    middle = window.canvas.mapToScene(window.canvas.viewport().rect().center())
    assert window.canvas.context.scene.content_rect(("vcas",)).contains(middle)


def test_enter_goes_on_and_shift_enter_back(window: MainWindow, bar) -> None:
    QTest.keyClicks(bar.line, "esx")
    seen = [window.selection.ids[0]]
    for modifier in (Qt.KeyboardModifier.NoModifier,) * 2 + (SHIFT,) * 2:
        QTest.keyClick(bar.line, Qt.Key.Key_Return, modifier)
        seen.append(window.selection.ids[0])
    assert seen == ["esx", "esx-b", "esx", "esx-b", "esx"]


def test_esc_closes_and_gives_the_focus_back(window: MainWindow, bar) -> None:
    QTest.keyClicks(bar.line, "leeds")
    QTest.keyClick(bar.line, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert window.canvas.hasFocus()
    assert window.selection.ids[0] in {"leeds", "wan"}


def test_without_a_match_it_says_so_and_the_selection_stays(window: MainWindow, bar) -> None:
    window.selection.set(("hq",))
    QTest.keyClicks(bar.line, "qq")
    assert bar.count.text() == "no match"
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    assert window.selection.ids == ("hq",)


def test_matches_follow_the_plan(window: MainWindow, bar) -> None:
    QTest.keyClicks(bar.line, "esx-0")
    window.session.do(edits.remove(window.session.plan, ("esx-b",)))
    assert bar.count.text() == "1 of 1"
    window.session.do(edits.rename(window.session.plan, "esx", "Other"))
    assert bar.count.text() == "no match"


def test_the_bar_stays_in_its_corner(window: MainWindow, bar) -> None:
    window.resize(1024, 700)
    QTest.qWait(50)
    assert bar.geometry().right() < window.canvas.width()
    assert bar.geometry().top() >= 0


def test_the_bar_closes_though_what_had_the_keys_before_is_gone(window: MainWindow, qtbot) -> None:
    """The inspector lets its fields go, as when letters get another size or many kinds of items were seen since."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.selection.set(("mbx",))
    look.inspector(window).main.rows["name"].editor.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    bar = look.find_bar(window)
    QTest.keyClicks(bar.line, "head office")
    look.inspector(window).set_tokens(window.parts.appearance.tokens)
    qtbot.wait(20)
    QTest.keyClick(bar.line, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is window.canvas
