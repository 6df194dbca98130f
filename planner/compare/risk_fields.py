"""What the draws of a risk are made with."""

from PySide6.QtCore import Signal

from models.comparisons.risk import RiskSettings
from models.units import PERCENT
from planner.compare.number_field import NumberField, NumberForm
from planner.theme.tokens import Tokens


class RiskFields(NumberForm):
    """Fields for the spread of users, the number of runs and the seed.

    Signal: ``changed``.
    """

    changed = Signal()

    def __init__(self, tokens: Tokens) -> None:
        super().__init__(tokens)
        usual = RiskSettings()
        self.spread = NumberField(
            self.tr("By how much the number of users may vary, in percent"), usual.spread * PERCENT
        )
        self.draws = NumberField(self.tr("Number of simulation runs"), usual.draws)
        self.seed = NumberField(self.tr("Random seed"), usual.seed)
        self.add(self.tr("Users vary by ±"), self.spread, "%")
        self.add(self.tr("Simulation runs"), self.draws)
        self.add(self.tr("Random seed"), self.seed)
        for field in (self.spread, self.draws, self.seed):
            field.changed.connect(self.changed)

    def settings(self) -> RiskSettings:
        """Return what is typed.

        Raises
        ------
        FieldError
            If a number cannot be meant.
        """
        return RiskSettings(
            draws=self.draws.whole_number(),
            seed=self.seed.whole_number(),
            spread=self.spread.number() / PERCENT,
        )
