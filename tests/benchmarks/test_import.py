"""How long the window is deaf while a large inventory is read, and how long a cancelled import goes on."""

import os
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from models.calibration.library import read_library
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look

MACHINES, VMS_OF_A_HOST = 20_000, 20
LONGEST_GAP_MS, LONGEST_CANCEL_MS = 200, 200
TICK_MS = 10


@pytest.fixture
def inventory(tmp_path: Path) -> Path:
    """A large inventory."""
    path = tmp_path / "large.csv"
    hosts = (f"esx-{number // VMS_OF_A_HOST}.example.com" for number in range(MACHINES))
    lines = (f"vm-{number},poweredOn,False,4,4096,Oslo,{host}" for number, host in enumerate(hosts))
    path.write_text("\n".join(("VM,Powerstate,Template,CPUs,Memory,Datacenter,Host", *lines)), "utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path):
    """The window with an empty plan."""
    window = private_window(tmp_path, read_library(folder()))
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.files.tasks.close()
    window.session.undo_stack.setClean()
    window.close()


def children() -> set[int]:
    own = Path(f"/proc/{os.getpid()}/task")
    return {int(child) for task in own.iterdir() for child in (task / "children").read_text("utf-8").split()}


@pytest.mark.bench
def test_the_window_listens_while_an_inventory_is_read(
    window: MainWindow, inventory: Path, qtbot: QtBot, capsys
) -> None:
    """What the window itself needs to draw the new plan comes after that and is not counted."""
    gaps, last = [], perf_counter()

    def tick() -> None:
        nonlocal last
        now = perf_counter()
        gaps.append((now - last) * 1000)
        last = now

    clock = QTimer()
    clock.timeout.connect(tick)

    async def leave() -> bool:
        clock.stop()
        return True

    window.files.may_leave = leave
    clock.start(TICK_MS)
    commands = look.imports(window)
    commands.begin(inventory)
    qtbot.waitUntil(lambda: not commands.running)
    commands.dialog.take.click()
    qtbot.waitUntil(lambda: commands.dialog is None)
    with capsys.disabled():
        print(f"\n{len(gaps)} ticks while {MACHINES} machines are read, the longest gap {max(gaps):.0f} ms")
    assert len(window.session.design.machines) > MACHINES
    assert max(gaps) < LONGEST_GAP_MS


@pytest.mark.bench
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_a_cancelled_import_is_over(window: MainWindow, inventory: Path, qtbot: QtBot, capsys) -> None:
    before = children()
    look.imports(window).begin(inventory)
    qtbot.waitUntil(lambda: children() > before)
    begun = perf_counter()
    look.imports(window).dialog.reject()
    told = (perf_counter() - begun) * 1000
    qtbot.waitUntil(lambda: children() <= before)
    gone = (perf_counter() - begun) * 1000
    with capsys.disabled():
        print(f"\nthe window is free after {told:.1f} ms, the process gone after {gone:.0f} ms")
    assert gone < LONGEST_CANCEL_MS
