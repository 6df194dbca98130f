"""Designs as GraphML: one flat graph of sites, populations and machines, for programs that reckon with graphs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from models.exporters.diagram import Diagram, Line, Node, Value

NAMESPACE = "http://graphml.graphdrawing.org/xmlns"
# What an edge stands for besides links and members: that one holds the other.
HOLDS = "holds"


def graphml_bytes(diagrams: Sequence[Diagram]) -> bytes:
    """Return designs as the bytes of a GraphML file; what all share is in it once."""
    nodes = dict(_nodes(diagrams))
    edges = dict(_edges(diagrams))
    root = Element("graphml", {"xmlns": NAMESPACE})
    keys = {
        **_add_keys(root, "node", nodes.values()),
        **_add_keys(root, "edge", (data for _, _, data in edges.values())),
    }
    graph = SubElement(root, "graph", {"id": "plan", "edgedefault": "undirected"})
    for name, data in nodes.items():
        _add_data(SubElement(graph, "node", {"id": name}), "node", data, keys)
    for name, (source, target, data) in edges.items():
        _add_data(SubElement(graph, "edge", {"id": name, "source": source, "target": target}), "edge", data, keys)
    ElementTree.indent(root, " ")
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _nodes(diagrams: Iterable[Diagram]) -> Iterator[tuple[str, Mapping[str, Value]]]:
    for diagram in diagrams:
        for node in diagram.nodes:
            yield node.id, {"label": node.name, "kind": node.kind, **_design(node, diagram), **node.data}


def _design(node: Node, diagram: Diagram) -> Mapping[str, Value]:
    return {} if node.kind in {"site", "population"} else {"design": diagram.name}


def _edges(diagrams: Iterable[Diagram]) -> Iterator[tuple[str, tuple[str, str, Mapping[str, Value]]]]:
    for diagram in diagrams:
        for line in diagram.lines:
            yield line.id, _link(line)
        for node in diagram.nodes:
            if node.inside:
                yield f"{node.inside}/{node.id}", (node.inside, node.id, {"kind": HOLDS})


def _link(line: Line) -> tuple[str, str, Mapping[str, Value]]:
    source, target = line.ends
    return source, target, {"kind": line.kind, "label": line.words, **line.data}


def _add_keys(root: Element, owner: str, rows: Iterable[Mapping[str, Value]]) -> dict[tuple[str, str], str]:
    numbers: dict[str, bool] = {}
    for data in rows:
        for name, value in data.items():
            numbers[name] = numbers.get(name, True) and not isinstance(value, str)
    keys = {(owner, name): f"{owner}_{name}" for name in numbers}
    for name, is_number in numbers.items():
        kind = "double" if is_number else "string"
        SubElement(root, "key", {"id": keys[owner, name], "for": owner, "attr.name": name, "attr.type": kind})
    return keys


def _add_data(element: Element, owner: str, data: Mapping[str, Value], keys: Mapping[tuple[str, str], str]) -> None:
    for name, value in data.items():
        SubElement(element, "data", {"key": keys[owner, name]}).text = str(value)
