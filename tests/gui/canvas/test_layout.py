"""Automatic layout: nothing overlaps, given positions are kept, moving one card moves no other."""

import tracemalloc
from itertools import combinations

import pytest
from attrs import evolve
from hypothesis import example, given
from hypothesis import strategies as st

from models.plan.entities import Design, Host, Plan, Population, Processor, Server, Site, Users, Vm
from models.plan.position import Position
from planner.canvas.boxes import Box
from planner.canvas.edges import label_places, link_curve, wire_curve
from planner.canvas.free_places import nearest_free
from planner.canvas.layout import PAD, SITE_HEADER, Slot, arrange, flow, note_box, size_of, vm_cell
from planner.canvas.rearranging import arrange_after
from tests.growing import steps

CORES = Processor(cores=8, clock_mhz=2660)
SERVER = Server(id="p", name="P", site="s", exchange="2010", processor=CORES, memory_mb=512)
HOST = Host(id="h", name="H", site="s", hypervisor="x", processor=CORES, memory_mb=16384)
VM = Vm(id="v", name="V", host="h", exchange="2010", vcpus=2, memory_mb=4096)
PEOPLE = Population(id="o", name="O", site="s", mailboxes=9)

places = st.none() | st.builds(Position, x=st.floats(-300, 1500), y=st.floats(-300, 1500))
counts = st.integers(0, 7)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    sites, populations, machines = [], [], []
    for at in range(draw(st.integers(0, 5))):
        site = f"s{at}"
        sites.append(Site(id=site, name=site, position=draw(places)))
        for number in range(draw(st.integers(0, 3))):
            users = Users(outlook=draw(st.integers(0, 1)), owa=1, pop3=1, imap4=1, ews=1)
            populations.append(evolve(PEOPLE, id=f"{site}o{number}", site=site, users=users, position=draw(places)))
        for number in range(draw(counts)):
            machines.append(evolve(SERVER, id=f"{site}p{number}", site=site, position=draw(places)))
        for number in range(draw(st.integers(0, 3))):
            host = f"{site}h{number}"
            machines.append(evolve(HOST, id=host, site=site, position=draw(places)))
            machines += [evolve(VM, id=f"{host}v{vm}", host=host) for vm in range(draw(counts))]
    design = Design(id="d", name="D", machines=tuple(machines))
    return Plan(sites=tuple(sites), populations=tuple(populations), designs=(design,))


def groups(plan: Plan) -> list[list[tuple[str, bool]]]:
    """Ids in the same container, each with whether its position was given."""
    machines = plan.designs[0].machines
    cards = [*plan.populations, *(machine for machine in machines if not isinstance(machine, Vm))]
    groups = [[(site.id, site.position is not None) for site in plan.sites]]
    groups += [[(card.id, card.position is not None) for card in cards if card.site == site.id] for site in plan.sites]
    hosts = [machine.id for machine in machines if isinstance(machine, Host)]
    return groups + [[(vm.id, False) for vm in machines if isinstance(vm, Vm) and vm.host == host] for host in hosts]


@given(plans())
def test_nothing_overlaps_that_was_not_put_so(plan: Plan) -> None:
    boxes = arrange(plan, plan.designs[0]).boxes
    for group in groups(plan):
        for (name, name_given), (other, other_given) in combinations(group, 2):
            if not (name_given and other_given):
                assert not boxes[name].overlaps(boxes[other]), (name, other)


@given(plans())
def test_everything_is_inside_its_container(plan: Plan) -> None:
    layout = arrange(plan, plan.designs[0])
    for site in plan.sites:
        for identifier in (*layout.contents.populations[site.id], *layout.contents.physical[site.id]):
            assert is_inside(layout.boxes[identifier], layout.boxes[site.id], PAD, SITE_HEADER)
    for host, vms in layout.contents.vms.items():
        for vm in vms:
            assert is_inside(layout.boxes[vm], layout.boxes[host], 12, 100)


def is_inside(box: Box, container: Box, left: float, top: float) -> bool:
    return box.x >= left and box.y >= top and box.right <= container.width and box.bottom <= container.height


@given(plans())
def test_given_places_are_kept_unless_a_site_would_cover_another(plan: Plan) -> None:
    boxes = arrange(plan, plan.designs[0]).boxes
    for site in plan.sites:
        if site.position is not None and all(other.position is None for other in plan.sites if other is not site):
            assert (boxes[site.id].x, boxes[site.id].y) == (site.position.x, site.position.y)
    for machine in plan.designs[0].machines:
        if machine.position is not None:
            assert boxes[machine.id].x == max(machine.position.x, PAD)
            assert boxes[machine.id].y == max(machine.position.y, SITE_HEADER)


