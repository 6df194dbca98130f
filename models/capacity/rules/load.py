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
from models.words import all_of, any_of, count, counted, marked, memory, percent, say, shown, trimmed

ASKED = {
    "cpu": marked("{machine} is asked for {use} of its CPU"),
    "memory": marked("{machine} is asked for {use} of its memory"),
    "disk": marked("{machine} is asked for {use} of its disk operations"),
    "network": marked("{machine} is asked for {use} of its network"),
}
UNDECIDED = {
    "cpu": marked("The verdict on the CPU of {machine} hangs on the range of its figures"),
    "memory": marked("The verdict on the memory of {machine} hangs on the range of its figures"),
    "disk": marked("The verdict on the disk operations of {machine} hangs on the range of its figures"),
    "network": marked("The verdict on the network of {machine} hangs on the range of its figures"),
}
DECIDING = {
    "assumed": marked("most of it from “{figure}”, which is assumed."),
    "disputed": marked("most of it from “{figure}”, which is disputed."),
}
SEVERITY = {"over": "error", "high": "warning"}


def overloaded(context: Context) -> Iterator[Finding]:
    """Return a finding for each gauge above its ceiling or beyond its capacity."""
    state = context.evaluation.state
    for row, column in np.argwhere(((state == HIGH) | (state == OVER)).T):
        machine, resource = context.machine(int(row)), RESOURCES[column]
        gauge = context.evaluation.gauge(machine.id, resource)
        rule = "over-capacity" if gauge.state == "over" else "above-ceiling"
        text = shown(ASKED[resource]).format(machine=machine.name, use=percent(gauge.utilization))
        above = say("Above the {ceiling} ceiling.", ceiling=percent(gauge.ceiling))
        remedy = f"{above} {_remedy(context, machine, resource, gauge)}"
        yield Finding(rule, SEVERITY[gauge.state], machine.id, text, remedy.strip(), about=resource)


def narrow_links(context: Context) -> Iterator[Finding]:
    """Return a finding for each link above its ceiling."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for link in context.compiled.plan.links:
        gauge = context.evaluation.links[link.id]
        if gauge.state in SEVERITY and gauge.utilization is not None:
            ends, use = all_of([names[end] for end in link.ends]), percent(gauge.utilization)
            needed = link.bandwidth_mbit_s * gauge.utilization / gauge.ceiling
            text = say("The link between {ends} is asked for {use} of its bandwidth", ends=ends, use=use)
            remedy = say("{bandwidth} Mbit/s keep it below the ceiling.", bandwidth=trimmed(needed, 1))
            yield Finding("narrow-link", SEVERITY[gauge.state], link.id, text, remedy)


def missing_links(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that is served from a site to which no link leads."""
    plan = context.compiled.plan
    for role in SERVED_ACROSS:
        for row, site_row in enumerate(context.compiled.serving[ROLE_IDS.index(role)].site_of):
            population = plan.populations[row]
            if site_row >= 0 and route(plan, population.site, plan.sites[site_row].id) is None:
                name, label = population.name, label_of(ROLES, role)
                text = say("No link leads from {population} to its {role} server", population=name, role=label)
                remedy = say("It is served from {site}; draw the links between.", site=plan.sites[site_row].name)
                yield Finding("missing-link", "warning", population.id, text, remedy, about=role)


def extrapolated(context: Context) -> Iterator[Finding]:
    """Return a note for each machine whose numbers lie beyond what was measured."""
    for row in np.flatnonzero(_beyond_limits(context) | context.compiled.machines.beyond_tests):
        machine = context.machine(int(row))
        gauge = context.evaluation.gauge(machine.id, "cpu")
        if gauge.state != "no data":
            text = say("The CPU of {machine} is extrapolated", machine=machine.name)
            low, high = percent(gauge.low), percent(gauge.high)
            remedy = say("It lies beyond what was measured: between {low} and {high}.", low=low, high=high)
            yield Finding("extrapolated", "note", machine.id, text, remedy)


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
        text = shown(UNDECIDED[resource]).format(machine=machine.name)
        low, high, ceiling = percent(gauge.low), percent(gauge.high), percent(gauge.ceiling)
        band = say("{low} to {high} against {ceiling}", low=low, high=high, ceiling=ceiling)
        yield Finding("undecided", "note", machine.id, text, f"{band}; {known[sort]}", about=resource)


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
        return say("the published values have a range.")
    widest = max(weak, key=lambda figure: (figure.high - figure.low) / max(abs(figure.value), figure.high))
    return shown(DECIDING[widest.status]).format(figure=shown(widest.label))


