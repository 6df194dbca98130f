"""Second page of the new-plan assistant: Exchange version, hypervisor, what must be survived, and one machine."""

from collections.abc import Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from models.errors import FieldError
from models.plan.entities import Host, Server
from models.plan.fields import Choice, fields_of
from models.plan.hardware import MachineModel
from models.proposing.offered import Offered
from models.proposing.requirements import MOST_FAILURES, Hardware, hardware_like
from planner.dialogs.assistant_dags import DagChoices, combo
from planner.dialogs.text import words
from planner.presenters.field_text import format_value, parsed
from planner.theme.letters import are_large

MEMORY = fields_of(Server)["memory_mb"]


class Picker(Protocol):
    """A table of machines of the library; ``chosen`` tells which one the user went to."""

    chosen: SignalInstance

    @property
    def current(self) -> MachineModel | None:
        """Return the machine that is chosen."""

    def select(self, model: MachineModel) -> bool:
        """Choose a machine; return whether it is shown."""


@frozen(kw_only=True, eq=False)
class Platforms:
    """What can be chosen on the page.

    Parameters
    ----------
    with_dags : frozenset of str
        The Exchange versions whose databases can have copies.
    machine : MachineModel
        What is chosen at first.
    server, host : Server, Host
        Give what the library does not say of a machine.
    """

    offered: Offered
    with_dags: frozenset[str]
    hypervisors: Sequence[Choice]
    machine: MachineModel
    server: Server
    host: Host