def test_moving_one_card_away_moves_no_other() -> None:
    slots = [Slot(str(number), (100.0, 80.0)) for number in range(7)]
    before = flow(slots, (16, 16), 2.0)
    moved = [evolve(slot, given=(2000.0, 2000.0)) if slot.id == "2" else slot for slot in slots]
    after = flow(moved, (16, 16), 2.0)
    assert {name: box for name, box in after.items() if name != "2"} == {
        name: box for name, box in before.items() if name != "2"
    }


def test_a_card_put_on_an_automatic_one_pushes_it_on() -> None:
    slots = [Slot("a", (100.0, 80.0)), Slot("b", (100.0, 80.0), given=(0.0, 0.0))]
    boxes = flow(slots, (16, 16), 2.0)
    assert boxes["b"] == Box(0, 0, 100, 80)
    assert not boxes["a"].overlaps(boxes["b"])


def test_a_small_plan_fits_a_window_at_a_readable_zoom() -> None:
    sites = [Site(id=name, name=name) for name in ("a", "b", "c")]
    machines = [evolve(HOST, id=f"{site.id}h{number}", site=site.id) for site in sites for number in range(2)]
    machines += [evolve(VM, id=f"{host.id}v{number}", host=host.id) for host in machines for number in range(3)]
    plan = Plan(
        sites=sites,
        populations=[evolve(PEOPLE, id=f"{site.id}o", site=site.id) for site in sites],
        designs=(Design(id="d", name="D", machines=machines),),
    )
    boxes = arrange(plan, plan.designs[0]).boxes
    width = max(boxes[site.id].right for site in sites)
    height = max(boxes[site.id].bottom for site in sites)
    assert min(930 / width, 500 / height) > 0.4


def test_vms_stand_in_two_columns_and_the_note_beside_or_below_them() -> None:
    cells = [vm_cell(number, 5) for number in range(5)]
    assert cells[0].y == cells[1].y < cells[2].y


@pytest.mark.parametrize("count", [1, 2, 3, 12, 13, 15, 27, 28, 76, 77, 300])
def test_vms_and_the_note_have_their_room_on_a_host(count: int) -> None:
    width, height = size_of(HOST, count)
    cells = [vm_cell(number, count) for number in range(count)]
    note = note_box(count)
    assert not any(note.overlaps(box) for box in cells)
    assert max(box.right for box in (note, *cells)) < width
    assert max(box.bottom for box in (note, *cells)) < height


def test_a_host_of_many_vms_grows_wider_as_it_grows_taller() -> None:
    """A host of 76 VMs was two wide and 38 tall."""
    sizes = {count: size_of(HOST, count) for count in range(1, 400)}
    assert {sizes[count][0] for count in range(1, 13)} == {size_of(HOST)[0]}
    assert all(height < 2.3 * width for width, height in sizes.values())
    assert max(height for count, (_, height) in sizes.items() if count <= 76) < 1_600


def way(box: Box, other: Box) -> float:
    return abs(box.x - other.x) + abs(box.y - other.y)


@given(st.lists(st.tuples(st.integers(16, 900), st.integers(40, 900)), max_size=8), st.integers(16, 900))
@example([(16, 680), (97, 40), (97, 305), (656, 40), (656, 322)], 16)
@example([(16, 106), (17, 680), (33, 40)], 16)
def test_the_nearest_free_place_is_free_and_none_is_nearer(corners: list[tuple[int, int]], at: int) -> None:
    others, wanted = [Box(x, y, 224, 160) for x, y in corners], Box(at, max(at, 40), 320, 200)
    found = nearest_free(wanted, others)
    assert not any(found.overlaps(other) for other in others)
    assert min(found.x - PAD, found.y - SITE_HEADER) >= 0
    near = [other for other in others if max(abs(other.x - wanted.x), abs(other.y - wanted.y)) < 640]
    beside = [(other.right + 16, wanted.y) for other in near] + [(other.x - 16 - 320, wanted.y) for other in near]
    beside += [(wanted.x, other.bottom + 16) for other in near] + [(wanted.x, other.y - 16 - 200) for other in near]
    for place in (Box(x, y, 320, 200) for x, y in beside if x >= PAD and y >= SITE_HEADER):
        blocked = any(place.overlaps(other) for other in others)
        assert blocked or way(found, wanted) <= way(place, wanted)


