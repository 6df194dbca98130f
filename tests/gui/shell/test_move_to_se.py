"""Plan, Move to Exchange SE: one step that adds a design with the same users on new servers."""

import pytest

from models.plan.entities import Plan
from models.plan.kinds import runs_roles
from planner.presenters.hardware import full_name
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "three-sites")


@pytest.mark.parametrize(("action", "stay"), [("plan.move-to-se", False), ("plan.move-to-se-beside", True)])
def test_a_design_is_moved_in_one_step_that_undo_takes_back(window: MainWindow, action: str, stay: bool) -> None:
    before = window.session.plan
    old = {machine.name for machine in before.design(window.session.design_id).machines}
    window.actions_of_plan.by_id[action].trigger()
    after = window.session.plan
    fresh = after.designs[-1]
    assert window.session.design_id == fresh.id
    assert (len(after.designs), after.populations) == (len(before.designs) + 1, before.populations)
    assert "se" in {machine.exchange for machine in fresh.machines if runs_roles(machine)}
    assert (old <= {machine.name for machine in fresh.machines}) is stay
    # Nobody was asked which hardware it should be.
    (model,) = {machine.model for machine in fresh.machines if getattr(machine, "exchange", "") == "se"}
    assert f"The new servers are {full_name(after.models_by_id[model])}." in window.status.currentMessage()
    window.actions_of_plan.by_id["edit.undo"].trigger()
    assert window.session.plan == before
