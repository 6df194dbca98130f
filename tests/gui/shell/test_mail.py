"""E-mail plan…: what is offered, what goes out, what the user reads; mail programs are played by a double."""

from email import message_from_bytes, policy
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from models.errors import MailError
from models.plan import edits
from models.planfile import plan_from_bytes, plan_to_bytes, save_plan
from planner.dialogs import files
from planner.session.mail_handoff import CLOSED, KEPT, OPENED, TAKEN, Outcome
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.asking import when_asked
from tests.gui.tasks import all_done, done


class Door:
    """Takes letters in place of a mail program, and keeps them."""

    def __init__(self, what: str = TAKEN) -> None:
        self.what, self.emails, self.drafts, self.shown = what, [], [], []
        self.shows = True

    def hand_over(self, email, draft):
        self.drafts.append(draft.read_bytes())
        self.emails.append(email)
        return Outcome(self.what, draft)

    def show_in_folder(self, path):
        self.shown.append(path)
        if not self.shows:
            raise MailError("There is nothing that shows files here.")


@pytest.fixture
def saved(window: MainWindow, tmp_path: Path) -> Path:
    """The window's plan in a file, open from there."""
    path = tmp_path / "Contoso & Söhne, 100%.xplan"
    save_plan(window.session.plan, path)
    done(window.files.open_path(path))
    window.session.show_design("virtual")
    return path


@pytest.fixture
def door(window: MainWindow) -> Door:
    look.mail(window).door = Door()
    return look.mail(window).door


def ask(window: MainWindow):
    window.actions_of_plan.by_id["file.mail"].trigger()
    all_done(window.files.tasks)
    return look.mail(window).dialog


def send(window: MainWindow, qtbot: QtBot) -> None:
    number = len(look.mail(window).door.emails)
    qtbot.mouseClick(look.mail(window).dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(look.mail(window).door.emails) > number and look.mail(window).dialog is None)


def answer(word: str, seen: list[str]) -> None:
    """Press the button of the next message whose words begin so."""

    def press(box: QMessageBox) -> None:
        seen.append(box.text())
        next(button for button in box.buttons() if button.text().replace("&", "").startswith(word)).click()

    when_asked(press)


def attached(data: bytes) -> dict[str, bytes]:
    message = message_from_bytes(data, policy=policy.default)
    return {part.get_filename(): part.get_content() for part in message.iter_attachments()}


def test_the_plan_a_picture_and_a_page_go_along(window: MainWindow, qtbot: QtBot, saved: Path, door: Door) -> None:
    dialog = ask(window)
    assert list(dialog.boxes) == ["plan", "picture", "page"]
    stem = "Contoso & Söhne, 100%"
    assert dialog.boxes["plan"].accessibleName().startswith(f"Plan: {stem}.xplan, ")
    assert dialog.boxes["picture"].accessibleName().startswith("Picture of On ESX: ")
    assert dialog.subject.text() == "Plan: Contoso"
    send(window, qtbot)
    email = door.emails[0]
    assert [path.name for path in email.files] == [f"{stem}.xplan", f"{stem}.png", f"{stem}.pdf"]
    assert email.files[0].read_bytes() == saved.read_bytes()
    assert email.files[1].read_bytes().startswith(b"\x89PNG")
    assert email.files[2].read_bytes().startswith(b"%PDF")
    assert email.body == look.comparison(window).view.sentence
    qtbot.waitUntil(lambda: "passed to your mail program with 3 files" in window.status.currentMessage())


def test_the_draft_file_holds_the_same(window: MainWindow, qtbot: QtBot, saved: Path, door: Door) -> None:
    ask(window)
    send(window, qtbot)
    message = message_from_bytes(door.drafts[0], policy=policy.default)
    assert message["X-Unsent"] == "1"
    assert message["To"] is None
    assert message["Subject"] == "Plan: Contoso"
    assert attached(door.drafts[0]) == {path.name: path.read_bytes() for path in door.emails[0].files}


