"""One of the user's own machines as a form."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from models.plan.hardware import MachineModel
from planner.dialogs.text import words
from planner.panels.entity_form import EntityForm
from planner.shell.form_dialog import FormDialog, scrolled

WIDTH, HEIGHT = 420, 620
# Prices belong to a plan, which has a currency.
NAMES = (
    "maker", "name", "year", "processor", "sockets", "cores", "clock_mhz", "threads_per_core", "specint_rate2006",
    "specrate2017_int_base", "spec_submission", "memory_mb", "power_watts", "rack_units", "notes",
)  # fmt: skip


class MachineDialog(FormDialog):
    """Asks for the values of a machine; what is left empty stays unknown. ``offered`` gives the machine."""

    offered = Signal(object)

    def __init__(self, model: MachineModel, parent: QWidget | None = None) -> None:
        super().__init__("", WIDTH, HEIGHT, parent)
        self.setWindowTitle(self.tr("Your own machine"))
        self.form = EntityForm(model, NAMES)
        self.content.addWidget(words(self.tr("Leave unknown values empty."), "muted"))
        self.content.addWidget(scrolled(self.form), 1)
        self.begin_in(self.form)

    def accept(self) -> None:
        """Give the machine, or say what is wrong with it."""
        self.finish_typing()
        model = self.form.entity
        if not model.name.strip():
            self.show_fault(self.tr("Enter the name of the model."))
        elif self.form.fault:
            self.show_fault(self.form.fault)
        else:
            self.offered.emit(model)
            super().accept()
