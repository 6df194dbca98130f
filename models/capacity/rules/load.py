"""Findings about machines and links that are asked for too much, or rated beyond what was measured."""

from collections.abc import Iterator
from math import ceil

import numpy as np

from models.capacity.arrays import Flags
from models.capacity.context import Context
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.links import route
from models.capacity.load import by_machine
from models.capacity.results import HIGH, OVER, RESOURCES, Finding, Gauge
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.plan.choices import PROTOCOLS, ROLE_IDS, ROLES, label_of
from models.plan.entities import Host, Machine, Vm
from models.words import count, memory, percent

WORDS = {"cpu": "CPU", "memory": "memory", "disk": "disk operations", "network": "network"}
SEVERITY = {"over": "error", "high": "warning"}


def overloaded(context: Context) -> Iterator[Finding]:
    """Return a finding for each gauge above its ceiling or beyond its capacity."""
    state = context.evaluation.state
    for row, column in np.argwhere(((state == HIGH) | (state == OVER)).T):
        machine, resource = context.machine(int(row)), RESOURCES[column]
        gauge = context.evaluation.gauge(machine.id, resource)
        rule = "over-capacity" if gauge.state == "over" else "above-ceiling"
        text = f"{machine.name} is asked for {percent(gauge.utilization)} of its {WORDS[resource]}"
        remedy = f"Above the {percent(gauge.ceiling)} ceiling. {_remedy(context, machine, resource, gauge)}"
        yield Finding(rule, SEVERITY[gauge.state], machine.id, text, remedy.strip())


def narrow_links(context: Context) -> Iterator[Finding]:
    """Return a finding for each link above its ceiling."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for link in context.compiled.plan.links:
        gauge = context.evaluation.links[link.id]
        if gauge.state in SEVERITY and gauge.utilization is not None:
            ends = " and ".join(names[end] for end in link.ends)
            needed = link.bandwidth_mbit_s * gauge.utilization / gauge.ceiling
            text = f"The link between {ends} is asked for {percent(gauge.utilization)} of its bandwidth"
            yield Finding(
                "narrow-link", SEVERITY[gauge.state], link.id, text, f"{needed:.1f} Mbit/s keep it below the ceiling."
            )


def missing_links(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that is served from a site to which no link leads."""
    plan = context.compiled.plan
    for role in SERVED_ACROSS:
        for row, site_row in enumerate(context.compiled.serving[ROLE_IDS.index(role)].site_of):
            population = plan.populations[row]
            if site_row >= 0 and route(plan, population.site, plan.sites[site_row].id) is None:
                text = f"No link leads from {population.name} to its {label_of(ROLES, role)} server"
                remedy = f"It is served from {plan.sites[site_row].name}; draw the links between."
                yield Finding("missing-link", "warning", population.id, text, remedy)


def extrapolated(context: Context) -> Iterator[Finding]:
    """Return a note for each machine whose numbers lie beyond what was measured."""
    for row in np.flatnonzero(_beyond_limits(context) | context.compiled.machines.beyond_tests):
        machine = context.machine(int(row))
        gauge = context.evaluation.gauge(machine.id, "cpu")
        if gauge.state != "no data":
            text = f"The CPU of {machine.name} is extrapolated"
            band = f"between {percent(gauge.low)} and {percent(gauge.high)}"
            yield Finding("extrapolated", "note", machine.id, text, f"It lies beyond what was measured: {band}.")


def _beyond_limits(context: Context) -> Flags:
    """Return which machines have more users of a protocol than the published limit: (machines,)."""
    rows = context.compiled.assignments
    beyond = np.any(context.drivers[:, PROTOCOL_COLUMNS] > rows.limit, axis=1)
    flags: Flags = by_machine(context.compiled, np.where(beyond, 1.0, 0.0)) > 0.0
    return flags


def undecided(context: Context) -> Iterator[Finding]:
    """Return a note for each gauge whose ceiling lies inside its band: the figures' ranges decide the verdict."""
    numbers = context.evaluation
    inside = (numbers.low <= numbers.ceiling) & (numbers.ceiling < numbers.high)
    known: dict[tuple[object, ...], str] = {}
    for row, column in np.argwhere(inside.T):
        machine, resource = context.machine(int(row)), RESOURCES[column]
        gauge = numbers.gauge(machine.id, resource)
        sort = _sort_of(machine, resource)
        if sort not in known:
            known[sort] = _deciding(context, machine, resource)
        text = f"The verdict on the {WORDS[resource]} of {machine.name} hangs on the range of its figures"
        band = f"{percent(gauge.low)} to {percent(gauge.high)} against {percent(gauge.ceiling)}"
        yield Finding("undecided", "note", machine.id, text, f"{band}; {known[sort]}")


