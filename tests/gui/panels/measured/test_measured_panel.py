"""Measured load: a log is chosen, held against the design, its hours brushed, its names matched."""

import time

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QFileDialog, QLabel

from models.comparisons.hours import Hours
from models.plan.edits import add_machine, set_values
from planner.compare import measured_panel
from planner.dialogs.match_names import MatchNamesDialog
from tests.gui import look
from tests.gui.panels.measured.reading import FACTORS, answer_with, cells, made_plan
from tests.unit.capacity.building import server
from tests.unit.comparisons.made_logs import as_csv, made_log


def test_before_a_log_the_panel_says_what_to_do(panel):
    assert "Choose a PerfMon log" in panel.view.rest.text()
    assert not panel.view.controls.isVisible()
    assert panel.beside is None


def test_the_machine_outside_of_its_band_is_said_first(read):
    """At first with the busy windows of whole days: the mean over nights lies below any prediction."""
    words = read.view.headline.text()
    assert words.startswith("3 of 4 machines are within the predicted range. CAS-2 is not: predicted ")
    assert cells(read, 0)[0] == "CAS-2"
    assert cells(read, 7)[0].startswith("▲ ")
    assert cells(read, 7)[0].endswith(" points above")
    assert cells(read, 7)[1:] == ["within the range"] * 3
    assert "busy week.csv" in read.view.rest.text()


def test_the_statistic_and_the_resource_are_chosen(qtbot, read):
    mean = cells(read, 3)
    read.view.controls.show_hours(9.0, 13.0)
    assert cells(read, 3) != mean
    mean = cells(read, 3)
    qtbot.mouseClick(read.view.controls.statistic.buttons["peak"], Qt.MouseButton.LeftButton)
    assert read.view.controls.statistic.value == "peak"
    assert sorted(cells(read, 3)) == sorted(mean)
    assert [row.verdict for row in read.beside.rows].count("above") > 1, "peaks lie higher than means"
    qtbot.mouseClick(read.view.controls.resource.buttons["memory"], Qt.MouseButton.LeftButton)
    assert read.view.headline.text() == "The log has no data to compare for this resource."


