"""Wires go in the gaps between cards: none vanishes behind a card that it does not concern."""

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.plan.entities import Design, Plan, Position
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Box, Occupied
from planner.canvas.routing import Surroundings, route
from planner.canvas.scene import PlanScene
from planner.theme.tokens import LIGHT
from tests.gui.canvas.conftest import POPULATION, SERVER, SITE

GAP, CLOSE, SAMPLES = 16.0, 2.0, 200


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
