"""The plan's tree as Qt's model: it shows what the presenter made and changes nothing itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from models.plan.entities import Entity
from models.plan.kinds import KINDS, container_of
from planner.presenters.dragging import MOVED_MIME_TYPE, decode_move, encode_move
from planner.presenters.plan_tree import TreeNode, renewed
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
Judge = Callable[[tuple[str, ...], str], str]
NO_PARENT = -1
CARRIED = frozenset(name for name, kind in KINDS.items() if kind.container)
CARRIERS = frozenset({"site", "host"})


@frozen
class _Entry:
    """A line: its node without what stands in it, and where it is."""

    node: TreeNode
    parent: int
    row: int
    children: tuple[int, ...]


class PlanTreeModel(QAbstractItemModel):
    """Nodes by number; an index carries the number of its node.

    Parameters
    ----------
    judge : callable
        Says what stands against moving items (their ids) into another (its id), or nothing.
    """

    renamed = Signal(object, object)
    moved = Signal(object, object)

    def __init__(self, judge: Judge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[_Entry] = []
        self._top: tuple[int, ...] = ()
        self._numbers: dict[str, int] = {}
        self._judge = judge

    def show_nodes(self, nodes: Sequence[TreeNode]) -> bool:
        """Show other nodes; return whether the tree had to be built anew, which folds it."""
        entries: list[_Entry] = []
        top = _flatten(nodes, NO_PARENT, entries)
        if [_place(entry) for entry in entries] == [_place(entry) for entry in self._entries]:
            self._refresh(entries)
            return False
        self.beginResetModel()
        self._entries, self._top = entries, top
        self._numbers = {entry.node.id: number for number, entry in enumerate(entries)}
        self.endResetModel()
        return True

    def renew_rows(self, rows: Mapping[str, Entity], touched: Iterable[str]) -> bool:
        """Return whether lines could be renewed one by one: none of the touched ids came, went or moved."""
        fresh: dict[int, TreeNode] = {}
        for identifier in touched:
            number, row = self._numbers.get(identifier), rows.get(identifier)
            if number is None or row is None or _holder(self._entries, number) != container_of(row):
                return False
            node = renewed(self._entries[number].node, row)
            if node is None:
                return False
            fresh[number] = node
        for number, node in fresh.items():
            self._renew(number, node)
        return True

    def index_of(self, identifier: str) -> QModelIndex:
        """Return the index of an item, or an invalid one."""
        number = self._numbers.get(identifier)
        return QModelIndex() if number is None else self.createIndex(self._entries[number].row, 0, number)

    def node_at(self, index: Index) -> TreeNode | None:
        """Return the node of an index."""
        return self._entries[index.internalId()].node if index.isValid() else None

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Return the index of a child."""
        numbers = self._children(parent)
        if column != 0 or not 0 <= row < len(numbers):
            return QModelIndex()
        return self.createIndex(row, column, numbers[row])

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override]
        """Return the index of the node above."""
        number = self._entries[child.internalId()].parent if child.isValid() else NO_PARENT
        return QModelIndex() if number == NO_PARENT else self.createIndex(self._entries[number].row, 0, number)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many nodes stand below."""
        return len(self._children(parent))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 1: names only."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name, and what it is for tooltips and screen readers."""
        node = self.node_at(index)
        if node is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return node.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(f"{node.text}: {node.detail}")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{node.text}, {node.detail}"
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another name; it is shown once the plan has it."""
        node = self.node_at(index)
        if node is not None and role == Qt.ItemDataRole.EditRole and str(value) != node.text:
            self.renamed.emit(node.id, str(value))
        return False

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done: links have no name of their own, sites are dragged only on the canvas."""
        flags, kind = super().flags(index), getattr(self.node_at(index), "kind", "link")
        if kind != "link":
            flags |= Qt.ItemFlag.ItemIsEditable
        if kind in CARRIED:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled if kind in CARRIERS else flags

    def supportedDropActions(self) -> Qt.DropAction:
        """Return that a drag moves."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Return this program's own form and no other: Qt's would be read as objects."""
        return [MOVED_MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the ids of what is dragged."""
        nodes = (self.node_at(index) for index in indexes)
        data = QMimeData()
        data.setData(MOVED_MIME_TYPE, encode_move(node.id for node in nodes if node is not None))
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Return whether what is dragged may go there."""
        return not self.fault(data, parent)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Return whether a move was asked for; the plan makes it."""
        node = self.node_at(parent)
        if node is None or self.fault(data, parent):
            return False
        self.moved.emit(_dragged(data), node.id)
        return True

    def fault(self, data: QMimeData, parent: Index) -> str:
        """Return what stands against dropping something on a node, or nothing."""
        node, ids = self.node_at(parent), _dragged(data)
        return self._judge(ids, node.id if node is not None else "") if ids else self.tr("This cannot be dropped here.")

    def _children(self, parent: Index) -> tuple[int, ...]:
        return self._entries[parent.internalId()].children if parent.isValid() else self._top

    def _refresh(self, entries: list[_Entry]) -> None:
        for number, entry in enumerate(entries):
            self._renew(number, entry.node)

    def _renew(self, number: int, node: TreeNode) -> None:
        entry = self._entries[number]
        if node != entry.node:
            self._entries[number] = evolve(entry, node=node)
            index = self.createIndex(entry.row, 0, number)
            self.dataChanged.emit(index, index)


def _dragged(data: QMimeData) -> tuple[str, ...]:
    """Return the ids that are dragged, none where it is something else or another plan's."""
    return decode_move(bytes(data.data(MOVED_MIME_TYPE).data())) if data.hasFormat(MOVED_MIME_TYPE) else ()


def _holder(entries: Sequence[_Entry], number: int) -> str:
    """Return the id of what a line stands under, nothing at the top."""
    parent = entries[number].parent
    return "" if parent == NO_PARENT else entries[parent].node.id


def _place(entry: _Entry) -> tuple[str, int]:
    return entry.node.id, entry.parent


def _flatten(nodes: Sequence[TreeNode], parent: int, entries: list[_Entry]) -> tuple[int, ...]:
    numbers = []
    for row, node in enumerate(nodes):
        number, own = len(entries), TreeNode(node.id, node.kind, node.text, node.detail)
        entries.append(_Entry(own, parent, row, ()))
        if node.children:
            entries[number] = _Entry(own, parent, row, _flatten(node.children, number, entries))
        numbers.append(number)
    return tuple(numbers)
