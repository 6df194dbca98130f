"""The file of a plan, dragged onto the window from anywhere, opens."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from models.plan.file_names import is_plan_name

DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class FileDrops(QObject):
    """Stands before the whole window: whatever is under the pointer, a plan's file is opened and not typed in.

    All other drags go on to what they are over.
    """

    def __init__(self, open_plan: Callable[[Path], object], window: QWidget) -> None:
        super().__init__(window)
        self._open, self._window = open_plan, window

    def watch(self, window: QWindow) -> None:
        """Take the drags that come over a window of the system; a second time changes nothing."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether the event was about the file of a plan."""
        if event.type() not in DRAGS or not isinstance(event, QDropEvent):
            return False
        path = plan_in(event.mimeData())
        # A question that is open comes first.
        if path is None or QApplication.activeModalWidget() is not None:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self._window.activateWindow()
            # Later: the other program waits for the drop to end, and the user may be asked something.
            QTimer.singleShot(0, self, lambda: self._open(path))
        return True


def plan_in(data: QMimeData) -> Path | None:
    """Return the first file of a plan among what is dragged."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next((path for path in paths if is_plan_name(path.name)), None)
