"""Why a machine's CPU is what it is."""

from collections.abc import Iterator

import numpy as np

from models.calibration.figures import Figure
from models.capacity.hosting import DERATE_FIGURES
from models.capacity.machines import processor_of
from models.capacity.trail import Step
from models.capacity.trails.costs import cost_steps
from models.capacity.trails.subject import Subject
from models.plan.entities import Host, Vm
from models.words import count, counted, percent, say, significant

PERCENT_UNIT = "%"


def host_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a host's CPU: the cores that its VMs keep busy over the cores it has."""
    machines = subject.compiled.machines
    linear, quadratic, curve = subject.load.cpu_parts
    parts = linear + quadratic + curve
    total = 0.0
    for row in np.flatnonzero(machines.is_vm & (machines.host == subject.row)):
        busy = float(parts[row] * machines.cores[row])
        total += busy
        name = subject.compiled.entities[row].name
        cores = count(machines.cores[row])
        text = say("{vm} keeps {busy} of its {cores} vCPUs busy", vm=name, busy=significant(busy), cores=cores)
        yield Step(text, busy, "cores")
    given = float(machines.cores[subject.row])
    overhead = float(subject.load.overhead[subject.row])
    if total:
        taken = overhead * given
        words = significant(taken), significant(total)
        text = say("Virtualization takes {taken} of these {total} cores", taken=words[0], total=words[1])
        yield Step(text, taken, "cores")
    result = total / given
    text = say("{busy} ÷ {cores} cores = {use}", busy=significant(total), cores=count(given), use=percent(result))
    yield Step(text, result)


def machine_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a server's or VM's CPU: what is asked of it over what it has."""
    curve = float(subject.load.cpu_parts[2][subject.row])
    total = 0.0
    if curve:
        yield from _curve_steps(subject)
    else:
        unit = subject.calibration.cpu_unit
        for step in cost_steps(subject, "cpu", unit):
            total += step.value or 0.0
            yield step
        yield from _capacity_steps(subject, total, unit)
    yield from _contention_steps(subject)


def _capacity_steps(subject: Subject, total: float, unit: str) -> Iterator[Step]:
    capacity = float(subject.compiled.machines.capacity[0][subject.row])
    text, figures = _capacity_words(subject, unit)
    yield Step(f"{text} = {significant(capacity)} {unit}", capacity, unit, figures)
    result = total / capacity
    yield Step(f"{significant(total)} ÷ {significant(capacity)} {unit} = {percent(result)}", result)


def _capacity_words(subject: Subject, unit: str) -> tuple[str, tuple[Figure, ...]]:
    machine, row = subject.machine, subject.row
    machines = subject.compiled.machines
    processor = processor_of(subject.compiled.design, machine)
    worth = float(machines.capacity[0][row] / machines.derate[0][row] / machines.cores[row])
    cores, each = count(machines.cores[row]), f"{significant(worth)} {unit}"
    text = say("{cores} cores × {each}", cores=cores, each=each)
    figures: tuple[Figure, ...] = ()
    if processor.specint_rate2006 is not None and subject.calibration.find("platform.specint_per_core"):
        figures = (
            subject.calibration.get("platform.specint_per_core"),
            subject.calibration.get("platform.specint_mhz"),
        )
    if isinstance(machine, Vm):
        derate = significant(float(machines.derate[0][row]))
        text = say("{cores} vCPUs × {each} × {derate} virtualization", cores=cores, each=each, derate=derate)
        figures += derate_figures(subject, machine)
    return text, figures


def derate_figures(subject: Subject, vm: Vm) -> tuple[Figure, ...]:
    """Return the figures of a VM's derate."""
    host = subject.compiled.design.by_id[vm.host]
    assert isinstance(host, Host)  # noqa: S101 - checked when the plan was read
    profile = subject.library.hypervisors[host.hypervisor]
    found = (profile.find(key) for key in DERATE_FIGURES)
    return tuple(figure for figure in found if figure is not None)


def _curve_steps(subject: Subject) -> Iterator[Step]:
    rows = subject.compiled.assignments
    calibration = subject.calibration
    for assignment, role in subject.assignments():
        users = subject.asked(assignment, "users.outlook")
        most, exponent = float(rows.curve_users[0, assignment]), float(rows.curve_exponent[0, assignment])
        if not np.isfinite(most) or not users:
            continue
        point = calibration.get(f"{role}.curve.measuring_point")
        text = say("{users} heavy users take it to {use}", users=count(most), use=percent(point.value))
        yield Step(text + _curve_words(subject), most, "users", _curve_figures(subject, role))
        result = float(subject.load.cpu_parts[2][subject.row])
        figures = tuple(
            figure for key, figure in calibration.figures.items() if "exponent" in key and figure.value == exponent
        )
        text = f"{percent(point.value)} × ({count(users)} ÷ {count(most)})^{significant(exponent)} = {percent(result)}"
        yield Step(text, result, "", (point, *figures))


def _curve_words(subject: Subject) -> str:
    machines, row = subject.compiled.machines, subject.row
    if not isinstance(subject.machine, Vm):
        return ""
    vms = int((machines.is_vm & (machines.host == machines.host[row])).sum())
    derate = significant(float(machines.derate[0][row]))
    return counted(
        vms,
        ", with {derate} of a physical processor's users: {count} VM on the host",
        ", with {derate} of a physical processor's users: {count} VMs on the host",
        derate=derate,
    )


def _curve_figures(subject: Subject, role: str) -> tuple[Figure, ...]:
    keys = ("users_one_processor", "second_processor_penalty")
    own = tuple(subject.calibration.get(f"{role}.curve.{key}") for key in keys)
    return own + (derate_figures(subject, subject.machine) if isinstance(subject.machine, Vm) else ())


def _contention_steps(subject: Subject) -> Iterator[Step]:
    own = float(sum(part[subject.row] for part in subject.load.cpu_parts))
    final = subject.value("cpu")
    if own and final > own:
        factor, use = significant(final / own), percent(final)
        text = say("× {factor}: the host's VMs ask for more cores than it has = {use}", factor=factor, use=use)
        yield Step(text, final)
