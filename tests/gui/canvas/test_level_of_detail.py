"""Levels of detail, the minimap, zoom and pan."""

import tracemalloc

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QNativeGestureEvent, QPainter, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem

from models.plan import edits
from planner.canvas.items.card import Detail, detail_at
from planner.presenters.link_labels import LinkLabel
from planner.theme.tokens import DARK, LIGHT

Key = Qt.KeyboardModifier
NO_KEYS, CTRL, SHIFT = Key.NoModifier, Key.ControlModifier, Key.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents


def seen(canvas) -> QImage:
    return canvas.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def card_on(canvas, image: QImage, identifier: str) -> QImage:
    """The picture of a card's inside."""
    item = canvas.context.scene.items_by_id[identifier]
    area = canvas.mapFromScene(item.mapRectToScene(item.rect.adjusted(8, 8, -8, -8))).boundingRect()
    return image.copy(area)


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def from_far(canvas, zoom: float = 0.3) -> None:
    canvas.camera.zoom_to(zoom)
    canvas.camera.centre_on(canvas.context.scene.content_rect().center())


@pytest.mark.parametrize(("zoom", "detail"), [(0.39, "LOW"), (0.41, "MEDIUM"), (0.79, "MEDIUM"), (0.81, "FULL")])
def test_detail_changes_at_forty_and_eighty_percent(zoom, detail) -> None:
    assert detail_at(zoom) == Detail[detail]


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_low_detail_shows_the_states_of_gauges(canvas, tokens) -> None:
    canvas.set_tokens(tokens)
    from_far(canvas)
    image, scene = seen(canvas), canvas.context.scene
    for identifier in ("esx-1", "cas-1", "lds"):
        expected = {tokens.of_state(row.state).lower() for row in scene.source.machine(identifier).rows if row.fraction}
        assert expected <= colours(card_on(canvas, image, identifier))


def test_the_raster_looks_like_the_cards(canvas) -> None:
    """The raster of all machines and each card painted by itself are nearly the same picture."""
    from_far(canvas)
    image = seen(canvas)
    for identifier in ("cas-1", "lds"):
        item = canvas.context.scene.items_by_id[identifier]
        ours = card_on(canvas, image, identifier)
        alone = QImage(ours.size(), QImage.Format.Format_RGB32)
        alone.fill(QColor(LIGHT.card))
        painter = QPainter(alone)
        painter.scale(canvas.camera.zoom, canvas.camera.zoom)
        painter.translate(-8, -8)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        differing = sum(
            abs(QColor(ours.pixel(x, y)).lightness() - QColor(alone.pixel(x, y)).lightness()) > 60
            for x in range(ours.width())
            for y in range(ours.height())
        )
        assert differing < ours.width() * ours.height() * 0.25


@pytest.mark.parametrize("zoom", [0.2, 0.3])
def test_names_show_at_every_zoom_that_has_room_for_them(canvas, zoom) -> None:
    session = canvas.context.session
    for identifier in ("esx-1", "office"):
        from_far(canvas, zoom)
        before = card_on(canvas, seen(canvas), identifier)
        session.do(edits.rename(session.plan, identifier, "WWWW"))
        assert card_on(canvas, seen(canvas), identifier) != before


def test_a_name_without_room_loses_what_its_site_begins_with(canvas) -> None:
    session, source = canvas.context.session, canvas.context.scene.source
    for identifier in session.design.by_id:
        session.do(edits.rename(session.plan, identifier, f"LON-{identifier}".upper()))
    assert source.names("cas-1") == ("LON-CAS-1", "CAS-1")
    session.do(edits.rename(session.plan, "esx-2", "OTHER"))
    assert source.names("esx-1") == ("LON-ESX-1", "LON-ESX-1")
    assert source.names("cas-1") == ("LON-CAS-1", "CAS-1")


def test_a_name_of_which_two_letters_are_left_is_not_painted(canvas) -> None:
    session = canvas.context.session
    from_far(canvas, 0.2)
    before = card_on(canvas, seen(canvas), "mbx-1")
    session.do(edits.rename(session.plan, "mbx-1", "WWWWWWWWWWWWWWWW"))
    from_far(canvas, 0.2)
    assert card_on(canvas, seen(canvas), "mbx-1") == before


