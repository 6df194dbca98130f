"""Growth as large as the canvas: who exceeds first in large letters, what to add when, and a design made of that."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.comparisons.additions import Step
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import Growth
from models.comparisons.growth import crossings_of
from planner.compare.growth_additions import AdditionsShown
from tests.gui import look
from tests.gui.panels.exploring import asked_again, type_into


@pytest.fixture
def panel(qtbot, window):
    page = look.explore(window)
    page.open_page("growth")
    found = page.page.panel
    qtbot.waitUntil(lambda: found.answer is not None)
    return found


def test_the_headline_names_the_first_machine_and_goes_with_the_large_panel(window, panel):
    assert panel.headline.text() == "EX-MBX-1 is above its ceiling today"
    assert panel.headline.isVisible() and panel.additions.isVisible()
    assert panel.sentence.mapTo(panel, panel.sentence.rect().topLeft()).x() < panel.chart.width()
    look.explore(window).close_page()
    assert not panel.headline.isVisibleTo(panel) and not panel.additions.isVisibleTo(panel)


def test_a_horizon_is_chosen(qtbot, panel):
    answer = asked_again(
        qtbot, panel, lambda: QTest.mouseClick(panel.choices.horizons.buttons["1"], Qt.MouseButton.LeftButton)
    )
    assert len(answer.forecast.use) == 13
    assert panel.years.text() == "1"


def test_bands_are_chosen(panel):
    lines = panel.chart._widget.lines
    assert lines.state.bands == "chosen"
    QTest.mouseClick(panel.choices.bands.buttons["all"], Qt.MouseButton.LeftButton)
    assert lines.state.bands == "all"


def test_the_selection_of_the_window_is_drawn_strong(window, panel):
    window.selection.set(("mbx",))
    assert panel.chart._widget.lines.state.chosen == {"mbx"}


def test_a_step_selects_its_machine(window, panel):
    steps = panel.additions.steps
    assert steps.count() > 0
    QTest.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=steps.visualItemRect(steps.item(0)).center())
    assert window.selection.ids == panel.additions.shown.lines[0].ids


def test_the_steps_are_copied(panel):
    QTest.mouseClick(panel.additions.copy_button, Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text().splitlines()
    assert len(copied) == len(panel.additions.shown.found.steps)


def test_where_nothing_helps_no_design_is_made(panel):
    assert "no single change to it helps" in panel.additions.steps.item(0).text()
    assert not panel.additions.make_button.isEnabled()
    assert panel.additions.reason.isVisibleTo(panel)
    assert panel.additions.reason.text() == "No design can be made: larger machines would not be enough."


@pytest.mark.parametrize(("words", "reason"), [("", "No design is made for these steps"), ("1 more", "leaves out")])
def test_steps_about_a_dag_say_that_no_design_has_them(qtbot, panel, words, reason):
    found = panel.additions.shown.found
    crossing = GroupCrossing(dag_id="dag", limit="capacity", month=3, earliest=3, latest=3)
    of_dag = Step(month=3, machine_id="dag", resource="capacity", words="", group=crossing)
    steps = of_dag, *(Step(month=1, machine_id="mbx", resource="cpu", words=words) for _ in words[:1])
    panel.additions.show_additions(AdditionsShown(found=evolve(found, steps=steps), lines=()))
    assert panel.additions.make_button.isEnabled() == bool(words)
    assert reason in panel.additions.reason.text()


def test_a_design_with_all_additions_is_one_step_to_undo(qtbot, window, panel):
    asked_again(qtbot, panel, lambda: window.session.show_design("physical"))
    asked_again(qtbot, panel, lambda: type_into(qtbot, panel.everyone, "60"))
    session, before = window.session, window.session.plan
    first = session.design
    QTest.mouseClick(panel.additions.make_button, Qt.MouseButton.LeftButton)
    assert session.design.name == f"{first.name}, with additions"
    assert session.plan.design(first.id) == first
    library = panel._tools.library
    counts = [
        len(crossings_of(session.plan, identifier, library, Growth(everyone=0.6), 5))
        for identifier in (first.id, session.design_id)
    ]
    assert counts[0] > 0 == counts[1]
    session.undo_stack.undo()
    assert session.plan == before
