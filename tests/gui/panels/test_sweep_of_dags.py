"""The sweep panel tells where the disks of a database availability group are used up."""

import pytest

from models.plan.entities import Plan
from tests.gui.panels.exploring import asked_again, brought, choose, type_into
from tests.unit.capacity.building import sample


@pytest.fixture
def plan() -> Plan:
    return sample("two-site-dag")


def test_the_disks_of_a_group_are_curves_and_sentences(qtbot, window, plan) -> None:
    window.session.show_design(plan.designs[0].id)
    panel = brought(qtbot, window, "sweep")
    asked_again(qtbot, panel, lambda: type_into(qtbot, panel.first.high, "250"))
    assert [line.name for line in panel.chart.spec.lines][-3:] == [
        "DAG-1, disk space", "DAG-1, disk operations", "DAG-1, database size",
    ]  # fmt: skip
    assert "DAG-1 runs out of disk space at" in panel.sentence.text()
    assert "In its worst failure, DAG-1 exceeds its CPU ceiling at" in panel.sentence.text()


def test_mailboxes_grow_from_half_of_what_is_planned_until_the_disks_are_full(qtbot, window, plan) -> None:
    window.session.show_design(plan.designs[0].id)
    panel = brought(qtbot, window, "sweep")
    asked_again(qtbot, panel, lambda: choose(panel.first, "mailbox-size"))
    assert (panel.first.low.text(), panel.first.high.text()) == ("2560", "10240")
    assert panel.chart.spec.x.name == "Mailbox size [MB]"
    assert "DAG-1 runs out of disk space at 6,611 MB." in panel.sentence.text()
    assert "The databases of DAG-1 exceed their size limit at 7,945 MB." in panel.sentence.text()