@pytest.mark.parametrize("left_out", ["plan", "picture", "page"])
def test_each_can_be_left_out(window: MainWindow, qtbot: QtBot, saved: Path, door: Door, left_out: str) -> None:
    dialog = ask(window)
    size = dialog.total.text()
    dialog.boxes[left_out].setFocus()
    qtbot.keyClick(dialog.boxes[left_out], Qt.Key.Key_Space)
    assert dialog.total.text() != size
    send(window, qtbot)
    endings = {"plan": ".xplan", "picture": ".png", "page": ".pdf"}
    del endings[left_out]
    assert [path.suffix for path in door.emails[0].files] == list(endings.values())


def test_the_attachment_opens_as_a_copy_of_the_same_plan(
    window: MainWindow, qtbot: QtBot, saved: Path, door: Door, places
) -> None:
    """From the sender's file through the mail to the receiver's window and file, byte for byte."""
    sent = window.session.plan
    ask(window)
    send(window, qtbot)
    folder = places.temporary[0]
    folder.mkdir()
    received = folder / saved.name
    received.write_bytes(attached(door.drafts[0])[saved.name])
    assert received.read_bytes() == saved.read_bytes()
    done(window.files.open_path(received))
    assert window.session.plan == sent
    assert window.session.path is None
    assert "temporary folder" in window.status.currentMessage()
    kept = saved.parent / "kept.xplan"
    save_plan(window.session.plan, kept)
    assert kept.read_bytes() == saved.read_bytes()


def test_a_plan_as_json_goes_as_json(window: MainWindow, qtbot: QtBot, tmp_path: Path, door: Door) -> None:
    path = tmp_path / "contoso.json"
    save_plan(window.session.plan, path)
    done(window.files.open_path(path))
    ask(window)
    send(window, qtbot)
    assert door.emails[0].files[0].name == "contoso.json"
    assert door.emails[0].files[0].read_bytes() == path.read_bytes()


def test_a_changed_plan_is_saved_first(window: MainWindow, qtbot: QtBot, saved: Path, door: Door) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    seen: list[str] = []
    answer("Save", seen)
    ask(window)
    assert seen == [f"{saved.name} does not include the changes in this window."]
    assert not window.session.modified
    send(window, qtbot)
    assert door.emails[0].files[0].read_bytes() == saved.read_bytes()
    assert plan_from_bytes(saved.read_bytes(), "a") == window.session.plan


def test_a_changed_plan_goes_as_a_copy(window: MainWindow, qtbot: QtBot, saved: Path, door: Door) -> None:
    before = saved.read_bytes()
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    answer("Attach", [])
    ask(window)
    send(window, qtbot)
    assert saved.read_bytes() == before
    assert window.session.modified
    assert door.emails[0].files[0].read_bytes() == plan_to_bytes(window.session.plan)


def test_a_file_that_was_changed_outside_is_not_sent(window: MainWindow, saved: Path, door: Door) -> None:
    saved.write_bytes(b"something else")
    seen: list[str] = []
    answer("Cancel", seen)
    assert ask(window) is None
    assert seen == [f"{saved.name} does not include the changes in this window."]


def test_a_plan_without_a_file_is_asked_about(window: MainWindow, door: Door) -> None:
    seen: list[str] = []
    answer("Cancel", seen)
    assert ask(window) is None
    assert seen == ["This plan has not been saved to a file yet."]


def test_a_subject_that_is_a_code_is_refused_in_the_dialog(
    window: MainWindow, qtbot: QtBot, saved: Path, door: Door
) -> None:
    dialog = ask(window)
    dialog.subject.clear()
    qtbot.keyClicks(dialog.subject, "=?utf-8?q?a=0d=0aBcc=3a_x?=")
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert "must not contain '=?'" in dialog.fault.text()
    assert door.emails == []
    dialog.subject.clear()
    qtbot.keyClicks(dialog.subject, "Plan")
    assert not dialog.fault.isVisible()
    send(window, qtbot)


