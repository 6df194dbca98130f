"""One machine of the library with its memory, asked for above another dialog."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from models.errors import FieldError
from models.plan.entities import Host
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from planner.dialogs.assistant_hardware import Picker
from planner.dialogs.text import words
from planner.presenters.field_text import format_value, parsed
from planner.theme.letters import size_for

WIDTH, HEIGHT = 820, 560
MEMORY = fields_of(Host)["memory_mb"]


class MachineChoice(QDialog):
    """Signals: ``chosen`` (the model, and its memory [MB], with OK).

    Parameters
    ----------
    memory : callable
        Returns the memory to begin with for a machine [MB].
    """

    chosen = Signal(object, int)

    def __init__(
        self,
        picker: Picker,
        first: MachineModel,
        memory: Callable[[MachineModel], int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Add a machine from the library"))
        self.picker, self.model, self._usual = picker, first, memory
        self.memory, self.fault = QLineEdit(), words("", "fault")
        self.fault.hide()
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self._arrange()
        picker.select(first)
        self._take(first)
        picker.chosen.connect(self._take)
        self.buttons.accepted.connect(self._finish)
        self.buttons.rejected.connect(self.reject)
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.memory.setFocus()

    def _take(self, model: MachineModel) -> None:
        self.model = model
        self.memory.setText(format_value(MEMORY, self._usual(model)))

    def _finish(self) -> None:
        if self.picker.current is None:
            # The search has taken the machine out of sight that was chosen before.
            self._complain(self.tr("Choose a machine in the table."))
            return
        try:
            memory_mb = int(str(parsed(MEMORY, self.memory.text(), "GB")))
        except FieldError as error:
            self._complain(str(error))
            self.memory.setFocus()
            return
        self.chosen.emit(self.model, memory_mb)
        self.accept()

    def _complain(self, fault: str) -> None:
        self.fault.setText(fault)
        self.fault.show()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 20)
        layout.setSpacing(8)
        assert isinstance(self.picker, QWidget)  # noqa: S101 - a table with what a picker has
        layout.addWidget(self.picker, 1)
        form = QFormLayout()
        form.addRow(self.tr("Memory per machine"), self.memory)
        self.memory.setAccessibleName(self.tr("Memory per machine"))
        layout.addLayout(form)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)
