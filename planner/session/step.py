"""The one undo command: a change, applied and taken back."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack

from models.plan.change import Change
from models.plan.entities import Plan

MERGE_ID = 1
NO_MERGE = -1


class Step(QUndoCommand):
    """One entry of the undo stack."""

    def __init__(self, change: Change, apply: Callable[[Change], None]) -> None:
        super().__init__(change.label)
        self._change = change
        self._apply = apply

    def redo(self) -> None:
        """Apply the change."""
        self._apply(self._change)

    def undo(self) -> None:
        """Take the change back."""
        self._apply(self._change.inverse())

    @property
    def merge_key(self) -> str:
        """Return the key of the changes that become part of it."""
        return self._change.merge_key

    def taken_back(self, plan: Plan) -> Plan:
        """Return a plan after the change as it was before."""
        return self._change.inverse().apply(plan)

    def id(self) -> int:
        """Return the merge group: changes that name a merge key may become one step."""
        return MERGE_ID if self._change.merge_key else NO_MERGE

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Return whether the later step became part of this one."""
        if not isinstance(other, Step):
            return False
        merged = self._change.merged(other._change)  # noqa: SLF001 - the same class
        if merged is None:
            return False
        self._change = merged
        self.setText(merged.label)
        self.setObsolete(not merged)
        return True


def before_series(stack: QUndoStack, plan: Plan, merge_key: str) -> Plan:
    """Return the plan before the step that a change of this merge key becomes part of; the plan if none."""
    last = stack.command(stack.index() - 1) if stack.index() and not stack.isClean() else None
    return last.taken_back(plan) if isinstance(last, Step) and merge_key and last.merge_key == merge_key else plan
