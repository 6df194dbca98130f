"""Moving a design to another Exchange version: on which machines, how many, and what that means."""

from collections.abc import Callable
from functools import partial

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from models.errors import FieldError
from models.plan.entities import Server
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from models.proposing.moving import Move
from models.proposing.requirements import MOST_AT_A_SITE
from planner.dialogs.assistant_hardware import Picker
from planner.dialogs.text import inset, words
from planner.presenters.field_text import format_value, parsed
from planner.presenters.move_summary import MoveView
from planner.session.debounce import Debounce
from planner.session.jobs import Jobs
from planner.theme.letters import size_for

WIDTH, HEIGHT, LANE = 860, 640, "move"
MEMORY = fields_of(Server)["memory_mb"]


@frozen(kw_only=True)
class Wanted:
    """What the new servers are to be.

    Parameters
    ----------
    servers : int or None
        At each site; None: as many as needed.
    """

    model: MachineModel
    memory_mb: int
    servers: int | None
    failures: int
    keep_old: bool


@frozen(kw_only=True, eq=False)
class MoveParts:
    """What the dialog works with.

    Parameters
    ----------
    model : MachineModel
        What is chosen at first.
    memory : callable
        Returns the memory to begin with for a machine [MB].
    work : callable
        Makes a move and tells what it means, on a worker thread.
    """

    title: str
    jobs: Jobs
    picker: Picker
    model: MachineModel
    memory: Callable[[MachineModel], int]
    work: Callable[[Wanted], tuple[Move, MoveView]]


class MoveDialog(QDialog):
    """Signals: ``wanted`` (the move, with OK), ``add_asked`` (the user's machine is not in the table)."""

    wanted = Signal(object)
    add_asked = Signal()

    def __init__(self, parts: MoveParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asked: Wanted | None = None
        self._found: Move | None = None
        self.model, self.picker = parts.model, parts.picker
        self.setWindowTitle(parts.title)
        self.memory, self.servers, self.survive = QLineEdit(), QSpinBox(), QComboBox()
        self.servers.setRange(0, MOST_AT_A_SITE)
        inset(self.servers)
        self.servers.setSpecialValueText(self.tr("As many as needed"))
        for text in (self.tr("No failure"), self.tr("Any one server")):
            self.survive.addItem(text)
        self.keep_old = QCheckBox(self.tr("&Keep the old machines alongside the new ones"))
        self.add = QPushButton(self.tr("Add a machine…"))
        self.fault, self.outcome, self.box = words("", "fault"), words(""), QFrame()
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.ok = self.buttons.button(kinds.Ok)
        self.ok.setText(self.tr("Move"))
        self._soon = Debounce(self._work_out, self)
        self._arrange()
        self.choose(self.model)
        self._connect()
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.servers.setFocus()
        self._work_out()

    def choose(self, model: MachineModel) -> None:
        """Choose a machine of the table, with the memory that new servers have."""
        self.picker.select(model)
        self._take_model(model)

    def done(self, code: int) -> None:
        """Leave; what is being worked out is dropped."""
        self._parts.jobs.cancel(LANE)
        super().done(code)

    def _take_model(self, model: MachineModel) -> None:
        self.model = model
        self.memory.setText(format_value(MEMORY, self._parts.memory(model)))

    def _chosen(self) -> Wanted | None:
        """Return what was chosen; None while the memory cannot be read."""
        try:
            memory_mb = int(str(parsed(MEMORY, self.memory.text(), "GB")))
        except FieldError as error:
            self.fault.setText(str(error))
            self.fault.show()
            return None
        self.fault.hide()
        return Wanted(
            model=self.model, memory_mb=memory_mb, servers=self.servers.value() or None,
            failures=self.survive.currentIndex(), keep_old=self.keep_old.isChecked(),
        )  # fmt: skip

    def _on_change(self) -> None:
        self._found = None
        self.ok.setEnabled(False)
        self._soon.wait()

    def _work_out(self) -> None:
        """Work out in the background what the choices mean."""
        self._soon.end()
        wanted = self._asked = self._chosen()
        self._show("" if wanted is None else self.tr("Calculating…"), None)
        if wanted is not None:
            work = partial(self._parts.work, wanted)
            self._parts.jobs.start(LANE, work, partial(self._take, wanted), partial(self._show, found=None))

    def _take(self, wanted: Wanted, answer: tuple[Move, MoveView]) -> None:
        if wanted == self._asked:
            moved, view = answer
            self._show(f"▲ {view.sentence}" if view.is_warning else view.sentence, moved)

    def _show(self, sentence: str, found: Move | None) -> None:
        self._found = found
        self.outcome.setText(sentence)
        self.box.setVisible(bool(sentence))
        self.ok.setEnabled(found is not None)

    def _finish(self) -> None:
        if self._found is not None:
            self.wanted.emit(self._found)
            self.accept()

    def _connect(self) -> None:
        self.picker.chosen.connect(self._take_model)
        self.picker.chosen.connect(self._on_change)
        self.memory.textChanged.connect(self._on_change)
        self.servers.valueChanged.connect(self._on_change)
        self.survive.currentIndexChanged.connect(self._on_change)
        self.keep_old.toggled.connect(self._on_change)
        self.add.clicked.connect(self.add_asked)
        self.buttons.accepted.connect(self._finish)
        self.buttons.rejected.connect(self.reject)

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 20)
        layout.setSpacing(8)
        self.add.setProperty("link", True)
        self.add.setAutoDefault(False)
        hint = QHBoxLayout()
        hint.addWidget(words(self.tr("Choose the machine of the new servers."), "muted"), 1)
        hint.addWidget(self.add)
        layout.addLayout(hint)
        assert isinstance(self.picker, QWidget)  # noqa: S101 - a table with what a picker has
        layout.addWidget(self.picker, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for column, (text, field) in enumerate((
            (self.tr("Memory per server"), self.memory),
            (self.tr("Servers at each site"), self.servers),
            (self.tr("Must survive"), self.survive),
        )):  # fmt: skip
            field.setAccessibleName(text)
            grid.addWidget(words(text, "muted"), 0, column)
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, 1)
        layout.addLayout(grid)
        layout.addWidget(self.keep_old)
        layout.addWidget(self.fault)
        self.box.setProperty("reason", True)
        inside = QHBoxLayout(self.box)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(self.outcome)
        layout.addWidget(self.box)
        layout.addWidget(self.buttons)
