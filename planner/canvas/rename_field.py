"""Renaming in place: a field over the name."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from planner.canvas.in_place import InPlace, leave_others

LEAST_WIDTH = 120
HEIGHT = 28


class RenameField(QLineEdit, InPlace):
    """Renames on Enter or when it loses the focus, not on Esc.

    Parameters
    ----------
    commit : callable
        Sets the new name and returns whether it is accepted.
    """

    def __init__(self, name: str, area: QRect, commit: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(name, parent)
        self._name = name
        self._commit: Callable[[str], bool] | None = commit
        self.setObjectName("rename_field")
        self.setAccessibleName(self.tr("New name"))
        self.setGeometry(area.x(), area.y(), max(area.width(), LEAST_WIDTH), max(HEIGHT, self.sizeHint().height()))
        self.selectAll()
        self.returnPressed.connect(self._accept)
        leave_others(self)
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close without renaming on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave the field, unless its own menu has the focus."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.leave()

    def leave(self) -> None:
        """Rename as on Enter, but close even if the name is not accepted."""
        self._accept()
        self._close()

    def _accept(self) -> None:
        commit, name = self._commit, self.text().strip()
        if commit is None:
            return
        if not name or name == self._name or commit(name):
            self._close()

    def _close(self) -> None:
        if self._commit is None:
            return
        self._commit = None
        parent, focused = self.parentWidget(), self.hasFocus()
        self.hide()
        if parent is not None and focused:
            parent.setFocus()
        self.deleteLater()
