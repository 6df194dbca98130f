"""Automatic layout: given positions are kept, everything else gets a tidy one. Pure, and linear in the plan.

The flow reserves a slot for items with a given position, too, so that moving a card moves no other.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil, sqrt
from statistics import fmean

from attrs import evolve, field, frozen

from models.plan.entities import Design, Entity, Plan, Population
from models.plan.queries import site_of
from planner.canvas.boxes import Box, Occupied, apart, hull_of, transposed_all
from planner.presenters import cards, topology

PAD = 16
SITE_HEADER = 40
SITE_LEAST = (256.0, 128.0)
CARD_GAP = 16
POPULATION_GAP = 32
SITE_GAP = (112.0, 64.0)
SERVER = (224.0, 160.0)
WIDE = 320.0
CARD_PAD = 12
HOST_HEAD = 112
HOST_EMPTY = 44
NOTE_HEIGHT = 24
VM = (144.0, 88.0)
VM_GAP = 8
# The fewest columns of VMs on a host, and how many rows each column allows before there is one more.
VM_COLUMNS, ROWS_PER_COLUMN = 2, 3
POPULATION_HEAD = 60
DAG = (560.0, 104.0)
DAG_GAP = 56.0
LEGEND_HEIGHT = 36
LEGEND_COLUMNS = 4
# Aspect ratio (width to height) of a group of cards; rows of unequal cards waste some of it.
SITE_SHAPE = 1.8
CANVAS_SHAPE = 1.9
# Up to this number of sites, every way to break them into rows or columns is tried.
MOST_TRIED = 24


@frozen
class Slot:
    """An item to lay out: its size, its given position, and whether it begins a new row."""

    id: str
    size: tuple[float, float]
    given: tuple[float, float] | None = None
    begins_row: bool = False


@frozen
class Layout:
    """The boxes of all items: of sites on the canvas, of cards in their site, of VMs in their host."""

    boxes: dict[str, Box]
    contents: topology.Contents = field(factory=lambda: topology.Contents({}, {}, {}))
    # The state that it shows.
    of: tuple[Plan, Design | None] | None = field(default=None, eq=False, repr=False)


def arrange(plan: Plan, design: Design | None) -> Layout:
    """Return the layout of a plan with one of its designs."""
    contents = topology.contents_of(plan, design)
    machines = design.machines if design else ()
    rows: dict[str, Entity] = {row.id: row for row in (*plan.populations, *machines) if row.kind != "vm"}
    boxes: dict[str, Box] = {}
    sizes = {}
    for site in plan.sites:
        inside = inside_site(site.id, contents, rows)
        sizes[site.id] = site_size(inside.values())
        boxes.update(inside)
    for vms in contents.vms.values():
        boxes.update(on_host(vms))
    placed = site_boxes(plan, sizes)
    return Layout(boxes | placed | dag_boxes(design, placed), contents, (plan, design))


def dag_boxes(design: Design | None, sites: Mapping[str, Box]) -> dict[str, Box]:
    """Return the boxes of the cards of DAGs: below all sites, in the order of those of their members, or as placed.

    A card that was placed where a site has grown or come since then stands below that site.
    """
    if design is None or not design.dags:
        return {}
    hull = hull_of([*sites.values()]) if sites else Box(0, 0, 0, 0)
    groups = sorted(design.dags, key=topology.order_of)
    groups.sort(key=lambda dag: fmean(sites[site_of(design, design.by_id[member])].x for member in dag.members))
    slots = [Slot(dag.id, DAG, _given(dag)) for dag in groups]
    # Under the middle of the sites, where all of them fit beside each other.
    left = hull.x + max((hull.width + CARD_GAP - len(slots) * (DAG[0] + CARD_GAP)) / 2, 0.0)
    wished = flow(slots, (CARD_GAP, DAG_GAP), CANVAS_SHAPE, (left, hull.bottom + DAG_GAP))
    boxes: dict[str, Box] = {}
    for name, box in wished.items():
        boxes[name] = _below(box, [*sites.values(), *boxes.values()])
    return boxes


def _below(box: Box, taken: Sequence[Box]) -> Box:
    """Return where a box stands that makes way downwards for those that it would cover."""
    covered = [other for other in taken if box.overlaps(other)]
    while covered:
        box = evolve(box, y=max(other.bottom for other in covered) + DAG_GAP)
        covered = [other for other in taken if box.overlaps(other)]
    return box


def site_boxes(plan: Plan, sizes: Mapping[str, tuple[float, float]]) -> dict[str, Box]:
    """Return the boxes of the sites, by id, from their sizes."""
    slots = [Slot(site.id, sizes[site.id], _given(site)) for site in sorted(plan.sites, key=topology.order_of)]
    tidy = _best_shaped(slots, SITE_GAP, CANVAS_SHAPE)
    # A site is as large as its design needs, so one placed beside it may have to give way.
    return apart(keep_given(slots, tidy, SITE_GAP), SITE_GAP)


def on_host(vms: Sequence[str]) -> dict[str, Box]:
    """Return the boxes of the VMs of a host."""
    return {identifier: vm_cell(number, len(vms)) for number, identifier in enumerate(vms)}


def flow(
    slots: Sequence[Slot], gap: tuple[float, float], shape: float, corner: tuple[float, float] = (0, 0)
) -> dict[str, Box]:
    """Return a box for every slot: at the given position, or in rows without overlap.

    Parameters
    ----------
    gap : (2,) [px]
        Least distance across and down.
    shape : float
        Aspect ratio (width to height) of the result.
    corner : (2,) [px]
        Where the first row begins; given positions need not be right of and below it.
    """
    return keep_given(slots, _in_rows(slots, gap, _row_width(slots, gap, shape), corner), gap, corner[0])


def keep_given(
    slots: Sequence[Slot], rows: dict[str, Box], gap: tuple[float, float], left: float = 0.0
) -> dict[str, Box]:
    """Return boxes at the given positions, and for other slots their box of the flow or the next free one."""
    placed = {slot.id: Box(*slot.given, *slot.size) for slot in slots if slot.given is not None}
    if not placed:
        return rows
    occupied = Occupied(gap)
    for box in placed.values():
        occupied.add(box)
    limit = max(box.right for box in rows.values())
    for slot in slots:
        if slot.given is None:
            placed[slot.id] = _free_place(rows[slot.id], occupied, left, limit, gap)
            occupied.add(placed[slot.id])
    return placed


@lru_cache(maxsize=4_096)
def vm_cell(number: int, vm_count: int) -> Box:
    """Return the box of one of so many VMs on their host: a cell of its grid."""
    row, column = divmod(number, _columns(vm_count))
    return Box(CARD_PAD + column * (VM[0] + VM_GAP), HOST_HEAD + row * (VM[1] + VM_GAP), *VM)


def note_box(vm_count: int) -> Box:
    """Return the box of a host's note: the free cell of its grid, else below it."""
    cell = vm_cell(vm_count, vm_count)
    if vm_count % _columns(vm_count):
        return Box(cell.x + VM_GAP, cell.y + VM_GAP, cell.width - VM_GAP, cell.height - VM_GAP)
    return Box(CARD_PAD, cell.y, host_size(vm_count)[0] - 2 * CARD_PAD, NOTE_HEIGHT - VM_GAP)


