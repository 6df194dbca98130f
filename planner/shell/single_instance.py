"""One window for each user and display: a second start hands its plans to the first, which raises itself, and ends.

The first start holds a lock for as long as it lives and listens on a socket that only its user may use. A message is
one line of JSON, never more than `MOST_BYTES`; whatever else comes is not answered, and who is not answered in time
opens a window of its own. So the first acts only once its answer was heard: a plan opens here or there, never in both.
Nothing but QtCore and QtNetwork is imported here, so that the second start ends at once.
"""

import hashlib
import json
import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from planner.session.lock_files import tried_lock
from planner.session.places import is_possible
from planner.session.private import make_private_folder

MOST_BYTES, MOST_PLANS = 64 * 1024, 100
REPLY, ACK = b"taken\n", b"heard\n"
# A busy machine takes seconds from the first sign of a window to the first answer; one that hangs never does.
PATIENCE_MS, BETWEEN_TRIES_MS = 15_000, 100
# Who connects says all at once; the first window does not listen to silence for ever.
MOST_CALLERS, SILENCE_MS = 32, 30_000
# The system cuts longer names of sockets off.
LONGEST_NAME = 100
DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY", "SESSIONNAME")
TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the desktop's leave to come to the front
ANY_PROCESS = -1


@frozen
class InstanceAddress:
    """Where the starts of one user find each other.

    Parameters
    ----------
    lock : Path
        Held by the window that listens.
    socket : str
        What it listens on.
    """

    lock: Path
    socket: str


@frozen
class Message:
    """What a second start asks of the first.

    Parameters
    ----------
    plans : tuple of Path
        Absolute paths; none where the window shall only come to the front.
    token : str
        The desktop's leave to do so, empty where it gives none.
    """

    plans: tuple[Path, ...] = ()
    token: str = ""


def meeting_place(data: Path, environment: Mapping[str, str], platform: str = sys.platform) -> InstanceAddress | None:
    """Return where the windows of this user on this display meet, or None where they cannot.

    Parameters
    ----------
    data : Path
        The application's data folder; windows with another one are strangers to each other.
    environment : mapping of str to str
        The environment variables.
    platform : str
        As in `sys.platform`.
    """
    display = next((environment[name] for name in DISPLAYS if environment.get(name)), "")
    key = hashlib.sha256(f"{data}\0{display}".encode()).hexdigest()[:16]
    folder = _private_folder(data, environment, platform)
    if folder is None:
        return None
    socket = f"exchange-topology-planner-{key}" if platform == "win32" else str(folder / f"planner-{key}.socket")
    if len(socket.encode()) > LONGEST_NAME:
        return None
    return InstanceAddress(folder / f"planner-{key}.lock", socket)


def _private_folder(data: Path, environment: Mapping[str, str], platform: str) -> Path | None:
    """Return a folder that nobody else may write to; a home on the network is the second choice."""
    runtime = environment.get("XDG_RUNTIME_DIR", "")
    if runtime and platform.startswith("linux") and _is_private(Path(runtime)):
        return Path(runtime)
    try:
        make_private_folder(data)
    except OSError:
        return None
    return data if platform == "win32" or _is_private(data) else None


def _is_private(folder: Path) -> bool:
    try:
        status = folder.stat()
    except OSError:
        return False
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def message_bytes(message: Message) -> bytes:
    """Return a message as it is sent."""
    content = {"plans": [str(plan) for plan in message.plans], "token": message.token}
    return json.dumps(content).encode("ascii") + b"\n"


def read_message(data: bytes) -> Message | None:
    """Return the message in a line, or None where it is none."""
    if len(data) > MOST_BYTES:
        return None
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict):
        return None
    plans, token = content.get("plans"), content.get("token")
    if not isinstance(plans, list) or len(plans) > MOST_PLANS or not isinstance(token, str):
        return None
    # The token becomes an environment variable.
    fits = (
        token.isascii() and token.isprintable() and all(isinstance(plan, str) and is_possible(plan) for plan in plans)
    )
    return Message(tuple(Path(plan) for plan in plans), token) if fits else None


@frozen(eq=False)
class InstanceLock:
    """The right to be the first window.

    Parameters
    ----------
    meeting : InstanceAddress
        Where others look for it.
    lock : QLockFile
        Held for as long as this lives.
    """

    meeting: InstanceAddress
    lock: QLockFile


class InstanceServer(QObject):
    """The ear of the window that was there first."""

    asked = Signal(object)

    def __init__(self, claim: InstanceLock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = claim.lock
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # The lock says that nobody else listens: what lies there is of a process that is gone.
        QLocalServer.removeServer(claim.meeting.socket)
        if not self._server.listen(claim.meeting.socket):
            self.close()

    def close(self) -> None:
        """Stop listening, so that the next start is the first."""
        self._server.close()
        self._lock.unlock()

    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if len(self.findChildren(_Caller)) >= MOST_CALLERS:
                socket.abort()
                socket.deleteLater()
                continue
            caller = _Caller(socket, self)
            caller.asked.connect(self.asked)
            caller.hear()


class _Caller(QObject):
    """Another start of the program, for as long as it is connected; hung up on where it says anything else."""

    asked = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        self._message: Message | None = None
        socket.setParent(self)
        # One byte more than a message may have tells one that is too long.
        socket.setReadBufferSize(MOST_BYTES + 1)
        socket.readyRead.connect(self.hear)
        socket.disconnected.connect(self.deleteLater)
        QTimer.singleShot(SILENCE_MS, self, socket.abort)

    def hear(self) -> None:
        """Take the lines that have come."""
        while self._socket.canReadLine():
            self._take(bytes(self._socket.readLine().data()))
        if self._socket.bytesAvailable() > MOST_BYTES:
            self._socket.abort()

    def _take(self, line: bytes) -> None:
        if self._message is None:
            self._message = read_message(line)
            if self._message is not None:
                self._socket.write(REPLY)
                self._socket.flush()
                return
        elif line == ACK:
            self.asked.emit(self._message)
        self._socket.abort()


def claim_first(meeting: InstanceAddress) -> InstanceLock | None:
    """Return the right to be the first window, or None where another one has it."""
    lock = tried_lock(meeting.lock)
    return InstanceLock(meeting, lock) if lock.isLocked() else None


def hand_over(meeting: InstanceAddress, message: Message) -> bool:
    """Return whether the first window has taken the message; one that is still starting is waited for."""
    data = message_bytes(message)
    if len(data) > MOST_BYTES:
        return False
    _let_come_to_front()
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not deadline.hasExpired():
        socket = QLocalSocket()
        socket.connectToServer(meeting.socket)
        if socket.waitForConnected(deadline.remainingTime()):
            return _told(socket, data, deadline)
        QThread.msleep(BETWEEN_TRIES_MS)
    return False


def _told(socket: QLocalSocket, data: bytes, deadline: QDeadlineTimer) -> bool:
    socket.write(data)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(deadline.remainingTime()):
            return False
    if bytes(socket.readLine().data()) != REPLY:
        return False
    socket.write(ACK)
    # The first window hangs up when it has heard that.
    return socket.waitForBytesWritten(deadline.remainingTime()) or not socket.bytesToWrite()


def _let_come_to_front() -> None:
    """Windows lets only the program in front give the front away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROCESS)
