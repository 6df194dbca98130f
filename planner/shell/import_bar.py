"""The bar below the plan that says how far an import is, with a button that ends it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from models.units import PERCENT
from planner.panels.elided_label import ElidedLabel
from planner.session.jobs import Progress

BAR_WIDTH = 160


class ImportBar(QWidget):
    """Seen while an inventory is read; the button ends that, and so does Esc where nothing else wants the key.

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

    def begin(self, name: str) -> None:
        """Show that a file is being read."""
        self.setAccessibleName(self.tr("Import"))
        self.label.setText(self.tr("Importing {0}…").format(name))
        self.progress.setAccessibleName(self.tr("Progress: {0}").format(name))
        self.progress.setValue(0)
        self.progress.setFormat("%p %")
        self.show()

    def tell(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.setValue(round(progress.done * PERCENT))
        if progress.seconds_left is not None:
            self.progress.setFormat(self.tr("%p %, {0} s left").format(round(progress.seconds_left)))

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Return whether it was Esc, which the window is given only when no part of it wants it."""
        wanted = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self.isHidden()
        if wanted and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.cancel_requested.emit()
            return True
        return False
