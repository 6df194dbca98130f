"""Findings about machines and links that are asked for too much, or rated beyond what was measured."""

from collections.abc import Iterator
from itertools import zip_longest

import numpy as np

from models.calibration.heads import CLIENT_ACCESS, STORE
from models.capacity.causes import Cause, group_similar_machines, widest_causes
from models.capacity.context import Context
from models.capacity.drivers import COLUMN, USER_COLUMNS
from models.capacity.extrapolation import outside
from models.capacity.load import is_unknown, upper_bound
from models.capacity.results import HIGH, OVER, RESOURCES, Finding
from models.capacity.trails.subject import Subject
from models.plan.choices import DUTIES, DUTY_IDS, PROTOCOLS, label_of
from models.plan.kinds import role_holder
from models.words import all_of, count, percent, tr_format, tr_noop, translate, trimmed

ASKED = {
    "cpu": tr_noop("{machine} needs {use} of its CPU"),
    "memory": tr_noop("{machine} needs {use} of its memory"),
    "disk": tr_noop("{machine} needs {use} of its disk operations"),
    "network": tr_noop("{machine} needs {use} of its network bandwidth"),
}
UNDECIDED = {
    "cpu": tr_noop("{machine}: CPU could be fine or too busy ({low} to {high})"),
    "memory": tr_noop("{machine}: memory could be fine or too low ({low} to {high})"),
    "disk": tr_noop("{machine}: disks could be fine or too slow ({low} to {high})"),
    "network": tr_noop("{machine}: network could be fine or too slow ({low} to {high})"),
}
EXTRAPOLATED_WORDS = {
    "cpu": tr_noop("The CPU of {machine} is extrapolated"),
    "memory": tr_noop("The memory of {machine} is extrapolated"),
    "disk": tr_noop("The disk load of {machine} is extrapolated"),
}
STATUS_WORDS = {
    "measured": tr_noop("measured, rounded"),
    "derived": tr_noop("derived"),
    "assumed": tr_noop("assumed"),
    "disputed": tr_noop("disputed"),
}
SEVERITY = {"over": "error", "high": "warning"}
# A figure is the main cause if fixing it removes more than this part of the band.
MOST_OF = 0.5
# The causes of wide bands are found for so many kinds of machines: each takes an evaluation for every figure.
MOST_CAUSES = 50


def overloaded(context: Context) -> Iterator[Finding]:
    """Return a finding for each gauge above its ceiling or beyond its capacity.

    It says no number that would clear it: such a number is true only once the plan was evaluated with it.
    """
    evaluation = context.evaluation
    for row, column in np.argwhere(((evaluation.state == HIGH) | (evaluation.state == OVER)).T):
        machine, resource = context.machine(int(row)), RESOURCES[column]
        gauge = evaluation.gauge(machine.id, resource)
        rule = "over-capacity" if gauge.state == "over" else "above-ceiling"
        text = translate(ASKED[resource]).format(machine=machine.name, use=percent(gauge.utilization))
        remedy = tr_format("Above the {ceiling} ceiling.", ceiling=percent(gauge.ceiling))
        if resource == "memory" and evaluation.is_short_without_users(machine.id):
            remedy = f"{remedy} {tr_format('Memory is too small even without users.')}"
        users, short = evaluation.users_of(machine.id), percent(gauge.utilization)
        yield Finding(rule, SEVERITY[gauge.state], machine.id, text, remedy, about=resource, users=users, short=short)


