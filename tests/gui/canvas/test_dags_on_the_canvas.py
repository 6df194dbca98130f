"""Database availability groups on the canvas: a card, lines to the members, and the gestures of all cards."""

from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from models.capacity.evaluate import evaluate
from models.plan import edits
from planner.canvas.boxes import Box, Occupied
from planner.canvas.dag_ways import RAIL, ways_to_card
from planner.canvas.hit_testing import item_at
from planner.canvas.items.card import Mark
from planner.canvas.layout import arrange
from planner.presenters.dag_cards import dag_card
from planner.presenters.spoken import accessible_name
from planner.presenters.topology import rows_by_id
from tests.gui.canvas.test_dropping import drop, steps
from tests.unit.capacity.building import library, sample


def test_lines_go_beside_cards_to_one_rail() -> None:
    members = [Box(0, 0, 100, 100), Box(400, 0, 100, 100)]
    below = Box(20, 140, 60, 100)
    card = Box(150, 400, 200, 80)
    ways = ways_to_card(members, card, {0: [below], 1: []})
    assert [way[-1] for way in ways] == [(250, 400)] * 2
    assert all(way[-2][1] == 400 - RAIL for way in ways)
    occupied = Occupied()
    occupied.add(below)
    corners = ways[0]
    for (x, y), (to_x, to_y) in pairwise(corners):
        left, right = sorted((x, to_x))
        top, bottom = sorted((y, to_y))
        assert occupied.is_free(Box(left, top, right - left + 1, bottom - top + 1))


def test_cards_stand_in_the_order_of_the_sites_of_their_members() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    (dag,) = design.dags
    given = {"copies": 1, "lagged": 0, "failures": 0, "serves": (), "position": None}
    west, east = dag.members[:2], dag.members[2:]
    for first, second in (("A-DAG", "Z-DAG"), ("Z-DAG", "A-DAG")):
        groups = (
            evolve(dag, id="west", name=first, members=west, **given),
            evolve(dag, id="east", name=second, members=east, **given),
        )
        shown = evolve(design, dags=groups)
        boxes = arrange(plan.with_design(shown), shown).boxes
        assert boxes["west"].x < boxes["east"].x


def test_a_card_above_its_members_is_joined_directly() -> None:
    (way,) = ways_to_card([Box(0, 300, 100, 100)], Box(0, 0, 200, 80), {})
    assert way == ((50, 400), (100, 80))


@pytest.fixture
def canvas(make_canvas):
    return make_canvas(sample("two-site-dag"))


def area(canvas, identifier: str) -> QRectF:
    return canvas.context.scene.area_of(identifier)


def dag_of(canvas):
    (dag,) = canvas.context.session.design.dags
    return dag


def test_the_card_stands_below_all_sites_and_is_part_of_the_plan(canvas) -> None:
    scene, dag = canvas.context.scene, dag_of(canvas)
    sites = [area(canvas, site.id) for site in canvas.context.session.plan.sites]
    assert all(area(canvas, dag.id).top() > site.bottom() for site in sites)
    assert scene.content_rect().contains(area(canvas, dag.id))


def test_a_click_selects_it_and_lines_hide_no_card(canvas, mouse) -> None:
    dag = dag_of(canvas)
    mouse.click(canvas, mouse.middle_of(canvas, dag.id))
    assert canvas.context.selection.ids == (dag.id,)
    assert canvas.context.scene.items_by_id[dag.id].lines.selected
    for member in dag.members:
        assert item_at(canvas.context.scene, area(canvas, member).center()).identifier == member


def test_a_drag_moves_it_in_one_step_and_the_lines_follow(canvas, mouse) -> None:
    dag = dag_of(canvas)
    lines = canvas.context.scene.items_by_id[dag.id].lines
    before, bounds = area(canvas, dag.id), lines.boundingRect()
    start = mouse.middle_of(canvas, dag.id)
    mouse.drag(canvas, start, start + QPoint(60, 40))
    assert dag_of(canvas).position is not None
    assert area(canvas, dag.id).topLeft() != before.topLeft()
    assert lines.boundingRect() != bounds
    assert steps(canvas) == 1
    canvas.context.session.undo_stack.undo()
    assert area(canvas, dag.id) == before
    assert lines.boundingRect() == bounds


