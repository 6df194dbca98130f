"""The rows of a comparison, and how each gets the value of a design."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
from attrs import evolve, frozen

from models.capacity.dags.results import LIMITS
from models.capacity.floats import Flags
from models.capacity.no_data import JUDGED, unjudged
from models.capacity.results import NO_LIMITER, RESOURCE_LABELS, RESOURCES, STATES
from models.comparisons.candidates import Candidate
from models.comparisons.ceilings import UsersAtCeiling, ends_of, users_at_ceiling, users_at_ceiling_of_site
from models.comparisons.cost import Amount, has_hardware_price
from models.comparisons.dag_lines import rows_of_dags, survived, tightest
from models.comparisons.table import INCOMPLETE, Cell, Row
from models.plan.choices import CORES, MEMORY
from models.plan.entities import NO_OTHER_LOAD
from models.plan.queries import site_of
from models.plan.unknown_hardware import unknown_parts
from models.units import WATTS_A_KW
from models.words import HALF_PERCENT, count, percent, tr_count, tr_format, tr_noop, translate

CPU = RESOURCES.index("cpu")
HARDWARE, CAPACITY, RISK, COST = "hardware", "capacity", "risk", "cost"
GROUPS = {
    HARDWARE: tr_noop("Hardware"),
    CAPACITY: tr_noop("Capacity"),
    RISK: tr_noop("Risk"),
    COST: tr_noop("Cost"),
}
# What a design has of these does not depend on whom it serves.
WITHOUT_USERS = frozenset({HARDWARE, COST})
# More rows of sites would hide the others.
MOST_SITES = 12


@frozen(eq=False, kw_only=True)
class Line:
    """A row to be.

    Parameters
    ----------
    better : int
        Which way is better: -1 less, 1 more, 0 neither.
    group : str
        The part of the table it stands in, one of `GROUPS`.
    """

    key: str
    label: str
    unit: str
    value: Callable[[Candidate], Cell]
    better: int = -1
    group: str = CAPACITY


def rows_of(candidates: Sequence[Candidate], baseline: int) -> tuple[Row, ...]:
    """Return all rows of a comparison, each cell against the baseline's.

    A design that is not complete has no values: what it would save is what it lacks.
    """
    return tuple(_row(line, candidates, baseline) for line in _lines(candidates))


def _lines(candidates: Sequence[Candidate]) -> Iterator[Line]:
    for line in LINES:
        yield line
        if line.key == "users-at-ceiling":
            yield from _site_lines(candidates)
            yield from _dag_lines(candidates)
    yield from _cost_lines(candidates)


def _dag_lines(candidates: Sequence[Candidate]) -> Iterator[Line]:
    """Return the lines of database availability groups, where a design has one."""
    if any(candidate.design.dags for candidate in candidates):
        for key, label, value in rows_of_dags(candidates):
            yield Line(key=key, label=label, unit="fraction", value=value)
        yield Line(key="dag-survival", label=tr_noop("Failures that DAGs survive"), unit="", value=survived, better=1)


def _cost_lines(candidates: Sequence[Candidate]) -> Iterator[Line]:
    """Return the lines of what is paid for; none while no price is known, and none for what has no price at all."""
    plans = list({candidate.source: candidate.plan for candidate in candidates}.values())
    priced = {
        MACHINES: any(has_hardware_price(candidate.plan, candidate.design) for candidate in candidates),
        LICENCES: any(plan.costs.licences for plan in plans),
        POWER: any(plan.costs.kwh_price is not None for plan in plans),
    }
    if any(priced.values()):
        currency = candidates[0].plan.costs.currency
        for key, label, amount in COST_ROWS:
            if priced.get(key, True):
                value = _cost_of(key, amount, currency)
                yield Line(key=key, label=label, unit=currency, value=value, group=COST)


def _cost_of(key: str, amount: Callable[[Candidate], Amount], currency: str) -> Callable[[Candidate], Cell]:
    def value(candidate: Candidate) -> Cell:
        own = candidate.plan.costs.currency
        if own != currency:
            return Cell(None, state="no data", missing=(tr_format("prices in {currency}", currency=own or "–"),))
        found = amount(candidate)
        if found.value is None:
            return Cell(None, state="no data", missing=found.missing)
        return Cell(found.value, note=_cost_note(candidate, key))

    return value


def _cost_note(candidate: Candidate, key: str) -> str:
    """Return what a sum consists of, and that no licences were entered where none are in it."""
    costs = candidate.costs
    parts = {PURCHASE: (costs.licences_once, None), THREE_YEARS: (costs.licences, costs.power)}.get(key)
    if parts is None:
        return ""
    licences, power = parts
    words = [tr_format("hardware {amount}", amount=count(costs.hardware.value or 0.0))]
    if candidate.plan.costs.licences:
        words.append(tr_format("licences {amount}", amount=count(licences.value or 0.0)))
    else:
        words.append(tr_format("no licences entered"))
    if power is not None:
        words.append(tr_format("electricity {amount}", amount=count(power.value or 0.0)))
    return ", ".join(words)


def _site_lines(candidates: Sequence[Candidate]) -> Iterator[Line]:
    """Return a line for the users of each site, where there are several.

    Sites of several plans are the same where their names are: each plan numbers its own.
    """
    ids: dict[tuple[str, int], dict[str, str]] = {}
    for source, plan in {candidate.source: candidate.plan for candidate in candidates}.items():
        with_users, seen = {population.site for population in plan.populations}, Counter[str]()
        for site in plan.sites:
            if site.id in with_users:
                ids.setdefault((site.name, seen[site.name]), {})[source] = site.id
                seen[site.name] += 1
    if 1 < len(ids) <= MOST_SITES:
        for (name, _), of_plan in ids.items():
            label = tr_format("Users at the ceiling, {site}", site=name)
            key = "/".join(("users-at-ceiling", *filter(None, next(iter(of_plan.items())))))
            yield Line(key=key, label=label, unit="users", value=_users_of(of_plan), better=1)


def _row(line: Line, candidates: Sequence[Candidate], baseline: int) -> Row:
    cells = [
        line.value(candidate) if candidate.evaluation.is_complete else _incomplete(line, candidate)
        for candidate in candidates
    ]
    base = cells[baseline]
    # A design that serves nobody is not better for being small.
    better = line.better if candidates[baseline].work.people else 0
    against = [cell if index == baseline else _against(cell, base, better) for index, cell in enumerate(cells)]
    return Row(line.key, translate(line.label), line.unit, tuple(against), line.group)


def _incomplete(line: Line, candidate: Candidate) -> Cell:
    cell = line.value(candidate)
    known = cell.value if line.group in WITHOUT_USERS and not cell.at_least else None
    return Cell(None, state=INCOMPLETE, uncompared=known)


def _against(cell: Cell, base: Cell, better: int) -> Cell:
    if cell.value is None or base.value is None:
        return cell
    # Of two values that may be more than they say, nobody knows which is.
    if (cell.at_least and cell.value <= base.value) or (base.at_least and base.value <= cell.value):
        return cell
    difference = cell.value - base.value
    good = None if better == 0 or difference == 0.0 else (difference > 0.0) == (better > 0)
    relative = cell.value / base.value - 1.0 if base.value else None
    return evolve(cell, relative=relative, better=good, difference=difference)


def _machines(candidate: Candidate) -> Cell:
    return Cell(float(len(candidate.physical)))


def _vms(candidate: Candidate) -> Cell:
    return Cell(float(len(candidate.design.machines) - len(candidate.physical)))


def _cores(candidate: Candidate) -> Cell:
    return _sum_of_hardware(candidate, [machine.processor.cores for machine in candidate.physical], CORES)


def _sum_of(field: str, divisor: float = 1.0) -> Callable[[Candidate], Cell]:
    """Return the sum of a field over the physical machines: the least that it can be where some do not say it."""

    def value(candidate: Candidate) -> Cell:
        given = [getattr(machine, field) for machine in candidate.physical]
        return _sum_of_known([number / divisor for number in given if number is not None], len(given))

    return value


def _sum_of_known(known: Sequence[float], machines: int) -> Cell:
    """Return the sum of what is known of some machines; no data where nothing is."""
    if not known:
        return Cell(None, state="no data")
    unknown = machines - len(known)
    note = tr_count(unknown, "{count} machine unknown", "{count} machines unknown") if unknown else ""
    return Cell(float(sum(known)), at_least=unknown > 0, note=note)


def _may_fail(candidate: Candidate) -> Cell:
    survival = candidate.survival
    if survival is None:
        return Cell(None, state="no data")
    return Cell(float(survival.machines), at_least=survival.at_least)


def _memory(candidate: Candidate) -> Cell:
    return _sum_of_hardware(candidate, [machine.memory_mb for machine in candidate.physical], MEMORY)


def _sum_of_hardware(candidate: Candidate, sizes: Sequence[int], part: str) -> Cell:
    """Return a sum over the physical machines: the least that it can be where this part of some is not known."""
    known = [
        size for machine, size in zip(candidate.physical, sizes, strict=True) if part not in unknown_parts(machine)
    ]
    return _sum_of_known(known, len(sizes)) if sizes else Cell(0.0)


def _users(candidate: Candidate) -> Cell:
    return _users_cell(candidate, users_at_ceiling(candidate), "")


def _users_of(site_of_plan: Mapping[str, str]) -> Callable[[Candidate], Cell]:
    """Return what gives the users of a site, whose id in each plan is given by the plan's source."""

    def value(candidate: Candidate) -> Cell:
        site = site_of_plan.get(candidate.source, "")
        return _users_cell(candidate, users_at_ceiling_of_site(candidate, site), site)

    return value


