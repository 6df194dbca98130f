"""Alignment, distribution and snapping: the rules first, then commands, mouse and keys."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from models.plan import edits
from models.plan.position import Position
from planner.canvas.aligning import EDGES, aligned, distributed
from planner.canvas.boxes import Box
from planner.canvas.snapping import Reach, snap

GAP = (16.0, 16.0)
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier

whole = st.integers(0, 1200).map(float)
sizes = st.integers(40, 320).map(float)
boxes = st.dictionaries(st.sampled_from("abcdefg"), st.builds(Box, whole, whole, sizes, sizes), min_size=3)


def line_of(box: Box, edge: str) -> float:
    return {
        "left": box.x,
        "centre": box.x + box.width / 2,
        "right": box.right,
        "top": box.y,
        "middle": box.y + box.height / 2,
        "bottom": box.bottom,
    }[edge]


@given(boxes, st.sampled_from(sorted(EDGES)))
def test_aligned_boxes_share_the_line_and_do_not_overlap(given_boxes, edge) -> None:
    placed = aligned(given_boxes, edge, [], GAP)
    lines = [line_of(box, edge) for box in placed.values()]
    assert max(lines) - min(lines) < 1e-6
    for box, other in combinations(placed.values(), 2):
        assert not box.overlaps(other)
    assert {(box.width, box.height) for box in placed.values()} == {(b.width, b.height) for b in given_boxes.values()}


@given(boxes, st.booleans())
def test_distributed_boxes_have_equal_gaps(given_boxes, downward) -> None:
    placed = distributed(given_boxes, downward=downward, others=[], gap=GAP)
    spans = sorted((box.y, box.bottom) if downward else (box.x, box.right) for box in placed.values())
    gaps = [start - end for (_, end), (start, _) in pairwise(spans)]
    assert max(gaps) - min(gaps) < 1e-6
    assert min(gaps) >= GAP[0] - 1e-6


def test_aligning_moves_out_of_the_way_of_what_stays() -> None:
    chosen = {"a": Box(0, 0, 100, 100), "b": Box(300, 200, 100, 100)}
    placed = aligned(chosen, "left", [Box(0, 150, 100, 100)], GAP)
    assert placed == {"a": Box(0, 0, 100, 100), "b": Box(0, 266, 100, 100)}


def test_distributing_keeps_the_first_and_the_last() -> None:
    chosen = {"a": Box(0, 0, 100, 50), "b": Box(110, 0, 100, 50), "c": Box(500, 0, 100, 50)}
    placed = distributed(chosen, downward=False, others=[], gap=GAP)
    assert (placed["a"], placed["b"], placed["c"]) == (chosen["a"], Box(250, 0, 100, 50), chosen["c"])


def test_a_box_snaps_to_edges_and_middles() -> None:
    neighbour = Box(100, 0, 200, 100)
    pulled = snap(Box(104, 300, 50, 50), [neighbour], Reach(6.0))
    assert (pulled.x, pulled.y) == (-4, None)
    assert [(guide.start[0], guide.end[0]) for guide in pulled.guides] == [(100, 100)]
    assert snap(Box(178, 300, 50, 50), [neighbour], Reach(6.0)).x == -3
    assert snap(Box(104, 300, 50, 50), [neighbour], Reach(6.0), "y").x is None
    assert snap(Box(104, 300, 50, 50), [], Reach(6.0)).guides == ()


@given(boxes, st.builds(Box, whole, whole, sizes, sizes))
def test_snapping_stays_within_reach_and_every_guide_touches_the_card(neighbours, moving) -> None:
    pulled = snap(moving, list(neighbours.values()), Reach(6.0))
    assert all(abs(pull or 0.0) <= 6.0 for pull in (pulled.x, pulled.y))
    rested = Box(moving.x + (pulled.x or 0), moving.y + (pulled.y or 0), moving.width, moving.height)
    for guide in (line for line in pulled.guides if not line.gap):
        upright = guide.start[0] == guide.end[0]
        lines = ("left", "centre", "right") if upright else ("top", "middle", "bottom")
        assert any(abs(line_of(rested, line) - guide.start[0 if upright else 1]) < 0.02 for line in lines)


def test_a_box_snaps_to_equal_gaps() -> None:
    row = [Box(0, 0, 100, 100), Box(130, 0, 100, 100)]
    pulled = snap(Box(263, 20, 64, 70), row, Reach(6.0), "x")
    assert pulled.x == -3
    assert {guide.gap for guide in pulled.guides} == {True}
    assert len(pulled.guides) == 2


def boxes_of(canvas):
    return canvas.context.scene.layout.boxes


def steps(canvas) -> int:
    return canvas.context.session.undo_stack.count()


@pytest.mark.parametrize(("x", "pull"), [(113, 3), (119, -3), (101, None)])
def test_a_card_beside_a_neighbour_snaps_to_the_usual_gap_not_to_its_edge(x, pull) -> None:
    pulled = snap(Box(x, 10, 50, 50), [Box(0, 0, 100, 100)], Reach(6.0, (16.0, 16.0)), "x")
    assert pulled.x == pull
    assert [(guide.start[0], guide.end[0], guide.gap) for guide in pulled.guides] == (
        [(100, 116, True)] if pull else []
    )


def test_hosts_are_aligned_as_one_step_and_back(canvas) -> None:
    canvas.context.selection.set(("esx-1", "esx-2"))
    before = boxes_of(canvas)["esx-1"], boxes_of(canvas)["esx-2"]
    canvas.arranging.align("left")
    left, other = boxes_of(canvas)["esx-1"], boxes_of(canvas)["esx-2"]
    assert left.x == other.x
    assert not left.overlaps(other)
    assert steps(canvas) == 1
    assert canvas.context.session.undo_stack.undoText() == "Align left"
    canvas.context.session.undo_stack.undo()
    assert (boxes_of(canvas)["esx-1"], boxes_of(canvas)["esx-2"]) == before


def test_cards_of_each_site_are_aligned_among_themselves(canvas) -> None:
    canvas.context.selection.set(("office", "esx-2", "lds", "depot"))
    canvas.arranging.align("right")
    assert boxes_of(canvas)["office"].right == boxes_of(canvas)["esx-2"].right
    assert boxes_of(canvas)["depot"].right == boxes_of(canvas)["lds"].right


def test_aligned_cards_are_no_undo_step(canvas) -> None:
    said: list[str] = []
    canvas.message.connect(said.append)
    canvas.context.selection.set(("esx-1", "esx-2"))
    canvas.arranging.align("top")
    assert said[-1] == "The selection is already arranged this way."
    canvas.context.selection.set(("esx-1", "cas-1"))
    canvas.arranging.align("top")
    assert "at least 2" in said[-1]
    assert steps(canvas) == 0


def test_cards_are_distributed(canvas) -> None:
    canvas.context.selection.set(("office", "esx-1", "esx-2"))
    canvas.arranging.distribute("down")
    first, two, three = sorted((boxes_of(canvas)[name] for name in ("office", "esx-1", "esx-2")), key=lambda box: box.y)
    assert two.y - first.bottom == pytest.approx(three.y - two.bottom)
    assert canvas.context.session.undo_stack.undoText() == "Distribute vertically"


def at_full_size(canvas) -> None:
    """Show London at 100 %, so that a pixel of the screen is one of the plan."""
    canvas.camera.zoom_to(1.0)
    canvas.camera.centre_on(canvas.context.scene.items_by_id["london"].sceneBoundingRect().center())


def dragged(canvas, mouse, name: str, by: QPoint, keys=Qt.KeyboardModifier.NoModifier, drop: bool = True):
    """Drag a card; the answer is its place on the scene and the guides just before the release."""
    start = mouse.middle_of(canvas, name, down=0.08)
    mouse.press(canvas, start)
    mouse.move(canvas, start, start + by, keys)
    place, guides = canvas.context.scene.items_by_id[name].scenePos(), canvas.tools.tool._drag.guides
    if drop:
        mouse.release(canvas, start + by, keys)
    return place, guides


def test_a_dragged_card_snaps_to_a_neighbour_and_shows_guides(canvas, mouse) -> None:
    at_full_size(canvas)
    other = canvas.context.scene.items_by_id["esx-2"].scenePos()
    place, guides = dragged(canvas, mouse, "esx-1", QPoint(341, 180), drop=False)
    assert place.x() == other.x()
    assert guides
    blue = canvas.viewport().grab().toImage()
    x = canvas.mapFromScene(other).x()
    tokens = canvas.context.scene.source.tokens
    assert any(blue.pixelColor(x, y).name() == tokens.accent.lower() for y in range(0, blue.height(), 2))
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.context.scene.items_by_id["esx-1"].scenePos() != place
    assert steps(canvas) == 0


def test_alt_ignores_grid_and_neighbours(canvas, mouse) -> None:
    at_full_size(canvas)
    before = canvas.context.scene.items_by_id["esx-1"].scenePos()
    place, guides = dragged(canvas, mouse, "esx-1", QPoint(3, 203), ALT)
    assert ((place - before).x(), (place - before).y(), guides) == (3, 203, ())
    box = boxes_of(canvas)["esx-1"]
    assert (box.x % 8, box.y % 8) != (0, 0)


def test_shift_keeps_the_axis_and_the_other_place(canvas, mouse) -> None:
    at_full_size(canvas)
    session = canvas.context.session
    session.do(edits.place(session.plan, {"esx-1": Position(19, 171)}))
    dragged(canvas, mouse, "esx-1", QPoint(30, 300), SHIFT)
    box = boxes_of(canvas)["esx-1"]
    assert box.x == 19
    assert box.y > 400


def test_snapping_can_be_switched_off(canvas, mouse) -> None:
    at_full_size(canvas)
    canvas.set_option("neighbours", False)
    _place, guides = dragged(canvas, mouse, "esx-1", QPoint(3, 203))
    box = boxes_of(canvas)["esx-1"]
    assert (box.x % 8, box.y % 8, guides) == (0, 0, ())
    canvas.context.session.undo_stack.undo()
    canvas.set_option("grid", False)
    before = canvas.context.scene.items_by_id["esx-1"].scenePos()
    place, _guides = dragged(canvas, mouse, "esx-1", QPoint(3, 203))
    assert ((place - before).x(), (place - before).y()) == (3, 203)


def test_arrow_keys_step_by_grid_by_more_and_by_one(canvas) -> None:
    canvas.context.selection.set(("lds",))
    before = boxes_of(canvas)["lds"].x
    for keys, by in ((Qt.KeyboardModifier.NoModifier, 8), (SHIFT, 40), (ALT, 1)):
        QTest.keyClick(canvas, Qt.Key.Key_Right, keys)
        assert boxes_of(canvas)["lds"].x == before + by
        before += by


def test_a_vm_dragged_within_its_host_springs_back(canvas, mouse) -> None:
    said: list[str] = []
    canvas.message.connect(said.append)
    before = boxes_of(canvas)["cas-1"]
    start = mouse.middle_of(canvas, "cas-1")
    mouse.drag(canvas, start, mouse.middle_of(canvas, "esx-1", down=0.9))
    assert boxes_of(canvas)["cas-1"] == before
    assert canvas.context.scene.items_by_id["cas-1"].parentItem().identifier == "esx-1"
    assert steps(canvas) == 0
    assert "arranged by their host" in said[-1]


def test_several_cards_are_dragged_as_one(canvas, mouse) -> None:
    at_full_size(canvas)
    canvas.context.selection.set(("esx-1", "esx-2"))
    left, other = boxes_of(canvas)["esx-1"], boxes_of(canvas)["esx-2"]
    dragged(canvas, mouse, "esx-1", QPoint(0, 120))
    assert boxes_of(canvas)["esx-1"].x - left.x == boxes_of(canvas)["esx-2"].x - other.x == 0
    assert boxes_of(canvas)["esx-1"].y - left.y == boxes_of(canvas)["esx-2"].y - other.y > 100
    assert steps(canvas) == 1


def test_a_site_snaps_to_another(canvas, mouse) -> None:
    leeds = canvas.context.scene.items_by_id["leeds"]
    start = mouse.at(canvas, leeds, 0.5, 0.03)
    mouse.drag(canvas, start, start + QPoint(-64, 5))
    site = next(site for site in canvas.context.session.plan.sites if site.id == "leeds")
    assert site.position is not None
    assert site.position.y == boxes_of(canvas)["london"].y
    assert site.position.x < 0
