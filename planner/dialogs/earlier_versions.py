"""The earlier versions of a plan: when each was saved, and what differs from the plan in the window."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from models.words import capital
from planner.dialogs.text import words
from planner.session.history import Version
from planner.session.recovery import when
from planner.theme.letters import size_for

SIZE = (480, 360)


class EarlierVersionsDialog(QDialog):
    """A list of saves; one of them opens as a copy, and the file stays as it is."""

    open_asked = Signal(object)

    def __init__(
        self,
        name: str,
        versions: Sequence[Version],
        differs: Callable[[Version], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Earlier versions"))
        self.resize(size_for(self, *SIZE))
        self._versions, self._differs = list(versions), differs
        self._heading = words(self.tr("Saved versions of {0}, newest first").format(name), "strong")
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Earlier versions"))
        self.details = words("", "muted")
        self.open_button = QPushButton(self.tr("&Open as a copy"))
        self.open_button.setDefault(True)
        self._arrange()
        self.list.addItems([_title(version) for version in self._versions])
        self.list.currentRowChanged.connect(self._describe)
        self.list.itemActivated.connect(lambda _item: self._ask())
        self.open_button.clicked.connect(self._ask)
        self.list.setCurrentRow(0)

    def _arrange(self) -> None:
        close = QPushButton(self.tr("&Close"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(self.open_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(self._heading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.details)
        layout.addLayout(row)

    def _describe(self, row: int) -> None:
        # Read one at a time, when it is looked at: there may be twenty, each a large plan.
        self.details.setText(self._differs(self._versions[row]) if row >= 0 else "")

    def _ask(self) -> None:
        if self.list.currentRow() >= 0:
            version = self._versions[self.list.currentRow()]
            self.accept()
            self.open_asked.emit(version)


def _title(version: Version) -> str:
    time = when(version.saved_at, seconds=True)
    return capital(time)
