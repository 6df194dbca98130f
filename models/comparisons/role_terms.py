"""What the published figures give the machines of a role in each window of a log, and which figures those are."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import FigureSet, Library
from models.capacity.arrays import CompiledDesign
from models.capacity.coefficients import cost_figures, slope_figures, variants_of
from models.capacity.drivers import COLUMN, USERS
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import is_unknown, own_cpu
from models.comparisons.driver_counts import TermRule
from models.plan.choices import DUTY_IDS
from models.plan.entities import Server, Vm
from models.plan.kinds import runs_roles

CENTRAL = 0
# So many numbers of windows, roles and drivers at once.
MOST_AT_ONCE = 4_000_000


@frozen(eq=False, kw_only=True)
class RoleGroup:
    """Machines whose figures are the same.

    Parameters
    ----------
    machines : tuple of Server or Vm
    columns : (machines,)
        Their rows among the machines of the design.
    rows : (roles,)
        Rows of their roles among the assignments.
    """

    calibration: FigureSet
    duties: tuple[str, ...]
    variants: tuple[str, ...]
    machines: tuple[Server | Vm, ...]
    columns: Indices
    rows: Indices


def role_groups(compiled: CompiledDesign, library: Library, measured: Floats) -> Iterator[RoleGroup]:
    """Return the machines that were measured, those with the same figures together.

    Parameters
    ----------
    measured : (windows, machines)
    """
    found: dict[tuple[FigureSet, tuple[str, ...], tuple[str, ...]], list[int]] = {}
    for row, machine in enumerate(compiled.entities):
        if runs_roles(machine) and np.isfinite(measured[:, row]).any():
            calibration = library.calibration_of(machine.exchange)
            duties = calibration.head.duties_of(machine.roles)
            if duties:
                found.setdefault((calibration, duties, variants_of(machine, calibration)), []).append(row)
    for (calibration, duties, variants), columns in found.items():
        yield RoleGroup(
            calibration=calibration,
            duties=duties,
            variants=variants,
            machines=tuple(machine for row in columns if runs_roles(machine := compiled.entities[row])),
            columns=np.array(columns),
            rows=np.flatnonzero(np.isin(compiled.assignments.machine, columns)),
        )


def term_figures(compiled: CompiledDesign, group: RoleGroup, term: TermRule, asked: Floats) -> dict[Figure, float]:
    """Return the CPU figures of a term that cost something on a group, with how much of their driver is asked for.

    Parameters
    ----------
    asked : (assignments, drivers)
        What the plan expects of each role.
    """
    found: dict[str, tuple[Figure, float]] = {}
    for row in group.rows.tolist():
        duty = DUTY_IDS[int(compiled.assignments.duty[row])]
        costs = cost_figures(group.calibration, duty, "cpu", group.variants)
        slopes = slope_figures(group.calibration, duty, group.variants)
        for driver in term.drivers:
            number = float(asked[row, COLUMN[driver]])
            priced = [figure for figure in (costs.get(driver, (None,))[0], slopes.get(driver)) if figure is not None]
            for figure in priced:
                if number > 0.0 and figure.value != 0.0:
                    found[figure.key] = figure, found.get(figure.key, (figure, 0.0))[1] + number
    return dict(found.values())


def spread_of(figures: dict[Figure, float]) -> float:
    """Return half the range of some figures against their value, each weighted by what is asked of it [1]."""
    half = sum((figure.high - figure.low) / 2.0 * number for figure, number in figures.items())
    value = sum(abs(figure.value) * number for figure, number in figures.items())
    return half / value if value > 0.0 else 0.0


def given_mhz(compiled: CompiledDesign, columns: Indices, term: TermRule, asked: Floats, ratio: Floats) -> Floats:
    """Return the CPU that the figures give a term on some machines in each window: (windows, machines).

    It goes through the formulas of the evaluation, so costs that grow and those of unknown shape do so here, too.

    Parameters
    ----------
    columns : (machines,)
    asked : (assignments, drivers)
    ratio : (windows, assignments)
        What was counted against what the plan expects; NaN where nothing counts.
    """
    wanted = [COLUMN[driver] for driver in term.drivers]
    ones = np.ones(len(compiled.machines.ids))
    priced = _priced(compiled, asked)
    found = np.empty((len(ratio), len(columns)))
    step = max(MOST_AT_ONCE // max(asked.size, 1), 1)
    for first in range(0, len(ratio), step):
        part = ratio[first : first + step]
        demand = np.zeros((len(part), *asked.shape))
        # What is not asked for needs no counter.
        demand[..., wanted] = np.where(
            (asked[:, wanted] > 0.0) & priced[:, wanted], asked[:, wanted] * part[..., np.newaxis], 0.0
        )
        busy = own_cpu(compiled, CENTRAL, demand, ones)
        found[first : first + step] = (busy * compiled.machines.nominal_mhz)[:, columns]
    return found


def _priced(compiled: CompiledDesign, asked: Floats) -> Flags:
    """Return which drivers count: (assignments, drivers).

    One term alone looks like users without any figure to a role that it costs nothing, as ActiveSync does to a Hub
    Transport server: heads count there only where all users together have no figure, either.
    """
    rows = compiled.assignments
    priced: Flags = (rows.cpu[CENTRAL] != 0.0) | (rows.slope[CENTRAL] != 0.0)
    priced |= is_unknown(compiled, asked)[:, np.newaxis]
    priced[:, [column for name, column in COLUMN.items() if name not in USERS]] = True
    return priced


def follows_one_before(windows: Sequence[Floats]) -> Flags:
    """Return whether each window follows the one before it without a gap, machine after machine.

    Parameters
    ----------
    windows : sequence of (windows,)
        The starts of those of each machine [s].
    """
    gaps = [np.diff(starts, prepend=-np.inf) for starts in windows]
    steps = np.concatenate(gaps) if gaps else np.zeros(0)
    finite = steps[np.isfinite(steps)]
    follows: Flags = steps == (finite.min() if finite.size else 0.0)
    return follows
