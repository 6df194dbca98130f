"""A foreign table with drop-downs above each column: what it is, and its unit."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from models.importers.column_matching import MEANING_NAMES, Column, ColumnGuess, unit_is_guessed
from models.importers.inventory_forms import MEANINGS
from models.importers.seen_tables import SeenTable
from models.importers.table_units import units_of
from models.words import translate
from planner.dialogs.text import words
from planner.presenters.column_choice import cell_text, note_on
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

WIDTH, GAP, MOST_ROWS, NOTE_LINES = 168, 4, 8, 2
# Returns a column with its unit, and whether that is guessed.
WithUnit = Callable[[Column], tuple[Column, bool]]


class Choice(QComboBox):
    """A drop-down that keeps its value when the table below the pointer is scrolled."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def choose(self, value: str) -> None:
        """Show a value without telling anybody."""
        with QSignalBlocker(self):
            self.setCurrentIndex(max(self.findData(value), 0))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the table."""
        event.ignore()


class ColumnHead(QWidget):
    """What one column is, its unit, and how sure that is.

    Signal: ``chosen`` (the user chose a meaning or a unit).
    """

    chosen = Signal()

    def __init__(self, guess: ColumnGuess, with_unit: WithUnit) -> None:
        super().__init__()
        self._guess, self._with_unit = guess, with_unit
        self._guessed: Column | None = None
        self.meaning = Choice(self.tr("Meaning of “{0}”").format(guess.header))
        self.unit = Choice(self.tr("Unit of “{0}”").format(guess.header))
        self.note = words("", "muted")
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.note.setMinimumHeight(NOTE_LINES * self.note.fontMetrics().lineSpacing() + GAP)
        self.meaning.addItem(self.tr("Do not import"), "")
        for meaning in MEANINGS:
            self.meaning.addItem(translate(MEANING_NAMES[meaning]), meaning)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(GAP)
        for part in (self.meaning, self.unit):
            layout.addWidget(part)
        layout.addWidget(self.note, 1)
        self.meaning.activated.connect(lambda _index: self._follow())
        self.unit.activated.connect(lambda _index: self.chosen.emit())

    @property
    def column(self) -> Column:
        """Return what the column is taken for; its meaning is empty where it is not read."""
        unit = str(self.unit.currentData() or "") if self.unit.count() else ""
        return Column(self._guess.header, str(self.meaning.currentData()), unit)

    def show_column(self, column: Column) -> None:
        """Show what the column is taken for."""
        self.meaning.choose(column.meaning)
        self._fill_units(column)

    def follow_guess(self, guess: ColumnGuess) -> None:
        """Show another guess, unless the user chose otherwise than the one before."""
        before, after = self._guess.column.meaning, guess.column.meaning
        self._guess = guess
        if before != after and self.column.meaning == before:
            self.show_column(guess.column)

    def say(self) -> None:
        """Say how sure it is, or why it is not read."""
        column = self.column
        note = unit_is_guessed() if column == self._guessed else note_on(self._guess, column)
        self.note.setText(note)
        self.meaning.setToolTip(plain_tooltip(note))
        self.meaning.setAccessibleDescription(note)

    def height_at(self, width: int) -> int:
        """Return the height that all parts need at a width, the note with all its lines."""
        note = max(self.note.heightForWidth(width - 2 * GAP), self.note.minimumHeight())
        # The unit keeps its room where a column has none, so that the notes stand in a line.
        return self.meaning.sizeHint().height() + self.unit.sizeHint().height() + note + 4 * GAP

    def _follow(self) -> None:
        column = Column(self._guess.header, str(self.meaning.currentData()))
        found, is_guessed = self._with_unit(column) if column.meaning else (column, False)
        self._guessed = found if is_guessed else None
        self._fill_units(found)
        self.chosen.emit()

    def _fill_units(self, column: Column) -> None:
        units = units_of(column.meaning)
        with QSignalBlocker(self.unit):
            self.unit.clear()
            for unit in units:
                self.unit.addItem(unit if unit != "fraction" else self.tr("0 to 1"), unit)
        self.unit.choose(column.unit)
        self.unit.setVisible(bool(units))


class ColumnTable(QTableWidget):
    """The first rows of a table, below a head for each of its columns."""

    def __init__(self, seen: SeenTable, with_unit: WithUnit, parent: QWidget | None = None) -> None:
        rows = seen.table.rows[:MOST_ROWS]
        super().__init__(len(rows) + 1, len(seen.table.headers), parent)
        self.heads = [ColumnHead(guess, with_unit) for guess in seen.guess.columns]
        self.setAccessibleName(self.tr("The first rows of the table"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().sectionResized.connect(self.fit_heads)
        show_tabular(self)
        self._fill(seen, rows)

    def fit(self) -> None:
        """Give the heads their room, in the letters that the dialog has by now."""
        for number in range(self.columnCount()):
            self.setColumnWidth(number, for_letters(WIDTH))
        self.fit_heads()

    def fit_heads(self) -> None:
        """Make the heads so high that each note can be read to its end."""
        heights = [head.height_at(self.columnWidth(number)) for number, head in enumerate(self.heads)]
        self.setRowHeight(0, max(heights, default=0))

    def show_only_read(self, *, only_read: bool) -> None:
        """Hide the columns that are not read, or show all."""
        for number, head in enumerate(self.heads):
            self.setColumnHidden(number, only_read and not head.column.meaning)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a column into sight when the keys come to it."""
        if event.type() == QEvent.Type.FocusIn:
            number = next((each for each, head in enumerate(self.heads) if watched in (head.meaning, head.unit)), 0)
            self.scrollTo(self.model().index(0, number))
        return super().eventFilter(watched, event)

    def _fill(self, seen: SeenTable, rows: tuple[tuple[str | float, ...], ...]) -> None:
        for number, header in enumerate(seen.table.headers):
            item = QTableWidgetItem(header)
            item.setToolTip(plain_tooltip(header))
            self.setHorizontalHeaderItem(number, item)
            self.setCellWidget(0, number, self.heads[number])
            self.heads[number].meaning.installEventFilter(self)
            self.heads[number].unit.installEventFilter(self)
            for row, cells in enumerate(rows, 1):
                text = QTableWidgetItem(cell_text(cells[number]))
                text.setToolTip(plain_tooltip(text.text()))
                self.setItem(row, number, text)
