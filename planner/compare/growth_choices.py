"""What is chosen above a large chart of growth: the bands that are seen, and how far it looks ahead."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from planner.theme.segmented import Segmented

HORIZONS = (1, 3, 5)


class GrowthChoices(QWidget):
    """Two segmented controls at the right.

    Signals: ``bands_chosen`` (as `ChartView.show_chosen` takes them), ``years_chosen`` (how many to look ahead).
    """

    bands_chosen = Signal(object)
    years_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        words = [("none", self.tr("No band")), ("chosen", self.tr("Selected")), ("all", self.tr("All"))]
        self.bands = Segmented(words, self.tr("Uncertainty bands"))
        self.bands.choose("chosen")
        self.bands.chosen.connect(self.bands_chosen)
        years = [(str(years), self.tr("{0} y").format(years)) for years in HORIZONS]
        self.horizons = Segmented(years, self.tr("Years to look ahead"))
        self.horizons.choose(str(HORIZONS[-1]))
        self.horizons.chosen.connect(lambda value: self.years_chosen.emit(int(value)))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 4, 0, 4)
        line.setSpacing(12)
        line.addStretch(1)
        line.addWidget(self.bands)
        line.addWidget(self.horizons)
