"""The populations of files as rows: what becomes of each, at which site, and the numbers that it has."""

from collections.abc import Iterable, Sequence

from attrs import evolve
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOption,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from models.importers.population_change import ADD, LEAVE, Choice
from models.plan.entities import Plan
from models.words import translate
from planner.presenters.population_rows import (
    HEADINGS,
    UNKNOWN,
    Option,
    action_options,
    action_words,
    number_cells,
    site_options,
    site_words,
    users_cell,
)
from planner.theme.columns import fit_columns
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
NAME, ACTION, SITE, NUMBERS = range(4)
USERS = NUMBERS + len(HEADINGS)
ROW_HEIGHT, ARROW, INSET, ROWS_TO_MEASURE = 36, 12, 8, 50
WIDEST, LEAST_WIDTH = 200, 80


class PopulationRows(QAbstractTableModel):
    """The rows with what is chosen for each; ``changed`` is told after each choice."""

    changed = Signal()

    def __init__(self, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = plan
        self.choices: tuple[Choice, ...] = ()
        self.joins_sites = False

    def show_choices(self, choices: Iterable[Choice]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.choices = tuple(choices)
        self.endResetModel()
        self.changed.emit()

    def place(self, choice: Choice) -> None:
        """Put all rows that are added and have no site where a choice is."""
        self.show_choices(
            evolve(each, site=choice.site, new_site=choice.new_site)
            if each.action == ADD and not (each.site or each.new_site)
            else each
            for each in self.choices
        )

    def options(self, index: Index) -> tuple[Option, ...]:
        """Return what a cell can say; none for a cell that cannot be changed."""
        choice = self.choices[index.row()]
        if index.column() == ACTION:
            return action_options(self._plan, choice)
        # The site of a server joins it with what other files say of that site.
        joins = self.joins_sites and bool(choice.draft.server) and not choice.draft.site
        if index.column() == SITE and (choice.action == ADD or joins):
            return site_options(self._plan, choice, {each.new_site for each in self.choices})
        return ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of populations."""
        return 0 if parent.isValid() else len(self.choices)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else USERS + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the headings, on the side of what is below them."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        words = (
            self.tr("Population"),
            self.tr("Import as"),
            self.tr("Site"),
            *map(translate, HEADINGS),
            self.tr("Users"),
        )
        return words[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell: its text, its side; what is left out is pale."""
        choice, column = self.choices[index.row()], index.column()
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._text(choice, column)
        if role == Qt.ItemDataRole.ToolTipRole and column in {NAME, ACTION, SITE, USERS}:
            return plain_tooltip(self._text(choice, column))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == Qt.ItemDataRole.ForegroundRole and choice.action == LEAVE and column != ACTION:
            return QApplication.palette().placeholderText()
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take the choice of an option."""
        if role != Qt.ItemDataRole.EditRole or not isinstance(value, Option):
            return False
        row = index.row()
        self.choices = (*self.choices[:row], value.choice, *self.choices[row + 1 :])
        self.dataChanged.emit(self.index(row, 0), self.index(row, USERS))
        self.changed.emit()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return which cells can be changed."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if self.is_open(index) else flags

    def is_open(self, index: Index) -> bool:
        """Return whether a cell can be changed."""
        return index.column() == ACTION or (index.column() == SITE and self.choices[index.row()].action == ADD)

    def _text(self, choice: Choice, column: int) -> str:
        if column < NUMBERS:
            return (choice.draft.name, action_words(self._plan, choice), site_words(self._plan, choice))[column]
        return (*number_cells(choice.draft), users_cell(choice.draft))[column - NUMBERS]


class ChoiceCells(QStyledItemDelegate):
    """A list of options in a cell that has some, marked by an arrow."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the list of what the cell can say."""
        box = QComboBox(parent)
        model = index.model()
        assert isinstance(model, PopulationRows)  # noqa: S101 - the only one it is used with
        for each in model.options(index):
            box.addItem(each.words, each)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 2 * INSET)
        box.setAccessibleName(str(model.headerData(index.column(), Qt.Orientation.Horizontal)))
        box.activated.connect(lambda _chosen: self._take(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with what is chosen."""
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(editor.findText(str(index.data())), 0))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take what was chosen."""
        if isinstance(editor, QComboBox) and editor.currentText() != index.data():
            model.setData(index, editor.currentData())

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave room for the arrow beside the text."""
        super().initStyleOption(option, index)
        if _is_open(index):
            room = option.rect.width() - for_letters(ARROW) - 3 * INSET
            option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the whole text with the arrow."""
        size = super().sizeHint(option, index)
        if _is_open(index):
            size.setWidth(option.fontMetrics.horizontalAdvance(str(index.data())) + for_letters(ARROW) + 4 * INSET)
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell, with an arrow where there is something to choose."""
        super().paint(painter, option, index)
        if _is_open(index):
            arrow, side = QStyleOption(), for_letters(ARROW)
            arrow.palette, arrow.state = option.palette, QStyle.StateFlag.State_Enabled
            arrow.rect = QRect(option.rect.right() - side - INSET, option.rect.center().y() - side // 2, side, side)
            style = option.widget.style() if option.widget else QApplication.style()
            style.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorArrowDown, arrow, painter, option.widget)

    def _take(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)


class PopulationTable(QTableView):
    """The rows; a click, F2 or Enter on a cell with an arrow opens its list."""

    def __init__(self, rows: PopulationRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        show_tabular(self)
        self.setModel(rows)
        self.setItemDelegate(ChoiceCells(self))
        self.setAccessibleName(self.tr("Populations of the files"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.EditKeyPressed | triggers.AnyKeyPressed)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(for_letters(LEAST_WIDTH))
        self.clicked.connect(self._open)
        rows.modelReset.connect(self.fit)
        rows.dataChanged.connect(self.fit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current cell with Enter, which never goes on to the dialog: that would import."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif self.currentIndex().isValid():
            self._open(self.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the columns again: only now the cells have the padding of the style sheet."""
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give columns the width of their cells, long names cut; a number that no population has takes no room."""
        for column in range(NUMBERS, USERS + 1):
            known = (str(self._rows.index(row, column).data()) for row in range(self._rows.rowCount()))
            self.setColumnHidden(column, all(text == UNKNOWN for text in known))
        fit_columns(self, ROWS_TO_MEASURE)
        for column in (NAME, ACTION, SITE):
            self.setColumnWidth(column, min(self.columnWidth(column) + INSET, for_letters(WIDEST)))

    def _open(self, index: QModelIndex) -> None:
        if self._rows.is_open(index) and self.state() != QAbstractItemView.State.EditingState:
            self.edit(index)
            editor = self.indexWidget(index)
            if isinstance(editor, QComboBox):
                # Once the click is over that would close it again.
                QTimer.singleShot(0, editor, editor.showPopup)


def _is_open(index: Index) -> bool:
    model = index.model()
    return isinstance(model, PopulationRows) and model.is_open(index)


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if NUMBERS <= column < USERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def needed_site(choices: Sequence[Choice]) -> bool:
    """Return whether any population is to be added whose site nobody knows."""
    return any(choice.action == ADD and not (choice.site or choice.new_site) for choice in choices)
