"""What a cost of a design consists of: machines, licences and electricity at the prices of its plan."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from models.comparisons.candidates import Candidate
from models.comparisons.cost_trail import KEYS, cost_trail
from models.words import translate
from planner.dialogs.trail_window import TrailWindow
from planner.presenters.cost_page import COST_WORDS, cost_page
from planner.presenters.trail_page import TrailPage
from planner.session.plan_session import PlanSession


class CostPopover(TrailWindow):
    """The steps of a cost; ``prices_asked`` where the user wants to enter prices.

    Parameters
    ----------
    find : callable
        Returns the design as it is now, with its plan; None where it is not compared any more.
    """

    HEIGHT, STEP_LOOK = 360, ""
    prices_asked = Signal()

    def __init__(
        self, session: PlanSession, find: Callable[[], Candidate | None], key: str, parent: QWidget | None = None
    ) -> None:
        self._find = find
        super().__init__(session, [(name, translate(COST_WORDS[name])) for name in KEYS], key, parent)
        self.prices = QPushButton(self.tr("Enter prices…"))
        self.prices.setAutoDefault(False)
        self.prices.clicked.connect(self.prices_asked)
        self.foot.insertWidget(1, self.prices)
        self.refresh()

    def told(self) -> TrailPage | None:
        """Return what the cost consists of now; None where the design is gone."""
        candidate = self._find()
        if candidate is None:
            return None
        self.setWindowTitle(candidate.name)
        # Prices of another plan are entered in its own window.
        self.prices.setVisible(not candidate.source)
        return cost_page(cost_trail(candidate.plan, candidate.design, self.chosen), candidate.name)
