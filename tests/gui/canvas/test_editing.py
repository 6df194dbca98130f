"""Gestures on the canvas: each makes one change or says why it makes none."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from planner.canvas.add_field import AddField
from planner.canvas.edges import label_places
from planner.canvas.items.card import Mark
from planner.canvas.rename_field import RenameField
from planner.canvas.tools.place import GRIP

NO_KEYS = Qt.KeyboardModifier.NoModifier


def machine(canvas, identifier):
    return canvas.context.session.design.by_id[identifier]


def steps(canvas) -> int:
    return canvas.context.session.undo_stack.count()


def test_a_vm_is_dragged_to_another_host_and_back_by_undo(canvas, mouse) -> None:
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2)
    mouse.drag(canvas, start, end)
    assert machine(canvas, "cas-1").host == "esx-2"
    assert canvas.context.scene.items_by_id["cas-1"].parentItem().identifier == "esx-2"
    assert steps(canvas) == 1
    assert canvas.context.session.undo_stack.undoText() == "Move EX-CAS-1 to ESX-02"
    canvas.context.session.undo_stack.undo()
    assert machine(canvas, "cas-1").host == "esx-1"
    assert canvas.context.scene.items_by_id["cas-1"].parentItem().identifier == "esx-1"
    canvas.context.session.undo_stack.redo()
    assert machine(canvas, "cas-1").host == "esx-2"


def test_a_drag_alters_nothing_before_the_release(canvas, mouse) -> None:
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2)
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert machine(canvas, "cas-1").host == "esx-1"
    assert steps(canvas) == 0
    mouse.release(canvas, end)
    assert steps(canvas) == 1


def test_labels_of_links_are_placed_again_only_when_sites_move(canvas, mouse, monkeypatch) -> None:
    scene, placed = canvas.context.scene, []
    real = label_places

    def counted(*given):
        placed.append(given)
        return real(*given)

    monkeypatch.setattr("planner.canvas.link_ways.label_places", counted)
    mouse.drag(canvas, mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2))
    assert not placed
    (label,) = (link.label for link in scene.links.values())
    before = label.scenePos()
    scene.lift(("leeds",))
    scene.preview({"leeds": scene.items_by_id["leeds"].scenePos() + QPointF(0, 400)})
    assert label.scenePos() != before
    scene.settle()
    assert label.scenePos() == before


def test_escape_cancels_a_drag(canvas, mouse) -> None:
    item = canvas.context.scene.items_by_id["cas-1"]
    place = item.scenePos()
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2)
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert item.scenePos() != place
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    mouse.release(canvas, end)
    assert item.scenePos() == place
    assert steps(canvas) == 0


def test_an_illegal_target_says_why(canvas, mouse, said) -> None:
    start = mouse.middle_of(canvas, "cas-1")
    end = mouse.middle_of(canvas, "lds")
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert "virtualization host" in said[-1]
    mouse.release(canvas, end)
    assert "virtualization host" in said[-1]
    assert steps(canvas) == 0
    assert canvas.context.scene.items_by_id["cas-1"].parentItem().identifier == "esx-1"


def test_a_server_is_dragged_to_another_site(canvas, mouse) -> None:
    start = mouse.middle_of(canvas, "lds")
    london = canvas.context.scene.items_by_id["london"]
    mouse.drag(canvas, start, mouse.at(canvas, london, 0.9, 0.05))
    assert machine(canvas, "lds").site == "london"
    assert canvas.context.scene.items_by_id["lds"].parentItem() is london


def test_a_card_moved_in_its_site_snaps_to_the_grid(canvas, mouse) -> None:
    start = mouse.middle_of(canvas, "esx-1", down=0.1)
    mouse.drag(canvas, start, start + QPoint(7, 133))
    position = machine(canvas, "esx-1").position
    assert position.x % 8 == 0
    assert position.y % 8 == 0
    assert steps(canvas) == 1


def test_a_dropped_card_lies_on_no_other(canvas, mouse) -> None:
    start, end = mouse.middle_of(canvas, "esx-1", down=0.1), mouse.middle_of(canvas, "esx-2", down=0.3)
    mouse.drag(canvas, start, end)
    boxes = canvas.context.scene.layout.boxes
    assert not boxes["esx-1"].overlaps(boxes["esx-2"])
    assert not boxes["esx-1"].overlaps(boxes["office"])


def test_a_site_is_dragged_with_all_that_stands_in_it(canvas, mouse) -> None:
    leeds = canvas.context.scene.items_by_id["leeds"]
    start = mouse.at(canvas, leeds, 0.5, 0.03)
    mouse.drag(canvas, start, start + QPoint(40, 64))
    site = next(site for site in canvas.context.session.plan.sites if site.id == "leeds")
    assert site.position is not None
    assert canvas.context.scene.items_by_id["lds"].parentItem() is leeds


def test_arrow_keys_move_as_one_step(canvas) -> None:
    before = canvas.context.scene.layout.boxes["lds"]
    canvas.context.selection.set(("lds",))
    for _ in range(3):
        QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert machine(canvas, "lds").position.x == before.x + 24
    assert steps(canvas) == 1


def test_arrow_keys_leave_a_vm_on_its_host(canvas, said) -> None:
    canvas.context.selection.set(("cas-1",))
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert steps(canvas) == 0
    assert "drag it" in said[-1]


def test_delete_removes_and_undo_brings_back(canvas) -> None:
    canvas.context.selection.set(("esx-1",))
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert "esx-1" not in canvas.context.session.design.by_id
    assert "cas-1" not in canvas.context.scene.items_by_id
    assert canvas.context.selection.ids == ()
    canvas.context.session.undo_stack.undo()
    assert canvas.context.scene.items_by_id["cas-1"].parentItem().identifier == "esx-1"


def test_tidy_is_one_step(canvas, said) -> None:
    canvas.context.selection.set(("lds", "office"))
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    canvas.arranging.tidy()
    assert machine(canvas, "lds").position is None
    assert steps(canvas) == 2
    canvas.arranging.tidy()
    assert "already" in said[-1]


def test_connect_joins_two_sites_once(canvas, mouse, said) -> None:
    canvas.context.selection.set(("wan",))
    canvas.editor.delete_selection()
    canvas.tools.set_tool("connect")
    start, end = mouse.middle_of(canvas, "london", down=0.02), mouse.middle_of(canvas, "leeds", down=0.02)
    mouse.drag(canvas, start, end)
    (link,) = canvas.context.session.plan.links
    assert set(link.ends) == {"london", "leeds"}
    assert canvas.tools.tool.name == "select"
    canvas.tools.set_tool("connect")
    mouse.drag(canvas, start, end)
    assert said[-1] == "These sites are already linked."


def test_place_tool_adds_by_a_click_and_goes_away(canvas, mouse) -> None:
    names: list[str] = []
    canvas.tools.tool_changed.connect(names.append)
    canvas.tools.place("vm", many=False)
    mouse.click(canvas, mouse.middle_of(canvas, "esx-2", down=0.1))
    assert names == ["place", "select"]
    assert len(canvas.context.session.design.machines) == 7


def test_place_tool_for_many_stays_until_escape(canvas, mouse) -> None:
    canvas.tools.place("vm", many=True)
    for _ in range(2):
        mouse.click(canvas, mouse.middle_of(canvas, "esx-2", down=0.1))
    assert canvas.tools.tool.name == "place"
    assert len(canvas.context.session.design.machines) == 8
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.tools.tool.name == "select"


def test_rename_in_place(canvas) -> None:
    canvas.context.selection.set(("esx-1",))
    QTest.keyClick(canvas, Qt.Key.Key_F2)
    (field,) = canvas.viewport().findChildren(RenameField)
    field.selectAll()
    QTest.keyClicks(field, "Big host")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert machine(canvas, "esx-1").name == "Big host"
    assert steps(canvas) == 1


def test_escape_leaves_the_name(canvas, mouse) -> None:
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=mouse.middle_of(canvas, "esx-1", down=0.06))
    (field,) = canvas.viewport().findChildren(RenameField)
    QTest.keyClicks(field, "Nothing")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert machine(canvas, "esx-1").name == "ESX-01"
    assert steps(canvas) == 0


def test_double_click_on_empty_ground_asks_what_to_add(canvas) -> None:
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, canvas.viewport().height() - 3))
    (field,) = canvas.viewport().findChildren(AddField)
    QTest.keyClicks(field.line, "Paris")
    assert [field.list.item(row).text() for row in range(field.list.count())] == ["Site named “Paris”"]
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert "Paris" in {site.name for site in canvas.context.session.plan.sites}
    assert canvas.context.session.undo_stack.undoText() == "Add Paris"
    assert steps(canvas) == 1


def test_double_click_in_a_site_offers_what_stands_there(canvas, mouse) -> None:
    where = mouse.at(canvas, canvas.context.scene.items_by_id["leeds"], 0.5, 0.99)
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=where)
    (field,) = canvas.viewport().findChildren(AddField)
    QTest.keyClicks(field.line, "esx")
    texts = [field.list.item(row).text() for row in range(field.list.count())]
    assert texts[0] == "Virtualization host"
    assert "Physical server named “esx”" in texts
    QTest.keyClick(field.line, Qt.Key.Key_Down)
    QTest.keyClick(field.line, Qt.Key.Key_Up)
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    added = canvas.context.session.design.by_id[canvas.context.selection.ids[0]]
    assert (added.kind, added.site) == ("host", "leeds")
    assert canvas.hasFocus()


def test_escape_adds_nothing(canvas) -> None:
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, canvas.viewport().height() - 3))
    (field,) = canvas.viewport().findChildren(AddField)
    QTest.keyClicks(field.line, "Paris")
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    assert steps(canvas) == 0
    assert not field.isVisible()


def test_a_dragged_vm_says_at_the_pointer_why_a_server_does_not_take_it(canvas, mouse) -> None:
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "lds")
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert "virtualization host" in canvas.pointer_label.text()
    assert canvas.pointer_label.isVisible()
    assert canvas.context.scene.items_by_id["lds"].mark == Mark.ILLEGAL
    mouse.move(canvas, end, mouse.middle_of(canvas, "esx-2", down=0.2))
    assert not canvas.pointer_label.isVisible()
    assert canvas.context.scene.items_by_id["esx-2"].mark == Mark.TARGET
    mouse.move(canvas, end, end)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert not canvas.pointer_label.isVisible()
    mouse.release(canvas, end)


def test_a_population_is_dragged_to_another_site(canvas, mouse) -> None:
    start = mouse.middle_of(canvas, "depot")
    london = canvas.context.scene.items_by_id["london"]
    mouse.drag(canvas, start, mouse.at(canvas, london, 0.9, 0.05))
    (depot,) = (population for population in canvas.context.session.plan.populations if population.id == "depot")
    assert depot.site == "london"


def test_a_placed_card_is_drawn_where_it_comes_to_stand(canvas, mouse) -> None:
    """The outline under the pointer is pulled by neighbours, and the card goes exactly there."""
    canvas.camera.zoom_to(1.0)
    canvas.camera.centre_on(canvas.context.scene.items_by_id["london"].sceneBoundingRect().center())
    scene = canvas.context.scene
    other, office = scene.items_by_id["esx-2"], scene.items_by_id["office"]
    corner = canvas.mapFromScene(QPointF(other.scenePos().x() + 5, office.scenePos().y()) + GRIP)
    canvas.tools.place("population")
    QTest.mouseMove(canvas.viewport(), corner)
    mouse.click(canvas, corner)
    (fresh,) = (
        population for population in canvas.context.session.plan.populations if population.id not in {"office", "depot"}
    )
    assert (fresh.position.x, fresh.position.y) == (scene.layout.boxes["esx-2"].x, scene.layout.boxes["office"].y)
