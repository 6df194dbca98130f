"""The card of a group: no words over others, a sign for each member, and never under a site."""

from itertools import groupby

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from models.capacity.evaluate import evaluate
from models.plan import edits
from models.plan.position import Position
from planner.canvas.items import card_text
from planner.canvas.items.card import Detail
from planner.canvas.items.dag import _paint_copies, _paint_servers
from planner.canvas.items.from_afar import NAME_PX
from planner.canvas.layout import arrange
from planner.presenters.dag_cards import dag_card
from planner.theme.tokens import LIGHT
from tests.unit.capacity.building import library, sample
from tests.unit.capacity.test_dags import plan_with

# Not empty while a card is painted alone: the canvas paints all that is on it by itself, too.
ALONE: list[Detail] = []


@pytest.fixture
def written(monkeypatch):
    """What is written on a card that is painted alone: the words, and the area that they take."""
    found = []
    real = card_text.draw_line

    def draw(painter, area, text, colour, size, **options):
        width = min(card_text.text_width(text, size, bold=options.get("bold", False)), area.width())
        left = area.right() - width if options.get("align") == card_text.RIGHT else area.left()
        if text and ALONE:
            found.append((text, QRectF(left, area.center().y() - 1, width, 2)))
        real(painter, area, text, colour, size, **options)

    monkeypatch.setattr(card_text, "draw_line", draw)
    return found


def painted(canvas, detail: Detail, zoom: float) -> None:
    (dag,) = canvas.context.session.design.dags
    pixels = QPixmap(700, 200)
    painter = QPainter(pixels)
    ALONE.append(detail)
    canvas.context.scene.items_by_id[dag.id].paint_card(painter, detail, zoom)
    ALONE.clear()
    painter.end()


@pytest.mark.parametrize(("detail", "zoom"), [(Detail.FULL, 1.0), (Detail.MEDIUM, 0.5), (Detail.LOW, 0.19)])
@pytest.mark.parametrize("name", ["DAG", "Database availability group of the whole of Northern Europe, production"])
def test_no_words_stand_over_others(make_canvas, written, name, detail, zoom) -> None:
    plan = plan_with(members=1, databases=8, copies=1, failures=0)
    dag = evolve(plan.designs[0].dags[0], name=name)
    painted(make_canvas(plan.with_design(evolve(plan.designs[0], dags=(dag,)))), detail, zoom)
    assert written
    for row, (text, area) in enumerate(written):
        for other, taken in written[:row]:
            assert not area.intersects(taken), (text, other)


def test_from_afar_letters_keep_their_size_and_the_worst_figure_goes_last(make_canvas, written) -> None:
    canvas = make_canvas(sample("two-site-dag"))
    told = []
    for step in range(30, 4, -1):
        written.clear()
        painted(canvas, Detail.LOW, step / 100)
        told.append([text for text, _ in written])
    # The canvas of this test knows no CPU. In narrow letters the name fits as long as the figure does.
    seen = [texts for texts, _ in groupby(told)]
    assert (seen[0], seen[-1]) == (["DAG-1", "CPU –"], [])
    assert seen[1:-1] in ([], [["CPU –"]])


def test_a_long_name_gives_way_to_the_figure_from_afar_but_keeps_a_part_where_there_is_room(
    make_canvas, written
) -> None:
    plan = plan_with(members=1, databases=8, copies=1, failures=0)
    dag = evolve(plan.designs[0].dags[0], name="Database availability group of the whole of Northern Europe")
    canvas = make_canvas(plan.with_design(evolve(plan.designs[0], dags=(dag,))))
    painted(canvas, Detail.LOW, 0.19)
    assert written[0][0] == dag.name
    assert written[-1][1].width() >= card_text.text_width(written[-1][0], round(NAME_PX / 0.19), bold=True) - 1


def test_a_long_resource_does_not_cut_the_figure_of_a_card(make_canvas, written, monkeypatch) -> None:
    canvas = make_canvas(sample("two-site-dag"))
    (dag,) = canvas.context.session.design.dags
    item = canvas.context.scene.items_by_id[dag.id]
    gauge = evolve(item._card.gauge, label="Datenträgervorgänge im schlimmsten Ausfall", text="44 %")
    monkeypatch.setattr(type(item), "_card", evolve(item._card, gauge=gauge))
    painted(canvas, Detail.MEDIUM, 0.5)
    assert "44 % Datenträgervorgänge im schlimmsten Ausfall" in [text for text, _ in written]


