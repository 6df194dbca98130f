"""Three hints beside the canvas for the first plan: drop, assign, read."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from models.plan.entities import Plan
from models.plan.kinds import is_machine
from models.plan.queries import find
from planner.panels.elided_label import ElidedLabel
from planner.presenters.first_steps import ASSIGN, DROP, READ, machines_touched, steps_done
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection

DONE, OPEN = "✓", "○"


class FirstSteps(QWidget):
    """A quiet line: each step is ticked once the user has done it.

    Signal: ``dismissed`` (the user wants to see it no more).
    """

    dismissed = Signal()

    def __init__(self, session: PlanSession, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._document = session, session.document
        # A plan that was begun by the assistant is the user's; the step that made it is there to be undone.
        self._before = Plan() if session.undo_stack.canUndo() else session.plan
        self._touched = machines_touched(self._before, session.plan)
        self.done: frozenset[str] = frozenset()
        self._words = {
            DROP: self.tr("Drop a site and a machine on the canvas"),
            ASSIGN: self.tr("Assign roles, and add users"),
            READ: self.tr("Select a machine to see its load"),
        }
        self.steps: dict[str, ElidedLabel] = {step: ElidedLabel() for step in self._words}
        self.hide_button = QPushButton(self.tr("Hide"))
        self._arrange()
        session.updated.connect(self._on_update)
        selection.changed.connect(self._on_selection)
        self._show_steps()
        self._tick(steps_done(self._before, session.plan, self._touched))

    def _on_update(self, update: Update) -> None:
        if self._session.document is not self._document:
            # What another plan holds already, the user has not done.
            self._document, self._before = self._session.document, self._session.plan
            self._touched = set()
        elif not {DROP, ASSIGN} <= self.done:
            plan = self._session.plan
            self._touched |= machines_touched(self._before, plan) if update.whole else update.touched
            self._tick(steps_done(self._before, plan, self._touched))

    def _on_selection(self, ids: tuple[str, ...]) -> None:
        chosen = (find(self._session.plan, identifier) for identifier in ids)
        if ASSIGN in self.done and any(row is not None and is_machine(row) for row in chosen):
            self._tick(frozenset({READ}))

    def _tick(self, steps: frozenset[str]) -> None:
        if not steps <= self.done:
            self.done |= steps
            self._show_steps()

    def _show_steps(self) -> None:
        for step, label in self.steps.items():
            done = step in self.done
            label.setText(f"{DONE if done else OPEN} {self._words[step]}")
            state = self.tr("done") if done else self.tr("not done yet")
            label.setAccessibleName(f"{self._words[step]}: {state}")

    def _arrange(self) -> None:
        self.setObjectName("first_steps")
        self.setAccessibleName(self.tr("First steps"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.hide_button.setToolTip(self.tr("Hide the first steps; the Help menu shows them again"))
        self.hide_button.setFlat(True)
        self.hide_button.setProperty("link", True)
        self.hide_button.clicked.connect(self.dismissed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 0, 8, 0)
        layout.setSpacing(16)
        for step, label in self.steps.items():
            label.setProperty("muted", True)
            # Each has room by its length, so that none is cut off while another has room to spare.
            layout.addWidget(label, len(self._words[step]))
        layout.addWidget(self.hide_button)
