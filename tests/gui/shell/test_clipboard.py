"""Copy, cut and paste by keys: in a plan, between designs and windows, from a spreadsheet."""

import pytest
from PySide6.QtCore import QMimeData, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.plan import queries
from models.planfile import fragment_from_json
from planner.application import build_window
from planner.dialogs.paste_rows import PasteRowsDialog
from planner.presenters.dragging import FRAGMENT_MIME_TYPE
from planner.shell.main_window import MainWindow
from tests.gui import look

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _canvas_has_the_keys(window: MainWindow) -> None:
    window.activateWindow()
    window.canvas.setFocus()
    QGuiApplication.clipboard().clear()


def press(window: MainWindow, key: str) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, getattr(Qt.Key, f"Key_{key}"), CONTROL)


def added(window: MainWindow) -> list:
    return [queries.find(window.session.plan, identifier) for identifier in window.selection.ids]


def put_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def test_a_vm_is_copied_onto_the_selected_host(window: MainWindow) -> None:
    before = window.session.plan
    window.selection.set(("mbx",))
    press(window, "C")
    assert window.status.currentMessage() == "Copied."
    window.selection.set(("esx-b",))
    press(window, "V")
    (vm,) = added(window)
    assert (vm.name, vm.host, vm.roles) == ("EX-MBX-2", "esx-b", ("mailbox",))
    assert window.session.undo_stack.undoText() == "Paste EX-MBX-2"
    press(window, "Z")
    assert window.session.plan == before


def test_a_host_is_cut_with_its_vms_and_pasted_into_another_design(window: MainWindow) -> None:
    before = window.session.plan
    window.selection.set(("esx",))
    press(window, "X")
    assert {machine.id for machine in window.session.design.machines} == {"esx-b"}
    assert window.session.undo_stack.undoText() == "Cut ESX-01"
    window.session.show_design("physical")
    window.selection.set(("leeds",))
    press(window, "V")
    (host,) = added(window)
    assert (host.name, host.site) == ("ESX-01", "leeds")
    assert {vm.name for vm in queries.vms_by_host(window.session.design.machines)[host.id]} == {"EX-MBX-1", "EX-CAS-2"}
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_what_is_copied_in_one_window_is_pasted_in_another(
    window: MainWindow, qtbot: QtBot, qapp, model, settings, places
) -> None:
    window.selection.set(("london", "leeds"))
    press(window, "C")
    other = build_window(qapp, model, settings, places)
    qtbot.addWidget(other)
    other.show()
    other.actions_of_plan.by_id["edit.paste"].trigger()
    plan = other.session.plan
    assert {site.name for site in plan.sites} == {"London", "Leeds"}
    assert (len(plan.links), len(plan.populations), len(plan.designs[0].machines)) == (1, 1, 4)
    other.session.undo_stack.setClean()


def test_a_spreadsheet_gets_rows_and_another_program_json(window: MainWindow) -> None:
    window.selection.set(("esx",))
    press(window, "C")
    data = QGuiApplication.clipboard().mimeData()
    lines = [line.split("\t") for line in data.text().splitlines()]
    assert lines[0][:3] == ["Name", "Kind", "Location"]
    assert [line[:3] for line in lines[1:]] == [
        ["ESX-01", "virtualization host", "London"],
        ["EX-MBX-1", "virtual machine", "ESX-01"],
        ["EX-CAS-2", "virtual machine", "ESX-01"],
    ]
    fragment = fragment_from_json(bytes(data.data(FRAGMENT_MIME_TYPE).data()), "clipboard")
    assert fragment.chosen == {"esx", "mbx", "vcas"}


def test_a_population_goes_to_the_site_that_is_selected(window: MainWindow) -> None:
    window.selection.set(("hq",))
    press(window, "C")
    window.selection.set(("leeds",))
    press(window, "V")
    (population,) = added(window)
    assert (population.name, population.site) == ("Head office-1", "leeds")


