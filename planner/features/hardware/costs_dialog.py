"""Currency, electricity, prices of machines and licences of a plan."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from models.errors import FieldError
from models.plan.costs import Costs, Licence
from models.plan.hardware import MachineModel
from models.words import tr_format
from planner.dialogs.text import words
from planner.features.hardware.model_prices import ModelPrices
from planner.panels.entity_form import EntityForm
from planner.panels.form_view import plain_label
from planner.presenters.hardware import licence_words
from planner.shell.form_dialog import FormDialog, scrolled
from planner.theme.letters import for_letters

WIDTH, HEIGHT = 640, 600
# Prices of more machines scroll, in this height.
MOST_PRICES, MOST_HEIGHT = 4, 132
NAMES = ("currency", "kwh_price", "pue")
LICENCE_NAMES = ("name", "per", "machines", "price", "yearly")


class CostsDialog(FormDialog):
    """Asks for the prices; ``offered`` gives the costs and the models. What is left empty stays unknown."""

    offered = Signal(object, object)

    def __init__(self, costs: Costs, models: Sequence[MachineModel] = (), parent: QWidget | None = None) -> None:
        super().__init__("", WIDTH, HEIGHT, parent)
        self.setWindowTitle(self.tr("Costs"))
        self._licences = list(costs.licences)
        self.form = EntityForm(costs, NAMES)
        self.prices = ModelPrices(models)
        self.list = QListWidget()
        self.licence = EntityForm(Licence(id="licence", name=""), LICENCE_NAMES)
        self.add, self.remove = QPushButton(self.tr("&Add licence")), QPushButton(self.tr("&Remove licence"))
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(self._show)
        self.licence.changed.connect(self._change)
        self._arrange()
        self._fill(0)
        self.begin_in(self.form)

    def accept(self) -> None:
        """Give the costs, or say what is wrong with them."""
        self.finish_typing()
        fault = self.form.fault or (self.licence.fault if self._licences else "")
        if fault:
            self.show_fault(fault)
            return
        try:
            models = self.prices.priced()
        except FieldError as error:
            self.show_fault(str(error))
            return
        self.offered.emit(evolve(self.form.entity, licences=tuple(self._licences)), models)
        super().accept()

    def _add(self) -> None:
        used = {licence.id for licence in self._licences}
        number = next(number for number in range(1, len(used) + 2) if f"licence-{number}" not in used)
        self._licences.append(Licence(id=f"licence-{number}", name=tr_format("Licence {number}", number=number)))
        self._fill(len(self._licences) - 1)
        self.begin_in(self.licence)

    def _remove(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._licences):
            del self._licences[row]
            self._fill(min(row, len(self._licences) - 1))

    def _fill(self, row: int) -> None:
        self.list.clear()
        self.list.addItems([licence_words(licence) for licence in self._licences])
        self.list.setCurrentRow(row)
        self._show(self.list.currentRow())

    def _show(self, row: int) -> None:
        there = 0 <= row < len(self._licences)
        self.licence.setEnabled(there)
        self.remove.setEnabled(there)
        if there:
            self.licence.show_entity(self._licences[row])

    def _change(self, licence: Licence) -> None:
        row = self.list.currentRow()
        self._licences[row] = licence
        self.list.item(row).setText(licence_words(licence))

    def _arrange(self) -> None:
        self.list.setAccessibleName(self.tr("Licences"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QHBoxLayout()
        for button in (self.add, self.remove):
            buttons.addWidget(button)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addLayout(buttons)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addLayout(left, 1)
        beside.addWidget(scrolled(self.licence), 1)
        self.content.addWidget(self.form)
        self._arrange_prices()
        self.content.addWidget(plain_label(self.tr("Licences"), "section"))
        self.content.addLayout(beside, 1)

    def _arrange_prices(self) -> None:
        hint = self.tr("Enter prices of machines in the hardware library, or for a single machine in the inspector.")
        if self.prices.lines:
            self.content.addWidget(plain_label(self.tr("Price per machine"), "section"))
            many = len(self.prices.lines) > MOST_PRICES
            area = scrolled(self.prices) if many else self.prices
            if many:
                area.setFixedHeight(for_letters(MOST_HEIGHT))
            self.content.addWidget(area)
            hint = self.tr("To enter a different price for a single machine, use the inspector.")
        self.content.addWidget(words(hint, "muted"))
