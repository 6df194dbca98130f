"""F1 in dialogs: the key of the menu is the main window's own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

NAME = "help_key"


class DialogKey(QObject):
    """Gives every dialog of a window the key of an action when it first gets the focus."""

    def __init__(self, action: QAction, window: QWidget) -> None:
        super().__init__(window)
        self._action, self._window = action, window
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._give)

    def _give(self, _before: QWidget | None, now: QWidget | None) -> None:
        dialog = now.window() if now is not None else None
        if isinstance(dialog, QDialog) and self._is_ours(dialog) and dialog.findChild(QShortcut, NAME) is None:
            key = QShortcut(self._action.shortcut(), dialog)
            key.setObjectName(NAME)
            key.activated.connect(self._action.trigger)

    def _is_ours(self, dialog: QWidget) -> bool:
        parent = dialog.parentWidget()
        return parent is not None and (parent.window() is self._window or self._is_ours(parent.window()))
