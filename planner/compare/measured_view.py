"""How measured load is shown: sentence, choices, series and table; large, with the calibration beside them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from planner.compare.calibration_view import CalibrationView
from planner.compare.measured_controls import MeasuredControls
from planner.compare.measured_table import BesideTable
from planner.theme.labels import WrappedLabel
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

SMALL, LARGE = (12, 8, 12, 8), (20, 12, 12, 12)
BESIDE_WIDTH, SERIES_HEIGHT, TABLE_HEIGHT, LEAST_TABLE, TOOLS_AT = 336, 300, 340, 96, 3


class MeasuredView(QWidget):
    """The parts of the panel, arranged for the room it has."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self.headline, self.rest = WrappedLabel(), WrappedLabel()
        self.controls = MeasuredControls()
        self.table = BesideTable(self.tr("Measured and predicted"), tokens)
        self.calibration = CalibrationView(tokens)
        self.progress, self.cancel_button = QProgressBar(), QPushButton(self.tr("Cancel"))
        self.log_button = QPushButton(self.tr("Choose a log…"))
        # Where nothing else is to be seen, the panel itself has a button that begins.
        self.start_button = QPushButton(self.tr("Choose a log…"))
        self.match_button = QPushButton(self.tr("Match names…"))
        self.keep_button = QPushButton(self.tr("Keep in plan"))
        self.counters_button = QPushButton(self.tr("Save counters for this plan…"))
        self.series = QWidget()
        self._busy, self.tools = QWidget(), QWidget()
        self._beside, self._halves = QScrollArea(), QSplitter(Qt.Orientation.Vertical)
        self._row, self._column = QHBoxLayout(self), QVBoxLayout()
        self._has_log, self._large = False, False
        self._arrange()
        self.set_large(large=False)

    def set_large(self, *, large: bool) -> None:
        """Show series and calibration, too, or sentence and table alone."""
        self._large = large
        self._row.setContentsMargins(*(LARGE if large else SMALL))
        if not large:
            # As large as the canvas, the page has them beside its tabs.
            self._column.insertWidget(TOOLS_AT, self.tools)
            self.tools.show()
        self.show_log(has_log=self._has_log)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.table.set_tokens(tokens)
        self.calibration.set_tokens(tokens)

    def show_log(self, *, has_log: bool) -> None:
        """Show what there is to see of a log, or how to get one."""
        self._has_log = has_log
        self.controls.setVisible(has_log)
        self._halves.setVisible(has_log)
        self.series.setVisible(has_log and self._large)
        self._beside.setVisible(has_log and self._large)
        self.keep_button.setVisible(has_log)
        self.start_button.setVisible(not has_log and self._large)

    def show_names(self, *, nameable: bool) -> None:
        """Offer to match names of the log that no machine has."""
        self.match_button.setVisible(nameable)

    def show_busy(self, *, busy: bool) -> None:
        """Show that a log is read, or that it is not."""
        self.progress.setValue(0)
        self.progress.setFormat("%p %")
        self._busy.setVisible(busy)

    def say(self, headline: str, rest: str) -> None:
        """Say the answer first, and what else there is to say below it."""
        self.headline.setText(headline)
        self.rest.setText(rest)

    def _arrange(self) -> None:
        self.headline.setProperty("headline", True)
        self.rest.setProperty("muted", True)
        self.progress.setAccessibleName(self.tr("Progress: reading the log"))
        column = self._column
        column.setSpacing(4)
        for part in (self.headline, self.rest, self._busy, self.tools, self.controls):
            column.addWidget(part)
        column.addWidget(self._halves, 1)
        column.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column.addStretch(0)
        self._fill_rows()
        self.table.setMinimumHeight(for_letters(LEAST_TABLE))
        series = QVBoxLayout(self.series)
        series.setContentsMargins(0, 0, 0, 0)
        self._halves.setChildrenCollapsible(False)
        self._halves.addWidget(self.series)
        self._halves.addWidget(self.table)
        self._halves.setSizes([SERIES_HEIGHT, TABLE_HEIGHT])
        self._beside.setWidgetResizable(True)
        self._beside.setFrameShape(QFrame.Shape.NoFrame)
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._beside.setFixedWidth(for_letters(BESIDE_WIDTH))
        self._beside.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._beside.setWidget(self.calibration)
        self._row.setSpacing(24)
        self._row.addLayout(column, 1)
        self._row.addWidget(self._beside)

    def _fill_rows(self) -> None:
        busy = QHBoxLayout(self._busy)
        busy.setContentsMargins(0, 0, 0, 0)
        busy.addWidget(self.progress, 1)
        busy.addWidget(self.cancel_button)
        tools = QHBoxLayout(self.tools)
        tools.setContentsMargins(0, 0, 0, 0)
        for button in (self.log_button, self.match_button, self.keep_button, self.counters_button):
            tools.addWidget(button)
        tools.addStretch(1)
