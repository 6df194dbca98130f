"""The choices of measured load: resource, hours, statistic."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from models.capacity.results import RESOURCES
from models.comparisons.hours import HOURS_A_DAY, Hours
from models.comparisons.measured import STATISTICS, USUAL_STATISTIC
from models.words import capital, translate
from planner.presenters.measured import STATISTIC_WORDS
from planner.presenters.status import RESOURCE_WORDS
from planner.theme.segmented import Segmented

HOUR = "{hour:02.0f}:{minute:02.0f}"
QUARTERS = 4
MINUTES = 60


class MeasuredControls(QWidget):
    """Resource, hours of the day, and the statistic that the verdict uses.

    Signal: ``changed``.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        resources = [(name, _large(translate(RESOURCE_WORDS[name]))) for name in RESOURCES]
        statistics = [(name, _large(translate(STATISTIC_WORDS[name]))) for name in STATISTICS]
        self.resource = Segmented(resources, self.tr("Resource"))
        self.statistic = Segmented(statistics, self.tr("Statistic"))
        self.statistic.choose(USUAL_STATISTIC)
        self.first, self.last = QComboBox(), QComboBox()
        self.weekdays = QCheckBox(self.tr("Weekdays only"))
        self.windows = QLabel()
        self._arrange()

    @property
    def hours(self) -> Hours:
        """Return the hours that are chosen."""
        first, last = self.first.currentIndex() / QUARTERS, (self.last.currentIndex() + 1) / QUARTERS
        return Hours(first=first, last=last, weekdays=self.weekdays.isChecked())

    def show_hours(self, first: float, last: float) -> None:
        """Choose other hours, as the brush does."""
        with QSignalBlocker(self.first), QSignalBlocker(self.last):
            self.first.setCurrentIndex(round(first * QUARTERS))
            self.last.setCurrentIndex(round(last * QUARTERS) - 1)
        self.changed.emit()

    def _arrange(self) -> None:
        quarters = [_clock(quarter / QUARTERS) for quarter in range(HOURS_A_DAY * QUARTERS + 1)]
        self.first.addItems(quarters[:-1])
        self.last.addItems(quarters[1:])
        self.last.setCurrentIndex(self.last.count() - 1)
        self.first.setAccessibleName(self.tr("Hours from"))
        self.last.setAccessibleName(self.tr("Hours to"))
        self.windows.setProperty("muted", True)
        hours = (QLabel(self.tr("Hours")), self.first, QLabel(self.tr("to")), self.last, self.weekdays, self.windows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(8)
        for parts in ((self.resource, self.statistic), hours):
            row = QHBoxLayout()
            row.setSpacing(8)
            for part in parts:
                row.addWidget(part)
            row.addStretch(1)
            column.addLayout(row)
        for box in (self.first, self.last):
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.weekdays.toggled.connect(lambda _on: self.changed.emit())
        for choice in (self.resource, self.statistic):
            choice.chosen.connect(lambda _value: self.changed.emit())


def _large(word: str) -> str:
    return capital(word)


def _clock(hour: float) -> str:
    return HOUR.format(hour=int(hour), minute=hour % 1.0 * MINUTES)
