"""A design that was sized, and why there is none where nothing carries the users."""

from collections.abc import Iterable

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.floats import Floats
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.results import RESOURCES, Evaluation
from models.plan.entities import Design, Machine, Plan

PHYSICAL, CONSOLIDATED = "physical", "consolidated"
# More servers of a role, or hosts, at one site nobody plans; smaller hardware than that needs is told.
MOST_AT_A_SITE = 64


@frozen
class Shortage:
    """Why no number of machines carries the users of a site.

    Parameters
    ----------
    resource : str
        What is short: ``cpu``, ``memory``, ``disk``, ``network``, or ``vcpus`` of a host.
    role : str
        Of the servers that are short; empty for hosts.
    """

    site: str
    resource: str
    role: str = ""


@frozen(eq=False, kw_only=True)
class SizedDesign:
    """A design that serves everyone below every ceiling.

    Parameters
    ----------
    evaluation : Evaluation
        The numbers of a normal day.
    worst : Evaluation
        The numbers when as many machines of each role and site are down as may be; those of a normal day where none
        may.
    """

    design: Design
    evaluation: Evaluation
    worst: Evaluation

    @property
    def no_data(self) -> NoData:
        """Return the machines whose CPU or memory is not known, so that nothing is said of them, by resource."""
        unknown = unjudged(self.evaluation.utilization, self.evaluation.recommended_mb)
        return without_data(self.evaluation.machine_ids, unknown)


def evaluated(work: Plan, kind: str, machines: Iterable[Machine], library: Library) -> Evaluation:
    """Return the numbers of machines that serve the users of a plan."""
    design = Design(id=kind, name=kind, machines=tuple(machines))
    return evaluate(evolve(work, designs=(design,)), kind, library)


def against_ceilings(evaluation: Evaluation) -> Floats:
    """Return the use of each machine's busiest resource against its ceiling: (machines,); 0 without any data."""
    use: Floats = np.nan_to_num(evaluation.utilization / evaluation.ceiling).max(axis=0, initial=0.0)
    return use


def tightest(evaluation: Evaluation, row: int) -> str:
    """Return the resource of a machine that is nearest to its ceiling, or furthest above."""
    return RESOURCES[int(np.nan_to_num(evaluation.utilization / evaluation.ceiling)[:, row].argmax())]
