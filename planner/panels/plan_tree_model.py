"""The plan's tree as Qt's model: it shows what the presenter made and changes nothing itself."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from planner.panels.elided_label import plain_tooltip
from planner.presenters.plan_tree import TreeNode

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = -1


@frozen
class _Entry:
    node: TreeNode
    parent: int
    row: int
    children: tuple[int, ...]


class PlanTreeModel(QAbstractItemModel):
    """Nodes by number; an index carries the number of its node."""

    renamed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[_Entry] = []
        self._top: tuple[int, ...] = ()
        self._numbers: dict[str, int] = {}

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
        """Return what can be done: links have no name of their own."""
        flags = super().flags(index)
        node = self.node_at(index)
        return flags | Qt.ItemFlag.ItemIsEditable if node is not None and node.kind != "link" else flags

    def _children(self, parent: Index) -> tuple[int, ...]:
        return self._entries[parent.internalId()].children if parent.isValid() else self._top

    def _refresh(self, entries: list[_Entry]) -> None:
        changed = [n for n, entry in enumerate(entries) if entry.node != self._entries[n].node]
        self._entries = entries
        for number in changed:
            index = self.createIndex(entries[number].row, 0, number)
            self.dataChanged.emit(index, index)


def _place(entry: _Entry) -> tuple[str, int]:
    return entry.node.id, entry.parent


def _flatten(nodes: Sequence[TreeNode], parent: int, entries: list[_Entry]) -> tuple[int, ...]:
    numbers = []
    for row, node in enumerate(nodes):
        number = len(entries)
        entries.append(_Entry(node, parent, row, ()))
        entries[number] = _Entry(node, parent, row, _flatten(node.children, number, entries))
        numbers.append(number)
    return tuple(numbers)
