"""Links of a new plan: all sites are linked to one of them, which the user chooses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from models.plan.entities import Link
from planner.dialogs.assistant_links import AssistantLinks

USUAL = Link(id="link", ends=("a", "b"), bandwidth_mbit_s=100, latency_ms=20)


@pytest.fixture
def links(qtbot) -> AssistantLinks:
    made = AssistantLinks(USUAL)
    qtbot.addWidget(made)
    made.show()
    return made


def ends(links: AssistantLinks) -> list[tuple[str, str]]:
    return [link.ends for link in links.links]


def test_all_sites_are_linked_to_the_first_until_another_is_chosen(qtbot, links):
    links.show_sites(("Cork", "Lyon", "Oslo"))
    assert ends(links) == [("Cork", "Lyon"), ("Cork", "Oslo")]
    links.lines[0].latency.setText("5 ms")
    links.hub.setFocus()
    with qtbot.waitSignal(links.changed):
        QTest.keyClick(links.hub, Qt.Key.Key_Down)
    assert ends(links) == [("Lyon", "Cork"), ("Lyon", "Oslo")]
    assert [link.latency_ms for link in links.links] == [5.0, 20.0]
    links.show_sites(("Cork", "Lyon", "Oslo", "Rome"))
    assert ends(links)[-1] == ("Lyon", "Rome")
    links.show_sites(("Cork", "Oslo"))
    assert ends(links) == [("Cork", "Oslo")]
    assert not links.findChildren(QComboBox)
