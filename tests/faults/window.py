"""The whole window in a process of its own, for harnesses: nothing of the user's is touched, nobody is asked."""

import os
import random
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtCore import QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QFileDialog

import resources
from models.calibration.library import read_library
from models.plan.entities import Plan
from planner.application import build_model, build_window, name_application
from planner.session.places import Places
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings

SERIOUS = {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}
# The offscreen platform has no window manager and no other programs, and says so.
OFFSCREEN = tuple(
    f"This plugin does not support {what}"
    for what in (
        "propagateSizeHints()",
        "raise()",
        "grabbing the keyboard",
        "grabbing the mouse",
        "setting window opacity",
        "QPlatformServices::openDocument()",
    )
)


class Complaints(list[str]):
    """What went wrong while the window ran: exceptions that nobody caught, and warnings of Qt."""

    def watch(self) -> None:
        sys.excepthook = lambda kind, error, trace: self.append(f"{kind.__name__}: {error} ({_place(trace)})")
        qInstallMessageHandler(self._hear)

    def _hear(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind in SERIOUS and not text.startswith(OFFSCREEN):
            self.append(f"Qt: {text}")


def _place(trace: object) -> str:
    while getattr(trace, "tb_next", None) is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else "nowhere"


def application() -> QApplication:
    made = QApplication.instance() or QApplication(["planner"])
    name_application(made)
    return made


def shown(plan: Plan, folder: Path) -> MainWindow:
    """The window on a plan, its files in a folder of its own."""
    settings = Settings(folder / "settings.json")
    places = Places(data=folder / "data", documents=folder, temporary=(folder / "mail",))
    window = build_window(application(), build_model(read_library(resources.folder())), settings, places)
    window.session.replace(plan, None)
    window.show()
    QApplication.processEvents()
    return window


async def never(_over: object = None) -> bool:
    """The answer of a user who lets no plan go."""
    return False


def closed(window: MainWindow) -> None:
    window.files.tasks.close()
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # Off screen, Qt keeps what was copied until the libraries go, after Python, and ends the process by a fault.
    QApplication.clipboard().clear()


def files_are_asked_for(folder: Path, chance: random.Random) -> None:
    """File dialogs of the system, which no random event could answer: given up, or a name in the folder."""

    def save(*_arguments: object) -> tuple[str, str]:
        return (str(folder / chance.choice(("one.xplan", "two.json"))) if chance.random() < 0.5 else "", "")

    def read(*_arguments: object) -> tuple[str, str]:
        there = [str(each) for each in folder.glob("*.xplan")]
        return (chance.choice(there) if there and chance.random() < 0.5 else "", "")

    QFileDialog.getSaveFileName, QFileDialog.getOpenFileName = save, read


def own_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="planner-window-")
