"""Right side of the import, in the middle: which virtual machines run Exchange, and what roles and version they get."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from models.importers.inventory import Inventory
from models.importers.inventory_choices import ExchangeChoice, InventoryChoices, Selection
from models.plan.choices import EXCHANGE_VERSIONS, ROLES, label_of, roles_of
from models.words import translate
from planner.dialogs.import_table import VmTable
from planner.dialogs.text import words
from planner.presenters import import_view as view
from planner.theme.letters import for_letters

PATTERN_WIDTH = 196
NAMES, GUESTS = "names", "guests"
USUAL_ROLE = "mailbox"


class ImportExchange(QWidget):
    """A pattern, a table with ticks, and what they get; ``changed`` is told after each of them.

    Signal: ``roles_offered`` (the ticks of the roles are others).
    """

    changed = Signal()
    roles_offered = Signal()

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pattern, self.about = QLineEdit(), QComboBox()
        self.pattern.setPlaceholderText("*EX*")
        self.pattern.setClearButtonEnabled(True)
        self.pattern.setAccessibleName(self.tr("Name or guest pattern of machines that run Exchange"))
        self.about.addItem(self.tr("Name"), NAMES)
        self.about.addItem(self.tr("Guest"), GUESTS)
        self.about.setAccessibleName(self.tr("What the pattern applies to"))
        self.selected, self.matched = words("", "muted"), words("", "muted")
        self.table = VmTable()
        self.version = QComboBox()
        self.version.setAccessibleName(self.tr("Exchange version"))
        for choice in EXCHANGE_VERSIONS:
            self.version.addItem(translate(choice.label), choice.value)
        self.version.setCurrentIndex(max(self.version.findData(version), 0))
        self.roles: dict[str, QCheckBox] = {}
        self._role_row = QHBoxLayout()
        self._ticks: dict[int, bool] = {}
        self._order: Sequence[int] = ()
        self._arrange()
        self._offer_roles()
        self.pattern.textChanged.connect(self.changed)
        self.about.currentIndexChanged.connect(self.changed)
        self.version.currentIndexChanged.connect(self._offer_roles)
        self.table.rows.ticked.connect(self._tick)

    def begin(self, order: Sequence[int]) -> None:
        """Forget the ticks of another file; its machines are shown in this order."""
        self._order = order
        self._ticks = {}
        self.pattern.clear()

    def in_order(self) -> list[QWidget]:
        """Return what the keys reach, in the order in which it is read."""
        return [self.pattern, self.about, self.table, self.version, *self.roles.values()]

    def choice(self) -> ExchangeChoice:
        """Return what is chosen."""
        return ExchangeChoice(
            pattern=self.pattern.text(),
            by_guest=self.about.currentData() == GUESTS,
            ticks=dict(self._ticks),
            roles=tuple(role for role, tick in self.roles.items() if tick.isChecked()),
            version=str(self.version.currentData()),
        )

    def show_choice(self, inventory: Inventory, selection: Selection, choices: InventoryChoices) -> None:
        """Show which machines are chosen."""
        self.selected.setText(view.selected_line(selection))
        self.matched.setText(view.matched_line(selection, choices))
        places = view.offered_vms(self._order, selection, choices)
        names = view.vm_names(inventory, selection)
        self.table.rows.show_machines(places, selection.exchange, partial(view.vm_cells, inventory, selection, names))
        for part in (self.version, *self.roles.values()):
            part.setEnabled(bool(selection.exchange))

    def _tick(self, place: int, chosen: bool) -> None:
        self._ticks[place] = chosen
        self.changed.emit()

    def _offer_roles(self) -> None:
        """Offer the roles of the version; those that were chosen stay."""
        before = {role for role, tick in self.roles.items() if tick.isChecked()} or {USUAL_ROLE}
        for tick in self.roles.values():
            self._role_row.removeWidget(tick)
            tick.deleteLater()
        self.roles = {}
        known: Sequence[str] = roles_of(str(self.version.currentData()))
        for place, role in enumerate(known):
            tick = QCheckBox(label_of(ROLES, role))
            tick.setChecked(role in before)
            tick.toggled.connect(self.changed)
            self._role_row.insertWidget(place, tick)
            self.roles[role] = tick
        self.roles_offered.emit()
        self.changed.emit()

    def _arrange(self) -> None:
        head, line, gets = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(words(self.tr("Which of these run Exchange?"), "strong"), 1)
        self.selected.setWordWrap(False)
        head.addWidget(self.selected)
        self.pattern.setFixedWidth(for_letters(PATTERN_WIDTH))
        line.setSpacing(8)
        line.addWidget(self.pattern)
        line.addWidget(self.about)
        line.addWidget(self.matched, 1)
        gets.setSpacing(12)
        gets.addWidget(_short(self.tr("Assign them")))
        gets.addWidget(self.version)
        self._role_row.setSpacing(12)
        gets.addLayout(self._role_row)
        gets.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)
        layout.addLayout(gets)


def _short(text: str) -> QWidget:
    label = words(text)
    label.setWordWrap(False)
    return label
