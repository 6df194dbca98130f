"""An inventory is imported while the plan in the window is worked on; it can be cancelled, and asks at its end."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from planner.dialogs import files
from planner.dialogs.import_dialog import ImportDialog
from planner.session import reader_process
from planner.shell.main_window import MainWindow
from tests.faults.inventories import workbook
from tests.gui import look
from tests.gui.asking import press_when_asked
from tests.gui.importing import take
from tests.systems import PATIENCE_S

Begin = Callable[[], int]
# A reader that says it is half done, and goes on when the file `go` is there.
HELD_BACK = """
import os, sys, time
folder = {folder!r}
sys.stdout.buffer.write(b"." * 50)
sys.stdout.buffer.flush()
with open(os.path.join(folder, "pid.new"), "w") as file:
    file.write(str(os.getpid()))
os.rename(file.name, os.path.join(folder, "pid"))
while not os.path.exists(os.path.join(folder, "go")):
    time.sleep(0.01)
from planner.session import foreign_reader
sys.exit(foreign_reader.serve(sys.argv[2:]))
"""


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        # One that has ended stays in the list until whoever inherited it asks.
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return sys.platform != "linux"


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by signal 0")


@pytest.fixture
def begin(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Begin an import whose reader waits; returns the number of its process once that runs."""
    program = HELD_BACK.format(folder=str(tmp_path))
    path = tmp_path / "Oslo.xlsx"
    path.write_bytes(workbook())
    monkeypatch.setattr(reader_process, "own_command", lambda: [sys.executable, "-c", program])
    monkeypatch.setattr(files, "ask_inventory", lambda _parent, _folder: path)

    def start() -> int:
        window.actions_of_plan.by_id["file.import_inventory"].trigger()
        qtbot.waitUntil((tmp_path / "pid").exists)
        return int((tmp_path / "pid").read_text("utf-8"))

    return start


def go_on(folder: Path) -> None:
    (folder / "go").touch()


def names(window: MainWindow) -> set[str]:
    return {machine.name for machine in window.session.design.machines}


def read(window: MainWindow, qtbot: QtBot, folder: Path) -> ImportDialog:
    """Let the reader end, and wait for what it found."""
    go_on(folder)
    commands = look.imports(window)
    qtbot.waitUntil(lambda: not commands.running)
    assert commands.dialog is not None
    return commands.dialog


def test_keys_and_clicks_are_taken_while_an_inventory_is_read(
    window: MainWindow, begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    process = begin()
    dialog = look.imports(window).dialog
    qtbot.waitUntil(lambda: dialog.progress.value() > 0)
    assert dialog.progress.isVisible()
    assert dialog.progress.accessibleName() == "Importing Oslo.xlsx…"
    assert not dialog.take.isVisible()
    assert window.isEnabled()
    assert QApplication.activeModalWidget() is None
    window.selection.set(("mbx",))
    window.canvas.setFocus()
    QTest.keyClick(window.canvas, Qt.Key.Key_Delete)
    assert "EX-MBX-1" not in names(window)
    QTest.mouseClick(look.tabs(window).bar, Qt.MouseButton.LeftButton, pos=look.tabs(window).bar.tabRect(0).center())
    assert window.session.design_id == "physical"
    window.session.undo_stack.undo()
    assert not window.session.modified
    assert is_there(process)
    take(window, read(window, qtbot, tmp_path), qtbot)
    assert names(window) == {"esx-1", "esx-2", "mail-1"}


@pytest.mark.parametrize("way", ["button", "Esc", "close"])
def test_cancelling_ends_the_process_and_changes_nothing(
    window: MainWindow, begin: Begin, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    before = window.session.plan
    process = begin()
    dialog = look.imports(window).dialog
    if way == "button":
        QTest.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    elif way == "Esc":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
    # At once, whatever the process is doing; it is gone a moment later.
    assert not dialog.isVisible()
    assert not look.imports(window).running
    assert window.status.currentMessage() == (
        "The import of Oslo.xlsx was cancelled; nothing was imported. File, Import inventory… starts it again."
    )
    qtbot.waitUntil(lambda: not is_there(process))
    assert window.session.plan is before
    (tmp_path / "pid").unlink()
    begin()
    take(window, read(window, qtbot, tmp_path), qtbot)
    assert "esx-1" in names(window)


def test_edits_are_asked_about_when_the_plan_is_to_be_replaced(
    window: MainWindow, begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    begin()
    window.selection.set(("mbx",))
    window.canvas.editor.delete_selection()
    edited, seen = window.session.plan, []
    dialog = read(window, qtbot, tmp_path)
    press_when_asked(QMessageBox.StandardButton.Cancel, seen)
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(seen) and dialog.take.isEnabled())
    assert window.session.plan is edited
    # What was chosen stands there still.
    assert dialog.isVisible()
    press_when_asked(QMessageBox.StandardButton.Discard, seen)
    take(window, dialog, qtbot)
    assert len(seen) == 2
    assert "esx-1" in names(window)


def test_a_question_that_is_open_comes_first(window: MainWindow, begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    before, commands = window.session.plan, look.imports(window)
    begin()
    dialog = read(window, qtbot, tmp_path)
    question = QMessageBox(QMessageBox.Icon.Question, "", "Some other question", parent=window)
    question.open()
    dialog.take.click()
    qtbot.waitUntil(lambda: "open dialog is closed" in window.status.currentMessage())
    assert window.session.plan is before
    question.accept()
    qtbot.waitUntil(lambda: commands.dialog is None)
    assert "esx-1" in names(window)


def test_a_second_import_brings_the_first_forward(window: MainWindow, begin: Begin) -> None:
    process = begin()
    dialog = look.imports(window).dialog
    window.actions_of_plan.by_id["file.import_inventory"].trigger()
    assert look.imports(window).dialog is dialog
    assert is_there(process)


def test_closing_the_window_ends_the_process(window: MainWindow, begin: Begin, qtbot: QtBot) -> None:
    before = window.session.plan
    process = begin()
    window.close()
    qtbot.waitUntil(lambda: not is_there(process))
    assert window.session.plan is before


def test_ctrl_c_ends_a_conversion_and_its_reader(tmp_path: Path) -> None:
    """The command waits in the same way as the window."""
    source = tmp_path / "Oslo.xlsx"
    source.write_bytes(workbook())
    program = (
        "import sys\n"
        "from planner import __main__ as program\n"
        "from planner.session import reader_process\n"
        f"reader_process.own_command = lambda: [sys.executable, '-c', {HELD_BACK.format(folder=str(tmp_path))!r}]\n"
        "program.main()"
    )
    command = [sys.executable, "-c", program, "convert", str(source), str(tmp_path / "Oslo.xplan")]
    # A terminal sends it to both.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as converting:
        while not (tmp_path / "pid").exists():
            assert converting.poll() is None
        process = int((tmp_path / "pid").read_text("utf-8"))
        os.killpg(converting.pid, signal.SIGINT)
        _, said = converting.communicate(timeout=PATIENCE_S)
    assert converting.returncode == -signal.SIGINT
    assert said == b""
    deadline = monotonic() + PATIENCE_S
    while is_there(process):
        assert monotonic() < deadline, "the reader goes on"
    assert not (tmp_path / "Oslo.xplan").exists()
