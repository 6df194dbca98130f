"""Right side of the import, in the middle: which virtual machines run Exchange, and what roles and version they get."""

from collections.abc import Collection, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from models.importers.inventory import Inventory
from models.importers.inventory_choices import ExchangeRule, InventoryChoices, Selection
from models.plan.choices import EXCHANGE_VERSIONS, ROLES, label_of, roles_of
from models.words import translate
from planner.dialogs.import_rules import RuleList
from planner.dialogs.import_table import VmTable
from planner.dialogs.text import words
from planner.presenters import import_rules as view
from planner.presenters.import_view import vm_cells, vm_names
from planner.theme.letters import are_large, for_letters

PATTERN_WIDTH = 196
NAMES, GUESTS = "names", "guests"
USUAL_ROLE = "mailbox"


class ImportExchange(QWidget):
    """A pattern, a table with ticks, and what they get: one rule, of which there may be several.

    Signals: ``changed`` (after each of these), ``roles_offered`` (there are other parts than before).
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
        self.list, self.table = RuleList(), VmTable()
        self.version = QComboBox()
        self.version.setAccessibleName(self.tr("Exchange version"))
        for choice in EXCHANGE_VERSIONS:
            self.version.addItem(translate(choice.label), choice.value)
        self.another = QPushButton(self.tr("Add another version or role"))
        self.another.setProperty("link", True)
        self.another.setAutoDefault(False)
        self.roles: dict[str, QCheckBox] = {}
        self._role_row = QHBoxLayout()
        self._others: list[ExchangeRule] = []
        self._current = 0
        self._is_filling = False
        self._ticks: dict[int, bool] = {}
        self._order: Sequence[int] = ()
        self._arrange()
        self._edit(ExchangeRule(version=version, roles=(USUAL_ROLE,)))
        self._connect()

    def begin(self, order: Sequence[int]) -> None:
        """Forget the rules for another file, but for version and roles; its machines are shown in this order."""
        self._order = order
        self._others, self._current = [], 0
        self._edit(evolve(self._edited(), pattern="", ticks={}))

    def in_order(self) -> list[QWidget]:
        """Return what the keys reach, in the order in which it is read."""
        lines = [part for pair in zip(self.list.lines, self.list.removers, strict=True) for part in pair]
        return [*lines, self.pattern, self.about, self.table, self.version, *self.roles.values(), self.another]

    def rules(self) -> tuple[ExchangeRule, ...]:
        """Return what is chosen."""
        return (*self._others[: self._current], self._edited(), *self._others[self._current :])

    def show_choice(self, inventory: Inventory, selection: Selection, choices: InventoryChoices) -> None:
        """Show which machines are chosen."""
        current, chosen = self._current, selection.chosen_by(self._current)
        self.selected.setText(view.selected_line(selection))
        self.matched.setText(view.matched_line(selection, choices, current))
        places = view.offered_vms(self._order, selection, choices, current)
        cells = partial(vm_cells, inventory, selection, vm_names(inventory, selection))
        self.table.rows.show_machines(places, chosen, cells)
        numbered = enumerate(choices.exchange)
        texts = [view.rule_text(rule, len(selection.chosen_by(place))) for place, rule in numbered]
        is_new = len(texts) != len(self.list.lines)
        self.list.show_rules(texts, current)
        for part in (self.version, self.another, *self.roles.values()):
            part.setEnabled(bool(chosen))
        if is_new:
            self.roles_offered.emit()

    def _connect(self) -> None:
        self.pattern.textChanged.connect(lambda _text: self._follow())
        self.about.currentIndexChanged.connect(lambda _index: self._follow())
        self.version.currentIndexChanged.connect(lambda _index: self._follow_version())
        self.table.rows.ticked.connect(self._tick)
        self.list.chosen.connect(self._turn_to)
        self.list.removed.connect(self._remove)
        self.another.clicked.connect(self._add)

    def _follow(self) -> None:
        if not self._is_filling:
            self.changed.emit()

    def _follow_version(self) -> None:
        if not self._is_filling:
            self._offer_roles(self._chosen_roles() or [USUAL_ROLE])

    def _edited(self) -> ExchangeRule:
        return ExchangeRule(
            pattern=self.pattern.text(),
            by_guest=self.about.currentData() == GUESTS,
            ticks=dict(self._ticks),
            roles=tuple(self._chosen_roles()),
            version=str(self.version.currentData()),
        )

    def _edit(self, rule: ExchangeRule) -> None:
        """Show a rule in the fields."""
        self._is_filling = True
        self.pattern.setText(rule.pattern)
        self.about.setCurrentIndex(self.about.findData(GUESTS if rule.by_guest else NAMES))
        self.version.setCurrentIndex(max(self.version.findData(rule.version), 0))
        self._is_filling = False
        self._ticks = dict(rule.ticks)
        self._offer_roles(rule.roles)

    def _turn_to(self, place: int) -> None:
        """Edit the rule at a place."""
        rules = list(self.rules())
        rule = rules.pop(place)
        self._others, self._current = rules, place
        self._edit(rule)

    def _add(self) -> None:
        """Begin another rule, below those that are there."""
        self._others, self._current = list(self.rules()), len(self._others) + 1
        self._edit(evolve(self._edited(), pattern="", ticks={}))
        self.pattern.setFocus()

    def _remove(self, place: int) -> None:
        self.pattern.setFocus()
        if place != self._current:
            rules = list(self.rules())
            del rules[place]
            self._current -= place < self._current
            del rules[self._current]
            self._others = rules
            self.changed.emit()
            return
        self._current = max(place - 1, 0)
        self._edit(self._others.pop(self._current))

    def _tick(self, place: int, chosen: bool) -> None:
        self._ticks[place] = chosen
        self.changed.emit()

    def _chosen_roles(self) -> list[str]:
        return [role for role, tick in self.roles.items() if tick.isChecked()]

    def _offer_roles(self, chosen: Collection[str]) -> None:
        """Offer the roles of the version, of which those are ticked that are chosen."""
        for tick in self.roles.values():
            self._role_row.removeWidget(tick)
            tick.deleteLater()
        self.roles = {}
        known: Sequence[str] = roles_of(str(self.version.currentData()))
        for place, role in enumerate(known):
            tick = QCheckBox(label_of(ROLES, role))
            tick.setChecked(role in chosen)
            tick.toggled.connect(self.changed)
            self._role_row.insertWidget(place, tick)
            self.roles[role] = tick
        self.roles_offered.emit()
        self.changed.emit()

    def _arrange(self) -> None:
        # With large letters, a row of all parts would be wider than half a window.
        direction = QBoxLayout.Direction.TopToBottom if are_large() else QBoxLayout.Direction.LeftToRight
        head, line, fields, gets = QHBoxLayout(), QBoxLayout(direction), QHBoxLayout(), QBoxLayout(direction)
        head.addWidget(words(self.tr("Which of these run Exchange?"), "strong"), 1)
        self.selected.setWordWrap(False)
        head.addWidget(self.selected)
        self.pattern.setFixedWidth(for_letters(PATTERN_WIDTH))
        line.setSpacing(8)
        for part in (self.pattern, self.about):
            fields.addWidget(part)
        line.addLayout(fields)
        line.addWidget(self.matched, 1)
        gets.setSpacing(12)
        gets.addWidget(_short(self.tr("Assign them")))
        gets.addWidget(self.version)
        self._role_row.setSpacing(12)
        gets.addLayout(self._role_row)
        gets.addStretch(1)
        last = QHBoxLayout()
        last.addWidget(self.another)
        last.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self.list)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)
        layout.addLayout(gets)
        layout.addLayout(last)


def _short(text: str) -> QWidget:
    label = words(text)
    label.setWordWrap(False)
    return label
