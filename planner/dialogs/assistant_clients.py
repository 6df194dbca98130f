"""Which part of the users of a row uses each protocol."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from models.plan.choices import PROTOCOLS
from models.units import PERCENT
from models.words import translate
from planner.dialogs.text import words


class ClientsDialog(QDialog):
    """A percentage for each protocol."""

    def __init__(self, name: str, clients: Sequence[float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Clients of {0}").format(name))
        self.parts = [_percentage(part) for part in clients]
        self.for_all = QCheckBox(self.tr("Use for all rows"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        for choice, part in zip(PROTOCOLS, self.parts, strict=True):
            label = translate(choice.label)
            part.setAccessibleName(label)
            form.addRow(label, part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        hint = self.tr(
            "Share of the mailboxes that use each protocol. Users may have several, so the total can exceed 100 %."
        )
        layout.addWidget(words(hint))
        layout.addLayout(form)
        layout.addWidget(self.for_all)
        layout.addWidget(self.buttons)

    @property
    def clients(self) -> tuple[float, ...]:
        """Return the part of each protocol [fraction]."""
        return tuple(part.value() / PERCENT for part in self.parts)


def _percentage(part: float) -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, int(PERCENT))
    box.setSuffix(" %")
    box.setValue(round(part * PERCENT))
    return box