def test_a_vm_pasted_where_no_host_is_meant_is_refused_in_words(window: MainWindow) -> None:
    window.selection.set(("mbx",))
    press(window, "C")
    steps = window.session.undo_stack.count()
    window.selection.set(("leeds",))
    press(window, "V")
    assert "Select the virtualization host" in window.status.currentMessage()
    assert window.session.undo_stack.count() == steps


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\x00", b"[[[[[", b'{"format": "exchange-topology-fragment", "version": 1, "chosen": ["x"]}'],
)
def test_a_strangers_clipboard_is_refused_in_one_sentence(window: MainWindow, content: bytes) -> None:
    before = window.session.plan
    data = QMimeData()
    data.setData(FRAGMENT_MIME_TYPE, content)
    QGuiApplication.clipboard().setMimeData(data)
    press(window, "V")
    assert window.status.currentMessage().startswith("The clipboard: ")
    assert window.session.plan is before


def test_an_unknown_hypervisor_is_said_and_changes_nothing(window: MainWindow) -> None:
    before = window.session.plan
    put_text("Name\tKind\tSite\tHypervisor\nH\thost\tLondon\tno-such-thing\n")
    press(window, "V")
    assert window.session.plan is before
    assert window.status.currentMessage()


def test_rows_of_a_spreadsheet_that_say_everything_are_pasted_at_once(window: MainWindow) -> None:
    put_text(
        "Name\tKind\tSite\tRoles\tCores\tMemory GB\nEX-9\tserver\tLeeds\tCAS\t4\t12\nEX-8\tserver\tLondon\tHub\t2\t8\n"
    )
    press(window, "V")
    assert {(entry.name, entry.site, entry.memory_mb) for entry in added(window)} == {
        ("EX-9", "leeds", 12288),
        ("EX-8", "london", 8192),
    }
    assert window.session.undo_stack.undoText() == "Paste 2 items"
    press(window, "Z")
    assert "EX-9" not in {machine.name for machine in window.session.design.machines}


def answer(window: MainWindow, act) -> list[PasteRowsDialog]:
    """Deal with the dialog that the next paste opens."""
    met: list[PasteRowsDialog] = []

    def deal() -> None:
        dialog = window.findChild(PasteRowsDialog)
        met.append(dialog)
        act(dialog)

    QTimer.singleShot(0, window, deal)
    return met


def test_rows_without_headings_are_shown_first(window: MainWindow) -> None:
    put_text("EX-7\t8\t16\nEX-6\t4\t8\n")
    window.selection.set(("esx-b",))

    def as_vms(dialog: PasteRowsDialog) -> None:
        dialog.kinds.setCurrentIndex(dialog.kinds.findData("vm"))
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    (dialog,) = (answer(window, as_vms), press(window, "V"))[0]
    assert dialog.preview.rowCount() == 2
    assert {(entry.kind, entry.name, entry.host, entry.vcpus, entry.memory_mb) for entry in added(window)} == {
        ("vm", "EX-7", "esx-b", 8, 16384),
        ("vm", "EX-6", "esx-b", 4, 8192),
    }


def test_esc_pastes_no_rows(window: MainWindow) -> None:
    put_text("EX-7\t8\t16\n")
    before = window.session.plan
    met = answer(window, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    press(window, "V")
    assert met
    assert window.session.plan is before


def test_the_dialog_names_unknown_columns_and_faults(window: MainWindow) -> None:
    put_text("Name\tOwner\tCores\nEX-7\tJane\tmany\n")
    seen: list[tuple[str, bool]] = []

    def look(dialog: PasteRowsDialog) -> None:
        ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
        seen.append((dialog.fault.text(), ok.isEnabled()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    answer(window, look)
    press(window, "V")
    assert seen[0][0].startswith("Row 2: Cores")
    assert not seen[0][1]


def test_a_field_that_is_typed_in_keeps_the_keys(window: MainWindow) -> None:
    window.selection.set(("mbx",))
    editor = look.inspector(window).main.rows["name"].editor
    editor.setFocus()
    editor.selectAll()
    press(window, "C")
    assert QGuiApplication.clipboard().text() == "EX-MBX-1"
    assert not QGuiApplication.clipboard().mimeData().hasFormat(FRAGMENT_MIME_TYPE)
    steps = window.session.undo_stack.count()
    press(window, "V")
    assert editor.text() == "EX-MBX-1"
    assert window.session.undo_stack.count() == steps


def test_an_empty_clipboard_is_said(window: MainWindow) -> None:
    press(window, "V")
    assert "clipboard" in window.status.currentMessage()


HOSTILE_PARTS = (
    b"", b"null", b"[]", b"{}", b"{" * 60_000, b"[" * 60_000, b"\xff\xfe", b"\x00" * 64, b"9" * 100_000,
    b'{"format": "exchange-topology-fragment", "version": 1e999}',
    b'{"format": "exchange-topology-fragment", "version": 99, "chosen": []}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": [{}]}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": ["nobody"]}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": [], "__class__": "x"}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": [], "sites": [{"id": "\\ud800", "name": "a"}]}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": [], "sites": [{"id": "a", "name": "\\u202e"}]}',
    b'{"format": "exchange-topology-fragment", "version": 1, "chosen": [], "sites": ' + b"[" * 999 + b"]" * 999 + b"}",
)  # fmt: skip


@pytest.mark.parametrize("content", HOSTILE_PARTS, ids=range(len(HOSTILE_PARTS)))
def test_a_part_that_another_program_made_up_is_one_sentence(window: MainWindow, content: bytes) -> None:
    data = QMimeData()
    data.setData(FRAGMENT_MIME_TYPE, content)
    QGuiApplication.clipboard().setMimeData(data)
    before = window.session.plan
    press(window, "V")
    assert window.session.plan is before
    assert window.status.currentMessage()
    assert window.status.currentMessage().isprintable()


@pytest.mark.parametrize(
    "text",
    [
        "\x00",
        "\ud800",
        "\u202e",
        "Name\n" + "x" * 200_000,
        "\t" * 100_000,
        '"' * 9999,
        "Name\tCores\nEX\t1e999",
        "9" * 3_000_000,
    ],
)
def test_text_that_makes_no_sense_is_one_sentence(window: MainWindow, text: str) -> None:
    data = QMimeData()
    # As other programs put it there, in bytes of any kind.
    data.setData("text/plain", text.encode("utf-8", "surrogatepass"))
    QGuiApplication.clipboard().setMimeData(data)
    before = window.session.plan
    answer(window, lambda dialog: dialog.reject() if dialog is not None else None)
    press(window, "V")
    assert window.session.plan is before
