"""The what-if panel: sliders and exact fields, a preview everywhere, one step or a design of its own."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from models.plan.edits import set_values
from models.plan.scenario import Scenario
from tests.gui import look


@pytest.fixture
def panel(window):
    window.actions_of_plan.by_id["view.what_if"].trigger()
    return look.what_if(window)


def type_into(qtbot, panel, key, text):
    editor = panel.rows[key].editor
    editor.setFocus()
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)


def cpu(window, machine="mbx"):
    return window.session.evaluation.gauge(machine, "cpu").utilization


def test_a_slider_is_previewed_within_a_frame(qtbot, window, panel):
    before, plan = cpu(window), window.session.plan
    slider = panel.rows["users"].slider
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_PageUp)
    assert panel.rows["users"].editor.text() == "130 %"
    qtbot.waitUntil(lambda: window.session.previewing)
    assert cpu(window) == pytest.approx(1.3 * before)
    assert look.preview_bar(window).isVisible()
    assert "2,600 users" in panel.rows["users"].effect.text()
    assert window.session.plan is plan
    assert window.session.undo_stack.count() == 0


def test_a_size_of_mailboxes_is_previewed_and_applied(qtbot, window, panel):
    planned = window.session.plan.populations[0].mailbox_mb
    assert panel.rows["mailbox_mb"].editor.text() == f"{planned:g} MB"
    type_into(qtbot, panel, "mailbox_mb", "2048")
    qtbot.waitUntil(lambda: window.session.previewing)
    assert [population.mailbox_mb for population in window.session.shown_plan.populations] == [2048.0]
    qtbot.mouseClick(panel.apply_button, Qt.MouseButton.LeftButton)
    assert [population.mailbox_mb for population in window.session.plan.populations] == [2048.0]
    # The slider ends at three times what is planned now.
    slider = panel.rows["mailbox_mb"].slider
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert panel.rows["mailbox_mb"].editor.text() == "6 GB"


def test_many_moves_of_a_slider_are_one_evaluation_a_frame(qtbot, window, panel):
    heard = []
    window.session.updated.connect(heard.append)
    for place in range(100, 160):
        panel.rows["users"].slider.setValue(place)
    qtbot.waitUntil(lambda: bool(heard))
    qtbot.wait(40)
    assert len(heard) == 1


def test_an_exact_value_goes_beyond_the_slider(qtbot, window, panel):
    type_into(qtbot, panel, "users", "450")
    qtbot.waitUntil(lambda: window.session.previewing)
    assert panel.scenario.users == 4.5
    assert panel.rows["users"].slider.value() == panel.rows["users"].slider.maximum()


def test_what_cannot_be_is_said(qtbot, window, panel):
    type_into(qtbot, panel, "users", "4500")
    assert "1,000 %" in panel.sentence.text()
    assert panel.scenario.users <= 10.0


def test_reset_shows_the_plan_again(qtbot, window, panel):
    before = cpu(window)
    panel.rows["users"].slider.setValue(200)
    qtbot.waitUntil(lambda: window.session.previewing)
    qtbot.mouseClick(panel.reset_button, Qt.MouseButton.LeftButton)
    assert not window.session.previewing
    assert not look.preview_bar(window).isVisible()
    assert panel.rows["users"].editor.text() == "100 %"
    assert cpu(window) == before


def test_apply_is_one_step_and_undo_takes_it_back(qtbot, window, panel):
    plan = window.session.plan
    panel.rows["users"].slider.setValue(150)
    panel.rows["cpu_ceiling"].slider.setValue(10)
    qtbot.waitUntil(lambda: window.session.previewing)
    shown = window.session.shown_plan
    qtbot.mouseClick(panel.apply_button, Qt.MouseButton.LeftButton)
    assert window.session.plan == shown
    assert window.session.plan.populations[0].users.outlook == 3000
    assert window.session.undo_stack.count() == 1
    assert panel.scenario == Scenario()
    assert not window.session.previewing
    window.session.undo_stack.undo()
    assert window.session.plan == plan


def test_one_protocol_grows_alone(qtbot, window, panel):
    type_into(qtbot, panel, "protocol.outlook", "200 %")
    qtbot.waitUntil(lambda: window.session.previewing)
    population = window.session.shown_plan.populations[0]
    assert (population.users.outlook, population.mailboxes) == (4000, 2000)
    assert "protocol.owa" not in panel.rows


def test_only_what_belongs_to_a_design_becomes_a_design(qtbot, window, panel):
    assert not panel.add_button.isEnabled()
    panel.rows["users"].slider.setValue(150)
    assert not panel.add_button.isEnabled()
    assert "Only the cache belongs to a single design" in panel.add_button.toolTip()
    panel.reset()
    type_into(qtbot, panel, "cache", "512")
    assert panel.add_button.isEnabled()
    qtbot.mouseClick(panel.add_button, Qt.MouseButton.LeftButton)
    added = window.session.design
    assert added.name == "On ESX (what-if)"
    assert [
        machine.database_cache_mb for machine in added.machines if getattr(machine, "roles", ()) == ("cas", "hub")
    ] == [512]
    assert window.session.undo_stack.count() == 1


def test_the_scenario_goes_on_over_an_edit(qtbot, window, panel):
    panel.rows["users"].slider.setValue(150)
    qtbot.waitUntil(lambda: window.session.previewing)
    window.session.do(set_values(window.session.plan, ["mbx"], "vcpus", 4))
    assert not window.session.previewing
    qtbot.waitUntil(lambda: window.session.previewing)
    assert window.session.shown_plan.design("virtual").by_id["mbx"].vcpus == 4
    assert window.session.shown_plan.populations[0].mailboxes == 3000


def test_another_plan_ends_the_scenario(qtbot, window, panel, plan):
    panel.rows["users"].slider.setValue(150)
    qtbot.waitUntil(lambda: window.session.previewing)
    window.session.replace(evolve(plan, title="Another"), None)
    qtbot.wait(40)
    assert panel.scenario.is_plan
    assert not window.session.previewing


def test_overhead_and_sharing_are_there_where_there_are_hosts(qtbot, window, panel):
    assert panel.rows["overhead"].editor.text() == "23.53 %"
    before = cpu(window)
    type_into(qtbot, panel, "overhead", "10")
    qtbot.mouseClick(
        panel.rows["page_sharing"].editor,
        Qt.MouseButton.LeftButton,
        pos=panel.rows["page_sharing"].editor.rect().center(),
    )
    qtbot.waitUntil(lambda: window.session.previewing)
    assert cpu(window) < before
    window.session.show_design("physical")
    assert "overhead" not in panel.rows
