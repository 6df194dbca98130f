"""The preview of a failure on the canvas: picked, painted over the cards, gone without a trace."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Design
from planner.canvas.failure_overlay import FailureOverlay
from planner.features.failures import feature
from planner.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def overlay(window: MainWindow) -> FailureOverlay | None:
    found = [item for item in window.canvas.context.scene.items() if isinstance(item, FailureOverlay)]
    return found[0] if found else None


@pytest.fixture
def failing(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with the host that has VMs failed, by the button of the tool bar."""
    window.selection.set(("esx",))
    tool_bar = window.findChild(QToolBar, "main_tools")
    button = tool_bar.widgetForAction(window.actions_of_plan.by_id["plan.fail_host"])
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: overlay(window) is not None)
    return window


def test_the_button_fails_what_is_selected(failing: MainWindow) -> None:
    bar = failing.context.the(feature.bar)
    assert bar.isVisible()
    assert bar.first.currentText() == "ESX-01"
    assert bar.sentence.text().startswith("2,000 users lose service.")
    assert "Mailbox" in bar.sentence.toolTip() or "CAS" in bar.sentence.toolTip()
    card = failing.canvas.context.scene.source.machine("esx")
    assert all(row.fraction is None for row in card.rows)


def test_nothing_in_the_plan_changes_and_escape_ends_it(failing: MainWindow) -> None:
    before = failing.session.plan
    assert not failing.session.modified
    scene = failing.canvas.context.scene
    failing.canvas.setFocus()
    QTest.keyClick(failing.canvas, Qt.Key.Key_Escape)
    assert overlay(failing) is None
    assert not failing.context.the(feature.bar).isVisible()
    assert failing.session.plan is before
    card = scene.source.machine("mbx")
    assert any(row.fraction is not None for row in card.rows)
    assert all(row.before is None for row in card.rows)


def test_a_pair_is_picked_by_key_and_another_machine_by_selecting_it(failing: MainWindow, qtbot: QtBot) -> None:
    bar = failing.context.the(feature.bar)
    bar.second.setFocus()
    QTest.keyClick(bar.second, Qt.Key.Key_Down)
    QTest.keyClick(bar.second, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: set(bar._previewing.down) == {"esx", "esx-b"})
    failing.selection.set(("esx-b",))
    qtbot.waitUntil(lambda: bar._previewing.down == ("esx-b",))
    qtbot.waitUntil(lambda: bar.sentence.text().startswith("Nobody loses service."))


def test_a_site_fails_and_the_bar_names_what_is_seen_wherever_it_was_picked(failing: MainWindow, qtbot: QtBot) -> None:
    bar, site = failing.context.the(feature.bar), failing.session.plan.sites[0]
    failing.selection.set((site.id,))
    qtbot.waitUntil(lambda: bar._previewing.down == (site.id,))
    assert (bar.first.currentText(), bar.second.currentText()) == (site.name, "nothing else")
    said = bar.sentence.text()
    failing.context.the(feature.previewing).show(("esx-b", site.id), restart=False)
    qtbot.waitUntil(lambda: bar.sentence.text() != said or bar.first.currentText() == "ESX-02")
    assert (bar.first.currentText(), bar.second.currentText()) == ("ESX-02", site.name)


def test_an_edit_ends_it(failing: MainWindow) -> None:
    failing.session.do(edits.rename(failing.session.plan, "esx", "ESX-A"))
    assert overlay(failing) is None
    assert not failing.context.the(feature.bar).isVisible()
    assert any(row.fraction is not None for row in failing.canvas.context.scene.source.machine("mbx").rows)


def test_it_paints_at_every_zoom(failing: MainWindow) -> None:
    bare = None
    for zoom in (0.2, 0.6, 1.0):
        failing.canvas.camera.zoom_to(zoom)
        picture = failing.canvas.viewport().grab().toImage()
        assert picture != bare
        bare = picture


def test_without_a_machine_that_can_fail_the_button_is_off(window: MainWindow) -> None:
    action = window.actions_of_plan.by_id["plan.fail_host"]
    assert action.isEnabled()
    window.session.replace(evolve(window.session.plan, designs=(Design(id="d", name="Empty"),)), None)
    assert not action.isEnabled()
