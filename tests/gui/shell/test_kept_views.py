"""How a plan is looked at belongs to it and to its design: zoom, place, filters, scroll positions, folds."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan, Site
from models.plan.position import Position
from models.planfile import save_plan
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.tasks import done


def in_sight(window: MainWindow, identifier: str) -> bool:
    canvas = window.canvas
    seen = canvas.mapToScene(canvas.viewport().rect()).boundingRect()
    return seen.contains(canvas.context.scene.content_rect((identifier,)))


def far_away(window: MainWindow) -> None:
    """Zoom into a corner in which nothing of the plan is."""
    window.canvas.camera.zoom_to(3.0)
    window.canvas.camera.centre_on(QPointF(5000, 5000))
    assert not in_sight(window, "london")


@pytest.fixture
def other(tmp_path: Path, plan: Plan) -> Path:
    """A plan with the same ids, elsewhere on the canvas."""
    sites = tuple(evolve(site, position=Position(1000, 600 * number)) for number, site in enumerate(plan.sites))
    path = tmp_path / "other.xplan"
    save_plan(evolve(plan, title="Other", sites=sites), path)
    return path


def test_what_is_opened_is_in_sight_as_a_whole(window: MainWindow, other: Path) -> None:
    far_away(window)
    done(window.files.open_path(other))
    assert in_sight(window, "london")
    assert in_sight(window, "leeds")


def test_a_plan_of_the_same_sites_that_is_begun_is_in_sight(window: MainWindow, plan: Plan) -> None:
    far_away(window)
    window.session.replace(evolve(plan, title="Again"), None)
    assert in_sight(window, "london")


def test_each_design_is_seen_as_it_was_left(window: MainWindow) -> None:
    camera, session = window.canvas.camera, window.session
    first, second = (design.id for design in session.plan.designs[:2])
    session.show_design(first)
    camera.zoom_to(1.5)
    camera.centre_on(QPointF(300, 200))
    before = camera.look()
    session.show_design(second)
    assert in_sight(window, "london")
    camera.zoom_to(0.5)
    session.show_design(first)
    after = camera.look()
    assert after.zoom == pytest.approx(before.zoom)
    assert (after.centre - before.centre).manhattanLength() < 4
    session.show_design(second)
    assert camera.zoom == pytest.approx(0.5)


def test_what_is_inserted_comes_into_view_and_what_is_in_view_stays(window: MainWindow) -> None:
    session, camera = window.session, window.canvas.camera
    far_away(window)
    before = {site.id for site in session.plan.sites}
    session.do(edits.add_site(session.plan, Site(id="new", name="Paris"), Position(0, 3000)))
    (added,) = {site.id for site in session.plan.sites} - before
    assert in_sight(window, added)
    camera.fit_all()
    camera.zoom_to(camera.zoom * 0.8)
    looked = camera.look()
    seen = window.canvas.mapToScene(window.canvas.viewport().rect()).boundingRect()
    inside = seen.center()
    session.do(edits.add_site(session.plan, Site(id="new", name="Rome"), Position(inside.x() - 100, inside.y() - 50)))
    assert camera.look() == looked
    session.do(edits.rename(session.plan, "london", "City"))
    assert camera.look() == looked


def test_a_filter_and_a_scroll_position_do_not_go_with_another_plan(
    window: MainWindow, qtbot: QtBot, other: Path
) -> None:
    window.docks.bring("machines")
    panel = window.docks.by_name["machines"].widget()
    QTest.keyClicks(panel.line, "esx")
    designs = [design.id for design in window.session.plan.designs]
    shown = window.session.design_id
    window.session.show_design(next(name for name in designs if name != shown))
    assert panel.line.text() == ""
    window.session.show_design(shown)
    assert panel.line.text() == "esx"
    done(window.files.open_path(other))
    assert panel.line.text() == ""
    assert panel.states.currentIndex() == 0


def test_folds_of_the_tree_and_what_is_looked_for_do_not_go_with_another_plan(window: MainWindow, other: Path) -> None:
    tree = look.tree(window)
    tree.collapse(tree.model().index_of("london"))
    window.actions_of_plan.by_id["edit.find"].trigger()
    bar = look.find_bar(window)
    QTest.keyClicks(bar.line, "esx")
    done(window.files.open_path(other))
    assert tree.isExpanded(tree.model().index_of("london"))
    assert bar.line.text() == ""


def test_finding_an_item_makes_it_readable(window: MainWindow) -> None:
    window.canvas.camera.zoom_to(0.1)
    window.actions_of_plan.by_id["edit.find"].trigger()
    QTest.keyClicks(look.find_bar(window).line, "esx")
    QTest.keyClick(look.find_bar(window).line, Qt.Key.Key_Return)
    assert window.canvas.camera.zoom >= 0.8
    assert in_sight(window, window.selection.ids[0])
