"""Designs of one plan, or of several, against a baseline."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.no_data import without_data
from models.capacity.results import NO_LIMITER, RESOURCES, STATES, Evaluation
from models.comparisons.surviving import Survival, survival_of
from models.comparisons.table import Cell, Comparison, Row
from models.errors import PlanError
from models.plan.entities import Design, Host, Plan, Server, Vm
from models.plan.queries import users_of_plan
from models.words import all_of, change, count, counted, marked, say, shown

RESOURCE_WORDS = {
    "cpu": marked("CPU"),
    "memory": marked("memory"),
    "disk": marked("disk"),
    "network": marked("network"),
}
UNJUDGED = {
    "cpu": marked("There is no data on the CPU of {machines}; no row counts it."),
    "memory": marked("There is no data on the memory of {machines}; no row counts it."),
}
WATTS_A_KW = 1000.0
# A design that meets its ceiling exactly at its users counts all of them.
FULL_USER = 1e-6


@frozen(eq=False)
class Candidate:
    """A design with its numbers.

    Parameters
    ----------
    prefix : str
        The title of its plan, where that is not the plan the comparison is about.
    source : str
        What tells its plan from the others: empty for the plan that the comparison is about.
    survival : Survival or None
        How many machines may fail, where that was looked at.
    """

    plan: Plan
    design: Design
    evaluation: Evaluation
    prefix: str = ""
    source: str = ""
    survival: Survival | None = None

    @property
    def key(self) -> str:
        """Return the id of its column."""
        return f"{self.source}/{self.design.id}" if self.source else self.design.id

    @property
    def name(self) -> str:
        """Return the name of its column."""
        return f"{self.prefix}: {self.design.name}" if self.prefix else self.design.name

    def evaluated(self, evaluation: Evaluation) -> "Candidate":
        """Return the design with other numbers."""
        return evolve(self, evaluation=evaluation)

    @cached_property
    def physical(self) -> list[Server | Host]:
        """Return the machines that stand in a rack."""
        return [machine for machine in self.design.machines if not isinstance(machine, Vm)]


@frozen(eq=False)
class Beside:
    """Another plan whose designs are compared with those of a plan.

    Parameters
    ----------
    source : str
        What tells it from other plans, as in the name of its file.
    """

    source: str
    plan: Plan
    evaluations: Mapping[str, Evaluation]


def candidates_of(plan: Plan, evaluations: Mapping[str, Evaluation], others: Sequence[Beside] = ()) -> list[Candidate]:
    """Return the designs of a plan with their numbers, and those of other plans after them."""
    mine = [Candidate(plan, design, evaluations[design.id]) for design in plan.designs]
    for other in others:
        title = other.plan.title or other.source
        mine += [
            Candidate(other.plan, design, other.evaluations[design.id], title, other.source)
            for design in other.plan.designs
        ]
    return mine


def surviving(candidates: Sequence[Candidate], library: Library) -> list[Candidate]:
    """Return the designs with how many of their machines may fail."""
    return [evolve(one, survival=survival_of(one.plan, one.design.id, library)) for one in candidates]


def compare(plan: Plan, evaluations: Mapping[str, Evaluation], baseline_id: str = "") -> Comparison:
    """Return the designs of a plan side by side.

    Parameters
    ----------
    evaluations : mapping of str to Evaluation
        By id of the design.
    baseline_id : str
        The first design where empty.

    Raises
    ------
    PlanError
        If the plan has no design, or not this one.
    """
    return compare_candidates(candidates_of(plan, evaluations), baseline_id)


def compare_candidates(candidates: Sequence[Candidate], baseline_id: str = "") -> Comparison:
    """Return designs side by side, of one plan or of several; the first is the baseline where none is named.

    Raises
    ------
    PlanError
        If there is no design, or not this one.
    """
    if not candidates:
        raise PlanError("designs", say("the plan has no design to compare."))
    keys = [candidate.key for candidate in candidates]
    if baseline_id and baseline_id not in keys:
        raise PlanError("designs", say("there is no design with the id '{id}'.", id=baseline_id))
    index = keys.index(baseline_id) if baseline_id else 0
    rows = tuple(_row(*line, candidates, index) for line in LINES)
    best = _best(rows[0], index)
    return Comparison(
        sentence=_sentence(candidates, index, best, rows),
        design_ids=tuple(keys),
        design_names=tuple(candidate.name for candidate in candidates),
        baseline=keys[index],
        rows=rows,
        best="" if best is None else keys[best],
        remark=_remark(candidates),
    )


def users_at_ceiling(candidate: Candidate) -> float | None:
    """Return the users, in their present mix, at which the first machine meets a ceiling; None without data."""
    scale = candidate.evaluation.scale
    least = float(scale.min()) if scale.size else float("inf")
    served = candidate.evaluation.users.sum() > 0.0
    return users_of_plan(candidate.plan) * least if np.isfinite(least) and served else None


def carries_all(candidate: Candidate) -> bool:
    """Return whether no machine passes a ceiling with all users of the plan."""
    users = users_at_ceiling(candidate)
    return users is not None and whole_users(users) >= users_of_plan(candidate.plan)


def whole_users(users: float) -> float:
    """Return how many whole users these are; a user who is missing by rounding counts."""
    return float(np.floor(users + FULL_USER))


def _machines(candidate: Candidate) -> Cell:
    return Cell(float(len(candidate.physical)))


def _vms(candidate: Candidate) -> Cell:
    return Cell(float(len(candidate.design.machines) - len(candidate.physical)))


def _cores(candidate: Candidate) -> Cell:
    return Cell(float(sum(machine.processor.cores for machine in candidate.physical)))


def _sockets(candidate: Candidate) -> Cell:
    sockets = [machine.sockets for machine in candidate.physical]
    known = [one for one in sockets if one is not None]
    return Cell(float(sum(known))) if known and len(known) == len(sockets) else Cell(None, state="no data")


def _may_fail(candidate: Candidate) -> Cell:
    survival = candidate.survival
    if survival is None:
        return Cell(None, state="no data")
    return Cell(float(survival.machines), at_least=survival.at_least)


def _memory(candidate: Candidate) -> Cell:
    return Cell(float(sum(machine.memory_mb for machine in candidate.physical)))


def _users(candidate: Candidate) -> Cell:
    users = users_at_ceiling(candidate)
    if users is None:
        return Cell(None, state="no data")
    return Cell(whole_users(users), state="ok" if carries_all(candidate) else "high")


def _busiest_cpu(candidate: Candidate) -> Cell:
    return _busiest(candidate, (RESOURCES.index("cpu"),))


def _limiter(candidate: Candidate) -> Cell:
    return _busiest(candidate, tuple(range(len(RESOURCES))), against_ceiling=True)


def _busiest(candidate: Candidate, resources: Sequence[int], *, against_ceiling: bool = False) -> Cell:
    """Return the highest use of any machine, or the highest against its own ceiling."""
    evaluation = candidate.evaluation
    use = evaluation.utilization[list(resources)]
    relative = use / evaluation.ceiling[list(resources)]
    if not use.size or np.isnan(use).all():
        return Cell(None, state="no data")
    row, column = np.unravel_index(int(np.nanargmax(relative)), relative.shape)
    resource = resources[int(row)]
    name = candidate.design.machines[int(column)].name
    return Cell(
        float(relative[row, column] if against_ceiling else use[row, column]),
        state=STATES[int(evaluation.state[resource, column])],
        note=f"{name}, {shown(RESOURCE_WORDS[RESOURCES[resource]])}",
    )


def _busy_cores(candidate: Candidate) -> Cell:
    """Return the cores that the whole design keeps busy with the plan's users: CPU at equal load."""
    use = candidate.evaluation.utilization[RESOURCES.index("cpu")]
    rows = candidate.evaluation.rows
    busy = sum(float(use[rows[machine.id]]) * machine.processor.cores for machine in candidate.physical)
    return Cell(busy) if np.isfinite(busy) else Cell(None, state="no data")


