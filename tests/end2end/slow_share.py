"""The program on a plan whose folder answers only once the program was started again, driven as a user would.

Arguments: what happens ("changed", "failing" or "edited") and the plan. Once the save is under way, it says "saving";
whoever started it then starts the program a second time, with another plan. At the end it says what was seen, as JSON.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from models.plan import edits
from models.planfile import placing
from planner import application
from planner import command_line as program
from planner.dialogs import files
from planner.shell.main_window import MainWindow
from tests.systems import PATIENCE_S

LOOK_MS = 20
MINE, LATER, ELSEWHERE = "Mine", "Edited while it was saved", "elsewhere.xplan"
PRESSED = {"changed": "Overwrite the file", "failing": "Save elsewhere…", "edited": "Cancel"}
WHAT, PLAN = sys.argv[1], Path(sys.argv[2]).absolute()
SHARE = str(PLAN.parent)
real_open, real_displace, real_build = os.open, placing.displace, application.build_window
seen: dict[str, object] = {"asked": [], "told": ""}
saving = threading.Event()


def slow_open(path: object, flags: int, *rest: int, **named: int) -> int:
    deadline = time.monotonic() + PATIENCE_S
    on_share = isinstance(path, str | os.PathLike) and os.fspath(path).startswith(SHARE)
    # What is edited while the file is looked at is saved with it; what is edited while it is written is not.
    if saving.is_set() and on_share and (WHAT != "edited" or flags & os.O_CREAT):
        while not seen["told"] and time.monotonic() < deadline:
            time.sleep(LOOK_MS / 1000)
    return real_open(path, flags, *rest, **named)


def failing_displace(new: Path, target: Path, *rest: object, **named: bool) -> bytes | None:
    if WHAT == "failing" and target == PLAN:
        raise OSError(5, "Input/output error")
    return real_displace(new, target, *rest, **named)


def once(condition: Callable[[], bool], then: Callable[[], None]) -> None:
    if condition():
        then()
    else:
        QTimer.singleShot(LOOK_MS, lambda: once(condition, then))


def drive(window: MainWindow) -> None:
    def title(words: str) -> None:
        window.session.do(edits.set_title(window.session.plan, words))

    def save() -> None:
        title(MINE)
        if WHAT == "changed":
            PLAN.write_bytes((PLAN.parent / "theirs.xplan").read_bytes())
        saving.set()
        window.actions_of_plan.by_id["file.save"].trigger()
        print("saving", flush=True)
        once(lambda: bool(seen["told"]), answer)

    def hear(sentence: str) -> None:
        if WHAT == "edited":
            title(LATER)
        seen["told"] = sentence

    def answer() -> None:
        once(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox), press)

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen["asked"] = [box.text(), window.session.plan.title]
        next(button for button in box.buttons() if button.text().replace("&", "") == PRESSED[WHAT]).click()
        once(lambda: window.files.tasks.running is None, end)

    def end() -> None:
        seen["shown"] = window.session.plan.title
        print(json.dumps(seen), flush=True)
        os._exit(0)

    window.files.tasks.told.connect(hear)
    files.ask_save = lambda _parent, _suggested: PLAN.parent / ELSEWHERE
    once(lambda: window.session.path == PLAN and window.files.tasks.running is None, save)


def build(*given: object, **named: object) -> MainWindow:
    window = real_build(*given, **named)
    drive(window)
    return window


os.open, placing.displace, application.build_window = slow_open, failing_displace, build
sys.exit(program.main([str(PLAN)]))
