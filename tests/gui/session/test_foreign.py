"""Foreign files in the window: read apart, opened as copies, refused in a sentence; saves beside the interface."""

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner.dialogs import files
from planner.session import plan_store, reader_process
from planner.shell.main_window import MainWindow
from tests.faults.inventories import workbook
from tests.gui.importing import asked_for, read, take
from tests.gui.tasks import done


def test_an_inventory_becomes_a_new_plan(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Oslo.xlsx"
    path.write_bytes(workbook())
    asked_for(monkeypatch, path)
    take(window, read(window, qtbot), qtbot)
    names = {machine.name for machine in window.session.design.machines}
    assert names == {"esx-1", "esx-2", "mail-1"}
    assert window.session.modified
    assert window.session.path is None
    assert window.session.document.file.suggested == tmp_path / "Oslo.xplan"
    assert window.status.currentMessage().startswith("Imported hosts: 2, virtual machines: 1")


def test_a_workbook_that_is_none_changes_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Oslo.xlsx"
    path.write_bytes(b"PK\x03\x04")
    asked_for(monkeypatch, path)
    before = window.session.plan
    dialog = read(window, qtbot)
    assert (
        dialog.sentence.text()
        == "Oslo.xlsx: this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again."
    )
    dialog.reject()
    assert window.session.plan is before


def test_a_plan_out_of_a_mail_is_read_in_a_process_of_its_own(
    window: MainWindow, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds, real = [], reader_process.plan_from_bytes_in_process
    monkeypatch.setattr(
        reader_process, "plan_from_bytes_in_process", lambda *given: (kinds.append("plan"), real(*given))[1]
    )
    path = tmp_path / "mail" / "contoso.xplan"
    path.parent.mkdir()
    save_plan(plan, path)
    done(window.files.open_path(path))
    assert window.session.plan == plan
    assert window.session.path is None
    assert kinds == ["plan"]
    save_plan(plan, tmp_path / "own.xplan")
    done(window.files.open_path(tmp_path / "own.xplan"))
    assert kinds == ["plan"]


def test_a_save_leaves_the_interface_to_itself(
    window: MainWindow, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The plan is written on another thread; the window goes on, and what they edit is not taken for saved."""
    threads, real = [], plan_store.save_plan
    edited = threading.Event()

    def slow(*given: object):
        threads.append(threading.current_thread())
        assert edited.wait(20)
        return real(*given)

    def edit() -> None:
        window.session.do(edits.rename(window.session.plan, "esx", "While it was written"))
        edited.set()

    monkeypatch.setattr(plan_store, "save_plan", slow)
    monkeypatch.setattr(files, "ask_save", lambda _parent, _suggested: tmp_path / "contoso.xplan")
    window.session.do(edits.rename(window.session.plan, "esx", "Before"))
    wanted = window.session.plan
    saving = window.files.save()
    qtbot.waitUntil(lambda: bool(threads))
    edit()
    assert done(saving)
    assert threads != [threading.main_thread()]
    assert load_plan(tmp_path / "contoso.xplan").plan == wanted
    assert window.session.modified
    window.session.undo_stack.undo()
    assert window.session.plan == wanted
    monkeypatch.setattr(plan_store, "save_plan", real)
    assert done(window.files.save())
    assert not window.session.modified
    assert QApplication.activeModalWidget() is None
