"""The inspector of a site: its machines, their load, its findings and links."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from planner.shell import views
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton
SITE = "london"


@pytest.fixture
def section(window: MainWindow):
    window.selection.set((SITE,))
    return look.inspector(window).site


def _machines(window: MainWindow) -> list[str]:
    rows = window.session.design.by_id
    above = {name: getattr(row, "site", None) or rows[row.host].site for name, row in rows.items()}
    return [name for name, where in above.items() if where == SITE]


def test_a_site_says_its_users_its_machines_and_its_load(window: MainWindow, section) -> None:
    assert section.isVisibleTo(look.inspector(window))
    assert "user" in section.people.text()
    counted = sum(int(part.split()[0]) for part in section.machines.text().split(", "))
    assert counted == len(_machines(window))
    evaluation = window.session.evaluation
    for gauge in section.gauges:
        known = [evaluation.gauge(name, gauge.row.resource).utilization for name in _machines(window)]
        assert f"{round(100 * max(use for use in known if use is not None))}" in gauge.row.text
    assert section.gauges


def test_a_click_on_a_load_selects_the_busiest_machine(window: MainWindow, section, qtbot: QtBot) -> None:
    gauge = next(gauge for gauge in section.gauges if gauge.row.resource == "memory")
    qtbot.mouseClick(gauge, LEFT)
    qtbot.waitUntil(lambda: len(window.selection.ids) == 1 and window.selection.ids[0] in _machines(window))
    evaluation = window.session.evaluation
    assert evaluation.gauge(window.selection.ids[0], "memory").utilization == max(
        use for name in _machines(window) if (use := evaluation.gauge(name, "memory").utilization) is not None
    )
    assert not section.isVisibleTo(look.inspector(window))


def test_a_finding_of_the_site_selects_what_it_is_about(window: MainWindow, section, qtbot: QtBot) -> None:
    subjects = {finding.subject for finding in window.session.evaluation.quick_findings}
    before = window.selection.ids
    qtbot.mouseClick(section.buttons[0], LEFT)
    qtbot.waitUntil(lambda: window.selection.ids != before)
    assert window.selection.ids[0] in subjects


def test_the_buttons_zoom_to_the_site_and_collapse_it(window: MainWindow, section, qtbot: QtBot) -> None:
    canvas = window.context.the(views.canvas)
    canvas.camera.zoom_to(0.1)
    qtbot.mouseClick(section.zoom_button, LEFT)
    assert canvas.camera.zoom > 0.1
    item = canvas.context.scene.items_by_id[SITE]
    qtbot.mouseClick(section.collapse_button, LEFT)
    assert item.collapsed
    qtbot.mouseClick(section.collapse_button, LEFT)
    assert not item.collapsed
