"""Designs as a draw.io file: a page for each, hosts as containers of their VMs, the fields of the plan as data.

All words are plain text there: no style of ours lets draw.io read a plan's words as HTML.
"""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from models.exporters.diagram import LINK, MEMBER, Diagram, Line, Node, Value

PLAIN = "html=0;whiteSpace=wrap;"
HEADED = "swimlane;startSize={head};collapsible=0;horizontal=1;align=center;verticalAlign=top;" + PLAIN
FLAT = "rounded=0;align=center;verticalAlign=middle;" + PLAIN
# The heads hold the name of a site, and the name and the gauges of a host, as on the canvas.
STYLES = {
    "site": HEADED.format(head=36) + "fillColor=#f1f3f6;swimlaneFillColor=#fafbfc;strokeColor=#8a94a6;",
    "host": HEADED.format(head=100) + "fillColor=#e8edf5;swimlaneFillColor=#ffffff;strokeColor=#4a6fa5;",
    "server": FLAT + "fillColor=#ffffff;strokeColor=#4a6fa5;",
    "vm": FLAT + "fillColor=#ffffff;strokeColor=#8a94a6;fontSize=10;",
    "dag": "rounded=1;align=center;verticalAlign=middle;fillColor=#ffffff;strokeColor=#4a6fa5;strokeWidth=2;" + PLAIN,
    "population": FLAT + "fillColor=#fff7e6;strokeColor=#b98a2f;dashed=1;",
}
LINES = {
    LINK: "endArrow=none;edgeStyle=none;strokeWidth=2;strokeColor=#4a6fa5;" + PLAIN,
    MEMBER: "endArrow=none;edgeStyle=orthogonalEdgeStyle;rounded=1;strokeWidth=1;strokeColor=#8a94a6;" + PLAIN,
}
TOP, LAYER = "0", "1"
# Names that mean something else to draw.io.
TAKEN = {"label", "id", "link", "tooltip", "placeholders"}


# The corner in what holds it, width and height [px].
Place = tuple[float, float, float, float]
SIDES = ("x", "y", "width", "height")


def drawio_bytes(pages: Sequence[tuple[Diagram, Mapping[str, Place]]]) -> bytes:
    """Return designs as the bytes of a draw.io file.

    Parameters
    ----------
    pages : sequence of Diagram and mapping of str to tuple of float (4)
        Each design, and where its boxes stand by id: corner in what holds it, width and height [px].
    """
    root = Element("mxfile", {"host": "Exchange Topology Planner", "type": "device"})
    for diagram, places in pages:
        page = SubElement(root, "diagram", {"id": diagram.id, "name": diagram.name})
        model = SubElement(page, "mxGraphModel", {"grid": "1", "gridSize": "8", "page": "0", "background": "#ffffff"})
        cells = SubElement(model, "root")
        SubElement(cells, "mxCell", {"id": TOP})
        SubElement(cells, "mxCell", {"id": LAYER, "parent": TOP})
        for node in diagram.nodes:
            _add_node(cells, node, places[node.id])
        for line in diagram.lines:
            _add_line(cells, line)
    ElementTree.indent(root, " ")
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _add_node(cells: Element, node: Node, place: Place) -> None:
    label = "\n".join((node.name, *node.lines))
    owner = _object(cells, node.id, label, {"kind": node.kind, **node.data})
    cell = SubElement(owner, "mxCell", {"style": STYLES[node.kind], "vertex": "1", "parent": node.inside or LAYER})
    sides = {name: f"{value:g}" for name, value in zip(SIDES, place, strict=True)}
    SubElement(cell, "mxGeometry", {**sides, "as": "geometry"})


def _add_line(cells: Element, line: Line) -> None:
    owner = _object(cells, line.id, line.words, {"kind": line.kind, **line.data})
    source, target = line.ends
    ends = {"source": source, "target": target}
    cell = SubElement(owner, "mxCell", {"style": LINES[line.kind], "edge": "1", "parent": LAYER, **ends})
    SubElement(cell, "mxGeometry", {"relative": "1", "as": "geometry"})


def _object(cells: Element, identifier: str, label: str, data: Mapping[str, Value]) -> Element:
    named = {f"{name}_" if name in TAKEN else name: str(value) for name, value in data.items()}
    return SubElement(cells, "object", {"label": label, **named, "id": identifier})
