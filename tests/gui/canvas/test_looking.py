"""What the canvas shows: selection, zoom, themes, pictures."""

import re
import shutil
import subprocess
import time

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.errors import PlanFileError
from models.plan import edits
from models.plan.entities import Plan
from models.plan.kinds import is_physical
from planner.canvas.picture import PlanPicture
from planner.reports.pictures import paint_plan
from planner.theme.tokens import DARK, LIGHT
from planner.theme.tooltips import plain_tooltip

MIDDLE = Qt.MouseButton.MiddleButton


def painted(canvas) -> QImage:
    image = QImage(canvas.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas.render(painter)
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


def test_click_selects_and_ctrl_toggles(canvas, mouse) -> None:
    mouse.click(canvas, mouse.middle_of(canvas, "cas-1"))
    assert canvas.context.selection.ids == ("cas-1",)
    mouse.click(canvas, mouse.middle_of(canvas, "hub-1"), Qt.KeyboardModifier.ControlModifier)
    assert canvas.context.selection.ids == ("cas-1", "hub-1")
    mouse.click(canvas, mouse.middle_of(canvas, "cas-1"), Qt.KeyboardModifier.ControlModifier)
    assert canvas.context.selection.ids == ("hub-1",)
    mouse.click(canvas, QPoint(3, canvas.viewport().height() - 3))
    assert canvas.context.selection.ids == ()


def test_selection_is_shown(canvas) -> None:
    canvas.context.selection.set(("cas-1",))
    assert canvas.context.scene.items_by_id["cas-1"].selected
    canvas.context.selection.clear()
    assert not canvas.context.scene.items_by_id["cas-1"].selected


def test_rubber_band_takes_whole_cards_without_their_vms(canvas, mouse) -> None:
    london = canvas.context.scene.items_by_id["london"]
    start = mouse.at(canvas, london, 0, 0) - QPoint(6, 6)
    end = mouse.at(canvas, london, 1, 1) + QPoint(6, 6)
    mouse.drag(canvas, start, end)
    assert canvas.context.selection.ids == ("london",)


def test_rubber_band_given_up_restores_the_selection(canvas, mouse) -> None:
    canvas.context.selection.set(("lds",))
    start = QPoint(2, canvas.viewport().height() - 2)
    mouse.press(canvas, start, Qt.KeyboardModifier.ShiftModifier)
    mouse.move(canvas, start, mouse.middle_of(canvas, "london"), Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.context.selection.ids == ("lds",)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("zoom", [0.2, 0.6, 1.0, 2.0])
def test_every_zoom_paints(canvas, tokens, zoom) -> None:
    canvas.set_tokens(tokens)
    canvas.camera.zoom_to(zoom)
    canvas.camera.reveal("esx-1")
    canvas.context.selection.set(("esx-1", "wan"))
    assert len(colours(painted(canvas))) > 8


def test_ctrl_and_wheel_zoom_at_the_pointer(canvas, qtbot) -> None:
    point = QPointF(300, 200)
    below = canvas.mapToScene(point.toPoint())
    event = QWheelEvent(
        point, canvas.viewport().mapToGlobal(point), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    before = canvas.camera.zoom
    with qtbot.waitSignal(canvas.camera.zoom_changed):
        QApplication.sendEvent(canvas.viewport(), event)
    assert canvas.camera.zoom > before
    shift = canvas.mapToScene(point.toPoint()) - below
    assert shift.manhattanLength() < 4


def test_middle_button_pans(canvas) -> None:
    before = canvas.mapToScene(0, 0)
    QTest.mousePress(canvas.viewport(), MIDDLE, pos=QPoint(200, 200))
    QTest.mouseMove(canvas.viewport(), QPoint(260, 240))
    QTest.mouseRelease(canvas.viewport(), MIDDLE, pos=QPoint(260, 240))
    assert canvas.mapToScene(0, 0) != before
    assert canvas.context.selection.ids == ()


def test_fit_keys(canvas) -> None:
    canvas.camera.zoom_to(3.0)
    QTest.keyClick(canvas, Qt.Key.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)
    whole = canvas.context.scene.content_rect()
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(whole)
    canvas.context.selection.set(("lds",))
    QTest.keyClick(canvas, Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert canvas.camera.zoom == pytest.approx(1.0)


def test_an_edit_refreshes_only_what_it_concerns(canvas) -> None:
    scene = canvas.context.scene
    before = scene.source.machine("lds"), scene.items_by_id["lds"], scene.layout
    canvas.context.session.do(edits.set_values(canvas.context.session.plan, ("cas-1",), "memory_mb", 8192))
    assert scene.source.machine("cas-1").hardware == "2 vCPU · 8 GB"
    assert (scene.source.machine("lds"), scene.items_by_id["lds"], scene.layout) == before
    assert scene.layout is before[2]


def test_another_design_is_shown(canvas) -> None:
    session = canvas.context.session
    session.do(edits.add_design(session.plan, "Empty"))
    session.show_design(session.plan.designs[-1].id)
    assert "esx-1" not in canvas.context.scene.items_by_id
    assert "london" in canvas.context.scene.items_by_id
    painted(canvas)


def test_an_empty_canvas_says_what_to_do(make_canvas) -> None:
    canvas = make_canvas(Plan())
    assert len(colours(painted(canvas))) > 2


def test_an_empty_plan_is_not_seen_at_the_zoom_of_the_one_before_it(make_canvas) -> None:
    canvas = make_canvas(Plan())
    canvas.camera.zoom_to(2.0)
    canvas.camera.show_look(None)
    assert canvas.camera.zoom == pytest.approx(1.0)


def test_ten_thousand_machines_do_not_hang(make_canvas, plan) -> None:
    host, vm = plan.designs[0].by_id["esx-1"], plan.designs[0].by_id["cas-1"]
    hosts = [evolve(host, id=f"h{number}") for number in range(2_000)]
    vms = [evolve(vm, id=f"v{number}", host=f"h{number // 4}") for number in range(8_000)]
    large = plan.with_design(evolve(plan.designs[0], machines=(*hosts, *vms)))
    start = time.process_time()
    canvas = make_canvas(large)
    canvas.camera.zoom_to(1.0)
    assert time.process_time() - start < 60
    start = time.process_time()
    canvas.context.session.do(edits.set_values(canvas.context.session.plan, ("v7",), "memory_mb", 8192))
    assert time.process_time() - start < 10


@pytest.mark.parametrize(("name", "head"), [("p.png", b"\x89PNG"), ("p.svg", b"<?xml"), ("p.pdf", b"%PDF")])
def test_pictures_are_written(canvas, tmp_path, name, head) -> None:
    session = canvas.context.session
    paint_plan(session.plan, session.design_id, session.evaluation, LIGHT, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(head)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
def test_numbers_of_a_page_can_be_found_and_copied(canvas, tmp_path) -> None:
    """Qt wrote digits and hyphens of its page as signs of no letter."""
    session = canvas.context.session
    paint_plan(session.plan, session.design_id, session.evaluation, LIGHT, tmp_path / "p.pdf")
    done = subprocess.run(["pdftotext", tmp_path / "p.pdf", "-"], capture_output=True, check=True, encoding="utf-8")
    design = session.plan.design(session.design_id)
    # The names of VMs are cut where their card is narrow.
    assert {machine.name for machine in design.machines if is_physical(machine)} <= set(done.stdout.split())
    assert f"{session.plan.populations[0].mailboxes:,} mailboxes" in done.stdout


def test_a_drawing_names_families_that_every_browser_has(canvas) -> None:
    """Qt names one alone; without it a browser took a face with serifs."""
    session = canvas.context.session
    drawn = PlanPicture(session.plan, session.design_id, session.evaluation, LIGHT).svg().decode()
    families = re.findall(r'font-family="([^"]*)"', drawn)
    assert families
    assert all("Inter" in listed and listed.endswith(", sans-serif") for listed in families)


@pytest.mark.usefixtures("qapp")
def test_a_picture_of_nothing_is_written(tmp_path) -> None:
    paint_plan(Plan(), "", None, DARK, tmp_path / "p.png")
    assert not QImage(str(tmp_path / "p.png")).isNull()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["p.gif", "no/such/folder/p.png"])
def test_a_picture_that_cannot_be_written_says_so(tmp_path, plan, name) -> None:
    with pytest.raises(PlanFileError, match=r"\."):
        paint_plan(plan, "virtual", None, LIGHT, tmp_path / name)


def test_tooltips_never_read_a_name_as_markup() -> None:
    assert "<b>" not in plain_tooltip("<b>x</b>")
    assert plain_tooltip("EX-CAS-1") == "EX-CAS-1"
    assert "Line one\nline two" in plain_tooltip("<i>\nLine one\nline two")
    assert "pre-wrap" in plain_tooltip("Words " * 40), "Qt would show them in one line"


def test_letters_of_the_canvas_follow_the_size_that_the_user_chose(canvas) -> None:
    canvas.camera.zoom_to(1.0)
    before = canvas.transform().m11()
    canvas.set_letters(2.0)
    assert canvas.camera.zoom == pytest.approx(1.0)
    assert canvas.transform().m11() == pytest.approx(2 * before)
    canvas.camera.fit_all()
    whole = canvas.mapFromScene(canvas.context.scene.content_rect()).boundingRect()
    assert canvas.viewport().rect().contains(whole)
