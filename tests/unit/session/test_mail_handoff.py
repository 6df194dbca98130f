"""A mail handed over, with programs that take the place of mail programs and record what they were given."""

import ctypes
import json
import os
import stat
import sys
import time
from pathlib import Path
from urllib.parse import unquote

import pytest

from models.errors import MailError
from models.exporters.mail import Attachment
from planner.session.draft_store import KEPT_DAYS, SECONDS_A_DAY, DraftStore
from planner.session.email_commands import Email
from planner.session.mail_handoff import CLOSED, KEPT, OPENED, TAKEN, MailHandoff
from planner.session.simple_mapi import Message, open_in_mapi
from tests.systems import PATIENCE_S, needs

RECORDER = """#!{python} -I
import json, os, sys, time
with open({record!r} + ".part", "w") as file:
    json.dump([sys.argv[1:], os.environ.get("LD_LIBRARY_PATH")], file)
os.replace({record!r} + ".part", {record!r})
sys.stdout.write({answer!r})
sys.stdout.flush()
time.sleep({seconds})
sys.exit({code})
"""
NASTY = "a'b,c\"d $HOME `id` ; | & %41 ü 東京 --attach /etc/passwd"
needs_programs = pytest.mark.skipif(os.name == "nt", reason="the programs are those of Linux")


