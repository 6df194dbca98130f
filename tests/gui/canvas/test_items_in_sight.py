"""Machines have items of their own where they come into sight; whatever is done from afar works all the same."""

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from models.plan import edits
from models.plan.entities import Design, Plan
from planner.canvas import scene_items
from planner.canvas.items.card import CardItem
from planner.canvas.picture import PlanPicture
from planner.theme.tokens import LIGHT
from tests.gui.canvas.conftest import HOST, SERVER, SITE, VM, fake_evaluation

HOSTS, A_SITE = 240, 60


@pytest.fixture
def estate() -> Plan:
    """Four sites with 60 hosts of two VMs and a server each."""
    sites = tuple(evolve(SITE, id=f"s{at}", name=f"Site {at}") for at in range(HOSTS // A_SITE))
    hosts = tuple(evolve(HOST, id=f"h{at}", name=f"ESX-{at}", site=f"s{at // A_SITE}") for at in range(HOSTS))
    vms = tuple(evolve(VM, id=f"v{at}", name=f"VM-{at}", host=f"h{at // 2}", roles=("cas",)) for at in range(2 * HOSTS))
    servers = tuple(evolve(SERVER, id=f"p{at}", name=f"EX-{at}", site=site.id) for at, site in enumerate(sites))
    return Plan(title="Estate", sites=sites, designs=(Design(id="d", name="Large", machines=(*hosts, *vms, *servers)),))


@pytest.fixture
def afar(make_canvas, estate: Plan):
    """A canvas that shows the whole estate from afar."""
    canvas = make_canvas(estate)
    assert canvas.camera.zoom < 0.4
    return canvas


def made(canvas) -> set[str]:
    return {item.identifier for item in canvas.context.scene.items() if isinstance(item, CardItem) and item.is_machine}


def place_of(canvas, identifier: str, down: float = 0.5) -> QPoint:
    area = canvas.context.scene.area_of(identifier)
    return canvas.mapFromScene(QPointF(area.center().x(), area.top() + area.height() * down))


def in_sight(canvas) -> set[str]:
    scene, seen = canvas.context.scene, canvas.mapToScene(canvas.viewport().rect()).boundingRect()
    return {name for name in scene.source.rows if scene.area_of(name).intersects(seen) and not name.startswith("s")}


def test_a_plan_that_is_seen_from_afar_needs_no_items_of_machines(afar) -> None:
    # Those of the corner that a canvas begins with.
    assert len(made(afar)) < HOSTS / 4


def test_what_comes_into_sight_has_items(afar) -> None:
    afar.camera.zoom_to(1.0)
    afar.camera.reveal("h200")
    assert "h200" in made(afar)
    assert in_sight(afar) <= made(afar)
    assert len(made(afar)) < HOSTS
    bar = afar.verticalScrollBar()
    bar.setValue(bar.value() - 1500)
    assert in_sight(afar) <= made(afar)


def test_a_click_from_afar_selects_the_machine(afar) -> None:
    before = made(afar)
    QTest.mouseClick(afar.viewport(), Qt.MouseButton.LeftButton, pos=place_of(afar, "v301"))
    assert afar.context.selection.ids == ("v301",)
    QTest.mouseClick(afar.viewport(), Qt.MouseButton.LeftButton, pos=place_of(afar, "p2"))
    assert afar.context.selection.ids == ("p2",)
    assert made(afar) - before == {"h150", "v300", "v301", "p2"}


def test_the_pointer_from_afar_says_what_a_machine_carries(afar) -> None:
    QTest.mouseMove(afar.viewport(), place_of(afar, "h100", 0.1))
    QTest.mouseMove(afar.viewport(), place_of(afar, "h100", 0.15))
    assert "ESX-100" in afar.context.scene.items_by_id["h100"].toolTip()


def test_a_host_is_dragged_from_afar_with_its_vms(afar, mouse) -> None:
    start = place_of(afar, "h100", 0.1)
    before = afar.context.scene.area_of("v201")
    mouse.press(afar, start)
    mouse.move(afar, start, start + QPoint(30, 24))
    moved = afar.context.scene.area_of("v201").topLeft() - before.topLeft()
    assert (moved * afar.camera.zoom).toPoint().manhattanLength() > 40
    mouse.release(afar, start + QPoint(30, 24))
    assert afar.context.session.design.by_id["h100"].position is not None


def test_a_vm_that_is_dropped_on_a_host_without_an_item_stands_there(afar, mouse) -> None:
    start, end = place_of(afar, "v0"), place_of(afar, "h150", 0.1)
    mouse.press(afar, start)
    mouse.move(afar, start, end)
    mouse.release(afar, end)
    assert afar.context.session.design.by_id["v0"].host == "h150"
    scene = afar.context.scene
    assert scene.items_by_id["v0"].parentItem() is scene.items_by_id["h150"]
    afar.context.session.undo_stack.undo()
    assert scene.items_by_id["v0"].parentItem() is scene.items_by_id["h0"]


def test_a_move_to_a_host_out_of_sight_leaves_no_item_behind(afar) -> None:
    scene, session = afar.context.scene, afar.context.session
    assert scene.items_by_id["v0"].container.identifier == "h0"
    session.do(edits.move_to_host(session.plan, ["v0"], "h150"))
    assert "v0" not in made(afar)
    assert scene.items_by_id["v0"].container.identifier == "h150"
    assert scene.area_of("h150").contains(scene.area_of("v0"))


def test_a_rubber_band_from_afar_selects_what_is_in_it(afar, mouse) -> None:
    scene = afar.context.scene
    first = scene.area_of("h0")
    band = QRectF(first.topLeft() - QPointF(20, 40), first.bottomRight() + QPointF(20, 20))
    start, end = afar.mapFromScene(band.topLeft()), afar.mapFromScene(band.bottomRight())
    site = scene.area_of("s0")
    outside = afar.mapFromScene(site.topLeft() - QPointF(30, 30))
    mouse.press(afar, outside)
    mouse.move(afar, outside, end)
    mouse.release(afar, end)
    assert afar.context.selection.ids == ("h0",)
    assert start != end
    mouse.press(afar, outside)
    mouse.move(afar, outside, afar.mapFromScene(site.bottomRight() + QPointF(20, 20)))
    assert afar.context.selection.ids == ("s0",)


def test_a_rubber_band_through_a_host_selects_its_vms(afar, mouse) -> None:
    afar.camera.zoom_to(1.0)
    scene = afar.context.scene
    site, vm = scene.area_of("s0"), scene.area_of("v1")
    afar.camera.centre_on(vm.center())
    start = afar.mapFromScene(site.topLeft() - QPointF(20, 20))
    mouse.press(afar, start)
    mouse.move(afar, start, afar.mapFromScene(vm.bottomRight() + QPointF(4, 4)))
    assert {"v0", "v1"} <= set(afar.context.selection.ids)
    assert "h0" not in afar.context.selection.ids


def test_ctrl_and_an_arrow_reach_a_machine_that_has_no_item(afar) -> None:
    afar.context.selection.set(("h0",))
    QTest.keyClick(afar, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    (chosen,) = afar.context.selection.ids
    scene = afar.context.scene
    assert scene.area_of(chosen).left() > scene.area_of("h0").left()


def test_a_selected_machine_looks_selected_once_it_comes_into_sight(afar) -> None:
    afar.context.selection.set(("h200", "v401"))
    assert not made(afar) & {"h200", "v401"}
    afar.camera.centre_item("v401")
    items = afar.context.scene.items_by_id
    assert items["v401"].selected
    assert items["h200"].selected
    assert not items["h201"].selected


def test_items_far_from_sight_are_given_up(afar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_items, "MOST_MADE", 20)
    afar.camera.zoom_to(1.0)
    afar.camera.reveal("h0")
    first = made(afar)
    afar.camera.reveal("h239")
    assert in_sight(afar) <= made(afar)
    assert not first & made(afar) - in_sight(afar) - {"p0"}
    afar.camera.reveal("h0")
    assert in_sight(afar) <= made(afar)


def test_a_picture_has_every_card(estate: Plan) -> None:
    picture = PlanPicture(estate, "d", fake_evaluation(estate, "d"), LIGHT)
    image = QImage(1200, 900, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture.paint(painter, QRectF(image.rect()))
    painter.end()
    scene = picture._scene
    assert len([item for item in scene.items() if isinstance(item, CardItem) and item.is_machine]) == 3 * HOSTS + 4
    ground = QColor(LIGHT.site).name()
    colours = {image.pixelColor(x, y).name() for x in range(0, 1200, 7) for y in range(0, 900, 7)}
    assert len(colours - {ground}) > 3


def seen(canvas) -> QImage:
    return canvas.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_the_machines_of_a_site_go_with_it_while_it_is_dragged_from_afar(afar, mouse) -> None:
    scene = afar.context.scene
    afar.camera.zoom_to(0.12)
    afar.camera.centre_on(scene.content_rect().center())
    host = afar.mapFromScene(scene.area_of("h10")).boundingRect().adjusted(2, 2, -2, -2)
    before = seen(afar).copy(host)
    start = afar.mapFromScene(scene.area_of("s0").topLeft() + QPointF(scene.area_of("s0").width() / 2, 20))
    by = QPoint(-80, -60)
    mouse.press(afar, start)
    mouse.move(afar, start, start + by)
    now = afar.mapFromScene(scene.area_of("h10")).boundingRect().adjusted(2, 2, -2, -2)
    assert abs(now.x() - host.x() - by.x()) <= 1
    during = seen(afar).copy(now)
    mouse.release(afar, start)
    shades = [{image.pixelColor(x, 3).name() for x in range(4, image.width() - 4)} for image in (before, during)]
    assert QColor(LIGHT.site).name() not in shades[1]
    assert shades[0] & shades[1]
