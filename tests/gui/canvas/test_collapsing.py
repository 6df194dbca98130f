"""Sites from afar: their roll-up, and sites that collapse to their header."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from models.plan import edits
from planner.canvas.items.site_header import ONE_LINE, TWO_LINES, paint_header
from planner.canvas.site_headers import header_area
from planner.presenters.roll_up import RollUp
from planner.theme.tokens import LIGHT


def look(canvas, area):
    return canvas.viewport().grab(area.toAlignedRect()).toImage()


def triangle(canvas, site: str) -> QPoint:
    item = canvas.context.scene.items_by_id[site]
    zoom = canvas.camera.zoom
    corner = QPointF(canvas.mapFromScene(item.scenePos()))
    return (corner + header_area(item, zoom).topLeft() + QPointF(12, 10)).toPoint()


def test_a_site_from_afar_says_its_users_machines_and_the_busiest(canvas) -> None:
    source, session = canvas.context.scene.source, canvas.context.session
    said = source.roll_up("london")
    assert said.name == "London"
    assert said.users.endswith("users")
    assert said.machines == "5 machines"
    busiest = session.evaluation.busiest([session.evaluation.rows[name] for name in source.machines_of("london")])
    assert said.busiest.startswith(session.design.by_id[busiest].name)
    assert "%" in said.busiest
    assert said.busiest in said.sentence


@pytest.mark.parametrize("zoom", [0.1, 0.15])
def test_the_header_of_a_site_keeps_its_size_on_the_screen(canvas, zoom) -> None:
    canvas.camera.zoom_to(zoom)
    site = canvas.context.scene.items_by_id["london"]
    assert header_area(site, zoom).height() in {ONE_LINE, TWO_LINES}
    area = header_area(site, zoom).translated(QPointF(canvas.mapFromScene(site.scenePos())))
    before = look(canvas, area)
    canvas.context.session.do(edits.rename(canvas.context.session.plan, "london", "Oslo"))
    assert look(canvas, area) != before


@pytest.mark.parametrize("zoom", [0.15, 0.3])
def test_a_click_on_the_triangle_collapses_a_site_and_opens_it(canvas, mouse, zoom) -> None:
    canvas.camera.zoom_to(zoom)
    scene = canvas.context.scene
    site, whole = scene.items_by_id["london"], scene.items_by_id["london"].box
    mouse.click(canvas, triangle(canvas, "london"))
    assert site.collapsed
    assert site.box.height < whole.height
    assert not scene.items_by_id["esx-1"].isVisible()
    mouse.click(canvas, triangle(canvas, "london"))
    assert site.box == whole
    assert scene.items_by_id["cas-1"].isVisible()


def test_a_narrow_header_says_the_use_of_the_busiest_alone(qapp) -> None:
    def painted(busiest: str, width: int) -> QImage:
        image = QImage(width, round(TWO_LINES), QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT.site))
        painter = QPainter(image)
        text = RollUp(
            name="Paris", users="", machines="", busiest=busiest, utilization="113 %", symbol="cross", state="over"
        )
        paint_header(painter, QRectF(image.rect()), text, LIGHT, collapsed=False)
        painter.end()
        return image

    assert painted("PAR-MBX-03 RAM 113 %", 130) == painted("113 %", 130)
    assert painted("PAR-MBX-03 RAM 113 %", 230) != painted("113 %", 230)


def test_the_outline_of_a_selected_site_from_afar_ends_where_the_site_ends(canvas) -> None:
    canvas.context.selection.set(("london",))
    canvas.camera.zoom_to(0.1)
    site = canvas.context.scene.items_by_id["london"]
    canvas.camera.centre_on(site.sceneBoundingRect().center())
    corner = canvas.mapFromScene(site.mapToScene(site.rect.bottomLeft()))
    image = canvas.viewport().grab().toImage()
    accent = QColor(canvas.context.scene.source.tokens.accent)
    middle = corner.x() + round(site.rect.width() * canvas.camera.zoom / 2)
    rows = [y for y in range(corner.y() - 12, corner.y() + 3) if image.pixelColor(middle, y) == accent]
    assert rows
    assert min(rows) >= corner.y() - 3


def test_the_outline_of_a_selected_site_goes_around_its_header(canvas) -> None:
    canvas.context.selection.set(("london",))
    canvas.camera.zoom_to(0.35)
    site, zoom = canvas.context.scene.items_by_id["london"], canvas.camera.zoom
    canvas.camera.centre_on(site.sceneBoundingRect().center())
    area = header_area(site, zoom)
    corner = canvas.mapFromScene(site.scenePos())
    image = canvas.viewport().grab().toImage()
    accent = QColor(canvas.context.scene.source.tokens.accent)
    middle, top = corner.x() + round(area.width() / 2), corner.y() + round(area.top())
    assert any(image.pixelColor(middle, y) == accent for y in range(top - 2, top + 3))


def test_a_click_on_the_triangle_beside_the_name_collapses_a_site(canvas, mouse) -> None:
    canvas.camera.zoom_to(1.0)
    canvas.camera.centre_on(canvas.context.scene.items_by_id["london"].scenePos())
    corner = canvas.mapFromScene(canvas.context.scene.items_by_id["london"].scenePos())
    mouse.click(canvas, corner + QPoint(7, 20))
    assert canvas.context.scene.items_by_id["london"].collapsed
    assert canvas.context.selection.ids == ()


def test_other_sites_stay_and_links_go_to_the_collapsed_header(canvas) -> None:
    scene = canvas.context.scene
    others = {site.identifier: site.box for site in scene.sites() if site.identifier != "london"}
    before = {name: link.path for name, link in scene.links.items()}
    canvas.context.toggle_site("london")
    assert {name: scene.items_by_id[name].box for name in others} == others
    assert all(scene.links[name].path != path for name, path in before.items())


def test_what_is_selected_opens_the_site_around_it(canvas) -> None:
    context = canvas.context
    context.selection.set(("cas-1",))
    context.toggle_site("london")
    assert context.selection.ids == ("london",)
    assert context.scene.items_by_id["london"].collapsed
    context.selection.set(("cas-1",))
    assert not context.scene.items_by_id["london"].collapsed


def test_a_site_stays_collapsed_after_an_edit_and_the_plan_knows_nothing_of_it(canvas) -> None:
    context = canvas.context
    plan = context.session.plan
    context.toggle_site("london")
    assert context.session.plan is plan
    context.session.do(edits.set_values(plan, ("esx-1",), "memory_mb", 65536))
    context.session.do(edits.remove(context.session.plan, ("lds",)))
    assert context.scene.items_by_id["london"].collapsed
    assert not context.scene.items_by_id["esx-1"].isVisible()


def test_a_site_collapsed_in_one_plan_is_open_in_another_with_the_same_names(canvas) -> None:
    scene, session = canvas.context.scene, canvas.context.session
    scene.toggle_site("london")
    session.replace(session.plan, None)
    assert not scene.items_by_id["london"].collapsed
    assert scene.items_by_id["esx-1"].isVisible()


@pytest.mark.parametrize("zoom", [0.1, 0.12, 0.15, 0.16, 0.17, 0.2])
def test_a_header_from_afar_leaves_the_machines_below_in_sight(canvas, zoom):
    """Below a zoom of 17 % its second line covered the first row of machines."""
    scene, session = canvas.context.scene, canvas.context.session
    for site in (scene.items_by_id[population.site] for population in session.plan.populations):
        rows = [
            scene.items_by_id[machine.id].scenePos().y() - site.scenePos().y()
            for machine in session.design.machines
            if getattr(machine, "site", "") == site.identifier
        ]
        assert header_area(site, zoom).bottom() <= min(rows, default=0.0) * zoom + 0.5 or not rows
