"""The page of published cases: what documents print, what the model returns, and how closely."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from models.words import translate
from planner.dialogs.published_context import ContextTable
from planner.dialogs.text import words
from planner.presenters.published_page import (
    CASE,
    DOCUMENT,
    HEADERS,
    NUMBERS,
    STANDINGS,
    SYMBOLS,
    VERDICTS,
    PublishedPage,
    PublishedRow,
)
from planner.theme.columns import fit_columns
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters, size_for

Index = QModelIndex | QPersistentModelIndex
ORDER = Qt.ItemDataRole.UserRole
MEASURED_ROWS = 20
WIDTH, HEIGHT, ROW_HEIGHT, NAME_WIDTH = 1380, 900, 26, 108
LEAST_NAME = 200
SUMMARY_SHARE, CASES_SHARE = 1, 3
TABLE_SHARE, DETAILS_SHARE = 3, 2


class PublishedModel(QAbstractTableModel):
    """The cases as Qt's model."""

    def __init__(self, rows: Sequence[PublishedRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of cases."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return len(HEADERS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, order or alignment."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == ORDER:
            return row.order[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's name, aligned as its cells are."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translate(HEADERS[section])
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


class PublishedFilter(QSortFilterProxyModel):
    """Keeps the cases of one document, class and verdict; empty means all."""

    def __init__(self, model: PublishedModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cases = model
        self._document = self._standing = self._verdict = ""
        self.setSourceModel(model)
        self.setSortRole(ORDER)

    def keep(self, document: str, standing: str, verdict: str) -> None:
        """Keep other cases."""
        self.beginFilterChange()
        self._document, self._standing, self._verdict = document, standing, verdict
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, source_row: int, _source_parent: Index) -> bool:
        """Return whether a case is kept."""
        row = self._cases.rows[source_row]
        kept = ((self._document, row.document), (self._standing, row.standing), (self._verdict, row.verdict))
        return all(wanted in {"", own} for wanted, own in kept)

    def row_at(self, index: Index) -> PublishedRow | None:
        """Return the case at a place of the table."""
        source = self.mapToSource(index)
        return self._cases.rows[source.row()] if source.isValid() else None


class CaseTable(QTableView):
    """Gives the names of cases what the numbers leave, or scrolls where that is too little to read."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self.share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Give columns the width that other letters need."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Give columns their width now that the letters are known."""
        super().showEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give columns the width of their texts; Qt's own mode for that measures at every step of building."""
        if self.isVisible():
            self.horizontalHeader().ensurePolished()
            fit_columns(self, MEASURED_ROWS)
            self.share_width()

    def share_width(self) -> None:
        """Give the names of cases what the other columns leave."""
        header = self.horizontalHeader()
        room = self.viewport().width() - header.length() + header.sectionSize(CASE)
        header.resizeSection(CASE, max(room, for_letters(LEAST_NAME)))


class PublishedCases(QDialog):
    """The summary first, then the cases with filters and details, and the numbers that are no cases."""

    def __init__(self, page: PublishedPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_tabular(self)
        self.model = PublishedFilter(PublishedModel(page.rows, self), self)
        self.table, self.details, self.context = CaseTable(), QScrollArea(), ContextTable(page.context)
        self.document, self.standing, self.verdict = QComboBox(), QComboBox(), QComboBox()
        self.summary = words("\n".join(page.summary))
        self.counted = words("", "muted")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(self.tr("Published cases"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self._fill_filters(page.rows)
        self._dress_table()
        self._arrange()
        self._filter()

    def _filter(self) -> None:
        self.model.keep(self.document.currentData(), self.standing.currentData(), self.verdict.currentData())
        count = self.model.rowCount()
        self.counted.setText(self.tr("1 case") if count == 1 else self.tr("{0} cases").format(count))
        self.table.fit_columns()
        if count:
            self.table.selectRow(0)
        else:
            self._show_details(None)

    def _show_selected(self, selected: QItemSelection, _before: QItemSelection) -> None:
        indexes = selected.indexes()
        self._show_details(self.model.row_at(indexes[0]) if indexes else None)

    def _show_details(self, row: PublishedRow | None) -> None:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        if row is not None:
            grid.addWidget(words(row.cells[CASE], "strong"), 0, 0, 1, 2)
            for number, (name, text) in enumerate(row.details, 1):
                label = words(name, "muted")
                label.setFixedWidth(for_letters(NAME_WIDTH))
                label.setAlignment(Qt.AlignmentFlag.AlignTop)
                grid.addWidget(label, number, 0)
                grid.addWidget(words(text), number, 1)
            grid.setRowStretch(len(row.details) + 1, 1)
        grid.setColumnStretch(1, 1)
        self.details.setWidget(content)

    def _fill_filters(self, rows: Sequence[PublishedRow]) -> None:
        self.document.setAccessibleName(self.tr("Document"))
        self.document.addItem(self.tr("All documents"), "")
        for document in dict.fromkeys(row.document for row in rows):
            self.document.addItem(document, document)
        self.standing.setAccessibleName(self.tr("Class"))
        self.standing.addItem(self.tr("All classes"), "")
        for standing in STANDINGS:
            self.standing.addItem(translate(standing), standing)
        self.verdict.setAccessibleName(self.tr("Verdict"))
        self.verdict.addItem(self.tr("All verdicts"), "")
        for verdict in VERDICTS:
            self.verdict.addItem(f"{SYMBOLS[verdict]} {translate(verdict)}", verdict)
        for choice in (self.document, self.standing, self.verdict):
            choice.currentIndexChanged.connect(lambda _index: self._filter())

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.windowTitle())
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        # In this order it is sorted once.
        table.horizontalHeader().setSortIndicator(DOCUMENT, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(for_letters(ROW_HEIGHT))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.sortIndicatorChanged.connect(lambda *_: table.fit_columns())
        table.selectionModel().selectionChanged.connect(self._show_selected)

    def _arrange(self) -> None:
        summary = QScrollArea()
        summary.setWidgetResizable(True)
        summary.setFrameShape(QFrame.Shape.NoFrame)
        summary.setAccessibleName(self.tr("Summary"))
        summary.setWidget(self.summary)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        tabs = QTabWidget()
        tabs.addTab(self._cases(), self.tr("Cases"))
        tabs.addTab(self.context, self.tr("Other values in the documents"))
        parts = _splitter((summary, SUMMARY_SHARE), (tabs, CASES_SHARE))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(parts)

    def _cases(self) -> QWidget:
        self.details.setWidgetResizable(True)
        self.details.setFrameShape(QFrame.Shape.NoFrame)
        self.details.setAccessibleName(self.tr("The selected case"))
        filters = QHBoxLayout()
        filters.setSpacing(8)
        for widget in (self.document, self.standing, self.verdict):
            filters.addWidget(widget)
        filters.addWidget(self.counted, 1)
        cases = QWidget()
        layout = QVBoxLayout(cases)
        layout.setContentsMargins(0, 12, 0, 0)
        layout.setSpacing(12)
        layout.addLayout(filters)
        layout.addWidget(_splitter((self.table, TABLE_SHARE), (self.details, DETAILS_SHARE)), 1)
        return cases


def _splitter(*parts: tuple[QWidget, int]) -> QSplitter:
    """Return widgets above each other, each with its share of the height."""
    splitter = QSplitter(Qt.Orientation.Vertical)
    splitter.setChildrenCollapsible(False)
    for row, (widget, share) in enumerate(parts):
        splitter.addWidget(widget)
        splitter.setStretchFactor(row, share)
    return splitter


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