def _users_cell(candidate: Candidate, found: UsersAtCeiling | None, site: str) -> Cell:
    if found is None or not np.isfinite(found.users):
        return Cell(None, state="no data")
    state = "ok" if found.carries_all else "high"
    cell = Cell(found.users, state=state, note=setting_words(candidate, found), at_most=found.is_most)
    if not candidate.with_ends:
        return cell
    low, high = ends_of(candidate, site)
    return evolve(cell, low=low, high=high if np.isfinite(high) else None)


def setting_words(candidate: Candidate, found: UsersAtCeiling) -> str:
    """Return what sets how many users a design carries, as in "LEE-CAS-1 in Leeds, CPU"."""
    if found.machine in candidate.design.dags_by_id:
        dag = candidate.design.dags_by_id[found.machine].name
        return tr_format("{dag}, {limit}", dag=dag, limit=translate(LIMITS[found.resource]))
    machine = candidate.design.by_id[found.machine]
    resource = translate(RESOURCE_LABELS[found.resource])
    site = getattr(candidate.plan.shared_by_id.get(site_of(candidate.design, machine)), "name", "")
    return tr_format("{machine} in {site}, {resource}", machine=machine.name, site=site, resource=resource)


def _in_target(candidate: Candidate) -> Cell:
    """Return how many servers and VMs are within the plan's target range of CPU utilization."""
    evaluation, assumptions = candidate.evaluation, candidate.plan.assumptions
    use = evaluation.utilization[CPU, ~(evaluation.is_host | evaluation.is_off)]
    if np.isnan(use).all():
        return Cell(None, state="no data")
    inside = (use >= assumptions.cpu_target_low) & (use <= assumptions.cpu_ceiling)
    words = tr_format(
        "CPU from {low} to {high}", low=percent(assumptions.cpu_target_low), high=percent(assumptions.cpu_ceiling)
    )
    return Cell(float(inside.sum()), note=words)


