"""The plan's tree as Qt's model: it shows what the presenter made and changes nothing itself."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from models.plan.kinds import KINDS
from planner.panels.tree_changes import renew_lines
from planner.panels.tree_lines import NO_LINE, TreeLines
from planner.presenters.dragging import MOVED_MIME_TYPE, decode_move, encode_move
from planner.presenters.plan_tree import TreeNode
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
Judge = Callable[[tuple[str, ...], str], str]
CARRIED = frozenset(name for name, kind in KINDS.items() if kind.container)
CARRIERS = frozenset({"site", "host"})


def _flags_of(kind: str) -> Qt.ItemFlag:
    """Return what can be done: links have no name of their own, sites are dragged only on the canvas."""
    flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
    if kind != "link":
        flags |= Qt.ItemFlag.ItemIsEditable
    if kind in CARRIED:
        flags |= Qt.ItemFlag.ItemIsDragEnabled
    return flags | Qt.ItemFlag.ItemIsDropEnabled if kind in CARRIERS else flags


# Qt asks for them hundreds of times when it lays out a tree.
FLAGS = {kind: _flags_of(kind) for kind in KINDS}


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
        self.lines = TreeLines()
        self._judge = judge

    def show_nodes(self, nodes: Sequence[TreeNode]) -> bool:
        """Show other nodes; return whether the tree had to be built anew, which folds it."""
        if self.lines.stand_as(nodes):
            renew_lines(self, nodes)
            return False
        self.beginResetModel()
        self.lines.build(nodes)
        self.endResetModel()
        return True

    def index_of(self, identifier: str) -> QModelIndex:
        """Return the index of an item, or an invalid one."""
        return self.index_at(self.lines.number_of(identifier))

    def node_at(self, index: Index) -> TreeNode | None:
        """Return the node of an index."""
        return self.lines.node(index.internalId()) if index.isValid() else None

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Return the index of a child."""
        numbers = self.lines.children(_number(parent))
        if column != 0 or not 0 <= row < len(numbers):
            return QModelIndex()
        return self.createIndex(row, column, numbers[row])

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override]
        """Return the index of the node above."""
        return self.index_at(self.lines.parent(child.internalId())) if child.isValid() else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many nodes stand below."""
        return len(self.lines.children(_number(parent)))

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
        """Return what can be done with an item."""
        node = self.node_at(index)
        return Qt.ItemFlag.NoItemFlags if node is None else FLAGS[node.kind]

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

    def index_at(self, number: int) -> QModelIndex:
        """Return the index of a line by its number, an invalid one for `NO_LINE`."""
        return QModelIndex() if number == NO_LINE else self.createIndex(self.lines.row(number), 0, number)

    def take_out(self, number: int) -> None:
        """Take a line out, with what stands in it."""
        row = self.lines.row(number)
        self.beginRemoveRows(self.index_at(self.lines.parent(number)), row, row)
        self.lines.take_out(number)
        self.endRemoveRows()

    def put_in(self, node: TreeNode, parent: int, row: int) -> None:
        """Put a line in, with what stands in it."""
        self.beginInsertRows(self.index_at(parent), row, row)
        self.lines.put_in(node, parent, row)
        self.endInsertRows()


def _number(index: Index) -> int:
    return index.internalId() if index.isValid() else NO_LINE


def _dragged(data: QMimeData) -> tuple[str, ...]:
    """Return the ids that are dragged, none where it is something else or another plan's."""
    return decode_move(bytes(data.data(MOVED_MIME_TYPE).data())) if data.hasFormat(MOVED_MIME_TYPE) else ()
