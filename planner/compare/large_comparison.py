"""The comparison as large as the canvas: the verdict in large letters, three numbers, and the table in groups."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.errors import ExportError, PlannerError
from models.planfile import write_atomically
from models.words import tr_noop
from planner.compare.comparing import Compared
from planner.compare.comparison_grid import ComparisonGrid
from planner.compare.number_card import NumberCard
from planner.presenters.large_comparison import Lacking, LargeView, large_csv, large_tsv, large_view
from planner.presenters.safety import sanitize_file_name
from planner.theme.labels import WrappedLabel
from planner.theme.layouts import empty
from planner.theme.scrolling import holding
from planner.theme.segmented import Segmented
from planner.theme.tokens import Tokens

RELATIVE, ABSOLUTE = "relative", "absolute"
LONGEST_NAME = 28
PICTURE_WIDTH = 1360
MARGINS = (24, 14, 24, 12)


class ComparisonTools(QWidget):
    """What stands in the row of tabs: baseline, designs, how changes are told, copy and save."""

    def __init__(self) -> None:
        super().__init__()
        self.baseline, self.designs = QToolButton(), QToolButton()
        self.copy, self.save = QToolButton(), QToolButton()
        words = [(RELATIVE, self.tr("Relative")), (ABSOLUTE, self.tr("Absolute"))]
        self.mode = Segmented(words, self.tr("How changes are shown"))
        self.copy.setText(self.tr("Copy table"))
        self.save.setText(self.tr("Save…"))
        self.copy.setToolTip(self.tr("Copy the table for a spreadsheet"))
        self.save.setToolTip(self.tr("Save as a picture or a table"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for button in (self.baseline, self.designs):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setMenu(QMenu(button))
            button.setObjectName("choice")
            layout.addWidget(button)
        layout.addWidget(self.mode)
        layout.addWidget(self.copy)
        layout.addWidget(self.save)
        layout.addStretch(1)


class LargeComparison(QWidget):
    """Shows a comparison large; the panel that owns it compares.

    Signals: ``baseline_chosen`` (the id of a design), ``assign_requested`` (a design's id, and those of the
    populations that it does not serve), ``cost_asked`` (the key of a column and that of a row of costs),
    ``failed`` (a file could not be written, in a sentence).
    """

    baseline_chosen = Signal(object)
    assign_requested = Signal(object, object)
    cost_asked = Signal(object, object)
    failed = Signal(str)

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._told: Compared | None = None
        self.hidden: set[str] = set()
        self.view: LargeView | None = None
        self.tools = ComparisonTools()
        self.headline, self.qualification = WrappedLabel(), WrappedLabel()
        self.why = QToolButton()
        self.grid = ComparisonGrid(tokens)
        self.page = QWidget()
        self._cards, self._lacking = QHBoxLayout(), QVBoxLayout()
        self._arrange()
        self.tools.mode.chosen.connect(self._refresh)
        self.tools.copy.clicked.connect(self.copy_table)
        self.grid.copy_requested.connect(self.copy_table)
        self.tools.save.clicked.connect(self._ask_where)
        self.grid.header.sectionClicked.connect(self._choose_baseline)
        self.grid.cost_asked.connect(self.cost_asked)
        self.why.clicked.connect(self._show_why)

    def show_compared(self, told: Compared) -> None:
        """Show what is known of a comparison."""
        self._told = told
        self._refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.grid.set_tokens(tokens)
        self._refresh()

    def copy_table(self) -> None:
        """Copy the table for a spreadsheet."""
        if self.view is not None:
            QGuiApplication.clipboard().setText(large_tsv(self.view))

    def save_as(self, path: Path) -> None:
        """Save the comparison under a name that ends in .png, .csv or .tsv."""
        if self.view is None:
            return
        try:
            write_atomically(path, self._file_of(self.view, path), tr_noop("the comparison"))
        except PlannerError as error:
            self.failed.emit(str(error))

    def _file_of(self, view: LargeView, path: Path) -> bytes:
        texts = {".csv": large_csv, ".tsv": large_tsv}
        ending = path.suffix.lower()
        if ending in texts:
            return texts[ending](view).encode()
        if ending == ".png":
            return self._picture()
        words = self.tr("{0} was not saved: its name must end in .png, .csv or .tsv.")
        raise ExportError(words.format(sanitize_file_name(path.name)))

    def _picture(self) -> bytes:
        """Return the whole page as a picture, however much of it is in sight."""
        page = LargeComparison(self._tokens)
        page.hidden = self.hidden
        page.tools.mode.choose(self.tools.mode.value)
        page.setStyleSheet(self.window().styleSheet())
        if self._told is not None:
            page.show_compared(self._told)
        page.resize(max(self.width(), PICTURE_WIDTH), self.height() + page.grid.whole_height())
        page.grid.setFixedHeight(page.grid.whole_height())
        page.resize(page.width(), page.page.sizeHint().height())
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        page.grab().save(buffer, "PNG")
        page.deleteLater()
        return bytes(buffer.data().data())

    def _refresh(self, _mode: object = None) -> None:
        told = self._told
        self.view = None
        if told is not None and told.comparison is not None:
            self.view = large_view(
                told.comparison,
                told.candidates,
                hidden=self.hidden,
                absolute=self.tools.mode.value == ABSOLUTE,
                pending=told.pending,
                lines=told.lines,
            )
        words = self.view.headline if self.view else told.sentence if told else ""
        self.headline.setText(self.tr("What-if preview:") + " " + words if told and told.previewing else words)
        self.qualification.setText(self.view.qualification if self.view else "")
        self.qualification.setVisible(bool(self.qualification.text()))
        self.why.setVisible(bool(told and told.lines[1:]))
        self.grid.show_view(self.view)
        for control in (self.tools.baseline, self.tools.designs, self.tools.mode, self.tools.copy, self.tools.save):
            control.setVisible(self.view is not None)
        empty(self._cards)
        empty(self._lacking)
        if self.view is not None:
            self._fill(self.view)
            self._fill_menus(self.view)

    def _fill(self, view: LargeView) -> None:
        for number in view.numbers:
            self._cards.addWidget(NumberCard(number, self._tokens), 1)
        for lacking in view.lacking:
            self._lacking.addWidget(self._lacking_row(lacking))

    def _fill_menus(self, view: LargeView) -> None:
        comparison = self._told.comparison if self._told else None
        if comparison is None:
            return
        tools, names = self.tools, dict(zip(comparison.design_ids, comparison.design_names, strict=True))
        baselines, designs = tools.baseline.menu(), tools.designs.menu()
        baselines.clear()
        designs.clear()
        for key, name in names.items():
            plain = name.replace("&", "&&")
            choice = baselines.addAction(plain, partial(self.baseline_chosen.emit, key))
            shown = designs.addAction(plain, partial(self._flip, key))
            for action, on in ((choice, key == comparison.baseline), (shown, key not in self.hidden)):
                action.setCheckable(True)
                action.setChecked(on)
            shown.setEnabled(key != comparison.baseline)
        name = names[comparison.baseline].replace("&", "&&")
        short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        tools.baseline.setText(self.tr("Baseline: {0}").format(short))
        tools.designs.setText(self.tr("Designs: {0} of {1}").format(len(view.columns), len(names)))

    def _flip(self, key: str) -> None:
        self.hidden ^= {key}
        self._refresh()

    def _choose_baseline(self, column: int) -> None:
        if self.view is not None and column > 0:
            self.baseline_chosen.emit(self.view.columns[column - 1].key)

    def _show_why(self) -> None:
        """Say in full what the verdict depends on."""
        if self._told is not None:
            self.qualification.setText("\n".join((self.qualification.text(), *self._told.lines[1:])))
            self.why.hide()

    def _ask_where(self) -> None:
        forms = self.tr("PNG image (*.png);;CSV table (*.csv);;Tab-separated table (*.tsv)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the comparison"), "", forms)
        if name:
            self.save_as(Path(name))

    def _lacking_row(self, lacking: Lacking) -> QWidget:
        row = QWidget()
        words = WrappedLabel(lacking.sentence)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(words, 1)
        buttons = []
        if lacking.own:
            assign = partial(self.assign_requested.emit, lacking.key, lacking.populations)
            buttons.append((self.tr("Assign servers…"), assign))
        if self._told and self._told.comparison and lacking.key != self._told.comparison.baseline:
            buttons.append((self.tr("Leave out"), partial(self._flip, lacking.key)))
        for text, do in buttons:
            button = QPushButton(text)
            button.clicked.connect(lambda _checked=False, do=do: do())
            layout.addWidget(button)
        return row

    def _arrange(self) -> None:
        self.headline.setProperty("headline", True)
        self.qualification.setProperty("muted", True)
        for label in (self.headline, self.qualification):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.why.setText(self.tr("Why"))
        self.grid.setAccessibleName(self.tr("Comparison of designs"))
        self.grid.header.setToolTip(self.tr("Click a design to make it the baseline"))
        self.grid.header.legend = (self.tr("Against the baseline."), self.tr("design"), self.tr("baseline"))
        self._cards.setSpacing(16)
        self._lacking.setSpacing(0)
        area = holding(QScrollArea(), self._filled_page())
        area.setMinimumSize(QSize(1, 1))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        self.setFocusProxy(self.grid)

    def _filled_page(self) -> QWidget:
        second = QHBoxLayout()
        second.addWidget(self.qualification, 1)
        second.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self.page)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(8)
        column.addWidget(self.headline)
        column.addLayout(second)
        column.addLayout(self._cards)
        column.addWidget(self.grid, 1)
        column.addLayout(self._lacking)
        return self.page
