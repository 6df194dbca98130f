"""The program with a plan of its own that is edited and not saved; says "edited", and then waits for its end.

Arguments: what else goes on ("nothing", "question" or "share"), and the plan. With "question" it asks whether the edits
are to be saved; with "share", a worker waits for a file that never comes.
"""

import os
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from models.plan import edits
from planner import application
from planner import command_line as program
from planner.shell.main_window import MainWindow

LOOK_MS = 20
WHAT, PLAN = sys.argv[1], Path(sys.argv[2]).absolute()
real_build = application.build_window


def edit(window: MainWindow) -> None:
    if window.session.path != PLAN or window.files.tasks.running is not None:
        QTimer.singleShot(LOOK_MS, lambda: edit(window))
        return
    window.session.do(edits.set_title(window.session.plan, "Edited"))
    if WHAT == "share":
        window.parts.plan_store.jobs.start("share", lambda: threading.Event().wait())
    if WHAT == "question":
        QTimer.singleShot(0, window.close)
    tell()


def tell() -> None:
    if WHAT == "question" and QApplication.activeModalWidget() is None:
        QTimer.singleShot(LOOK_MS, tell)
        return
    print("edited", flush=True)


def build(*given: object, **named: object) -> MainWindow:
    window = real_build(*given, **named)
    edit(window)
    return window


os.environ["PLANNER_NEW_WINDOW"] = "1"
application.build_window = build
sys.exit(program.main([str(PLAN)]))