class Recorded:
    """A painter that keeps the boxes that are drawn."""

    def __init__(self) -> None:
        self.boxes: list[QRectF] = []

    def drawRoundedRect(self, box: QRectF, *_radius: float) -> None:  # noqa: N802 - Qt's name
        self.boxes.append(box)

    def __getattr__(self, _name: str):
        return lambda *_given: None


@pytest.mark.parametrize("members", [1, 4, 16])
def test_each_member_and_each_copy_has_its_sign(members) -> None:
    plan = plan_with(members=members, databases=16, copies=members, failures=0)
    card, area = dag_card(plan.designs[0].dags[0], plan, None), QRectF(0, 0, 150, 18)
    for paint in (_paint_servers, _paint_copies):
        painter = Recorded()
        paint(painter, area, card, LIGHT)
        assert len(painter.boxes) == members
        assert all(box.right() <= area.right() and box.width() > 3.0 for box in painter.boxes)


def test_a_placed_card_stands_below_a_site_that_grows_or_comes_over_it() -> None:
    plan = sample("two-site-dag")
    (dag,) = plan.designs[0].dags
    box = arrange(plan, plan.designs[0]).boxes[dag.id]
    placed = edits.place(plan, {dag.id: Position(box.x, box.y)}).apply(plan)
    assert arrange(placed, placed.designs[0]).boxes[dag.id] == box
    grown = placed
    for _ in range(3):
        grown = edits.duplicate(grown, [grown.designs[0].dags[0].members[0]]).apply(grown)
    boxes = arrange(grown, grown.designs[0]).boxes
    assert not any(boxes[dag.id].overlaps(boxes[site.id]) for site in grown.sites)
    assert boxes[dag.id].y > box.y


def test_singular_and_none_are_words() -> None:
    plan = plan_with(members=1, databases=8, copies=1, failures=0)
    card = dag_card(plan.designs[0].dags[0], plan, evaluate(plan, plan.designs[0].id, library()))
    assert (card.failures, card.failures_note) == ("Survives no failure", "1 vote left, 1 needed")


def test_a_group_above_its_ceiling_does_not_survive_the_failure() -> None:
    plan = plan_with(databases=8, mailboxes=60_000, failures=1)
    numbers = evaluate(plan, plan.designs[0].id, library())
    card = dag_card(plan.designs[0].dags[0], plan, numbers)
    assert card.gauge.worst > card.gauge.ceiling
    assert (card.survived, card.failures) == (False, "Survives no failure")
    assert card.failures_note.endswith("without a failure")


def test_at_medium_detail_the_card_says_what_limits_as_well(make_canvas, written) -> None:
    plan = sample("two-site-dag")
    canvas = make_canvas(plan)
    canvas.context.scene.source.evaluation = evaluate(plan, plan.designs[0].id, library())
    painted(canvas, Detail.MEDIUM, 0.71)
    texts = [text for text, _ in written]
    assert texts == [
        "DAG-1",
        "Disk space 78 %",
        "4 copies · Survives 2 failures",
        "Disk space: room for 1,691 mailboxes",
    ]


@pytest.mark.parametrize("zoom", [0.62, 0.71, 0.79, 1.0])
@pytest.mark.parametrize("bandwidth", [0.064, 1000.0, 10000.0])
def test_the_label_of_a_link_is_never_cut(make_canvas, monkeypatch, zoom, bandwidth) -> None:
    plan = sample("two-site-dag")
    canvas = make_canvas(evolve(plan, links=[evolve(link, bandwidth_mbit_s=bandwidth) for link in plan.links]))
    drawn = []
    monkeypatch.setattr(card_text, "draw_line", lambda _painter, area, text, _colour, size, **_: drawn.append(
        text == card_text.elided(text, area.width(), size)))  # fmt: skip
    label = canvas.context.scene.items_by_id[plan.links[0].id].label
    pixels = QPixmap(300, 100)
    painter = QPainter(pixels)
    label.paint_card(painter, Detail.FULL if zoom == 1.0 else Detail.MEDIUM, zoom)
    painter.end()
    assert drawn == [True, True]