def test_delete_removes_the_group_and_leaves_its_members(canvas, mouse) -> None:
    dag = dag_of(canvas)
    mouse.click(canvas, mouse.middle_of(canvas, dag.id))
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert canvas.context.session.design.dags == ()
    assert dag.id not in canvas.context.scene.items_by_id
    assert {*dag.members} <= canvas.context.session.design.by_id.keys()


def test_a_group_is_dropped_where_servers_are_free(canvas) -> None:
    session = canvas.context.session
    place = canvas.mapFromScene(canvas.context.scene.content_rect().bottomLeft()) + QPoint(60, -40)
    assert not drop(canvas, "dag", place), "all servers are in the one that there is"
    session.do(edits.remove(session.plan, [dag_of(canvas).id]))
    assert drop(canvas, "dag", place)
    assert len(dag_of(canvas).members) == 4
    assert canvas.context.selection.ids == (dag_of(canvas).id,)


def test_members_in_a_collapsed_site_are_joined_to_the_site(canvas) -> None:
    dag, scene = dag_of(canvas), canvas.context.scene
    site = canvas.context.session.design.by_id[dag.members[0]].site
    lines = scene.items_by_id[dag.id].lines
    before = lines.boundingRect()
    scene.toggle_site(site)
    assert lines.boundingRect() != before
    scene.toggle_site(site)
    assert lines.boundingRect() == before


@pytest.mark.parametrize("zoom", [0.2, 0.6, 1.0, 2.0])
def test_it_is_painted_at_every_zoom(canvas, zoom) -> None:
    canvas.camera.zoom_to(zoom)
    assert not canvas.grab().toImage().isNull()


def hover(item, *, enter: bool = True) -> None:
    kind = QEvent.Type.GraphicsSceneHoverEnter if enter else QEvent.Type.GraphicsSceneHoverLeave
    item.sceneEvent(QGraphicsSceneHoverEvent(kind))


def test_the_pointer_on_the_card_lights_the_members_and_on_a_member_the_card(canvas) -> None:
    scene, dag = canvas.context.scene, dag_of(canvas)
    card = scene.items_by_id[dag.id]
    for pointed in (card, *(scene.items_by_id[member] for member in dag.members)):
        assert not card.lit and not card.lines.lit
        hover(pointed)
        assert card.lit and card.lines.lit
        hover(pointed, enter=False)
    assert not card.lit and not card.lines.lit
    session = canvas.context.session
    session.do(edits.remove(session.plan, [dag.id]))
    hover(scene.items_by_id[dag.members[0]])
    assert dag.id not in scene.items_by_id


def test_a_real_pointer_lights_the_group(canvas, mouse) -> None:
    scene, dag = canvas.context.scene, dag_of(canvas)
    card = scene.items_by_id[dag.id]
    QTest.mouseMove(canvas.viewport(), mouse.middle_of(canvas, dag.members[0]))
    assert card.lit
    QTest.mouseMove(canvas.viewport(), QPoint(2, 2))
    assert not card.lit


def test_a_lit_group_looks_another(canvas) -> None:
    canvas.camera.zoom_to(1.0)
    card = canvas.context.scene.items_by_id[dag_of(canvas).id]
    canvas.camera.bring_into_view((card.identifier,))
    before = canvas.grab().toImage()
    hover(card)
    assert canvas.grab().toImage() != before


def test_a_member_that_does_not_fit_is_outlined(canvas) -> None:
    scene, session, dag = canvas.context.scene, canvas.context.session, dag_of(canvas)
    assert scene.source.misfits(dag.id) == frozenset()
    first, second, *_ = dag.members
    session.do(edits.set_values(session.plan, [first], "roles", ()))
    assert scene.source.misfits(dag.id) == {first}
    session.do(edits.set_values(session.plan, [second], "exchange", "2019"))
    assert second in scene.source.misfits(dag.id)