def size_of(row: Entity, vm_count: int = 0) -> tuple[float, float]:
    """Return the size of a card."""
    if isinstance(row, Population):
        lines = max(ceil(len(cards.protocol_shares(row)) / LEGEND_COLUMNS), 1)
        return WIDE, POPULATION_HEAD + LEGEND_HEIGHT * lines
    return host_size(vm_count) if row.kind == "host" else SERVER


def host_size(vm_count: int) -> tuple[float, float]:
    """Return the size of a host's card with so many VMs: with many, it grows wider as it grows taller."""
    columns = _columns(vm_count)
    width = 2 * CARD_PAD + columns * (VM[0] + VM_GAP) - VM_GAP
    if not vm_count:
        return width, HOST_HEAD + HOST_EMPTY + CARD_PAD
    note = 0 if vm_count % columns else NOTE_HEIGHT
    return width, HOST_HEAD + ceil(vm_count / columns) * (VM[1] + VM_GAP) - VM_GAP + note + CARD_PAD


def inside_site(site_id: str, contents: topology.Contents, rows: Mapping[str, Entity]) -> dict[str, Box]:
    """Return the boxes of the cards in a site."""
    slots = []
    for number, identifier in enumerate((*contents.populations[site_id], *contents.physical[site_id])):
        row = rows[identifier]
        begins_row = number > 0 and number == len(contents.populations[site_id])
        size = size_of(row, len(contents.vms.get(identifier, ())))
        slots.append(Slot(identifier, size, _given(row, PAD, SITE_HEADER), begins_row))
    return flow(slots, (CARD_GAP, CARD_GAP), SITE_SHAPE, (PAD, SITE_HEADER))


