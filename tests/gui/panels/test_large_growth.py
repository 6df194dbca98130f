"""Growth as large as the canvas: who exceeds first in large letters, what to add when, and a design made of that."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import resources
from models.comparisons.additions import Step
from models.comparisons.crossings import crossings_of, group_crossings_of
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import Growth
from planner.compare.growth_additions import AdditionsShown
from planner.presenters.samples import read_sample
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
    assert panel.additions.reason.text() == "No design can be made: nothing that can be added is enough."


@pytest.mark.parametrize(
    ("needed", "words", "reason"),
    [(2, "", ""), (2, "1 more", ""), (None, "", "No design can be made"), (None, "1 more", "leaves out")],
)
def test_steps_that_nothing_helps_are_said_to_be_left_out(panel, needed, words, reason):
    found = panel.additions.shown.found
    crossing = GroupCrossing(
        dag_id="dag", limit="capacity", month=3, earliest=3, latest=3, needed=needed, tried=True
    )  # fmt: skip
    of_dag = Step(month=3, machine_id="dag", resource="capacity", words="", group=crossing)
    steps = of_dag, *(Step(month=1, machine_id="mbx", resource="cpu", words=words) for _ in words[:1])
    panel.additions.show_additions(AdditionsShown(found=evolve(found, steps=steps), lines=()))
    assert panel.additions.make_button.isEnabled() == bool(words or needed)
    assert reason in panel.additions.reason.text()
    assert bool(panel.additions.reason.text()) == bool(reason)
    panel.additions.show_additions(AdditionsShown(found=evolve(found, steps=steps, is_cut=True), lines=()))
    assert "More steps follow these" in panel.additions.reason.text()


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


def test_a_design_with_additions_to_a_dag_passes_no_limit(qtbot, window):
    window.session.replace(read_sample(resources.folder(), "two-site-dag"), None)
    page = look.explore(window)
    page.open_page("growth")
    panel, session, design = page.page.panel, window.session, window.session.design
    qtbot.waitUntil(lambda: panel.answer is not None)
    (dag,) = design.dags
    QTest.mouseClick(panel.additions.make_button, Qt.MouseButton.LeftButton)
    (larger,) = session.design.dags
    assert session.design.name == f"{design.name}, with additions"
    assert larger.storage.disks > dag.storage.disks and len(larger.members) > len(dag.members)
    fresh = {machine.name for machine in session.design.machines} - {machine.name for machine in design.machines}
    assert fresh == {"FRA-EX-3", "HAM-EX-3"}
    left = group_crossings_of(session.plan, session.design_id, panel._tools.library, Growth(everyone=0.1), 5)
    assert not [row for row in left if row.month is not None]


def test_with_large_letters_the_page_scrolls_and_the_chart_stays_high_enough(qtbot, window):
    window.resize(1440, 900)
    window.parts.appearance.choose_text(200)
    page = look.explore(window)
    page.open_page("growth")
    panel = page.page.panel
    qtbot.waitUntil(lambda: panel.answer is not None)
    qtbot.waitUntil(lambda: panel.chart.height() >= window.height() // 3)
