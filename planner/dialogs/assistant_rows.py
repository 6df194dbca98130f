"""The table of users in the new-plan assistant: cells edited in place, rows pasted from a spreadsheet."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from models.proposing.offered import Offered
from models.words import translate
from planner.presenters.assistant_rows import (
    CLIENTS,
    COLUMNS,
    HEADINGS,
    MESSAGES,
    NAME,
    NUMBERS,
    SITE,
    SIZE,
    CellFault,
    UserRow,
    clients_words,
    new_row,
    read_rows,
    tidied,
    with_size_unit,
)
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT, BAR_HEIGHT, INSET = 36, 8, 8
LEAST_ROWS = 4
WIDTHS = {SITE: 112, 2: 96, MESSAGES: 130, SIZE: 116, CLIENTS: 120}


class UserRowsModel(QAbstractTableModel):
    """The rows as they are typed, with a blank one at the end; ``changed`` is told after each edit."""

    changed = Signal()

    def __init__(self, offered: Offered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered = offered
        self._rows: tuple[UserRow, ...] = ()
        self._faults: dict[tuple[int, int], str] = {}
        self._asks_for_empty = False

    @property
    def rows(self) -> tuple[UserRow, ...]:
        """Return the rows without the blank one."""
        return self._rows

    @property
    def faults(self) -> tuple[CellFault, ...]:
        """Return what is wrong, by row and column; cells that are still empty only once they were asked for."""
        return tuple(CellFault(row, column, text) for (row, column), text in self._faults.items())

    def set_rows(self, rows: Sequence[UserRow]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()
        self._check()

    def ask_for_empty(self) -> None:
        """Count cells that are still empty as wrong from now on."""
        self._asks_for_empty = True
        self._check()

    def with_text(self, row: int, column: int, text: str) -> tuple[UserRow, ...]:
        """Return the rows as they would be with another text in a cell; the blank row may become a row."""
        rows = self._rows
        if row == len(rows):
            rows = (*rows, new_row(rows, self._offered.usual_messages).with_text(NAME, self.tr("Users")))
        if column == SIZE:
            text = with_size_unit(text, rows[row].texts[SIZE])
        return (*rows[:row], rows[row].edited(column, text), *rows[row + 1 :])

    def set_clients(self, row: int, clients: tuple[float, ...]) -> None:
        """Give the users of a row other clients."""
        rows = self._rows
        self.set_rows((*rows[:row], rows[row].with_clients(clients), *rows[row + 1 :]))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rows, the blank one included."""
        return 0 if parent.isValid() else len(self._rows) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the headings, on the side of what is below them."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translate(HEADINGS[section])
        if role == Qt.ItemDataRole.ToolTipRole and section == MESSAGES:
            return plain_tooltip(self.tr("Sent and received by one user. Profiles: {0}").format(
                self._offered.profile_source))  # fmt: skip
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell: its text, its side, what is wrong with it."""
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if row == len(self._rows):
            return self._blank(column, role)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return "" if column == CLIENTS else self._rows[row].texts[column]
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            words = clients_words(self._rows[row].clients) if column == CLIENTS else self._rows[row].texts[column]
            fault = self._faults.get((row, column), "")
            return fault or words if role == Qt.ItemDataRole.ToolTipRole else f"{words} {fault}".strip()
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed."""
        text = str(value).strip()
        blank = index.row() == len(self._rows)
        if role != Qt.ItemDataRole.EditRole or (blank and not text):
            return False
        rows = self.with_text(index.row(), index.column(), text)
        rows = (*rows[: index.row()], tidied(rows[index.row()]), *rows[index.row() + 1 :])
        if blank:
            # The blank row is filled, and another comes below: its editor and the keys stay where they are.
            self.beginInsertRows(QModelIndex(), len(rows), len(rows))
        self._rows = rows
        if blank:
            self.endInsertRows()
        self._check()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that all cells with text can be edited."""
        flags = super().flags(index)
        return flags if index.column() == CLIENTS else flags | Qt.ItemFlag.ItemIsEditable

    def _blank(self, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole and column == SITE:
            return self.tr("Add a row: type a site, or paste")
        return "" if role == Qt.ItemDataRole.EditRole else None

    def _check(self) -> None:
        faults = read_rows(self._rows).faults
        self._faults = {
            (fault.row, fault.column): fault.sentence
            for fault in faults
            if self._asks_for_empty or self._rows[fault.row].texts[fault.column]
        }
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows), len(COLUMNS) - 1))
        self.changed.emit()


class CellLine(QLineEdit):
    """A line in a cell; ``rows_pasted`` is told instead of pasting where the clipboard holds rows or columns."""

    rows_pasted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave whole rows to the table."""
        text = QGuiApplication.clipboard().text().strip("\r\n")
        if event.matches(QKeySequence.StandardKey.Paste) and any(sign in text for sign in "\t\n"):
            self.rows_pasted.emit()
        else:
            super().keyPressEvent(event)


