"""Tree, palette, findings, tables: views of the same plan, in step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from models.errors import PlanError
from models.plan import edits, moving
from models.plan.entities import Plan
from planner.application import Model, build_window
from planner.session.places import Places
from planner.session.plan_session import Update
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from tests.gui import look
from tests.gui.tasks import done

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def _tree_texts(window: MainWindow) -> list[str]:
    model, texts = look.tree(window).model(), []

    def walk(parent) -> None:
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            texts.append(index.data())
            walk(index)

    walk(look.tree(window).rootIndex())
    return texts


def test_an_edit_renews_only_its_own_line_of_the_tree(window: MainWindow) -> None:
    session, model, renewed = window.session, look.tree(window).model(), []
    model.dataChanged.connect(lambda first, _last: renewed.append(first.data()))
    rebuilt = []
    model.modelReset.connect(lambda: rebuilt.append(1))
    session.do(edits.set_values(session.plan, ("hq",), "mailboxes", 2500))
    session.do(edits.rename(session.plan, "mbx", "EX-MBX-9"))
    session.do(edits.set_values(session.plan, ("esx",), "memory_mb", 8192))
    assert (renewed, rebuilt) == (["Head office", "EX-MBX-9"], [])
    detail = model.data(model.index_of("hq"), Qt.ItemDataRole.AccessibleTextRole)
    assert detail == "Head office, user population, 2,500 mailboxes"
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert "EX-MBX-1" in _tree_texts(window)
    session.do(edits.rename(session.plan, "leeds", "York"))
    assert "York – London" in _tree_texts(window)
    session.do(moving.move_into(session.plan, ("mbx",), "esx-b"))
    assert _tree_texts(window).index("EX-MBX-1") > _tree_texts(window).index("ESX-02")


def _click_in_tree(window: MainWindow, qtbot: QtBot, identifier: str, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    index = look.tree(window).model().index_of(identifier)
    look.tree(window).scrollTo(index)
    qtbot.mouseClick(look.tree(window).viewport(), LEFT, modifier, look.tree(window).visualRect(index).center())


def test_the_tree_holds_everything_the_canvas_shows(window: MainWindow) -> None:
    assert _tree_texts(window) == [
        "Leeds", "London", "Head office", "ESX-01", "EX-CAS-2", "EX-MBX-1", "ESX-02", "Leeds – London",
    ]  # fmt: skip


def test_tree_and_selection_stay_in_step(window: MainWindow, qtbot: QtBot) -> None:
    _click_in_tree(window, qtbot, "mbx")
    assert window.selection.ids == ("mbx",)
    _click_in_tree(window, qtbot, "hq", CONTROL)
    assert set(window.selection.ids) == {"mbx", "hq"}
    window.selection.set(("esx",))
    assert [index.data() for index in look.tree(window).selectedIndexes()] == ["ESX-01"]
    window.selection.clear()
    assert look.tree(window).selectedIndexes() == []


def test_an_edit_leaves_folds_and_selection_alone(window: MainWindow) -> None:
    window.selection.set(("hq",))
    index = look.tree(window).model().index_of("esx")
    look.tree(window).collapse(index)
    session = window.session
    session.do(edits.rename(session.plan, "london", "Paris"))
    session.do(edits.duplicate(session.plan, ("esx-b",)))
    assert not look.tree(window).isExpanded(look.tree(window).model().index_of("esx"))
    assert look.tree(window).isExpanded(look.tree(window).model().index_of("london"))
    assert "Paris" in _tree_texts(window)
    assert window.selection.ids == ("hq",)
    assert [selectedindex.data() for selectedindex in look.tree(window).selectedIndexes()] == ["Head office"]


def test_rows_of_the_tree_can_be_hit_where_the_plan_came_before_the_style(
    qtbot: QtBot, qapp: QApplication, model: Model, settings: Settings, places: Places, plan: Plan
) -> None:
    window = build_window(qapp, model, settings, places)
    qtbot.addWidget(window)
    window.session.replace(plan, None)
    window.show()
    qtbot.waitUntil(lambda: window.docks.awake)
    first = look.tree(window).model().index(0, 0)
    qtbot.waitUntil(lambda: look.tree(window).visualRect(first).height() >= 24)
    window.session.undo_stack.setClean()


def test_f2_renames_in_the_tree(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    look.tree(window).setFocus()
    _click_in_tree(window, qtbot, "esx")
    look.tree(window).rename_current()
    editor = look.tree(window).viewport().findChild(QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "ESX-77")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.design.by_id["esx"].name == "ESX-77")
    assert "ESX-77" in _tree_texts(window)


def test_delete_in_the_tree_removes(window: MainWindow, qtbot: QtBot) -> None:
    _click_in_tree(window, qtbot, "vcas")
    qtbot.keyClick(look.tree(window), Qt.Key.Key_Delete)
    assert "EX-CAS-2" not in _tree_texts(window)


def test_a_click_on_a_finding_selects_what_it_speaks_of(window: MainWindow, qtbot: QtBot) -> None:
    findings = window.session.evaluation.findings
    assert findings
    assert window.docks.by_name["findings"].windowTitle() == f"Findings {len(findings)}"
    window.selection.clear()
    rectangle = look.findings(window).visualItemRect(look.findings(window).item(0))
    qtbot.mouseClick(look.findings(window).viewport(), LEFT, pos=rectangle.center())
    assert window.selection.ids
    assert window.selection.ids[0] in {finding.subject for finding in findings}


def test_f8_goes_through_the_findings(window: MainWindow) -> None:
    window.actions_of_plan.by_id["view.next_finding"].trigger()
    assert look.findings(window).currentRow() == 0
    window.actions_of_plan.by_id["view.next_finding"].trigger()
    assert look.findings(window).currentRow() == 1 % look.findings(window).number


def test_without_findings_the_list_says_so(window: MainWindow) -> None:
    done(window.files.new())
    assert look.findings(window).number == 0
    assert window.docks.by_name["findings"].windowTitle() == "Findings"


def test_the_machine_table_sorts_selects_and_copies(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.bring("machines")
    table = look.machines(window)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert table.model().index(0, 0).data() == "EX-MBX-1"
    window.activateWindow()
    table.setFocus()
    table.selectRow(0)
    assert window.selection.ids == ("mbx",)
    qtbot.keyClick(table, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("Machine\tKind\t")
    assert lines[1].startswith("EX-MBX-1\tVM\tESX-01\tMailbox\t")
    assert len(lines) == 2
    window.selection.clear()
    assert len(table.copied_text().splitlines()) == 5


def test_the_comparison_follows_and_its_head_sets_the_baseline(window: MainWindow, qtbot: QtBot) -> None:
    panel = look.comparison(window)
    assert panel.baseline == "physical"
    assert panel.view.corner == "Compared with “Today, physical”"
    header = panel.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(2) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert panel.baseline == "virtual"
    window.session.do(edits.rename_design(window.session.plan, "virtual", "Later"))
    qtbot.waitUntil(lambda: panel.view.corner == "Compared with “Later”")
    qtbot.keyClick(panel.table, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().startswith("Compared with “Later”\tToday, physical\tLater")


def test_a_click_in_the_palette_arms_placing(window: MainWindow, qtbot: QtBot) -> None:
    asked: list[tuple[str, bool]] = []
    look.palette_panel(window).place_requested.connect(lambda kind, many: asked.append((kind, many)))
    qtbot.mouseClick(look.palette_panel(window).cards["site"], LEFT)
    qtbot.mouseClick(look.palette_panel(window).cards["host"], LEFT, CONTROL)
    assert asked == [("site", False), ("host", True)]


def test_enter_in_the_palette_adds_without_the_pointer(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("esx-b",))
    qtbot.keyClick(look.palette_panel(window).cards["vm"], Qt.Key.Key_Return)
    added = window.session.design.by_id[window.selection.ids[0]]
    assert added.host == "esx-b"


def test_the_history_goes_back_to_a_step(window: MainWindow) -> None:
    session = window.session
    session.do(edits.rename(session.plan, "esx", "A"))
    session.do(edits.rename(session.plan, "esx-b", "B"))
    history = look.history(window)
    history.setCurrentIndex(history.model().index(1, 0))
    assert session.design.by_id["esx"].name == "A"
    assert session.design.by_id["esx-b"].name == "ESX-02"


def test_a_click_in_the_history_jumps_and_its_lines_name_the_steps(window: MainWindow, qtbot: QtBot) -> None:
    session, history = window.session, look.history(window)
    before = session.plan
    session.do(edits.rename(session.plan, "esx", "A"))
    session.do(edits.move_to_host(session.plan, ("mbx", "vcas"), "esx-b"))
    window.docks.by_name["history"].raise_()
    model = history.model()
    lines = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert lines == ["As opened", "Rename ESX-01 to A", "Move 2 VMs to ESX-02"]
    qtbot.mouseClick(history.viewport(), LEFT, pos=history.visualRect(model.index(0, 0)).center())
    assert session.plan == before
    qtbot.mouseClick(history.viewport(), LEFT, pos=history.visualRect(model.index(2, 0)).center())
    assert session.design.by_id["mbx"].host == "esx-b"


def test_neighbours_are_selected_as_one_range(window: MainWindow) -> None:
    """Qt compares each range with all others, so one for each of a thousand lines would take seconds."""
    window.actions_of_plan.by_id["edit.select_all"].trigger()
    window.selection.set(sorted(window.selection.ids, reverse=True))
    selected = look.tree(window).selectionModel().selection()
    names = sorted(index.data() for index in selected.indexes())
    assert names == sorted(_tree_texts(window))
    parents = {index.parent().data() for index in selected.indexes()}
    assert selected.count() == len(parents) == 3


def test_a_jump_over_many_steps_is_heard_of_once(window: MainWindow, qtbot: QtBot) -> None:
    session, history = window.session, look.history(window)
    for name in ("A", "B", "C", "D"):
        session.do(edits.rename(session.plan, "esx", name))
        session.do(edits.rename(session.plan, "mbx", f"{name}-MBX"))
    heard: list[Update] = []
    session.updated.connect(heard.append)
    window.docks.by_name["history"].raise_()
    first = history.visualRect(history.model().index(0, 0)).center()
    qtbot.mouseClick(history.viewport(), LEFT, pos=first)
    assert [entry.touched for entry in heard] == [{"esx", "mbx"}]
    assert "EX-MBX-1" in _tree_texts(window)


def test_a_card_of_the_palette_adds_by_space_and_when_it_is_pressed_for_the_user(
    window: MainWindow, qtbot: QtBot
) -> None:
    card = look.palette_panel(window).cards["site"]
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert len(window.session.plan.sites) == 3
    # As assistive technology does it.
    card.click()
    assert len(window.session.plan.sites) == 4
    qtbot.mouseClick(card, LEFT)
    assert len(window.session.plan.sites) == 4, "the pointer says where"
    assert window.canvas.tools.tool.name == "place"


def test_a_wish_to_rename_a_link_is_answered(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window.selection.set(("wan",))
    for part in (look.tree(window), window.canvas):
        window.status.clearMessage()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        window.actions_of_plan.by_id["edit.rename"].trigger()
        assert "A link has no name of its own" in window.status.currentMessage()


def test_a_name_that_is_too_far_to_read_is_edited_in_the_tree(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.by_name["tree"].close()
    window.selection.set(("mbx",))
    window.canvas.camera.zoom_to(0.2)
    window.canvas.setFocus()
    window.actions_of_plan.by_id["edit.rename"].trigger()
    editor = look.tree(window).findChild(QLineEdit)
    assert editor.isVisible()
    editor.selectAll()
    qtbot.keyClicks(editor, "EX-MBX-9")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.design.by_id["mbx"].name == "EX-MBX-9")


def test_an_edit_that_cannot_be_evaluated_is_a_sentence_under_its_field(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_plan: object, _design: str) -> None:
        raise PlanError("designs[virtual]", "there are no figures for it")

    window.selection.set(("mbx",))
    before = window.session.plan
    monkeypatch.setattr(window.session, "evaluate", refuse)
    row = look.inspector(window).main.rows["vcpus"]
    row.editor.entered.emit(4)
    assert "no figures for it" in row.fault
    assert window.session.plan is before


def test_the_undo_button_tells_a_step_as_it_is_named(window: MainWindow) -> None:
    window.session.do(edits.rename(window.session.plan, "mbx", "<b>A&B</b>"))
    tooltip = window.actions_of_plan.by_id["edit.undo"].toolTip()
    assert "&lt;b&gt;A&amp;B&lt;/b&gt;" in tooltip
