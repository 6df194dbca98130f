"""A list of findings: several alike are one row that opens to each of them, with a click or with keys."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from models import words
from planner.panels.finding_delegate import DEPTH, OPEN, ROW, FindingDelegate
from planner.presenters.findings import FindingRow, Key
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

# Nobody reads more; the worst come first.
MOST_SHOWN = 200


class FindingList(QListWidget):
    """Shows rows of findings, and keeps open and current what was, whatever the numbers are now.

    Signals: ``chosen`` (the row that is current, or None), ``asked`` (the row that was clicked or entered).
    """

    chosen = Signal(object)
    asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[FindingRow, ...] = ()
        self._open: set[Key] = set()
        self._pressed = QPoint()
        self._delegate = FindingDelegate(tokens, self)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        # Only so does Qt ask for the heights again when nothing but the width changes.
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._on_click)
        self.itemActivated.connect(self.ask)
        self.currentItemChanged.connect(self._tell_chosen)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_rows(self, rows: tuple[FindingRow, ...]) -> bool:
        """Show findings; return whether they differ from those that were shown."""
        if rows == self._rows and self.count():
            return False
        self._rows = rows
        self._fill()
        return True

    @property
    def current_row(self) -> FindingRow | None:
        """Return the finding that is current."""
        item = self.currentItem()
        row = item.data(ROW) if item is not None else None
        return row if isinstance(row, FindingRow) and row.subject else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where the press was: on the arrow of a group, or on its words."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a group with Right or Enter, and close it with Left, from one of its findings, too."""
        if not self._turn(event.key()):
            super().keyPressEvent(event)

    def _turn(self, key: int) -> bool:
        """Open or close the current group as a key asks for; return whether it does."""
        row, item = self.current_row, self.currentItem()
        if row is None or item is None:
            return False
        if key == Qt.Key.Key_Left and item.data(DEPTH):
            row = next((group for group in self._rows if row in group.members), row)
        if not row.members:
            return False
        is_open = row.key in self._open
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or key == (Qt.Key.Key_Left if is_open else Qt.Key.Key_Right):
            self._set_open(row, not is_open)
            return True
        return False

    def _set_open(self, group: FindingRow, is_open: bool) -> None:
        self._open = self._open | {group.key} if is_open else self._open - {group.key}
        self._fill(group.key)

    def _fill(self, chosen: Key | None = None) -> None:
        """Show the rows, and keep the finding current that was, whatever its numbers are now."""
        before = self.current_row
        key = chosen or (before.key if before is not None else None)
        place = self.verticalScrollBar().value()
        self.clear()
        for row in self._rows[:MOST_SHOWN]:
            self._add(row)
            members = row.members if row.key in self._open else ()
            for member in members[:MOST_SHOWN]:
                self._add(member, depth=1)
            self._add_rest(len(members))
        self._add_rest(len(self._rows))
        if not self._rows:
            _add_words(self, self.tr("Nothing to report."))
        keys = [self.item(number).data(ROW).key for number in range(self.count())]
        if key is not None and key in keys:
            self.setCurrentRow(keys.index(key))
            self.verticalScrollBar().setValue(place)
        self._tell_chosen()

    def _tell_chosen(self, *_items: object) -> None:
        self.chosen.emit(self.current_row)

    def _add(self, row: FindingRow, depth: int = 0) -> None:
        item = QListWidgetItem(self)
        item.setData(ROW, row)
        item.setData(DEPTH, depth)
        item.setData(OPEN, row.key in self._open)
        item.setToolTip(plain_tooltip(row.remedy))
        spoken = f"{row.severity}: {row.text} {row.remedy}"
        if row.members:
            state = self.tr("expanded") if row.key in self._open else self.tr("collapsed")
            spoken = self.tr("{0} Group, {1}.").format(spoken, state)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def _add_rest(self, number: int) -> None:
        if number > MOST_SHOWN:
            _add_words(self, self.tr("And {0} more.").format(words.count(number - MOST_SHOWN)))

    def _on_click(self, item: QListWidgetItem) -> None:
        """Tell what was clicked; a click on a group opens it, and one on its arrow closes it again."""
        row: FindingRow = item.data(ROW)
        on_arrow = self._delegate.arrow(self.visualItemRect(item)).contains(self._pressed)
        self.ask(item)
        if row.members and (on_arrow or row.key not in self._open):
            self._set_open(row, row.key not in self._open)

    def ask(self, item: QListWidgetItem | None) -> None:
        """Say that somebody wants to see the finding of an item."""
        row = item.data(ROW) if item is not None else None
        if isinstance(row, FindingRow) and row.subject:
            self.asked.emit(row)


def _add_words(view: QListWidget, text: str) -> None:
    """Add a line that stands for no finding."""
    item = QListWidgetItem(view)
    item.setData(ROW, FindingRow("", "ok", "", text, "", ""))
    item.setFlags(Qt.ItemFlag.NoItemFlags)
