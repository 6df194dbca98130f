"""A second start hands its plan to the first window; strangers and strange messages get nothing."""

import json
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from models.plan.edits import set_title
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner.dialogs import files, messages
from planner.shell import one_window
from planner.shell.main_window import MainWindow
from planner.shell.one_window import (
    MOST_BYTES,
    FirstWindow,
    Meeting,
    Message,
    claim_first,
    hand_over,
    meeting_place,
    message_bytes,
    read_message,
)
from planner.shell.visitors import Visitors

PLAN = Path("/plans/contoso.xplan")


@pytest.fixture
def meeting() -> Iterator[Meeting]:
    """A meeting place of this test alone; the names of sockets must be short."""
    with tempfile.TemporaryDirectory(prefix="pm-") as folder:
        place = meeting_place(Path(folder, "data"), {"XDG_RUNTIME_DIR": folder, "DISPLAY": ":9"})
        assert place is not None
        yield place


@pytest.fixture
def first(meeting: Meeting, qapp: QApplication) -> Iterator[FirstWindow]:
    claim = claim_first(meeting)
    assert claim is not None
    window = FirstWindow(claim)
    yield window
    window.close()


def said_to(meeting: Meeting, data: bytes, qtbot: QtBot) -> bytes:
    """What the first window answers to some bytes, from outside Qt."""
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(meeting.socket)
        caller.setblocking(False)
        answer, sent = b"", 0
        for _ in range(100):
            qtbot.wait(5)
            try:
                sent += caller.send(data[sent:]) if sent < len(data) else 0
                received = caller.recv(100)
            except BlockingIOError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                return answer
            if not received:
                return answer
            answer += received
    return answer


def test_what_is_sent_is_what_is_read() -> None:
    message = Message((PLAN, Path("/plans/Zürich – „1“.xplan")), "token")
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
        json.dumps({"plans": ["/a"] * 101, "token": ""}).encode(),
        b'{"plans": [], "token": "' + b"x" * MOST_BYTES + b'"}',
    ],
)
def test_what_is_no_message_is_none(data: bytes) -> None:
    assert read_message(data) is None


def test_the_first_window_hears_and_answers(first: FirstWindow, meeting: Meeting, qtbot: QtBot) -> None:
    heard: list[Message] = []
    first.asked.connect(heard.append)
    assert said_to(meeting, message_bytes(Message((PLAN,))), qtbot) == b"taken\n"
    assert heard == [Message((PLAN,))]


@pytest.mark.parametrize("data", [b"hello\n", b"x" * (3 * MOST_BYTES)])
def test_noise_is_hung_up_on(first: FirstWindow, meeting: Meeting, qtbot: QtBot, data: bytes) -> None:
    heard: list[Message] = []
    first.asked.connect(heard.append)
    assert said_to(meeting, data, qtbot) == b""
    assert heard == []


def test_only_one_is_first_and_the_next_one_after_it(first: FirstWindow, meeting: Meeting) -> None:
    assert claim_first(meeting) is None
    first.close()
    claim = claim_first(meeting)
    assert claim is not None
    claim.lock.unlock()


def test_only_the_user_may_use_the_socket(first: FirstWindow, meeting: Meeting) -> None:
    assert Path(meeting.socket).stat().st_mode & 0o077 == 0


def test_a_socket_left_behind_does_not_stop_the_next_one(meeting: Meeting, qtbot: QtBot) -> None:
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(meeting.socket)
    claim = claim_first(meeting)
    assert claim is not None
    window = FirstWindow(claim)
    assert said_to(meeting, message_bytes(Message()), qtbot) == b"taken\n"
    window.close()


