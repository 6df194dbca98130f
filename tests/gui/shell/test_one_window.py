"""A second start hands its plan to the first window; strangers and strange messages get nothing."""

import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from models.plan.edits import set_title
from models.plan.entities import Plan
from models.planfile import save_plan
from planner.shell import single_instance
from planner.shell.main_window import MainWindow
from planner.shell.open_requests import OpenRequestHandler
from planner.shell.single_instance import (
    ACK,
    MOST_BYTES,
    InstanceAddress,
    InstanceServer,
    Message,
    claim_first,
    hand_over,
    meeting_place,
    message_bytes,
    read_message,
)
from tests.gui.asking import when_asked
from tests.gui.tasks import done
from tests.systems import needs

PLAN = Path("/plans/contoso.xplan").absolute()
# A window that is still being built while it can be called already.
SLOW_START = """
import sys, time
from PySide6.QtNetwork import QLocalServer
print("begins", flush=True)
time.sleep(0.5)
server = QLocalServer()
server.listen(sys.argv[1])
server.waitForNewConnection(30_000)
caller, lines = server.nextPendingConnection(), []
time.sleep(3.5)
for answer in (b"taken\\n", b""):
    while not caller.canReadLine() and caller.waitForReadyRead(10_000):
        pass
    lines.append(bytes(caller.readLine().data()))
    caller.write(answer)
    caller.flush()
sys.stdout.buffer.write(b"".join(lines))
"""


@pytest.fixture
def meeting() -> Iterator[InstanceAddress]:
    """A meeting place of this test alone; the names of sockets must be short."""
    with tempfile.TemporaryDirectory(prefix="pm-") as folder:
        place = meeting_place(Path(folder, "data"), {"XDG_RUNTIME_DIR": folder, "DISPLAY": ":9"})
        assert place is not None
        yield place


@pytest.fixture
def first(meeting: InstanceAddress, qapp: QApplication) -> Iterator[InstanceServer]:
    claim = claim_first(meeting)
    assert claim is not None
    window = InstanceServer(claim)
    yield window
    window.close()


def calling(meeting: InstanceAddress) -> QLocalSocket:
    """A caller that is there."""
    caller = QLocalSocket()
    caller.connectToServer(meeting.socket)
    assert caller.waitForConnected(5000)
    return caller


def is_hung_up_on(caller: QLocalSocket) -> bool:
    return caller.state() is QLocalSocket.LocalSocketState.UnconnectedState


def said_to(meeting: InstanceAddress, data: bytes, qtbot: QtBot) -> bytes:
    """What the first window answers to some bytes."""
    caller = calling(meeting)
    caller.write(data)
    for _ in range(100):
        qtbot.wait(5)
        if is_hung_up_on(caller):
            break
    return bytes(caller.readAll().data())


def test_what_is_sent_is_what_is_read() -> None:
    message = Message((PLAN, Path("/plans/Zürich – „1“.xplan").absolute()), "token")
    assert read_message(message_bytes(message)) == message


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"[" * 60_000,
        b'{"plans": []}',
        b'{"plans": "/a.xplan", "token": ""}',
        b'{"plans": [1], "token": ""}',
        b'{"plans": ["relative.xplan"], "token": ""}',
        b'{"plans": ["/a\\u0000.xplan"], "token": ""}',
        b'{"plans": ["/a\\ud800.xplan"], "token": ""}',
        b'{"plans": [], "token": "a\\u0000b"}',
        b'{"plans": [], "token": "a\\nb"}',
        b'{"plans": [], "token": ' + b"9" * 5000 + b"}",
        json.dumps({"plans": ["/a"] * 101, "token": ""}).encode(),
        b'{"plans": [], "token": "' + b"x" * MOST_BYTES + b'"}',
    ],
)
def test_what_is_no_message_is_none(data: bytes) -> None:
    assert read_message(data) is None


def test_the_first_window_hears_and_answers(first: InstanceServer, meeting: InstanceAddress, qtbot: QtBot) -> None:
    heard: list[Message] = []
    first.asked.connect(heard.append)
    assert said_to(meeting, message_bytes(Message((PLAN,))) + ACK, qtbot) == b"taken\n"
    assert heard == [Message((PLAN,))]


def test_who_leaves_before_the_answer_opens_its_plan_elsewhere(
    first: InstanceServer, meeting: InstanceAddress, qtbot: QtBot
) -> None:
    heard: list[Message] = []
    first.asked.connect(heard.append)
    # The first window is busy all this time; who waited for it gives up.
    caller = calling(meeting)
    caller.write(message_bytes(Message((PLAN,))))
    caller.waitForBytesWritten(1000)
    caller.disconnectFromServer()
    qtbot.wait(100)
    assert heard == []


def test_silence_is_hung_up_on(
    first: InstanceServer, meeting: InstanceAddress, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "SILENCE_MS", 50)
    heard: list[Message] = []
    first.asked.connect(heard.append)
    silent = calling(meeting)
    qtbot.wait(300)
    assert is_hung_up_on(silent)
    assert said_to(meeting, message_bytes(Message((PLAN,))) + ACK, qtbot) == b"taken\n"
    assert heard == [Message((PLAN,))]


def test_a_crowd_of_callers_is_kept_small(
    first: InstanceServer, meeting: InstanceAddress, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "MOST_CALLERS", 3)
    heard: list[Message] = []
    first.asked.connect(heard.append)
    crowd = []
    for _ in range(8):
        crowd.append(calling(meeting))
        qtbot.wait(20)
    qtbot.wait(100)
    assert [is_hung_up_on(caller) for caller in crowd] == [False] * 3 + [True] * 5
    for caller in crowd:
        caller.disconnectFromServer()
    qtbot.wait(100)
    assert said_to(meeting, message_bytes(Message((PLAN,))) + ACK, qtbot) == b"taken\n"
    assert heard == [Message((PLAN,))]


