"""The differences panel: what another design has otherwise, listed, marked on the canvas, and led to by a click."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from models.planfile import save_plan
from planner.canvas.change_marks import ChangeMarks
from planner.dialogs import files
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.tasks import all_done


@pytest.fixture
def panel(window: MainWindow) -> Any:
    """The panel, brought forward by its menu action."""
    window.actions_of_plan.by_id["plan.differences"].trigger()
    return window.docks.by_name["differences"].widget()


def marks(window: MainWindow) -> ChangeMarks:
    """Return what marks cards."""
    canvas = window.canvas
    return next(item for item in canvas.scene().items() if isinstance(item, ChangeMarks))


def lines(panel: Any) -> list[tuple[str, ...]]:
    """Return the rows shown."""
    return [row.cells for row in panel.table.shown.rows] if panel.table.shown else []


def test_the_shown_design_is_held_against_another_and_follows_edits(window: MainWindow, panel: Any) -> None:
    session = window.session
    first, second = session.plan.designs[:2]
    session.show_design(second.id)
    assert panel.sentence.text().startswith(f"“{second.name}” against “{first.name}”: ")
    before = lines(panel)
    machine = next(iter(session.plan.designs[1].machines))
    session.do(edits.remove(session.plan, [machine.id]))
    assert lines(panel) != before


def test_machines_are_marked_while_the_panel_is_seen(qtbot: QtBot, window: MainWindow, panel: Any) -> None:
    session = window.session
    session.show_design(session.plan.designs[1].id)
    added = {name for name, symbol in marks(window).symbols.items() if symbol == "+"}
    assert added
    assert added <= set(session.design.by_id if session.design else ())
    panel.marking.click()
    assert not marks(window).symbols
    panel.marking.click()
    assert marks(window).symbols
    window.docks.bring("machines")
    qtbot.waitUntil(lambda: not marks(window).symbols)


def test_a_click_on_a_row_selects_its_machine(qtbot: QtBot, window: MainWindow, panel: Any) -> None:
    window.session.show_design(window.session.plan.designs[1].id)
    number = next(number for number, row in enumerate(panel.table.shown.rows) if row.cells[0] == "Added")
    place = panel.table.visualItemRect(panel.table.item(number, 1)).center()
    qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.selection.ids == panel.table.shown.rows[number].ids


def test_a_plan_beside_this_one_can_be_chosen(
    qtbot: QtBot, window: MainWindow, panel: Any, tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "branch.xplan"
    save_plan(evolve(plan, title="Branch", designs=plan.designs[:1]), path)
    monkeypatch.setattr(files, "ask_open", lambda _parent, _folder: path)
    window.session.show_design(plan.designs[0].id)
    look.comparing(window).add()
    all_done(window.parts.plan_store.tasks)
    window.docks.bring("compare")
    window.docks.bring("differences")
    qtbot.waitUntil(lambda: panel.against.count() > 1)
    names = [panel.against.itemText(row) for row in range(panel.against.count())]
    assert f"Branch: {plan.designs[0].name}" in names
    panel.against.setCurrentIndex(names.index(f"Branch: {plan.designs[0].name}"))
    panel.against.activated.emit(panel.against.currentIndex())
    assert panel.sentence.text().endswith("no difference.")
    assert panel.table.shown is None


def test_one_design_has_nothing_to_be_held_against(window: MainWindow, panel: Any) -> None:
    session = window.session
    while len(session.plan.designs) > 1:
        session.do(edits.remove_design(session.plan, session.plan.designs[-1].id))
    assert panel.sentence.text().startswith("There is no other design")
    assert not marks(window).symbols


def test_marks_take_no_clicks(window: MainWindow, panel: Any) -> None:
    assert panel.isVisible()
    found = marks(window)
    assert found.shape().isEmpty()
    assert not found.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsSelectable


def test_a_mark_says_its_word_where_the_card_has_room(window: MainWindow, panel: Any) -> None:
    from PySide6.QtCore import QRectF

    assert marks(window)._words("+", QRectF(0, 0, 240, 80), 1.0) == "+ Added"
    assert marks(window)._words("≠", QRectF(0, 0, 240, 80), 1.0) == "≠ Changed"
    assert marks(window)._words("+", QRectF(0, 0, 240, 80), 0.1) == "+"