def test_a_link_says_from_afar_only_that_it_is_too_busy(canvas, monkeypatch) -> None:
    from_far(canvas, 0.2)
    scene = canvas.context.scene
    label = scene.items_by_id["wan"].label
    area = canvas.mapFromScene(label.mapRectToScene(label.rect)).boundingRect()
    for state, is_red in (("ok", False), ("over", True)):
        monkeypatch.setattr(scene.source, "link", lambda _, state=state: LinkLabel("WAN", "120 %", "✖", state, "WAN"))
        label.update()
        seen_colours = map(QColor, colours(seen(canvas).copy(area)))
        assert any(colour.red() > 2 * colour.green() for colour in seen_colours) == is_red


def test_cards_are_rastered_only_at_low_detail(canvas) -> None:
    items = canvas.context.scene.items_by_id
    canvas.camera.zoom_to(0.5)
    assert not items["esx-1"].flags() & NO_CONTENTS
    canvas.camera.zoom_to(0.3)
    assert items["esx-1"].flags() & NO_CONTENTS
    assert not items["office"].flags() & NO_CONTENTS
    canvas.camera.zoom_to(0.5)
    assert not items["esx-1"].flags() & NO_CONTENTS


def test_an_edit_shows_at_low_detail(canvas) -> None:
    from_far(canvas)
    before = card_on(canvas, seen(canvas), "lds")
    session = canvas.context.session
    session.do(edits.remove(session.plan, ("lds",)))
    fresh = evolve(session.plan.designs[0].by_id["mbx-1"], id="mbx-2", host="esx-2")
    assert "lds" not in canvas.context.scene.items_by_id
    session.undo_stack.undo()
    assert card_on(canvas, seen(canvas), "lds") == before
    session.do(edits.add_machine(session.plan, "virtual", "esx-2", fresh))
    (name,) = set(session.design.by_id) - {"esx-1", "esx-2", "cas-1", "hub-1", "mbx-1", "lds"}
    assert canvas.context.scene.items_by_id[name].flags() & NO_CONTENTS
    assert len(colours(card_on(canvas, seen(canvas), name))) > 2


def test_cards_at_low_detail_are_selected_dragged_and_released(canvas, mouse) -> None:
    from_far(canvas)
    mouse.click(canvas, mouse.middle_of(canvas, "cas-1"))
    assert canvas.context.selection.ids == ("cas-1",)
    assert LIGHT.accent.lower() in colours(seen(canvas))
    item = canvas.context.scene.items_by_id["cas-1"]
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2)
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert not item.flags() & NO_CONTENTS
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert item.flags() & NO_CONTENTS
    mouse.release(canvas, end)
    mouse.drag(canvas, start, end)
    assert canvas.context.session.design.by_id["cas-1"].host == "esx-2"
    assert canvas.context.scene.items_by_id["cas-1"].flags() & NO_CONTENTS


def test_a_dragged_card_shows_after_zooming_out(canvas, mouse) -> None:
    canvas.camera.zoom_to(0.5)
    item = canvas.context.scene.items_by_id["cas-1"]
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "esx-2", down=0.2)
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    canvas.camera.zoom_to(0.3)
    assert not item.flags() & NO_CONTENTS
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert item.flags() & NO_CONTENTS
    mouse.release(canvas, end)


def test_a_rubber_band_selects_cards_at_low_detail(canvas, mouse) -> None:
    from_far(canvas)
    leeds = canvas.context.scene.items_by_id["leeds"]
    start = mouse.at(canvas, leeds, 0, 0) - QPoint(3, 3)
    mouse.drag(canvas, start, mouse.at(canvas, leeds, 1, 1) + QPoint(3, 3))
    assert canvas.context.selection.ids == ("leeds",)


def test_a_thousand_cards_paint_at_low_detail(make_canvas, plan) -> None:
    host, vm = plan.designs[0].by_id["esx-1"], plan.designs[0].by_id["cas-1"]
    hosts = [evolve(host, id=f"h{number}") for number in range(200)]
    vms = [evolve(vm, id=f"v{number}", host=f"h{number // 4}") for number in range(800)]
    canvas = make_canvas(plan.with_design(evolve(plan.designs[0], machines=(*hosts, *vms))))
    assert canvas.camera.zoom < 0.2
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(canvas.context.scene.content_rect())
    canvas.resize(300, 200)
    canvas.camera.fit_all()
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(canvas.context.scene.content_rect())
    canvas.resize(1200, 800)
    canvas.camera.fit_all()
    assert {LIGHT.ok.lower(), LIGHT.high.lower(), LIGHT.over.lower()} <= colours(seen(canvas))