@pytest.mark.parametrize(
    "data", [b"hello\n", b"x" * (3 * MOST_BYTES), b"\n", b"\0" * 100 + b"\n", b'{"plans": ["/a"], "token": ""}\r\n' * 9]
)
def test_noise_is_hung_up_on(first: InstanceServer, meeting: InstanceAddress, qtbot: QtBot, data: bytes) -> None:
    heard: list[Message] = []
    first.asked.connect(heard.append)
    assert said_to(meeting, data, qtbot) in {b"", b"taken\n"}
    assert heard == []


def test_only_one_is_first_and_the_next_one_after_it(first: InstanceServer, meeting: InstanceAddress) -> None:
    assert claim_first(meeting) is None
    first.close()
    claim = claim_first(meeting)
    assert claim is not None
    claim.lock.unlock()


@needs("pipes with names")
def test_only_the_user_may_use_the_socket(first: InstanceServer, meeting: InstanceAddress) -> None:
    assert Path(meeting.socket).stat().st_mode & 0o077 == 0


@needs("pipes with names")
def test_a_socket_left_behind_does_not_stop_the_next_one(meeting: InstanceAddress, qtbot: QtBot) -> None:
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(meeting.socket)
    claim = claim_first(meeting)
    assert claim is not None
    window = InstanceServer(claim)
    assert said_to(meeting, message_bytes(Message()), qtbot) == b"taken\n"
    window.close()


@pytest.mark.usefixtures("qapp")
def test_who_is_not_answered_opens_a_window_of_its_own(
    meeting: InstanceAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 100)
    assert not hand_over(meeting, Message((PLAN,)))
    hung = QLocalServer()
    assert hung.listen(meeting.socket)
    assert not hand_over(meeting, Message((PLAN,)))
    hung.close()
    assert not hand_over(meeting, Message((Path("/" + "x" * MOST_BYTES),)))


@pytest.mark.usefixtures("qapp")
def test_a_first_window_that_is_slow_to_start_is_waited_for(meeting: InstanceAddress) -> None:
    with subprocess.Popen([sys.executable, "-c", SLOW_START, meeting.socket], stdout=subprocess.PIPE) as slow:
        assert slow.stdout is not None
        assert slow.stdout.readline().strip() == b"begins"
        assert hand_over(meeting, Message((PLAN,)))
        assert slow.stdout.read() == message_bytes(Message((PLAN,))) + ACK


def test_other_data_and_other_displays_meet_elsewhere(tmp_path: Path) -> None:
    places = {
        meeting_place(tmp_path / data, {"DISPLAY": display}, "win32").socket
        for data in "ab"
        for display in (":1", ":2")
    }
    assert len(places) == 4


@needs("modes")
def test_a_folder_that_others_may_write_to_is_no_meeting_place(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    assert meeting_place(shared, {"XDG_RUNTIME_DIR": str(shared)}, "linux") is None


# ---------------------------------------------------------------- what the window does


@pytest.fixture
def handler(window: MainWindow) -> OpenRequestHandler:
    return OpenRequestHandler(window, window.files.open_path, lambda: window.session.path)


@pytest.fixture
def other(plan: Plan, tmp_path: Path) -> Path:
    path = tmp_path / "other.xplan"
    save_plan(plan, path)
    return path


def test_a_handed_plan_is_opened(handler: OpenRequestHandler, window: MainWindow, other: Path, qtbot: QtBot) -> None:
    window.showMinimized()
    handler.take(Message((other,)))
    qtbot.waitUntil(lambda: window.session.path == other)
    assert not window.isMinimized()


def test_unsaved_edits_are_asked_about(
    handler: OpenRequestHandler, window: MainWindow, other: Path, qtbot: QtBot
) -> None:
    window.session.do(set_title(window.session.plan, "Edited"))
    third = other.with_name("third.xplan")
    third.write_bytes(other.read_bytes())
    asked: list[QMessageBox] = []

    def cancel(box: QMessageBox) -> None:
        asked.append(box)
        # One more while the question stands waits for its answer.
        handler.take(Message((third,)))
        QTimer.singleShot(300, lambda: cancel_both(box))

    def cancel_both(box: QMessageBox) -> None:
        assert QApplication.activeModalWidget() is box
        box.reject()
        when_asked(cancel_next)

    def cancel_next(box: QMessageBox) -> None:
        asked.append(box)
        box.reject()

    when_asked(cancel)
    handler.take(Message((other,)))
    qtbot.waitUntil(lambda: len(asked) == 2)
    qtbot.wait(1)
    assert window.session.path is None
    assert window.session.plan.title == "Edited"


def test_the_plan_in_the_window_is_not_opened_again(
    handler: OpenRequestHandler, window: MainWindow, other: Path, qtbot: QtBot
) -> None:
    done(window.files.open_path(other))
    window.session.do(set_title(window.session.plan, "Edited"))
    handler.take(Message((other,)))
    qtbot.wait(100)
    assert window.session.plan.title == "Edited"


def test_a_file_that_macos_asks_to_open_is_opened(
    handler: OpenRequestHandler, window: MainWindow, other: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    qapp.installEventFilter(handler)
    qapp.sendEvent(qapp, QFileOpenEvent(str(other)))
    qapp.removeEventFilter(handler)
    qtbot.waitUntil(lambda: window.session.path == other)
