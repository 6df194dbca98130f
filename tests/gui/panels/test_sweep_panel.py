"""The sweep panel: curves and a map, beside the interface, anew after an edit, never about a plan that is no more."""

import time

import pytest
from PySide6.QtCore import Qt

import planner.compare.sweep_panel as module
from models.plan.edits import set_values
from tests.gui import look
from tests.gui.panels.exploring import asked_again, brought, choose, type_into


@pytest.fixture
def panel(qtbot, window):
    return brought(qtbot, window, "sweep")


def test_what_is_seen_first_is_the_users(window, panel):
    assert panel.chart.spec.x.name == "All users"
    assert [line.name for line in panel.chart.spec.lines][:1] == ["EX-MBX-1"]
    assert "EX-MBX-1 is above its ceiling throughout." in panel.sentence.text()


def test_nothing_is_swept_before_it_is_seen(qtbot, window):
    qtbot.wait(50)
    assert look.sweep(window).answer is None


def test_a_range_is_typed(qtbot, panel):
    answer = asked_again(qtbot, panel, lambda: type_into(qtbot, panel.first.low, "10"))
    assert answer.axes[0].values[0] == pytest.approx(0.1)


def test_two_parameters_are_a_map(qtbot, panel):
    choose(panel.second, "messages")
    qtbot.waitUntil(lambda: bool(panel.chart.spec.cells))
    assert len(panel.chart.spec.cells) == module.ROWS
    assert len(panel.chart.spec.cells[0]) == module.COLUMNS


def test_an_edit_sweeps_again(qtbot, window, panel):
    before, change = panel.answer, set_values(window.session.plan, ["mbx"], "memory_mb", 65536)
    asked_again(qtbot, panel, lambda: window.session.do(change))
    assert panel.answer.utilization.max() < before.utilization.max()


def test_a_range_that_cannot_be_is_said(qtbot, panel):
    panel.first.low.setText("300")
    panel.start()
    assert "the first value below the last" in panel.sentence.text()
    assert panel.chart.spec is None


def slow(_plan, _design, _axes, _library, watch, _spread):
    for step in range(1, 10_000):
        watch(step / 10_000)
        time.sleep(0.005)


def test_long_work_shows_progress_and_can_be_cancelled(qtbot, panel, monkeypatch):
    monkeypatch.setattr(module, "sweep_parameters", slow)
    before = panel.answer
    panel.start()
    qtbot.waitUntil(lambda: panel.progress.isVisible() and "left" in panel.progress.format())
    qtbot.mouseClick(panel.cancel_button, Qt.MouseButton.LeftButton)
    assert not panel.progress.isVisible()
    assert "Cancelled" in panel.sentence.text()
    qtbot.wait(30)
    assert panel.answer is before


def test_a_crash_is_a_sentence(qtbot, panel, monkeypatch, caplog):
    monkeypatch.setattr(module, "sweep_parameters", lambda *_given: 1 / 0)
    panel.start()
    qtbot.waitUntil(lambda: "Something went wrong" in panel.sentence.text())
    assert panel.isEnabled()


def test_what_is_previewed_is_swept(qtbot, window, panel):
    before = panel.answer
    asked_again(qtbot, panel, lambda: look.what_if(window).rows["users"].slider.setValue(200))
    assert "What-if preview" in panel.sentence.text()
    assert panel.answer.utilization[0] == pytest.approx(before.utilization[10], nan_ok=True)
