"""What does not fit a group is said at its field in the inspector, and the plan stays."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from models.capacity.evaluate import evaluate
from models.words import percent
from planner.presenters.machine_table import COLUMNS, machine_rows
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.unit.capacity.building import library, sample

GROUP = "dag-2016"
# The field, what is typed, and the sentence.
FAULTS = [
    ("databases", "10000", "Databases must be at most 1,600; it is 10,000."),
    ("copies", "5", "Each database has 5 copies, but the DAG has only 4 members; a member holds one copy."),
    ("copies", "16", "Each database has 16 copies, but the DAG has only 4 members; a member holds one copy."),
    ("lag_days", "15", "Lag must be at most 14 days; it is 15."),
    ("lagged", "4", "4 of 4 copies are lagged; at least one must not be."),
    ("failures", "9", "Surviving 9 failures requires 10 non-lagged copies; each database has 3."),
]


@pytest.mark.parametrize(("path", "text", "sentence"), FAULTS)
def test_a_value_that_a_group_cannot_have_is_refused_at_its_field(
    window: MainWindow, qtbot: QtBot, path: str, text: str, sentence: str
) -> None:
    plan = sample("two-site-dag")
    window.session.replace(plan, None)
    window.selection.set((GROUP,))
    rows = look.inspector(window).main.rows | look.inspector(window).more.rows
    row = rows[path]
    row.editor.setFocus()
    row.editor.selectAll()
    qtbot.keyClicks(row.editor, text)
    assert (row.fault, row.editor.text()) == (sentence, text)
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert row.fault == sentence
    # What counted on the way to it, as the 1 of 15, is taken back.
    assert window.session.plan == plan
    assert not window.session.undo_stack.canUndo()


def test_a_number_whose_unit_is_in_words_is_seen_whole(window: MainWindow, qtbot: QtBot) -> None:
    """80 per second read as "0 per second"."""
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    editor = look.inspector(window).more.rows["storage.disk_iops"].editor
    editor.setFocus()
    qtbot.keyClicks(editor, "80")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    option = QStyleOptionFrame()
    editor.initStyleOption(option)
    room = editor.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, editor).width()
    assert editor.text() == "80 per second"
    assert editor.fontMetrics().horizontalAdvance(editor.text()) + 4 <= room


def test_a_refused_value_can_be_corrected_where_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    row = look.inspector(window).main.rows["lag_days"]
    row.editor.setFocus()
    row.editor.selectAll()
    qtbot.keyClicks(row.editor, "15")
    qtbot.keyClick(row.editor, Qt.Key.Key_Backspace)
    qtbot.keyClicks(row.editor, "2")
    assert row.fault == ""
    assert window.session.design.dags_by_id[GROUP].lag_days == 12
    window.session.undo_stack.undo()
    assert window.session.design.dags_by_id[GROUP].lag_days == 7
    assert not window.session.undo_stack.canUndo()


def test_the_rating_of_a_machine_is_never_0(window: MainWindow, qtbot: QtBot) -> None:
    plan = sample("two-site-dag")
    window.session.replace(plan, None)
    window.selection.set(("fra-ex-1",))
    rows = look.inspector(window).main.rows | look.inspector(window).more.rows
    row = rows["processor.specint_rate2006"]
    row.editor.setFocus()
    row.editor.selectAll()
    qtbot.keyClicks(row.editor, "0")
    assert row.fault == "SPECint_rate2006 must be at least 0.1; it is 0."
    assert window.session.plan.designs == plan.designs


def test_many_members_make_the_form_no_wider_and_are_told_in_full(window: MainWindow) -> None:
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    form = look.inspector(window)
    row = (form.main.rows | form.more.rows)["members"]
    assert row.editor.minimumSizeHint().width() < row.editor.sizeHint().width()
    assert "FRA-EX-1" in row.editor.toolTip() and "HAM-EX-2" in row.editor.toolTip()


def test_a_number_under_a_long_label_stands_below_the_others(window: MainWindow) -> None:
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    form = look.inspector(window)
    rows = form.main.rows | form.more.rows
    form.widget().layout().activate()
    edges = {
        name: (
            rows[name].editor.width(),
            rows[name].editor.mapTo(form.widget(), rows[name].editor.rect().topRight()).x(),
        )
        for name in ("databases", "copies", "lagged", "failures")
    }
    assert len(set(edges.values())) == 1, edges


def test_failures_of_a_group_stand_below_its_fields(window: MainWindow, qtbot: QtBot) -> None:
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    section = look.inspector(window).dag
    numbers = window.session.evaluation.dags[GROUP]
    assert section.isVisibleTo(look.inspector(window))
    assert [gauge.row.label for gauge in section.gauges] == [
        "No failure", "1 server down", "2 servers down", "3 servers down", "Frankfurt down", "Hamburg down",
        "Memory", "Disk space", "Disk operations",
    ]  # fmt: skip
    others = numbers.worst.memory, numbers.capacity, numbers.worst.operations
    assert [gauge.row.text for gauge in section.gauges] == [
        *(percent(row.cpu.utilization) if row.has_quorum else "No quorum" for row in numbers.rows),
        *(percent(gauge.utilization) for gauge in others),
    ]
    assert "No quorum: databases dismounted." in section.gauges[3].accessibleName()
    failed = numbers.rows[2].failed
    qtbot.mouseClick(section.gauges[2], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: set(window.selection.ids) == set(failed))
    assert not section.isVisibleTo(look.inspector(window))


def test_what_is_no_group_has_no_failures(window: MainWindow) -> None:
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((window.session.plan.sites[0].id,))
    assert not look.inspector(window).dag.isVisibleTo(look.inspector(window))


def test_the_load_of_a_member_shows_the_disks_of_its_databases_and_why(window: MainWindow, qtbot: QtBot) -> None:
    plan = sample("two-site-dag")
    window.session.replace(plan, None)
    load = look.inspector(window).load
    window.selection.set((plan.designs[1].machines[0].id,))
    window.selection.set(("fra-ex-1",))
    shown = [name for name, gauge in load.gauges.items() if not gauge.isHidden()]
    assert shown == ["cpu", "memory", "storage", "disk", "network"]
    assert load.gauges["storage"].row.text == "78 %"
    qtbot.mouseClick(load.gauges["disk"], Qt.MouseButton.LeftButton)
    assert load.why_title.text() == "Why disk is 39 %"
    assert "DAG-1 is the limit (disk space on a normal day)." in load.room.text()


def test_a_machine_in_no_group_shows_no_disks_of_databases(window: MainWindow) -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    window.session.replace(plan.with_design(evolve(design, dags=())), None)
    window.selection.set(("fra-ex-1",))
    gauges = look.inspector(window).load.gauges
    assert [name for name, gauge in gauges.items() if not gauge.isHidden()] == ["cpu", "memory", "disk", "network"]


def test_the_table_of_machines_has_the_disks_of_members(window: MainWindow) -> None:
    plan = sample("two-site-dag")
    rows = machine_rows(plan, plan.designs[0], evaluate(plan, plan.designs[0].id, library()))
    places = {column.key: place for place, column in enumerate(COLUMNS)}
    cells = [[row.cells[places[key]].text for key in ("disk", "storage", "limit")] for row in rows]
    assert cells == [["39 %", "78 %", "Disk space, on a normal day"]] * 4


def test_what_a_group_survives_stands_above_what_is_set_once(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.session.replace(sample("two-site-dag"), None)
    window.selection.set((GROUP,))
    form = look.inspector(window)
    form.widget().layout().activate()
    assert form.dag.survival.text().splitlines()[0] == "Survives 2 failures"
    assert "With any one site lost: room for " in form.dag.survival.text()
    above, below = form.main, form.unfold
    assert above.geometry().bottom() < form.dag.y() < form.dag.geometry().bottom() < below.y()
    assert below.text() == "Storage and more settings"
    assert {"storage.layout", "storage.disks", "most_database_gb"} <= form.more.rows.keys()
    assert not any(path.startswith("storage.") for path in form.main.rows)
    window.selection.set(("fra-ex-1",))
    assert below.text() == "More settings"


def test_another_kind_of_item_is_shown_from_its_name_on_and_one_alike_where_it_was(window: MainWindow) -> None:
    window.session.replace(sample("two-site-dag"), None)
    form = look.inspector(window)
    window.selection.set(("fra-ex-1",))
    form.unfold.setChecked(True)
    form.widget().layout().activate()
    form.verticalScrollBar().setMaximum(500)
    form.verticalScrollBar().setValue(100)
    window.selection.set(("fra-ex-2",))
    assert form.verticalScrollBar().value() == 100
    window.selection.set((GROUP,))
    assert form.verticalScrollBar().value() == 0
