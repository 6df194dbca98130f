"""The bar over the canvas that says which failure is seen, and lets another be picked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from models.plan.entities import Design, Plan
from models.plan.kinds import is_physical, physical_id
from models.words import natural_order
from planner.features.failures.previewing import Previewing
from planner.panels.form_view import plain_label
from planner.presenters.failure_preview import PreviewWords
from planner.presenters.failures import names_in
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.labels import WrappedLabel
from planner.theme.tooltips import plain_tooltip

WIDEST = 200


class FailureBar(QWidget):
    """Picks one machine, site or link, or two; seen while their failure is.

    Parameters
    ----------
    previewing : Previewing
        Shows the failure.
    canvas : QWidget
        Where Escape ends it, too.

    Signal: ``left`` (the preview is over).
    """

    left = Signal()

    def __init__(self, session: PlanSession, selection: Selection, previewing: Previewing, canvas: QWidget) -> None:
        super().__init__()
        self._session, self._previewing, self._canvas = session, previewing, canvas
        self.first, self.second = QComboBox(), QComboBox()
        self.restart = QCheckBox(self.tr("Restart VMs on other hosts (HA)"))
        self.sentence = WrappedLabel()
        self.close_button = QPushButton(self.tr("End preview"))
        self._arrange()
        for box in (self.first, self.second):
            box.activated.connect(self._show)
        self.restart.toggled.connect(self._show)
        self.close_button.clicked.connect(previewing.end)
        previewing.shown.connect(self._tell)
        previewing.ended.connect(self._leave)
        selection.changed.connect(self._follow)
        canvas.installEventFilter(self)
        self.hide()

    def open(self, chosen: Sequence[str]) -> None:
        """Show the failure of what is chosen, of the first host where nothing that can fail is."""
        design = self._session.design
        if design is None:
            return
        self._fill(design)
        if not self.first.count():
            return
        self._pick(_failing(self._session.plan, design, chosen) or (self.first.itemData(0),))
        self.show()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether the event was Escape, which ends the preview."""
        pressed = event.type() == QEvent.Type.KeyPress and self.isVisible()
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._previewing.end()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the preview at Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._previewing.end()
            self._canvas.setFocus()
        else:
            super().keyPressEvent(event)

    def _fill(self, design: Design) -> None:
        physical = (row for row in design.machines if is_physical(row))
        machines = sorted(physical, key=lambda row: (row.kind, natural_order(row.name)))
        plan = self._session.plan
        sites = sorted(plan.sites, key=lambda row: natural_order(row.name))
        names = names_in(plan, design)
        for box in (self.first, self.second):
            box.clear()
        self.second.addItem(self.tr("nothing else"), "")
        for row in (*machines, *sites, *plan.links):
            for box in (self.first, self.second):
                box.addItem(names[row.id], row.id)

    def _pick(self, down: Sequence[str]) -> None:
        with QSignalBlocker(self.first), QSignalBlocker(self.second):
            self.first.setCurrentIndex(self.first.findData(down[0]))
            self.second.setCurrentIndex(self.second.findData(down[1] if len(down) > 1 else ""))

    def _show(self, _what: object = None) -> None:
        chosen = dict.fromkeys(box.currentData() for box in (self.first, self.second))
        self._previewing.show(tuple(name for name in chosen if name), restart=self.restart.isChecked())

    def _follow(self, ids: Sequence[str]) -> None:
        """Show the failure of what is selected on the canvas."""
        design = self._session.design
        down = _failing(self._session.plan, design, ids) if design is not None and self.isVisible() else ()
        if down:
            self._pick(down)
            self._show()

    def _tell(self, words: PreviewWords) -> None:
        # The failure may have been picked elsewhere: in the table of failures.
        if self.isVisible():
            self._pick(self._previewing.down)
        self.sentence.setText(words.sentence)
        whole = [f"{entry.head}. {entry.note}" for entry in words.told]
        self.sentence.setToolTip(plain_tooltip("\n".join(whole)))
        self.setAccessibleDescription(f"{words.title}: {words.sentence}")

    def _leave(self) -> None:
        if self.isVisible():
            self.hide()
            self.left.emit()

    def _arrange(self) -> None:
        self.setProperty("reason", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Preview of a failure"))
        self.first.setAccessibleName(self.tr("Fails"))
        self.second.setAccessibleName(self.tr("Fails at the same time"))
        for box in (self.first, self.second):
            box.setMaximumWidth(WIDEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(0)
        layout = QHBoxLayout()
        layout.setSpacing(8)
        column.addLayout(layout)
        column.addWidget(self.sentence)
        layout.addWidget(plain_label(self.tr("Failure preview"), "strong"))
        layout.addWidget(self.first)
        layout.addWidget(plain_label(self.tr("and")))
        layout.addWidget(self.second)
        layout.addWidget(self.restart)
        layout.addStretch(1)
        layout.addWidget(self.close_button)


def _failing(plan: Plan, design: Design, ids: Sequence[str]) -> tuple[str, ...]:
    """Return what fails, two parts at most, with what is selected: a VM fails with its host."""
    others = {site.id for site in plan.sites} | {link.id for link in plan.links}
    found: dict[str, None] = {}
    for identifier in ids:
        row = design.by_id.get(identifier)
        if row is not None:
            found[physical_id(row)] = None
        elif identifier in others:
            found[identifier] = None
    return tuple(found)[:2]
