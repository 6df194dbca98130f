"""In the preview of a failure, links that are left show what takes them then."""

import pytest
from pytestqt.qtbot import QtBot

from models.plan.entities import Plan
from planner.features.failures import feature
from planner.shell.main_window import MainWindow
from tests.unit.capacity.building import sample
from tests.unit.comparisons.test_links_in_failures import with_detour


@pytest.fixture
def plan() -> Plan:
    return with_detour(sample("two-site-dag"), "frankfurt", "hamburg")


def test_a_link_that_is_left_shows_the_logs_that_take_it(window: MainWindow, plan: Plan, qtbot: QtBot) -> None:
    window.session.show_design("today")
    scene, previewing = window.canvas.context.scene, window.context.the(feature.previewing)
    assert scene.source.link("mainz-hamburg").use == "–"
    with qtbot.waitSignal(previewing.shown):
        previewing.show(("frankfurt-hamburg",), restart=False)
    assert scene.source.link("mainz-hamburg").use == "47 % or more"
    previewing.end()
    assert scene.source.link("mainz-hamburg").use == "–"
