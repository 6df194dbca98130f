"""Plans that others have a part in: links, colleagues who save at the same time, locks of other computers."""

import os
from contextlib import suppress
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from models.planfile import journal, load_plan, plan_to_bytes, save_plan
from models.planfile.journal import LeftInJournalError
from planner.session import plan_store
from planner.session.history import key_of
from planner.session.places import Places
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.asking import when_asked
from tests.gui.tasks import done

OTHER_COMPUTER = "4194000\nplanner\nSRV-0815\n" + "0" * 32 + "\n\n"


@pytest.fixture
def path(plan: Plan, tmp_path: Path) -> Path:
    """The plan's file."""
    target = tmp_path / "contoso.xplan"
    save_plan(plan, target)
    return target


@pytest.fixture
def link(window: MainWindow, path: Path) -> Path:
    """Another name of the file, which is open in the window with an edit."""
    other = path.with_name("same.xplan")
    os.link(path, other)
    done(window.files.open_path(path))
    rename(window, "ESX-09")
    return other


def rename(window: MainWindow, name: str) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", name))


def press(text: str) -> list[str]:
    """Press the button of this text in the next message; the list tells what it says."""
    seen: list[str] = []

    def click(box: QMessageBox) -> None:
        seen.extend((box.text(), box.informativeText(), box.defaultButton().text() if box.defaultButton() else ""))
        next(button for button in box.buttons() if button.text().replace("&", "") == text).click()

    when_asked(click)
    return seen


# ------------------------------------------------------------------ what replacing would take away


def test_writing_in_place_is_asked_about_once(window: MainWindow, path: Path, link: Path) -> None:
    seen = press("Write in place")
    assert done(window.files.save())
    assert seen[0] == ("Saving contoso.xplan as a new file would lose its hard links (other names of the same file).")
    assert load_plan(link).plan == window.session.plan
    rename(window, "ESX-10")
    assert done(window.files.save())
    assert load_plan(link).plan == load_plan(path).plan == window.session.plan
    assert window.status.currentMessage() == "Saved contoso.xplan."


def test_the_answer_is_for_this_plan_as_long_as_it_is_open(window: MainWindow, path: Path, link: Path) -> None:
    press("Write in place")
    assert done(window.files.save())
    done(window.files.open_path(path))
    rename(window, "ESX-10")
    seen = press("Cancel")
    assert not done(window.files.save())
    assert seen


def test_a_new_file_parts_the_link(window: MainWindow, path: Path, link: Path, plan: Plan) -> None:
    press("Save as new file")
    assert done(window.files.save())
    assert (load_plan(path).plan, load_plan(link).plan) == (window.session.plan, plan)
    rename(window, "ESX-10")
    assert done(window.files.save())


def test_cancel_leaves_all_as_it_was(window: MainWindow, path: Path, link: Path, plan: Plan) -> None:
    press("Cancel")
    assert not done(window.files.save())
    assert load_plan(path).plan == load_plan(link).plan == plan
    assert window.session.modified


# ------------------------------------------------------------------ a colleague at the same time


def test_a_colleagues_save_in_the_midst_of_ours_is_told(
    window: MainWindow, path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(window.files.open_path(path))
    rename(window, "ESX-09")
    real, theirs = plan_store.save_plan, evolve(plan, title="Theirs")

    def slow(*given):
        save_plan(theirs, path)
        return real(*given)

    monkeypatch.setattr(plan_store, "save_plan", slow)
    seen = press("OK")
    assert done(window.files.save())
    assert seen[0] == (
        "contoso.xplan was saved. Someone else saved it at the same time: "
        "that version is under File > Earlier versions."
    )
    versions = window.parts.plan_store.history.versions(path)
    assert theirs in [load_plan(version.path).plan for version in versions]


# ------------------------------------------------------------------ the lock of another computer


@pytest.fixture
def left_behind(path: Path, places: Places) -> Path:
    """The lock of a program on another computer."""
    lock = places.data / "locks" / f"{key_of(path)}.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.write_text(OTHER_COMPUTER, "utf-8")
    os.utime(lock, (1_714_737_840, 1_714_737_840))
    return lock


def test_a_lock_of_another_computer_can_be_taken_over(window: MainWindow, path: Path, left_behind: Path) -> None:
    seen = press("Take over")
    done(window.files.open_path(path))
    assert seen[0] == "contoso.xplan is open on another computer, or the program there ended without releasing it."
    assert "Computer SRV-0815, program planner, process 4194000, since 3 May 2024, " in seen[1]
    assert seen[2].replace("&", "") == "Open read-only"
    assert window.windowTitle() == "contoso.xplan"
    rename(window, "ESX-09")
    assert done(window.files.save())


def test_otherwise_the_plan_opens_read_only(window: MainWindow, path: Path, left_behind: Path) -> None:
    press("Open read-only")
    done(window.files.open_path(path))
    assert window.windowTitle() == "contoso.xplan — read-only"
    assert window.status.currentMessage() == (
        "contoso.xplan is open on the computer SRV-0815, so it is read-only here. Use Save as… to make a copy."
    )
    assert left_behind.read_text("utf-8") == OTHER_COMPUTER


# ------------------------------------------------------------------ after a crash


def test_at_start_what_was_being_written_in_place_is_put_back(
    window: MainWindow, path: Path, plan: Plan, places: Places, qtbot: QtBot
) -> None:
    old, new = plan_to_bytes(plan), plan_to_bytes(evolve(plan, title="Later"))
    with suppress(LeftInJournalError), journal.kept(places.data / "journals", path, old, new):
        path.write_bytes(new[:4096])
        raise LeftInJournalError("killed")
    look.recovery(window).at_start()
    qtbot.waitUntil(lambda: "interrupted" in window.status.currentMessage())
    assert load_plan(path).plan == plan
