"""Editors for fields that hold several values: chips for a few, a menu for many."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from models.words import translate
from planner.presenters import field_text
from planner.presenters.inspector import FormRow
from planner.theme.tooltips import plain_tooltip

SPACING, LEAST_WIDTH = 4, 96
# Set and unset differ by more than their colours.
TICK = "✓ "


class ChipsEditor(QWidget):
    """A row of buttons, each on or off, as for the roles of a machine; two rows where one has no room for them."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.chips: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACING)
        self._columns = len(row.options)
        for choice in row.options:
            chip = QPushButton(choice.label)
            chip.setObjectName("chip")
            chip.setCheckable(True)
            chip.setAccessibleName(f"{row.label}: {choice.label}")
            chip.clicked.connect(self._enter)
            chip.toggled.connect(lambda _on, chip=chip: _tick(chip))
            self.chips[choice.value] = chip
        self._place()
        self.show_row(row)

    def minimumSizeHint(self) -> QSize:
        """Return the size of two rows at the most, so that the panel may be narrower than one."""
        widths = [chip.sizeHint().width() for chip in self.chips.values()]
        return QSize(2 * max(widths, default=0) + SPACING, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons into one row, or into two where they do not fit."""
        super().resizeEvent(event)
        needed = sum(chip.sizeHint().width() + SPACING for chip in self.chips.values()) - SPACING
        columns = len(self.chips) if needed <= event.size().width() else (len(self.chips) + 1) // 2
        if columns != self._columns:
            self._columns = columns
            self._place()

    def _place(self) -> None:
        for number, chip in enumerate(self.chips.values()):
            self._grid.addWidget(chip, number // self._columns, number % self._columns)
        for column in range(len(self.chips) + 1):
            self._grid.setColumnStretch(column, 1 if column == self._columns else 0)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show which values are on; none when the items differ."""
        self._row = row
        chosen = row.value or ()
        for value, chip in self.chips.items():
            with QSignalBlocker(chip):
                chip.setChecked(value in chosen)
            _tick(chip)
            mixed = self.tr("The values differ. Click to set all items to this one only.")
            chip.setToolTip(mixed if row.mixed else "")

    def _enter(self) -> None:
        self.entered.emit(tuple(value for value, chip in self.chips.items() if chip.isChecked()))


def _tick(chip: QPushButton) -> None:
    plain = chip.text().removeprefix(TICK)
    chip.setText(TICK + plain if chip.isChecked() else plain)


class ReferencesEditor(QToolButton):
    """A button with a menu of items to tick, as for the sites that a site serves."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("references")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
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
        text = translate(field_text.MIXED) if row.mixed else ", ".join(names) or self.tr("none")
        self.setText(text.replace("&", "&&"))
        # The button may be narrower than what is ticked.
        self.setToolTip(plain_tooltip(text) if names else "")
        self.setEnabled(bool(row.options))

    def minimumSizeHint(self) -> QSize:
        """Return the least size: what is ticked is cut short rather than that the form gets wider than its panel."""
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), LEAST_WIDTH), usual.height())

    def _enter(self) -> None:
        self.entered.emit(tuple(action.data() for action in self.menu().actions() if action.isChecked()))
