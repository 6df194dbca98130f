"""Numbers in addition to the four gauges: connections, directory searches, core ratios, room for a mail queue.

They have a limit where a document names one; none decides a gauge.
"""

from collections.abc import Iterator

import numpy as np

from models.calibration.heads import CLIENT_ACCESS, DIRECTORY, STORE, TRANSPORT
from models.capacity.context import Context
from models.capacity.drivers import COLUMN
from models.capacity.floats import Floats
from models.capacity.load import by_machine
from models.capacity.processor import demand
from models.capacity.results import RESOURCES, Measure
from models.capacity.role_memory import recommended_memory_mb
from models.plan.choices import DUTY_IDS
from models.plan.kinds import role_holder, runs_roles
from models.words import tr_format, tr_noop, translate, trimmed

RATIOS = {
    CLIENT_ACCESS: tr_noop("Client Access cores for {cores} Mailbox cores"),
    TRANSPORT: tr_noop("Hub Transport cores for {cores} Mailbox cores"),
    DIRECTORY: tr_noop("global catalog cores for {cores} Mailbox cores"),
}


def measures_of(context: Context) -> tuple[Measure, ...]:
    """Return all measures of an evaluated design."""
    return tuple(
        measure
        for find in (
            _web_connections,
            _directory_searches,
            _recommended_memory,
            _queue_headroom,
            core_ratios,
            _megacycles,
        )
        for measure in find(context)
    )


def _by_duty(context: Context, values: Floats, duty: str) -> Iterator[tuple[str, float]]:
    """Return the id and the total demand of each machine that performs a duty with any demand."""
    rows = context.compiled.assignments
    held = rows.duty == DUTY_IDS.index(duty)
    sums = by_machine(context.compiled, np.where(held, values, 0.0))
    for row in np.flatnonzero(sums > 0.0):
        yield context.compiled.machines.ids[row], float(sums[row])


def _web_connections(context: Context) -> Iterator[Measure]:
    common = context.library.common
    most = common.get("web-connections.most")
    figures = (common.get("web-connections.per_user"), most)
    for machine, value in _by_duty(context, context.drivers[:, COLUMN["web-connections"]], CLIENT_ACCESS):
        yield Measure(machine, "web-connections", tr_format("Web connections"), value, "", most.value, figures)


def _directory_searches(context: Context) -> Iterator[Measure]:
    searches = demand(context.drivers, context.compiled.assignments.ldap[0])
    for machine, value in _by_duty(context, searches, DIRECTORY):
        yield Measure(machine, "directory-searches", tr_format("LDAP searches"), value, "1/s")


def _queue_headroom(context: Context) -> Iterator[Measure]:
    """Return the memory that a mail queue may fill before back pressure."""
    threshold = context.library.common.get("transport.back_pressure")
    memory = RESOURCES.index("memory")
    for row, machine in context.exchange_machines():
        used = float(context.evaluation.utilization[memory, row])
        if TRANSPORT in context.duties_of(machine) and np.isfinite(used):
            usable = float(context.compiled.machines.usable_mb[row])
            left = max((threshold.value - used) * usable, 0.0)
            yield Measure(
                machine.id, "queue-headroom", tr_format("Space for a mail queue"), left, "MB", None, (threshold,)
            )


def _recommended_memory(context: Context) -> Iterator[Measure]:
    """Return the memory that the rules say to install for the roles and cores of each machine."""
    for _, machine in context.exchange_machines():
        rule = recommended_memory_mb(machine, context.library.calibration_of(machine.exchange))
        if rule is not None:
            yield Measure(
                machine.id, "recommended-memory", tr_format("Recommended memory"), rule[0], "MB", None, rule[1]
            )


def core_ratios(context: Context) -> Iterator[Measure]:
    """Return for each site the cores of a duty against those that the ratio to its Mailbox cores recommends."""
    cores = _cores_by_site(context)
    for site in context.compiled.plan.sites:
        row = context.compiled.site_rows[site.id]
        mailbox = cores.get((row, STORE), (0.0, None))
        for duty, label in RATIOS.items():
            held, version = cores.get((row, duty), (0.0, mailbox[1]))
            variants = ("antivirus",) if duty == TRANSPORT and _scans(context, row) else ()
            figure = version and context.library.calibration_of(version).find(f"ratio.mailbox_to_{duty}", *variants)
            if figure and mailbox[0] and held:
                needed = mailbox[0] / figure.value
                words = translate(label).format(cores=trimmed(mailbox[0], 2))
                yield Measure(site.id, f"{duty}-cores", words, held, "cores", needed, (figure,))


def _scans(context: Context, site_row: int) -> bool:
    """Return whether a Hub Transport server of a site runs antivirus engines."""
    rows = context.compiled.assignments
    hubs = rows.machine[(rows.duty == DUTY_IDS.index(TRANSPORT)) & (rows.site == site_row)]
    machines = (context.machine(int(row)) for row in hubs)
    return any(runs_roles(machine) and bool(machine.antivirus_engines) for machine in machines)


def _cores_by_site(context: Context) -> dict[tuple[int, str], tuple[float, str]]:
    rows = context.compiled.assignments
    cores: dict[tuple[int, str], tuple[float, str]] = {}
    for index in range(len(rows.machine)):
        machine = role_holder(context.machine(int(rows.machine[index])))
        # The cores of a machine with several duties are divided among them.
        own = float(context.compiled.machines.cores[rows.machine[index]]) / len(context.duties_of(machine))
        key = (int(rows.site[index]), DUTY_IDS[rows.duty[index]])
        cores[key] = (cores.get(key, (0.0, ""))[0] + own, machine.exchange)
    return cores


def _megacycles(context: Context) -> Iterator[Measure]:
    """Return what Microsoft's calculator would reserve for the mailboxes of each Mailbox server.

    Another unit than the measured cost of a user: shown beside it, never mixed with it.
    """
    for machine, asked in _by_duty(context, context.drivers[:, COLUMN["mailbox-messages"]], STORE):
        entity = role_holder(context.machine(context.evaluation.rows[machine]))
        figure = context.library.calibration_of(entity.exchange).find("mailbox.megacycles.mailbox-messages")
        if figure is not None:
            label = tr_format("Megacycles according to Microsoft's calculator")
            yield Measure(machine, "megacycles", label, asked * figure.value, "Mcycles/s", None, (figure,))
