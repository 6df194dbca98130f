"""The machines of the design as a table: it sorts, filters, is edited in place and copies to a spreadsheet."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from models.words import translate
from planner.panels.cell_editing import CellEditing
from planner.panels.form_view import plain_label
from planner.panels.machine_table_model import FilteredMachines, MachineTableModel
from planner.presenters.machine_table import ABOVE, ANY_STATE, COLUMNS, NO_DATA_STATE, machine_rows, machine_tsv
from planner.session.kept_views import KeptViews
from planner.session.plan_session import PlanSession, Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.session.selection import Selection
from planner.theme.columns import fit_columns
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

# Columns are made as wide as this many rows need.
MEASURED_ROWS = 50
FILTER_WIDTH, WIDEST = 200, 280


class MachineTable(QTableView):
    """The table; selected rows are the plan's selection, Ctrl+C copies them.

    Signals: ``number_asked`` (the id of a machine and the resource of the cell that was double-clicked), ``refused``
    (why a value was not taken), ``columns_chosen`` (the keys of the columns that are shown).
    """

    number_asked = Signal(object, object)
    refused = Signal(object)
    columns_chosen = Signal(object)

    def __init__(
        self, session: PlanSession, selection: Selection, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        show_tabular(self)
        self._session, self._selection = session, selection
        self._following = False
        self.visibility = RefreshWhenVisible(self.refresh)
        self._model = MachineTableModel(tokens, self)
        self._sorted = FilteredMachines(self._model, self)
        self.setModel(self._sorted)
        editing = CellEditing(session, self._sorted, self)
        editing.refused.connect(self.refused)
        self.setItemDelegate(editing)
        self.setObjectName("machines")
        self.setAccessibleName(self.tr("Machines"))
        self._dress()
        self.selectionModel().selectionChanged.connect(self._pass_on)
        self.doubleClicked.connect(self._ask)
        session.updated.connect(self._on_update)
        selection.changed.connect(self._on_selection)
        self.refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._model.tokens = tokens
        self.viewport().update()

    def refresh(self) -> None:
        """Show the machines of the design that is shown."""
        self._following = True
        session = self._session
        anew = self._model.show_rows(machine_rows(session.shown_plan, session.design, session.evaluation))
        self._following = False
        self._follow()
        if anew:
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column the width of its words, but a long name no more than leaves the numbers in sight."""
        fit_columns(self, MEASURED_ROWS)
        for number in range(len(COLUMNS)):
            if self.columnWidth(number) > for_letters(WIDEST):
                self.setColumnWidth(number, for_letters(WIDEST))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected rows, or all, as tab-separated text."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.copied_text())
        else:
            super().keyPressEvent(event)

    def copied_text(self) -> str:
        """Return the selected rows as they stand sorted, or all of them, with headers."""
        rows = tuple(self._sorted.shown_row(self._sorted.index(row, 0)) for row in range(self._sorted.rowCount()))
        chosen = tuple(row for row in rows if row.id in self._selection.ids)
        header = self.horizontalHeader()
        places = sorted((header.visualIndex(number), number) for number in range(len(COLUMNS)))
        return machine_tsv(chosen or rows, [number for _, number in places if not self.isColumnHidden(number)])

    def select_shown(self) -> None:
        """Select the machines that the filter leaves."""
        rows = range(self._sorted.rowCount())
        self._selection.set(self._sorted.shown_row(self._sorted.index(row, 0)).id for row in rows)

    def rename_current(self) -> None:
        """Edit the name of the machine that the keys are on, in place."""
        index = self.currentIndex().siblingAtColumn(0)
        # Qt complains when it is asked for a second editor, as by F2 in the middle of a rename.
        if index.isValid() and self.state() != QAbstractItemView.State.EditingState:
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.edit(index)

    def look_for(self, text: str, state: str) -> None:
        """Show only the machines that hold a text and have a gauge in a state."""
        self._following = True
        self._sorted.look_for(text, state)
        self._following = False
        self._follow()

    @property
    def counts(self) -> tuple[int, int]:
        """Return how many machines are shown, and how many there are."""
        return self._sorted.rowCount(), self._model.rowCount()

    def show_columns(self, keys: Iterable[str]) -> None:
        """Show these columns and no others; the first, the name, always."""
        wanted = {*keys, COLUMNS[0].key}
        for number, column in enumerate(COLUMNS):
            self.setColumnHidden(number, column.key not in wanted)
        # The filter finds nothing that nobody sees.
        self._following = True
        self._sorted.look_in(tuple(number for number in range(len(COLUMNS)) if not self.isColumnHidden(number)))
        self._following = False
        self._follow()

    def column_menu(self) -> QMenu:
        """Return the menu in which columns are chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, column in enumerate(COLUMNS[1:], start=1):
            action = menu.addAction(translate(column.header))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(number))
            action.toggled.connect(lambda on, number=number: self._choose_column(number, on))
        menu.addSeparator()
        usual = menu.addAction(self.tr("Default columns"))
        usual.triggered.connect(lambda _checked=False: self._choose_usual())
        return menu

    def _choose_column(self, number: int, on: bool) -> None:
        self.setColumnHidden(number, not on)
        self.resizeColumnToContents(number)
        visible = [column.key for place, column in enumerate(COLUMNS) if not self.isColumnHidden(place)]
        self.show_columns(visible)
        self.columns_chosen.emit(tuple(visible))

    def _choose_usual(self) -> None:
        self.show_columns(usual_columns())
        self.columns_chosen.emit(usual_columns())

    def _offer_columns(self, place: QPoint) -> None:
        self.column_menu().popup(self.horizontalHeader().mapToGlobal(place))

    def _ask(self, index: QModelIndex) -> None:
        row = self._sorted.shown_row(index)
        if not row.paths[index.column()]:
            self.number_asked.emit(row.id, row.cells[index.column()].resource)

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setShowGrid(False)
        # Names of machines differ at their ends.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(28)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(MEASURED_ROWS)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumHeight(28)
        header.setSectionsMovable(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._offer_columns)
        self.show_columns(usual_columns())

    def _on_selection(self, _ids: object) -> None:
        self._follow()

    def _on_update(self, _update: Update) -> None:
        self.visibility.ask()

    def _pass_on(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        if not self._following:
            indexes = self.selectionModel().selectedRows()
            self._selection.set(self._sorted.shown_row(index).id for index in indexes)

    def _follow(self) -> None:
        if self._following:
            return
        self._following = True
        wanted = QItemSelection()
        for number, row in enumerate(self._model.rows):
            if row.id in self._selection.ids:
                first = self._sorted.mapFromSource(self._model.index(number, 0))
                wanted.select(first, first.siblingAtColumn(len(COLUMNS) - 1))
        self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._following = False


class MachinesPanel(QWidget):
    """The table with what narrows it above."""

    def __init__(self, table: MachineTable, session: PlanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.visibility = table, table.visibility
        self.line, self.states = QLineEdit(), QComboBox()
        self.count = plain_label("", "muted")
        self._arrange()
        self.line.textChanged.connect(self._narrow)
        self.states.currentIndexChanged.connect(self._narrow)
        for signal in (table.model().rowsInserted, table.model().rowsRemoved, table.model().modelReset):
            signal.connect(self._count)
        self._count()
        self._kept = KeptViews(session, self._look, self._show_look)
        self._kept.enter()
        session.updated.connect(self._on_update)

    def event(self, event: QEvent) -> bool:
        """Clear the filter with Esc before anything else takes the key."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.line.clear()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Give the filter its room when the letters change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.line.setFixedWidth(for_letters(FILTER_WIDTH))

    def _look(self) -> tuple[str, int, int]:
        """Return what is looked for, and how far the table is scrolled."""
        return self.line.text(), self.states.currentIndex(), self.table.verticalScrollBar().value()

    def _show_look(self, look: tuple[str, int, int] | None) -> None:
        text, state, scrolled = look or ("", 0, 0)
        self.line.setText(text)
        self.states.setCurrentIndex(state)
        # The rows of the other design may come later, when they are seen.
        self.visibility.when_visible(lambda: self.table.verticalScrollBar().setValue(scrolled))

    def _on_update(self, update: Update) -> None:
        if update.whole:
            self._kept.leave()
            self._kept.enter()

    def _narrow(self, _what: object) -> None:
        self.table.look_for(self.line.text(), str(self.states.currentData()))
        self._count()

    def _count(self) -> None:
        visible, total = self.table.counts
        self.count.setText("" if visible == total else self.tr("{0} of {1} machines").format(visible, total))

    def _arrange(self) -> None:
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.line.setPlaceholderText(self.tr("Filter by any text"))
        self.line.setAccessibleName(self.tr("Filter the machines"))
        self.line.setClearButtonEnabled(True)
        self.line.setFixedWidth(for_letters(FILTER_WIDTH))
        self.states.setAccessibleName(self.tr("Filter by state"))
        with QSignalBlocker(self.states):
            for key, text in (
                (ANY_STATE, self.tr("Any state")),
                (ABOVE, self.tr("Above a ceiling")),
                (NO_DATA_STATE, self.tr("Without data")),
            ):
                self.states.addItem(text, key)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.setSpacing(8)
        for widget in (self.line, self.states, self.count):
            head.addWidget(widget)
        head.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)


def usual_columns() -> tuple[str, ...]:
    """Return the keys of the columns that are shown at first."""
    return tuple(column.key for column in COLUMNS if column.usual)
