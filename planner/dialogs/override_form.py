"""A figure set otherwise for one plan: a value within reason, and the reason."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from models.calibration.figures import Figure
from models.errors import PlannerError
from models.words import translate
from planner.dialogs.text import words
from planner.presenters.trail_page import bare_value, override_words, typed_value, unit_words, value_text
from planner.theme.letters import for_letters

Offer = Callable[[float, str], None]
WIDTH = 480


class OverrideForm(QDialog):
    """Asks for value and reason; `offer` takes them, or raises an error whose sentence is shown."""

    def __init__(
        self, published: Figure, value: float, reason: str, offer: Offer, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._published, self._offer = published, offer
        self.value, self.reason = QLineEdit(bare_value(value)), QLineEdit(reason)
        self.fault = words("", "fault")
        self.buttons = QDialogButtonBox()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Override for this plan"))
        self.setMinimumWidth(for_letters(WIDTH))
        self._arrange()
        self.value.selectAll()

    def accept(self) -> None:
        """Hand value and reason over; stay open with a sentence where they do not fit."""
        try:
            self._offer(typed_value(self._published, self.value.text()), self.reason.text())
        except PlannerError as error:
            self.fault.setText(str(error))
            self.fault.show()
            return
        super().accept()

    def _arrange(self) -> None:
        published = self.tr("Published: {0}, {1}").format(
            value_text(self._published), translate(self._published.status)
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(translate(self._published.label), "strong"))
        layout.addWidget(words(published, "muted"))
        layout.addLayout(self._fields())
        layout.addWidget(self.fault)
        layout.addWidget(self._buttons())
        self.fault.hide()

    def _fields(self) -> QFormLayout:
        self.value.setAccessibleName(self.tr("Value"))
        self.value.setAccessibleDescription(override_words(self._published))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("For example: measured on our own servers in May"))
        beside = QHBoxLayout()
        beside.setSpacing(8)
        beside.addWidget(self.value, 1)
        if unit_words(self._published):
            beside.addWidget(words(unit_words(self._published), "muted"))
        fields = QFormLayout()
        fields.setHorizontalSpacing(16)
        fields.setVerticalSpacing(8)
        fields.addRow(self.tr("Value"), beside)
        fields.addRow("", words(override_words(self._published), "muted"))
        fields.addRow(self.tr("Reason"), self.reason)
        return fields

    def _buttons(self) -> QDialogButtonBox:
        self.buttons.addButton(self.tr("Override"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        return self.buttons
