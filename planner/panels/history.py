"""The history: every step of the undo stack; a click goes back or forward to it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QUndoView, QWidget


class HistoryPanel(QUndoView):
    """Qt's own list of the stack, in this program's words."""

    def __init__(self, steps: QUndoGroup, parent: QWidget | None = None) -> None:
        super().__init__(steps, parent)
        self.setObjectName("history")
        self.setAccessibleName(self.tr("History"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setEmptyLabel(self.tr("As opened"))
