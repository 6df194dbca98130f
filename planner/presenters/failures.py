"""Failures in sentences and as tables: what goes down, who is no longer served, which machine it is too much for."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from models.comparisons.failures import FailureResult, Failures
from models.comparisons.outages import Outage
from models.plan.entities import Design, Plan
from models.words import all_of, count, counted, percent, say
from planner.presenters.numbers import NO_DATA
from planner.presenters.status import RESOURCE_WORDS

MOST_NAMED = 3


@frozen(kw_only=True)
class FailureRow:
    """One line of a table of failures, and what it speaks of.

    Parameters
    ----------
    ids : tuple of str
        What is down, or the machine and then what is down.
    state : str
        ``ok``, ``high`` where a machine passes a ceiling, ``over`` where users are not served.
    """

    ids: tuple[str, ...]
    cells: tuple[str, ...]
    state: str


def names_in(plan: Plan, design: Design) -> dict[str, str]:
    """Return the name of everything that can be down or too busy."""
    rows = (*plan.sites, *design.machines)
    names = {one.id: one.name for one in rows}
    sites = {one.id: one.name for one in plan.sites}
    return names | {
        link.id: say("link {ends}", ends=" – ".join(sites[end] for end in link.ends)) for link in plan.links
    }


def outage_words(outage: Outage, names: Mapping[str, str]) -> str:
    """Return "ESX-01 and ESX-02"."""
    return all_of([names[one] for one in outage.down])


def summary_line(found: Failures, names: Mapping[str, str]) -> str:
    """Return in a sentence or two what failures the design survives, and which hurts most."""
    sentences = [*_survived(found)]
    worst = next(iter(found.results), None)
    if worst is not None and not worst.survived:
        sentences.append(say("{outage} hurts most: {what}.", outage=outage_words(worst.outage, names),
                             what=consequence(worst, names)))  # fmt: skip
    return " ".join(sentences)


def _survived(found: Failures) -> Iterator[str]:
    for number, one, many in (
        (1, "{survived} of {count} failure is survived.", "{survived} of {count} single failures are survived."),
        (2, "{survived} of {count} pair is survived.", "{survived} of {count} pairs of failures are survived."),
    ):
        some = [result for result in found.results if len(result.outage.down) == number]
        if some:
            survived = sum(result.survived for result in some)
            yield counted(len(some), one, many, survived=count(survived))


def consequence(result: FailureResult, names: Mapping[str, str]) -> str:
    """Return what a failure does: "300 users are not served, EX-CAS-1 passes a ceiling"."""
    parts = []
    if result.unserved:
        parts.append(counted(result.unserved, "{count} user is not served", "{count} users are not served"))
    if result.above:
        machines = all_of([names[one] for one in result.above[:MOST_NAMED]])
        if len(result.above) > MOST_NAMED:
            machines = counted(len(result.above), "{count} machine", "{count} machines")
        parts.append(say("above a ceiling: {machines}", machines=machines))
    return ", ".join(parts) or say("everyone is served below the ceilings")


FAILURE_HEAD = ("Down", "Users not served", "Above a ceiling", "VMs stopped", "Busiest machine then")
MACHINE_HEAD = ("Machine", "Worst case", "Use then, against its ceiling")


def failure_rows(found: Failures, names: Mapping[str, str]) -> list[FailureRow]:
    """Return a row for each outage, the gravest first."""
    return [
        FailureRow(
            ids=one.outage.down,
            cells=(
                outage_words(one.outage, names),
                count(one.unserved) if one.unserved else NO_DATA,
                all_of([names[each] for each in one.above[:MOST_NAMED]])
                if len(one.above) <= MOST_NAMED
                else counted(len(one.above), "{count} machine", "{count} machines"),
                count(one.stopped) if one.stopped else NO_DATA,
                _use_words(names[one.busiest], one.resource, one.use) if one.busiest else NO_DATA,
            ),
            state="over" if one.unserved else "high" if one.above else "ok",
        )
        for one in found.results
    ]


def machine_rows(found: Failures, names: Mapping[str, str]) -> list[FailureRow]:
    """Return a row for the worst case of each machine, the highest use first."""
    ordered = sorted(found.worst, key=lambda one: (-one.use, one.machine_id))
    return [
        FailureRow(
            ids=(one.machine_id, *one.outage.down),
            cells=(
                names[one.machine_id],
                outage_words(one.outage, names),
                say("{use} of its {resource} ceiling", use=percent(one.use), resource=RESOURCE_WORDS[one.resource]),
            ),
            state="high" if one.use > 1.0 else "ok",
        )
        for one in ordered
    ]


def _use_words(name: str, resource: str, use: float) -> str:
    return say(
        "{machine}, {use} of its {resource} ceiling", machine=name, use=percent(use), resource=RESOURCE_WORDS[resource]
    )