@pytest.mark.usefixtures("qapp")
def test_who_is_not_answered_opens_a_window_of_its_own(meeting: Meeting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_window, "TRIES", 1)
    monkeypatch.setattr(one_window, "PATIENCE_MS", 100)
    assert not hand_over(meeting, Message((PLAN,)))
    with socket.socket(socket.AF_UNIX) as hung:
        hung.bind(meeting.socket)
        hung.listen()
        assert not hand_over(meeting, Message((PLAN,)))
    assert not hand_over(meeting, Message((Path("/" + "x" * MOST_BYTES),)))


def test_other_data_and_other_displays_meet_elsewhere(tmp_path: Path) -> None:
    places = {
        meeting_place(tmp_path / data, {"DISPLAY": display}, "win32").socket
        for data in "ab"
        for display in (":1", ":2")
    }
    assert len(places) == 4


def test_a_folder_that_others_may_write_to_is_no_meeting_place(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    assert meeting_place(shared, {"XDG_RUNTIME_DIR": str(shared)}, "linux") is None


# ---------------------------------------------------------------- what the window does


@pytest.fixture
def visitors(window: MainWindow) -> Visitors:
    jobs = window.parts.keeping.jobs
    return Visitors(window, window.files.open_path, lambda: window.session.path, lambda: jobs.waited_for)


@pytest.fixture
def other(plan: Plan, tmp_path: Path) -> Path:
    path = tmp_path / "other.xplan"
    save_plan(plan, path)
    return path


def test_a_handed_plan_is_opened(visitors: Visitors, window: MainWindow, other: Path, qtbot: QtBot) -> None:
    window.showMinimized()
    visitors.take(Message((other,)))
    qtbot.waitUntil(lambda: window.session.path == other)
    assert not window.isMinimized()


def test_unsaved_edits_are_asked_about(visitors: Visitors, window: MainWindow, other: Path, qtbot: QtBot) -> None:
    window.session.do(set_title(window.session.plan, "Edited"))
    asked: list[str] = []

    def cancel() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        # One more while the question stands waits for its answer.
        visitors.take(Message((other,)))
        QTimer.singleShot(300, box.reject)
        QTimer.singleShot(900, lambda: QApplication.activeModalWidget().reject())

    QTimer.singleShot(300, cancel)
    visitors.take(Message((other,)))
    qtbot.wait(1500)
    assert len(asked) == 1
    assert window.session.path is None
    assert window.session.plan.title == "Edited"


def test_the_plan_in_the_window_is_not_opened_again(
    visitors: Visitors, window: MainWindow, other: Path, qtbot: QtBot
) -> None:
    window.files.open_path(other)
    window.session.do(set_title(window.session.plan, "Edited"))
    visitors.take(Message((other,)))
    qtbot.wait(100)
    assert window.session.plan.title == "Edited"


def test_a_plan_handed_over_in_the_middle_of_a_save_waits_for_its_end(
    visitors: Visitors, window: MainWindow, other: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine.xplan"
    window.session.do(set_title(window.session.plan, "Mine"))
    taken: list[str] = []

    def slow(plan, path):
        visitor.wait(5)
        time.sleep(0.3)
        taken.append(window.session.plan.title)
        return save_plan(plan, path)

    monkeypatch.setattr("planner.session.safekeeping.save_plan", slow)
    monkeypatch.setattr(files, "ask_save", lambda *_given: mine)
    monkeypatch.setattr(messages, "ask_unsaved", lambda *_given: messages.DISCARD)
    visitor = threading.Event()
    QTimer.singleShot(0, lambda: (visitors.take(Message((other,))), visitor.set()))
    window.files.save_as()
    assert taken == ["Mine"]
    assert window.session.path == mine
    qtbot.waitUntil(lambda: window.session.path == other)
    assert load_plan(mine).plan.title == "Mine"


def test_a_file_that_macos_asks_to_open_is_opened(
    visitors: Visitors, window: MainWindow, other: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    qapp.installEventFilter(visitors)
    qapp.sendEvent(qapp, QFileOpenEvent(str(other)))
    qapp.removeEventFilter(visitors)
    qtbot.waitUntil(lambda: window.session.path == other)
