"""The rows of the table of actions that arrange and show the canvas."""

import pytest
from PySide6.QtGui import QKeySequence

from planner.shell.settings import Settings


def action(window, name: str):
    return window.actions_of_plan.by_id[name]


def test_align_needs_two_and_distribute_three(window) -> None:
    names = ("arrange.align_left", "arrange.distribute_across")
    for chosen, enabled in (((), (False, False)), (("esx", "mbx"), (False, False)), (("esx", "esx-b"), (True, False))):
        window.selection.set(chosen)
        assert tuple(action(window, name).isEnabled() for name in names) == enabled
    window.selection.set(("esx", "esx-b", "hq"))
    assert action(window, "arrange.distribute_across").isEnabled()


@pytest.mark.parametrize("edge", ["left", "centre", "right", "top", "middle", "bottom"])
def test_every_alignment_is_undone_by_name(window, edge) -> None:
    window.selection.set(("esx", "esx-b", "hq"))
    before = window.session.plan
    action(window, f"arrange.align_{edge}").trigger()
    assert window.session.plan != before
    assert "Align" in window.session.undo_stack.undoText()
    action(window, "edit.undo").trigger()
    assert window.session.plan == before


@pytest.mark.parametrize("direction", ["across", "down"])
def test_distributing_is_undone_by_name(window, direction) -> None:
    window.selection.set(("esx", "esx-b", "hq"))
    before = window.session.plan
    action(window, f"arrange.distribute_{direction}").trigger()
    assert "Distribute" in window.session.undo_stack.undoText()
    action(window, "edit.undo").trigger()
    assert window.session.plan == before


@pytest.mark.parametrize(
    ("name", "switch"), [("minimap", "minimap"), ("snap_grid", "grid"), ("snap_neighbours", "neighbours")]
)
def test_switches_are_pressed_while_on_and_remembered(window, settings: Settings, name: str, switch: str) -> None:
    assert action(window, f"view.{name}").isChecked()
    action(window, f"view.{name}").trigger()
    assert action(window, f"view.{name}").isChecked() is False
    assert getattr(settings.values, switch) is False
    habits = window.canvas.context.snapping
    assert (habits.grid, habits.neighbours) == (switch != "grid", switch != "neighbours")
    action(window, f"view.{name}").trigger()
    assert action(window, f"view.{name}").isChecked()


def test_zoom_in_and_out_have_the_platforms_keys(window) -> None:
    before = window.canvas.camera.zoom
    action(window, "view.zoom_in").trigger()
    assert window.canvas.camera.zoom > before
    action(window, "view.zoom_out").trigger()
    assert window.canvas.camera.zoom == pytest.approx(before)
    assert action(window, "view.zoom_out").shortcut() == QKeySequence(QKeySequence.StandardKey.ZoomOut)