def narrow_links(context: Context) -> Iterator[Finding]:
    """Return a finding for each link above its ceiling."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for link in context.compiled.plan.links:
        gauge = context.evaluation.links[link.id]
        if gauge.state in SEVERITY and gauge.utilization is not None:
            ends, use = all_of([names[end] for end in link.ends]), percent(gauge.utilization)
            # A link's traffic does not depend on its bandwidth, so this is exact; it is rounded up.
            needed = np.ceil(link.bandwidth_mbit_s * gauge.utilization / gauge.ceiling * 10.0) / 10.0
            text = tr_format("The link between {ends} needs {use} of its bandwidth", ends=ends, use=use)
            remedy = tr_format(
                "{bandwidth} Mbit/s would keep utilization below the ceiling.", bandwidth=trimmed(needed, 1)
            )
            yield Finding("narrow-link", SEVERITY[gauge.state], link.id, text, remedy, short=use)


def implausible(context: Context) -> Iterator[Finding]:
    """Return a finding for each Mailbox server with more mailboxes a core than any document ever ran."""
    for _, machine in context.exchange_machines:
        usual = context.library.calibration_of(machine.exchange).find("mailbox.usual.mailboxes_per_core")
        if usual is None or STORE not in context.duties_of(machine):
            continue
        row = context.evaluation.rows[machine.id]
        cores = float(context.compiled.machines.core_mhz[row]) / context.library.default.get("platform.core_mhz").value
        worth = float(context.compiled.machines.cores[row]) * max(cores, 1.0)
        each = context.evaluation.mailboxes_of(machine.id) / worth
        if each > usual.high:
            held = count(context.evaluation.mailboxes_of(machine.id))
            text = tr_format("{machine} has {mailboxes} mailboxes: {each} per core", machine=machine.name,
                       mailboxes=held, each=count(each))  # fmt: skip
            remedy = tr_format("{usual} per core is usual; the most tested in any document is {most}.",
                         usual=count(usual.value), most=count(usual.high))  # fmt: skip
            users = context.evaluation.users_of(machine.id)
            yield Finding("implausible-load", "warning", machine.id, text, remedy, usual.key, users=users)


def extrapolated(context: Context) -> Iterator[Finding]:
    """Return a note for each gauge of a machine that lies beyond what was measured."""
    beyond, machines = context.evaluation.beyond, context.compiled.machines
    alike = context.loads_of_design.distinct.machine
    known: dict[tuple[int, int], str] = {}
    for row, column in np.argwhere((beyond & ~machines.is_host).T).tolist():
        machine, resource, key = context.machine(row), RESOURCES[column], (int(alike[row]), column)
        if key not in known:
            known[key] = "; ".join(dict.fromkeys(outside(Subject(context, row), resource)))
        what = known[key]
        text = translate(EXTRAPOLATED_WORDS[resource]).format(machine=machine.name)
        remedy = tr_format("Beyond the measured range: {what}.", what=what)
        users = context.evaluation.users_of(machine.id)
        yield Finding("extrapolated", "note", machine.id, text, remedy, about=resource, users=users)


def undecided(context: Context) -> Iterator[Finding]:
    """Return a note for each gauge whose ceiling lies inside its band: the figures' ranges decide the verdict.

    Those that concern most users say which figure makes most of their band.
    """
    evaluation = context.evaluation
    inside = (evaluation.low <= evaluation.ceiling) & (evaluation.ceiling < evaluation.high)
    sorts = [
        (resource, alike)
        for column, resource in enumerate(RESOURCES)
        for alike in group_similar_machines(context.compiled.design, np.flatnonzero(inside[column]).tolist()).values()
    ]
    sorts.sort(key=lambda sort: -evaluation.users[sort[1]].sum())
    tried = sorts[:MOST_CAUSES] if context.causes else []
    causes = widest_causes(context, [(alike[0], resource) for resource, alike in tried])
    for (resource, alike), cause in zip_longest(sorts, causes):
        for row in alike:
            yield _undecided(context, row, resource, cause)


def _undecided(context: Context, row: int, resource: str, cause: Cause | None) -> Finding:
    machine = context.machine(row)
    gauge = context.evaluation.gauge(machine.id, resource)
    band = {"low": percent(gauge.low), "high": percent(gauge.high)}
    text = translate(UNDECIDED[resource]).format(machine=machine.name, **band)
    remedy = tr_format("The ceiling is {ceiling}.", ceiling=percent(gauge.ceiling))
    users = context.evaluation.users_of(machine.id)
    because = "" if cause is None else f" {_because(cause)}"
    short = tr_format("{low} to {high}", **band)
    return Finding("undecided", "note", machine.id, text, remedy + because, about=resource, users=users, short=short)


def _because(cause: Cause) -> str:
    """Return which figure makes the most of a band, and what is left of the band without it."""
    values = {
        "figure": translate(cause.figure.label),
        "status": translate(STATUS_WORDS.get(cause.figure.status, cause.figure.status)),
        "low": percent(cause.low),
        "high": percent(cause.high),
    }
    known = tr_format("If that figure were known exactly, the range would be {low} to {high}.", **values)
    if values["low"] == values["high"]:
        known = tr_format("If that figure were known exactly, utilization would be {low}.", **values)
    if cause.part > MOST_OF:
        return tr_format("Most of the range comes from “{figure}” ({status}).", **values) + f" {known}"
    return tr_format("The largest part of the range comes from “{figure}” ({status}).", **values) + f" {known}"


def not_covered(context: Context) -> Iterator[Finding]:
    """Return a finding for each duty whose users the calibration has no figure for."""
    rows = context.compiled.assignments
    users = context.drivers[:, USER_COLUMNS]
    unknown = is_unknown(context.compiled, context.drivers)
    for index in np.flatnonzero((users * (1.0 - rows.covered) > 0.0).any(axis=1) | unknown):
        machine = role_holder(context.machine(int(rows.machine[index])))
        duty = DUTY_IDS[rows.duty[index]]
        role = label_of(DUTIES, duty)
        title = translate(context.library.calibration_of(machine.exchange).title)
        missing = [
            translate(PROTOCOLS[column].label)
            for column in np.flatnonzero((users[index] > 0.0) & (rows.covered[index] == 0.0))
        ]
        if rows.known["cpu"][index] and not unknown[index]:
            text = tr_format(
                "{machine}: {protocols} users are not included", protocols=all_of(missing), machine=machine.name
            )
            remedy = tr_format(
                "No published {role} cost for these users (“{title}”); actual CPU will be higher.",
                role=role, title=title,
            )  # fmt: skip
        else:
            text = tr_format("{machine}: no CPU figure for the {role} role", role=role, machine=machine.name)
            remedy = tr_format(
                "“{title}” does not state the cost of these users, so the gauge shows no data.", title=title
            )
        served = context.evaluation.users_of(machine.id)
        yield Finding("not-covered", "note", machine.id, text, remedy, about=duty, users=served)


def not_separable(context: Context) -> Iterator[Finding]:
    """Return a note for each Client Access server with one only of two sorts of requests measured together."""
    rows = context.compiled.assignments
    owa, activesync = (context.drivers[:, COLUMN[name]] for name in ("owa-requests", "activesync-requests"))
    alone = np.isfinite(rows.pooled_share[0]) & ((owa > 0.0) != (activesync > 0.0))
    if not alone.any():
        return
    bound = upper_bound(context.compiled, context.loads[-1].drivers, len(context.loads) - 1)
    for index in np.flatnonzero(alone):
        machine, use = context.machine(int(rows.machine[index])), float(bound[rows.machine[index]])
        text = tr_format("The CPU utilization of {machine} is unknown", machine=machine.name)
        remedy = tr_format(
            "Outlook Web Access and ActiveSync were measured only together, and only one of them is served here."
        )
        if np.isfinite(use):
            remedy += " " + tr_format("CPU utilization is at most {use}.", use=percent(use))
        users = context.evaluation.users_of(machine.id)
        yield Finding("not-separable", "note", machine.id, text, remedy, users=users)


def many_connections(context: Context) -> Iterator[Finding]:
    """Return a finding for each Client Access server with more web connections than any test saw."""
    most = context.library.common.get("web-connections.most")
    rows = context.compiled.assignments
    connections = context.drivers[:, COLUMN["web-connections"]]
    for index in np.flatnonzero((rows.duty == DUTY_IDS.index(CLIENT_ACCESS)) & (connections > most.value)):
        machine = context.machine(int(rows.machine[index]))
        held = count(connections[index])
        text = tr_format("{machine} has {connections} web connections", machine=machine.name, connections=held)
        remedy = tr_format(
            "The most measured on one server is {most}; ports may run out before CPU does.", most=count(most.value)
        )
        users = context.evaluation.users_of(machine.id)
        yield Finding("many-connections", "warning", machine.id, text, remedy, most.key, users=users)


RULES = (
    overloaded,
    narrow_links,
    implausible,
    many_connections,
    undecided,
    not_covered,
    not_separable,
    extrapolated,
)
