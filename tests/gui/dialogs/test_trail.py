"""Everything behind a number: opened by click and key, a figure overridden with a reason, and taken back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.scenario import Scenario
from planner.dialogs.override_form import OverrideForm
from planner.dialogs.trail_popover import TrailPopover
from planner.presenters.machine_table import COLUMNS
from planner.shell.main_window import MainWindow
from tests.gui import look

OUTLOOK = "exchange-2010/cas.cpu.outlook"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def trail(window: MainWindow, qtbot: QtBot) -> TrailPopover:
    """The trail of a CPU, opened from the inspector."""
    window.session.show_design("physical")
    window.selection.set(("cas",))
    qtbot.mouseClick(look.inspector(window).load.gauges["cpu"], LEFT)
    qtbot.mouseClick(look.inspector(window).load.more, LEFT)
    return window.findChild(TrailPopover)


def override(trail: TrailPopover, qtbot: QtBot, value: str, reason: str) -> OverrideForm:
    qtbot.mouseClick(trail.blocks[OUTLOOK].override, LEFT)
    form = trail.findChildren(OverrideForm)[-1]
    form.value.setText(value)
    form.reason.setText(reason)
    form.accept()
    return form


def test_a_click_opens_it_with_every_figure(trail: TrailPopover) -> None:
    assert trail.isVisible()
    assert trail.resource == "cpu"
    assert trail.page.title.startswith("Why CPU is ")
    assert trail.page.steps[0].text.startswith("CAS: 2,000 Outlook users")
    texts = [label.text() for label in trail.blocks[OUTLOOK].findChildren(QLabel)]
    assert "0.35 MHz/user (0.345 to 0.355)" in texts
    assert "Measured" in texts
    assert any(text.startswith("S1-4, ") and "Interpreted as: The table is used." in text for text in texts)


def test_the_key_opens_what_limits_the_machine(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("vcas",))
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    trail = window.findChild(TrailPopover)
    assert trail.resource == window.session.evaluation.limiter_of("vcas")
    assert trail.windowTitle() == "EX-CAS-2"
    qtbot.keyClick(trail, Qt.Key.Key_Escape)
    assert not trail.isVisible()


def test_the_key_says_what_to_select(window: MainWindow) -> None:
    window.selection.set(("london",))
    window.actions_of_plan.by_id["view.why"].trigger()
    assert window.findChild(TrailPopover) is None
    assert window.status.currentMessage() == "Select one machine or DAG to see how its numbers are calculated."


def test_only_one_is_open(window: MainWindow) -> None:
    window.session.show_design("physical")
    look.trails(window).show("cas", "cpu")
    look.trails(window).show("cas", "memory")
    assert [popover.resource for popover in window.findChildren(TrailPopover) if popover.isVisible()] == ["memory"]


def test_an_override_is_one_step_and_moves_the_gauge(trail: TrailPopover, window: MainWindow, qtbot: QtBot) -> None:
    before = window.session.evaluation.gauge("cas", "cpu").utilization
    form = override(trail, qtbot, "0.7 MHz/user", "Measured in May")
    assert form.fault.text() == ""
    assert window.session.undo_stack.count() == 1
    assert window.session.evaluation.gauge("cas", "cpu").utilization > before
    qtbot.waitUntil(lambda: trail.blocks[OUTLOOK].figure.yours)
    view = trail.blocks[OUTLOOK].figure
    assert (view.status, view.value) == ("Your value", "0.7 MHz/user")
    assert ("Your reason", "Measured in May") in view.facts
    assert ("Published", "0.35 MHz/user, measured") in view.facts
    window.actions_of_plan.by_id["edit.undo"].trigger()
    assert window.session.evaluation.gauge("cas", "cpu").utilization == before
    qtbot.waitUntil(lambda: trail.blocks[OUTLOOK].figure.status == "Measured")


def test_the_published_value_comes_back_by_a_button(trail: TrailPopover, window: MainWindow, qtbot: QtBot) -> None:
    override(trail, qtbot, "0.5", "Ours")
    qtbot.waitUntil(lambda: trail.blocks[OUTLOOK].figure.yours)
    qtbot.mouseClick(trail.blocks[OUTLOOK].clear, LEFT)
    assert window.session.plan.assumptions.overrides == ()
    assert window.session.undo_stack.count() == 2
    qtbot.waitUntil(lambda: not trail.blocks[OUTLOOK].figure.yours)


@pytest.mark.parametrize(
    ("value", "reason", "sentence"),
    [
        ("0.5", " ", "Enter a reason: it is shown next to the figure."),
        ("500", "Ours", "Enter a value from 0.0345 to 10 MHz/user."),
        ("nan", "Ours", "Enter a value from 0.0345 to 10 MHz/user."),
        ("lots", "Ours", "The value must be a number, such as 1 MHz/user."),
        ("0.5 GB", "Ours", "Wrong unit for The value: use MHz/user, not “GB”."),
    ],
)
def test_what_does_not_fit_says_so(
    trail: TrailPopover, window: MainWindow, qtbot: QtBot, value: str, reason: str, sentence: str
) -> None:
    form = override(trail, qtbot, value, reason)
    assert form.fault.text() == sentence
    assert form.isVisible()
    assert not window.session.modified
    form.reject()


def test_it_is_copied_as_plain_text(trail: TrailPopover, qtbot: QtBot) -> None:
    qtbot.mouseClick(trail.copy, LEFT)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Why CPU is ")
    assert "Document: White Paper: Understanding the Relative Costs" in text


def test_names_from_a_plan_stay_plain_text(window: MainWindow, trail: TrailPopover, qtbot: QtBot) -> None:
    window.session.do(edits.rename(window.session.plan, "cas", "<b>x</b>"))
    qtbot.waitUntil(lambda: trail.windowTitle() == "<b>x</b>")
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in trail.findChildren(QLabel))


def test_it_closes_with_its_machine(window: MainWindow, trail: TrailPopover, qtbot: QtBot) -> None:
    window.session.do(edits.remove(window.session.plan, ("cas",)))
    qtbot.waitUntil(lambda: window.findChild(TrailPopover) is None)


def test_a_double_click_on_a_gauge_of_a_card_opens_its_trail(window: MainWindow, qtbot: QtBot) -> None:
    window.canvas.camera.zoom_to(1.0)
    window.canvas.camera.reveal("mbx")
    item = window.canvas.context.scene.items_by_id["mbx"]
    row = next(number for number, row in enumerate(item.shown_rows()) if row.resource == "memory")
    point = window.canvas.mapFromScene(item.mapToScene(20, item.rows_top + 16 * row + 8))
    qtbot.mouseDClick(window.canvas.viewport(), LEFT, pos=point)
    assert [popover.resource for popover in window.findChildren(TrailPopover) if popover.isVisible()] == ["memory"]
    assert window.selection.ids == ("mbx",)


def test_a_double_click_on_a_number_of_the_table_opens_its_trail(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.by_name["machines"].raise_()
    window.docks.by_name["machines"].show()
    table = look.machines(window)
    table.refresh()
    column = [column.key for column in COLUMNS].index("cpu")
    index = table.model().index(0, column)
    table.scrollTo(index)
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    qtbot.mouseDClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    assert [popover.resource for popover in window.findChildren(TrailPopover) if popover.isVisible()] == ["cpu"]


def test_numbers_of_a_what_if_say_so_and_their_copy_too(trail: TrailPopover, window: MainWindow, qtbot: QtBot) -> None:
    look.what_if(window).set_scenario(Scenario(users=2.0))
    look.what_if(window).show_preview()
    # What is copied is of this moment, even where the trail on the screen follows in the next.
    qtbot.mouseClick(trail.copy, LEFT)
    assert "What-if preview: " in QGuiApplication.clipboard().text()
    assert trail.page.summary.startswith("What-if preview: ")
    look.what_if(window).reset()
    qtbot.waitUntil(lambda: not trail.page.summary.startswith("What-if preview: "))