def _response(candidate: Candidate) -> Cell:
    known = [one for one in candidate.evaluation.responses if one.state != "no data"]
    if not known:
        return Cell(None, state="no data")
    # Where the CPU is busy all the time, answers take ever longer: there is no number, and none is slower.
    slowest = max(known, key=lambda one: float("inf") if one.p95_ms is None else one.p95_ms)
    return Cell(slowest.p95_ms, state=slowest.state)


def _sharing(candidate: Candidate) -> Cell:
    return Cell(float(candidate.evaluation.sharing_mb.sum()))


def _power(candidate: Candidate) -> Cell:
    watts = [machine.power_watts for machine in candidate.physical]
    known = [one for one in watts if one is not None]
    return Cell(sum(known) / WATTS_A_KW) if known and len(known) == len(watts) else Cell(None, state="no data")


def _rack_units(candidate: Candidate) -> Cell:
    units = [machine.rack_units for machine in candidate.physical]
    known = [one for one in units if one is not None]
    return Cell(float(sum(known))) if known and len(known) == len(units) else Cell(None, state="no data")


def _over_ceiling(candidate: Candidate) -> Cell:
    limited = candidate.evaluation.limiter != NO_LIMITER
    use = candidate.evaluation.utilization
    above = (use > candidate.evaluation.ceiling).any(axis=-2) & limited
    number = float(above.sum())
    return Cell(number, state="high" if number else "ok")


