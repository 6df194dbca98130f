"""An answer names the assumed, disputed and fitted figures that it rests on, and no others."""

import pytest

from models.capacity.explain import explain
from models.comparisons.weak_evidence import weak_figures
from models.errors import PlanError
from tests.unit.capacity.building import library, plan_of, population, server


def mailbox_plan():
    machines = [server("mbx", roles=("mailbox",)), server("cas", roles=("cas", "hub"))]
    return plan_of(machines, [population("hq", users={"outlook": 1000}, mailboxes=1000)])


def test_the_weak_figures_of_a_gauge_are_those_of_its_trail():
    plan = mailbox_plan()
    found = weak_figures(plan, "design", library(), [("mbx", "memory")])
    trail = explain(plan, "design", library(), "mbx", "memory")
    weak = {figure.key for figure in trail.figures() if figure.is_weak and figure.low < figure.high}
    assert weak
    assert {item.key for item in found} == weak


def test_each_figure_is_named_once():
    found = weak_figures(mailbox_plan(), "design", library(), [("mbx", "memory"), ("mbx", "memory"), ("cas", "cpu")])
    keys = [item.key for item in found]
    assert len(keys) == len(set(keys))


def test_without_gauges_there_is_no_doubt():
    assert weak_figures(mailbox_plan(), "design", library(), []) == ()


def test_a_design_that_is_not_there_is_said():
    with pytest.raises(PlanError, match="no design with the id 'none'"):
        weak_figures(mailbox_plan(), "none", library(), [])
