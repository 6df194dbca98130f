"""Helpers of the tests of measured load: the plan of a made log, clicks, and cells of the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tests.unit.capacity.building import plan_of, population, server

FACTORS = {"outlook": 1.2, "owa": 0.8}


def made_plan():
    machines = [server(f"cas-{place}", roles=("cas",), cores=8) for place in range(4)]
    return plan_of(machines, [population(users={"outlook": 12_000, "owa": 6_000}, mailboxes=12_000)])


def answer_with(monkeypatch, *paths):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_given: ([str(path) for path in paths], ""))


def cells(panel, column):
    table = panel.view.table
    return [table.item(row, column).text() for row in range(table.rowCount())]


def fitted(qtbot, panel):
    qtbot.mouseClick(panel.view.calibration.fit_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(panel.fits))


def verdict_of(panel, name):
    return cells(panel, 7)[cells(panel, 0).index(name)]
