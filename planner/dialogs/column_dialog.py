"""Asking what the columns of a foreign table are, with what they were taken for filled in."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.importers.amounts import COMMA, POINT
from models.importers.column_matching import Column, ColumnMatch, guessed, is_said, with_unit
from models.importers.inventory import Inventory
from models.importers.inventory_forms import ROWS, ROWS_VM, Forms
from models.importers.seen_tables import SeenTable, companion
from models.words import count, translate
from planner.dialogs.column_heads import Choice, ColumnTable
from planner.dialogs.text import words
from planner.presenters import column_choice
from planner.theme.letters import for_letters, size_for

WIDTH, HEIGHT, MARGIN, GAP, PREVIEW_HEIGHT = 1040, 720, 16, 12, 190
# With more columns, those that are not read are hidden at first.
MANY_COLUMNS = 24
# What a table was read like before, by its headers.
Remembered = Callable[[Sequence[str]], ColumnMatch | None]


def _nothing(_headers: Sequence[str]) -> ColumnMatch | None:
    return None


class ColumnDialog(QDialog):
    """The first rows of a table, what each column is, and the first machines as they will be read.

    Parameters
    ----------
    name : str
        The name of the file.
    tables : sequence of SeenTable
        The table of the file, or one for each of its sheets.
    known : Forms
        Words and forms, as the data has them.
    remembered : callable
        Returns how a table with the same headers was read before.

    Signal: ``hosts_asked`` (another file is to be read for its hosts).
    """

    hosts_asked = Signal()

    def __init__(
        self,
        name: str,
        tables: Sequence[SeenTable],
        known: Forms,
        remembered: Remembered = _nothing,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tables, self._known, self._remembered = tuple(tables), known, remembered
        self._seen = self._tables[0]
        self.setWindowTitle(self.tr("Columns of {0}").format(name))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.heading = words("")
        self.sheets, self.rows = Choice(self.tr("Sheet")), Choice(self.tr("What each row is"))
        self.decimal = Choice(self.tr("Number format"))
        self.only_read = QCheckBox(self.tr("Show &only imported columns"))
        self.beside = QCheckBox()
        self.beside.setChecked(True)
        self.hosts: Inventory | None = None
        self.add_hosts = QPushButton(self.tr("Add a &list of hosts…"))
        self.add_hosts.setProperty("link", True)
        self.add_hosts.setAutoDefault(False)
        self.told_hosts = words("", "muted")
        self._offers_hosts = self._reads_hosts = False
        self.place = QVBoxLayout()
        self.table: ColumnTable | None = None
        self.preview = QTableWidget()
        self.fault = words("", "fault")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Continue"))
        self._fill()
        self._arrange()
        self._connect()
        self._show_table()

    @property
    def match(self) -> ColumnMatch:
        """Return how the table is to be read."""
        assert self.table is not None  # noqa: S101 - made before anybody asks
        order = {column.header: place for place, column in enumerate(self._seen.guess.match.columns)}
        chosen = [head.column for head in self.table.heads if head.column.meaning]
        # Of several columns with one meaning the first counts, in the order of the program that wrote them.
        chosen.sort(key=lambda column: order.get(column.header, len(order)))
        rows, decimal = str(self.rows.currentData()), str(self.decimal.currentData())
        return ColumnMatch(tuple(chosen), rows, decimal, self._seen.table.sheet)

    @property
    def matches(self) -> tuple[ColumnMatch, ...]:
        """Return how the table is to be read, and the other sheet that is to be read beside it, if any."""
        other = companion(self._tables, self.match)
        if other is None or not self.beside.isChecked():
            return (self.match,)
        before = self._remembered(other.table.headers)
        return self.match, evolve(before or other.guess.match, sheet=other.table.sheet)

    @property
    def headers(self) -> tuple[str, ...]:
        """Return the headers of the table that is shown."""
        return self._seen.table.headers

    def offer_hosts(self) -> None:
        """Offer to read the hosts of virtual machines from another file; `hosts_asked` is emitted then."""
        self._offers_hosts = True
        self._check()

    def tell_hosts(self, text: str, *, reading: bool = False) -> None:
        """Show what is done about another file with hosts; while it is read, nobody can continue without it."""
        self.told_hosts.setText(text)
        self._reads_hosts = reading
        self._check()

    def take_hosts(self, name: str, hosts: Inventory) -> None:
        """Take the hosts of another file."""
        self.hosts = hosts
        self.tell_hosts(self.tr("Hosts of {0}: {1}").format(name, count(len(hosts.hosts))))

    def showEvent(self, event: QShowEvent) -> None:
        """Give the table its room, in the letters that the dialog has by now."""
        super().showEvent(event)
        if self.table is not None:
            self.table.fit()

    def _fill(self) -> None:
        for number, seen in enumerate(self._tables):
            self.sheets.addItem(seen.table.sheet or self.tr("Table"), number)
        for rows in ROWS:
            self.rows.addItem(translate(column_choice.ROW_NAMES[rows]), rows)
        self.decimal.addItem("1,234.5", POINT)
        self.decimal.addItem("1.234,5", COMMA)
        self.preview.setAccessibleName(self.tr("Preview of the first machines"))
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.setShowGrid(False)
        self.preview.verticalHeader().hide()
        self.preview.horizontalHeader().setHighlightSections(False)
        self.preview.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.preview.setMinimumHeight(for_letters(PREVIEW_HEIGHT))

    def _arrange(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(GAP // 2)
        for label, choice in (
            (self.tr("&Sheet"), self.sheets),
            (self.tr("&Rows are"), self.rows),
            (self.tr("&Number format"), self.decimal),
        ):
            text = QLabel(label)
            text.setBuddy(choice)
            line.addWidget(text)
            line.addWidget(choice)
            is_needed = choice is not self.sheets or len(self._tables) > 1
            line.addSpacing(GAP if is_needed else 0)
            text.setVisible(is_needed)
        self.sheets.setVisible(len(self._tables) > 1)
        self.rows.setSizeAdjustPolicy(self.rows.SizeAdjustPolicy.AdjustToContents)
        line.addStretch(1)
        line.addWidget(self.only_read)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(GAP)
        layout.addWidget(self.heading)
        layout.addLayout(line)
        layout.addLayout(self.place, 1)
        layout.addWidget(words(self.tr("Preview of the first machines"), "strong"))
        layout.addWidget(self.preview)
        below = QHBoxLayout()
        for part in (self.beside, self.add_hosts):
            below.addWidget(part)
        below.addWidget(self.told_hosts, 1)
        layout.addLayout(below)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)

    def _connect(self) -> None:
        self.sheets.activated.connect(lambda index: self._show_sheet(self._tables[index]))
        self.rows.activated.connect(lambda _index: self._follow_rows())
        self.decimal.activated.connect(lambda _index: self._check())
        self.beside.toggled.connect(lambda _on: self._check())
        self.only_read.toggled.connect(lambda _on: self._hide_columns())
        self.add_hosts.clicked.connect(self.hosts_asked)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_sheet(self, seen: SeenTable) -> None:
        self._seen = seen
        self._show_table()
        if self.table is not None:
            self.table.fit()

    def _show_table(self) -> None:
        if self.table is not None:
            self.place.removeWidget(self.table)
            self.table.deleteLater()
        seen = self._seen
        self.heading.setText(column_choice.heading(seen))
        self.table = ColumnTable(seen, self._with_unit)
        self.place.addWidget(self.table)
        before = self._remembered(seen.table.headers)
        match = before or seen.guess.match
        read = before.columns if before is not None else [guess.column for guess in seen.guess.columns if guess.meaning]
        columns = {column.header: column for column in read}
        for head, header in zip(self.table.heads, seen.table.headers, strict=True):
            head.show_column(columns.get(header, Column(header, "")))
            head.chosen.connect(self._check)
        self.rows.choose(match.rows)
        self.decimal.choose(match.decimal)
        self.only_read.setChecked(len(columns) > 0 and len(seen.table.headers) > MANY_COLUMNS)
        self._order_tabs()
        self._hide_columns()
        self._check()

    def _order_tabs(self) -> None:
        assert self.table is not None  # noqa: S101 - just made
        chain: list[QWidget] = [self.sheets, self.rows, self.decimal, self.only_read]
        for head in self.table.heads:
            chain += [head.meaning, head.unit]
        chain += [self.beside, self.add_hosts, self.buttons.button(QDialogButtonBox.StandardButton.Ok)]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _with_unit(self, column: Column) -> tuple[Column, bool]:
        decimal, rows = str(self.decimal.currentData()), str(self.rows.currentData())
        cells = self._seen.table.column(column.header)
        found = with_unit(column, cells, decimal, self._known, rows)
        return found, bool(found.unit) and not is_said(column, cells, decimal)

    def _follow_rows(self) -> None:
        """Guess anew, as columns of hosts count other things than those of virtual machines."""
        assert self.table is not None  # noqa: S101 - there is one by now
        guess = guessed(self._seen.table, self._known, str(self.rows.currentData()))
        self._seen = evolve(self._seen, guess=guess)
        for head, column in zip(self.table.heads, guess.columns, strict=True):
            head.follow_guess(column)
        self._check()

    def _hide_columns(self) -> None:
        if self.table is not None:
            self.table.show_only_read(only_read=self.only_read.isChecked())

    def _check(self) -> None:
        assert self.table is not None  # noqa: S101 - there is one by now
        for head in self.table.heads:
            head.say()
        self.table.fit_heads()
        other = companion(self._tables, self.match)
        sentence = column_choice.fault_of(self.match, self._seen) or self._fault_beside(other)
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not sentence and not self._reads_hosts)
        self.beside.setVisible(other is not None)
        self.add_hosts.setVisible(self._offers_hosts and other is None and self.match.rows == ROWS_VM)
        if other is not None:
            what = translate(column_choice.ROW_NAMES[other.guess.rows])
            self.beside.setText(self.tr("&Also import the {0} from the sheet “{1}”").format(what, other.table.sheet))
        self._show_preview()

    def _fault_beside(self, other: SeenTable | None) -> str:
        is_read = other is not None and self.beside.isChecked() and self._remembered(other.table.headers) is None
        return column_choice.fault_beside(other) if is_read else ""

    def _show_preview(self) -> None:
        found = column_choice.preview_of(self.match, self._seen, self._known)
        self.preview.setRowCount(len(found.rows))
        self.preview.setColumnCount(len(found.headings))
        self.preview.setHorizontalHeaderLabels(list(found.headings))
        for row, texts in enumerate(found.rows):
            for number, text in enumerate(texts):
                self.preview.setItem(row, number, QTableWidgetItem(text))
        self.preview.resizeColumnsToContents()
