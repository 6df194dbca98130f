"""Findings about limits by guidance: support that has ended, more memory or sockets than a version is meant for."""

from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.results import Finding
from models.dates import day_words
from models.plan.choices import EXCHANGE_VERSIONS, label_of
from models.plan.kinds import hardware_of, is_physical
from models.words import count, memory, tr_format


def support_ended(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with an Exchange version whose maker's support has a known end."""
    for _, machine in context.exchange_machines:
        support = context.library.calibration_of(machine.exchange).head.support
        if support is not None and machine.roles:
            version = label_of(EXCHANGE_VERSIONS, machine.exchange)
            text = tr_format("{machine} runs {version}, which is out of support", machine=machine.name, version=version)
            remedy = tr_format("Support ended on {day}. Move the users to Exchange SE.", day=day_words(support.ends))
            yield Finding("support-ended", "note", machine.id, text, remedy, support.source)


def memory_beyond_guidance(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with more memory than its Exchange version is recommended for."""
    for _, machine in context.exchange_machines:
        most = context.library.calibration_of(machine.exchange).find("installed.most_mb")
        if most is not None and machine.roles and machine.memory_mb > most.high:
            text = tr_format("{machine} has {memory} of memory", machine=machine.name, memory=memory(machine.memory_mb))
            remedy = tr_format(
                "The recommended maximum for the Exchange version is {memory}.", memory=memory(most.value)
            )
            yield Finding("memory-beyond-guidance", "note", machine.id, text, remedy, most.key)


def sockets_beyond_guidance(context: Context) -> Iterator[Finding]:
    """Return a note for each physical server with more processor sockets than its version is recommended for."""
    for _, machine in context.exchange_machines:
        most = context.library.calibration_of(machine.exchange).find("sockets.most")
        sockets = hardware_of(context.compiled.design, machine).sockets
        if most is not None and is_physical(machine) and sockets is not None and sockets > most.high:
            text = tr_format("{machine} has {sockets} processor sockets", machine=machine.name, sockets=count(sockets))
            remedy = tr_format(
                "The recommended maximum for the Exchange version is {sockets}.", sockets=count(most.value)
            )
            yield Finding("sockets-beyond-guidance", "note", machine.id, text, remedy, most.key)


RULES = (support_ended, memory_beyond_guidance, sockets_beyond_guidance)