# ---------------------------------------------------------------- minimap


def test_the_minimap_is_there_only_while_part_of_the_plan_is_out_of_sight(canvas) -> None:
    assert not canvas.minimap.isVisible()
    canvas.camera.zoom_to(2.0)
    assert canvas.minimap.isVisible()
    assert canvas.minimap.accessibleName() == "Minimap"
    assert canvas.rect().contains(canvas.minimap.geometry())
    canvas.camera.fit_all()
    assert not canvas.minimap.isVisible()
    canvas.set_option("minimap", False)
    canvas.camera.zoom_to(2.0)
    assert not canvas.minimap.isVisible()


def test_the_minimap_leaves_a_small_canvas_room(canvas) -> None:
    canvas.resize(320, 240)
    canvas.camera.zoom_to(2.0)
    assert canvas.minimap.isVisible()
    assert canvas.minimap.width() <= 320 / 2
    assert canvas.rect().contains(canvas.minimap.geometry())


def test_a_message_explains_why_an_enabled_minimap_is_hidden(canvas) -> None:
    said: list[str] = []
    canvas.message.connect(said.append)
    canvas.set_option("minimap", False)
    canvas.set_option("minimap", True)
    assert "out of view" in said[-1]


def test_a_press_and_a_drag_on_the_minimap_pan(canvas) -> None:
    canvas.camera.zoom_to(2.0)
    minimap = canvas.minimap
    QTest.mousePress(minimap, LEFT, pos=QPoint(12, 12))
    whole = canvas.context.scene.content_rect()
    middle = canvas.mapToScene(canvas.viewport().rect().center())
    assert middle.x() < whole.center().x()
    assert middle.y() < whole.center().y()
    QTest.mouseMove(minimap, minimap.rect().bottomRight() - QPoint(12, 12))
    QTest.mouseRelease(minimap, LEFT, pos=minimap.rect().bottomRight() - QPoint(12, 12))
    assert canvas.context.selection.ids == ()


def test_the_minimap_shows_load_and_what_is_seen(canvas) -> None:
    canvas.camera.zoom_to(2.0)
    shown = colours(canvas.minimap.grab().toImage())
    assert LIGHT.accent.lower() in shown
    scene = canvas.context.scene
    canvas.camera.centre_on(scene.items_by_id["esx-1"].sceneBoundingRect().center())
    states = {row.state for row in scene.source.machine("esx-1").rows if row.fraction}
    assert {LIGHT.of_state(state).lower() for state in states} & colours(canvas.minimap.grab().toImage())


# ---------------------------------------------------------------- zoom and pan


def wheel(canvas, keys: Qt.KeyboardModifier, turn: int = 120) -> None:
    point = QPointF(300, 200)
    event = QWheelEvent(
        point, canvas.viewport().mapToGlobal(point), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, keys,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)


def test_two_fingers_zoom_at_the_pointer(canvas) -> None:
    point = QPointF(300, 200)
    below, before = canvas.mapToScene(point.toPoint()), canvas.camera.zoom
    gesture = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2, point, point,
        canvas.viewport().mapToGlobal(point), 0.25, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), gesture)
    assert canvas.camera.zoom == pytest.approx(before * 1.25)
    assert (canvas.mapToScene(point.toPoint()) - below).manhattanLength() < 4


def test_the_wheel_scrolls_down_and_with_shift_sideways(canvas) -> None:
    before = canvas.mapToScene(0, 0)
    wheel(canvas, NO_KEYS, -120)
    after = canvas.mapToScene(0, 0)
    assert after.y() > before.y()
    assert after.x() == before.x()
    wheel(canvas, SHIFT, -120)
    assert canvas.mapToScene(0, 0).x() > after.x()
    assert canvas.camera.zoom == pytest.approx(canvas.transform().m22())


def test_a_drag_pans_while_space_is_held(canvas, mouse) -> None:
    start = mouse.middle_of(canvas, "esx-1")
    QTest.keyPress(canvas, Qt.Key.Key_Space)
    before = canvas.mapToScene(0, 0)
    mouse.drag(canvas, start, start + QPoint(50, 30))
    assert canvas.mapToScene(0, 0) != before
    assert canvas.context.selection.ids == ()
    QTest.keyRelease(canvas, Qt.Key.Key_Space)
    mouse.click(canvas, mouse.middle_of(canvas, "cas-1"))
    assert canvas.context.selection.ids == ("cas-1",)


