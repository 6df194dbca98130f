"""CPU that was measured on machines beyond what is predicted: their VMs are sized and placed for it, too."""

from collections.abc import Mapping, Sequence

from attrs import evolve

from models.calibration.library import FigureSet
from models.capacity.machines import nominal_mhz
from models.capacity.results import Evaluation
from models.consolidation.drafts import Draft
from models.plan.choices import CLOCK, CORES
from models.plan.entities import Design
from models.plan.kinds import hardware_of, runs_roles
from models.plan.unknown_hardware import unknown_parts


def beyond_prediction(design: Design, before: Evaluation, common: FigureSet) -> dict[str, float]:
    """Return how much more CPU was measured on machines with roles than is predicted, by their ids.

    Returns
    -------
    dict of str to float
        [MHz of cores with a relative speed of 1]; machines on which no more was measured are left out.
    """
    found = {}
    for machine in (machine for machine in design.machines if runs_roles(machine) and machine.roles):
        measured, predicted = machine.measured.cpu, before.gauge(machine.id, "cpu").utilization
        known = unknown_parts(hardware_of(design, machine)).isdisjoint({CORES, CLOCK})
        if known and measured is not None and predicted is not None and measured > predicted:
            found[machine.id] = (measured - predicted) * nominal_mhz(design, machine, common)
    return found


def with_measured_cpu(drafts: Sequence[Draft], beyond_mhz: Mapping[str, float]) -> list[Draft]:
    """Return drafts that know what was measured beyond the prediction of the machines that they replace."""
    return [
        evolve(draft, measured_mhz=sum(beyond_mhz.get(source, 0.0) for source in draft.sources)) for draft in drafts
    ]


def loaded(draft: Draft) -> Draft:
    """Return a VM with all the load that it is sized and placed for.

    The new design has it without what was measured: the model predicts that design as it does today's.
    """
    if not draft.measured_mhz:
        return draft
    other = draft.vm.other
    busy = evolve(other, cpu_mhz=(other.cpu_mhz or 0.0) + draft.measured_mhz)
    return evolve(draft, vm=evolve(draft.vm, other=busy))
