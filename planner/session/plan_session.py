"""The open plan, its evaluations and its history."""

import logging
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from time import perf_counter

from attrs import frozen
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup, QUndoStack

from models.capacity.results import Evaluation
from models.plan.change import Change
from models.plan.dag_checks import require_sound_dags_after
from models.plan.entities import Design, Plan
from models.plan.stale_measurements import with_stale_voided
from planner.session.document import Document
from planner.session.log import EDITS
from planner.session.plan_file import PlanFile
from planner.session.redaction import names_in, without_names
from planner.session.step import Step

Evaluate = Callable[[Plan, str], Evaluation]


@frozen(eq=False)
class _Preview:
    """A plan that is looked at and not kept: with its numbers, and what it touches."""

    plan: Plan
    evaluations: dict[str, Evaluation]
    touched: frozenset[str]


@frozen
class Update:
    """What a view needs to know after the plan, or what is shown of it, has changed.

    Parameters
    ----------
    touched : frozenset of str
        Ids of the replaced rows ("designs", "assumptions", "title" for those). Gauges of others may have moved too.
    whole : bool
        Whether everything is new: another plan, or another design shown.
    """

    touched: frozenset[str]
    whole: bool = False


class PlanSession(QObject):
    """What the window shows: a document, one of its designs and the numbers; every edit comes in by `do`.

    The history of steps belongs to the document; ``undo_group`` tells of that of the document that is shown.
    ``evaluate`` finds the numbers of a plan's design, on any thread.
    """

    updated = Signal(object)
    # Another document is shown; says whether the one before held anything.
    replaced = Signal(object)
    file_changed = Signal()

    def __init__(self, evaluate: Evaluate, plan: Plan, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evaluate = evaluate
        self._evaluations: dict[str, Evaluation] = {}
        self._prepared: tuple[Plan, dict[str, Evaluation]] | None = None
        self._preview: _Preview | None = None
        self._unheard: frozenset[str] | None = None
        self._next_design = self._design_before = ""
        # What else an edit needs so that it reads as the user sees the plan: a canvas keeps the places of the rest.
        self.completed: Callable[[Change], Change] = _as_it_is
        self.undo_group = QUndoGroup(self)
        self.undo_group.indexChanged.connect(self._tell)
        self.evaluation_seconds = 0.0
        self.design_id = ""
        self._show(Document(plan))

    @property
    def plan(self) -> Plan:
        """Return the plan as it is now."""
        return self.document.plan

    @property
    def undo_stack(self) -> QUndoStack:
        """Return the history of the document that is shown."""
        return self.document.undo_stack

    @property
    def path(self) -> Path | None:
        """Return where the plan stands, or None before it is saved for the first time."""
        return self.document.path

    @property
    def design(self) -> Design | None:
        """Return the design that is shown."""
        return self.shown_plan.design(self.design_id)

    @property
    def shown_plan(self) -> Plan:
        """Return the plan whose numbers are shown: the plan, or a preview of it. Edits are made to `plan`."""
        return self.plan if self._preview is None else self._preview.plan

    @property
    def previewing(self) -> bool:
        """Return whether the numbers are those of a preview."""
        return self._preview is not None

    @property
    def evaluation(self) -> Evaluation | None:
        """Return the numbers of the design that is shown, or None without one."""
        return self.evaluation_of(self.design_id) if self.design is not None else None

    @property
    def modified(self) -> bool:
        """Return whether the plan differs from its file."""
        return self.document.modified

    def evaluation_of(self, design_id: str) -> Evaluation:
        """Return the numbers of a design, evaluated once for each state of the plan, or of its preview."""
        if self._preview is None:
            return self.own_evaluation_of(design_id)
        known = self._preview.evaluations
        if design_id not in known:
            known[design_id] = self._timed_evaluation(self._preview.plan, design_id)
        return known[design_id]

    def own_evaluation_of(self, design_id: str) -> Evaluation:
        """Return the numbers of a design of the plan itself, whatever is previewed; what goes with `plan` elsewhere."""
        if design_id not in self._evaluations:
            self._evaluations[design_id] = self._timed_evaluation(self.plan, design_id)
        return self._evaluations[design_id]

    def do(self, change: Change, show: str = "") -> None:
        """Apply a change as one undoable step; a change that changes nothing is no step.

        Parameters
        ----------
        show : str
            Id of a design that the change adds and that is shown from then on; views hear of both at once.

        Raises
        ------
        PlannerError
            If the changed plan cannot be evaluated, or a DAG of it cannot be; nothing is changed then.
        """
        if change:
            change = with_stale_voided(self.plan, self.completed(change))
            self._prepared = self._prepare(change, show or self.design_id)
            before, self._next_design = self.plan, show
            self.undo_stack.push(Step(change, self._apply))
            _log(change, before, self.plan)

    def preview(self, change: Change | None) -> None:
        """Show the numbers as a change would make them, or as they are; no edit, no step, nothing to save.

        Raises
        ------
        PlannerError
            If the changed plan cannot be evaluated; what was shown stays.
        """
        shown = None
        if change:
            plan = change.apply(self.plan)
            numbers = (
                {}
                if plan.design(self.design_id) is None
                else {self.design_id: self._timed_evaluation(plan, self.design_id)}
            )
            shown = _Preview(plan, numbers, change.touched())
        touched = _touched(self._preview) | _touched(shown)
        self._preview = shown
        if touched:
            self.updated.emit(Update(touched))

    def show_design(self, design_id: str) -> None:
        """Show another design of the plan."""
        if design_id != self.design_id and self.plan.design(design_id) is not None:
            self.design_id = design_id
            self.updated.emit(Update(frozenset(), whole=True))

    def replace(self, plan: Plan, path: Path | None) -> None:
        """Take another plan, as after New: history begins anew.

        Raises
        ------
        PlanError
            If the plan cannot be evaluated; the session keeps what it had.
        """
        self.take(Document(plan, PlanFile(path=path)))

    def take(self, document: Document, evaluations: dict[str, Evaluation] | None = None) -> None:
        """Show another document; its designs are evaluated here unless that was done beside the interface.

        Raises
        ------
        PlanError
            If the plan cannot be evaluated; the session keeps what it had.
        """
        plan, known = document.plan, evaluations or {}
        # The first is the one that will be shown: its time is the one that is told.
        fresh = {
            design.id: known.get(design.id) or self._timed_evaluation(plan, design.id)
            for design in reversed(plan.designs)
        }
        before = self.document
        before.changed.disconnect(self.file_changed)
        self._show(document)
        self._evaluations = fresh
        before.give_way(document)
        self.updated.emit(Update(frozenset(), whole=True))
        self.replaced.emit(bool(before.plan.sites))
        self.file_changed.emit()

    def _show(self, document: Document) -> None:
        self._preview = None
        self._evaluations = {}
        self.document = document
        self.design_id = _first_design(document.plan)
        document.setParent(self)
        document.changed.connect(self.file_changed)
        self.undo_group.addStack(document.undo_stack)
        self.undo_group.setActiveStack(document.undo_stack)

    def _timed_evaluation(self, plan: Plan, design_id: str) -> Evaluation:
        start = perf_counter()
        evaluation = self.evaluate(plan, design_id)
        self.evaluation_seconds = perf_counter() - start
        return evaluation

    def _prepare(self, change: Change, shown: str) -> tuple[Plan, dict[str, Evaluation]]:
        """Return the changed plan with the evaluations that hold for it, that of the design to show among them."""
        plan, kept = _changed(self.plan, self._evaluations, change)
        require_sound_dags_after(self.plan, plan)
        if plan.design(shown) is not None and shown not in kept:
            kept[shown] = self._timed_evaluation(plan, shown)
        return plan, kept

    def _apply(self, change: Change) -> None:
        prepared, self._prepared = self._prepared, None
        self.document.plan, self._evaluations = prepared or _changed(self.plan, self._evaluations, change)
        self._unheard = (self._unheard or frozenset()) | change.touched()

    def _tell(self, index: int) -> None:
        """Let views hear of what was done: of one step, or at once of all between two places in the history."""
        EDITS.debug("Step %d of the history", index)
        if self._unheard is None:
            return
        touched, self._unheard = self._unheard | _touched(self._preview), None
        self._preview = None
        added, self._next_design = self._next_design, ""
        # The design that was shown may be gone.
        whole = bool(added) or self.plan.design(self.design_id) is None
        if added:
            self._design_before, self.design_id = self.design_id, added
        elif whole:
            before = self.plan.design(self._design_before)
            self.design_id = before.id if before is not None else _first_design(self.plan)
        self.updated.emit(Update(touched, whole))


def _as_it_is(change: Change) -> Change:
    return change


def _first_design(plan: Plan) -> str:
    return plan.designs[0].id if plan.designs else ""


def _changed(plan: Plan, evaluations: dict[str, Evaluation], change: Change) -> tuple[Plan, dict[str, Evaluation]]:
    """Return the changed plan with the evaluations that still hold for it."""
    altered = _altered_designs(change)
    held = {key: value for key, value in evaluations.items() if altered is not None and key not in altered}
    return change.apply(plan), held


def _altered_designs(change: Change) -> frozenset[str] | None:
    """Return the designs whose numbers a change can alter; None for all. A move on the canvas alters none."""
    parts = [part for part in change.replacements if part.moves_numbers()]
    if any(part.table != "machines" for part in parts):
        return None
    return frozenset(part.design for part in parts)


def _touched(preview: _Preview | None) -> frozenset[str]:
    return frozenset() if preview is None else preview.touched


def _log(change: Change, before: Plan, after: Plan) -> None:
    """Log the label of an edit without the names in it, and how many rows it replaced."""
    if EDITS.isEnabledFor(logging.INFO):
        label = without_names(change.label, chain(names_in(before), names_in(after)))
        EDITS.info("%s (rows: %d)", label, len(change.replacements))
