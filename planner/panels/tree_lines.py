"""The lines of the plan tree by number: a number stays with its line, wherever the line stands."""

from collections.abc import Iterator, Sequence

from attrs import define, evolve

from planner.presenters.plan_tree import TreeNode

NO_LINE = -1


@define(eq=False)
class _Line:
    """A node without what stands in it, and where it is."""

    node: TreeNode
    parent: int
    row: int
    children: list[int]


class TreeLines:
    """Lines that can be put in and taken out one by one; `NO_LINE` is the number of what all others stand in."""

    def __init__(self) -> None:
        self._lines: dict[int, _Line] = {}
        self._top: list[int] = []
        self._numbers: dict[str, int] = {}
        self._next = 0

    def build(self, nodes: Sequence[TreeNode]) -> None:
        """Begin anew with these lines at the top."""
        self._lines, self._top, self._numbers = {}, [], {}
        for row, node in enumerate(nodes):
            self._top.append(self._enter(node, NO_LINE, row))

    def stand_as(self, nodes: Sequence[TreeNode]) -> bool:
        """Return whether the same lines stand in the same places."""
        return _ids(nodes) == tuple(self._ids(self._top))

    def number_of(self, identifier: str) -> int:
        """Return the number of a line by the id of what it shows; `NO_LINE` where it shows nothing of it."""
        return self._numbers.get(identifier, NO_LINE)

    def node(self, number: int) -> TreeNode:
        """Return what a line shows, without what stands in it."""
        return self._lines[number].node

    def parent(self, number: int) -> int:
        """Return the number of the line that a line stands in."""
        return self._lines[number].parent

    def row(self, number: int) -> int:
        """Return the place of a line among its neighbours."""
        return self._lines[number].row

    def children(self, number: int) -> Sequence[int]:
        """Return the numbers of the lines that stand in one."""
        return self._top if number == NO_LINE else self._lines[number].children

    def holder(self, identifier: str) -> str:
        """Return the id of what a line stands in, nothing at the top."""
        parent = self._lines[self._numbers[identifier]].parent
        return "" if parent == NO_LINE else self._lines[parent].node.id

    def renew(self, number: int, node: TreeNode) -> bool:
        """Show something else in a line; return whether it is something else."""
        line, own = self._lines[number], evolve(node, children=())
        same = own == line.node
        line.node = own
        return not same

    def put_in(self, node: TreeNode, parent: int, row: int) -> None:
        """Put a line in, with what stands in it."""
        siblings = self._siblings(parent)
        siblings.insert(row, self._enter(node, parent, row))
        self._count_from(siblings, row)

    def take_out(self, number: int) -> None:
        """Take a line out, with what stands in it."""
        line = self._lines[number]
        siblings = self._siblings(line.parent)
        del siblings[line.row]
        self._count_from(siblings, line.row)
        self._forget(number)

    def _siblings(self, parent: int) -> list[int]:
        return self._top if parent == NO_LINE else self._lines[parent].children

    def _enter(self, node: TreeNode, parent: int, row: int) -> int:
        number, self._next = self._next, self._next + 1
        line = _Line(evolve(node, children=()), parent, row, [])
        self._lines[number], self._numbers[node.id] = line, number
        line.children = [self._enter(child, number, at) for at, child in enumerate(node.children)]
        return number

    def _forget(self, number: int) -> None:
        line = self._lines.pop(number)
        del self._numbers[line.node.id]
        for child in line.children:
            self._forget(child)

    def _count_from(self, siblings: list[int], first: int) -> None:
        for row in range(first, len(siblings)):
            self._lines[siblings[row]].row = row

    def _ids(self, numbers: Sequence[int]) -> Iterator[object]:
        for number in numbers:
            line = self._lines[number]
            yield line.node.id, tuple(self._ids(line.children))


def _ids(nodes: Sequence[TreeNode]) -> tuple[object, ...]:
    return tuple((node.id, _ids(node.children)) for node in nodes)
