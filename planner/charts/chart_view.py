"""A chart with its table: readable without colour, copied and saved as picture and as table.

pyqtgraph is imported when the first chart is shown, never before.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.errors import ExportError, PlannerError
from models.planfile import write_atomically
from models.words import tr_noop
from planner.presenters.chart_spec import ChartSpec, chart_csv, chart_table, chart_tsv
from planner.presenters.safety import sanitize_file_name
from planner.theme.columns import in_two_lines
from planner.theme.focus_ring import paint_focus_ring
from planner.theme.fonts import show_tabular
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

if TYPE_CHECKING:
    from planner.charts.chart_widget import ChartWidget

ROW_HEIGHT, BUTTON_HEIGHT, LEAST_TITLE = 24, 24, 128
SMALLEST = QSize(240, 96)
# The first columns of the table of bars are their names and notes.
WORD_COLUMNS = 2


class ChartView(QWidget):
    """Shows one chart as a chart or as a table.

    Signals: ``failed`` (a sentence: a file could not be written), ``chosen`` (the ids that a clicked line is about).
    """

    failed = Signal(str)
    chosen = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self.spec: ChartSpec | None = None
        self._widget: ChartWidget | None = None
        self._chosen, self._bands = frozenset[str](), "chosen"
        self.table = _ChartTable()
        self.title = QLabel()
        self.as_table = self._button(self.tr("Table"), self.tr("Show the numbers as a table"))
        self.as_table.setCheckable(True)
        self.copy_picture_button = self._button(self.tr("Copy image"), self.tr("Copy the chart as an image"))
        self.copy_table_button = self._button(self.tr("Copy table"), self.tr("Copy the numbers for a spreadsheet"))
        self.save_button = self._button(
            self.tr("Save…"), self.tr("Save the chart as PNG or SVG, or its numbers as CSV")
        )
        self._head, self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight), QHBoxLayout()
        self._stack = QStackedWidget()
        self._nothing = QWidget()
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.table)
        self._stack.setMinimumSize(SMALLEST)
        self._arrange()

    def show_chart(self, spec: ChartSpec | None) -> None:
        """Show a chart, or nothing."""
        self.spec = spec
        self._place_title()
        self.title.setToolTip(plain_tooltip(spec.title) if spec else "")
        self.setAccessibleDescription(spec.description if spec else "")
        for button in (self.as_table, self.copy_picture_button, self.copy_table_button, self.save_button):
            button.setEnabled(spec is not None)
        self._refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        if self._widget is not None:
            self._widget.set_tokens(tokens)

    def picture(self) -> QPixmap:
        """Return the chart as a picture."""
        return self._stack.grab() if self._widget is None else self._widget.grab()

    def copy_picture(self) -> None:
        """Copy the chart as a picture."""
        QGuiApplication.clipboard().setPixmap(self.picture())

    def copy_table(self) -> None:
        """Copy the numbers, tab-separated."""
        if self.spec is not None:
            QGuiApplication.clipboard().setText(chart_tsv(self.spec))

    def save(self) -> None:
        """Ask where, and save the chart as the picture or table that the name's ending says."""
        forms = self.tr("PNG image (*.png);;SVG drawing (*.svg);;CSV table (*.csv);;Tab-separated table (*.tsv)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the chart"), "", forms)
        if name:
            self.save_as(Path(name))

    def save_as(self, path: Path) -> None:
        """Save the chart under a name that ends in .png, .svg, .csv or .tsv."""
        if self.spec is None:
            return
        data = self._file_of(self.spec, path.suffix.lower())
        try:
            if data is None:
                words = self.tr("{0} was not saved: its name must end in .png, .svg, .csv or .tsv.")
                raise ExportError(words.format(sanitize_file_name(path.name)))
            write_atomically(path, data, tr_noop("the chart"))
        except PlannerError as error:
            self.failed.emit(str(error))

    def _file_of(self, spec: ChartSpec, ending: str) -> bytes | None:
        """Return the bytes of a file with the chart; None for an ending that says no form."""
        texts = {".csv": chart_csv, ".tsv": chart_tsv}
        if ending in texts:
            return texts[ending](spec).encode()
        if ending == ".svg" and self._widget is not None:
            return self._widget.svg()
        if ending != ".png":
            return None
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.picture().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the title the room there is."""
        super().resizeEvent(event)
        self._place_title()

    @property
    def chosen_ids(self) -> frozenset[str]:
        """Return the ids of what is selected."""
        return self._chosen

    def show_chosen(self, ids: Iterable[str], bands: str = "chosen") -> None:
        """Draw the line of what is selected strong, and the bands of the lines: "none", "chosen" or "all"."""
        self._chosen, self._bands = frozenset(ids), bands
        if self._widget is not None:
            self._tell_state(self._widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the numbers, or step through the lines."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_table()
        elif self._widget is None or not self._widget.isVisible() or not self._widget.hand.press_key(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ring where it has the keys."""
        paint_focus_ring(self)

    def _place_title(self) -> None:
        """Show the title beside the buttons where all of it has room, else above them, cut if it must be."""
        title = self.spec.title if self.spec is not None else ""
        room = self.width() - self._buttons.sizeHint().width()
        beside, above = (in_two_lines(title, self.title.fontMetrics(), width) for width in (room, self.width()))
        is_whole = room >= LEAST_TITLE and beside.replace("\n", " ") == title
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.LeftToRight if is_whole else ways.TopToBottom)
        self.title.setText(beside if is_whole else above)

    def _refresh(self) -> None:
        if self.spec is not None:
            self._widget_made().show_chart(self.spec)
            self.table.show_chart(self.spec)
        chart: QWidget = self._widget or self._nothing
        self._stack.setCurrentWidget(self.table if self.as_table.isChecked() and self.spec else chart)
        self._stack.setVisible(self.spec is not None)

    def _widget_made(self) -> "ChartWidget":
        if self._widget is None:
            from planner.charts.chart_widget import ChartWidget

            self._widget = ChartWidget(self._tokens)
            self._widget.hand.chosen.connect(self.chosen)
            self._widget.hand.told.connect(self.setAccessibleDescription)
            self._tell_state(self._widget)
            self._stack.addWidget(self._widget)
        return self._widget

    def _tell_state(self, widget: "ChartWidget") -> None:
        from planner.charts.line_chart import LineState

        widget.set_state(LineState(chosen=self._chosen, bands=self._bands))

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.setMinimumHeight(BUTTON_HEIGHT)
        button.setEnabled(False)
        return button

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Chart"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty("section", True)
        # The chart's title gives way to its buttons; the tooltip has all of it.
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.as_table.toggled.connect(self._refresh)
        self.copy_picture_button.clicked.connect(self.copy_picture)
        self.copy_table_button.clicked.connect(self.copy_table)
        self.save_button.clicked.connect(self.save)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(0)
        self._buttons.addStretch(1)
        for button in (self.as_table, self.copy_picture_button, self.copy_table_button, self.save_button):
            self._buttons.addWidget(button)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(0)
        self._head.addWidget(self.title, 1)
        self._head.addLayout(self._buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self._stack, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._stack.hide()
        layout.addStretch(0)


class _ChartTable(QTableWidget):
    """The numbers of a chart, for reading and for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        show_tabular(self)
        self.setAccessibleName(self.tr("Numbers of the chart"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.horizontalHeader().setHighlightSections(False)

    def show_chart(self, spec: ChartSpec) -> None:
        """Show the numbers of a chart."""
        head, *rows = chart_table(spec)
        self.clear()
        self.setRowCount(len(rows))
        self.setColumnCount(len(head))
        self.setHorizontalHeaderLabels(head)
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                words = bool(spec.bars) and column < WORD_COLUMNS
                side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(number, column, item)
        self.resizeColumnsToContents()