def test_a_member_shows_its_databases_as_they_are_after_each_edit(canvas) -> None:
    scene, plan = canvas.context.scene, sample("two-site-dag")
    dag = plan.designs[0].dags[0]

    def shown(**values):
        """Show the plan with the group changed; only its row is touched."""
        design = plan.designs[0]
        changed = evolve(design, dags=() if "gone" in values else (evolve(dag, **values),))
        after = plan.with_design(changed)
        scene.refresh(after, changed, evaluate(after, changed.id, library()), frozenset({dag.id}))
        return scene.source.machine(dag.members[0])

    first = shown()
    strips = [scene.source.machine(member).databases for member in dag.members]
    assert [sum(strip.parts[part] for strip in strips) for part in range(3)] == [24, 48, 24]
    assert "6 active, 12 passive, 6 lagged" in first.sentence
    assert shown(databases=48).databases.parts == (12, 24, 12)
    assert shown(lagged=0).databases.words == ("6 active", "18 passive")
    for zoom in (0.6, 1.0):
        canvas.camera.zoom_to(zoom)
        assert not canvas.grab().toImage().isNull()
    assert shown(gone=True).databases is None


def test_the_card_says_what_the_group_survives() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    card = dag_card(design.dags[0], plan, evaluate(plan, plan.designs[0].id, library()))
    assert card.failures.startswith("Survives")
    assert (card.copies_note, card.band) == ("1 lagged by 7 days", "69 to 78 %")
    assert (card.members, card.may_fail) == (4, 2)
    assert (card.gauge.fraction, card.gauge.worst) == (pytest.approx(0.78, abs=0.01), None), "failures do not change it"
    assert "Disk space on a normal day: 78 % (69 to 78 %)" in card.sentence, "it is nearest to its ceiling"
    assert card.gauge.fraction is not None
    spoken = accessible_name(
        design.dags[0], rows_by_id(plan, design), plan, evaluate(plan, plan.designs[0].id, library())
    )
    assert card.copies in spoken
    assert card.failures in spoken
    lost = evolve(design.dags[0], failures=3, copies=4, lagged=0)
    worse = plan.with_design(evolve(design, dags=(lost,)))
    assert dag_card(lost, worse, evaluate(worse, design.id, library())).failures == "Survives 2 of 3 failures"
    unknown = dag_card(design.dags[0], plan, None)
    assert (unknown.gauge.fraction, unknown.limit) == (None, "")


@pytest.fixture
def virtual(make_canvas):
    """The design whose members are VMs, each on a host of its own."""
    plan = sample("two-site-dag")
    canvas = make_canvas(plan)
    canvas.context.session.show_design("se")
    canvas.resize(1400, 900)
    canvas.camera.fit_all()
    return canvas


def test_a_member_dragged_to_the_host_of_another_says_at_the_pointer_why_not(virtual, mouse) -> None:
    label, scene = virtual.pointer_label, virtual.context.scene
    start, end = mouse.middle_of(virtual, "fra-se-1"), mouse.middle_of(virtual, "fra-hv-2", down=0.1)
    mouse.press(virtual, start)
    mouse.move(virtual, start, end)
    assert "run on one host" in label.text() and label.isVisible()
    assert scene.marked is not None and scene.marked.mark == Mark.ILLEGAL
    mouse.release(virtual, end)
    assert steps(virtual) == 0
    assert label.isVisible(), "the sentence stays where the user looks"
    mouse.press(virtual, mouse.middle_of(virtual, "fra-se-1"))
    assert not label.isVisible()
    mouse.release(virtual, mouse.middle_of(virtual, "fra-se-1"))


def test_two_members_dragged_together_have_no_host(virtual, mouse) -> None:
    virtual.context.selection.set(("fra-se-1", "fra-se-2"))
    start, end = mouse.middle_of(virtual, "fra-se-1"), mouse.middle_of(virtual, "ham-hv-1", down=0.1)
    mouse.press(virtual, start)
    mouse.move(virtual, start, end)
    assert "run on one host" in virtual.pointer_label.text() and virtual.pointer_label.isVisible()
    mouse.release(virtual, end)
    assert steps(virtual) == 0


def test_a_member_is_dragged_to_a_host_without_one(virtual, mouse) -> None:
    session = virtual.context.session
    session.do(edits.remove(session.plan, ["ham-se-2"]))
    mouse.drag(virtual, mouse.middle_of(virtual, "fra-se-1"), mouse.middle_of(virtual, "ham-hv-2", down=0.3))
    assert session.design.by_id["fra-se-1"].host == "ham-hv-2"
    assert not virtual.pointer_label.isVisible()