def _given(row: Entity, least_x: float | None = None, least_y: float | None = None) -> tuple[float, float] | None:
    position = getattr(row, "position", None)
    if position is None:
        return None
    if least_x is None or least_y is None:
        return position.x, position.y
    return max(position.x, least_x), max(position.y, least_y)


def site_size(boxes: Iterable[Box]) -> tuple[float, float]:
    """Return the size of a site that contains the boxes."""
    width, height = SITE_LEAST
    for box in boxes:
        width, height = max(width, box.right + PAD), max(height, box.bottom + PAD)
    return width, height


def _best_shaped(slots: Sequence[Slot], gap: tuple[float, float], shape: float) -> dict[str, Box]:
    """Return the boxes in rows or in columns, whichever appear largest in a window of this aspect ratio."""
    if len(slots) > MOST_TRIED:
        return _in_rows(slots, gap, _row_width(slots, gap, shape))
    lying = [evolve(slot, size=(slot.size[1], slot.size[0])) for slot in slots]
    back = (gap[1], gap[0])
    tries = [_in_rows(slots, gap, limit) for limit in _ends(slots, gap)]
    tries += [transposed_all(_in_rows(lying, back, limit)) for limit in _ends(lying, back)]
    return min(tries, key=lambda boxes: _extent(boxes, shape), default={})


def _ends(slots: Sequence[Slot], gap: tuple[float, float]) -> Iterable[float]:
    """Return every possible length of the first row."""
    widths = accumulate(slot.size[0] + gap[0] for slot in slots)
    widest = max((slot.size[0] for slot in slots), default=0.0)
    return sorted({max(width - gap[0], widest) for width in widths})


def _extent(boxes: dict[str, Box], shape: float) -> float:
    return max(*(max(box.right, shape * box.bottom) for box in boxes.values()), 0.0)


def _in_rows(
    slots: Sequence[Slot], gap: tuple[float, float], width: float, corner: tuple[float, float] = (0, 0)
) -> dict[str, Box]:
    limit = corner[0] + width
    boxes: dict[str, Box] = {}
    x, y, row_bottom = corner[0], corner[1], corner[1]
    for slot in slots:
        breadth, height = slot.size
        if slot.begins_row or (x > corner[0] and x + breadth > limit):
            x, y = corner[0], row_bottom + (POPULATION_GAP if slot.begins_row else gap[1])
        boxes[slot.id] = Box(x, y, breadth, height)
        x += breadth + gap[0]
        row_bottom = max(row_bottom, y + height)
    return boxes


def _row_width(slots: Sequence[Slot], gap: tuple[float, float], shape: float) -> float:
    area = sum((slot.size[0] + gap[0]) * (slot.size[1] + gap[1]) for slot in slots)
    two = sorted((slot.size[0] for slot in slots), reverse=True)[:2]
    return max(sqrt(area * shape), sum(two) + gap[0] * (len(two) - 1))


def _free_place(box: Box, occupied: Occupied, left: float, limit: float, gap: tuple[float, float]) -> Box:
    """Return the first free place: to the right, then further down."""
    while near := occupied.near(box):
        near = [other.grown(*gap) for other in near]  # the same sums as in `near`, or rounding loops forever
        x = max(other.right for other in near)
        if x + box.width <= limit:
            box = Box(x, box.y, box.width, box.height)
        else:
            y = min(other.bottom for other in near)
            box = Box(left, max(y, box.y + 1), box.width, box.height)
    return box


def _columns(vm_count: int) -> int:
    """Return the number of columns of a host's VMs: the fewest with few enough rows."""
    return max(VM_COLUMNS, ceil(sqrt(vm_count / ROWS_PER_COLUMN)))
