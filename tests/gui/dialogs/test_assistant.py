"""File, New from assistant: rows typed or pasted, hardware chosen, two designs on the canvas, one undo."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.assumed import still_assumed
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from models.proposing.requirements import work_of
from planner.dialogs import files
from planner.dialogs.assistant import HARDWARE, PROPOSAL, USERS, AssistantDialog
from planner.dialogs.assistant_clients import ClientsDialog
from planner.features.assistant import users_from_files
from planner.features.first_steps.feature import first_steps
from planner.presenters.assistant_rows import CLIENTS, MAILBOXES, MESSAGES, NAME, SITE, SIZE
from planner.presenters.first_steps import ASSIGN, DROP
from planner.presenters.samples import empty_plan
from planner.shell.machine_dialog import MachineDialog
from planner.shell.main_window import MainWindow
from planner.theme.letters import size_for
from tests.faults import population_files
from tests.gui import look
from tests.gui.asking import press_when_asked

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
PASTED = (
    "Site\tUsers\tMailboxes\tMessages per day\nLondon\tHead office\t5600\t100\nLeeds\tBranch\t400\t50\nCork\tAll\ttbc"
)


@pytest.fixture
def plan() -> Plan:
    return empty_plan()


@pytest.fixture
def dialog(window: MainWindow) -> AssistantDialog:
    window.actions_of_plan.by_id["file.assistant"].trigger()
    return window.findChild(AssistantDialog)


def keys(text: str) -> None:
    QTest.keyClicks(QApplication.focusWidget(), text)


def press(key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier)
    # An editor in a cell hands over what was typed after the key, not with it.
    QApplication.processEvents()


def click_cell(dialog: AssistantDialog, row: int, column: int) -> None:
    table = dialog.users.table
    place = table.visualRect(dialog.users.model.index(row, column))
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(place.left() + 20, place.center().y()))


def type_row(dialog: AssistantDialog, row: int, site: str, mailboxes: str) -> None:
    """Click on the site, type it, go on with Tab, and leave the last cell with Enter."""
    click_cell(dialog, row, SITE)
    keys(site)
    press(KEY.Key_Tab)
    press(KEY.Key_Tab)
    keys(mailboxes)
    press(KEY.Key_Return)


def paste(dialog: AssistantDialog, text: str = PASTED) -> None:
    QGuiApplication.clipboard().setText(text)
    dialog.users.table.setFocus()
    QTest.keySequence(dialog.users.table, "Ctrl+V")


def enter_memory(dialog: AssistantDialog, text: str) -> None:
    dialog.hardware.memory.setFocus()
    dialog.hardware.memory.selectAll()
    keys(text)


def to_proposal(dialog: AssistantDialog, qtbot: QtBot) -> None:
    dialog.go_on()
    to_proposal_from_hardware(dialog, qtbot)


def to_proposal_from_hardware(dialog: AssistantDialog, qtbot: QtBot) -> None:
    enter_memory(dialog, "256 GB")
    dialog.go_on()
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None)


def test_typed_rows_become_two_designs_on_the_canvas_and_one_undo_takes_them_away(
    window: MainWindow, dialog: AssistantDialog, qtbot: QtBot
) -> None:
    type_row(dialog, 0, "London", "5600")
    type_row(dialog, 1, "Leeds", "400")
    assert [group.site for group in dialog.users.read.groups] == ["London", "Leeds"]
    assert dialog.users.model.rows[0].texts[MAILBOXES] == "5,600"
    press(KEY.Key_Return)
    assert dialog.step == HARDWARE
    enter_memory(dialog, "256 GB")
    press(KEY.Key_Return)
    assert dialog.step == PROPOSAL
    qtbot.waitUntil(dialog.next.isEnabled)
    qtbot.mouseClick(dialog.next, LEFT)
    plan = window.session.plan
    assert [design.name for design in plan.designs] == ["Physical", "Consolidated"]
    assert [site.name for site in plan.sites] == ["London", "Leeds"]
    assert window.session.design_id == "physical"
    assert look.tabs(window).bar.count() == 2
    assert window.canvas.scene().items_by_id.keys() >= {"site-1", "site-2", "population-1"}
    assert window.session.own_evaluation_of("consolidated").is_complete
    assert window.session.undo_stack.count() == 1
    window.session.undo_stack.undo()
    assert window.session.plan == empty_plan()


@pytest.mark.parametrize(("row", "column"), [(1, SITE), (0, MESSAGES)])
def test_rows_pasted_into_a_cell_that_is_edited_become_rows(dialog: AssistantDialog, row: int, column: int) -> None:
    type_row(dialog, 0, "York", "50")
    QGuiApplication.clipboard().setText(PASTED)
    click_cell(dialog, row, column)
    assert QApplication.focusWidget() is not dialog.users.table
    QTest.keySequence(QApplication.focusWidget(), "Ctrl+V")
    assert [each.texts[SITE] for each in dialog.users.model.rows] == ["York", "London", "Leeds"]
    assert "2 of 3 pasted rows added" in dialog.users.told.text()


def test_a_word_is_pasted_into_the_cell_that_is_edited(dialog: AssistantDialog) -> None:
    QGuiApplication.clipboard().setText("Cork\r\n")
    click_cell(dialog, 0, SITE)
    QTest.keySequence(QApplication.focusWidget(), "Ctrl+V")
    press(KEY.Key_Return)
    assert [row.texts[SITE].strip() for row in dialog.users.model.rows] == ["Cork"]


def test_pasted_rows_are_matched_by_heading_and_what_is_left_out_is_told(dialog: AssistantDialog) -> None:
    paste(dialog)
    assert dialog.users.banner.isVisible()
    assert "2 of 3 pasted rows added, columns matched by heading. Row 4 (Cork)" in dialog.users.told.text()
    assert dialog.rail.lines[USERS].text() == "2 sites, 6,000 mailboxes"
    assert len(dialog.users.links.lines) == 1
    QTest.mouseClick(dialog.users.undo, LEFT)
    assert dialog.users.model.rows == ()
    assert not dialog.users.banner.isVisible()


def test_the_preview_follows_typing_in_a_cell(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    click_cell(dialog, 0, MAILBOXES)
    keys("7000")
    qtbot.waitUntil(lambda: "7,400 mailboxes" in dialog.users.load.text())
    assert dialog.users.read.mailboxes == 6000


def test_next_stays_enabled_and_jumps_to_a_wrong_cell(dialog: AssistantDialog) -> None:
    type_row(dialog, 0, "London", "many")
    assert "Mailboxes must be a number" in dialog.users.fault.text()
    assert dialog.next.isEnabled()
    QTest.mouseClick(dialog.next, LEFT)
    assert dialog.step == USERS
    assert dialog.users.table.currentIndex().column() == MAILBOXES
    press(KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys("300")
    press(KEY.Key_Return)
    assert dialog.users.fault.text() == ""
    press(KEY.Key_Return)
    assert dialog.step == HARDWARE


def test_a_cell_that_is_still_empty_is_no_fault_before_next(dialog: AssistantDialog) -> None:
    click_cell(dialog, 0, SITE)
    keys("London")
    press(KEY.Key_Return)
    assert dialog.users.fault.text() == ""
    assert dialog.users.model.rows[0].texts[NAME] == "Users"
    QTest.mouseClick(dialog.next, LEFT)
    assert "Mailboxes" in dialog.users.fault.text()


def test_a_link_that_is_no_number_is_jumped_to(dialog: AssistantDialog) -> None:
    paste(dialog)
    line = dialog.users.links.lines[0]
    line.bandwidth.setText("fast")
    QTest.mouseClick(dialog.next, LEFT)
    assert dialog.step == USERS
    assert "Bandwidth" in dialog.users.fault.text()
    line.bandwidth.setText("200 Mbit/s")
    QTest.mouseClick(dialog.next, LEFT)
    assert dialog.step == HARDWARE
    assert dialog.users.links.links[0].bandwidth_mbit_s == 200


def test_links_keep_what_was_typed_while_rows_come_and_go(dialog: AssistantDialog) -> None:
    paste(dialog)
    dialog.users.links.lines[0].latency.setText("5 ms")
    paste(dialog, "York\tAll\t50")
    assert [line.latency.text() for line in dialog.users.links.lines] == ["5 ms", "20 ms"]


def test_back_keeps_everything(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    to_proposal(dialog, qtbot)
    rows = dialog.users.model.rows
    chosen = dialog.hardware.hardware
    QTest.mouseClick(dialog.back, LEFT)
    QTest.mouseClick(dialog.back, LEFT)
    assert dialog.step == USERS
    assert dialog.users.model.rows == rows
    assert dialog.hardware.hardware == chosen


def test_a_design_that_is_not_ticked_is_not_made(window: MainWindow, dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    to_proposal(dialog, qtbot)
    QTest.mouseClick(dialog.proposal.cards["physical"].tick, LEFT, pos=QPoint(8, 12))
    assert dialog.promise.text() == "Creates 1 design. One undo removes it."
    QTest.mouseClick(dialog.next, LEFT)
    assert [design.name for design in window.session.plan.designs] == ["Consolidated"]


def test_without_a_ticked_design_there_is_nothing_to_finish(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    to_proposal(dialog, qtbot)
    for card in dialog.proposal.cards.values():
        card.tick.setChecked(False)
    assert not dialog.next.isEnabled()


def test_hardware_that_is_too_small_offers_what_would_do(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    enter_memory(dialog, "4 GB")
    press(KEY.Key_Return)
    assert dialog.step == PROPOSAL
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None)
    card = dialog.proposal.cards["consolidated"]
    assert "not enough in London" in card.sentence.text()
    assert not card.tick.isEnabled()
    QTest.mouseClick(card.offer, LEFT)
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None and card.tick.isEnabled())
    assert dialog.step == PROPOSAL
    assert dialog.hardware.hardware.memory_mb > 4 * 1024


def test_memory_that_is_no_number_keeps_the_page_and_says_why(dialog: AssistantDialog) -> None:
    paste(dialog)
    dialog.go_on()
    enter_memory(dialog, "much")
    assert "Memory must be a number" in dialog.hardware.fault.text()
    QTest.mouseClick(dialog.next, LEFT)
    assert dialog.step == HARDWARE
    assert dialog.hardware.memory.hasFocus()
    enter_memory(dialog, "96")
    assert dialog.hardware.hardware.memory_mb == 96 * 1024
    assert dialog.hardware.fault.text() == ""


def test_a_machine_of_the_library_is_searched_for_and_comes_into_the_plan(
    window: MainWindow, dialog: AssistantDialog, qtbot: QtBot
) -> None:
    paste(dialog)
    dialog.go_on()
    picker = dialog.hardware.picker
    picker.line.setFocus()
    keys("DL380 G7 X5675")
    index = picker.table.model().index(0, 0)
    QTest.mouseClick(picker.table.viewport(), LEFT, pos=picker.table.visualRect(index).center())
    assert dialog.hardware.name == "HP ProLiant DL380 G7"
    assert "ProLiant DL380 G7" in dialog.rail.lines[HARDWARE].text()
    to_proposal_from_hardware(dialog, qtbot)
    QTest.mouseClick(dialog.next, LEFT)
    assert [model.name for model in window.session.plan.models] == ["ProLiant DL380 G7"]
    assert dialog.proposal.cards["physical"].view.rows[1][1].endswith(" kW")


def test_the_chosen_machine_is_in_sight_in_full(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    qtbot.waitUntil(lambda: dialog.hardware.outcome.text().startswith("Physical"))
    table = dialog.hardware.picker.table
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))


def enter_own_machine(dialog: AssistantDialog, qtbot: QtBot, values: dict[str, str]) -> None:
    QTest.mouseClick(dialog.hardware.add, LEFT)
    form = dialog.findChildren(MachineDialog)[-1]
    for path, text in values.items():
        editor = form.form.view.rows[path].editor
        form.activateWindow()
        editor.setFocus()
        qtbot.waitUntil(editor.hasFocus)
        QTest.keyClicks(editor, text)
    form.accept()
    assert not form.isVisible()


def test_a_machine_of_ones_own_is_added_and_chosen(window: MainWindow, dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    before = dialog.hardware.name
    enter_own_machine(dialog, qtbot, {"maker": "Contoso", "name": "Attic 1"})
    assert dialog.hardware.name == before
    assert "without cores" in dialog.hardware.fault.text()
    own = {"maker": "Contoso", "name": "Attic 2", "cores": "12", "clock_mhz": "2.5", "memory_mb": "96"}
    enter_own_machine(dialog, qtbot, own)
    assert dialog.hardware.name == "Contoso Attic 2"
    assert dialog.hardware.memory.text() == "96 GB"
    assert dialog.hardware.picker.current.name == "Attic 2"
    assert dialog.hardware.fault.isHidden()
    dialog.go_on()
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None)
    QTest.mouseClick(dialog.next, LEFT)
    qtbot.waitUntil(lambda: bool(window.session.plan.models))
    assert window.session.plan.models[0].name == "Attic 2"


def test_while_it_is_worked_out_finish_waits_and_a_skeleton_stands(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    dialog.go_on()
    assert not dialog.next.isEnabled()
    assert dialog.cancel.isVisible()
    assert dialog.proposal.cards["physical"].preview.is_busy
    qtbot.waitUntil(dialog.next.isEnabled)
    assert not dialog.cancel.isVisible()


def test_a_machine_may_fail_where_that_is_chosen(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    assert dialog.hardware.failures == 1
    enter_memory(dialog, "256 GB")
    dialog.go_on()
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None)
    assert dialog.proposal.cards["physical"].view.numbers[1][1] == "CPU, worst failure"
    assert "When any one machine fails, the others stay below every ceiling." in dialog.proposal.line.text()
    assert "are not served until it is back" in dialog.proposal.line.text()


def choose(box: QComboBox, text: str) -> None:
    """Go to an entry of a box with the keys."""
    box.setFocus()
    press(KEY.Key_Home)
    for _ in range(box.findText(text)):
        press(KEY.Key_Down)
    assert box.currentText() == text


def test_copies_make_a_dag_at_every_site(
    window: MainWindow, dialog: AssistantDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    paste(dialog)
    dialog.go_on()
    assert dialog.hardware.dags.copies.currentText() == "1 (no DAG)"
    choose(dialog.hardware.dags.copies, "2")
    assert dialog.rail.lines[HARDWARE].text().endswith(", 2 copies")
    to_proposal_from_hardware(dialog, qtbot)
    card = dialog.proposal.cards["physical"]
    words = "2 DAGs with 2 copies, each survives 1 failure; members: 3 in London and 2 in Leeds."
    assert words in card.sentence.text()
    assert "The number of servers is set in London by a failed member (CPU " in card.sentence.text()
    QTest.mouseClick(dialog.next, LEFT)
    qtbot.waitUntil(lambda: bool(window.session.plan.sites))
    plan = window.session.plan
    assert [[dag.name for dag in design.dags] for design in plan.designs] == [["LON-DAG", "LEE-DAG"]] * 2
    assert "dag-physical-site-1" in window.canvas.scene().items_by_id
    save_plan(plan, tmp_path / "proposed.xplan")
    assert load_plan(tmp_path / "proposed.xplan").plan == plan


def type_wrong_then_right(dialog: AssistantDialog, field: QLineEdit, wrong: str, right: str, fault: str) -> None:
    """The page stays, and says what is wrong with a number, until it is right."""
    field.setFocus()
    field.selectAll()
    keys(wrong)
    assert fault in dialog.hardware.fault.text()
    dialog.go_on()
    assert dialog.step == HARDWARE and field.hasFocus()
    field.selectAll()
    keys(right)
    assert not dialog.hardware.fault.text()


def test_a_dag_over_two_sites_with_a_lagged_copy(window: MainWindow, dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    dags = dialog.hardware.dags
    assert not any(field.isEnabled() for field in (dags.sites, dags.lagged, dags.lag, dags.disk))
    choose(dags.copies, "4")
    choose(dags.sites, "Two sites, both active")
    choose(dags.lagged, "1")
    type_wrong_then_right(dialog, dags.lag, "15", "10", "Lag must be")
    type_wrong_then_right(dialog, dags.disk, "0", "8", "Capacity per disk must be")
    assert dialog.rail.lines[HARDWARE].text().endswith(", 4 copies (1 lagged by 10 days), a DAG over two sites")
    to_proposal_from_hardware(dialog, qtbot)
    assert "Each design says what the loss of a site means." in dialog.proposal.line.text()
    told = dialog.proposal.cards["physical"].sentence.text()
    assert (
        "with 4 copies (1 lagged by 10 days), survives 1 failure or the loss of either site if the witness can " in told
    )
    assert "The witness must be at a third place, for example in Azure." in told
    assert "The number of servers is set by " in told
    assert " database disks of 8 TB (JBOD), 1 of them spare." in told
    QTest.mouseClick(dialog.next, LEFT)
    qtbot.waitUntil(lambda: bool(window.session.plan.sites))
    for design in window.session.plan.designs:
        (dag,) = design.dags
        assert (dag.copies, dag.lagged, dag.lag_days, dag.name) == (4, 1, 10.0, "LON-LEE-DAG")
        assert dag.serves == ("population-1", "population-2")
        assert dag.storage.disk_tb == 8.0 and dag.storage.disks is not None


def test_a_dag_over_two_sites_asks_for_the_second(dialog: AssistantDialog, qtbot: QtBot) -> None:
    type_row(dialog, 0, "London", "600")
    dialog.go_on()
    choose(dialog.hardware.dags.copies, "2")
    choose(dialog.hardware.dags.sites, "Two sites, one active")
    qtbot.waitUntil(lambda: "needs a second site" in dialog.hardware.outcome.text())
    # The page of the proposal went on saying that it calculates.
    dialog.go_on()
    page = dialog.proposal
    qtbot.waitUntil(lambda: page.title.text() == "No proposal")
    assert "needs a second site" in page.line.text()
    assert not any(card.isVisibleTo(page) for card in page.cards.values())
    QTest.mouseClick(dialog.back, LEFT)
    choose(dialog.hardware.dags.sites, "One per site")
    qtbot.waitUntil(lambda: page.proposal is not None)
    assert all(card.isVisibleTo(page) for card in page.cards.values())


def test_going_back_keeps_the_copies(dialog: AssistantDialog, qtbot: QtBot) -> None:
    type_row(dialog, 0, "London", "600")
    dialog.go_on()
    choose(dialog.hardware.dags.copies, "3")
    to_proposal_from_hardware(dialog, qtbot)
    QTest.mouseClick(dialog.back, LEFT)
    assert dialog.hardware.dags.values["copies"] == 3
    assert (
        "A DAG of 3 members with 3 copies, survives 1 failure." in dialog.proposal.cards["consolidated"].sentence.text()
    )


def test_a_version_without_dags_offers_no_copies(dialog: AssistantDialog) -> None:
    paste(dialog)
    dialog.go_on()
    choose(dialog.hardware.dags.copies, "4")
    choose(dialog.hardware.exchange, "Exchange 2007")
    assert not dialog.hardware.dags.copies.isEnabled()
    assert dialog.hardware.dags.values == {"copies": 1}
    assert "no DAGs" in dialog.hardware.dags.copies.toolTip()
    choose(dialog.hardware.exchange, "Exchange 2016")
    assert dialog.hardware.dags.copies.isEnabled()


def test_skip_begins_an_empty_plan(window: MainWindow, dialog: AssistantDialog) -> None:
    QTest.mouseClick(dialog.skip, LEFT)
    assert not dialog.isVisible()
    assert window.session.plan == empty_plan()


def test_esc_leaves_at_once_without_rows(dialog: AssistantDialog) -> None:
    press(KEY.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize(("answer", "stays"), [("Cancel", True), ("Discard", False)])
def test_esc_asks_once_rows_were_entered(dialog: AssistantDialog, answer: str, stays: bool) -> None:
    paste(dialog)
    seen: list[str] = []
    press_when_asked(QMessageBox.StandardButton[answer], seen)
    press(KEY.Key_Escape)
    assert "rows you entered" in seen[0]
    assert dialog.isVisible() is stays


def test_delete_removes_a_row(dialog: AssistantDialog) -> None:
    paste(dialog)
    dialog.users.table.setCurrentIndex(dialog.users.model.index(0, SITE))
    press(KEY.Key_Delete)
    assert [row.texts[SITE] for row in dialog.users.model.rows] == ["Leeds"]


def test_a_profile_of_the_documents_can_be_chosen(dialog: AssistantDialog) -> None:
    paste(dialog)
    click_cell(dialog, 0, MESSAGES)
    box = QApplication.focusWidget()
    assert isinstance(box, QComboBox)
    assert [box.itemText(number) for number in range(3)] == ["50", "100", "150"]
    keys("150")
    press(KEY.Key_Return)
    assert dialog.users.read.groups[0].messages_per_day == 150


def test_clients_are_set_in_percent_for_one_row_or_all(dialog: AssistantDialog) -> None:
    paste(dialog)

    def answer() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, ClientsDialog)
        asked.parts[0].setValue(60)
        asked.parts[2].setValue(40)
        asked.for_all.setChecked(True)
        asked.accept()

    QTimer.singleShot(0, answer)
    click_cell(dialog, 1, CLIENTS)
    assert [group.users.owa for group in dialog.users.read.groups] == [2240, 160]


def test_from_the_start_page_the_new_plan_comes_into_view(window: MainWindow, qtbot: QtBot) -> None:
    window.stage.show_start()
    first = next(button for button in look.start_page(window).findChildren(QPushButton) if button.text())
    QTest.mouseClick(first, LEFT)
    dialog = window.findChild(AssistantDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    paste(dialog)
    to_proposal(dialog, qtbot)
    QTest.mouseClick(dialog.next, LEFT)
    qtbot.waitUntil(lambda: bool(window.session.plan.sites))
    assert not window.stage.at_start
    canvas, whole = window.canvas, window.canvas.scene().content_rect()
    qtbot.waitUntil(lambda: canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(whole))


@pytest.mark.parametrize("at_start", [True, False])
def test_what_the_assistant_did_is_no_first_step_to_do(window: MainWindow, qtbot: QtBot, *, at_start: bool) -> None:
    if at_start:
        window.stage.show_start()
    window.context.parts.preferences.flip("first_steps")
    window.actions_of_plan.by_id["file.assistant"].trigger()
    dialog = window.findChild(AssistantDialog)
    paste(dialog)
    to_proposal(dialog, qtbot)
    QTest.mouseClick(dialog.next, LEFT)
    qtbot.waitUntil(lambda: bool(window.session.plan.sites))
    qtbot.waitUntil(lambda: window.context.found(first_steps) is not None)
    assert window.context.the(first_steps).done == {DROP, ASSIGN}


def test_an_unsaved_plan_is_asked_about_before_the_new_one(
    window: MainWindow, dialog: AssistantDialog, qtbot: QtBot
) -> None:
    window.session.do(edits.rename_design(window.session.plan, "design-1", "Mine"))
    paste(dialog)
    to_proposal(dialog, qtbot)
    seen: list[str] = []
    press_when_asked(QMessageBox.StandardButton.Cancel, seen)
    QTest.mouseClick(dialog.next, LEFT)
    assert seen
    assert [design.name for design in window.session.plan.designs] == ["Mine"]
    assert dialog.isVisible()
    press_when_asked(QMessageBox.StandardButton.Discard, seen)
    QTest.mouseClick(dialog.next, LEFT)
    assert [design.name for design in window.session.plan.designs] == ["Physical", "Consolidated"]
    assert not dialog.isVisible()


def test_the_start_page_leads_with_the_assistant(window: MainWindow) -> None:
    window.stage.show_start()
    buttons = [button.text() for button in look.start_page(window).findChildren(QPushButton) if button.text()]
    assert buttons[0] == "New from assistant…"


def test_what_can_be_pressed_has_a_name(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    to_proposal(dialog, qtbot)
    named = [dialog.users.table, dialog.hardware.memory, dialog.hardware.exchange, dialog.hardware.hypervisor,
             dialog.hardware.survive, dialog.hardware.dags.copies, dialog.users.preview]  # fmt: skip
    assert all(part.accessibleName() for part in named)
    assert "Outlook 100 %" in dialog.users.model.index(0, CLIENTS).data(Qt.ItemDataRole.AccessibleTextRole)


def test_while_there_is_no_solution_the_keys_are_on_back(dialog: AssistantDialog, qtbot: QtBot) -> None:
    paste(dialog)
    dialog.go_on()
    enter_memory(dialog, "4 GB")
    dialog.go_on()
    qtbot.waitUntil(lambda: dialog.proposal.proposal is not None)
    assert dialog.focusWidget() is dialog.back
    assert dialog.promise.text() == ""
    assert not dialog.next.isEnabled()


def test_it_fits_a_small_screen(dialog: AssistantDialog) -> None:
    assert dialog.minimumSizeHint().width() <= 1000
    assert dialog.minimumSizeHint().height() <= 700


def test_a_window_leaves_room_for_its_frame_on_the_screen(dialog: AssistantDialog) -> None:
    screen = dialog.screen().availableSize()
    largest = size_for(dialog, screen.width(), screen.height())
    assert screen.height() - largest.height() >= 40
    assert screen.width() > largest.width()


def test_large_letters_put_one_below_the_other(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.appearance.choose_text(200)
    window.actions_of_plan.by_id["file.assistant"].trigger()
    dialog = window.findChild(AssistantDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    paste(dialog)
    to_proposal(dialog, qtbot)
    first, second = dialog.proposal.cards.values()
    assert first.geometry().bottom() < second.geometry().top()
    window.parts.appearance.choose_text(100)


def test_clients_open_with_a_key(dialog: AssistantDialog) -> None:
    paste(dialog)
    dialog.users.table.setCurrentIndex(dialog.users.model.index(0, CLIENTS))
    titles: list[str] = []

    def answer() -> None:
        asked = QApplication.activeModalWidget()
        titles.append(asked.windowTitle())
        asked.reject()

    QTimer.singleShot(0, answer)
    press(KEY.Key_Space)
    assert titles == ["Clients of Head office"]


def made_of(dialog: AssistantDialog) -> dict[str, tuple[object, ...]]:
    """What the populations of the rows have, and what of it is said to be assumed, by site."""
    work = work_of(dialog.users.read.groups)
    sites = {site.id: site.name for site in work.sites}
    return {sites[each.site]: (each.message_kb, each.mailbox_mb, still_assumed(each)) for each in work.populations}


def test_rows_come_out_of_files(
    dialog: AssistantDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sites, usage = tmp_path / "sites.csv", tmp_path / "usage.csv"
    sites.write_bytes(population_files.profile().encode())
    usage.write_bytes(population_files.usage().encode())
    apps = tmp_path / "apps.csv"
    apps.write_bytes(population_files.apps().encode())
    monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: (sites, usage, apps))
    qtbot.mouseClick(dialog.users.from_files, LEFT)
    rows = dialog.users.model.rows
    assert [row.texts for row in rows] == [
        ("Leeds", "Users", "310", "33", "100 MB"), ("London", "Users", "1,200", "58", "100 MB"),
        ("", "Microsoft 365", "190", "100", "2 GB"), ("Oslo", "Users", "95", "41", "100 MB"),
    ]  # fmt: skip
    assert rows[2].clients[0] == 1.0
    assert dialog.users.told.text().startswith(
        "4 rows added from the files. Missing in some rows and set to default values there: messages per day, "
        "message size, mailbox size and users by protocol."
    )
    dialog.go_on()
    assert dialog.step == USERS
    assert dialog.users.fault.text() == "Site is empty."
    model = dialog.users.model
    model.setData(model.index(0, SIZE), "3 GB")
    model.setData(model.index(1, SIZE), rows[1].texts[SIZE])
    assert made_of(dialog)["Leeds"] == (49.0, 3072.0, ("users.outlook",))
    assert made_of(dialog)["London"] == (71.0, 100.0, ("mailbox_mb", "users.outlook"))
    model.set_clients(0, (0.5, *rows[0].clients[1:]))
    assert made_of(dialog)["Leeds"][2] == ()
    qtbot.mouseClick(dialog.users.undo, LEFT)
    assert dialog.users.model.rows == ()


def test_files_that_give_no_rows_say_why(
    dialog: AssistantDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.csv"
    monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: (path,))
    for content, sentence in (("a,b\n", "x.csv: its columns are not"), (population_files.log(), "how many mailboxes")):
        path.write_bytes(content.encode())
        qtbot.mouseClick(dialog.users.from_files, LEFT)
        assert sentence in dialog.users.told.text()
        assert not dialog.users.undo.isVisible()
    monkeypatch.setattr(users_from_files, "MOST_MB", 0)
    qtbot.mouseClick(dialog.users.from_files, LEFT)
    assert "take long" in dialog.users.told.text()
    monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: ())
    qtbot.mouseClick(dialog.users.from_files, LEFT)
    assert dialog.users.model.rows == ()


def test_a_hypervisor_whose_name_is_cut_off_is_told_in_full(dialog: AssistantDialog) -> None:
    box = dialog.hardware.hypervisor
    assert box.toolTip() == box.currentText() != ""
    assert box.view().minimumWidth() >= box.view().sizeHintForColumn(0) > 0
