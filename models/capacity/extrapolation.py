"""The ranges of figures in words, and what of a machine is outside of them."""

from collections.abc import Iterator

import numpy as np

from models.calibration.figures import Range
from models.calibration.library import FigureSet
from models.capacity.coefficients import RANGED
from models.capacity.drivers import BEYOND, COLUMN, DRIVERS, USER_COLUMNS
from models.capacity.floats import Floats
from models.capacity.hosting import DERATE_FIGURES
from models.capacity.trails.subject import Subject, words_of
from models.capacity.validity import figures_used, properties_of
from models.plan.choices import DUTIES, PROTOCOLS, label_of
from models.plan.kinds import holds_vms, is_physical, role_holder
from models.words import all_of, count, memory, percent, significant, tr_format, tr_noop, translate

PROPERTIES = {
    "cores": tr_noop("{count} cores"),
    "vcpus": tr_noop("{count} vCPUs"),
    "vms": tr_noop("{count} VMs on the host"),
    "antivirus_engines": tr_noop("{count} antivirus engines"),
    "message_kb": tr_noop("messages of {count} KB"),
    "memory_mb": tr_noop("{count} of memory"),
    "mailbox_mb": tr_noop("mailboxes of {count} MB"),
    "cpu": tr_noop("CPU at {count}"),
    "activesync_a_client": tr_noop("{count} ActiveSync users per user of another client"),
}
BEYOND_WORDS = {
    "imap4-size-beyond": tr_noop("IMAP4 users with mailboxes outside {least} to {most} MB"),
    "imap4-items-beyond": tr_noop("IMAP4 users with more than {most} items in a folder"),
    "message-size-beyond": tr_noop("messages outside {least} to {most} KB"),
    "activesync-beyond": tr_noop("more ActiveSync users than users of other clients"),
}


# Figures of every version whose range limits a driver.
RANGED_BY = {
    "imap4-size-beyond": ("imap4.fixed_mb", "mailbox_mb"),
    "message-size-beyond": ("hub.message_kb", "message_kb"),
}


def range_words(limits: Range) -> str:
    """Return the range in which a figure holds, as in "2 to 8 cores" or "at most 7,317 Outlook Anywhere users"."""
    least, most = _number(limits.of, limits.least), _number(limits.of, limits.most)
    if limits.least == limits.most:
        return _words(limits.of, least)
    if not limits.least:
        return tr_format("at most {range}", range=_words(limits.of, most))
    if np.isinf(limits.most):
        return tr_format("at least {range}", range=_words(limits.of, least))
    return _words(limits.of, tr_format("{least} to {most}", least=least, most=most))


def _number(of: str, value: float) -> str:
    if of == "cpu":
        return percent(value)
    return memory(value) if of == "memory_mb" else significant(value)


def _words(of: str, number: str) -> str:
    if of in PROPERTIES:
        return translate(PROPERTIES[of]).format(count=number)
    return words_of(of, number)


def outside(subject: Subject, resource: str) -> Iterator[str]:
    """Return what of a machine lies outside of what the figures of a resource hold for, in words."""
    if holds_vms(subject.machine):
        beyond = [vm.machine.name for vm in subject.vms() if any(outside(vm, resource))]
        if beyond:
            yield all_of(beyond)
        return
    if resource in RANGED:
        yield from _asked(subject, resource)
        yield from _of_machine(subject, resource)
    if resource == "cpu":
        yield from _not_covered(subject)
        yield from _hosted(subject)


def _asked(subject: Subject, resource: str) -> Iterator[str]:
    """Return the demands on a role that are above the range of its figures."""
    for assignment, _ in subject.assignments():
        asked, most = subject.load.drivers[assignment], subject.compiled.assignments.cost_of(assignment).most[resource]
        for column in np.flatnonzero(asked > most):
            driver = DRIVERS[column]
            if driver in BEYOND:
                yield _beyond_words(driver, subject.context.library.common)
            else:
                limits = range_words(Range(of=driver, most=float(most[column])))
                yield tr_format("{given} ({tested} measured)", given=_given(driver, asked), tested=limits)


def _beyond_words(driver: str, common: FigureSet) -> str:
    """Return what is outside the range of a figure for every version."""
    if driver == "imap4-items-beyond":
        limits = Range(of="items", most=common.get("imap4.most_items").value)
    elif driver in RANGED_BY:
        figure, of = RANGED_BY[driver]
        limits = common.get(figure).range_of(of)
    else:
        return translate(BEYOND_WORDS[driver])
    return translate(BEYOND_WORDS[driver]).format(least=count(limits.least), most=count(limits.most))


def _given(driver: str, asked: Floats) -> str:
    """Return the demand in one driver; for users who count as more or fewer of those tested, both numbers."""
    number = float(asked[COLUMN[driver]])
    heads = float(asked[COLUMN[f"users.{driver}"]]) if f"users.{driver}" in COLUMN else number
    if count(heads) == count(number):
        return words_of(driver, _number(driver, number))
    return tr_format("{users}, equivalent to {number} of the tested users", users=words_of(driver, count(heads)),
               number=count(number))  # fmt: skip


def _of_machine(subject: Subject, resource: str) -> Iterator[str]:
    machine = role_holder(subject.machine)
    properties = properties_of(machine)
    found: dict[str, str] = {}
    for figure in figures_used(machine, subject.calibration, resource):
        for limits in figure.valid:
            if limits.of in properties and not limits.holds(properties[limits.of]):
                given = _words(limits.of, _number(limits.of, properties[limits.of]))
                found[limits.of] = tr_format("{given} ({tested} measured)", given=given, tested=range_words(limits))
    yield from found.values()


def _not_covered(subject: Subject) -> Iterator[str]:
    rows = subject.compiled.assignments
    for assignment, role in subject.assignments():
        users = subject.load.drivers[assignment, USER_COLUMNS]
        if rows.known["cpu"][assignment]:
            for column in np.flatnonzero((users > 0.0) & (rows.covered[assignment] == 0.0)):
                protocol, label = translate(PROTOCOLS[column].label), label_of(DUTIES, role)
                yield tr_format("{protocol} users, whose {role} cost was not measured", protocol=protocol, role=label)


def _hosted(subject: Subject) -> Iterator[str]:
    machine, machines = subject.machine, subject.compiled.machines
    if is_physical(machine):
        return
    host = subject.other(int(machines.host[subject.row]))
    properties = {"vms": float(machines.hosted[host.row]), "vcpus": float(machine.vcpus)}
    for key in DERATE_FIGURES:
        figure = host.profile.find(key)
        for limits in figure.valid if figure is not None else ():
            if limits.of in properties and not limits.holds(properties[limits.of]):
                given = _words(limits.of, count(properties[limits.of]))
                yield tr_format("{given} ({tested} measured)", given=given, tested=range_words(limits))
