"""Ends that nobody chose in the window: the system shuts down, the desktop logs out, a terminal is closed."""

import os
import signal
import socket
import threading

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication

from models.plan.entities import Plan
from planner.session.autosave import Autosave
from planner.session.plan_session import PlanSession

# SIGHUP: its terminal or session is gone; SIGBREAK is what Windows sends a console that is closed.
ENDING = ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK")
# As a shell tells the end by a signal.
BY_SIGNAL = 128
# What a worker waits for, as a share that hangs, holds the end up no longer than this.
GRACE_S = 5.0
MOST_SIGNALS = 64


class Endings(QObject):
    """Writes a last snapshot of what is not saved, then lets the program end without a question.

    A signal reaches Python only while Python runs; the byte that it leaves in a socket wakes the event loop for that.
    """

    def __init__(self, application: QGuiApplication, session: PlanSession, autosave: Autosave) -> None:
        super().__init__(application)
        self._application, self._session, self._autosave = application, session, autosave
        self._kept: Plan | None = None
        self._heard, self._bell = socket.socketpair()
        self._heard.setblocking(False)
        self._bell.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
        self._before = {number: signal.signal(number, _left_to_the_event_loop) for number in numbers}
        self._bell_before = signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        application.commitDataRequest.connect(self.log_out)

    def log_out(self, _manager: object = None) -> None:
        """Keep what is not saved, as the desktop ends the session; no question may hold that up."""
        self._autosave.write_last()
        self._kept = self._session.plan

    def is_kept(self) -> bool:
        """Return whether the plan as it is now was kept for a log-out, so that the window closes without a question."""
        return self._kept is not None and self._kept is self._session.plan

    def close(self) -> None:
        """End: signals do what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._bell_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._heard.close()
        self._bell.close()
        self.deleteLater()

    def _hear(self) -> None:
        numbers = [number for number in self._heard.recv(MOST_SIGNALS) if number in self._before]
        if not numbers:
            return
        code = BY_SIGNAL + numbers[0]
        self._autosave.write_last()
        end_within_grace(code)
        self._application.exit(code)


def end_within_grace(code: int) -> None:
    """End the process soon, with an exit code, whatever a worker still waits for."""
    last = threading.Timer(GRACE_S, os._exit, (code,))
    last.daemon = True
    last.start()


def _left_to_the_event_loop(_number: int, _frame: object) -> None:
    """Do nothing here: between any two lines of Python a plan may be half changed."""
