"""The table of virtual machines that may run Exchange, each with a tick."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from planner.presenters.import_view import column_names
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT, LEAST_HEIGHT, FIRST_ROWS, TICK_WIDTH = 28, 120, 50, 34
NUMBERS, MOST_KEPT = (3, 4, 6), 1_000
# Columns of words share the room that numbers leave: each what it needs, the narrower ones first.
WORDS, WIDEST, WORD_GAP = (1, 2, 5), 260, 24
NOWHERE = QModelIndex()


class VmTableModel(QAbstractTableModel):
    """Rows with a tick before them. Signal: ``ticked`` (the machine's place in the file, and whether it is chosen)."""

    ticked = Signal(int, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places: Sequence[int] = ()
        self.chosen: frozenset[int] = frozenset()
        self._names = ("", *column_names())
        self._cells: Callable[[int], tuple[str, ...]] = lambda _place: ()

    def show_machines(
        self, places: Sequence[int], chosen: frozenset[int], cells: Callable[[int], tuple[str, ...]]
    ) -> None:
        """Show other machines, or other ticks of the same; the cells of one are made when they are looked at."""
        # There may be a hundred thousand, of which a screen shows some.
        self._cells = lru_cache(MOST_KEPT)(cells)
        if places != self.places:
            self.beginResetModel()
            self.places, self.chosen = places, chosen
            self.endResetModel()
        else:
            self.chosen = chosen
            self.dataChanged.emit(self.index(0, 0), self.index(len(places) - 1, len(self._names) - 1))

    def texts(self, row: int) -> tuple[str, ...]:
        """Return the cells of a row, without its tick."""
        return self._cells(self.places[row])

    def toggle(self, row: int) -> None:
        """Choose the machine of a row, or let it go."""
        if 0 <= row < len(self.places):
            place = self.places[row]
            self.ticked.emit(place, place not in self.chosen)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.places)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows."""
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.CheckStateRole and column == 0:
            return Qt.CheckState.Checked if self.places[row] in self.chosen else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) and column:
            return self.texts(row)[column - 1]
        if role == Qt.ItemDataRole.AccessibleTextRole and not column:
            return self.texts(row)[0]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name of a column."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._names[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def shared_room(wanted: Sequence[int], room: int) -> list[int]:
    """Return widths that fill a room: each as wanted where there is room, else the widest give way.

    Parameters
    ----------
    wanted : sequence of int
        Widths without regard to the room.
    """
    left, widths = max(room, 0), dict.fromkeys(range(len(wanted)), 0)
    narrowest_first = sorted(widths, key=lambda place: wanted[place])
    for number, place in enumerate(narrowest_first):
        widths[place] = min(wanted[place], left // (len(wanted) - number))
        left -= widths[place]
    widths[narrowest_first[-1]] += left
    return [widths[place] for place in range(len(wanted))]


class VmTable(QTableView):
    """A click anywhere in a row ticks it, and so does the space bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = VmTableModel(self)
        self.setModel(self.rows)
        show_tabular(self)
        self.setAccessibleName(self.tr("Virtual machines that may run Exchange"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setMinimumHeight(for_letters(LEAST_HEIGHT))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(FIRST_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, for_letters(TICK_WIDTH))
        for column in WORDS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        for changed in (self.rows.modelReset, self.rows.dataChanged):
            changed.connect(self._share_room)

    def sizeHint(self) -> QSize:
        """Return the least height: the table has what room others leave, and is no reason to scroll the page."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns of words other widths."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        header = self.horizontalHeader()
        taken = sum(header.sectionSize(column) for column in range(header.count()) if column not in WORDS)
        widths = shared_room([self._wanted(column) for column in WORDS], self.viewport().width() - taken)
        for column, width in zip(WORDS, widths, strict=True):
            header.resizeSection(column, width)

    def _wanted(self, column: int) -> int:
        return min(max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column)),
                   for_letters(WIDEST)) + WORD_GAP  # fmt: skip

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the row under the pointer."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.rows.toggle(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick the current row at the space bar."""
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.rows.toggle(self.currentIndex().row())
            event.accept()
            return
        super().keyPressEvent(event)
