"""The legend over the canvas."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from planner.theme import gauge_paint
from planner.theme.tokens import DARK, LIGHT


@pytest.fixture
def legend(canvas):
    canvas.resize(1000, 700)
    canvas.set_option("legend", True)
    return canvas.legend


def test_the_legend_stands_over_the_canvas_until_it_is_closed(canvas, legend) -> None:
    assert legend.isVisible()
    assert canvas.rect().contains(legend.geometry())
    closed: list[bool] = []
    legend.closed.connect(lambda: closed.append(True))
    QTest.mouseClick(legend.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert closed == [True]
    canvas.set_option("legend", False)
    assert not legend.isVisible()


def test_a_fitted_plan_leaves_the_legend_free(canvas, legend) -> None:
    canvas.camera.fit_all()
    whole = canvas.mapFromScene(canvas.context.scene.content_rect()).boundingRect()
    assert not whole.intersects(legend.geometry())
    assert canvas.viewport().rect().contains(whole)


def test_what_is_dragged_beneath_hides_legend_and_minimap_until_it_is_dropped(canvas, legend, mouse) -> None:
    canvas.camera.zoom_to(2.0)
    canvas.camera.centre_item("london")
    for overlay in (legend, canvas.minimap):
        assert overlay.isVisible()
        start, below = QPoint(500, 300), overlay.geometry().center()
        mouse.press(canvas, start)
        mouse.move(canvas, start, below)
        assert not overlay.isVisible()
        mouse.release(canvas, below)
        assert overlay.isVisible()


def test_a_small_canvas_has_no_legend(canvas, legend) -> None:
    canvas.resize(400, 300)
    assert not legend.isVisible()
    canvas.resize(1000, 700)
    assert legend.isVisible()


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_legend_explains_the_colours_of_the_theme(canvas, legend, tokens) -> None:
    canvas.set_tokens(tokens)
    image = legend.grab().toImage()
    shown = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {colour.lower() for colour in (tokens.ok, tokens.high, tokens.over)} <= shown


def test_the_hollow_tick_of_what_was_measured_is_explained(canvas, legend, monkeypatch) -> None:
    assert "no data, measured, server or host" in legend.accessibleDescription()
    with_tick = legend.grab().toImage()
    canvas.set_tokens(DARK)
    assert legend.grab().toImage() != with_tick
    monkeypatch.setattr(gauge_paint, "_paint_measured", lambda *_: None)
    canvas.set_tokens(LIGHT)
    without = legend.grab().toImage()
    different = [x for x in range(with_tick.width()) for y in range(with_tick.height())
                 if with_tick.pixel(x, y) != without.pixel(x, y)]  # fmt: skip
    assert 3 <= max(different) - min(different) <= 8


def test_a_wide_canvas_has_the_legend_on_one_line(canvas, legend) -> None:
    canvas.resize(700, 700)
    two_lines = legend.geometry()
    canvas.resize(1200, 700)
    assert legend.height() < two_lines.height()
    assert legend.width() > two_lines.width()
    assert canvas.rect().contains(legend.geometry())


def test_the_minimap_stands_clear_of_the_legend(canvas, legend) -> None:
    canvas.resize(960, 700)
    canvas.camera.zoom_to(2.0)
    canvas.camera.centre_item("london")
    assert legend.isVisible()
    assert canvas.minimap.isVisible()
    assert not canvas.minimap.geometry().intersects(legend.geometry())


def test_the_minimap_leaves_what_is_selected_free(canvas, legend) -> None:
    canvas.camera.zoom_to(2.0)
    card = canvas.context.scene.items_by_id["cas-1"]
    canvas.camera.centre_item("cas-1")
    usual = canvas.minimap.geometry()
    canvas.camera.centre_on(
        card.mapToScene(card.rect.center())
        - canvas.mapToScene(usual.center())
        + canvas.mapToScene(canvas.rect().center())
    )
    canvas.context.selection.set(("cas-1",))

    def shown():
        return canvas.mapFromScene(card.mapToScene(card.rect)).boundingRect()

    assert usual.intersects(shown())
    assert canvas.minimap.isVisible()
    assert not canvas.minimap.geometry().intersects(shown())
    canvas.context.selection.clear()
    assert canvas.minimap.geometry() == usual


@pytest.mark.parametrize("bring", ["bring_into_view", "reveal"])
def test_what_is_brought_into_view_is_not_beneath_the_legend(canvas, legend, bring) -> None:
    card = canvas.context.scene.items_by_id["cas-1"]
    canvas.camera.zoom_to(1.0)

    def shown():
        return canvas.mapFromScene(card.mapToScene(card.rect)).boundingRect()

    # The card lies within the canvas, at its lower edge.
    canvas.camera.centre_item("cas-1")
    bar = canvas.verticalScrollBar()
    bar.setValue(bar.value() - (canvas.viewport().height() - 4 - shown().bottom()))
    assert canvas.viewport().rect().contains(shown())
    assert shown().bottom() > legend.y()
    getattr(canvas.camera, bring)(("cas-1",) if bring == "bring_into_view" else "cas-1")
    assert shown().bottom() <= legend.y()
    assert shown().top() >= 0