def _busiest_cpu(candidate: Candidate) -> Cell:
    return _busiest(candidate, (CPU,))


def _limiter(candidate: Candidate) -> Cell:
    """Return the highest use against its ceiling: of a machine on a normal day, or of a group in its worst failure."""
    cells = _busiest(candidate, tuple(range(len(RESOURCES))), against_ceiling=True), tightest(candidate)
    found = max(cells, key=lambda cell: -1.0 if cell.value is None else cell.value)
    return found if found.value is None else evolve(found, at_least=any(cell.at_least for cell in cells))


def _busiest(candidate: Candidate, resources: Sequence[int], *, against_ceiling: bool = False) -> Cell:
    """Return the highest use of any machine, or the highest against its own ceiling."""
    evaluation = candidate.evaluation
    use = evaluation.utilization[list(resources)]
    relative = use / evaluation.ceiling[list(resources)]
    unknown = bool(_unjudged(candidate)[list(resources)].any())
    if not use.size or np.isnan(use).all() or (unknown and np.nanmax(use) < HALF_PERCENT):
        return Cell(None, state="no data")
    row, column = np.unravel_index(int(np.nanargmax(relative)), relative.shape)
    resource = resources[int(row)]
    name = candidate.design.machines[int(column)].name
    return Cell(
        float(relative[row, column] if against_ceiling else use[row, column]),
        state=STATES[int(evaluation.state[resource, column])],
        note=f"{name}, {translate(RESOURCE_LABELS[RESOURCES[resource]])}",
        at_least=unknown,
    )


def _unjudged(candidate: Candidate) -> Flags:
    """Return of which resources of which machines that are switched on nobody knows the use: (resources, machines)."""
    evaluation = candidate.evaluation
    unknown: Flags = unjudged(evaluation.utilization, evaluation.recommended_mb) & ~evaluation.is_off
    # Disks and network adapters are optional, so missing data on them is not worth mentioning.
    unknown[[row for row, name in enumerate(RESOURCES) if name not in JUDGED]] = False
    return unknown


