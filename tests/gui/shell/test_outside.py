"""What the system shows outside the window: the plan used last, and how far long work is."""

import ctypes
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.planfile import save_plan
from planner.shell.appearance import Appearance
from planner.shell.main_window import MainWindow
from planner.shell.outside import Outside, shell_of_this_system
from tests.gui.tasks import done


class Shell:
    """A system that notes what it is told, and may refuse."""

    def __init__(self, *, refuses: bool = False) -> None:
        self.paths: list[Path] = []
        self.parts: list[tuple[int, float | None]] = []
        self._refuses = refuses

    def remember(self, path: Path) -> None:
        self.paths.append(path)
        self._refuse()

    def show_progress(self, window: int, part: float | None) -> None:
        self.parts.append((window, part))
        self._refuse()

    def _refuse(self) -> None:
        if self._refuses:
            raise OSError(-2147467263, "Not implemented")


@pytest.fixture(params=[False, True], ids=["takes it", "refuses"])
def shell(request: pytest.FixtureRequest, window: MainWindow) -> Shell:
    shell = Shell(refuses=request.param)
    Outside(window, window.parts.preferences, window.parts.plan_store.jobs, shell)
    return shell


def test_a_plan_that_is_opened_is_in_the_list_of_documents(window: MainWindow, shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "contoso.xplan"
    save_plan(window.session.plan, path)
    done(window.files.open_path(path))
    assert shell.paths == [path]
    assert window.session.path == path


def test_long_work_is_shown_until_it_ends(window: MainWindow, shell: Shell, qtbot: QtBot) -> None:
    jobs, results = window.parts.plan_store.jobs, []

    def work(watch) -> str:
        for step in range(1, 40):
            time.sleep(0.01)
            watch(step / 40)
        return "all"

    jobs.start_long("trial", work, results.append, results.append, lambda _progress: None)
    qtbot.waitUntil(lambda: results == ["all"] and shell.parts[-1][1] is None)
    (handle,) = {handle for handle, _part in shell.parts}
    assert handle == int(window.winId())
    *parts, last = [part for _handle, part in shell.parts]
    assert parts
    assert all(0.0 < part <= 1.0 for part in parts)
    assert last is None


def test_work_that_is_cancelled_or_breaks_is_shown_no_more(window: MainWindow, shell: Shell, qtbot: QtBot) -> None:
    def work(watch) -> None:
        for step in range(1, 1_000):
            time.sleep(0.01)
            watch(step / 1_000)

    def breaks(watch) -> None:
        time.sleep(0.2)
        watch(0.5)
        raise OSError(5, "Input/output error")

    jobs, faults = window.parts.plan_store.jobs, []
    jobs.start_long("trial", work, lambda _result: None, faults.append, lambda _progress: None)
    qtbot.waitUntil(lambda: bool(shell.parts))
    jobs.cancel("trial")
    qtbot.waitUntil(lambda: shell.parts[-1][1] is None)
    jobs.start_long("trial", breaks, lambda _result: None, faults.append, lambda _progress: None)
    qtbot.waitUntil(lambda: bool(faults) and shell.parts[-1][1] is None)
    assert 0.5 in [part for _handle, part in shell.parts]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has such places")
def test_other_systems_have_no_such_places() -> None:
    assert shell_of_this_system() is None


@pytest.mark.skipif(sys.platform != "win32", reason="asks the task bar of Windows")
def test_the_task_bar_of_windows_takes_it(window: MainWindow) -> None:
    # Qt does so, but not off screen.
    ctypes.windll.ole32.CoInitialize(None)
    shell = shell_of_this_system()
    assert shell is not None
    for part in (0.0, 0.5, 1.0, None):
        shell.show_progress(int(window.winId()), part)


class Watched:
    """An application that notes which colours the system is asked for; off screen nothing takes them."""

    def __init__(self, application: QApplication, said: list[Qt.ColorScheme]) -> None:
        self._application, self._hints, self.setColorScheme = application, application.styleHints(), said.append

    def styleHints(self) -> "Watched":  # noqa: N802
        return self

    def __getattr__(self, name: str):
        return getattr(self._hints if name in {"colorScheme", "accessibility"} else self._application, name)


@pytest.mark.parametrize(
    ("theme", "asked"), [("dark", "Dark"), ("light", "Light"), ("contrast-dark", "Dark"), ("system", "Unknown")]
)
def test_title_bars_go_with_the_theme(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, theme: str, asked: str
) -> None:
    appearance: Appearance = window.parts.appearance
    said: list[Qt.ColorScheme] = []
    monkeypatch.setattr(appearance, "_application", Watched(appearance._application, said))
    appearance.choose(theme)
    assert said == [getattr(Qt.ColorScheme, asked)]
    monkeypatch.undo()
    appearance.choose("system")


def test_menus_and_lists_keep_the_letters_of_the_program_when_the_system_has_another_theme(
    window: MainWindow, qtbot: QtBot
) -> None:
    """With another theme, Qt on Windows gives them those of the system, at its size."""
    letters = QApplication.font()
    for kind in ("QMenuBar", "QAbstractItemView"):
        QApplication.setFont(QFont("Serif", 31), kind)
    window.parts.appearance._on_hint(Qt.ColorScheme.Dark)
    qtbot.waitUntil(lambda: QApplication.font("QMenuBar") == letters)
    assert QApplication.font("QAbstractItemView") == QApplication.font() == letters