def test_no_title_of_a_plan_becomes_a_header(window: MainWindow, qtbot: QtBot, tmp_path: Path, door: Door) -> None:
    path = tmp_path / "a.xplan"
    save_plan(edits.set_title(window.session.plan, "==??utf-8?q?=0aBcc:x?=").apply(window.session.plan), path)
    done(window.files.open_path(path))
    ask(window)
    send(window, qtbot)
    message = message_from_bytes(door.drafts[0], policy=policy.default)
    assert sorted(key.lower() for key in message) == ["content-type", "mime-version", "subject", "x-unsent"]
    assert "=?" not in message["Subject"]


@pytest.mark.parametrize(
    ("what", "words"),
    [(KEPT, "No mail program was found"), (OPENED, "Your mail program does not accept drafts directly")],
)
def test_the_draft_file_is_shown_where_no_program_took_it(
    window: MainWindow, qtbot: QtBot, saved: Path, door: Door, what: str, words: str
) -> None:
    door.what, seen = what, []
    ask(window)
    answer("Show", seen)
    qtbot.mouseClick(look.mail(window).dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(door.shown))
    assert len(seen) == 1
    assert seen[0].startswith(words)
    assert door.shown[0].name == f"{saved.stem}.eml"
    assert door.shown[0].read_bytes() == door.drafts[0]


def test_a_draft_that_was_closed_is_told(window: MainWindow, qtbot: QtBot, saved: Path, door: Door) -> None:
    door.what = CLOSED
    ask(window)
    send(window, qtbot)
    qtbot.waitUntil(lambda: "nothing was sent" in window.status.currentMessage())


def test_the_draft_can_be_saved_anywhere(
    window: MainWindow, qtbot: QtBot, saved: Path, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[Path] = []
    target = saved.parent / "to send.eml"

    def ask_draft(_parent, suggested):
        offered.append(suggested)
        return target

    monkeypatch.setattr(files, "ask_draft", ask_draft)
    dialog = ask(window)
    qtbot.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: look.mail(window).dialog is None)
    assert offered == [saved.with_suffix(".eml")]
    assert attached(target.read_bytes())[saved.name] == saved.read_bytes()
    assert door.emails == []
    assert "to send.eml" in window.status.currentMessage()


def test_a_draft_that_cannot_be_saved_is_told_in_the_dialog(
    window: MainWindow, qtbot: QtBot, saved: Path, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "ask_draft", lambda *_given: saved.parent / "gone" / "a.eml")
    dialog = ask(window)
    qtbot.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.fault.text() == "a.eml: the draft was not saved: the folder does not exist; save it elsewhere."


def test_a_large_mail_is_told(window: MainWindow, saved: Path, door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planner.canvas.picture.png_of", lambda _image: bytes(12_000_000))
    dialog = ask(window)
    assert dialog.total.text().startswith("▲ The e-mail is 16.5 MB; many servers reject more than 10 MB.")
    dialog.boxes["picture"].click()
    assert dialog.total.text().startswith("About ")


def test_an_empty_plan_has_neither_picture_nor_page(window: MainWindow, door: Door) -> None:
    done(window.files.new())
    for design in window.session.plan.designs:
        window.session.do(edits.remove_design(window.session.plan, design.id))
    answer("Attach", [])
    dialog = ask(window)
    assert list(dialog.boxes) == ["plan"]
    window.session.undo_stack.setClean()


def test_the_body_about_a_single_design_asks_nothing_of_the_recipient(window: MainWindow) -> None:
    for design in window.session.plan.designs[1:]:
        window.session.do(edits.remove_design(window.session.plan, design.id))
    answer("Attach", [])
    dialog = ask(window)
    assert dialog.choice.body == f"Attached: the plan “{window.session.plan.title}”."
    window.session.undo_stack.setClean()
