"""Machines of which nobody knows how busy they are: every panel that explores says that it does not judge them."""

import pytest
from attrs import evolve

from tests.gui import look
from tests.gui.panels.exploring import asked_again, brought

SENTENCE = "The CPU of EX-CAS-1 is unknown and not assessed."


@pytest.fixture
def plan(plan):
    """The plan with a Client Access server of Exchange 2003, which no document measured."""
    physical, virtual = plan.designs
    (server,) = physical.machines
    return evolve(plan, designs=(evolve(physical, machines=(evolve(server, exchange="2003"),)), virtual))


@pytest.mark.parametrize("name", ["sweep", "growth", "failures", "risk"])
def test_the_panel_says_so(qtbot, window, name):
    look.risk(window).draws.setText("20")
    panel = brought(qtbot, window, name)
    assert "EX-CAS-1" not in panel.sentence.text()
    asked_again(qtbot, panel, lambda: window.session.show_design("physical"))
    assert SENTENCE in panel.sentence.text()


def test_a_risk_that_nobody_knows_reads_no_data(qtbot, window):
    look.risk(window).draws.setText("20")
    panel = brought(qtbot, window, "risk")
    asked_again(qtbot, panel, lambda: window.session.show_design("physical"))
    drawn = 2
    texts = [panel.machines.item(0, column).text() for column in range(panel.machines.columnCount()) if column != drawn]
    assert texts == ["EX-CAS-1", *["no data"] * 4]


def test_the_comparison_says_what_no_row_counts(window):
    words = look.comparison(window).foundation.text()
    assert "CPU utilization of 1 machine in “Today, physical” is unknown and not included." in words
