"""A plan as a drawing and as a graph that other programs open, read back by a parser of XML."""

from collections import Counter
from xml.etree import ElementTree

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.exporters.diagram import diagram_of
from models.exporters.drawio import drawio_bytes
from models.exporters.graphml import NAMESPACE, graphml_bytes
from planner.canvas.layout import arrange
from planner.presenters.samples import read_sample

PLAN = read_sample(resources.folder(), "three-sites")
DAGS = read_sample(resources.folder(), "two-site-dag")
LIBRARY = read_library(resources.folder())


def diagrams(plan=PLAN):
    return [diagram_of(plan, design, evaluate(plan, design.id, LIBRARY)) for design in plan.designs]


def drawn(plan=PLAN):
    pages = [(diagram, places_of(plan, plan.design(diagram.id))) for diagram in diagrams(plan)]
    return ElementTree.fromstring(drawio_bytes(pages))


def places_of(plan, design):
    boxes = arrange(plan, design).boxes.items()
    return {name: (box.x, box.y, box.width, box.height) for name, box in boxes}


def objects(page):
    return {found.get("id"): found for found in page.iter("object")}


def area(found):
    place = found.find("mxCell/mxGeometry")
    return [float(place.get(name)) for name in ("x", "y", "width", "height")]


def test_a_drawing_has_a_page_for_each_design_with_all_that_is_in_it():
    root = drawn()
    assert root.tag == "mxfile"
    assert [page.get("name") for page in root] == [design.name for design in PLAN.designs]
    shared = {row.id for row in (*PLAN.sites, *PLAN.populations, *PLAN.links)}
    for page, design in zip(root, PLAN.designs, strict=True):
        assert set(objects(page)) == shared | {machine.id for machine in design.machines}
        ids = Counter(cell.get("id") for cell in (*page.iter("object"), *page.iter("mxCell")) if cell.get("id"))
        assert set(ids.values()) == {1}


def test_vms_stand_inside_their_host_and_machines_inside_their_site():
    vms = 0
    for page, design in zip(drawn(), PLAN.designs, strict=True):
        found = objects(page)
        for machine in design.machines:
            holder = machine.host if machine.kind == "vm" else machine.site
            assert found[machine.id].find("mxCell").get("parent") == holder
            x, y, width, height = area(found[machine.id])
            *_, outer_width, outer_height = area(found[holder])
            assert x >= 0 and y >= 0 and x + width <= outer_width and y + height <= outer_height
            vms += machine.kind == "vm"
    assert vms


def test_links_join_the_sites_and_say_their_speed():
    found = objects(drawn()[0])
    for link in PLAN.links:
        cell = found[link.id].find("mxCell")
        assert (cell.get("source"), cell.get("target")) == link.ends
        assert found[link.id].get("label").endswith(" Mbit/s")
        assert float(found[link.id].get("bandwidth_mbit_s")) == link.bandwidth_mbit_s


def test_the_fields_are_data_and_the_gauges_are_said():
    design = PLAN.designs[0]
    numbers, found = evaluate(PLAN, design.id, LIBRARY), objects(drawn()[0])
    known = 0
    for machine in design.machines:
        drawn_one = found[machine.id]
        assert drawn_one.get("memory_mb") == str(machine.memory_mb)
        gauge = numbers.gauge(machine.id, "cpu")
        if gauge.utilization is None:
            assert drawn_one.get("use_cpu_percent") is None
            continue
        known += 1
        assert float(drawn_one.get("use_cpu_percent")) == pytest.approx(gauge.utilization * 100, rel=0.01)
        name, *lines = drawn_one.get("label").split("\n")
        assert name == machine.name
        assert f"CPU {gauge.utilization * 100:.0f} %" in lines
    assert known


def test_a_group_is_joined_with_its_members_and_says_what_failures_do():
    for page, design in zip(drawn(DAGS), DAGS.designs, strict=True):
        found, (dag,) = objects(page), design.dags
        numbers = evaluate(DAGS, design.id, LIBRARY).dags[dag.id]
        group = found[dag.id]
        assert group.get("kind") == "dag" and group.get("databases") == "24"
        assert float(group.get("room_mailboxes")) == numbers.room
        assert f"CPU in the worst failure {numbers.worst.cpu.utilization * 100:.0f} %" in group.get("label")
        lines = [each.find("mxCell") for each in found.values() if each.get("kind") == "member"]
        assert {(line.get("source"), line.get("target")) for line in lines} == {(dag.id, name) for name in dag.members}


def test_a_graph_joins_groups_with_their_members():
    root = ElementTree.fromstring(graphml_bytes(diagrams(DAGS)))
    edges = {(edge.get("source"), edge.get("target")) for edge in root.iter(f"{{{NAMESPACE}}}edge")}
    for design in DAGS.designs:
        assert {(dag.id, name) for dag in design.dags for name in dag.members} <= edges


def test_what_is_not_known_is_left_out_and_never_0():
    design = PLAN.designs[0]
    numbers, found = evaluate(PLAN, design.id, LIBRARY), objects(drawn()[0])
    unknown = [machine.id for machine in design.machines if numbers.gauge(machine.id, "network").utilization is None]
    assert unknown
    assert not any(found[name].get("use_network_percent") for name in unknown)


def test_words_of_a_stranger_are_plain_text():
    plan = evolve(PLAN, sites=[evolve(PLAN.sites[0], name="<b>x</b> & %label%"), *PLAN.sites[1:]])
    first = objects(drawn(plan)[0])[PLAN.sites[0].id]
    assert first.get("label") == "<b>x</b> & %label%"
    assert "placeholders" not in first.attrib
    assert all("html=0" in cell.get("style") for cell in drawn(plan).iter("mxCell") if cell.get("style"))


def test_a_graph_has_all_of_it_once_and_numbers_as_numbers():
    root = ElementTree.fromstring(graphml_bytes(diagrams()))
    space = {"g": NAMESPACE}
    keys = {key.get("id"): key for key in root.findall("g:key", space)}
    nodes = {
        node.get("id"): {keys[data.get("key")].get("attr.name"): data.text for data in node}
        for node in root.iterfind("g:graph/g:node", space)
    }
    machines = [machine for design in PLAN.designs for machine in design.machines]
    assert set(nodes) == {row.id for row in (*PLAN.sites, *PLAN.populations, *machines)}
    for machine in machines:
        assert nodes[machine.id]["label"] == machine.name
        assert float(nodes[machine.id]["memory_mb"]) == machine.memory_mb
    assert {key.get("attr.type") for key in keys.values() if key.get("attr.name") == "memory_mb"} == {"double"}
    edges = [(edge.get("source"), edge.get("target")) for edge in root.iterfind("g:graph/g:edge", space)]
    assert {link.ends for link in PLAN.links} <= set(edges)
    assert {(machine.host, machine.id) for machine in machines if machine.kind == "vm"} <= set(edges)
    assert all(end in nodes for ends in edges for end in ends)


def test_what_is_a_placeholder_is_no_data():
    design = PLAN.designs[1]
    host = next(machine for machine in design.machines if machine.kind == "host")
    lacking = evolve(host, hardware_unknown=True, known_hardware=("memory",))
    plan = PLAN.with_design(evolve(design, machines=[lacking if row is host else row for row in design.machines]))
    found = objects(drawn(plan)[1])[host.id]
    assert not {"processor_cores", "processor_clock_mhz"} & {*found.attrib}
    assert found.get("memory_mb") == str(host.memory_mb)
