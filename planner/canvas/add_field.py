"""Adding by name where the canvas was double-clicked: a line edit and a list of what can be added there."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QVBoxLayout, QWidget

from planner.canvas.in_place import InPlace, leave_others
from planner.presenters.offers import Offer
from planner.theme.letters import for_letters

WIDTH, LEAST_ROW, MOST_ROWS, EDGE = 248, 24, 9, 8
STEPS = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}


class AddLine(QLineEdit):
    """The line edit; it offers its keys to the field first."""

    def __init__(self, field: "AddField") -> None:
        super().__init__()
        self._field = field

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the list, add or close; all other keys edit the text."""
        if not self._field.handle_key(event):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close when something else is clicked."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._field.leave()


class AddField(QFrame, InPlace):
    """Filters what can be added by the typed text, or takes it as the name; Enter adds, Esc closes.

    Parameters
    ----------
    offered : callable
        Returns what can be added for a text.
    add : callable
        Adds what was chosen and returns whether it could.
    """

    def __init__(
        self,
        place: QPoint,
        offered: Callable[[str], tuple[Offer, ...]],
        add: Callable[[Offer], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._offered, self._add = offered, add
        self._offers: tuple[Offer, ...] = ()
        self._place, self._open = place, True
        self.setObjectName("add_field")
        self.line, self.list = AddLine(self), QListWidget()
        self._arrange()
        self.line.textEdited.connect(self._filter)
        self.list.itemClicked.connect(lambda _item: self._add_current())
        self._filter("")
        leave_others(self)
        self.show()
        self.line.setFocus()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Handle a key of the field; return whether it is one."""
        step = STEPS.get(event.key(), 0)
        if step and self._offers:
            self.list.setCurrentRow((self.list.currentRow() + step) % len(self._offers))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._add_current()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            return False
        return True

    def leave(self) -> None:
        """Close, and return the focus to the canvas unless something else has it."""
        if not self._open:
            return
        self._open = False
        parent, focused = self.parentWidget(), self.line.hasFocus()
        self.hide()
        if parent is not None and focused:
            parent.setFocus()
        self.deleteLater()

    def _filter(self, text: str) -> None:
        self._offers = self._offered(text)
        self.list.clear()
        self.list.addItems([offer.text for offer in self._offers])
        self.list.setCurrentRow(0)
        rows = min(max(len(self._offers), 1), MOST_ROWS)
        self.list.ensurePolished()
        self.list.setFixedHeight(rows * max(self.list.sizeHintForRow(0), LEAST_ROW) + 2)
        self.adjustSize()
        room = self.parentWidget()
        if room is not None:
            left = min(self._place.x(), room.width() - self.width() - EDGE)
            top = min(self._place.y(), room.height() - self.height() - EDGE)
            self.move(max(left, EDGE), max(top, EDGE))

    def _add_current(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._offers) and self._add(self._offers[row]):
            self.leave()

    def _arrange(self) -> None:
        self.setFixedWidth(for_letters(WIDTH))
        self.line.setPlaceholderText(self.tr("Type or name of an item"))
        self.line.setAccessibleName(self.tr("Add by name"))
        self.list.setAccessibleName(self.tr("Items that can be added here"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
