"""Plan, Consolidate, of machines whose load is unknown: what is assumed stands there before anything is calculated."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.plan.entities import Plan
from planner.dialogs.consolidate import ConsolidateDialog
from planner.shell.main_window import MainWindow
from tests.unit.consolidation.test_unknown_loads import estate


@pytest.fixture
def plan() -> Plan:
    made: Plan = estate(hosts=3, vms=24, unknown=range(2))
    return made


def calculated(window: MainWindow, qtbot: QtBot, **choices: Any) -> tuple[str, ConsolidateDialog]:
    """What the dialog says before, and the dialog afterwards."""
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    dialog = window.findChild(ConsolidateDialog)
    before = dialog.sentence.text()
    dialog.form.seconds.setValue(5)
    dialog.form.ratio.setValue(choices.get("ratio", 0.0))
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.start_button.isEnabled)
    return before, dialog


def test_what_is_not_known_is_told_before_and_after(window: MainWindow, qtbot: QtBot) -> None:
    before, dialog = calculated(window, qtbot)
    told = "CPU utilization of APP-0 and 23 others is unknown: they keep their size and are placed at 2 vCPUs per core"
    assert told in before
    assert told in dialog.sentence.text()
    assert dialog.accept_button.isDefault()


def test_what_takes_more_hosts_than_now_is_not_offered_first(window: MainWindow, qtbot: QtBot) -> None:
    _, dialog = calculated(window, qtbot, ratio=1.0)
    assert "This saves nothing: it takes 3 more hosts than now" in dialog.sentence.text()
    assert dialog.accept_button.isEnabled()
    assert not dialog.accept_button.isDefault()
    assert dialog.start_button.isDefault()
