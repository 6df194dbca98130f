"""Names of a log that no machine has: the user says which machine each of them stands for."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QScrollArea, QVBoxLayout, QWidget

from models.plan.entities import Design
from models.words import natural_order
from planner.dialogs.text import words
from planner.theme.letters import size_for

WIDTH, HEIGHT = 520, 420
# A log of a large host names hundreds of machines; more lines than these nobody fills.
MOST_NAMES = 200


class MatchNamesDialog(QDialog):
    """A list of machines for each name; those left alone stay without one."""

    def __init__(self, names: Sequence[str], design: Design, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Match names of the log"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.boxes: dict[str, QComboBox] = {}
        machines = sorted(design.machines, key=lambda machine: natural_order(machine.name))
        fields = QFormLayout()
        for name in names[:MOST_NAMES]:
            box = QComboBox()
            box.addItem(self.tr("no machine of this design"), "")
            for machine in machines:
                box.addItem(machine.name, machine.id)
            box.setAccessibleName(name)
            label = words(name)
            label.setBuddy(box)
            fields.addRow(label, box)
            self.boxes[name] = box
        self._arrange(fields)

    @property
    def named(self) -> dict[str, str]:
        """Return the id of the machine that each matched name stands for."""
        return {name: str(box.currentData()) for name, box in self.boxes.items() if box.currentData()}

    def _arrange(self, fields: QFormLayout) -> None:
        body = QWidget()
        body.setLayout(fields)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(body)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.tr("Match"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("These names in the log match no machine of this design.")))
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
