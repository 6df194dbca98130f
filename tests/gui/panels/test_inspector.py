"""The inspector: a form made from the fields' descriptions."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.change import Change, Replacement
from models.plan.entities import Users
from planner.panels.editors import ChoiceEditor, NotesEditor, NumberEditor
from planner.presenters.cards import hardware_line
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton


def _editor(window: MainWindow, path: str):
    return (look.inspector(window).main.rows | look.inspector(window).more.rows)[path].editor


def _type(qtbot: QtBot, editor, text: str) -> None:
    editor.setFocus()
    editor.selectAll()
    qtbot.keyClicks(editor, text)


def test_typing_changes_plan_and_gauges_at_once_as_one_step(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    before = window.session.evaluation.gauge("mbx", "memory").utilization
    _type(qtbot, _editor(window, "memory_mb"), "16 GB")
    assert window.session.design.by_id["mbx"].memory_mb == 16 * 1024
    assert window.session.evaluation.gauge("mbx", "memory").utilization < before
    assert look.inspector(window).load.gauges["memory"].row.fraction < before
    assert window.session.undo_stack.count() == 1
    qtbot.keyClick(_editor(window, "memory_mb"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.design.by_id["mbx"].memory_mb == 4096
    assert _editor(window, "memory_mb").text() == "4 GB"


def test_a_name_has_the_room_that_its_label_leaves(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    window.session.do(edits.rename(window.session.plan, "mbx", "EX-STOCKHOLM-MBX-01"))
    window.selection.set(("mbx",))
    name = _editor(window, "name")
    qtbot.waitUntil(name.isVisible)
    assert name.fontMetrics().horizontalAdvance(name.text()) < name.width() - 16


@pytest.mark.parametrize(("text", "megabytes"), [("8", 8192), ("4096 MB", 4096), ("1.5 GB", 1536), ("2 tb", 2097152)])
def test_memory_is_understood_in_gb_and_mb(window: MainWindow, qtbot: QtBot, text: str, megabytes: int) -> None:
    window.selection.set(("mbx",))
    _type(qtbot, _editor(window, "memory_mb"), text)
    assert window.session.design.by_id["mbx"].memory_mb == megabytes


def test_what_does_not_fit_says_so_and_keeps_the_plan(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    row = look.inspector(window).main.rows["vcpus"]
    _type(qtbot, row.editor, "0")
    assert row.fault == "Virtual CPUs must be at least 1 vCPU; it is 0."
    assert window.session.design.by_id["mbx"].vcpus == 2
    _type(qtbot, row.editor, "many")
    assert row.fault.startswith("Virtual CPUs must be a number")
    qtbot.keyClick(row.editor, Qt.Key.Key_Escape)
    assert row.fault == ""
    assert row.editor.text() == "2"
    assert not window.session.modified


def test_up_and_down_step(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    qtbot.keyClick(_editor(window, "vcpus"), Qt.Key.Key_Up)
    assert window.session.design.by_id["mbx"].vcpus == 3
    assert _editor(window, "vcpus").text() == "3"


def test_several_items_are_edited_together(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx", "vcas"))
    assert look.inspector(window).form.title == "2 virtual machines"
    assert _editor(window, "memory_mb").text() == "4 GB"
    chips = _editor(window, "roles")
    assert not any(chip.isChecked() for chip in chips.chips.values())
    _type(qtbot, _editor(window, "vcpus"), "4")
    assert {window.session.design.by_id[value].vcpus for value in ("mbx", "vcas")} == {4}


def test_mixed_values_say_so_and_survive_a_visit(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    _type(qtbot, _editor(window, "vcpus"), "4")
    window.selection.set(("mbx", "vcas"))
    editor = _editor(window, "vcpus")
    assert editor.text() == ""
    assert editor.placeholderText().startswith("mixed")
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert {window.session.design.by_id[value].vcpus for value in ("mbx", "vcas")} == {2, 4}


def test_roles_are_chips(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    qtbot.mouseClick(_editor(window, "roles").chips["cas"], LEFT)
    assert window.session.design.by_id["mbx"].roles == ("cas", "mailbox")


def test_a_choice_moves_the_vm_to_another_host(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    editor = _editor(window, "host")
    assert isinstance(editor, ChoiceEditor)
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_Down)
    assert window.session.design.by_id["mbx"].host == "esx-b"


def test_optional_values_can_be_given_and_taken_away(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    qtbot.mouseClick(look.inspector(window).unfold, LEFT)
    editor = _editor(window, "disk_iops")
    assert isinstance(editor, NumberEditor)
    assert editor.isVisible()
    assert editor.placeholderText() == "not given"
    _type(qtbot, editor, "500")
    assert window.session.design.by_id["mbx"].disk_iops == 500
    _type(qtbot, editor, "\b")
    assert window.session.design.by_id["mbx"].disk_iops is None


def test_a_name_is_entered_with_return_and_must_not_be_empty(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    row = look.inspector(window).main.rows["name"]
    _type(qtbot, row.editor, "EX-<b>MBX</b>")
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert window.session.design.by_id["mbx"].name == "EX-<b>MBX</b>"
    assert window.docks.by_name["inspector"].windowTitle() == "EX-<b>MBX</b> · virtual machine"
    _type(qtbot, row.editor, " ")
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert row.fault == "A name must not be empty."
    assert window.session.undo_stack.count() == 1


def test_notes_are_entered_by_leaving(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.clear()
    editor = _editor(window, "notes")
    assert isinstance(editor, NotesEditor)
    editor.setFocus()
    qtbot.keyClicks(editor, "Phase one")
    _editor(window, "title").setFocus()
    qtbot.waitUntil(lambda: window.session.plan.notes == "Phase one")


def test_nothing_selected_shows_the_plan_and_its_assumptions(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.clear()
    assert look.inspector(window).form.title == "The plan"
    editor = _editor(window, "assumptions.cpu_ceiling")
    assert editor.text() == "75 %"
    _type(qtbot, editor, "60")
    assert window.session.plan.assumptions.cpu_ceiling == pytest.approx(0.6)
    qtbot.mouseClick(
        _editor(window, "assumptions.count_page_sharing"),
        LEFT,
        pos=_editor(window, "assumptions.count_page_sharing").rect().topLeft(),
    )
    box = _editor(window, "assumptions.count_page_sharing")
    box.click()
    assert isinstance(window.session.plan.assumptions.count_page_sharing, bool)


def test_a_gauge_explains_itself_when_clicked(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    qtbot.mouseClick(look.inspector(window).load.gauges["cpu"], LEFT)
    assert look.inspector(window).load.why_title.text().startswith("Why CPU is ")


@pytest.mark.parametrize("identifier", ["london", "wan", "hq", "esx", "mbx"])
def test_every_kind_of_item_has_a_form(window: MainWindow, identifier: str) -> None:
    window.selection.set((identifier,))
    assert look.inspector(window).form.ids == (identifier,)
    assert look.inspector(window).main.rows
    assert look.inspector(window).load.isVisible() == (identifier in {"esx", "mbx"})


def test_a_site_that_is_served_already_cannot_be_served_twice(window: MainWindow) -> None:
    window.selection.set(("london",))
    look.inspector(window).more.entered.emit("serves", ("leeds",))
    assert window.session.plan.sites[1].serves == ("leeds",)
    look.inspector(window).more.entered.emit("serves", ("london",))
    assert window.session.plan.sites[1].serves == ("leeds",)
    assert look.inspector(window).more.rows["serves"].fault


def test_what_is_typed_is_entered_for_its_own_item_when_another_is_selected(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    notes = next(editor for editor in _editors(window) if isinstance(editor, NotesEditor))
    look.inspector(window).unfold.setChecked(True)
    notes.setFocus()
    qtbot.keyClicks(notes, "Has the archive")
    window.selection.set(("vcas",))
    machines = window.session.design.by_id
    assert (machines["mbx"].notes, machines["vcas"].notes) == ("Has the archive", "")
    notes = next(editor for editor in _editors(window) if isinstance(editor, NotesEditor))
    notes.setFocus()
    qtbot.keyClicks(notes, "And more")
    window.selection.set(())
    assert window.session.design.by_id["vcas"].notes == "And more"
    assert window.session.plan.notes == ""


def _editors(window: MainWindow) -> list:
    return [row.editor for row in (look.inspector(window).main.rows | look.inspector(window).more.rows).values()]


def test_mixed_memory_says_its_unit_and_is_read_in_it(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx", "vcas"))
    _type(qtbot, _editor(window, "memory_mb"), "6")
    window.selection.set(("esx", "mbx"))
    assert _editor(window, "memory_mb").placeholderText() == "mixed (GB)"
    _type(qtbot, _editor(window, "memory_mb"), "24")
    assert {window.session.design.by_id[value].memory_mb for value in ("esx", "mbx")} == {24 * 1024}


def _label_of_roles(window: MainWindow) -> str:
    return next(label.text() for label in look.inspector(window).main.rows["roles"].findChildren(QLabel))


def test_a_value_of_unknown_hardware_is_known_once_it_is_entered(window: MainWindow, qtbot: QtBot) -> None:
    def line() -> str:
        return hardware_line(window.session.design.by_id["esx"])

    window.selection.set(("esx",))
    rows = look.inspector(window).main.rows
    assert "known_hardware" not in rows | look.inspector(window).more.rows
    window.session.do(edits.set_values(window.session.plan, ["esx"], "hardware_unknown", True))
    assert line() == "Hardware unknown"
    qtbot.waitUntil(lambda: "known_hardware" in look.inspector(window).main.rows)
    _type(qtbot, _editor(window, "memory_mb"), "32 GB")
    assert window.session.design.by_id["esx"].known_hardware == ("memory",)
    assert line() == "32 GB · cores and clock unknown"


def test_mixed_roles_say_so(window: MainWindow) -> None:
    window.selection.set(("mbx", "vcas"))
    assert _label_of_roles(window) == "Roles · mixed"
    assert not any(chip.isChecked() for chip in _editor(window, "roles").chips.values())
    window.selection.set(("mbx",))
    assert _label_of_roles(window) == "Roles"


def test_many_move_to_a_site_as_one_step_that_is_named_so(window: MainWindow) -> None:
    window.selection.set(("esx", "esx-b"))
    editor = _editor(window, "site")
    values = [choice.value for choice in look.inspector(window).main.rows["site"].editor._row.options]
    editor.activated.emit(values.index("leeds"))
    assert window.session.undo_stack.undoText() == "Move 2 items to Leeds"


def test_names_with_markup_stay_text_in_tooltips(window: MainWindow) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", "<img src=//canary/x>"))
    window.selection.set(("mbx",))
    assert "<img" not in _editor(window, "host").toolTip()
    assert "canary" in _editor(window, "host").toolTip()


def test_roles_stand_in_two_rows_where_one_has_no_room(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    qtbot.wait(20)
    roles = look.inspector(window).main.rows["roles"].editor
    free = QWidget()
    qtbot.addWidget(free)
    roles.setParent(free)
    free.show()
    roles.show()
    chips = list(roles.chips.values())
    roles.resize(600, roles.height())
    qtbot.wait(20)
    assert len({chip.y() for chip in chips}) == 1
    roles.resize(roles.minimumSizeHint().width(), roles.height())
    qtbot.wait(20)
    assert len({chip.y() for chip in chips}) == 2
    assert all(chip.geometry().right() < roles.width() for chip in chips)


@pytest.mark.parametrize("kind", ["london", "wan", "hq", "esx", "mbx"])
def test_nothing_is_cut_off_at_the_right(window: MainWindow, qtbot: QtBot, kind: str) -> None:
    window.resize(1024, 700)
    window.selection.set((kind,))
    look.inspector(window).unfold.setChecked(True)
    qtbot.wait(20)
    assert look.inspector(window).widget().width() <= look.inspector(window).viewport().width()


def test_what_no_result_uses_stands_under_a_heading_that_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("esx",))
    section = look.inspector(window).form.more[-1]
    assert section.title == "Stored for information only"
    assert [row.label for row in section.rows] == ["Threads per core"]
    assert all("not used in calculations" in row.field.help for row in section.rows)
    _type(qtbot, _editor(window, "processor.threads_per_core"), "2")
    assert window.session.design.by_id["esx"].processor.threads_per_core == 2
    window.session.undo_stack.undo()
    assert window.session.design.by_id["esx"].processor.threads_per_core is None


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_role_that_is_set_has_a_tick_and_a_fill_of_its_own(window: MainWindow, qtbot: QtBot, theme: str) -> None:
    window.parts.appearance.choose(theme)
    window.selection.set(("mbx",))
    qtbot.wait(20)
    chips = _editor(window, "roles").chips
    chosen, other = chips["mailbox"], chips["cas"]
    assert chosen.text() == "✓ Mailbox"
    assert other.text() == "CAS"
    # Beside the words, just inside the border.
    fills = [QColor(chip.grab().toImage().pixel(4, chip.height() // 2)) for chip in (chosen, other)]
    assert abs(fills[0].lightness() - fills[1].lightness()) > 80
    width = chosen.width()
    qtbot.mouseClick(chosen, LEFT)
    qtbot.wait(20)
    assert _editor(window, "roles").chips["mailbox"].text() == "Mailbox"
    assert abs(_editor(window, "roles").chips["mailbox"].width() - width) <= 3


def test_another_exchange_version_brings_the_windows_that_it_runs_on(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    before = window.session.design.by_id["mbx"]
    editor = _editor(window, "exchange")
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_End)
    after = window.session.design.by_id["mbx"]
    assert (after.exchange, after.guest) == ("se", "windows-2025-x64")
    assert before.guest != after.guest
    assert window.session.undo_stack.undoText() == f"Set Exchange version and Windows of {before.name}"
    window.session.undo_stack.undo()
    assert window.session.design.by_id["mbx"] == before


def test_the_mailbox_size_is_in_sight_and_what_a_measurement_came_from_is_not(window: MainWindow) -> None:
    window.selection.set((window.session.plan.populations[0].id,))
    assert "mailbox_mb" in look.inspector(window).main.rows
    assert "100 MB" in look.inspector(window).main.rows["mailbox_mb"].editor.toolTip()
    window.selection.set(("mbx",))
    assert "measured.source" not in look.inspector(window).main.rows


def test_users_follow_the_mailboxes_that_are_typed_and_not_each_digit_on_the_way(
    window: MainWindow, qtbot: QtBot
) -> None:
    users = Users(outlook=1_400, owa=600, activesync=300)
    (population,) = [row for row in window.session.plan.populations if row.id == "hq"]
    window.session.do(Change("Users", (Replacement("populations", "hq", population, evolve(population, users=users)),)))
    window.selection.set(("hq",))
    _type(qtbot, _editor(window, "mailboxes"), "5000")
    (found,) = [row for row in window.session.plan.populations if row.id == "hq"]
    assert (found.mailboxes, found.users) == (5_000, Users(outlook=3_500, owa=1_500, activesync=750))
    assert _editor(window, "users.outlook").text() == "3,500"
    assert window.session.undo_stack.undoText() == "Set mailboxes and users of Head office"
    window.session.undo_stack.undo()
    assert [row.users for row in window.session.plan.populations if row.id == "hq"] == [users]