def _cpu_work(candidate: Candidate) -> Cell:
    """Return the CPU work of the whole design with the plan's users [MHz of the reference core]: at equal load.

    Nobody says what the load of other programs would be on that core: it is known in the MHz of its own machines.
    """
    evaluation = candidate.evaluation
    if any(getattr(machine, "other", NO_OTHER_LOAD).cpu_mhz for machine in candidate.design.machines):
        return Cell(None, state="no data")
    rows = [evaluation.rows[machine.id] for machine in candidate.physical]
    cores = np.array([float(machine.processor.cores) for machine in candidate.physical])
    work = float((evaluation.utilization[CPU, rows] * cores * evaluation.core_mhz[rows]).sum())
    return Cell(work) if np.isfinite(work) else Cell(None, state="no data")


def _response(candidate: Candidate) -> Cell:
    known = [response for response in candidate.evaluation.responses if response.state != "no data"]
    if not known:
        return Cell(None, state="no data")
    # With a CPU that is always busy, response times grow without limit: no number, and slower than any.
    slowest = max(known, key=lambda response: float("inf") if response.p95_ms is None else response.p95_ms)
    return Cell(slowest.p95_ms, state=slowest.state, low=slowest.low, high=slowest.high)


def _sharing(candidate: Candidate) -> Cell:
    return Cell(float(candidate.evaluation.sharing_mb.sum()))


def _over_ceiling(candidate: Candidate) -> Cell:
    limited = candidate.evaluation.limiter != NO_LIMITER
    use = candidate.evaluation.utilization
    above = (use > candidate.evaluation.ceiling).any(axis=-2) & limited
    number, unknown = float(above.sum()), bool((_unjudged(candidate).any(axis=0) & ~above).any())
    return Cell(number, state="high" if number else "ok", at_least=unknown)


MACHINES, LICENCES, POWER = "cost-hardware", "cost-licences", "cost-power"
PURCHASE, THREE_YEARS = "cost-purchase", "cost-three-years"
COST_ROWS: tuple[tuple[str, str, Callable[[Candidate], Amount]], ...] = (
    (MACHINES, tr_noop("Hardware, purchase price"), lambda candidate: candidate.costs.hardware),
    (LICENCES, tr_noop("Licences over three years"), lambda candidate: candidate.costs.licences),
    (POWER, tr_noop("Electricity over three years, at constant load"), lambda candidate: candidate.costs.power),
    (PURCHASE, tr_noop("Purchase cost"), lambda candidate: candidate.costs.purchase),
    (THREE_YEARS, tr_noop("Cost over three years"), lambda candidate: candidate.costs.total),
)
LINES = (
    Line(key="physical-machines", label=tr_noop("Physical machines"), unit="", value=_machines, group=HARDWARE),
    Line(key="vms", label=tr_noop("Virtual machines"), unit="", value=_vms, better=0, group=HARDWARE),
    Line(key="cores", label=tr_noop("Licensable cores"), unit="", value=_cores, group=HARDWARE),
    Line(key="sockets", label=tr_noop("Licensable sockets"), unit="", value=_sum_of("sockets"), group=HARDWARE),
    Line(key="memory", label=tr_noop("Memory installed"), unit="MB", value=_memory, group=HARDWARE),
    Line(key="users-at-ceiling", label=tr_noop("Users at the ceiling"), unit="users", value=_users, better=1),
    Line(
        key="machines-above-ceiling",
        label=tr_noop("Machines above a ceiling"),
        unit="",
        value=_over_ceiling,
        group=RISK,
    ),
    Line(
        key="machines-in-target", label=tr_noop("Machines in the CPU target range"), unit="", value=_in_target, better=0
    ),
    Line(key="busiest-cpu", label=tr_noop("Busiest machine, CPU"), unit="fraction", value=_busiest_cpu),
    Line(key="limiter", label=tr_noop("Tightest resource (% of its ceiling)"), unit="fraction", value=_limiter),
    Line(key="cpu-work", label=tr_noop("CPU for the same load (reference MHz)"), unit="MHz", value=_cpu_work),
    Line(key="response", label=tr_noop("95th-percentile response time"), unit="ms", value=_response),
    Line(key="page-sharing", label=tr_noop("Memory returned by page sharing"), unit="MB", value=_sharing, better=0),
    Line(
        key="machines-that-may-fail",
        label=tr_noop("Host failures tolerated"),
        unit="",
        value=_may_fail,
        better=1,
        group=RISK,
    ),
    Line(
        key="power", label=tr_noop("Power at load"), unit="kW", value=_sum_of("power_watts", WATTS_A_KW), group=HARDWARE
    ),
    Line(key="rack-units", label=tr_noop("Rack units"), unit="U", value=_sum_of("rack_units"), group=HARDWARE),
)
