"""What every test needs before Qt is imported: no display, no user's settings, one language."""

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from planner.session import child_process
from tests.systems import PATIENCE_S, folders_in, fonts

PATIENCE_MS = 1000 * PATIENCE_S

_home = tempfile.TemporaryDirectory(prefix="planner-tests-")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Qt warns where the language is not UTF-8, as on a bare machine, and a warning fails a test.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.update(folders_in(Path(_home.name)) | fonts())

# A shell starts what runs in its background with Ctrl+C ignored, and processes of the tests would ignore it, too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A shared machine may be slow at any moment; time is measured in the benchmarks only.
# Every run tries the same examples, so a change fails for what it changes; `make soak` looks for others.
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("default", settings.get_profile("search"), derandomize=True)
settings.load_profile("default")


# The program gives a process that reads two minutes to begin, which not every machine that runs tests keeps.
child_process.BEGIN_S = PATIENCE_S


class PatientBot(QtBot):
    """Waits as long as every test does, and takes no other time; what never comes fails a test all the same."""

    def waitUntil(self, callback: Callable[[], bool | None]) -> None:  # noqa: N802 - of pytest-qt
        """Wait until a condition holds."""
        super().waitUntil(callback, timeout=PATIENCE_MS)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: N802 - of pytest-qt
        """Wait until a signal is sent; `assertNotEmitted` asks here, too, and says how long."""
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitActive(self, widget: Any) -> AbstractContextManager[None]:  # noqa: N802 - of pytest-qt
        """Wait until a window is the one that hears the keys."""
        return super().waitActive(widget, timeout=PATIENCE_MS)

    def waitExposed(self, widget: Any) -> None:  # noqa: N802 - of pytest-qt
        """Wait until a window that was shown is on the screen."""
        with super().waitExposed(widget, timeout=PATIENCE_MS):
            pass


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """The user at the window."""
    return PatientBot(request)


def pytest_unconfigure() -> None:
    """Nothing of the tests stays behind."""
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and isinstance(gui.QGuiApplication.instance(), gui.QGuiApplication):
        # Off screen, Qt keeps what was copied until the libraries go, after Python, and ends the process by a fault.
        gui.QGuiApplication.clipboard().clear()
    _home.cleanup()
