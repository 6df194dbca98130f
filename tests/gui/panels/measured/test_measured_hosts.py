"""Logs of hosts: names matched by hand, and VMs that run elsewhere by now."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from models.comparisons.measured import Sampled
from models.plan.edits import add_design, move_to_host
from tests.gui import look
from tests.gui.panels.measured.reading import answer_with, cells, verdict_of
from tests.unit.capacity.building import host, plan_of, population, vm
from tests.unit.comparisons.made_logs import as_csv


def virtual_plan():
    machines = [host(name, cores=16) for name in ("esx-1", "esx-2")]
    machines += [vm("mail", 4, host="esx-1"), vm("file", 4, host="esx-2", roles=())]
    return plan_of(machines, [population(users={"outlook": 100}, mailboxes=100)])


@pytest.fixture
def virtual(qtbot, window, tmp_path, monkeypatch):
    """A log of hosts read, whose guest the plan calls otherwise."""
    start = 1_602_460_800.0 + 900.0 * np.arange(96)
    used = [Sampled(name, "Physical Cpu", "_Total", "% Util Time", *[np.full(96, 40.0)] * 2, start)
            for name in ("ESX-1", "ESX-2")]  # fmt: skip
    guest = Sampled("ESX-1", "Group Cpu", "7:oldmail", "% Used", *[np.full(96, 100.0)] * 2, start)
    path = tmp_path / "hosts.csv"
    path.write_text(as_csv([*used, guest]), "utf-8")
    window.session.replace(virtual_plan(), None)
    window.session.show_design("design")
    look.explore(window).open_page("measured")
    panel = look.measured(window)
    answer_with(monkeypatch, path)
    qtbot.mouseClick(panel.view.log_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.beside is not None and panel.chart is not None)
    return panel


def test_a_host_that_runs_other_vms_by_now_is_neither_judged_nor_kept(qtbot, window, virtual):
    before = verdict_of(virtual, "ESX-2")
    window.session.do(move_to_host(window.session.plan, ["file"], "esx-1"))
    assert [verdict_of(virtual, name) for name in ("ESX-1", "ESX-2")] == ["measured with other VMs"] * 2
    with qtbot.waitSignal(virtual.use_kept):
        virtual.match({"oldmail": "mail"})
        qtbot.mouseClick(virtual.view.keep_button, Qt.MouseButton.LeftButton)
    measured = {machine.id: machine.measured.cpu for machine in window.session.design.machines}
    assert measured == {"esx-1": None, "esx-2": None, "mail": pytest.approx(0.25), "file": None}
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert verdict_of(virtual, "ESX-2") == before


def test_names_matched_by_hand_hold_in_a_design_made_from_this(window, virtual):
    assert "oldmail" in virtual.view.rest.text()
    virtual.match({"oldmail": "mail"})
    session = window.session
    session.do(add_design(session.plan, "Tomorrow", like="design"))
    session.show_design(session.plan.designs[1].id)
    assert "oldmail" not in virtual.view.rest.text()
    assert cells(virtual, 4)[cells(virtual, 0).index("MAIL")] == "25 %"
    virtual.match({})
    session.show_design("design")
    assert "oldmail" in virtual.view.rest.text(), "taken back in one design, taken back in all"