def test_hours_are_brushed_on_the_plot_and_moved_by_keys(qtbot, read):
    chart, before = read.chart, cells(read, 3)
    wide, middle = chart.drawing, chart.height() // 2
    box = wide._view.box.sceneBoundingRect()
    day = box.width() / 2

    def at(hour):
        return QPoint(round(box.left() + day * hour / 24) + 2, middle)

    qtbot.mousePress(chart, Qt.MouseButton.LeftButton, pos=at(10))
    qtbot.mouseMove(chart, at(11))
    qtbot.mouseMove(chart, at(13))
    qtbot.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=at(13))
    assert read.view.controls.hours == Hours(first=10.0, last=13.0)
    assert read.view.controls.windows.text() == "24 15-minute windows, 4 machines in the log"
    assert cells(read, 3) != before
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    qtbot.keyClick(chart, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert read.view.controls.hours == Hours(first=9.75, last=13.25)


def test_the_prediction_for_the_users_of_the_log_stands_beside(qtbot, read):
    """In the quiet hours the users of the plan are not there; those who are explain the load."""
    read.view.controls.show_hours(0.0, 4.0)
    qtbot.waitUntil(lambda: cells(read, 2)[0] != "–")
    assert all(row.verdict == "below" for row in read.beside.rows if row.machine_id != "cas-2")
    quiet = next(row for row in read.beside.rows if row.machine_id == "cas-0")
    assert quiet.expected == pytest.approx(quiet.values["mean"], rel=0.2)
    assert quiet.expected < 0.5 * quiet.predicted.utilization


def test_hours_are_chosen_from_lists(read):
    read.view.controls.first.setCurrentText("09:00")
    read.view.controls.last.setCurrentText("12:00")
    assert read.chart.drawing.hours == Hours(first=9.0, last=12.0)
    read.view.controls.weekdays.setChecked(True)
    assert read.view.controls.hours.weekdays


def test_a_row_selects_its_machine_and_draws_it_strong(qtbot, shown, read):
    assert cells(read, 0)[2] == "CAS-1"
    read.view.table.selectRow(2)
    (machine,) = shown.context.selection.ids
    assert machine == "cas-1"
    assert read.chart.drawing.spec.strong == "cas-1"


def test_a_machine_that_is_not_in_the_log_has_dashes(shown, read):
    assert "no data: not in the log" not in cells(read, 7)
    prototype = server("cas-9", roles=("cas",), cores=8)
    shown.session.do(add_machine(shown.session.plan, "design", "site", prototype))
    assert cells(read, 0)[-1] == "CAS-9-1"
    assert cells(read, 3)[-1] == "–"
    assert cells(read, 7)[-1] == "no data: not in the log"


def test_names_that_match_nothing_are_matched_by_hand(qtbot, panel, tmp_path, monkeypatch):
    path = tmp_path / "renamed.csv"
    path.write_text(as_csv(made_log(made_plan(), FACTORS)).replace("CAS-3", "OLD3"), "utf-8")
    answer_with(monkeypatch, path)
    assert not panel.view.match_button.isVisible()
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.beside is not None)
    assert "No machine of the design has these names: OLD3.contoso.com." in panel.view.rest.text()

    def choose():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, MatchNamesDialog)
        box = dialog.boxes["OLD3.contoso.com"]
        box.setCurrentText("CAS-3")
        dialog.accept()

    QTimer.singleShot(100, choose)
    qtbot.mouseClick(panel.view.match_button, Qt.MouseButton.LeftButton)
    assert "CAS-3" in cells(panel, 0)
    assert "no data: not in the log" not in cells(panel, 7)

    def undo():
        box = QApplication.activeModalWidget().boxes["OLD3.contoso.com"]
        assert (box.currentText(), box.count()) == ("CAS-3", 2)
        box.setCurrentIndex(0)
        QApplication.activeModalWidget().accept()

    QTimer.singleShot(100, undo)
    qtbot.mouseClick(panel.view.match_button, Qt.MouseButton.LeftButton)
    assert "no data: not in the log" in cells(panel, 7), "a name that was matched wrongly can be taken back"


def test_two_names_of_the_log_are_not_matched_with_one_machine(qtbot, panel, tmp_path, monkeypatch):
    """Their loads were added up."""
    path = tmp_path / "renamed.csv"
    text = as_csv(made_log(made_plan(), FACTORS)).replace("CAS-3", "OLD3").replace("CAS-2", "OLD2")
    path.write_text(text, "utf-8")
    answer_with(monkeypatch, path)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.beside is not None)
    seen = []

    def choose():
        dialog = QApplication.activeModalWidget()
        for box in dialog.boxes.values():
            assert [box.itemText(row) for row in range(1, box.count())] == ["CAS-2", "CAS-3"]
            box.setCurrentText("CAS-3")
        seen.append((dialog.match_button.isEnabled(), dialog.note.text()))
        dialog.boxes["OLD2.contoso.com"].setCurrentText("CAS-2")
        seen.append((dialog.match_button.isEnabled(), dialog.note.isVisible()))
        dialog.reject()

    QTimer.singleShot(100, choose)
    qtbot.mouseClick(panel.view.match_button, Qt.MouseButton.LeftButton)
    assert seen == [(False, "CAS-3 is chosen twice; choose it for one name only."), (True, False)]


def test_a_long_name_of_a_machine_leaves_the_names_of_the_log_in_sight(qtbot):
    """The list was wider than its window, which scrolled the names away to show the box that has the focus."""
    dialog = MatchNamesDialog({"EX1.contoso.com": [evolve(server("ex1"), name="M" * 60)]}, {})
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    (label,) = [label for label in dialog.findChildren(QLabel) if label.text() == "EX1.contoso.com"]
    for part in (label, dialog.boxes["EX1.contoso.com"]):
        assert part.visibleRegion().boundingRect().width() == part.width()


