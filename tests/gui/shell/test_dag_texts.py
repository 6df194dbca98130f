"""Plan, Database copies and PowerShell: texts that are shown, copied and saved, and never run."""

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from models.plan import edits
from models.plan.entities import Plan
from planner.dialogs.dag_texts import DagTextsDialog
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "two-site-dag")


def shown(window: MainWindow) -> DagTextsDialog:
    window.actions_of_plan.by_id["plan.dag-texts"].trigger()
    (dialog,) = window.findChildren(DagTextsDialog)
    return dialog


def test_all_texts_are_shown_and_one_is_copied(window: MainWindow) -> None:
    dialog = shown(window)
    assert dialog.names.count() == 5
    for row in range(dialog.names.count()):
        dialog.names.setCurrentRow(row)
        assert dialog.text.toPlainText().strip()
    assert "New-MailboxDatabase" in dialog.text.toPlainText()
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert "Add-MailboxDatabaseCopy" in QGuiApplication.clipboard().text()


def test_a_table_is_saved_and_read_back(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "copies.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog = shown(window)
    dialog.names.setCurrentRow(3)
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    data = target.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    dag = window.session.design.dags[0]
    assert len(rows) == 1 + dag.databases * dag.copies


def test_without_a_dag_there_is_nothing_to_show(window: MainWindow) -> None:
    session = window.session
    assert window.actions_of_plan.by_id["plan.dag-texts"].isEnabled()
    session.do(edits.remove(session.plan, [session.design.dags[0].id]))
    assert not window.actions_of_plan.by_id["plan.dag-texts"].isEnabled()
