"""Measured load in German, as large as the canvas: the verdict of each machine is in sight beside long names."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.panels.measured.reading import FACTORS, made_plan
from tests.gui.shell.test_language import german, german_window
from tests.unit.comparisons.made_logs import as_csv, made_log

__all__ = ["german", "german_window"]


@pytest.mark.parametrize("width", [1280, 1440])
def test_the_verdict_is_in_sight(
    german_window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    plan = made_plan()
    log = tmp_path / "woche.csv"
    log.write_text(as_csv(made_log(plan, FACTORS, days=1, busier={"cas-2": 5_000.0})), "utf-8")
    (design,) = plan.designs
    machines = [evolve(machine, name=f"FRANKFURT-{machine.name}") for machine in design.machines]
    german_window.session.replace(evolve(plan, designs=(evolve(design, machines=machines),)), None)
    german_window.resize(width, 800)
    look.explore(german_window).open_page("measured")
    panel = look.measured(german_window)
    panel.match({machine.id.upper(): machine.id for machine in machines})
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_given: ([str(log)], ""))
    panel.view.log_button.click()
    qtbot.waitUntil(lambda: panel.beside is not None and panel.chart is not None)
    table = panel.view.table
    last = table.columnCount() - 1
    assert table.sizeHintForColumn(last) <= table.columnWidth(last)
    assert table.columnViewportPosition(last) + table.sizeHintForColumn(last) <= table.viewport().width()
