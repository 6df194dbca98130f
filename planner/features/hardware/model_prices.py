"""What a machine of each model in a plan costs."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from models.errors import FieldError
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from models.words import translate
from planner.panels.form_view import plain_label
from planner.presenters.field_text import NOT_GIVEN, format_value, parsed
from planner.presenters.hardware import full_name
from planner.theme.letters import for_letters

PRICE = fields_of(MachineModel)["price"]
WIDTH = 96


class ModelPrices(QWidget):
    """A line for each model; an empty one is unknown."""

    def __init__(self, models: Sequence[MachineModel], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = tuple(models)
        self.lines = [_line(model) for model in self._models]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        for row, (model, line) in enumerate(zip(self._models, self.lines, strict=True)):
            grid.addWidget(plain_label(full_name(model)), row, 0)
            grid.addWidget(line, row, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)

    def priced(self) -> tuple[MachineModel, ...]:
        """Return the models with the prices as they are typed.

        Raises
        ------
        FieldError
            If one is no price; the message names its machine, and the line has the keys.
        """
        return tuple(_priced(model, line) for model, line in zip(self._models, self.lines, strict=True))


def _priced(model: MachineModel, line: QLineEdit) -> MachineModel:
    try:
        price = parsed(PRICE, line.text())
    except FieldError as error:
        line.setFocus()
        raise FieldError(f"{full_name(model)}: {error}") from None
    if not line.isModified():
        # What is shown is rounded; a price that nobody touched stays as it is.
        return model
    return evolve(model, price=price if isinstance(price, float) else None)


def _line(model: MachineModel) -> QLineEdit:
    line = QLineEdit(format_value(PRICE, model.price))
    line.setAlignment(Qt.AlignmentFlag.AlignRight)
    line.setPlaceholderText(translate(NOT_GIVEN))
    line.setFixedWidth(for_letters(WIDTH))
    line.setAccessibleName(f"{translate(PRICE.label)}: {full_name(model)}")
    return line