class UserCells(QStyledItemDelegate):
    """Editors in cells, outlines of wrong ones, bars of clients.

    Signals: ``typed`` (the rows while a cell is edited) and ``rows_pasted`` (into a cell that is edited).
    """

    typed = Signal(object)
    rows_pasted = Signal()

    def __init__(self, profiles: Sequence[int], tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self._profiles, self.tokens = profiles, tokens

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a line; for messages a day a line with the profiles of the documents."""
        if index.column() == MESSAGES:
            box = QComboBox(parent)
            box.setEditable(True)
            box.addItems([str(number) for number in self._profiles])
            line = CellLine()
            box.setLineEdit(line)
            box.currentTextChanged.connect(lambda text: self._tell(index, text))
            editor: QWidget = box
        else:
            editor = line = CellLine(parent)
            line.textChanged.connect(lambda text: self._tell(index, text))
        line.setObjectName("cell_line")
        line.rows_pasted.connect(lambda: self._leave(editor))
        editor.setAccessibleName(translate(HEADINGS[index.column()]))
        line.setAlignment(_side(index.column()))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with the text of the cell, ready to be typed over."""
        line = editor.lineEdit() if isinstance(editor, QComboBox) else editor
        assert isinstance(line, QLineEdit)  # noqa: S101 - made above
        if not line.isModified():
            line.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            line.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take what was typed."""
        text = editor.currentText() if isinstance(editor, QComboBox) else editor.text()  # type: ignore[attr-defined]
        model.setData(index, text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell; a wrong one with an outline, that of the clients as a bar."""
        model = index.model()
        assert isinstance(model, UserRowsModel)  # noqa: S101 - the only one it is used with
        row = index.row()
        if row == len(model.rows):
            option.palette.setColor(option.palette.ColorRole.Text, QColor(self.tokens.muted))
        super().paint(painter, option, index)
        if index.column() == CLIENTS and row < len(model.rows):
            self._paint_clients(painter, QRectF(option.rect), model.rows[row].clients)
        if any((fault.row, fault.column) == (row, index.column()) for fault in model.faults):
            painter.setPen(QPen(QColor(self.tokens.over), 2))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 4, -2, -4), 4, 4)

    def _paint_clients(self, painter: QPainter, cell: QRectF, clients: Sequence[float]) -> None:
        bar = QRectF(0, 0, cell.width() - 2 * INSET, BAR_HEIGHT)
        bar.moveCenter(cell.center())
        total, left = max(sum(clients), 1.0), bar.left()
        painter.fillRect(bar, QColor(self.tokens.track))
        for part, colour in zip(clients, self.tokens.protocols, strict=True):
            width = bar.width() * part / total
            painter.fillRect(QRectF(left, bar.top(), max(width - 1, 0), bar.height()), QColor(colour))
            left += width

    def _leave(self, editor: QWidget) -> None:
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.RevertModelCache)
        self.rows_pasted.emit()

    def _tell(self, index: Index, text: str) -> None:
        model = index.model()
        if isinstance(model, UserRowsModel) and (text.strip() or index.row() < len(model.rows)):
            self.typed.emit(model.with_text(index.row(), index.column(), text))


class UserTable(QTableView):
    """The rows; signals ``pasted`` (text of the clipboard is to be added) and ``clients_asked`` (a row's number)."""

    pasted = Signal()
    clients_asked = Signal(object)

    def __init__(
        self, model: UserRowsModel, profiles: Sequence[int], tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        show_tabular(self)
        self._model = model
        self.cells = UserCells(profiles, tokens, self)
        self.setModel(model)
        self.setItemDelegate(self.cells)
        self.setObjectName("assistant_rows")
        self.setAccessibleName(self.tr("Users by site"))
        self._dress()
        self.cells.rows_pasted.connect(self.pasted)
        self.clicked.connect(self._on_click)
        model.rowsInserted.connect(self._span)
        model.modelReset.connect(self._span)
        self._span()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste rows, remove the chosen ones, open what a cell holds; leave Enter to the page."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        elif event.matches(QKeySequence.StandardKey.Delete) or event.key() == Qt.Key.Key_Backspace:
            self._remove_chosen()
        elif event.key() in {Qt.Key.Key_F2, Qt.Key.Key_Space} and index.column() == CLIENTS:
            self._ask_clients(index)
        else:
            super().keyPressEvent(event)

    def show_cell(self, row: int, column: int) -> None:
        """Give a cell the keys and edit it."""
        index = self._model.index(row, column)
        self.setFocus()
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self.edit(index)

    def _on_click(self, index: QModelIndex) -> None:
        if index.column() == CLIENTS:
            self._ask_clients(index)
        elif self.state() != QAbstractItemView.State.EditingState:
            self.edit(index)

    def _ask_clients(self, index: QModelIndex) -> None:
        if index.row() < len(self._model.rows):
            self.clients_asked.emit(index.row())

    def _remove_chosen(self) -> None:
        chosen = {index.row() for index in self.selectionModel().selectedIndexes()}
        rows = [row for number, row in enumerate(self._model.rows) if number not in chosen]
        if len(rows) < len(self._model.rows):
            self._model.set_rows(rows)
            self.setCurrentIndex(self._model.index(min(*chosen, len(rows)), SITE))

    def _span(self) -> None:
        """Let the hint of the blank row take the whole width."""
        self.clearSpans()
        self.setSpan(len(self._model.rows), SITE, 1, len(COLUMNS))

    def _dress(self) -> None:
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.EditKeyPressed | triggers.DoubleClicked)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(for_letters(LEAST_ROWS * ROW_HEIGHT))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(for_letters(80))
        header.setHighlightSections(False)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, for_letters(width))


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
