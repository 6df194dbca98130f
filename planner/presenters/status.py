"""What the status bar and the title say."""

from collections import Counter
from pathlib import Path

from attrs import frozen

from models.capacity.first import first
from models.capacity.results import RESOURCES, Evaluation
from models.plan.entities import Design, Host, Plan, Server, Vm
from models.plan.queries import mailboxes_of_plan, people_of_plan
from models.words import tr_count, tr_format, tr_noop, translate
from planner.presenters import numbers, safety
from planner.presenters.difference import NOUNS
from planner.presenters.safety import sanitize_file_name

RESOURCE_WORDS = {
    "cpu": tr_noop("CPU"),
    "memory": tr_noop("memory"),
    "disk": tr_noop("disk"),
    "network": tr_noop("network"),
    "storage": tr_noop("disk space"),
}
STATE_SYMBOLS = {"ok": "", "high": "▲", "over": "✖", "extrapolated": "~", "no data": "–"}
UNTITLED = tr_noop("Untitled plan")
MILLISECONDS = 1000
# More would push what stands at the right out of the window.
LONGEST_NAME = 48


@frozen
class StatusLine:
    """The parts of the status bar, each a few words; empty where there is nothing to say."""

    users: str
    machines: str
    busiest: str
    evaluated: str


def status_line(plan: Plan, design: Design | None, evaluation: Evaluation | None, seconds: float) -> StatusLine:
    """Return what the status bar says of the design that is shown."""
    return StatusLine(
        users=people_text(plan),
        machines=machines_text(design),
        busiest=busiest_text(design, evaluation),
        # Without a machine there is nothing to evaluate, and the time would be that of the first question ever.
        evaluated=_evaluated_text(seconds) if evaluation is not None and evaluation.machine_ids else "",
    )


def people_text(plan: Plan) -> str:
    """Return "18,900 mailboxes, 18,700 users": a mailbox may be nobody's, and nobody is counted twice."""
    return tr_format(
        "{mailboxes}, {users}",
        mailboxes=tr_count(mailboxes_of_plan(plan), "{count} mailbox", "{count} mailboxes"),
        users=tr_count(people_of_plan(plan), "{count} user", "{count} users"),
    )


def _evaluated_text(seconds: float) -> str:
    return tr_format("Evaluated in {time} ms", time=numbers.local(f"{seconds * MILLISECONDS:.1f}"))


def machines_text(design: Design | None) -> str:
    """Return "2 servers, 3 hosts, 5 VMs", without what there is none of."""
    counts = Counter(map(type, design.machines)) if design is not None else Counter[type]()
    nouns = {Server: NOUNS["server"], Host: NOUNS["host"], Vm: NOUNS["vm"]}
    words = (tr_count(counts[kind], *nouns[kind]) for kind in nouns if counts[kind])
    return ", ".join(words) or tr_format("No machines")


def busiest_text(design: Design | None, evaluation: Evaluation | None) -> str:
    """Return "Busiest: EX-CAS-2, CPU 104 % ✖": the machine nearest to, or furthest above, its ceiling."""
    if design is None or evaluation is None:
        return ""
    machine_id = evaluation.busiest()
    resource = evaluation.limiter_of(machine_id) if machine_id is not None else None
    if machine_id is None or resource is None:
        return ""
    gauge = evaluation.gauge(machine_id, resource)
    name = sanitize_file_name(design.by_id[machine_id].name if machine_id in design.by_id else machine_id, LONGEST_NAME)
    load = f"{translate(RESOURCE_WORDS[resource])} {numbers.percent(gauge.utilization)} {STATE_SYMBOLS[gauge.state]}"
    if _lacks_cpu(evaluation):
        return tr_format("Busiest known: {machine}, {load}", machine=name, load=load.rstrip())
    return tr_format("Busiest: {machine}, {load}", machine=name, load=load.rstrip())


def _lacks_cpu(evaluation: Evaluation) -> bool:
    """Return whether there is no data on the CPU of any machine that is switched on."""
    import numpy as np

    unknown = np.isnan(first(evaluation.utilization)[RESOURCES.index("cpu")])
    return bool((unknown & ~evaluation.is_off).any())


def file_name(path: Path | None, suggested: Path | None = None) -> str:
    """Return the name of the plan's file, or the one that is offered for it, or "Untitled plan"."""
    known = path or suggested
    return known.name if known is not None else translate(UNTITLED)


def safe_file_name(path: Path | None, suggested: Path | None = None) -> str:
    """Return that name fit for one line: nothing in it turns the direction of what stands around it."""
    return safety.sanitize_file_name(file_name(path, suggested))


def window_title(
    path: Path | None,
    modified: bool,
    suggested: Path | None = None,
    *,
    is_copy: bool = False,
    read_only: bool = False,
) -> str:
    """Return "contoso.xplan — edited"; a copy without a file and a plan that is read-only say so.

    A plan that was made of other files has a name and no file: "Oslo — not saved".
    """
    made_of = None if path is not None or is_copy else suggested
    states = (
        (tr_format("copy"), path is None and is_copy),
        (tr_format("not saved"), made_of is not None),
        (tr_format("read-only"), read_only),
        (tr_format("edited"), modified),
    )
    words = ", ".join(word for word, holds in states if holds)
    name = safe_file_name(path, Path(made_of.stem) if made_of else suggested)
    return f"{name} — {words}" if words else name
