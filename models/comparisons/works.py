"""The kinds of work that can be made anew from a plan, wherever its parts are done."""

from collections.abc import Callable

from models.calibration.library import Library
from models.comparisons.draws import Draws
from models.comparisons.failures import FailureTiles
from models.comparisons.spreading import Settings, Work
from models.comparisons.sweeps import Grounds
from models.plan.entities import Plan

WORKS: dict[str, Callable[[Plan, str, Library, Settings], Work]] = {
    Draws.kind: Draws.made,
    FailureTiles.kind: FailureTiles.made,
    Grounds.kind: Grounds.made,
}
