"""Numbers in addition to the four gauges: connections, directory searches, core ratios, room for a mail queue.

They have a limit where a document names one; none decides a gauge.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import numpy as np

from models.calibration.heads import CLIENT_ACCESS, DIRECTORY, MEGACYCLES, STORE, TRANSPORT
from models.capacity.coefficients import DutyCost, cost_figures, duty_cost, variants_of
from models.capacity.context import Context
from models.capacity.drivers import COLUMN, DRIVERS
from models.capacity.floats import Floats, Indices
from models.capacity.processor import demand
from models.capacity.results import RESOURCES, Measure
from models.capacity.role_memory import recommended_memory_mb
from models.plan.choices import DUTY_IDS
from models.plan.kinds import role_holder, runs_roles
from models.words import percent, tr_format, tr_noop, translate, trimmed

# The CPU of the Mailbox role by the method that does not count on its machine.
OTHER_METHODS = BY_MEGACYCLES, BY_PROTOCOL = "megacycles", "by-protocol"
RATIOS = {
    CLIENT_ACCESS: tr_noop("Client Access cores for {cores} Mailbox cores"),
    TRANSPORT: tr_noop("Hub Transport cores for {cores} Mailbox cores"),
    DIRECTORY: tr_noop("global catalog cores for {cores} Mailbox cores"),
}


def measures_of(context: Context, subject: str) -> tuple[Measure, ...]:
    """Return the measures of a machine, or of a site, by its id; none of what has none."""
    if subject in context.compiled.site_rows:
        return tuple(_core_ratios_of(context, context.compiled.site_rows[subject]))
    row = context.evaluation.rows.get(subject)
    if row is None:
        return ()
    found = (find(context, row) for find in OF_A_MACHINE)
    return tuple(measure for measure in found if measure is not None)


def _asked(context: Context, row: int, values: Callable[[Indices], Floats], duty: str) -> float:
    """Return the total demand on a machine for a duty."""
    rows = context.compiled.assignments
    return float(values(np.flatnonzero((rows.machine == row) & (rows.duty == DUTY_IDS.index(duty)))).sum())


def _web_connections(context: Context, row: int) -> Measure | None:
    asked = _asked(context, row, lambda own: context.drivers[own, COLUMN["web-connections"]], CLIENT_ACCESS)
    if asked <= 0.0:
        return None
    common = context.library.common
    most = common.get("web-connections.most")
    figures = (common.get("web-connections.per_user"), most)
    return Measure(
        context.machine(row).id, "web-connections", tr_format("Web connections"), asked, "", most.value, figures
    )


def _directory_searches(context: Context, row: int) -> Measure | None:
    rows = context.compiled.assignments
    asked = _asked(context, row, lambda own: _searches(context, own, [rows.cost_of(at) for at in own]), DIRECTORY)
    if asked <= 0.0:
        return None
    return Measure(context.machine(row).id, "directory-searches", tr_format("LDAP searches"), asked, "1/s")


def _searches(context: Context, own: Indices, costs: Sequence[DutyCost]) -> Floats:
    return demand(context.drivers[own], np.array([cost.ldap[0] for cost in costs]).reshape(len(own), len(DRIVERS)))


def _queue_headroom(context: Context, row: int) -> Measure | None:
    """Return the memory that a mail queue may fill before back pressure."""
    threshold = context.library.common.get("transport.back_pressure")
    machine = context.machine(row)
    used = float(context.evaluation.utilization[RESOURCES.index("memory"), row])
    if TRANSPORT not in context.duties_of(machine) or not np.isfinite(used):
        return None
    left = max((threshold.value - used) * float(context.compiled.machines.usable_mb[row]), 0.0)
    return Measure(machine.id, "queue-headroom", tr_format("Space for a mail queue"), left, "MB", None, (threshold,))


def _recommended_memory(context: Context, row: int) -> Measure | None:
    """Return the memory that the rules say to install for the roles and cores of a machine."""
    machine = context.machine(row)
    if not runs_roles(machine):
        return None
    rule = recommended_memory_mb(machine, context.library.calibration_of(machine.exchange))
    if rule is None:
        return None
    return Measure(machine.id, "recommended-memory", tr_format("Recommended memory"), rule[0], "MB", None, rule[1])


def _by_the_other_method(context: Context, row: int) -> Measure | None:
    """Return the CPU of the Mailbox role by the method that its machine is not counted by.

    It is shown beside the gauge, never mixed with it.
    """
    machine = context.machine(row)
    if not runs_roles(machine):
        return None
    calibration = context.library.calibration_of(machine.exchange)
    other = context.library.calibrations.get(calibration.head.beside)
    if other is None:
        return None
    variants, duties = variants_of(machine, other), context.duties_of(machine)
    cost = duty_cost(other, STORE, duties, variants).cpu[:1]
    asked = _asked(context, row, lambda own: demand(context.drivers[own], np.repeat(cost, len(own), axis=0)), STORE)
    if asked <= 0.0:
        return None
    figures = tuple(figure for figure, _ in cost_figures(other, STORE, "cpu", variants).values())
    use = percent(asked / float(context.compiled.machines.capacity[0, row]))
    if other.head.cpu_unit == MEGACYCLES:
        label = tr_format("Mailbox role by megacycles of Microsoft's calculator, {use} of the CPU", use=use)
        return Measure(machine.id, BY_MEGACYCLES, label, asked, MEGACYCLES, None, figures)
    label = tr_format("Mailbox role by costs of protocols, {use} of the CPU", use=use)
    return Measure(machine.id, BY_PROTOCOL, label, asked, "MHz", None, figures)


OF_A_MACHINE = (_web_connections, _directory_searches, _recommended_memory, _queue_headroom, _by_the_other_method)


def core_ratios(context: Context) -> Iterator[Measure]:
    """Return for each site the cores of a duty against those that the ratio to its Mailbox cores recommends."""
    cores = _cores_by_site(context, range(len(context.compiled.assignments.machine)))
    for site in context.compiled.plan.sites:
        yield from _ratios(context, context.compiled.site_rows[site.id], cores)


def _core_ratios_of(context: Context, site_row: int) -> Iterator[Measure]:
    own = np.flatnonzero(context.compiled.assignments.site == site_row)
    return _ratios(context, site_row, _cores_by_site(context, own.tolist()))


def _ratios(context: Context, row: int, cores: Mapping[tuple[int, str], tuple[float, str]]) -> Iterator[Measure]:
    mailbox = cores.get((row, STORE), (0.0, None))
    for duty, label in RATIOS.items():
        held, version = cores.get((row, duty), (0.0, mailbox[1]))
        variants = ("antivirus",) if duty == TRANSPORT and _scans(context, row) else ()
        figure = version and context.library.calibration_of(version).find(f"ratio.mailbox_to_{duty}", *variants)
        if figure and mailbox[0] and held:
            needed = mailbox[0] / figure.value
            words = translate(label).format(cores=trimmed(mailbox[0], 2))
            site = context.compiled.plan.sites[row].id
            yield Measure(site, f"{duty}-cores", words, held, "cores", needed, (figure,))


def _scans(context: Context, site_row: int) -> bool:
    """Return whether a Hub Transport server of a site runs antivirus engines."""
    rows = context.compiled.assignments
    hubs = rows.machine[(rows.duty == DUTY_IDS.index(TRANSPORT)) & (rows.site == site_row)]
    machines = (context.machine(int(row)) for row in hubs)
    return any(runs_roles(machine) and bool(machine.antivirus_engines) for machine in machines)


def _cores_by_site(context: Context, assignments: Iterable[int]) -> dict[tuple[int, str], tuple[float, str]]:
    rows = context.compiled.assignments
    cores: dict[tuple[int, str], tuple[float, str]] = {}
    for index in assignments:
        machine = role_holder(context.machine(int(rows.machine[index])))
        # The cores of a machine with several duties are divided among them.
        own = float(context.compiled.machines.cores[rows.machine[index]]) / len(context.duties_of(machine))
        key = (int(rows.site[index]), DUTY_IDS[rows.duty[index]])
        cores[key] = (cores.get(key, (0.0, ""))[0] + own, machine.exchange)
    return cores