def test_links_run_from_edge_to_edge_and_labels_keep_clear() -> None:
    boxes = {"a": Box(0, 0, 300, 300), "b": Box(420, 0, 300, 300), "c": Box(0, 400, 300, 200)}
    curves = {"ab": link_curve(boxes["a"], boxes["b"]), "ac": link_curve(boxes["c"], boxes["a"])}
    assert (curves["ab"].start, curves["ab"].end) == ((300, 150), (420, 150))
    assert (curves["ac"].start, curves["ac"].end) == ((150, 300), (150, 400))
    middles = label_places(curves, tuple(boxes.values()))
    for x, y in middles.values():
        label = Box(x - 56, y - 20, 112, 40)
        assert not any(label.overlaps(box) for box in boxes.values())


def test_wires_end_at_the_top_of_the_machine() -> None:
    curve = wire_curve(Box(16, 40, 320, 96), Box(352, 168, 320, 200))
    assert curve.start[1] == 136
    assert curve.end == (512, 168)
    assert curve.at(0) == curve.start


@given(st.lists(st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6), st.floats(1, 900)), max_size=12))
def test_a_free_place_is_found_whatever_the_numbers(given_places: list[tuple[float, float, float]]) -> None:
    slots = [Slot(f"g{at}", (size, size), given=(x, y)) for at, (x, y, size) in enumerate(given_places)]
    slots += [Slot(f"a{at}", (size / 3, size / 7)) for at, (_x, _y, size) in enumerate(given_places)]
    boxes = flow(slots, (112.1, 64.7), 1.8)
    for name, other in combinations(boxes, 2):
        assert name[0] == other[0] == "g" or not boxes[name].overlaps(boxes[other])


@given(plans())
def test_nothing_overlaps_in_a_tidied_plan(plan: Plan) -> None:
    machines = tuple(
        machine if isinstance(machine, Vm) else evolve(machine, position=None) for machine in plan.designs[0].machines
    )
    tidied = Plan(
        sites=tuple(evolve(site, position=None) for site in plan.sites),
        populations=tuple(evolve(population, position=None) for population in plan.populations),
        designs=(evolve(plan.designs[0], machines=machines),),
    )
    boxes = arrange(tidied, tidied.designs[0]).boxes
    for group in groups(tidied):
        for (name, _), (other, _) in combinations(group, 2):
            assert not boxes[name].overlaps(boxes[other]), (name, other)


def test_a_card_far_from_the_others_takes_no_more_ground_than_they_do() -> None:
    far = evolve(SERVER, position=Position(x=2e5, y=2e5))
    sites = (Site(id="s", name="S", position=Position(x=0, y=0)), Site(id="t", name="T"))
    plan = Plan(sites=sites, designs=(Design(id="d", name="D", machines=(far,)),))
    tracemalloc.start()
    boxes = arrange(plan, plan.designs[0]).boxes
    _now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert not boxes["s"].overlaps(boxes["t"])
    assert most < 1_000_000


def test_the_work_for_labels_grows_with_the_links() -> None:
    """Between ever more sites, and between the same ones, where most labels find no free place."""

    def work(sites: int, links: int) -> int:
        boxes = [Box(at % 10 * 400, at // 10 * 200, 256, 128) for at in range(sites)]
        curves = {f"{at}": link_curve(boxes[at % sites], boxes[(at + 1 + at // sites) % sites]) for at in range(links)}
        return steps(lambda: label_places(curves, boxes))

    assert work(200, 200) < 4.8 * work(50, 50)


def shown_anew(hosts: int) -> int:
    """Return the steps that it takes to arrange another design with so many hosts, each with a VM."""
    one, other = (
        Design(
            id=name,
            name=name,
            machines=[
                row
                for number in range(hosts)
                for row in (
                    evolve(HOST, id=f"{name}-h{number}"),
                    evolve(VM, id=f"{name}-v{number}", host=f"{name}-h{number}"),
                )
            ],
        )
        for name in ("one", "other")
    )
    plan = Plan(sites=[Site(id="s", name="S")], designs=[one, other])
    before = arrange(plan, one)
    return steps(lambda: arrange_after(before, plan, other))


def test_showing_another_design_takes_as_long_as_it_is_large():
    shown_anew(1)
    assert shown_anew(200) < 4.8 * shown_anew(50)
