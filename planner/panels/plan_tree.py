"""The plan tree: the canvas for keys and screen readers."""

from collections.abc import Iterable
from itertools import groupby

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QDragMoveEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from models.errors import PlannerError
from models.plan import moving
from planner.panels.form_edits import change_of
from planner.panels.plan_tree_model import PlanTreeModel
from planner.panels.tree_changes import change_lines
from planner.panels.tree_lines import NO_LINE
from planner.presenters.faults import fault_words
from planner.presenters.plan_tree import plan_tree
from planner.presenters.topology import rows_by_id
from planner.session.kept_views import KeptViews
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection

# Of more machines and populations than these, sites begin folded.
MOST_OPEN = 1000


class PlanTree(QTreeView):
    """Sites, populations, machines and links by name; its selection is the plan's."""

    message = Signal(object)

    def __init__(self, session: PlanSession, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._selection = session, selection
        self._model = PlanTreeModel(self._judge, self)
        self._folded: set[str] = set()
        self._following = False
        self.setObjectName("planTree")
        self.setAccessibleName(self.tr("Plan"))
        self._dress()
        self.setModel(self._model)
        self._model.renamed.connect(self._rename)
        self._model.moved.connect(self._move)
        self._model.rowsInserted.connect(self._unfold)
        self.collapsed.connect(self._note_fold)
        self.expanded.connect(self._note_unfold)
        self.selectionModel().selectionChanged.connect(self._pass_on)
        self._kept = KeptViews(session, self._look, self._show_look)
        self._kept.enter()
        session.updated.connect(self._on_update)
        selection.changed.connect(self._on_selection)
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is; what was folded stays folded."""
        # Building anew clears Qt's own selection; that is no wish of the user.
        self._following = True
        if self._model.show_nodes(plan_tree(self._session.plan, self._session.design)):
            self._open()
        self._following = False
        self._follow()

    def rename_current(self) -> None:
        """Edit the name of the selected item in place."""
        index = self._model.index_of(self._selection.ids[0]) if self._selection.ids else QModelIndex()
        # Qt complains when it is asked for a second editor, as by F2 in the middle of a rename.
        if not index.isValid() or self.state() == QAbstractItemView.State.EditingState:
            return
        self.setCurrentIndex(index)
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
        else:
            self.message.emit(self.tr("A link has no name of its own; it is named after the sites it connects."))

    def select_shown(self) -> None:
        """Select every line that is not folded away."""
        self.selectAll()

    def _dress(self) -> None:
        self.setHeaderHidden(True)
        self.setIndentation(12)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)

    def _on_selection(self, _ids: object) -> None:
        self._follow()

    def _on_update(self, update: Update) -> None:
        design = self._session.design
        rows = {} if update.whole else rows_by_id(self._session.plan, design)
        self._kept.leave()
        if update.whole:
            # Unfolding what is folded again a moment later takes seconds in a very large plan.
            self._folded = set(_folded_at_first(self._session))
        # A line that goes takes Qt's selection along, not the user's.
        self._following = True
        changed = not update.whole and change_lines(self._model, rows, update.touched)
        self._following = False
        if changed:
            self._follow()
        else:
            self.refresh()
        self._kept.enter()

    def _unfold(self, parent: QModelIndex, first: int, last: int) -> None:
        """Show what came, with what stands in it."""
        for index in (parent, *(self._model.index(row, 0, parent) for row in range(first, last + 1))):
            node = self._model.node_at(index)
            if node is not None and node.id not in self._folded:
                self.setExpanded(index, True)

    def _look(self) -> tuple[int, frozenset[str]]:
        """Return how far the tree is scrolled, and what is folded."""
        return self.verticalScrollBar().value(), frozenset(self._folded)

    def _show_look(self, look: tuple[int, frozenset[str]] | None) -> None:
        scrolled, folded = look or (0, _folded_at_first(self._session))
        self._folded = set(folded)
        following, self._following = self._following, True
        self._open()
        self._following = following
        self.verticalScrollBar().setValue(scrolled)

    def _open(self) -> None:
        """Unfold what is not folded."""
        if not _is_large(self._session):
            self.expandAll()
            for identifier in self._folded:
                self.setExpanded(self._model.index_of(identifier), False)
            return
        # To unfold all of a large plan takes longer than anything else that it is shown with.
        self.collapseAll()
        for site in self._session.plan.sites:
            if site.id not in self._folded:
                self.expandRecursively(self._model.index_of(site.id))

    def _rename(self, identifier: str, name: str) -> None:
        try:
            self._session.do(change_of(self._session.plan, (identifier,), "name", name))
        except PlannerError as error:
            self.message.emit(fault_words(error))

    def showEvent(self, event: QShowEvent) -> None:
        """Lay rows out again that came before the style: they would keep the height that they had without it."""
        super().showEvent(event)
        self.scheduleDelayedItemsLayout()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Say why it cannot be dropped here."""
        super().dragMoveEvent(event)
        fault = self._model.fault(event.mimeData(), self.indexAt(event.position().toPoint()))
        self.message.emit("" if event.isAccepted() else fault)

    def _judge(self, ids: tuple[str, ...], target: str) -> str:
        """Return what stands against moving items into another, or nothing."""
        try:
            moving.move_into(self._session.plan, ids, target)
        except PlannerError as error:
            return fault_words(error)
        return ""

    def _move(self, ids: tuple[str, ...], target: str) -> None:
        self.message.emit("")
        self._session.do(moving.move_into(self._session.plan, ids, target))
        self._selection.set(ids)

    def _pass_on(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        if not self._following:
            nodes = (self._model.node_at(index) for index in self.selectionModel().selectedIndexes())
            self._selection.set(node.id for node in nodes if node is not None)

    def _follow(self) -> None:
        if self._following:
            return
        self._following = True
        numbers = map(self._model.lines.number_of, self._selection.ids)
        wanted = [number for number in numbers if number != NO_LINE]
        self.selectionModel().select(_ranges(self._model, wanted), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if wanted and not self.hasFocus():
            self._show_first(self._model.index_at(wanted[0]))
        self._following = False

    def _show_first(self, index: QModelIndex) -> None:
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index)

    def _note_fold(self, index: QModelIndex) -> None:
        node = self._model.node_at(index)
        if node is not None and not self._following:
            self._folded.add(node.id)

    def _note_unfold(self, index: QModelIndex) -> None:
        node = self._model.node_at(index)
        if node is not None and not self._following:
            self._folded.discard(node.id)
            if _is_large(self._session):
                self.expandRecursively(index)


def _is_large(session: PlanSession) -> bool:
    machines = session.design.machines if session.design is not None else ()
    return len(machines) + len(session.plan.populations) > MOST_OPEN


def _ranges(model: PlanTreeModel, numbers: Iterable[int]) -> QItemSelection:
    """Return lines as a selection, neighbours as one range: Qt compares each range with all others."""
    lines = model.lines
    placed = sorted((lines.parent(number), lines.row(number), number) for number in numbers)
    # Where lines follow on each other, row and place in the list grow alike.
    steps = ((holder, row - place) for place, (holder, row, _) in enumerate(placed))
    selection = QItemSelection()
    for _, run in groupby(zip(steps, placed, strict=True), lambda each: each[0]):
        neighbours = [number for _, (_, _, number) in run]
        selection.select(model.index_at(neighbours[0]), model.index_at(neighbours[-1]))
    return selection


def _folded_at_first(session: PlanSession) -> frozenset[str]:
    """Return the sites that begin folded."""
    return frozenset(site.id for site in session.plan.sites) if _is_large(session) else frozenset()
