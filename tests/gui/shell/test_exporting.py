"""An export that takes its time: it is watched and cancelled, the window goes on, and nothing half done stays."""

import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.plan import edits
from planner.dialogs import files
from planner.dialogs.export_dialog import ExportDialog
from planner.presenters import report
from planner.reports.exporting import SUFFIXES
from planner.session.jobs import CancelledError
from planner.shell.main_window import MainWindow
from planner.shell.work_bar import TaskBar
from tests.gui.tasks import all_done
from tests.systems import PATIENCE_S

PART = 0.5


class Slow:
    """Growth and failures that take until they are freed; where the work is ended meanwhile, that is noted."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self._real = real
        self.begun, self.free, self.ended = threading.Event(), threading.Event(), threading.Event()

    def __call__(self, plan, library, listener):
        self.begun.set()
        start = monotonic()
        try:
            while not self.free.wait(0.02) and monotonic() - start < PATIENCE_S:
                listener(PART)
        except CancelledError:
            self.ended.set()
            raise
        return self._real(plan, library, listener)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch):
    made = Slow(report.explored)
    monkeypatch.setattr(report, "explored", made)
    yield made
    made.free.set()


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "report.md"
    path.write_text("what was there")
    return path


@pytest.fixture
def bar(window: MainWindow, slow: Slow, target: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> TaskBar:
    """An export that was begun, with the bar that shows it."""
    monkeypatch.setattr(files, "ask_export", lambda *_given: target)
    window.actions_of_plan.by_id["file.report"].trigger()
    dialog = window.findChild(ExportDialog)
    dialog.forms.setCurrentRow(SUFFIXES.index(".md"))
    QTest.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    shown = window.findChild(TaskBar)
    qtbot.waitUntil(slow.begun.is_set)
    qtbot.waitUntil(shown.isVisible)
    return shown


def test_a_long_export_says_how_far_it_is_while_the_plan_is_edited(
    window: MainWindow, bar: TaskBar, slow: Slow, target: Path, qtbot: QtBot
) -> None:
    title = window.session.plan.title
    assert bar.label.text() == "Export report.md"
    qtbot.waitUntil(lambda: 0 < bar.progress.value() < 100)
    window.session.do(edits.set_title(window.session.plan, "Edited meanwhile"))
    assert window.session.plan.title == "Edited meanwhile"
    slow.free.set()
    all_done(window.parts.plan_store.tasks)
    assert window.status.currentMessage() == "Saved report.md."
    assert target.read_text("utf-8").startswith(f"# {title}"), "the plan as it was when the export began"
    qtbot.waitUntil(bar.isHidden)


def test_a_cancelled_export_ends_its_work_and_leaves_what_was_there(
    window: MainWindow, bar: TaskBar, slow: Slow, target: Path, qtbot: QtBot
) -> None:
    qtbot.mouseClick(bar.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(slow.ended.is_set)
    qtbot.waitUntil(bar.isHidden)
    assert window.status.currentMessage() == "“Export report.md” was cancelled."
    assert target.read_text("utf-8") == "what was there"
    assert [*target.parent.iterdir()] == [target]


def test_a_window_that_is_closed_waits_for_its_export(
    window: MainWindow, bar: TaskBar, slow: Slow, target: Path, qtbot: QtBot
) -> None:
    assert not window.close()
    assert bar.isVisible()
    slow.free.set()
    qtbot.waitUntil(window.isHidden)
    assert target.read_text("utf-8").startswith("# ")


def test_a_window_that_waits_for_its_export_closes_once_that_is_cancelled(
    window: MainWindow, bar: TaskBar, slow: Slow, target: Path, qtbot: QtBot
) -> None:
    assert not window.close()
    qtbot.mouseClick(bar.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.isHidden)
    qtbot.waitUntil(slow.ended.is_set)
    assert target.read_text("utf-8") == "what was there"


def test_a_program_that_ends_at_once_leaves_what_was_there(
    window: MainWindow, bar: TaskBar, slow: Slow, target: Path, qtbot: QtBot
) -> None:
    # As when the system shuts down.
    window.parts.plan_store.close()
    qtbot.waitUntil(slow.ended.is_set)
    assert target.read_text("utf-8") == "what was there"
