"""What is dragged from the palette onto the canvas: where it goes, or why it goes nowhere."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from models.plan import edits
from models.plan.entities import Design, Plan, Site
from planner.canvas.items.card import Mark
from planner.presenters.dragging import MIME_TYPE, decode, encode

NO_KEYS = Qt.KeyboardModifier.NoModifier


def machine(canvas, identifier):
    return canvas.context.session.design.by_id[identifier]


def steps(canvas) -> int:
    return canvas.context.session.undo_stack.count()


def drop(canvas, kind: str, point: QPoint) -> bool:
    """Bring a kind from the palette as Qt would; the answer is whether it was taken while hovering."""
    data = QMimeData()
    data.setData(MIME_TYPE, encode(kind))
    buttons = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(point, Qt.DropAction.CopyAction, data, buttons, NO_KEYS)
    move = QDragMoveEvent(point, Qt.DropAction.CopyAction, data, buttons, NO_KEYS)
    QApplication.sendEvent(canvas.viewport(), enter)
    QApplication.sendEvent(canvas.viewport(), move)
    taken = move.isAccepted()
    if taken:
        event = QDropEvent(QPointF(point), Qt.DropAction.CopyAction, data, buttons, NO_KEYS)
        QApplication.sendEvent(canvas.viewport(), event)
    return taken


def hover(canvas, kind: str, point: QPoint) -> None:
    """Bring a kind over a point without dropping it."""
    data = QMimeData()
    data.setData(MIME_TYPE, encode(kind))
    canvas._held = data  # Qt keeps no reference of its own
    for made in (QDragEnterEvent, QDragMoveEvent):
        event = made(point, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)
        QApplication.sendEvent(canvas.viewport(), event)


def test_a_host_and_then_a_vm_are_dropped(canvas, mouse) -> None:
    before = set(canvas.context.session.design.by_id)
    assert drop(canvas, "host", mouse.middle_of(canvas, "leeds", down=0.97))
    (host,) = set(canvas.context.session.design.by_id) - before
    assert machine(canvas, host).site == "leeds"
    assert canvas.context.selection.ids == (host,)
    canvas.camera.fit_all()
    assert drop(canvas, "vm", mouse.middle_of(canvas, host))
    (vm,) = set(canvas.context.session.design.by_id) - before - {host}
    assert machine(canvas, vm).host == host
    assert steps(canvas) == 2


def test_a_new_card_moves_no_other(canvas, mouse) -> None:
    before = {name: canvas.context.scene.layout.boxes[name] for name in ("lds", "depot")}
    assert drop(canvas, "host", mouse.middle_of(canvas, "leeds"))
    assert {name: canvas.context.scene.layout.boxes[name] for name in before} == before


@pytest.mark.parametrize(
    ("kind", "words"),
    [("vm", "virtualization host"), ("server", "Servers belong to a site"), ("link", "Connect")],
)
def test_a_drop_beside_the_sites_says_where_it_goes(canvas, said, kind, words) -> None:
    assert not drop(canvas, kind, QPoint(3, canvas.viewport().height() - 3))
    assert words in said[-1]
    assert steps(canvas) == 0


def test_a_link_dropped_on_a_site_ends_with_a_click_on_another(canvas, mouse, said) -> None:
    session = canvas.context.session
    (link,) = session.plan.links
    session.do(edits.remove(session.plan, (link.id,)))
    canvas.camera.fit_all()
    assert drop(canvas, "link", mouse.middle_of(canvas, "london", down=0.03))
    assert "other end" in said[-1]
    assert session.plan.links == ()
    mouse.click(canvas, mouse.middle_of(canvas, "leeds", down=0.03))
    (made,) = session.plan.links
    assert set(made.ends) == {"london", "leeds"}
    assert canvas.context.selection.ids == (made.id,)


def test_a_foreign_drag_is_not_taken(canvas) -> None:
    data = QMimeData()
    data.setData(MIME_TYPE, b"[1, 2")
    event = QDragEnterEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    event.ignore()
    QApplication.sendEvent(canvas.viewport(), event)
    assert not event.isAccepted()


@pytest.mark.parametrize("data", [b"", b"null", b'{"kind": "planet"}', b"\xff\xfe", b'{"kind": 3}', b"9" * 2000])
def test_only_known_kinds_are_decoded(data) -> None:
    assert decode(data) is None


def test_the_first_server_brings_its_site_along(make_canvas) -> None:
    canvas = make_canvas(Plan(designs=(Design(id="d", name="Design"),)))
    assert drop(canvas, "server", QPoint(300, 300))
    session = canvas.context.session
    assert len(session.plan.sites) == 1
    assert [machine.kind for machine in session.design.machines] == ["server"]
    assert steps(canvas) == 1
    session.undo_stack.undo()
    assert session.plan.sites == ()


def test_a_vm_without_any_host_is_told_so(make_canvas) -> None:
    canvas = make_canvas(Plan(designs=(Design(id="d", name="Design"),)))
    sentences: list[str] = []
    canvas.message.connect(sentences.append)
    assert not drop(canvas, "vm", QPoint(300, 300))
    assert "Add a host first" in sentences[-1]


@pytest.mark.parametrize(
    ("kind", "over", "legal", "marked"),
    [
        ("vm", "esx-2", True, "esx-2"),
        ("vm", "lds", False, "lds"),
        ("vm", "cas-1", True, "esx-1"),
        ("server", "london", True, "london"),
        ("population", "leeds", True, "leeds"),
        ("link", "london", True, "london"),
    ],
)
def test_a_target_is_marked_before_the_drop_and_a_wrong_one_says_why(canvas, mouse, kind, over, legal, marked) -> None:
    point = mouse.middle_of(canvas, over, down=0.03 if over in {"london", "leeds"} else 0.5)
    hover(canvas, kind, point)
    label = canvas.pointer_label
    assert canvas.context.scene.items_by_id[marked].mark == (Mark.TARGET if legal else Mark.ILLEGAL)
    assert label.isVisible() is not legal
    if not legal:
        assert label.text().endswith(".")
        assert canvas.rect().contains(label.geometry())
        assert not label.geometry().contains(point)
    QApplication.sendEvent(canvas.viewport(), QDragLeaveEvent())
    assert not label.isVisible()
    assert canvas.context.scene.items_by_id[marked].mark == Mark.NONE


@pytest.mark.parametrize("corner", ["topLeft", "topRight", "bottomLeft", "bottomRight"])
def test_the_sentence_at_the_pointer_stays_in_sight(canvas, corner) -> None:
    point = getattr(canvas.viewport().rect(), corner)()
    canvas.pointer_label.show_text(
        "VMs belong on a virtualization host. Drop this one on a host.", canvas.mapToScene(point)
    )
    assert canvas.rect().contains(canvas.pointer_label.geometry())


@pytest.mark.parametrize("overlay", ["legend", "minimap"])
def test_what_is_dropped_where_legend_or_minimap_lie_reaches_the_canvas(canvas, overlay) -> None:
    canvas.resize(1000, 700)
    canvas.set_option("legend", True)
    canvas.camera.zoom_to(2.0)
    canvas.camera.centre_item("london")
    widget = getattr(canvas, overlay)
    assert widget.isVisible()
    data = QMimeData()
    data.setData(MIME_TYPE, encode("server"))
    middle = widget.rect().center()
    enter = QDragEnterEvent(middle, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)
    QApplication.sendEvent(widget, enter)
    assert not widget.isVisible()
    before = steps(canvas)
    assert drop(canvas, "server", widget.geometry().center())
    assert steps(canvas) == before + 1
    canvas.camera.zoom_to(2.0)
    assert widget.isVisible()


@pytest.mark.parametrize("inside", [True, False])
def test_a_dag_that_is_let_go_where_no_server_can_be_its_member_says_what_it_needs(canvas, inside) -> None:
    session, sentences = canvas.context.session, []
    sites = (Site(id="vienna", name="Vienna"), Site(id="graz", name="Graz"))
    session.replace(Plan(title="Empty", sites=sites, designs=(Design(id="design", name="Design"),)), None)
    canvas.message.connect(sentences.append)
    viewport = canvas.viewport()
    point = viewport.rect().center()
    hover(canvas, "dag", point)
    # Qt tells of a drag that is let go where it is refused as of one that leaves.
    QCursor.setPos(viewport.mapToGlobal(point if inside else viewport.rect().bottomRight() + QPoint(50, 50)))
    QApplication.sendEvent(viewport, QDragLeaveEvent())
    needs = "A DAG needs servers with the Mailbox role that are in no other DAG; add them first."
    assert (sentences[-1] == needs) == inside
    assert not session.design.dags


def test_a_dag_on_an_empty_canvas_comes_with_two_servers_in_one_step(canvas) -> None:
    session = canvas.context.session
    session.replace(Plan(title="Empty", designs=(Design(id="design", name="Design"),)), None)
    before = session.plan
    drop(canvas, "dag", canvas.viewport().rect().center())
    (dag,), machines = session.design.dags, session.design.machines
    assert dag.members == tuple(machine.id for machine in machines)
    assert [machine.roles for machine in machines] == [("mailbox",)] * 2
    assert canvas.context.selection.ids == (dag.id,)
    assert session.undo_stack.undoText() == "Add DAG with two servers"
    session.undo_stack.undo()
    assert session.plan == before
