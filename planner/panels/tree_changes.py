"""Changes single lines of the plan tree after an edit, so that an edit costs what it touches."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QModelIndex, SignalInstance

from models.plan.entities import Entity, Vm
from models.plan.kinds import KINDS, container_of, holds_vms, is_machine, is_virtual
from models.plan.queries import vms_by_host
from planner.panels.tree_lines import NO_LINE, TreeLines
from planner.presenters.plan_tree import TreeNode, machine_node, node_of, order_of

CARRIED = frozenset(name for name, kind in KINDS.items() if kind.container)
# More lines than these are not changed one by one.
MOST_CHANGED = 200


class ChangingLines(Protocol):
    """The part of the tree's model that is used here."""

    lines: TreeLines
    dataChanged: SignalInstance  # noqa: N815 - Qt's own name

    def index_of(self, identifier: str) -> QModelIndex:
        """Return the index of an item, or an invalid one."""

    def take_out(self, number: int) -> None:
        """Take a line out, with what stands in it."""

    def put_in(self, node: TreeNode, parent: int, row: int) -> None:
        """Put a line in, with what stands in it."""


def change_lines(model: ChangingLines, rows: Mapping[str, Entity], touched: frozenset[str]) -> bool:
    """Return whether lines could be renewed, taken out and put in one by one: no site or link is touched.

    Parameters
    ----------
    rows : mapping of str to Entity
        Everything on the canvas as it is now.
    touched : frozenset of str
        Ids of what came, went or changed.
    """
    lines = model.lines
    if len(touched) > MOST_CHANGED or not all(_is_carried(lines, name, rows.get(name)) for name in touched):
        return False
    holders = {lines.holder(name) for name in touched if lines.number_of(name) != NO_LINE}
    for name in touched:
        if lines.number_of(name) != NO_LINE and _has_moved(lines, lines.number_of(name), rows):
            model.take_out(lines.number_of(name))
    come = [rows[name] for name in touched if name in rows]
    vms = _vms_by_host([row for row in come if lines.number_of(row.id) == NO_LINE], rows)
    # A host brings its VMs along, so it comes before those that come by themselves.
    for row in sorted(come, key=is_virtual):
        node = node_of(row, vms.get(row.id, ()))
        if node is not None and lines.number_of(row.id) == NO_LINE:
            _put_in(model, node, row, rows)
        elif node is not None and not holds_vms(row):
            _renew(model, node)
    # Hosts say how many VMs stand on them, so they come last.
    holders |= {row.id if holds_vms(row) else container_of(row) for row in come}
    for host in filter(holds_vms, map(rows.get, holders)):
        children = lines.children(lines.number_of(host.id))
        standing = (rows[lines.node(child).id] for child in children)
        _renew(model, machine_node(host, list(filter(is_virtual, standing))))
    return True


def renew_lines(model: ChangingLines, nodes: Sequence[TreeNode]) -> None:
    """Show other words in the same lines."""
    for node in nodes:
        _renew(model, node)
        renew_lines(model, node.children)


def _renew(model: ChangingLines, node: TreeNode) -> None:
    if model.lines.renew(model.lines.number_of(node.id), node):
        index = model.index_of(node.id)
        model.dataChanged.emit(index, index)


def _is_carried(lines: TreeLines, name: str, row: Entity | None) -> bool:
    """Return whether a thing stands, or stood, in a site or on a host, or nowhere at all."""
    number = lines.number_of(name)
    kinds = {lines.node(number).kind} if number != NO_LINE else set()
    if row is not None:
        kinds.add(row.kind)
    return kinds <= CARRIED


def _has_moved(lines: TreeLines, number: int, rows: Mapping[str, Entity]) -> bool:
    """Return whether a line is gone, or stands somewhere else: in another one, or by its name between others."""
    name = lines.node(number).id
    row = rows.get(name)
    if row is None or lines.holder(name) != container_of(row):
        return True
    siblings, at = lines.children(lines.parent(number)), lines.row(number)
    around = (lines.node(sibling).id for sibling in siblings[max(at - 1, 0) : at + 2])
    keys = [order_of(rows[each]) for each in around if each in rows]
    return keys != sorted(keys)


def _put_in(model: ChangingLines, node: TreeNode, row: Entity, rows: Mapping[str, Entity]) -> None:
    lines = model.lines
    parent = lines.number_of(container_of(row))
    place = bisect_left(lines.children(parent), order_of(row), key=lambda number: order_of(rows[lines.node(number).id]))
    model.put_in(node, parent, place)


def _vms_by_host(come: Sequence[Entity], rows: Mapping[str, Entity]) -> Mapping[str, list[Vm]]:
    """Return the VMs on each host that is among what came."""
    hosts = {row.id for row in come if holds_vms(row)}
    if not hosts:
        return {}
    mine = (row for row in rows.values() if (row.host if is_virtual(row) else row.id) in hosts)
    return vms_by_host(filter(is_machine, mine))
