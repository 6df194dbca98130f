"""The second site of a DAG is chosen among the sites that have members, or could."""

from attrs import evolve
from pytestqt.qtbot import QtBot

from models.plan.entities import Site
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.unit.capacity.building import sample


def test_sites_without_mailbox_servers_are_not_offered_and_it_is_said_why(window: MainWindow, qtbot: QtBot) -> None:
    plan = sample("two-site-dag")
    window.session.replace(evolve(plan, sites=(*plan.sites, Site(id="graz", name="Graz"))), None)
    window.selection.set(("dag-2016",))
    rows = look.inspector(window).more.rows
    second, witness = rows["second_site"], rows["witness_site"]

    def offered(row) -> list[str]:
        return [row.editor.itemText(number) for number in range(row.editor.count())]

    assert offered(second)[1:] == ["Frankfurt", "Hamburg"]
    assert offered(witness)[1:] == ["Frankfurt", "Graz", "Hamburg"]
    assert "Not offered, as no Mailbox server there is or can be a member: Graz." in second.editor.toolTip()
