"""The hardware library: all machines, the user's own among them, with prices of the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout

from models.capacity.machines import RATE_ESTIMATE
from models.errors import FieldError
from models.hardware.library import LibraryMachine, with_models
from models.plan import queries
from models.plan.choosing_models import set_model, set_model_price
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from models.plan.kinds import is_physical
from planner.dialogs.text import words
from planner.panels.hardware_table import HardwareTable
from planner.presenters import field_text
from planner.shell.adding_commands import do_or_say
from planner.shell.machine_dialog import MachineDialog
from planner.theme.letters import size_for

if TYPE_CHECKING:
    from planner.session.own_machines import OwnMachines
    from planner.session.plan_session import Update
    from planner.shell.context import Context

WIDTH, HEIGHT = 980, 680
MARGIN, SPACING = 20, 12
PHYSICAL_KINDS = ("server", "host")


class LibraryDialog(QDialog):
    """The table with what can be done: add and edit own machines, enter prices, choose one for what is selected."""

    def __init__(self, context: Context, shipped: tuple[LibraryMachine, ...], own: OwnMachines) -> None:
        super().__init__(context.window)
        self._context, self._shipped, self._own = context, shipped, own
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Hardware library"))
        factor = context.parts.model.library.common.get(RATE_ESTIMATE)
        self.table = HardwareTable(factor, context.tokens)
        self.add, self.edit = QPushButton(self.tr("&Add a machine…")), QPushButton(self.tr("&Edit…"))
        self.remove, self.use = QPushButton(self.tr("&Remove")), QPushButton()
        self.close_button = QPushButton(self.tr("Close"))
        self.fault = words("", "fault")
        self._arrange()
        self._connect()
        self.refresh()
        self._begin()
        self.table.line.setFocus()

    def _begin(self) -> None:
        """Choose the model of what is selected, or the first of the plan: its price is what is looked for."""
        plan = self._context.session.plan
        names = [getattr(queries.find(plan, name), "model", None) for name in self._targets()]
        models = [plan.models_by_id[name] for name in names if name in plan.models_by_id] or list(plan.models)
        if models and self.table.select(models[0]):
            self._follow()

    def refresh(self) -> None:
        """Show all machines: those of the plan with their prices, the user's own and those of the program."""
        plan = self._context.session.plan
        mine = tuple(LibraryMachine(model=model, own=True) for model in self._own.models)
        self.table.show_machines(with_models((*mine, *self._shipped), plan.models), plan.costs.currency)
        self._say(self._own.fault)
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the columns in the letters of the screen."""
        super().showEvent(event)
        self.table.fit()

    # -------------------------------------------------------------- the plan

    def _targets(self) -> list[str]:
        plan = self._context.session.plan
        return [name for name in self._context.selection.ids if is_physical(queries.find(plan, name))]

    def _use(self) -> None:
        model = self.table.current
        targets = self._targets()
        if model is None or not targets:
            return
        session = self._context.session
        kinds = {getattr(queries.find(session.plan, name), "kind", "") for name in targets}
        if do_or_say(session, lambda: set_model(session.plan, targets, model), self._say) is not None:
            self._remember(model, kinds)
            self.accept()

    def _remember(self, model: MachineModel, kinds: set[str]) -> None:
        self._context.parts.catalogue.chosen.by_kind.update(dict.fromkeys(kinds, model))

    def _choose(self, model: MachineModel) -> None:
        # Without servers or hosts to give it to, it is what new ones begin with.
        if not self._targets():
            self._remember(model, set(PHYSICAL_KINDS))
        self._follow()

    def _price(self, model: MachineModel, text: str) -> None:
        session = self._context.session
        try:
            price = field_text.parsed(fields_of(MachineModel)["price"], text)
        except FieldError as error:
            self._say(str(error))
            return
        wanted = price if isinstance(price, float) else None
        do_or_say(session, lambda: set_model_price(session.plan, model, wanted), self._say)

    def _on_update(self, _update: Update) -> None:
        self.refresh()

    # -------------------------------------------------------------- own machines

    def _add(self) -> None:
        self._ask(self._own.blank())

    def _edit(self) -> None:
        mine = self._mine()
        if mine is not None:
            self._ask(mine)

    def _ask(self, model: MachineModel) -> None:
        dialog = MachineDialog(model, self)
        dialog.offered.connect(self._keep)
        dialog.open()

    def _keep(self, model: MachineModel) -> None:
        others = [other for other in self._own.models if other.id != model.id]
        if self._write([*others, model]):
            self.table.line.clear()
            self.table.select(model)
            self._follow()

    def _remove(self) -> None:
        mine = self._mine()
        if mine is not None:
            self._write([other for other in self._own.models if other.id != mine.id])

    def _write(self, models: list[MachineModel]) -> bool:
        try:
            self._own.keep(models)
        except OSError as error:
            self._say(self.tr("Your machines were not saved: {0}.").format(error.strerror or error))
            return False
        self.refresh()
        return True

    def _mine(self) -> MachineModel | None:
        """Return the user's own machine that is chosen, as it is kept; its copy in the plan may have a price."""
        row = self.table.current_row
        if row is None or not row.machine.own:
            return None
        wanted = row.machine.content
        return next((model for model in self._own.models if LibraryMachine(model=model).content == wanted), None)

    # -------------------------------------------------------------- view

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def _follow(self) -> None:
        number = len(self._targets())
        mine = self._mine() is not None
        self.edit.setEnabled(mine)
        self.remove.setEnabled(mine)
        self.use.setEnabled(bool(number) and self.table.current is not None)
        self.use.setToolTip("" if number else self.tr("Select servers or hosts on the canvas or in the tree first."))
        one = self.tr("&Use for the selected machine")
        self.use.setText(self.tr("&Use for {0} selected machines").format(number) if number > 1 else one)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.edit.clicked.connect(self._edit)
        self.remove.clicked.connect(self._remove)
        self.use.clicked.connect(self._use)
        self.close_button.clicked.connect(self.accept)
        self.table.chosen.connect(self._choose)
        self.table.activated.connect(lambda _model: self._use())
        self.table.price_typed.connect(self._price, Qt.ConnectionType.QueuedConnection)
        self._context.session.updated.connect(self._on_update)
        self._context.selection.changed.connect(self._follow)

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.add, self.edit, self.remove):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.use, self.close_button):
            buttons.addWidget(button)
        for button in (self.add, self.edit, self.remove, self.use, self.close_button):
            button.setAutoDefault(False)
        self.use.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN - 4)
        layout.setSpacing(SPACING)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.fault)
        layout.addLayout(buttons)
        self.resize(size_for(self, WIDTH, HEIGHT))
