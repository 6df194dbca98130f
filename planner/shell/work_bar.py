"""The bars below the plan that say what is being done and how far it is, with a button that ends it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from models.units import PERCENT
from planner.panels.elided_label import ElidedLabel
from planner.session.jobs import Progress
from planner.session.tasks import Tasks

BAR_WIDTH, WHOLE = 160, round(PERCENT)
# What is done sooner is not worth a bar; between two steps of a task one stays.
SHOWN_AFTER_MS, HIDDEN_AFTER_MS = 300, 100


class WorkBar(QWidget):
    """Seen while long work goes on; the button ends that, and so does Esc where nothing else wants the key.

    Signal: ``cancel_requested``.
    """

    cancel_requested = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.label = ElidedLabel()
        self.progress = QProgressBar()
        self.progress.setFixedWidth(BAR_WIDTH)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.clicked.connect(self.cancel_requested)
        self.setProperty("reason", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(8)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.progress)
        layout.addWidget(self.cancel_button)
        window.installEventFilter(self)
        self.hide()

    def begin(self, words: str) -> None:
        """Show what is being done."""
        self.setAccessibleName(words)
        self.label.setText(words)
        self.progress.setAccessibleName(self.tr("Progress: {0}").format(words))
        self.progress.setRange(0, WHOLE)
        self.progress.setValue(0)
        self.progress.setFormat("%p %")
        self.show()

    def tell(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.setRange(0, WHOLE)
        self.progress.setValue(round(progress.done * PERCENT))
        if progress.seconds_left is not None:
            self.progress.setFormat(self.tr("%p %, {0} s left").format(round(progress.seconds_left)))

    def tell_nothing(self) -> None:
        """Show that nobody can tell how far it is."""
        self.progress.setRange(0, 0)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Return whether it was Esc, which the window is given only when no part of it wants it."""
        is_offered = not self.isHidden() and not self.cancel_button.isHidden()
        wanted = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and is_offered
        if wanted and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.cancel_requested.emit()
            return True
        return False


class TaskBar(WorkBar):
    """Seen while the task that runs waits for a worker, as for a slow share or the numbers of a large plan."""

    def __init__(self, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._tasks = tasks
        self._progress: Progress | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle)
        self.cancel_requested.connect(tasks.cancel)
        tasks.changed.connect(self._follow)
        tasks.progressed.connect(self._note)

    def _note(self, progress: Progress) -> None:
        self._progress = progress
        self.tell(progress)

    def _follow(self) -> None:
        if self._tasks.running is None:
            self._progress = None
        if self._is_wanted() == self.isHidden():
            self._later.start(SHOWN_AFTER_MS if self.isHidden() else HIDDEN_AFTER_MS)
        else:
            self._later.stop()

    def _settle(self) -> None:
        if not self._is_wanted():
            self.hide()
        elif self._tasks.running is not None:
            self.begin(self._tasks.running.title)
            if self._progress is None:
                self.tell_nothing()
            else:
                self.tell(self._progress)
            self.cancel_button.setVisible(self._tasks.running.may_cancel)

    def _is_wanted(self) -> bool:
        return self._tasks.running is not None and self._tasks.running.waits
