"""Bars and symbols paint in every state; the states differ in shape and not in colour alone."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from models.capacity.results import STATES, Gauge
from planner.presenters.cards import gauge_row
from planner.theme.gauge_paint import paint_gauge, paint_strip, paint_symbol
from planner.theme.icons import icon
from planner.theme.tokens import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")
BAR = QRectF(10, 10, 200, 8)


def painted(draw) -> QImage:
    image = QImage(240, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.card))
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def bar(state: str, fraction: float | None, **kinds: float) -> QImage:
    low, high = (None, None) if fraction is None else (fraction - 0.1, fraction + 0.1)
    row = gauge_row("cpu", Gauge(fraction, low, high, 0.75, state), **kinds)
    return painted(lambda painter: paint_gauge(painter, BAR, row, LIGHT))


def colours_along(image: QImage) -> list[str]:
    return [image.pixelColor(x, 11).name().upper() for x in range(12, 125)]


def test_within_the_ceiling_is_plain_and_above_is_hatched() -> None:
    assert len(set(colours_along(bar("ok", 0.7)))) <= 2
    assert len(set(colours_along(bar("high", 0.9)))) > 4
    assert bar("over", 1.2) != bar("high", 1.2)


def test_no_data_is_hollow_and_zero_is_not() -> None:
    assert bar("no data", None).pixelColor(100, 14).name().upper() == LIGHT.card
    assert bar("ok", 0.0).pixelColor(100, 14).name().upper() == LIGHT.track


def test_a_measured_use_is_a_hollow_tick_and_without_one_nothing_changes() -> None:
    row = gauge_row("cpu", Gauge(0.2, 0.15, 0.25, 0.75, "ok"))
    plain = painted(lambda painter: paint_gauge(painter, BAR, row, LIGHT))
    ticked = painted(lambda painter: paint_gauge(painter, BAR, evolve(row, measured=0.5), LIGHT))
    assert plain != ticked
    assert ticked.pixelColor(110, 14).name().upper() == LIGHT.card, "hollow"
    edge = min(ticked.pixelColor(x, 14).lightness() for x in range(106, 110))
    assert edge < 180, "with a rim"
    assert plain.pixelColor(110, 14).name().upper() == LIGHT.track
    beyond = painted(lambda painter: paint_gauge(painter, BAR, evolve(row, measured=3.0), LIGHT))
    assert beyond.pixelColor(210, 14).name().upper() == LIGHT.card


def test_overhead_is_its_own_part_of_the_bar() -> None:
    image = bar("ok", 0.5, overhead=0.2)
    assert image.pixelColor(50, 11).name().upper() == LIGHT.ok
    assert image.pixelColor(95, 11).name().upper() == LIGHT.overhead


@pytest.mark.parametrize("fraction", [-1.0, 1e-9, 1e9])
@pytest.mark.parametrize("state", STATES)
def test_odd_values_paint(state, fraction) -> None:
    assert not bar(state, fraction).isNull()


def test_symbols_differ_in_shape() -> None:
    pictures = [painted(lambda painter, item=item: paint_symbol(painter, BAR, item, LIGHT.text)) for item in "▲✖○~"]
    assert all(picture != other for at, picture in enumerate(pictures) for other in pictures[at + 1 :])


def test_a_strip_has_a_part_for_each_row() -> None:
    rows = [gauge_row("cpu", Gauge(use, None, None, 0.75, "ok")) for use in (0.2, None)]
    assert painted(lambda painter: paint_strip(painter, BAR, rows, LIGHT)) != painted(QPainter.resetTransform)


def test_icons_take_their_colour() -> None:
    assert icon("host", LIGHT.muted).pixmap(16).toImage() != icon("host", DARK.muted).pixmap(16).toImage()
