"""A finding that is let be: why, in a sentence that the report prints."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from models.errors import PlannerError
from planner.dialogs.text import words
from planner.presenters.findings import FindingRow
from planner.theme.letters import for_letters

Offer = Callable[[str], None]
WIDTH = 480


class IgnoreForm(QDialog):
    """Asks for the reason; `offer` takes it, or raises an error whose sentence is shown."""

    def __init__(self, finding: FindingRow, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self.reason = QLineEdit(finding.ignored)
        self.fault = words("", "fault")
        self.buttons = QDialogButtonBox()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Ignore finding"))
        self.setMinimumWidth(for_letters(WIDTH))
        self._arrange(finding)

    def accept(self) -> None:
        """Hand the reason over; stay open with a sentence where there is none."""
        try:
            self._offer(self.reason.text())
        except PlannerError as error:
            self.fault.setText(str(error))
            self.fault.show()
            return
        super().accept()

    def _arrange(self, finding: FindingRow) -> None:
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("For example: will be replaced in spring; good enough until then"))
        fields = QFormLayout()
        fields.setHorizontalSpacing(16)
        fields.addRow(self.tr("Reason"), self.reason)
        self.buttons.addButton(self.tr("Ignore"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(finding.text, "strong"))
        layout.addWidget(
            words(self.tr("The finding stays in the list, greyed out, and the report states the reason."), "muted")
        )
        layout.addLayout(fields)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)
        self.fault.hide()
