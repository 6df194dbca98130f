"""What was added, removed and changed against another design: as a list, and as marks on the canvas."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from models.comparisons.candidates import OtherPlan
from models.plan.entities import Design, Plan
from models.plan.item_changes import DesignChanges, design_changes
from planner.compare.result_view import ResultTableView
from planner.presenters.item_changes import design_sentence, design_table, marks_of, removed_notes
from planner.session.plan_session import PlanSession, Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens


class Marks(Protocol):
    """What marks cards on the canvas."""

    def show_marks(self, symbols: Mapping[str, str], notes: Mapping[str, str]) -> None:
        """Mark cards by id, and write notes below sites."""


@frozen(eq=False)
class _Side:
    """A design that the shown one can be held against."""

    key: str
    name: str
    plan: Plan
    design: Design


class DifferencesPanel(QWidget):
    """Holds the shown design against another one of the plan, or of a plan that stands beside it in the comparison.

    Signals: ``chosen`` (the ids that a chosen row speaks of), ``reveal_requested`` (the first of them).
    """

    chosen = Signal(object)
    reveal_requested = Signal(object)

    def __init__(
        self,
        session: PlanSession,
        others: Callable[[], Sequence[OtherPlan]],
        marks: Marks,
        tokens: Tokens,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._others, self._marks = session, others, marks
        self._chosen_key = ""
        self.visibility = RefreshWhenVisible(self.refresh, self._unmark)
        self.against = QComboBox()
        self.sentence = WrappedLabel()
        self.marking = QCheckBox(self.tr("Mark on the canvas"))
        self.copy_button = QPushButton(self.tr("Copy table"))
        self.table = ResultTableView(self.tr("Differences"), tokens)
        self._arrange()
        session.updated.connect(self._on_update)
        self.visibility.ask()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.table.set_tokens(tokens)

    def refresh(self) -> None:
        """Hold the shown design against the chosen one again."""
        sides = self._sides()
        self._offer(sides)
        side = next((side for side in sides if side.key == self.against.currentData()), None)
        design = self._session.design
        if side is None or design is None:
            self.sentence.setText(self.tr("There is no other design to compare with. Copy this design or add a plan."))
            self.table.show_table(None)
            self._unmark()
            return
        changes = design_changes(side.plan, side.design, self._session.shown_plan, design)
        sentence = self.tr("“{0}” against “{1}”: {2}.")
        self.sentence.setText(sentence.format(design.name, side.name, design_sentence(changes)))
        self.table.show_table(design_table(changes) if changes.items else None)
        self._mark(changes, side)

    def _arrange(self) -> None:
        self.marking.setChecked(True)
        self.against.setAccessibleName(self.tr("Compared with"))
        self.against.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        label = QLabel(self.tr("Compared with"))
        label.setBuddy(self.against)
        row = QHBoxLayout()
        row.setSpacing(8)
        for part in (label, self.against, self.marking):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.copy_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addLayout(row)
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)
        self.against.activated.connect(self._choose)
        self.marking.toggled.connect(lambda _on: self.refresh())
        self.copy_button.clicked.connect(self.table.copy_table)
        self.table.chosen.connect(self._choose_row)

    def _sides(self) -> list[_Side]:
        plan, shown = self._session.plan, self._session.design
        mine = (design for design in plan.designs if shown is None or design.id != shown.id)
        sides = [_Side(design.id, design.name, plan, design) for design in mine]
        for other in self._others():
            title = other.plan.title or other.source
            sides += [
                _Side(f"{other.source}/{design.id}", f"{title}: {design.name}", other.plan, design)
                for design in other.plan.designs
            ]
        return sides

    def _offer(self, sides: Sequence[_Side]) -> None:
        with QSignalBlocker(self.against):
            self.against.clear()
            for side in sides:
                self.against.addItem(side.name, side.key)
            self.against.setCurrentIndex(max(self.against.findData(self._chosen_key), 0) if sides else -1)

    def _choose(self, _index: int) -> None:
        self._chosen_key = self.against.currentData()
        self.refresh()

    def _choose_row(self, ids: tuple[str, ...]) -> None:
        known = tuple(name for name in ids if self._session.design and name in self._session.design.by_id)
        if known:
            self.chosen.emit(known)
            self.reveal_requested.emit(known[0])

    def _mark(self, changes: DesignChanges, side: _Side) -> None:
        if not self.marking.isChecked():
            self._unmark()
            return
        notes = removed_notes(changes, side.plan, side.design, self._session.shown_plan)
        self._marks.show_marks(marks_of(changes), notes)

    def _unmark(self) -> None:
        self._marks.show_marks({}, {})

    def _on_update(self, _update: Update) -> None:
        self.visibility.ask()