def _sort_of(machine: Machine, resource: str) -> tuple[object, ...]:
    """Return what decides which figures a gauge rests on: machines of one sort share them."""
    if isinstance(machine, Host):
        return resource, machine.kind, machine.hypervisor
    return resource, machine.kind, machine.exchange, machine.roles


def _deciding(context: Context, machine: Machine, resource: str) -> str:
    """Return which assumed or disputed figures the verdict rests on, in words."""
    subject = Subject(context.compiled, context.load, context.library, context.evaluation.rows[machine.id])
    figures = {figure.key: figure for step in steps_of(subject, resource) for figure in step.figures}.values()
    weak = [figure for figure in figures if figure.status in {"assumed", "disputed"} and figure.low < figure.high]
    if not weak:
        return "the published values have a range."
    widest = max(weak, key=lambda figure: (figure.high - figure.low) / max(abs(figure.value), figure.high))
    return f"most of it from “{widest.label}”, which is {widest.status}."


def not_covered(context: Context) -> Iterator[Finding]:
    """Return a finding for each role whose users the calibration has no figure for."""
    rows = context.compiled.assignments
    users = context.drivers[:, USER_COLUMNS]
    for index in np.flatnonzero((users * (1.0 - rows.covered) > 0.0).any(axis=1)):
        machine = context.machine(int(rows.machine[index]))
        role = label_of(ROLES, ROLE_IDS[rows.role[index]])
        assert not isinstance(machine, Host)  # noqa: S101 - hosts hold no roles
        title = context.library.calibration_of(machine.exchange).title
        missing = [
            PROTOCOLS[column].label for column in np.flatnonzero((users[index] > 0.0) & (rows.covered[index] == 0.0))
        ]
        if rows.known["cpu"][index]:
            text = f"{' and '.join(missing)} users on {machine.name} are not counted"
            remedy = f"'{title}' has no {role} figure for them, so the CPU is a lower bound."
        else:
            text = f"The {role} role of {machine.name} has no CPU figure"
            remedy = f"'{title}' does not measure it, so the gauge shows no data."
        yield Finding("not-covered", "note", machine.id, text, remedy)


def many_connections(context: Context) -> Iterator[Finding]:
    """Return a finding for each Client Access server with more web connections than any test saw."""
    most = context.library.common.get("web-connections.most")
    rows = context.compiled.assignments
    connections = context.drivers[:, COLUMN["web-connections"]]
    for index in np.flatnonzero((rows.role == ROLE_IDS.index("cas")) & (connections > most.value)):
        machine = context.machine(int(rows.machine[index]))
        text = f"{machine.name} holds {count(connections[index])} web connections"
        remedy = f"The highest measured on one server is {count(most.value)}; ports may run out before CPU does."
        yield Finding("many-connections", "warning", machine.id, text, remedy, most.key)


def _remedy(context: Context, machine: Machine, resource: str, gauge: Gauge) -> str:
    assert gauge.utilization is not None  # noqa: S101 - the caller checked
    parts = []
    factor = gauge.utilization / gauge.ceiling
    if resource == "cpu" and not isinstance(machine, Host):
        parts.append(_more_cores(machine, factor))
    if resource == "memory":
        parts.append(f"{memory(machine.memory_mb * factor)} of memory")
    room = context.evaluation.room_of(machine.id)
    users = context.evaluation.users_of(machine.id)
    if room is not None and -users < room < 0 and resource == context.evaluation.limiter_of(machine.id):
        parts.append(f"{count(-room)} fewer users")
    return f"{' or '.join(parts)} would clear it." if parts else ""


def _more_cores(machine: Machine, factor: float) -> str:
    if isinstance(machine, Vm):
        more = ceil(machine.vcpus * (factor - 1.0))
        return f"{more} more vCPU{'s' if more != 1 else ''}"
    more = ceil(machine.processor.cores * (factor - 1.0))
    return f"{more} more core{'s' if more != 1 else ''}"


SERVED_ACROSS = ("cas", "mailbox")
RULES = (overloaded, narrow_links, missing_links, many_connections, undecided, not_covered, extrapolated)