class Desk:
    """A folder of programs; `find` finds those that were put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, name: str, code: int = 0, seconds: float = 0.0, answer: str = "") -> None:
        record = str(self.folder / f"{name}.json")
        text = RECORDER.format(python=sys.executable, record=record, code=code, seconds=seconds, answer=answer)
        program = self.folder / name
        program.write_text(text, "utf-8")
        program.chmod(0o755)

    def find(self, name: str) -> str | None:
        return str(self.folder / name) if (self.folder / name).exists() else None

    def given(self, name: str) -> list[str] | None:
        record = self.folder / f"{name}.json"
        return json.loads(record.read_text("utf-8"))[0] if record.exists() else None

    def door(self, patience: float = 20.0) -> MailHandoff:
        return MailHandoff("linux", self.find, patience)


@pytest.fixture
def desk(tmp_path) -> Desk:
    folder = tmp_path / "programs"
    folder.mkdir()
    return Desk(folder)


@pytest.fixture
def email(tmp_path) -> Email:
    return Email(NASTY, f"-x\n{NASTY}", (tmp_path / "it's, 100% #1?.xplan", tmp_path / "--attach.png"))


@pytest.fixture
def draft(tmp_path) -> Path:
    return tmp_path / "draft.eml"


@needs_programs
def test_xdg_email_comes_first(desk, email, draft):
    desk.put("xdg-email")
    desk.put("thunderbird")
    assert desk.door().hand_over(email, draft).what == TAKEN
    files = [part for path in email.files for part in ("--attach", str(path))]
    assert desk.given("xdg-email") == ["--utf8", "--subject", NASTY, "--body", f"-x\n{NASTY}", *files]
    assert desk.given("thunderbird") is None


@needs_programs
def test_thunderbird_takes_what_xdg_email_does_not(desk, email, draft):
    desk.put("xdg-email", code=3)
    desk.put("thunderbird")
    assert desk.door().hand_over(email, draft).what == TAKEN
    option, composed = desk.given("thunderbird")
    assert option == "-compose"
    assert unquote(composed.partition("subject='")[2].partition("'")[0]) == NASTY


@needs_programs
def test_a_desktop_without_a_mail_program_is_not_asked_for_one(desk, email, draft):
    """xdg-email would open a browser then, and the attachments would be lost."""
    desk.put("xdg-email")
    desk.put("xdg-mime", answer="\n")
    desk.put("thunderbird")
    assert desk.door().hand_over(email, draft).what == TAKEN
    assert desk.given("xdg-mime") == ["query", "default", "x-scheme-handler/mailto"]
    assert desk.given("xdg-email") is None
    assert desk.given("thunderbird") is not None


@needs_programs
def test_a_desktop_with_a_mail_program_is_asked(desk, email, draft):
    desk.put("xdg-email")
    desk.put("xdg-mime", answer="org.gnome.Evolution.desktop\n")
    assert desk.door().hand_over(email, draft).what == TAKEN
    assert desk.given("xdg-email") is not None


@needs_programs
@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_a_mail_program_that_stays_open_has_taken_it(desk, email, draft):
    desk.put("xdg-email", code=1, seconds=30)
    assert desk.door(patience=0.5).hand_over(email, draft).what == TAKEN


@needs_programs
def test_the_draft_file_is_next(desk, email, draft):
    desk.put("xdg-email", code=4)
    desk.put("thunderbird", code=1)
    desk.put("xdg-open")
    outcome = desk.door().hand_over(email, draft)
    assert (outcome.what, outcome.draft) == (OPENED, draft)
    assert desk.given("xdg-open") == [str(draft)]


@needs_programs
@pytest.mark.parametrize("there", [[], ["xdg-open"]])
def test_the_draft_file_is_kept_where_nothing_opens_it(desk, email, draft, there):
    for name in there:
        desk.put(name, code=3)
    outcome = desk.door().hand_over(email, draft)
    assert (outcome.what, outcome.draft) == (KEPT, draft)


@needs_programs
def test_no_editor_of_text_shows_the_draft(desk, email, draft):
    desk.put("xdg-mime", answer="")
    desk.put("xdg-open")
    assert desk.door().hand_over(email, draft).what == KEPT
    assert desk.given("xdg-mime") == ["query", "default", "message/rfc822"]
    assert desk.given("xdg-open") is None


@needs_programs
@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_show_in_folder(desk, draft):
    desk.put("xdg-open")
    desk.door().show_in_folder(draft)
    until = time.monotonic() + PATIENCE_S
    while desk.given("xdg-open") is None:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert desk.given("xdg-open") == [str(draft.parent)]


def test_simple_mapi_gets_subject_text_and_files_and_no_receiver(email):
    seen = {}

    def send_mail(session, window, message, flags, reserved):
        given = ctypes.cast(message, ctypes.POINTER(Message)).contents
        seen["texts"] = (given.subject, given.text)
        seen["receivers"] = (given.number_of_receivers, given.receivers, given.sender)
        described = [given.files[index] for index in range(given.number_of_files)]
        seen["files"] = [(each.path, each.name, each.position) for each in described]
        seen["call"] = (session, window, flags, reserved)
        return 0

    assert open_in_mapi(email.subject, email.body, email.files, send_mail)
    assert seen["texts"] == (NASTY, f"-x\n{NASTY}")
    assert seen["receivers"] == (0, None, None)
    assert seen["files"] == [(str(path), path.name, 0xFFFFFFFF) for path in email.files]
    # The mail program asks for a name and shows the draft.
    assert seen["call"] == (0, 0, 0x1 | 0x8, 0)


def test_simple_mapi_without_files():
    counts = []

    def send_mail(_session, _window, message, _flags, _reserved):
        counts.append(ctypes.cast(message, ctypes.POINTER(Message)).contents.number_of_files)
        return 0

    assert open_in_mapi("a", "b", (), send_mail)
    assert counts == [0]


def test_a_draft_that_the_user_closes_is_no_fault():
    assert not open_in_mapi("a", "b", (), lambda *_given: 1)


def test_a_failure_of_simple_mapi_is_a_sentence():
    with pytest.raises(MailError, match=r"MAPI error 2"):
        open_in_mapi("a", "b", (), lambda *_given: 2)


@pytest.mark.skipif(os.name == "nt", reason="Windows has it")
def test_a_system_without_simple_mapi_keeps_the_draft(email, draft):
    with pytest.raises(MailError, match="no mail program"):
        open_in_mapi(email.subject, email.body, email.files)


def test_windows_tells_a_closed_draft_from_one_that_was_taken(email, draft, monkeypatch):
    for answer, what in ((True, TAKEN), (False, CLOSED)):
        monkeypatch.setattr("planner.session.mail_handoff.open_in_mapi", lambda *_given, answer=answer: answer)
        assert MailHandoff("win32").hand_over(email, draft).what == what


@needs("names of any letters")
def test_the_outbox_keeps_names_and_bytes_to_the_user_alone(tmp_path):
    box = DraftStore(tmp_path / "data")
    files = (Attachment("it's, 100% #1?.xplan", b"a"), Attachment("b.png", b"\x00\xff"))
    paths = box.put(files)
    assert [(path.name, path.read_bytes()) for path in paths] == [(file.name, file.data) for file in files]
    assert len({path.parent for path in paths}) == 1
    if os.name != "nt":
        assert {stat.S_IMODE(path.stat().st_mode) for path in paths} == {0o600}
        assert stat.S_IMODE(paths[0].parent.stat().st_mode) == 0o700
    assert box.put(files)[0].parent != paths[0].parent


def test_the_outbox_forgets_what_was_sent_long_ago(tmp_path):
    box = DraftStore(tmp_path)
    box.delete_expired()
    (path,) = box.put((Attachment("a.xplan", b"a"),))
    now = path.parent.stat().st_mtime
    box.delete_expired(now + KEPT_DAYS * SECONDS_A_DAY - 60)
    assert path.exists()
    box.delete_expired(now + KEPT_DAYS * SECONDS_A_DAY + 60)
    assert not path.exists()


def test_an_outbox_that_cannot_be_written_is_a_sentence(tmp_path):
    (tmp_path / "outgoing").write_text("in the way")
    with pytest.raises(MailError, match="could not be written"):
        DraftStore(tmp_path).put((Attachment("a.xplan", b"a"),))
