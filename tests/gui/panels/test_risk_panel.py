"""The risk panel: draws by field, probabilities with their error, what matters as bars."""

import pytest
from PySide6.QtCore import Qt

from tests.gui import look
from tests.gui.panels.exploring import asked_again, brought, type_into

FEW = "40"


@pytest.fixture
def panel(qtbot, window):
    look.risk(window).draws.setText(FEW)
    return brought(qtbot, window, "risk")


def test_the_likeliest_machine_stands_first(panel):
    assert panel.machines.item(0, 0).text() == "EX-MBX-1"
    likely = [machine.probability for machine in panel.answer.found.machines]
    assert likely == sorted(likely, reverse=True)
    assert f"of {FEW} simulation runs" in panel.sentence.text()


def test_a_use_above_the_ceiling_is_marked(panel):
    assert panel.machines.item(0, 5).text().endswith("▲")


def test_the_same_seed_gives_the_same_draws_and_another_gives_others(qtbot, panel):
    first = panel.answer.found
    assert asked_again(qtbot, panel, panel.start).found == first
    assert asked_again(qtbot, panel, lambda: type_into(qtbot, panel.seed, "7")).found != first


def test_the_spread_and_the_draws_are_typed(qtbot, panel):
    answer = asked_again(qtbot, panel, lambda: type_into(qtbot, panel.spread, "25"))
    assert answer.guess.spread == pytest.approx(0.25)
    answer = asked_again(qtbot, panel, lambda: type_into(qtbot, panel.draws, "50"))
    assert answer.guess.draws == 50


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("draws", "2.5", "enter a whole number"),
        ("draws", "0", "from 1 to"),
        ("seed", "-1", "the random seed must be"),
        ("spread", "100", "less than 100 %"),
    ],
)
def test_what_cannot_be_drawn_is_said(qtbot, panel, name, text, words):
    type_into(qtbot, getattr(panel, name), text)
    qtbot.waitUntil(lambda: words in panel.sentence.text())
    assert panel.machines.rowCount() == 0


def test_a_row_selects_its_machine(qtbot, window, panel):
    place = panel.machines.visualItemRect(panel.machines.item(0, 0)).center()
    qtbot.mouseClick(panel.machines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.selection.ids == ("mbx",)


def test_what_matters_is_a_chart_with_its_table(qtbot, panel):
    qtbot.mouseClick(panel.pages.buttons[1], Qt.MouseButton.LeftButton)
    spec = panel.chart.spec
    assert spec.bars[0].name == panel.answer.found.influences[0].label
    swings = [abs(bar.high - bar.low) for bar in spec.bars]
    assert swings == sorted(swings, reverse=True)
    qtbot.mouseClick(panel.chart.as_table, Qt.MouseButton.LeftButton)
    assert panel.chart.table.item(0, 0).text() == spec.bars[0].name
    assert panel.chart.table.item(0, 1).text() == spec.bars[0].note


def test_assumed_figures_that_move_the_result_are_named(panel):
    weak = [
        influence
        for influence in panel.answer.found.influences
        if influence.status == "assumed" and influence.swing > 0.05
    ]
    assert weak
    assert "Depends on assumed figures" in panel.sentence.text()
    assert weak[0].label in panel.sentence.text()