def test_losing_the_focus_releases_space(canvas, mouse) -> None:
    QTest.keyPress(canvas, Qt.Key.Key_Space)
    canvas.clearFocus()
    mouse.click(canvas, mouse.middle_of(canvas, "cas-1"))
    assert canvas.context.selection.ids == ("cas-1",)


def test_arrow_keys_scroll_when_nothing_is_selected(canvas) -> None:
    before = canvas.mapToScene(0, 0)
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.mapToScene(0, 0).x() > before.x()


def test_the_key_of_plus_zooms_in_without_shift(canvas) -> None:
    before = canvas.camera.zoom
    QTest.keyClick(canvas, Qt.Key.Key_Equal, CTRL)
    assert canvas.camera.zoom > before


# ---------------------------------------------------------------- notes


def test_notes_show_a_mark_and_stand_in_the_tooltip(canvas) -> None:
    canvas.camera.zoom_to(1.0)
    canvas.camera.centre_on(canvas.context.scene.items_by_id["esx-1"].sceneBoundingRect().center())
    before = seen(canvas)
    session = canvas.context.session
    session.do(edits.set_values(session.plan, ("cas-1",), "notes", "Ask <b>Bob</b> first"))
    assert seen(canvas) != before
    item = canvas.context.scene.items_by_id["cas-1"]
    item.sceneEvent(_hover())
    assert "Ask &lt;b&gt;Bob" in item.toolTip()


def _hover():
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QGraphicsSceneHoverEvent

    return QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverEnter)


def test_an_edit_repaints_only_cards_that_were_seen(canvas) -> None:
    """Cards out of sight have no pixels that could be old; on a plan of thousands that is nearly all."""
    scene, session = canvas.context.scene, canvas.context.session
    canvas.camera.zoom_to(4.0)
    canvas.camera.centre_item("cas-1")
    scene.refresh(session.plan, session.design, session.evaluation)
    seen(canvas)
    rows = scene.source.rows
    named = frozenset(rows)
    old = scene.source.update(session.plan, rows, session.evaluation, named)
    assert "cas-1" in old
    assert "lds" not in old
    assert scene.source.update(session.plan, rows, session.evaluation, named) == frozenset()


@pytest.mark.parametrize("zoom", [0.3, 0.6, 1.0])
def test_cards_show_current_numbers_after_an_edit_and_scrolling(canvas, zoom) -> None:
    """Cached pixels of cards are never outdated."""
    session = canvas.context.session
    canvas.camera.zoom_to(1.0)
    seen(canvas)
    canvas.camera.zoom_to(zoom)
    canvas.camera.centre_item("esx-1")
    before = seen(canvas)
    session.do(edits.set_values(session.plan, ("cas-1", "esx-1"), "memory_mb", 65536))
    session.do(edits.rename(session.plan, "esx-1", "ESX-RENAMED"))
    canvas.camera.zoom_to(0.2)
    seen(canvas)
    canvas.camera.zoom_to(zoom)
    canvas.camera.centre_item("esx-1")
    after = seen(canvas)
    canvas.set_tokens(LIGHT)
    assert after == seen(canvas)
    assert zoom < 0.4 or after != before


def test_a_host_of_very_many_machines_at_low_detail(canvas) -> None:
    session = canvas.context.session
    (design,) = session.plan.designs
    more = tuple(evolve(design.by_id["cas-1"], id=f"more-{number}") for number in range(600))
    session.replace(evolve(session.plan, designs=(evolve(design, machines=(*design.machines, *more)),)), None)
    canvas.camera.zoom_to(0.3)
    canvas.camera.reveal("esx-1")
    host = canvas.context.scene.items_by_id["esx-1"]
    canvas.camera.centre_on(host.mapToScene(host.head(host.rect.size()).center()))
    tracemalloc.start()
    image = seen(canvas)
    _now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    head = canvas.mapFromScene(host.mapRectToScene(host.head(host.rect.size()))).boundingRect()
    states = {row.state for row in canvas.context.scene.source.machine("esx-1").rows if row.fraction}
    assert {LIGHT.of_state(state).lower() for state in states} <= colours(image.copy(head))
    assert most < 200_000_000