class HardwarePage(QWidget):
    """The choices and the table of machines.

    Signals: ``changed`` (told after each choice), ``add_asked`` (the user's machine is not among those of the table).
    """

    changed = Signal()
    add_asked = Signal()

    def __init__(self, platforms: Platforms, hypervisor: str, picker: Picker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._platforms, self._offered, self._hypervisor = platforms, platforms.offered, hypervisor
        self.model, self.picker = platforms.machine, picker
        self.exchange = combo(platforms.offered.versions, self.tr("Exchange version"))
        self.hypervisor = combo(platforms.hypervisors, self.tr("Hypervisor"))
        self.survive = combo(
            _failures(self.tr("No failure"), self.tr("Any one server or host")), self.tr("Must survive")
        )
        self.survive.setCurrentIndex(self.survive.count() - 1)
        self.dags = DagChoices(self)
        self.memory = QLineEdit()
        self.memory.setAccessibleName(self.tr("Memory per machine"))
        self.add = QPushButton(self.tr("Add a machine…"))
        self.outcome, self.box, self.fault = words(""), QFrame(), words("", "fault")
        self.exchange.setCurrentIndex(self.exchange.count() - 1)
        self._usual = self.hypervisor.currentData(), ""
        self._follow_version()
        self.picker.select(self.model)
        self._arrange()
        self.exchange.currentIndexChanged.connect(self._follow_version)
        for box in (self.exchange, self.hypervisor, self.survive):
            box.currentIndexChanged.connect(self.changed)
        self.dags.changed.connect(self.changed)
        self.memory.textChanged.connect(self._check)
        for field in self.dags.faults:
            field.textChanged.connect(self._check)
        self.picker.chosen.connect(self._on_chosen)
        self.add.clicked.connect(self.add_asked)
        self._check()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the chosen machine into view."""
        super().showEvent(event)
        self.picker.select(self.model)

    @property
    def hardware(self) -> Hardware | None:
        """Return the machine that is chosen, with its memory; None while a value of the page cannot be read."""
        memory_mb = self._memory_mb()
        return (
            None
            if isinstance(memory_mb, str) or any(self.dags.faults.values())
            else self.with_memory(self.model, memory_mb)
        )

    @property
    def name(self) -> str:
        """Return what the chosen machine is called."""
        return f"{self.model.maker} {self.model.name}".strip()

    def with_memory(self, model: MachineModel, memory_mb: int) -> Hardware:
        """Return a machine of the library with some memory."""
        return hardware_like(model, self._platforms.server, self._platforms.host, memory_mb)

    @property
    def hypervisor_name(self) -> str:
        """Return the hypervisor without what its profile says of it in brackets."""
        return self.hypervisor.currentText().partition(" (")[0]

    @property
    def version(self) -> str:
        """Return the id of the Exchange version."""
        return str(self.exchange.currentData())

    @property
    def failures(self) -> int:
        """Return how many machines of a role, or hosts, may fail."""
        return int(self.survive.currentData())

    def take(self, hardware: Hardware) -> None:
        """Choose other hardware, as it was offered."""
        if hardware.model is not None:
            self.model = hardware.model
            self.picker.select(hardware.model)
        self.memory.setText(format_value(MEMORY, hardware.memory_mb))

    def choose(self, model: MachineModel) -> None:
        """Choose a machine of the table, as a click on it does."""
        self.picker.select(model)
        self._on_chosen(model)

    def is_ready(self) -> bool:
        """Return whether the page can be left; where not, the field that is wrong has the keys."""
        if self.hardware is None:
            next(field for field, fault in self._faults().items() if fault).setFocus()
            return False
        return True

    def show_fault(self, sentence: str) -> None:
        """Say what is wrong, or nothing."""
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def tell(self, sentence: str) -> None:
        """Say what the chosen machine makes of the users."""
        self.outcome.setText(sentence)
        self.box.setVisible(bool(sentence))

    def _follow_version(self) -> None:
        """Choose hypervisor and memory to begin with for the Exchange version, unless the user has chosen others.

        A version without DAGs has one copy of each database.
        """
        self.dags.offer(has_dags=self.version in self._platforms.with_dags)
        hypervisor, memory = self._usual
        usual = self._offered.hypervisors.get(self.version, self._hypervisor)
        if self.hypervisor.currentData() == hypervisor:
            self.hypervisor.setCurrentIndex(max(self.hypervisor.findData(usual), 0))
        if self.memory.text() == memory:
            self.memory.setText(format_value(MEMORY, self._offered.memory_mb[self.version]))
        self._usual = usual, format_value(MEMORY, self._offered.memory_mb[self.version])

    def _memory_mb(self) -> int | str:
        """Return the memory that was typed [MB], or what is wrong with it."""
        try:
            return int(str(parsed(MEMORY, self.memory.text(), "GB")))
        except FieldError as error:
            return str(error)

    def _faults(self) -> dict[QLineEdit, str]:
        """Return what is wrong with each number that is typed; empty where nothing is."""
        memory = self._memory_mb()
        return {self.memory: memory if isinstance(memory, str) else ""} | self.dags.faults

    def _check(self) -> None:
        """Mark what cannot be read, and say why."""
        faults = self._faults()
        self.show_fault(next(filter(None, faults.values()), ""))
        for field, fault in faults.items():
            field.setProperty("fault", bool(fault))
            field.style().polish(field)
        self.changed.emit()

    def _on_chosen(self, model: MachineModel) -> None:
        self.model = model
        if model.memory_mb is not None:
            self.memory.setText(format_value(MEMORY, model.memory_mb))
        self.changed.emit()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 16)
        layout.setSpacing(8)
        layout.addWidget(words(self.tr("What will it run on?"), "page_title"))
        self.add.setProperty("link", True)
        self.add.setAutoDefault(False)
        hint = QHBoxLayout()
        hint.addWidget(words(self.tr("Choose one machine. You can mix models later."), "muted"), 1)
        hint.addWidget(self.add)
        layout.addLayout(hint)
        choices = QGridLayout()
        choices.setHorizontalSpacing(16)
        choices.setVerticalSpacing(4)
        a_row = 2 if are_large() else 3
        for number, (label, box) in enumerate((
            (self.tr("Exchange version"), self.exchange),
            (self.tr("Hypervisor"), self.hypervisor),
            (self.tr("Must survive"), self.survive),
            (self.tr("Memory per machine"), self.memory),
            *self.dags.fields,
        )):  # fmt: skip
            row, column = divmod(number, a_row)
            choices.addWidget(words(label, "muted"), 2 * row, column)
            choices.addWidget(box, 2 * row + 1, column)
            choices.setColumnStretch(column, 1)
        layout.addLayout(choices)
        layout.addWidget(self.fault)
        assert isinstance(self.picker, QWidget)  # noqa: S101 - a table with what a picker has
        layout.addWidget(self.picker, 1)
        self.box.setProperty("reason", True)
        inside = QHBoxLayout(self.box)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(self.outcome)
        layout.addWidget(self.box)


def _failures(*texts: str) -> list[Choice]:
    return [Choice(str(number), texts[number]) for number in range(MOST_FAILURES + 1)]
