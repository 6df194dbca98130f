"""The library of machines as a table with search and filters: to choose a machine, or to look at all of them."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from models.calibration.figures import Figure
from models.hardware.library import LibraryMachine
from models.hardware.search import query_of
from models.plan.hardware import MachineModel
from models.words import translate
from planner.panels.form_view import plain_label
from planner.panels.hardware_table_model import CELL, FilteredHardware, HardwareTableModel, Index
from planner.presenters.hardware import (
    NO_MATCH,
    PRICE,
    SPEC,
    HardwareFilter,
    HardwareRow,
    explanation,
    hardware_rows,
    makers_of,
)
from planner.theme.columns import fit_columns
from planner.theme.fonts import show_tabular
from planner.theme.labels import WrappedLabel
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

ROW_HEIGHT, SEARCH_WIDTH, LEAST_HEIGHT = 32, 260, 160
NAME_WIDTH, PROCESSOR_WIDTH = 210, 170
MEASURED_ROWS = 100
# Years at which the filter can begin.
YEARS = (2024, 2021, 2019, 2017, 2015, 2012, 2009)
CHIP_INSET, CHIP_ROUNDING = 4.0, 4.0
# As in the style sheet.
CELL_PADDING = 8.0


class HardwareTable(QWidget):
    """The table with its search above and what is known of the chosen machine below.

    Signals: ``chosen`` (the `MachineModel` of the row that the user went to), ``activated`` (that of the row that was
    double-clicked, or entered), ``price_typed`` (a `MachineModel` and the text typed as its price; who owns the plan
    keeps it and calls `show_machines` again).

    Parameters
    ----------
    factor : Figure
        What estimates SPECint_rate2006 from a newer result, as in
        ``library.common.get("specrate2017.as_specint_rate2006")``.
    priced : bool
        Whether prices can be typed.
    """

    chosen = Signal(object)
    activated = Signal(object)
    price_typed = Signal(object, str)

    def __init__(self, factor: Figure, tokens: Tokens, *, priced: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._wanted: MachineModel | None = None
        self.model = HardwareTableModel(tokens, self)
        self.model.priced = priced
        self._shown = FilteredHardware(self.model, self)
        self.line, self.makers, self.years = QLineEdit(), QComboBox(), QComboBox()
        self.count, self.about = plain_label("", "muted"), WrappedLabel("", "muted")
        self.empty = plain_label(translate(NO_MATCH), "muted")
        self.table = QTableView()
        show_tabular(self.table)
        self._arrange()
        self.line.textChanged.connect(self._search)
        self.makers.currentIndexChanged.connect(self._search)
        self.years.currentIndexChanged.connect(self._search)
        self.model.price_typed.connect(self.price_typed)
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.table.activated.connect(self._activate)
        self.table.clicked.connect(self._type_price)

    @property
    def current(self) -> MachineModel | None:
        """Return the machine that is chosen."""
        row = self.current_row
        return row.model if row is not None else None

    @property
    def current_row(self) -> HardwareRow | None:
        """Return the row of the machine that is chosen."""
        return self._shown.row_of(self.table.currentIndex())

    @property
    def chip_text(self) -> str:
        """Return what stands before an estimate."""
        return self.tr("est.")

    def show_machines(self, machines: Iterable[LibraryMachine], currency: str = "") -> None:
        """Show these machines; the one that was chosen stays so where it is among them."""
        chosen = self.current_row
        with QSignalBlocker(self.table.selectionModel()):
            self.model.show_rows(hardware_rows(machines, self._factor, currency))
            self._fill_makers()
            self._narrow()
            if chosen is not None:
                self.select(chosen.model)
        self.fit()
        self._explain()

    def select(self, model: MachineModel) -> bool:
        """Choose a machine without telling it; return whether it is among those that are shown."""
        for number in range(self._shown.rowCount()):
            index = self._shown.index(number, 0)
            row = self._shown.row_of(index)
            if row is not None and row.machine.content == LibraryMachine(model=model).content:
                with QSignalBlocker(self.table.selectionModel()):
                    self.table.setCurrentIndex(index)
                self._wanted = row.model
                self._explain()
                self._reveal()
                self.table.viewport().update()
                return True
        return False

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.model.tokens = tokens
        self.table.viewport().update()

    def _search(self, _what: object = None) -> None:
        """Show what is looked for, and choose the first of it; a machine that was chosen and is among it stays so."""
        # Qt would choose a neighbour of the row that the filter takes away.
        with QSignalBlocker(self.table.selectionModel()):
            self._narrow()
            self.table.setCurrentIndex(QModelIndex())
        if self._wanted is not None and self.select(self._wanted):
            return
        if 0 < self._shown.rowCount() < self.model.rowCount():
            self.table.setCurrentIndex(self._shown.index(0, 0))
            return
        self._explain()

    def _narrow(self) -> None:
        maker, since = self.makers.currentData() or "", self.years.currentData() or 0
        wanted = HardwareFilter(query=query_of(self.line.text()), maker=maker, since=since)
        self._shown.look_for(wanted)
        shown, total = self._shown.rowCount(), self.model.rowCount()
        self.count.setText(self.tr("{0} of {1}").format(shown, total))
        self.empty.setVisible(not shown)
        self.table.setVisible(bool(shown))

    def _tell(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._explain()
        row = self._shown.row_of(current)
        if row is not None:
            self._wanted = row.model
            self.chosen.emit(row.model)

    def _activate(self, index: QModelIndex) -> None:
        row = self._shown.row_of(index)
        if row is not None and not self.model.flags(self._shown.mapToSource(index)) & Qt.ItemFlag.ItemIsEditable:
            self.activated.emit(row.model)

    def _type_price(self, index: QModelIndex) -> None:
        editing = self.table.state() == QAbstractItemView.State.EditingState
        if self.model.priced and index.column() == PRICE and not editing:
            self.table.edit(index)

    def _explain(self) -> None:
        row = self.current_row
        self.about.setText("" if row is None else explanation(row, self._factor))

    def _fill_makers(self) -> None:
        before = self.makers.currentData()
        with QSignalBlocker(self.makers):
            self.makers.clear()
            self.makers.addItem(self.tr("Any vendor"), "")
            for maker in makers_of(self.model.rows):
                self.makers.addItem(maker, maker)
            self.makers.setCurrentIndex(max(self.makers.findData(before), 0))

    def fit(self) -> None:
        """Give every column the room of its words, and the names the rest."""
        fit_columns(self.table, MEASURED_ROWS)
        self.table.setColumnWidth(1, min(self.table.columnWidth(1), for_letters(PROCESSOR_WIDTH)))
        metrics = QFontMetricsF(self.table.font())
        numbers = (metrics.horizontalAdvance(row.cells[SPEC].text) for row in self.model.rows)
        needed = max(numbers, default=0.0) + metrics.horizontalAdvance(self.chip_text) + 4 * CHIP_INSET
        self.table.setColumnWidth(SPEC, max(self.table.columnWidth(SPEC), round(needed + 2 * CELL_PADDING)))
        self._fit_names()

    def _fit_names(self) -> None:
        """Give the names what the other columns leave."""
        others = sum(self.table.columnWidth(column) for column in range(1, self.model.columnCount()))
        self.table.setColumnWidth(0, max(self.table.viewport().width() - others, for_letters(NAME_WIDTH)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what the other columns leave of another width."""
        super().resizeEvent(event)
        if (arrangement := self.layout()) is not None:
            arrangement.activate()
        self._fit_names()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the chosen machine into view."""
        super().showEvent(event)
        self._fit_names()
        # In the middle, what else appears below the table does not cover it.
        self._reveal(QAbstractItemView.ScrollHint.PositionAtCenter)

    def _reveal(self, place: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible) -> None:
        """Bring the chosen machine into view, below which what is known of it has taken its room."""
        if (arrangement := self.layout()) is not None:
            arrangement.activate()
        self.table.scrollTo(self.table.currentIndex(), place)

    # -------------------------------------------------------------- layout

    def _arrange(self) -> None:
        self._dress_table()
        self.line.setPlaceholderText(self.tr("Search, for example: 16 to 32 cores"))
        self.line.setAccessibleName(self.tr("Search machines"))
        self.line.setClearButtonEnabled(True)
        self.line.setMinimumWidth(for_letters(SEARCH_WIDTH))
        self.makers.setAccessibleName(self.tr("Vendor"))
        self.years.setAccessibleName(self.tr("Year"))
        self.years.addItem(self.tr("Any year"), 0)
        for year in YEARS:
            self.years.addItem(self.tr("{0} or later").format(year), year)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMinimumHeight(for_letters(LEAST_HEIGHT))
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.line, 1)
        for widget in (self.makers, self.years, self.count):
            head.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.about)
        self._fill_makers()
        self._narrow()

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self._shown)
        table.setItemDelegate(_ChipDelegate(self))
        table.setAccessibleName(self.tr("Machines in the library"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setSortingEnabled(True)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setMinimumHeight(for_letters(LEAST_HEIGHT))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)


class _ChipDelegate(QStyledItemDelegate):
    """Paints "est." in a dashed frame before a SPEC result that is estimated."""

    def __init__(self, view: HardwareTable) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell, and its chip."""
        super().paint(painter, option, index)
        cell = index.data(CELL)
        if index.column() == SPEC and cell.estimated:
            self._paint_chip(painter, option, cell.text)

    def _paint_chip(self, painter: QPainter, option: QStyleOptionViewItem, number: str) -> None:
        text = self._view.chip_text
        metrics = QFontMetricsF(option.font)
        area = QRectF(option.rect)
        width, height = metrics.horizontalAdvance(text) + 2 * CHIP_INSET, metrics.height()
        right = area.right() - CELL_PADDING - metrics.horizontalAdvance(number) - 2 * CHIP_INSET
        chip = QRectF(right - width, area.center().y() - height / 2, width, height)
        muted = QColor(self._view.model.tokens.muted)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(muted, 1.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(chip, CHIP_ROUNDING, CHIP_ROUNDING)
        painter.setPen(muted)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
