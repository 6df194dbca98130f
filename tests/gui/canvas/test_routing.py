"""Wires go in the gaps between cards: none vanishes behind a card that it does not concern."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter

from models.plan.entities import Design, Plan
from models.plan.position import Position
from planner.canvas.boxes import Box, Occupied
from planner.canvas.edges import Curve, Point
from planner.canvas.items import card_text
from planner.canvas.items.card import detail_at
from planner.canvas.items.link import LinkLabelItem
from planner.canvas.items.site import SiteItem
from planner.canvas.routing import Surroundings, detour, direct_link, route
from planner.canvas.scene import PlanScene
from planner.theme.tokens import LIGHT
from tests.gui.canvas.conftest import POPULATION, SERVER, SITE

GAP, SITE_GAP, CLOSE, SAMPLES = 16.0, 64.0, 2.0, 200


def shown(populations: int, servers: int) -> PlanScene:
    """Return a scene with one site, all of whose servers serve all its users."""
    machines = tuple(
        evolve(SERVER, id=f"server-{at}", name=f"EX-{at}", roles=frozenset({"cas"})) for at in range(servers)
    )
    design = Design(id="design", name="Design", machines=machines)
    people = tuple(evolve(POPULATION, id=f"people-{at}", name=f"Users {at}") for at in range(populations))
    plan = Plan(sites=(SITE,), populations=people, designs=(design,))
    scene = PlanScene(LIGHT)
    scene.refresh(plan, design, None)
    return scene


def covered(scene: PlanScene) -> list[str]:
    """Return the cards that wires run behind."""
    site = scene.items_by_id["site"]
    assert isinstance(site, SiteItem)
    insides = {
        card.identifier: card.mapRectToParent(card.rect.adjusted(CLOSE, CLOSE, -CLOSE, -CLOSE))
        for card in site.child_cards()
    }
    return [
        name
        for _, path in site.wire_paths
        for name, inside in insides.items()
        if any(inside.contains(path.pointAtPercent(at / SAMPLES)) for at in range(SAMPLES + 1))
    ]


def test_no_wire_runs_behind_a_card_in_a_tidy_site(qapp: object) -> None:
    scene = shown(5, 14)
    site = scene.items_by_id["site"]
    assert isinstance(site, SiteItem)
    assert len(site.wire_paths) == 5 * 14
    assert covered(scene) == []


def test_a_wire_with_nothing_in_between_is_one_curve(qapp: object) -> None:
    scene = shown(1, 1)
    site = scene.items_by_id["site"]
    assert isinstance(site, SiteItem)
    ((_, path),) = site.wire_paths
    assert path.elementCount() == 4


def test_wires_are_routed_anew_around_a_card_that_comes_in_between(qapp: object) -> None:
    scene = shown(1, 2)
    plan = scene.source.plan
    design = plan.designs[0]
    low = Position(x=16, y=700)
    between = Position(x=16, y=300)
    machines = tuple(
        evolve(machine, position=place) for machine, place in zip(design.machines, (low, between), strict=True)
    )
    after = evolve(design, machines=machines)  # type: ignore[type-var]
    scene.refresh(evolve(plan, designs=(after,)), after, None)
    assert covered(scene) == []


boxes = st.builds(Box, st.floats(0, 900), st.floats(0, 900), st.just(224.0), st.just(160.0))


@given(boxes, boxes, st.lists(boxes, max_size=8))
def test_a_route_touches_no_card_and_joins_its_ends(start: Box, end: Box, others: list[Box]) -> None:
    cards = [start, end, *others]
    corners = route(start, end, Surroundings.of(cards, GAP))
    if corners is None:
        return
    assert start.x <= corners[0][0] <= start.right
    assert corners[0][1] == start.bottom
    assert corners[-1] == (end.x + end.width / 2, end.y)
    occupied = Occupied()
    for card in cards:
        occupied.add(card)
    for x, y in corners[1:-1]:
        assert occupied.is_free(Box(x - 0.5, y - 0.5, 1, 1))


def test_a_link_goes_around_the_sites_between_its_ends() -> None:
    left, middle, right = (Box(x, 0, 400, 300) for x in (0, 512, 1024))
    around = Surroundings.of([left, middle, right], SITE_GAP)
    assert direct_link(left, right, around) is None
    way = detour(left, right, around)
    points = [way.at(number / SAMPLES) for number in range(SAMPLES + 1)]
    assert not any(middle.overlaps(Box(x, y, 1, 1)) for x, y in points)
    ends = (points[0], points[-1])
    assert all(any(_touches(box, point) for point in ends) for box in (left, right))


def test_neighbours_are_linked_by_a_curve() -> None:
    left, right = Box(0, 0, 400, 300), Box(512, 0, 400, 300)
    assert isinstance(direct_link(left, right, Surroundings.of([left, right], SITE_GAP)), Curve)


def _touches(box: Box, point: Point) -> bool:
    return box.x <= point[0] <= box.right and box.y <= point[1] <= box.bottom


@pytest.mark.parametrize(("zoom", "reads"), [(1.0, "WAN"), (0.45, "use"), (0.1, "nothing")])
def test_the_label_of_a_link_says_what_can_be_read(canvas, zoom: float, reads: str) -> None:
    label = next(iter(canvas.context.scene.links.values())).label
    words = drawn(label, zoom)
    bare = label.source.link(label.identifier)
    assert {"WAN": [bare.text, bare.use], "use": [bare.use], "nothing": []}[reads] == words


def drawn(label: LinkLabelItem, zoom: float) -> list[str]:
    """Return the lines that a label paints."""
    lines: list[str] = []
    painter = QPainter(image := QImage(200, 100, QImage.Format.Format_ARGB32))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card_text, "draw_line", lambda _painter, _area, text, *_rest, **_more: lines.append(text))
        label.paint_card(painter, detail_at(zoom), zoom)
    painter.end()
    assert not image.isNull()
    return lines
