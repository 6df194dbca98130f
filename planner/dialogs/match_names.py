"""Names of a log that no machine has: the user says which machine each of them stands for."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QScrollArea, QVBoxLayout, QWidget

from models.plan.entities import Machine
from models.words import natural_order
from planner.dialogs.text import words
from planner.theme.letters import size_for

WIDTH, HEIGHT, GAP = 520, 420, 16
# A log of a large host names hundreds of machines; more lines than these nobody fills.
MOST_NAMES = 200
# Seen of the name of a machine.
LETTERS = 24


class MatchNamesDialog(QDialog):
    """A list of machines for each name; those left alone stay without one, and no machine has two.

    Parameters
    ----------
    machines : mapping of str to sequence of Machine
        Those that each name can stand for.
    named : mapping of str to str
        The ids that are chosen at first, by name.
    """

    def __init__(
        self, machines: Mapping[str, Sequence[Machine]], named: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Match names of the log"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.boxes: dict[str, QComboBox] = {}
        self.note = words("", "muted")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.match_button = self.buttons.addButton(self.tr("Match"), QDialogButtonBox.ButtonRole.AcceptRole)
        fields = QFormLayout()
        fields.setHorizontalSpacing(GAP)
        for name in islice(machines, MOST_NAMES):
            box = QComboBox()
            # The longest name of a machine would leave no room for the names of the log.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
            box.addItem(self.tr("no machine of this design"), "")
            for machine in sorted(machines[name], key=lambda machine: natural_order(machine.name)):
                box.addItem(machine.name, machine.id)
            box.setCurrentIndex(max(box.findData(named.get(name, "")), 0))
            box.setAccessibleName(name)
            box.currentIndexChanged.connect(lambda _index: self._check())
            label = words(name)
            label.setBuddy(box)
            fields.addRow(label, box)
            self.boxes[name] = box
        self._arrange(fields)
        self._check()

    @property
    def named(self) -> dict[str, str]:
        """Return the id of the machine that each matched name stands for."""
        return {name: str(box.currentData()) for name, box in self.boxes.items() if box.currentData()}

    def _check(self) -> None:
        """Offer to match only while each machine has one name: the load of two would be added up."""
        chosen = Counter(box.currentText() for box in self.boxes.values() if box.currentData())
        twice = next((name for name, number in chosen.items() if number > 1), "")
        self.match_button.setEnabled(not twice)
        self.note.setVisible(bool(twice))
        self.note.setText(self.tr("{0} is chosen twice; choose it for one name only.").format(twice))

    def _arrange(self, fields: QFormLayout) -> None:
        body = QWidget()
        body.setLayout(fields)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(body)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("These names in the log match no machine of this design.")))
        layout.addWidget(area, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)
