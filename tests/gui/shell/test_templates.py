"""Templates: in the palette, in the Insert menu, by drop; each is one step."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.errors import ChangeError
from models.plan import queries
from models.plan.checks import require_sound
from models.plan.kinds import container_of
from planner.canvas import drops
from planner.presenters.dragging import MIME_TYPE, TEMPLATE, decode, encode
from planner.presenters.samples import templates_in
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look
from tests.gui.tasks import done

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TEMPLATES = {template.name: template.read() for template in templates_in(folder())}


def test_the_templates_are_the_promised_ones() -> None:
    assert {template.title for template in TEMPLATES.values()} == {
        "Combined CAS and Hub",
        "Four 1-vCPU VMs",
        "Two 2-vCPU VMs",
        "Physical baseline",
        "Three-site organization",
        "Two Exchange SE servers",
        "DAG of three Exchange SE servers",
    }
    (combined,) = TEMPLATES["combined-cas-hub"].designs[0].machines
    assert (combined.processor.cores, combined.memory_mb, combined.roles) == (8, 12288, ("cas", "hub"))
    for name, count, vcpus in (("four-one-vcpu-vms", 4, 1), ("two-two-vcpu-vms", 2, 2)):
        vms = [machine for machine in TEMPLATES[name].designs[0].machines if machine.kind == "vm"]
        assert [vm.vcpus for vm in vms] == [vcpus] * count
    assert len(TEMPLATES["three-site-organization"].sites) == 3


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_a_plan_that_can_be_evaluated(model, name: str) -> None:
    template = TEMPLATES[name]
    require_sound(template)
    findings = model.evaluate(template, template.designs[0].id).findings
    assert [finding.text for finding in findings if finding.severity == "error"] == []


@pytest.mark.parametrize("name", TEMPLATES)
def test_enter_in_the_palette_adds_a_template_as_one_step(window: MainWindow, name: str) -> None:
    before = window.session.plan
    window.selection.set(("leeds",))
    QTest.keyClick(look.palette_panel(window).cards[f"{TEMPLATE}{name}"], Qt.Key.Key_Return)
    assert window.session.undo_stack.undoText() == f"Insert {TEMPLATES[name].title}"
    assert window.session.undo_stack.count() == 1
    added = [queries.find(window.session.plan, identifier) for identifier in window.selection.ids]
    assert added
    if len(TEMPLATES[name].sites) == 1:
        assert {row.site for row in added} == {"leeds"}
        assert [site.id for site in window.session.plan.sites] == [site.id for site in before.sites]
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_the_insert_menu_has_them(window: MainWindow) -> None:
    actions = window.actions_of_plan.submenus["insert.templates"].actions()
    assert len(actions) == len(TEMPLATES)
    done(window.files.new())
    next(action for action in actions if action.text().startswith("Three-site")).trigger()
    assert len(window.session.plan.sites) == 3
    seen = window.canvas.mapToScene(window.canvas.viewport().rect()).boundingRect()
    assert seen.contains(window.canvas.context.scene.content_rect())


def drop(window: MainWindow, kind: str, scene_point: QPointF) -> bool:
    canvas, data = window.canvas, QMimeData()
    data.setData(MIME_TYPE, encode(kind))
    point = canvas.mapFromScene(scene_point)
    for made in (QDragEnterEvent, QDragMoveEvent):
        event = made(point, Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
        QApplication.sendEvent(canvas.viewport(), event)
        if not event.isAccepted():
            QApplication.sendEvent(canvas.viewport(), QDragLeaveEvent())
            return False
    QApplication.sendEvent(canvas.viewport(), QDropEvent(QPointF(point), Qt.DropAction.CopyAction, data, LEFT, NO_KEYS))
    return True


def test_a_template_is_dropped_on_a_site_and_not_beside_one(window: MainWindow) -> None:
    scene = window.canvas.context.scene
    leeds = scene.items_by_id["leeds"]
    inside, beside = leeds.sceneBoundingRect().center(), scene.content_rect().bottomLeft() + QPointF(-30, 30)
    assert not drop(window, f"{TEMPLATE}two-two-vcpu-vms", beside)
    with pytest.raises(ChangeError, match="belongs to a site"):
        session, catalogue = window.session, window.canvas.context.catalogue
        drops.add_change(session.plan, session.design_id, f"{TEMPLATE}two-two-vcpu-vms", None, None, catalogue)
    assert drop(window, f"{TEMPLATE}two-two-vcpu-vms", inside)
    (host,) = window.selection.ids
    assert window.session.design.by_id[host].site == "leeds"
    assert len(queries.vms_by_host(window.session.design.machines)[host]) == 2
    assert drop(window, f"{TEMPLATE}three-site-organization", beside)
    assert len(window.session.plan.sites) == 5


def test_a_click_on_its_card_and_then_on_a_site_places_it(window: MainWindow) -> None:
    QTest.mouseClick(look.palette_panel(window).cards[f"{TEMPLATE}combined-cas-hub"], LEFT)
    leeds = window.canvas.context.scene.items_by_id["leeds"]
    place = window.canvas.mapFromScene(leeds.sceneBoundingRect().center())
    QTest.mouseMove(window.canvas.viewport(), place)
    QTest.mouseClick(window.canvas.viewport(), LEFT, pos=place)
    assert [row.name for row in window.session.design.machines if container_of(row) == "leeds"] == ["EX-CAS-HUB-1"]


def test_unknown_templates_from_elsewhere_are_refused(window: MainWindow) -> None:
    assert decode(encode(f"{TEMPLATE}../../etc")) is None
    assert not drop(window, f"{TEMPLATE}no-such-one", QPointF(10, 10))
    assert window.session.undo_stack.count() == 0
