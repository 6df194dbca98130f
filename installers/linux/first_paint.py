"""Prints how long programs take from their start until their first picture stands on the screen.

    python installers/linux/first_paint.py [--rounds N] FROZEN_PROGRAM PLAN

Three programs take turns on a virtual screen of their own: a bare PySide6 window with docks and a canvas, this program
from its sources, and the frozen one. Nothing in the programs helps: the screen's memory is watched from outside.
"""

import argparse
import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCREEN = "1440x900x24"
PATIENCE_S, LOOK_S = 60, 0.0005
# The programs' windows begin in the upper left corner, since no window manager places them.
HEADER_BYTES, ROW_BYTES, FIRST_ROW, LAST_ROW = 3232, 1440 * 4, 100, 140
BARE = """
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QGraphicsScene, QGraphicsView, QListWidget, QMainWindow
application = QApplication([])
window = QMainWindow()
scene = QGraphicsScene()
scene.addText("bare")
window.setCentralWidget(QGraphicsView(scene))
for area in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
    dock = QDockWidget("Dock", window)
    dock.setWidget(QListWidget())
    window.addDockWidget(area, dock)
window.resize(1400, 860)
window.show()
application.exec()
"""


class Screen:
    """A virtual screen whose memory can be watched."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-fbdir", str(folder), "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.display = f":{answer.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as memory:
            self._memory = mmap.mmap(memory.fileno(), 0, access=mmap.ACCESS_READ)

    def picture(self) -> bytes:
        """Return the part of the screen that windows cover."""
        return self._memory[HEADER_BYTES + FIRST_ROW * ROW_BYTES : HEADER_BYTES + LAST_ROW * ROW_BYTES]

    def close(self) -> None:
        """End the server."""
        self._memory.close()
        self._server.terminate()
        self._server.wait()


def seconds_to_first_paint(command: list[str], screen: Screen, environment: dict[str, str]) -> float:
    """Return the seconds until the picture on the screen is another one."""
    before = screen.picture()
    begin = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while screen.picture() == before:
            if time.perf_counter() - begin > PATIENCE_S or process.poll() is not None:
                sys.exit(f"{command[0]} painted nothing.")
            time.sleep(LOOK_S)
        return time.perf_counter() - begin
    finally:
        process.kill()
        process.wait()
        while screen.picture() != before:
            time.sleep(LOOK_S)


def main() -> None:
    """Measure in turns, print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("frozen", type=Path)
    parser.add_argument("plan", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    plan = str(asked.plan.absolute())
    commands = {
        "bare PySide6 window": [sys.executable, "-c", BARE],
        "python -m planner": [sys.executable, "-m", "planner"],
        "frozen program": [str(asked.frozen.absolute())],
        "python -m planner, with a plan": [sys.executable, "-m", "planner", plan],
        "frozen program, with a plan": [str(asked.frozen.absolute()), plan],
    }
    folder = Path(tempfile.mkdtemp(prefix="planner-paint-"))
    places = {f"XDG_{name}": str(folder) for name in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME")}
    screen = Screen(folder)
    environment = os.environ | places | {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "PLANNER_NEW_WINDOW": "1"}
    # The sources may keep their bytecode, as everybody's do.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: dict[str, list[float]] = {name: [] for name in commands}
    try:
        for turn in range(asked.rounds + 1):
            for name, command in commands.items():
                seconds = seconds_to_first_paint(command, screen, environment)
                if turn:  # the first turn fills the caches
                    times[name].append(seconds)
    finally:
        screen.close()
        shutil.rmtree(folder)
    bare = statistics.median(times["bare PySide6 window"])
    print(f"start to first paint, median of {asked.rounds} turns:")
    for name, seconds in times.items():
        middle = statistics.median(seconds)
        extremes = f"{min(seconds) * 1000:.0f} to {max(seconds) * 1000:.0f}"
        print(f"  {name:32} {middle * 1000:6.0f} ms   {middle / bare:4.2f} x bare   ({extremes})")


if __name__ == "__main__":
    main()
