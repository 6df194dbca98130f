"""Possible targets are outlined during a gesture only."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from models.plan.entities import Site
from planner.canvas.items.card import Mark
from planner.theme.tokens import LIGHT


def outlined(canvas, identifier: str) -> bool:
    """Whether a line in the quiet colour runs a little outside of a card."""
    item = canvas.context.scene.items_by_id[identifier]
    picture, ratio = canvas.viewport().grab().toImage(), canvas.viewport().devicePixelRatioF()
    left = canvas.mapFromScene(item.mapToScene(0, item.rect.height() / 2)) * ratio
    # A line that lies between two columns of pixels is spread over both.
    darkest = min(picture.pixelColor(x, left.y()).lightness() for x in range(left.x() - 8, left.x() + 1))
    return darkest < (QColor(LIGHT.hairline).lightness() + QColor(LIGHT.muted).lightness()) / 2


def all_outlined(canvas) -> set[str]:
    return {name for name in ("london", "leeds", "esx-1", "esx-2", "lds", "office") if outlined(canvas, name)}


@pytest.fixture
def canvas(make_canvas, plan):
    """Three sites, so that one is joined with neither of the others."""
    view = make_canvas(evolve(plan, sites=(*plan.sites, Site(id="paris", name="Paris"))))
    view.camera.zoom_to(1.0)
    view.camera.fit_all()
    return view


def test_nothing_is_outlined_without_a_gesture(canvas) -> None:
    assert all_outlined(canvas) == set()


def test_a_new_item_outlines_its_targets_until_escape(canvas, mouse) -> None:
    canvas.tools.place("vm")
    QTest.mouseMove(canvas.viewport(), mouse.middle_of(canvas, "lds"))
    assert all_outlined(canvas) == {"esx-1", "esx-2"}
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert all_outlined(canvas) == set()
    canvas.tools.place("server")
    QTest.mouseMove(canvas.viewport(), mouse.middle_of(canvas, "leeds", down=0.97))
    assert outlined(canvas, "london")
    assert not outlined(canvas, "esx-1")
    assert canvas.context.scene.items_by_id["leeds"].mark == Mark.TARGET
    mouse.click(canvas, mouse.middle_of(canvas, "leeds", down=0.97))
    assert all_outlined(canvas) == set()


def test_a_new_site_stands_anywhere(canvas, mouse) -> None:
    canvas.tools.place("site")
    QTest.mouseMove(canvas.viewport(), mouse.middle_of(canvas, "lds"))
    assert all_outlined(canvas) == set()


def test_a_dragged_card_shows_where_else_it_may_go(canvas, mouse) -> None:
    start, end = mouse.middle_of(canvas, "cas-1"), mouse.middle_of(canvas, "lds")
    mouse.press(canvas, start)
    mouse.move(canvas, start, end)
    assert all_outlined(canvas) == {"esx-2"}, "it stands on the other host"
    mouse.release(canvas, end)
    assert all_outlined(canvas) == set()


def test_a_link_shows_the_sites_that_are_not_joined_yet(canvas, mouse) -> None:
    canvas.tools.set_tool("connect")
    mouse.click(canvas, mouse.middle_of(canvas, "london", down=0.02))
    assert outlined(canvas, "paris")
    assert not outlined(canvas, "leeds")
    mouse.click(canvas, mouse.middle_of(canvas, "paris", down=0.3))
    assert len(canvas.context.session.plan.links) == 2
    assert not outlined(canvas, "paris")
