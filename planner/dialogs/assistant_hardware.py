"""Second page of the new-plan assistant: Exchange version, hypervisor, what must be survived, and one machine."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.plan.fields import Choice
from models.proposing.offered import Offered
from models.proposing.requirements import MOST_FAILURES, Hardware
from models.words import translate
from planner.dialogs.text import words
from planner.presenters.numbers import NO_DATA, clock, count, memory, trimmed
from planner.theme.letters import for_letters

ROW_HEIGHT = 36
MODEL, NUMBERS = 0, range(1, 7)


@frozen(eq=False)
class Machine:
    """A machine to choose, by the name of its model."""

    name: str
    hardware: Hardware


@frozen(kw_only=True, eq=False)
class Platforms:
    """What can be chosen on the page."""

    offered: Offered
    hypervisors: Sequence[Choice]
    machines: Sequence[Machine]


class HardwarePage(QWidget):
    """Three choices and a table of machines; ``changed`` is told after each choice."""

    changed = Signal()

    def __init__(self, platforms: Platforms, hypervisor: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered = platforms.offered
        self.machines = list(platforms.machines)
        self.exchange = _combo(platforms.offered.versions, self.tr("Exchange version"))
        self.hypervisor = _combo(platforms.hypervisors, self.tr("Hypervisor"))
        self.survive = _combo(self._failures(), self.tr("Must survive"))
        self.table = self._machine_table()
        self.outcome, self.box = words(""), QFrame()
        self.exchange.setCurrentIndex(self.exchange.count() - 1)
        self.hypervisor.setCurrentIndex(max(self.hypervisor.findData(hypervisor), 0))
        self._arrange()
        for box in (self.exchange, self.hypervisor, self.survive):
            box.currentIndexChanged.connect(self.changed)
        self.table.currentCellChanged.connect(lambda *_cells: self.changed.emit())

    @property
    def machine(self) -> Machine:
        """Return the machine that is chosen."""
        return self.machines[max(self.table.currentRow(), 0)]

    @property
    def version(self) -> str:
        """Return the id of the Exchange version."""
        return str(self.exchange.currentData())

    @property
    def failures(self) -> int:
        """Return how many machines of a role, or hosts, may fail."""
        return int(self.survive.currentData())

    @property
    def windows(self) -> str:
        """Return the Windows of servers with that version."""
        return self._offered.windows[self.version]

    @property
    def guest(self) -> str:
        """Return the guest system of VMs with that version."""
        return self._offered.guest_of(self.version)

    def add_machine(self, machine: Machine) -> None:
        """Add a machine and choose it."""
        self.machines.append(machine)
        self.table.setRowCount(len(self.machines))
        self._fill_row(len(self.machines) - 1)
        self.table.setCurrentCell(len(self.machines) - 1, MODEL)

    def tell(self, sentence: str) -> None:
        """Say what the chosen machine makes of the users."""
        self.outcome.setText(sentence)
        self.box.setVisible(bool(sentence))

    def _failures(self) -> list[Choice]:
        texts = (self.tr("No failure"), self.tr("Any one server or host"))
        return [Choice(str(number), texts[number]) for number in range(MOST_FAILURES + 1)]

    def _machine_table(self) -> QTableWidget:
        headings = [
            self.tr("Model"), self.tr("Cores"), self.tr("Clock"), self.tr("SPEC rate 2006"), self.tr("Memory"),
            self.tr("Watts"), self.tr("Rack units"),
        ]  # fmt: skip
        table = QTableWidget(len(self.machines), len(headings))
        for column, text in enumerate(headings):
            table.setHorizontalHeaderItem(column, _cell(text, column))
        table.setAccessibleName(self.tr("Machines to choose from"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(MODEL, QHeaderView.ResizeMode.Stretch)
        self.table = table
        for row in range(len(self.machines)):
            self._fill_row(row)
        table.setCurrentCell(0, MODEL)
        return table

    def _fill_row(self, row: int) -> None:
        for column, text in enumerate(_texts(self.machines[row])):
            self.table.setItem(row, column, _cell(text, column))

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 16)
        layout.setSpacing(8)
        layout.addWidget(words(self.tr("What will it run on?"), "page_title"))
        layout.addWidget(words(self.tr("Choose one machine. You can mix models later."), "muted"))
        choices = QHBoxLayout()
        choices.setSpacing(16)
        for label, box in (
            (self.tr("Exchange version"), self.exchange),
            (self.tr("Hypervisor"), self.hypervisor),
            (self.tr("Must survive"), self.survive),
        ):
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addWidget(words(label, "muted"))
            column.addWidget(box)
            choices.addLayout(column, 1)
        layout.addLayout(choices)
        layout.addWidget(self.table, 1)
        self.box.setProperty("reason", True)
        row = QHBoxLayout(self.box)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.outcome)
        layout.addWidget(self.box)


def _texts(machine: Machine) -> tuple[str, ...]:
    server = machine.hardware.server
    processor = server.processor
    rate = processor.specint_rate2006
    return (
        machine.name,
        count(processor.cores),
        clock(processor.clock_mhz),
        NO_DATA if rate is None else trimmed(rate, 1),
        memory(server.memory_mb),
        NO_DATA if server.power_watts is None else trimmed(server.power_watts, 1),
        NO_DATA if server.rack_units is None else trimmed(server.rack_units, 1),
    )


def _cell(text: str, column: int) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item


def _combo(choices: Sequence[Choice], name: str) -> QComboBox:
    box = QComboBox()
    for choice in choices:
        box.addItem(translate(choice.label), choice.value)
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box