def not_covered(context: Context) -> Iterator[Finding]:
    """Return a finding for each role whose users the calibration has no figure for."""
    rows = context.compiled.assignments
    users = context.drivers[:, USER_COLUMNS]
    for index in np.flatnonzero((users * (1.0 - rows.covered) > 0.0).any(axis=1)):
        machine = context.machine(int(rows.machine[index]))
        role_id = ROLE_IDS[rows.role[index]]
        role = label_of(ROLES, role_id)
        assert not isinstance(machine, Host)  # noqa: S101 - hosts hold no roles
        title = shown(context.library.calibration_of(machine.exchange).title)
        missing = [
            shown(PROTOCOLS[column].label)
            for column in np.flatnonzero((users[index] > 0.0) & (rows.covered[index] == 0.0))
        ]
        if rows.known["cpu"][index]:
            text = say(
                "{protocols} users on {machine} are not counted", protocols=all_of(missing), machine=machine.name
            )
            remedy = marked("'{title}' has no {role} figure for them, so the CPU is a lower bound.")
        else:
            text = say("The {role} role of {machine} has no CPU figure", role=role, machine=machine.name)
            remedy = marked("'{title}' does not measure it, so the gauge shows no data.")
        words = shown(remedy).format(title=title, role=role)
        yield Finding("not-covered", "note", machine.id, text, words, about=role_id)


def many_connections(context: Context) -> Iterator[Finding]:
    """Return a finding for each Client Access server with more web connections than any test saw."""
    most = context.library.common.get("web-connections.most")
    rows = context.compiled.assignments
    connections = context.drivers[:, COLUMN["web-connections"]]
    for index in np.flatnonzero((rows.role == ROLE_IDS.index("cas")) & (connections > most.value)):
        machine = context.machine(int(rows.machine[index]))
        held = count(connections[index])
        text = say("{machine} holds {connections} web connections", machine=machine.name, connections=held)
        remedy = say(
            "The highest measured on one server is {most}; ports may run out before CPU does.", most=count(most.value)
        )
        yield Finding("many-connections", "warning", machine.id, text, remedy, most.key)


def _remedy(context: Context, machine: Machine, resource: str, gauge: Gauge) -> str:
    assert gauge.utilization is not None  # noqa: S101 - the caller checked
    parts = []
    factor = gauge.utilization / gauge.ceiling
    if resource == "cpu" and not isinstance(machine, Host):
        parts.append(_more_cores(machine, factor))
    if resource == "memory":
        parts.append(say("{memory} of memory", memory=memory(machine.memory_mb * factor)))
    room = context.evaluation.room_of(machine.id)
    users = context.evaluation.users_of(machine.id)
    if room is not None and -users < room < 0 and resource == context.evaluation.limiter_of(machine.id):
        parts.append(counted(-room, "{count} fewer user", "{count} fewer users"))
    return say("{remedies} would clear it.", remedies=any_of(parts)) if parts else ""


def _more_cores(machine: Machine, factor: float) -> str:
    if isinstance(machine, Vm):
        more = ceil(machine.vcpus * (factor - 1.0))
        return counted(more, "{count} more vCPU", "{count} more vCPUs")
    more = ceil(machine.processor.cores * (factor - 1.0))
    return counted(more, "{count} more core", "{count} more cores")


SERVED_ACROSS = ("cas", "mailbox")
RULES = (overloaded, narrow_links, missing_links, many_connections, undecided, not_covered, extrapolated)
