"""What the status bar and the title say."""

from pathlib import Path

from attrs import frozen

from models.capacity.results import RESOURCES, Evaluation
from models.comparisons.designs import users_of_plan
from models.plan.entities import Design, Host, Plan, Server, Vm
from planner.presenters import numbers

RESOURCE_WORDS = {"cpu": "CPU", "memory": "RAM", "disk": "disk", "network": "network"}
STATE_SYMBOLS = {"ok": "", "high": "▲", "over": "✖", "extrapolated": "~", "no data": "–"}
UNTITLED = "Untitled plan"
MILLISECONDS = 1000


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
        users=numbers.plural(users_of_plan(plan), "user"),
        machines=machines_text(design),
        busiest=busiest_text(design, evaluation),
        evaluated=f"Evaluated in {seconds * MILLISECONDS:.1f} ms" if evaluation is not None else "",
    )


def machines_text(design: Design | None) -> str:
    """Return "2 servers, 3 hosts, 5 VMs", without what there is none of."""
    machines = design.machines if design is not None else ()
    counts = [
        (sum(isinstance(machine, kind) for machine in machines), noun)
        for kind, noun in ((Server, "server"), (Host, "host"), (Vm, "VM"))
    ]
    return ", ".join(numbers.plural(number, noun) for number, noun in counts if number) or "No machines"


def busiest_text(design: Design | None, evaluation: Evaluation | None) -> str:
    """Return "Busiest: EX-CAS-2, CPU 104 % ✖": the machine nearest to, or furthest above, its ceiling."""
    if design is None or evaluation is None:
        return ""
    loads = []
    for machine_id in evaluation.machine_ids:
        limiter = evaluation.limiter_of(machine_id)
        gauge = evaluation.gauge(machine_id, limiter) if limiter in RESOURCES else None
        if gauge is not None and gauge.utilization is not None:
            loads.append((gauge.utilization / gauge.ceiling, machine_id, limiter or "", gauge))
    if not loads:
        return ""
    _, machine_id, resource, gauge = max(loads, key=lambda load: load[0])
    name = design.by_id[machine_id].name if machine_id in design.by_id else machine_id
    words = f"{RESOURCE_WORDS[resource]} {numbers.percent(gauge.utilization)} {STATE_SYMBOLS[gauge.state]}"
    return f"Busiest: {name}, {words}".rstrip()


def file_name(path: Path | None, suggested: Path | None = None) -> str:
    """Return the name of the plan's file, or the one that is offered for it, or "Untitled plan"."""
    known = path or suggested
    return known.name if known is not None else UNTITLED


def window_title(path: Path | None, modified: bool, suggested: Path | None = None, *, read_only: bool = False) -> str:
    """Return "contoso.xplan — edited"; a copy without a file and a plan that is read-only say so."""
    states = (
        ("copy", path is None and suggested is not None),
        ("read-only", read_only),
        ("edited", modified),
    )
    words = ", ".join(word for word, holds in states if holds)
    name = file_name(path, suggested)
    return f"{name} — {words}" if words else name
