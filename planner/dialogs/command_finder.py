"""Running any command by a few letters of its name."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from planner.dialogs.shortcuts import plain_text
from planner.theme.letters import size_for

WIDTH, HEIGHT = 420, 360
STEPS = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}


class CommandFinder(QDialog):
    """A line to type in and the commands that match; Enter runs the one that is marked."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Find a command"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self._actions = [action for action in actions if action.isEnabled()]
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Type a few letters of a command"))
        self.line.setAccessibleName(self.windowTitle())
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._narrow)
        self.line.returnPressed.connect(self._run)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.itemClicked.connect(lambda _item: self._run())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self._narrow("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the mark with Up and Down while typing."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = STEPS.get(event.key(), 0)
            if step and self.list.count():
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        self.list.clear()
        for number, action in enumerate(self._actions):
            name = plain_text(action)
            if all(word in name.casefold() for word in words):
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                item = QListWidgetItem(f"{name}    {keys}".rstrip(), self.list)
                item.setData(Qt.ItemDataRole.UserRole, number)
        self.list.setCurrentRow(0)

    def _run(self) -> None:
        if self.list.currentRow() < 0:
            return
        item = self.list.currentItem()
        action = self._actions[item.data(Qt.ItemDataRole.UserRole)]
        self.accept()
        # What an action does may take long and ask questions: it begins in the next turn of the event loop, when this
        # dialog is gone, and not at all where the action is gone, too.
        QTimer.singleShot(0, action, action.trigger)
