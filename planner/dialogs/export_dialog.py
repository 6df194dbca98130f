"""What to export: the form, what is in it, and of which designs."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from models.plan.entities import LEAST_GROWTH, MOST_GROWTH
from models.units import PERCENT
from models.words import trimmed
from planner.dialogs.text import inset, words
from planner.theme.letters import for_letters

WIDTH, ROWS, TALL = 480, 7, 10_000
ID = Qt.ItemDataRole.UserRole


@frozen
class Choice:
    """A form as it is offered: its ending, its name, what is in it, and whether it is of chosen designs and growth."""

    suffix: str
    name: str
    contents: str
    of_designs: bool
    tells_growth: bool


class _Percent(QDoubleSpinBox):
    """A rate in percent, with no more decimals than it has."""

    def textFromValue(self, value: float) -> str:
        """Return a number as it is written in the language of the program."""
        return trimmed(value, self.decimals())


class ExportDialog(QDialog):
    """Offers the forms; `chosen` gives the ending, the ids of the ticked designs, and the growth [% a year].

    Parameters
    ----------
    growth : float
        How fast the users of the plan grow [% a year].
    """

    chosen = Signal(str, tuple, float)

    def __init__(
        self, forms: Sequence[Choice], designs: Sequence[tuple[str, str]], growth: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.growth = _Percent()
        self._growth_line = QWidget()
        self._choices = forms
        self.forms, self.designs = QListWidget(), QListWidget()
        self.contents = words("", "muted")
        self._designs_head = words(self.tr("Designs"), "strong")
        self.button = QPushButton(self.tr("Export…"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export"))
        self.setMinimumWidth(for_letters(WIDTH))
        self._fill(designs)
        self._arrange()
        self._show_growth(growth)
        self.forms.currentRowChanged.connect(self._show_form)
        self.designs.itemChanged.connect(lambda _item: self._show_form())
        self.forms.itemActivated.connect(lambda _item: self.accept())
        self.forms.setCurrentRow(0)

    @property
    def form(self) -> Choice:
        """Return the form that is selected."""
        return self._choices[self.forms.currentRow()]

    def ticked(self) -> tuple[str, ...]:
        """Return the ids of the designs that are ticked."""
        items = (self.designs.item(row) for row in range(self.designs.count()))
        return tuple(item.data(ID) for item in items if item.checkState() == Qt.CheckState.Checked)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the longest of the descriptions its room, in the letters that the dialog has by now."""
        super().showEvent(event)
        width, wraps = self.contents.width(), Qt.TextFlag.TextWordWrap
        measure = self.contents.fontMetrics()
        whole = (measure.boundingRect(0, 0, width, TALL, wraps, form.contents) for form in self._choices)
        self.contents.setFixedHeight(max(room.height() for room in whole))
        self.adjustSize()

    def accept(self) -> None:
        """Hand the choice over; stay open where no design is ticked."""
        if not self.button.isEnabled():
            return
        super().accept()
        shown = self.growth.value()
        # A rate with more decimals than are shown stays as it is unless another one is entered.
        self.chosen.emit(self.form.suffix, self.ticked(), self._yearly if shown == self._shown else shown)

    def _fill(self, designs: Sequence[tuple[str, str]]) -> None:
        for form in self._choices:
            self.forms.addItem(form.name)
        for design_id, name in designs:
            item = QListWidgetItem(name, self.designs)
            item.setData(ID, design_id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)

    def _show_growth(self, growth: float) -> None:
        self.growth.setAccessibleName(self.tr("Growth of all users per year, in percent"))
        self.growth.setRange(LEAST_GROWTH * PERCENT, MOST_GROWTH * PERCENT)
        self.growth.setSuffix(" %")
        inset(self.growth)
        self.growth.setValue(growth)
        self._yearly, self._shown = growth, self.growth.value()
        line = QHBoxLayout(self._growth_line)
        line.setContentsMargins(0, 0, 0, 0)
        label = words(self.tr("Growth per year"), "strong")
        label.setWordWrap(False)
        line.addWidget(label)
        line.addWidget(self.growth)

    def _arrange(self) -> None:
        self.forms.setAccessibleName(self.tr("Format"))
        self.designs.setAccessibleName(self.tr("Designs"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for listed, most in ((self.forms, len(self._choices)), (self.designs, ROWS)):
            listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            listed.setTextElideMode(Qt.TextElideMode.ElideMiddle)
            rows = max(1, min(listed.count(), most))
            listed.setFixedHeight(rows * max(listed.sizeHintForRow(0), 1) + 2 * listed.frameWidth())
        for part in (self.designs, self._designs_head, self._growth_line):
            # The dialog keeps its size whichever form is selected.
            kept = part.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            part.setSizePolicy(kept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("Format"), "strong"))
        layout.addWidget(self.forms)
        layout.addWidget(self.contents)
        head = QHBoxLayout()
        head.addWidget(self._designs_head, 1)
        head.addWidget(self._growth_line)
        layout.addLayout(head)
        layout.addWidget(self.designs)
        layout.addWidget(buttons)

    def _show_form(self, _row: int = 0) -> None:
        form = self.form
        self.contents.setText(form.contents)
        chooses = form.of_designs and self.designs.count() > 1
        for part in (self.designs, self._designs_head):
            part.setVisible(chooses)
        self._growth_line.setVisible(form.tells_growth)
        self.button.setEnabled(not chooses or bool(self.ticked()))
