"""The pictures of the README, taken by the program of itself: every stop of the tour in both themes.

    python installers/tour.py FOLDER

Another stop is one more row of `STOPS`: a name, and a function that brings the window there.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from attrs import frozen

import resources
from models.calibration.library import Library, read_library
from models.errors import PlanFileError
from models.plan.entities import Vm
from planner.presenters.samples import read_sample

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QProgressBar

from planner.dialogs.assistant import HEIGHT, WIDTH, AssistantDialog
from planner.selftest import private_window
from planner.shell import views
from planner.shell.main_window import MainWindow
from planner.shell.views import explain
from planner.theme.tokens import DARK, LIGHT, Tokens

SIZE, THEMES = QSize(1440, 900), {"light": LIGHT, "dark": DARK}
SAMPLE, FILE = "three-sites", Path("contoso.xplan")
# How far a dialog stands from the right edge of the window, so that what it is about stays seen.
DIALOG_INSET = 360
# What is pasted into the assistant, as a spreadsheet copies it, and the memory of its machine.
USERS, MEMORY = "Site\tMailboxes\nLondon\t12900\nLeeds\t4200\nBerlin\t1600\n", "256 GB"
# How long the window is given for an answer that it works out beside, and how often it is asked [ms].
ANSWER_MS, STEP_MS = 60_000, 500
# Colours of a picture, how many of them are kept as they are, and how far apart the others are in one channel.
MOST_COLOURS, EXACT, NEAR = 256, 96, 7


@frozen
class Stop:
    """One picture of the tour.

    Parameters
    ----------
    name : str
        The beginning of the picture's name, as in "trail-light.png".
    arrange : callable
        Brings a new window to what the picture shows.
    """

    name: str
    arrange: Callable[[MainWindow], None]


def take_pictures(folder: Path) -> list[Path]:
    """Return the pictures of every stop in both themes, written to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    library = read_library(resources.folder())
    return [_take(stop, theme, folder, library) for stop in STOPS for theme in THEMES]


def _take(stop: Stop, theme: str, folder: Path, library: Library) -> Path:
    target = folder / f"{stop.name}-{theme}.png"
    with tempfile.TemporaryDirectory(prefix="planner-tour-") as private:
        window = private_window(Path(private), library, theme)
        window.context.parts.preferences.flip("first_steps")
        window.resize(SIZE)
        window.show()
        _settle()
        stop.arrange(window)
        _settle()
        _write(_picture(window, THEMES[theme]), target)
        window.session.undo_stack.setClean()
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return target


def _picture(window: MainWindow, tokens: Tokens) -> QImage:
    """Return the window, with its open dialogs where a person would put them."""
    picture = window.grab().toImage()
    painter = QPainter(picture)
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            room = picture.rect().size() - dialog.size()
            corner = QPoint(max(room.width() - DIALOG_INSET, room.width() // 2), room.height() // 2)
            painter.drawPixmap(corner, dialog.grab())
            painter.setPen(QColor(tokens.muted))
            painter.drawRect(dialog.rect().translated(corner).adjusted(-1, -1, 0, 0))
    painter.end()
    return picture


def _write(picture: QImage, target: Path) -> None:
    writer = QImageWriter(str(target), b"png")
    writer.setQuality(0)  # as small as PNG can be
    if not writer.write(_with_few_colours(picture)):
        raise PlanFileError(f"{target} cannot be written: {writer.errorString()}.")


def _with_few_colours(picture: QImage) -> QImage:
    """Return the picture in 256 colours: a third of the size, and no eye tells them apart."""
    import numpy as np

    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(plain.constBits(), dtype=np.uint32)
    colours, counts = np.unique(pixels, return_counts=True)
    channels = np.stack([colours >> shift & 0xFF for shift in (16, 8, 0)], axis=1).astype(np.int32)
    chosen: list[int] = []
    # The frequent ones first, the first as they are; then none that another one stands for already, so that a rare hue
    # is not lost to many greys.
    for row in np.argsort(counts)[::-1]:
        is_new = len(chosen) < EXACT or np.abs(channels[chosen] - channels[row]).max(axis=1).min() > NEAR
        if is_new and len(chosen) < MOST_COLOURS:
            chosen.append(int(row))
    table = [int(colours[row]) for row in chosen]
    return plain.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither)


def _settle() -> None:
    """Let layouts and postponed refreshes come to rest."""
    for _ in range(10):
        QApplication.processEvents()


def _wait_until(is_done: Callable[[], bool]) -> None:
    """Let the window work until an answer is there."""
    for _ in range(0, ANSWER_MS, STEP_MS):
        # Not QTest's wait, which keeps Python's lock from the workers.
        loop = QEventLoop()
        QTimer.singleShot(STEP_MS, loop.quit)
        loop.exec()
        if is_done():
            return
    raise TimeoutError(f"A picture waited {ANSWER_MS / 1000:.0f} s for what it shows.")


# ---------------------------------------------------------------- the stops


def _start(window: MainWindow) -> None:
    window.stage.show_start()


def _sample(window: MainWindow) -> None:
    window.session.replace(read_sample(resources.folder(), SAMPLE), FILE)
    _settle()
    window.canvas.camera.fit_all()


def _consolidated(window: MainWindow) -> None:
    _sample(window)
    window.session.show_design(window.session.plan.designs[1].id)
    _settle()
    window.canvas.camera.fit_all()


def _assistant(window: MainWindow) -> None:
    _sample(window)
    window.actions_of_plan.by_id["file.assistant"].trigger()
    dialog = window.findChild(AssistantDialog)
    # The screen without a display is smaller than any that a person has.
    dialog.resize(WIDTH, HEIGHT)
    QGuiApplication.clipboard().setText(USERS)
    QTest.keySequence(dialog.users.table, "Ctrl+V")
    dialog.go_on()
    dialog.hardware.memory.setText(MEMORY)
    dialog.go_on()
    _wait_until(lambda: dialog.proposal.proposal is not None)


def _explored(panel: str) -> Callable[[MainWindow], None]:
    """Return what shows a panel as large as the canvas, with its answer."""

    def arrange(window: MainWindow) -> None:
        _consolidated(window)
        explore = window.context.the(views.explore)
        explore.open_page(panel)
        _wait_until(lambda: not any(bar.isVisible() for bar in explore.page.findChildren(QProgressBar)))

    return arrange


def _trail(window: MainWindow) -> None:
    _consolidated(window)
    machine = next(machine for machine in window.session.plan.designs[1].machines if isinstance(machine, Vm))
    window.selection.set((machine.id,))
    explain(window.context, machine.id, "cpu")


STOPS = (
    Stop("start", _start),
    Stop("assistant", _assistant),
    Stop("sample", _sample),
    Stop("consolidated", _consolidated),
    Stop("compare", _explored("compare")),
    Stop("growth", _explored("growth")),
    Stop("failures", _explored("failures")),
    Stop("trail", _trail),
)


if __name__ == "__main__":
    for path in take_pictures(Path(sys.argv[1])):
        print(path)
