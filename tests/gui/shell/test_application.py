"""The composition root: it runs, opens what it is given, and a fault of its own is one sentence."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from models.plan.entities import Plan
from models.planfile import save_plan
from planner import application
from planner.session.log import close_log
from planner.session.places import Places
from planner.shell.faults import watch_faults
from planner.shell.main_window import MainWindow
from tests.gui.asking import when_asked


@pytest.fixture
def quiet_hooks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: QApplication):
    """Leave no hook, log or style behind."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(application, "log_folder", lambda: tmp_path)
    monkeypatch.setattr(application, "system_places", lambda _name: Places(tmp_path / "data", tmp_path))
    name, style = qapp.applicationName(), qapp.style().objectName()
    yield
    close_log()
    qapp.setApplicationName(name)
    qapp.setStyle(style)
    qapp.setStyleSheet("")


def _window() -> MainWindow:
    return next(
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow) and widget.isVisible()
    )


@pytest.mark.usefixtures("quiet_hooks")
def test_the_window_opens_the_plan_it_is_given(plan: Plan, tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "given.xplan"
    save_plan(plan, path)
    titles = []

    def look() -> None:
        window = _window()
        if window.session.path is None and window.session.document.file.source is None:
            # It is still being read, in a process of its own where it lies in a temporary folder.
            QTimer.singleShot(50, look)
            return
        titles.append(window.windowTitle())
        window.close()
        window.deleteLater()

    QTimer.singleShot(300, look)
    assert application.run_window([str(path)], language="en") == 0
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert titles == ["given.xplan"]


@pytest.mark.usefixtures("quiet_hooks")
def test_a_broken_file_leaves_an_empty_plan_and_one_sentence(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "broken.xplan"
    path.write_bytes(b"no database at all")
    seen = []

    def look(box: QMessageBox) -> None:
        seen.append(box.text())
        box.accept()
        window = _window()
        QTimer.singleShot(300, window.close)
        seen.append(window.windowTitle())

    when_asked(look)
    assert application.run_window([str(path)], language="en") == 0
    for window in [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]:
        window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert "broken.xplan" in seen[0]
    assert seen[1] == "Untitled plan"


@pytest.mark.usefixtures("quiet_hooks")
def test_a_fault_is_logged_and_told_in_one_sentence(tmp_path: Path) -> None:
    told: list[str] = []
    watch_faults(tmp_path, told.append)
    error = ValueError("inner detail")
    sys.excepthook(ValueError, error, None)
    assert len(told) == 1
    assert "inner detail" not in told[0]
    assert "inner detail" in (tmp_path / "planner.log").read_text("utf-8")
