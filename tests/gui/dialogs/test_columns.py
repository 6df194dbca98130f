"""The column dialog: what columns are is filled in, what is lacking is said, every choice is seen at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

import resources
from models.importers.column_matching import Column, ColumnMatch
from models.importers.foreign_tables import tables_in
from models.importers.inventory_forms import read_forms
from models.importers.seen_tables import seen
from planner.dialogs.column_dialog import ColumnDialog
from tests.faults import foreign_tables as samples

FORMS = read_forms(resources.folder())
LACKING = b"Machine,Runs on,Power,Merkt\nmail,esx-1,4,8\nweb,esx-2,2,16\n"


@pytest.fixture
def show(qtbot: QtBot):
    """Show the dialog for a file."""

    def shown(data: bytes, remembered=lambda _headers: None) -> ColumnDialog:
        dialog = ColumnDialog("list.csv", seen(tables_in(data), FORMS), FORMS, remembered)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return shown


def head(dialog: ColumnDialog, header: str):
    return next(each for each in dialog.table.heads if each.column.header == header)


def pick(choice: QComboBox, text: str) -> None:
    """Choose an entry with keys; a list that opens would want to hold the pointer, which these screens cannot."""
    choice.setFocus()
    row = choice.findText(text)
    assert row >= 0, [choice.itemText(each) for each in range(choice.count())]
    while choice.currentIndex() != row:
        QTest.keyClick(choice, Qt.Key.Key_Down if choice.currentIndex() < row else Qt.Key.Key_Up)


def ok(dialog: ColumnDialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def previewed(dialog: ColumnDialog) -> list[list[str]]:
    table = dialog.preview
    return [
        [table.item(row, column).text() for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def test_every_note_on_a_column_can_be_read_to_its_end(show, qtbot):
    dialog = show(samples.VMM_HOSTS)
    for each in dialog.table.heads:
        each.note.setText("A long sentence on why this column is not read, which takes four or five lines in a column.")
    dialog.table.fit_heads()
    qtbot.waitUntil(lambda: dialog.table.rowHeight(0) == dialog.table.heads[0].height())
    for each in dialog.table.heads:
        assert each.note.height() >= each.note.heightForWidth(each.note.width())


@pytest.mark.parametrize("name", ["hyper-v", "powercli-vm", "powercli-host", "proxmox", "azure", "plain"])
def test_no_note_of_the_program_is_cut_off(show, qtbot, name):
    dialog = show(samples.DIALECTS[name][0])
    qtbot.waitUntil(lambda: dialog.table.rowHeight(0) == dialog.table.heads[0].height())
    cut = [each.note.text() for each in dialog.table.heads
           if each.isVisible() and each.note.height() < each.note.heightForWidth(each.note.width())]  # fmt: skip
    assert cut == []


def test_a_known_form_is_filled_in_and_its_first_machines_are_shown(show):
    dialog = show(samples.HYPER_V)
    assert dialog.heading.text() == "3 rows, in the format of Hyper-V Get-VM. Check the meaning of each column."
    assert head(dialog, "MemoryAssigned").column == Column("MemoryAssigned", "memory", "B")
    assert head(dialog, "VMId").note.text() == "The header is not recognized."
    assert head(dialog, "CPUUsage").note.text() == (
        "It is a share of the host's capacity, which this file does not state."
    )
    assert previewed(dialog)[0] == ["mail-1", "HV01", "4", "8 GB", "on", "4 GB"]
    assert ok(dialog).isEnabled() and not dialog.fault.isVisible()


def test_what_is_lacking_is_said_until_it_is_chosen(show):
    dialog = show(LACKING)
    assert dialog.fault.text() == "Choose the columns that hold the vCPUs or cores and the memory."
    assert not ok(dialog).isEnabled() and dialog.preview.rowCount() == 0
    pick(head(dialog, "Power").meaning, "vCPUs or cores")
    assert dialog.fault.text() == "Choose the column that holds the memory."
    pick(head(dialog, "Merkt").meaning, "Memory")
    assert head(dialog, "Merkt").unit.currentText() == "GB"
    assert head(dialog, "Merkt").note.text() == "The unit is guessed from the numbers."
    assert ok(dialog).isEnabled() and not dialog.fault.isVisible()
    assert previewed(dialog) == [["mail", "esx-1", "4", "8 GB"], ["web", "esx-2", "2", "16 GB"]]
    QTest.mouseClick(ok(dialog), Qt.MouseButton.LeftButton)
    assert dialog.result() == dialog.DialogCode.Accepted
    assert {(column.header, column.meaning, column.unit) for column in dialog.match.columns} == {
        ("Machine", "name", ""), ("Runs on", "host", ""), ("Power", "cpus", ""), ("Merkt", "memory", "GB"),
    }  # fmt: skip


def test_another_unit_and_another_decimal_mark_are_seen_at_once(show):
    dialog = show(b"VM;Host;vCPU;RAM\nmail;esx;2;4,096\n")
    pick(head(dialog, "RAM").unit, "MB")
    assert previewed(dialog)[0][-1] == "4 MB"
    pick(dialog.decimal, "1,234.5")
    assert previewed(dialog)[0][-1] == "4 GB"
    assert dialog.match.decimal == "."


def test_of_two_columns_with_one_meaning_one_is_to_be_given_up(show):
    dialog = show(samples.PLAIN)
    pick(head(dialog, "Runs on").meaning, "Name")
    assert dialog.fault.text() == "“Machine” and “Runs on” are both read as Name; choose one."
    assert not ok(dialog).isEnabled()
    pick(head(dialog, "Machine").meaning, "Do not import")
    assert [row[0] for row in previewed(dialog)] == ["esx-1", "esx-1"]
    assert ok(dialog).isEnabled()


def test_rows_can_be_hosts(show):
    dialog = show(b"Name,Host,Cores,RAM\nesx-1,x,16,256\n")
    assert dialog.match.rows == "vm"
    pick(dialog.rows, "hosts")
    assert dialog.match.rows == "host"
    pick(dialog.rows, "hosts and virtual machines, told apart by a column")
    assert dialog.fault.text() == "Choose the column that holds what a row is, host or VM."


def test_the_keys_reach_every_column_and_bring_it_into_sight(show, qtbot: QtBot):
    headers = ",".join(f"Extra {number}" for number in range(14))
    dialog = show(f"Machine,Runs on,Power,Merkt,{headers}\nmail,esx,4,8{',x' * 14}\n".encode())
    dialog.activateWindow()
    dialog.rows.setFocus()
    qtbot.waitUntil(dialog.rows.hasFocus)
    seen_names = set()
    for _ in range(60):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        focus = dialog.focusWidget()
        seen_names.add(focus.accessibleName())
        if focus is head(dialog, "Extra 13").meaning:
            break
    assert {"Meaning of “Machine”", "Meaning of “Merkt”", "Meaning of “Extra 13”"} <= seen_names
    place = focus.mapTo(dialog.table.viewport(), focus.rect().center())
    assert dialog.table.viewport().rect().contains(place)
    QTest.keyClick(focus, Qt.Key.Key_Down)
    assert head(dialog, "Extra 13").column.meaning == "name"


def test_escape_gives_no_answer(show):
    dialog = show(samples.PLAIN)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == dialog.DialogCode.Rejected


def test_what_was_chosen_before_is_filled_in(show):
    match = ColumnMatch((Column("Machine", "name"), Column("CPUs", "cpus"), Column("RAM", "memory", "MB")), "host", ",")
    dialog = show(samples.PLAIN, lambda headers: match if "RAM" in headers else None)
    assert (dialog.match.rows, dialog.match.decimal) == ("host", ",")
    assert head(dialog, "RAM").column.unit == "MB"
    assert head(dialog, "Runs on").column.meaning == ""


def test_each_sheet_can_be_shown(show):
    data = samples.sheet(
        [("VM", "vCPU", "RAM GB"), ("mail", 4, 8)], ("Hosts", [("Host", "Cores", "RAM GB"), ("esx", 16, 128)])
    )
    dialog = show(data)
    assert dialog.sheets.isVisible()
    assert dialog.beside.text() == "&Also import the hosts from the sheet “Hosts”"
    assert [match.sheet for match in dialog.matches] == ["Machines", "Hosts"]
    QTest.mouseClick(dialog.beside, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.beside.height() // 2))
    assert [match.sheet for match in dialog.matches] == ["Machines"]
    pick(dialog.sheets, "Hosts")
    assert dialog.headers == ("Host", "Cores", "RAM GB")
    assert dialog.match.sheet == "Hosts"


def test_columns_that_are_not_read_can_be_hidden(show):
    dialog = show(samples.HYPER_V)
    number = [each.column.header for each in dialog.table.heads].index("VMId")
    assert not dialog.table.isColumnHidden(number)
    QTest.mouseClick(dialog.only_read, Qt.MouseButton.LeftButton, pos=dialog.only_read.rect().center())
    assert dialog.table.isColumnHidden(number)


def test_words_of_a_file_are_shown_as_they_are(show):
    dialog = show(b"<b>VM</b>,Host,vCPU,RAM GB\n<img src=x>,e,2,8\n")
    pick(head(dialog, "<b>VM</b>").meaning, "Name")
    assert previewed(dialog)[0][0] == "<img src=x>"


def test_cores_of_which_nothing_says_whether_they_are_all_are_asked_for(show):
    dialog = show(b"Host,Sockets,Cores,Memory GB\nesx-1,2,16,256\n")
    assert head(dialog, "Cores").meaning.currentText() == "Do not import"
    assert head(dialog, "Cores").note.text() == "It may count cores in total or cores per socket; choose one."
    assert dialog.fault.text() == "Choose what “Cores” counts." and not ok(dialog).isEnabled()
    pick(head(dialog, "Cores").meaning, "Cores per socket")
    assert (head(dialog, "Cores").note.text(), previewed(dialog)) == ("", [["esx-1", "32", "256 GB"]])
    pick(head(dialog, "Cores").meaning, "vCPUs or cores")
    assert previewed(dialog) == [["esx-1", "16", "256 GB"]] and ok(dialog).isEnabled()


def test_cores_that_were_said_once_are_not_asked_for_again(show):
    data = b"Host,Sockets,Cores,Memory GB\nesx-1,2,16,256\n"
    first = show(data)
    pick(head(first, "Cores").meaning, "Cores per socket")
    again = show(data, remembered=lambda _headers: first.match)
    assert ok(again).isEnabled() and previewed(again) == [["esx-1", "32", "256 GB"]]


def test_another_sheet_that_is_not_clear_is_asked_for_before_it_is_read_beside(show):
    hosts = [("Name", "Sockets", "Cores", "Clock MHz", "RAM GB"), ("esx-1", 2, 16, 2400, 256)]
    vms = [("VM", "Host", "vCPU", "RAM GB"), ("mail", "esx-1", 4, 8), ("web", "esx-1", 2, 4)]
    dialog = show(samples.sheet(vms, ("Hosts", hosts)))
    assert dialog.fault.text() == (
        "On the sheet “Hosts”, “Cores” can be read in several ways: choose that sheet above and say what it is."
    )
    dialog.beside.setChecked(False)
    assert ok(dialog).isEnabled() and len(dialog.matches) == 1
    dialog.beside.setChecked(True)
    pick(dialog.sheets, "Hosts")
    pick(head(dialog, "Cores").meaning, "Cores per socket")
    assert ok(dialog).isEnabled() and [match.sheet for match in dialog.matches] == ["Hosts", "Machines"]


def test_what_counts_processors_follows_what_the_rows_are(show):
    dialog = show(b"Name,CPUs,Total cores,RAM GB\nhv-1,2,32,512\n")
    assert dialog.rows.currentText() == "virtual machines" and previewed(dialog) == [["hv-1", "2", "512 GB"]]
    pick(head(dialog, "RAM GB").unit, "MB")
    pick(dialog.rows, "hosts")
    assert head(dialog, "CPUs").meaning.currentText() == "Processor sockets"
    assert head(dialog, "RAM GB").unit.currentText() == "MB", "what the user chose stays"
    assert previewed(dialog) == [["hv-1", "32", "512 MB"]]
    pick(dialog.rows, "virtual machines")
    assert head(dialog, "CPUs").meaning.currentText() == "vCPUs or cores"
