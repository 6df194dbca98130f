"""The window with its frame stands on the screen that it opens on, at any scale and wherever it stood before."""

import base64
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from planner.application import Model, build_window
from planner.session.places import Places
from planner.shell.arrangement import GEOMETRY, GEOMETRY_MARK, GEOMETRY_VERSION
from planner.shell.main_window import MainWindow
from planner.shell.on_screen import FRAME, within
from planner.shell.settings import Settings
from tests.systems import PATIENCE_S

AREA = QRect(0, 0, 1440, 900)
SCRIPT = """
import sys, tempfile
from pathlib import Path
from PySide6.QtWidgets import QApplication
from models.calibration.library import read_library
from planner.application import build_model, build_window
from planner.session.places import Places
from planner.shell.settings import Settings
from resources import folder
application = QApplication([])
place = Path(tempfile.mkdtemp())
places = Places(data=place, documents=place, temporary=())
window = build_window(application, build_model(read_library(folder())), Settings(place / "s.json"), places)
def tell():
    area, frame, status = window.screen().availableGeometry(), window.frameGeometry(), window.statusBar()
    print(area.contains(frame), area.width(), status.isVisible(), flush=True)
    import os
    os._exit(0)
window.appeared.connect(tell)
window.show()
application.exec()
"""


@pytest.mark.parametrize(
    ("frame", "wanted"),
    [
        (QRect(100, 50, 1000, 700), QRect(100, 50, 1000, 700)),
        (QRect(0, 0, 1440, 922), QRect(0, 0, 1440, 900)),
        (QRect(800, 400, 1000, 700), QRect(440, 200, 1000, 700)),
        (QRect(-50, -30, 3000, 2000), QRect(0, 0, 1440, 900)),
    ],
)
def test_a_frame_is_moved_and_shrunk_no_more_than_needed(frame: QRect, wanted: QRect) -> None:
    assert within(AREA, frame, frame.adjusted(1, 21, -1, -1)) == wanted


def test_the_first_window_leaves_room_for_its_frame(window: MainWindow) -> None:
    # Tests look for the sizes that come about without a window manager, whose frame is thinner than the one assumed.
    assert window.height() + FRAME.height() <= window.screen().availableSize().height()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_remembered_window_comes_back_onto_a_smaller_screen(
    qapp: QApplication, qtbot: QtBot, model: Model, settings: Settings, places: Places
) -> None:
    corners = (1500, 700, 4000, 2000)
    data = GEOMETRY.pack(GEOMETRY_MARK, *GEOMETRY_VERSION, *corners, *corners, 0, 0, 0, 4096, *corners)
    settings.change(geometry=base64.b64encode(data).decode())
    window = build_window(qapp, model, settings, places)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.has_appeared)
    qtbot.waitUntil(lambda: window.screen().availableGeometry().contains(window.frameGeometry()))


@pytest.mark.parametrize("scale", ["1", "2"])
def test_it_fits_at_any_scale_with_its_status_bar(scale: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    answer = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=True
    )
    fits, width, status = answer.stdout.split()
    assert (fits, status) == ("True", "True")
    assert int(width) == 800 // int(scale)


def test_a_size_that_the_user_has_given_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    qtbot.wait(400)
    assert (window.width(), window.height()) == (1440, 900)


def test_in_a_low_window_no_panel_covers_the_status_bar(window: MainWindow, qtbot: QtBot) -> None:
    window.setMinimumSize(1, 1)
    window.resize(716, 380)
    qtbot.wait(50)
    docks = [dock for dock in window.docks.by_name.values() if not dock.visibleRegion().isEmpty()]
    assert docks
    assert all(dock.geometry().bottom() < window.statusBar().geometry().top() for dock in docks)
