"""Rules between machines: kept apart, kept together, kept at a site."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from models.consolidation.choices import Choices
from models.plan.entities import Machine, Site
from planner.dialogs.text import words
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

APART, TOGETHER = "apart", "together"
IDENTIFIER = Qt.ItemDataRole.UserRole
PAIR, ROW_HEIGHT, LEAST_LETTERS = 2, 24, 16


class ConsolidateRules(QWidget):
    """Machines to mark, what to do with them, and the rules so far."""

    changed = Signal()

    def __init__(self, machines: Sequence[Machine], sites: Sequence[Site], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: list[tuple[str, tuple[str, ...]]] = []
        self.machines = QListWidget()
        # Names of machines differ at their ends.
        self.machines.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.machines.setAccessibleName(self.tr("Machines the rule applies to"))
        for machine in machines:
            item = QListWidgetItem(machine.name, self.machines)
            item.setData(IDENTIFIER, machine.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            item.setToolTip(plain_tooltip(machine.name))
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Rule"))
        self.kind.addItem(self.tr("Keep apart"), APART)
        self.kind.addItem(self.tr("Keep together"), TOGETHER)
        for site in sites:
            self.kind.addItem(self.tr("Keep at {0}").format(site.name), site.id)
        # Else the name of a site may make the dialog wider than the screen.
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(LEAST_LETTERS)
        self.add = QPushButton(self.tr("&Add rule"))
        self.rules = QListWidget()
        self.rules.setAccessibleName(self.tr("Rules"))
        self.remove = QPushButton(self.tr("&Remove rule"))
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.machines.itemChanged.connect(lambda _item: self._follow())
        self.kind.currentIndexChanged.connect(lambda _index: self._follow())
        self.rules.currentRowChanged.connect(lambda _row: self._follow())
        self._arrange()
        self._follow()

    def with_rules(self, choices: Choices) -> Choices:
        """Return the choices with the rules."""
        pinned = {identifier: kind for kind, ids in self._rules if kind not in (APART, TOGETHER) for identifier in ids}
        return evolve(
            choices,
            apart=tuple(ids for kind, ids in self._rules if kind == APART),
            together=tuple(ids for kind, ids in self._rules if kind == TOGETHER),
            pinned=pinned,
        )

    def _marked(self) -> list[QListWidgetItem]:
        items = [self.machines.item(row) for row in range(self.machines.count())]
        return [item for item in items if item.checkState() == Qt.CheckState.Checked]

    def _add(self) -> None:
        marked = self._marked()
        self._rules.append((str(self.kind.currentData()), tuple(item.data(IDENTIFIER) for item in marked)))
        names = ", ".join(item.text() for item in marked)
        self.rules.addItem(f"{self.kind.currentText()}: {names}")
        for item in marked:
            item.setCheckState(Qt.CheckState.Unchecked)
        self.changed.emit()

    def _remove(self) -> None:
        row = self.rules.currentRow()
        del self._rules[row]
        self.rules.takeItem(row)
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        least = PAIR if self.kind.currentData() in (APART, TOGETHER) else 1
        self.add.setEnabled(len(self._marked()) >= least)
        self.remove.setEnabled(self.rules.currentRow() >= 0)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.kind, 1)
        row.addWidget(self.add)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(words(self.tr("Machines the rule applies to"), "strong"))
        left.addWidget(self.machines, 1)
        left.addLayout(row)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(words(self.tr("Rules"), "strong"))
        right.addWidget(self.rules, 1)
        right.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignRight)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addLayout(left, 1)
        layout.addLayout(right, 1)
