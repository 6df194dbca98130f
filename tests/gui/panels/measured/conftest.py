"""Fixtures: a made log, read and compared with the design it was made from."""

import pytest
from PySide6.QtCore import Qt

from tests.gui import look
from tests.gui.panels.measured.reading import FACTORS, answer_with, made_plan
from tests.unit.comparisons.made_logs import as_csv, made_log


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "busy week.csv"
    path.write_text(as_csv(made_log(made_plan(), FACTORS, days=2, busier={"cas-2": 5_000.0})), "utf-8")
    return path


@pytest.fixture
def shown(window):
    window.session.replace(made_plan(), None)
    window.session.show_design("design")
    return window


@pytest.fixture
def panel(qtbot, shown):
    look.explore(shown).open_page("measured")
    return look.measured(shown)


@pytest.fixture
def read(qtbot, panel, log, monkeypatch):
    answer_with(monkeypatch, log)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.beside is not None and panel.chart is not None)
    return panel