# Key, label, unit, how a design's value is found, and which way is better: -1 less, 1 more, 0 neither.
LINES: tuple[tuple[str, str, str, Callable[[Candidate], Cell], int], ...] = (
    ("physical-machines", marked("Physical machines"), "", _machines, -1),
    ("vms", marked("Virtual machines"), "", _vms, 0),
    ("cores", marked("Cores, to license by core"), "", _cores, -1),
    ("sockets", marked("Sockets, to license by socket"), "", _sockets, -1),
    ("memory", marked("Memory installed"), "MB", _memory, -1),
    ("users-at-ceiling", marked("Users at the ceiling"), "users", _users, 1),
    ("machines-above-ceiling", marked("Machines above a ceiling"), "", _over_ceiling, -1),
    ("busiest-cpu", marked("Busiest machine, CPU"), "fraction", _busiest_cpu, -1),
    ("limiter", marked("What limits first, against its ceiling"), "fraction", _limiter, -1),
    ("busy-cores", marked("CPU at equal load"), "cores", _busy_cores, -1),
    ("response", marked("95th-percentile response"), "ms", _response, -1),
    ("page-sharing", marked("Memory returned by page sharing"), "MB", _sharing, 0),
    ("machines-that-may-fail", marked("Machines that may fail"), "", _may_fail, 1),
    ("power", marked("Power at load"), "kW", _power, -1),
    ("rack-units", marked("Rack units"), "U", _rack_units, -1),
)


def _row(
    key: str, label: str, unit: str, value: Callable[[Candidate], Cell], better: int,
    candidates: Sequence[Candidate], baseline: int,
) -> Row:  # fmt: skip
    cells = [value(candidate) for candidate in candidates]
    base = cells[baseline]
    against = [cell if index == baseline else _against(cell, base, better) for index, cell in enumerate(cells)]
    return Row(key, shown(label), unit, tuple(against))


def _against(cell: Cell, base: Cell, better: int) -> Cell:
    if cell.value is None or base.value is None:
        return cell
    difference = cell.value - base.value
    good = None if better == 0 or difference == 0.0 else (difference > 0.0) == (better > 0)
    relative = cell.value / base.value - 1.0 if base.value else None
    return evolve(cell, relative=relative, better=good, difference=difference)


def _best(machines: Row, baseline: int) -> int | None:
    """Return the design that needs the fewest machines, but for the baseline; None where there is no other.

    One without any machine is still to be drawn, and saves nothing.
    """
    others = [index for index in range(len(machines.cells)) if index != baseline]
    return min(others, key=lambda index: machines.cells[index].value or float("inf"), default=None)


def _remark(candidates: Sequence[Candidate]) -> str:
    """Return what to know of plans with different users, and of machines that no row judges; mostly empty."""
    return " ".join(filter(None, (_other_users(candidates), *_unjudged(candidates))))


def _other_users(candidates: Sequence[Candidate]) -> str:
    users: dict[str, tuple[str, int]] = {}
    for one in candidates:
        users.setdefault(one.source, (one.plan.title or one.source, users_of_plan(one.plan)))
    if len({number for _, number in users.values()}) <= 1:
        return ""
    told = all_of([say("{plan} has {users} users", plan=plan, users=count(number)) for plan, number in users.values()])
    return say("The plans differ in their work: {plans}. Each design carries its own plan's users.", plans=told)


def _unjudged(candidates: Sequence[Candidate]) -> Iterator[str]:
    lacking: dict[str, list[str]] = {}
    for one in candidates:
        for resource, ids in without_data(one.evaluation.machine_ids, np.isnan(one.evaluation.utilization)).items():
            if ids:
                words = counted(
                    len(ids), "{count} machine of {design}", "{count} machines of {design}", design=one.name
                )
                lacking.setdefault(resource, []).append(words)
    for resource, machines in lacking.items():
        yield shown(UNJUDGED[resource]).format(machines=all_of(machines))


def _sentence(candidates: Sequence[Candidate], baseline: int, best: int | None, rows: Sequence[Row]) -> str:
    by_key = {row.key: row for row in rows}
    if best is None:
        name = candidates[baseline].name
        return say("{design} is the only design; add another one to compare it.", design=name)
    machines = by_key["physical-machines"]
    name, base_name = candidates[best].name, candidates[baseline].name
    needs = _machines_words(machines.cells[best], machines.cells[baseline])
    users = by_key["users-at-ceiling"]
    carries = _users_words(users.cells[best], users.cells[baseline], users_of_plan(candidates[best].plan))
    if not carries:
        return say("Against {baseline}, {design} {needs}.", baseline=base_name, design=name, needs=needs)
    return say(
        "Against {baseline}, {design} {needs} and {carries}.",
        baseline=base_name,
        design=name,
        needs=needs,
        carries=carries,
    )


def _machines_words(cell: Cell, base: Cell) -> str:
    words = counted(
        cell.value or 0.0,
        "needs {count} physical machine instead of {before}",
        "needs {count} physical machines instead of {before}",
        before=count(base.value or 0.0),
    )
    return f"{words} ({change(cell.relative)})" if cell.relative else words


def _users_words(cell: Cell, base: Cell, users: int) -> str:
    if cell.value is None or base.value is None:
        return ""
    carried, before = count(cell.value), count(base.value)
    words = say("carries {users} users up to its first ceiling instead of {before}", users=carried, before=before)
    return words if cell.value >= users else words + say(", fewer than the {users} of the plan", users=count(users))
