"""A database availability group in the window: added, found in the tree, edited in the inspector, undone."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from models.errors import PlanError
from models.plan.change import Change, Replacement
from models.plan.dags import Dag
from models.plan.edits import set_values
from planner.presenters.samples import read_sample
from planner.shell import views
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look

CONTROL = Qt.KeyboardModifier.ControlModifier


def _add(window: MainWindow):
    window.actions_of_plan.by_id["insert.dag"].trigger()
    (dag,) = window.session.design.dags
    return dag


def test_a_group_is_added_selected_and_told_by_tree_and_inspector(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    dag = _add(window)
    assert window.selection.ids == (dag.id,)
    assert dag.members == ("mbx",)
    assert set(dag.serves) == {population.id for population in window.session.plan.populations}
    model = look.tree(window).model()
    assert model.index_of(dag.id).data() == "DAG-1"
    assert model.index_of(dag.id).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "DAG-1, database availability group, 1 member"
    )
    rows = look.inspector(window).main.rows
    assert {"name", "members", "serves", "databases", "copies", "lagged", "lag_days", "failures"} <= rows.keys()
    assert rows["members"].editor.isVisible()
    window.session.undo_stack.undo()
    assert window.session.design.dags == ()
    assert not model.index_of(dag.id).isValid()
    window.session.undo_stack.redo()
    assert model.index_of(dag.id).isValid()


def test_what_is_typed_counts_at_once_and_what_does_not_fit_leaves_the_plan(window: MainWindow, qtbot: QtBot) -> None:
    dag = _add(window)
    rows = look.inspector(window).main.rows
    editor = rows["databases"].editor
    editor.setFocus()
    editor.selectAll()
    qtbot.keyClicks(editor, "24")
    assert window.session.design.dags_by_id[dag.id].databases == 24
    assert window.session.evaluation.dags[dag.id].copies.shape == (24, 1)
    editor = look.inspector(window).main.rows["copies"].editor
    editor.setFocus()
    editor.selectAll()
    qtbot.keyClicks(editor, "3")
    assert window.session.design.dags_by_id[dag.id].copies == 1


def test_a_group_is_found_renamed_and_deleted_by_its_line(window: MainWindow, qtbot: QtBot) -> None:
    dag = _add(window)
    model = look.tree(window).model()
    model.setData(model.index_of(dag.id), "DAG-Leeds")
    assert window.session.design.dags[0].name == "DAG-Leeds"
    assert model.index_of(dag.id).data() == "DAG-Leeds"
    window.selection.set((dag.id,))
    window.actions_of_plan.by_id["edit.delete"].trigger()
    assert window.session.design.dags == ()


def test_a_group_goes_with_its_last_member(window: MainWindow, qtbot: QtBot) -> None:
    dag = _add(window)
    window.selection.set(("mbx",))
    window.actions_of_plan.by_id["edit.delete"].trigger()
    assert window.session.design.dags == ()
    assert not look.tree(window).model().index_of(dag.id).isValid()


def test_the_canvas_goes_on_while_a_group_is_selected(window: MainWindow, qtbot: QtBot) -> None:
    dag = _add(window)
    canvas = window.context.the(views.canvas)
    window.selection.set((dag.id,))
    canvas.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Tab, Qt.Key.Key_F2, Qt.Key.Key_Escape):
        qtbot.keyClick(canvas, key)
    window.selection.set((dag.id, "mbx"))
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    qtbot.keyClick(canvas, Qt.Key.Key_D, CONTROL)
    assert dag.id in window.session.design.dags_by_id


def test_an_edit_that_no_file_could_hold_is_refused_and_nothing_changes(window: MainWindow) -> None:
    """A group whose members would run on one host is not sound, whichever way they come there."""
    plan = window.session.plan
    design = window.session.design
    hosts = [machine for machine in design.machines if machine.kind == "host"]
    vms = [machine for machine in design.machines if machine.kind == "vm"]
    apart = evolve(hosts[0], id="apart", name="APART")
    second = evolve(vms[0], id="second", name="SECOND", host="apart")
    dag = Dag(id="dag", name="DAG", members=(vms[0].id, "second"), copies=2)
    changed = evolve(design, machines=(*design.machines, apart, second), dags=(dag,))
    window.session.replace(plan.with_design(changed), None)
    before = window.session.plan
    together = Change("Move", (Replacement("machines", "second", second, evolve(second, host=vms[0].host), design.id),))
    with pytest.raises(PlanError, match="run on one host"):
        window.session.do(together)
    assert window.session.plan is before
    assert window.session.undo_stack.count() == 0


def test_a_member_that_is_switched_off_is_refused_by_name_and_stays_on(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    _add(window)
    window.selection.set(("mbx",))
    qtbot.wait(20)
    inspector = look.inspector(window)
    qtbot.mouseClick(inspector.unfold, Qt.MouseButton.LeftButton)
    row, name = inspector.more.rows["powered_off"], window.session.design.by_id["mbx"].name
    qtbot.keyClick(row.editor, Qt.Key.Key_Space)
    assert row.fault == f"The member '{name}' is switched off; members of a DAG must be on."
    assert not row.editor.isChecked()
    assert not window.session.design.by_id["mbx"].powered_off


def test_other_disks_of_a_group_are_seen_on_its_members(window: MainWindow, qtbot: QtBot) -> None:
    """Nothing of the machine itself is different, and its card is painted from what was kept of it."""
    canvas, session = window.canvas, window.session
    session.replace(read_sample(folder(), "two-site-dag"), None)
    window.resize(1_440, 900)
    window.show()
    canvas.camera.fit_all()
    qtbot.wait(100)

    def painted() -> QImage:
        card = canvas.mapFromScene(canvas.context.scene.area_of("fra-ex-1")).boundingRect()
        return canvas.grab(card.adjusted(4, 4, -4, -4)).toImage()

    before = painted()
    assert painted() == before
    session.do(set_values(session.plan, ("dag-2016",), "storage.disk_tb", 16.0))
    qtbot.wait(100)
    assert painted() != before