def test_a_file_that_is_no_log_is_one_sentence(qtbot, panel, tmp_path, monkeypatch):
    path = tmp_path / "hosts.csv"
    path.write_text("VM,Host\na,b\n", "utf-8")
    answer_with(monkeypatch, path)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "hosts.csv" in panel.view.headline.text())
    assert "this is not a performance log" in panel.view.headline.text()
    assert panel.beside is None


def test_reading_is_cancelled(qtbot, panel, log, monkeypatch):
    def slow(_path, report):
        for _ in range(500):
            time.sleep(0.01)
            report(0.5)

    monkeypatch.setattr(measured_panel, "read_log_in_process", slow)
    answer_with(monkeypatch, log)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.view.progress.value() == 50)
    qtbot.mouseClick(panel.view.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel._tools.jobs.is_busy(measured_panel.READING))
    assert not panel.view.progress.isVisible()
    assert panel.logs == ()


def test_another_plan_forgets_the_log(shown, read, plan):
    shown.session.replace(plan, None)
    assert read.logs == ()
    look.explore(shown).open_page("measured")
    assert not read.view.table.isVisible()
    assert "Choose a PerfMon log" in read.view.rest.text()


def test_the_names_of_a_forgotten_log_are_not_offered(qtbot, shown, panel, plan, tmp_path, monkeypatch):
    path = tmp_path / "renamed.csv"
    path.write_text(as_csv(made_log(made_plan(), FACTORS)).replace("CAS-3", "OLD3"), "utf-8")
    answer_with(monkeypatch, path)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(panel.view.match_button.isVisible)
    shown.session.replace(plan, None)
    look.explore(shown).open_page("measured")
    assert panel.view.log_button.isVisible()
    assert not panel.view.match_button.isVisible()


def test_counters_of_the_plan_are_saved(qtbot, shown, tmp_path, monkeypatch):
    path = tmp_path / "planner-counters.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(path), ""))
    shown.actions_of_plan.by_id["file.counters"].trigger()
    lines = path.read_text("utf-8").splitlines()
    assert "\\\\CAS-0\\Processor(_Total)\\% Processor Time" in lines
    assert "\\\\CAS-3\\MSExchange OWA\\Requests/sec" in lines


def test_what_was_measured_is_kept_in_the_machines_in_one_step(qtbot, shown, read):
    read.view.controls.show_hours(9.0, 13.0)
    qtbot.mouseClick(read.view.controls.statistic.buttons["p95"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(read.view.keep_button, Qt.MouseButton.LeftButton)
    machine = shown.session.design.by_id["cas-2"]
    (row,) = [row for row in read.beside.rows if row.machine_id == "cas-2"]
    assert machine.measured.cpu == row.values["p95"]
    assert machine.measured.source == "busy week.csv, 09:00 to 13:00, 95th percentile"
    assert machine.measured.memory is None
    shown.session.undo_stack.undo()
    assert shown.session.design.by_id["cas-2"].measured.cpu is None


def test_the_sides_keep_their_width_after_a_wide_panel_stood_in_place_of_the_canvas(qtbot, shown, log, monkeypatch):
    explore = look.explore(shown)
    explore.close_page()
    shown.resize(1440, 880)
    sides = [shown.findChild(QDockWidget, name) for name in ("dock_palette", "dock_inspector")]
    qtbot.waitUntil(lambda: sides[1].geometry().right() > 1400)
    before = [side.width() for side in sides]
    explore.open_page("measured")
    panel = look.measured(shown)
    answer_with(monkeypatch, log)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.beside is not None and panel.chart is not None)
    explore.close_page()
    QApplication.processEvents()
    assert [side.width() for side in sides] == before


def test_what_was_kept_is_void_with_other_hardware_and_back_with_undo(qtbot, shown, read):
    session = shown.session
    qtbot.mouseClick(read.view.keep_button, Qt.MouseButton.LeftButton)
    kept = session.design.by_id["cas-0"].measured
    session.do(set_values(session.plan, ["cas-0"], "processor.cores", 16))
    assert session.design.by_id["cas-0"].measured.cpu is None
    assert "hardware is different now: busy week.csv" in session.design.by_id["cas-0"].measured.source
    session.undo_stack.undo()
    assert session.design.by_id["cas-0"].measured == kept
