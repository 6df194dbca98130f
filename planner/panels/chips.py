"""Editors for fields that hold several values: chips for a few, a menu for many."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from models.words import shown
from planner.presenters import field_text
from planner.presenters.inspector import FormRow


class ChipsEditor(QWidget):
    """A row of buttons, each on or off, as for the roles of a machine."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.chips: dict[str, QPushButton] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for choice in row.options:
            chip = QPushButton(choice.label)
            chip.setObjectName("chip")
            chip.setCheckable(True)
            chip.setAccessibleName(f"{row.label}: {choice.label}")
            chip.clicked.connect(self._enter)
            layout.addWidget(chip)
            self.chips[choice.value] = chip
        layout.addStretch(1)
        self.show_row(row)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show which values are on; none when the items differ."""
        self._row = row
        chosen = row.value or ()
        for value, chip in self.chips.items():
            with QSignalBlocker(chip):
                chip.setChecked(value in chosen)
            mixed = self.tr("They differ; a click gives all of them this one alone.")
            chip.setToolTip(mixed if row.mixed else "")

    def _enter(self) -> None:
        self.entered.emit(tuple(value for value, chip in self.chips.items() if chip.isChecked()))


class ReferencesEditor(QToolButton):
    """A button with a menu of items to tick, as for the sites that a site serves."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("references")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(QMenu(self))
        self.menu().triggered.connect(self._enter)
        self.show_row(row)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show what is ticked."""
        chosen = row.value or ()
        self.menu().clear()
        for choice in row.options:
            action = self.menu().addAction(choice.label.replace("&", "&&"))
            action.setData(choice.value)
            action.setCheckable(True)
            action.setChecked(choice.value in chosen)
        names = [choice.label for choice in row.options if choice.value in chosen]
        text = shown(field_text.MIXED) if row.mixed else ", ".join(names) or self.tr("none")
        self.setText(text.replace("&", "&&"))
        self.setEnabled(bool(row.options))

    def _enter(self) -> None:
        self.entered.emit(tuple(action.data() for action in self.menu().actions() if action.isChecked()))
