"""Why a machine's CPU is what it is."""

from collections.abc import Iterator
from math import isclose

import numpy as np

from models.calibration.figures import Figure
from models.calibration.heads import STORE
from models.capacity.bounds import OPPOSITE
from models.capacity.coefficients import POOLED
from models.capacity.drivers import COLUMN
from models.capacity.floats import NOBODY
from models.capacity.hosting import DERATE_FIGURES
from models.capacity.load import by_machine
from models.capacity.machines import RATE_ESTIMATE, THREAD_SHARE, processor_of, specint_rate
from models.capacity.processor import pooled_spread
from models.capacity.trail import Step, figures_of
from models.capacity.trails.costs import cost_steps
from models.capacity.trails.subject import Subject
from models.plan.entities import Processor, Vm
from models.plan.kinds import is_physical, is_virtual, require_host, role_holder
from models.units import PERCENT
from models.words import count, local, percent, significant, tr_count, tr_format, trimmed


def host_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a host's CPU: the cores that its VMs keep busy over the cores it has."""
    machines = subject.compiled.machines
    total = taken = 0.0
    for vm in subject.vms():
        steps = tuple(own_steps(vm))
        vcpus, most = float(machines.cores[vm.row]), float(machines.host_cores[vm.row])
        busy = min(_last(steps), 1.0) * most
        total += busy
        taken += busy * (1.0 - float(machines.derate[subject.bound, vm.row]))
        names = {"vm": vm.machine.name, "busy": significant(busy), "cores": count(vcpus)}
        text = tr_format("{vm} keeps {busy} of its {cores} vCPUs busy", **names)
        if _last(steps) > 1.0:
            text = tr_format("{vm} needs more than its {cores} vCPUs: all of them are busy", **names)
        if most < vcpus:
            names |= {"most": trimmed(most, 1), "use": percent(min(_last(steps), 1.0))}
            text = tr_format("{vm} keeps {use} of {most} cores busy with {cores} threads", **names)
        yield Step(text, busy, "cores", tuple(figures_of(steps)), adds=True)
    given = float(machines.cores[subject.row])
    if total:
        words = significant(taken), significant(total)
        text = tr_format("Virtualization overhead: {taken} of these {total} cores", taken=words[0], total=words[1])
        yield Step(text, taken, "cores")
    result = total / given
    told = {"busy": significant(total), "use": percent(result)}
    text = tr_count(given, "{busy} ÷ {count} core = {use}", "{busy} ÷ {count} cores = {use}", **told)
    yield Step(text, result)


def machine_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a server's or VM's CPU: demand divided by capacity, and its wait for the host."""
    steps = tuple(own_steps(subject))
    yield from steps
    own, final = _last(steps), subject.value("cpu")
    if own and final > own and not isclose(final, own):
        factor, use = significant(final / own), percent(final)
        text = tr_format("× {factor}: the host's VMs need more cores than it has = {use}", factor=factor, use=use)
        yield Step(text, final)


def own_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a server's or VM's CPU by itself, before it waits for its host."""
    if float(subject.load.cpu_parts[2][subject.row]):
        steps = tuple(_curve_steps(subject))
        yield from steps
        yield from _other_steps(subject, _last(steps))
        return
    unit, total = subject.calibration.head.cpu_unit, 0.0
    yield from _group_steps(subject)
    for step in (*cost_steps(subject, "cpu", unit), *_pooled_steps(subject, unit)):
        total += (step.value or 0.0) if step.adds else 0.0
        yield step
    yield from _estimate_steps(subject)
    capacity = float(subject.compiled.machines.capacity[subject.bound][subject.row])
    text, figures = _capacity_words(subject, unit)
    if subject.duties:
        yield Step(f"{text} = {significant(capacity)} {unit}", capacity, unit, figures)
    result = total / capacity
    if subject.duties:
        yield Step(f"{significant(total)} ÷ {significant(capacity)} {unit} = {percent(result)}", result)
    steps = tuple(_error_steps(subject, result))
    yield from steps
    yield from _other_steps(subject, _last(steps) if steps else result)


def _group_steps(subject: Subject) -> Iterator[Step]:
    """Return the step that says which databases of its group a server holds on a normal day."""
    rows = subject.compiled.assignments
    for assignment, duty in subject.assignments():
        if duty == STORE and rows.group[assignment] != NOBODY:
            held = subject.compiled.groups[int(rows.group[assignment])]
            active, passive = (round(held.databases(part[:, assignment])) for part in (rows.active, rows.passive))
            text = tr_format(
                "Of {databases} databases of {dag}: {active} active, {passive} as passive copies",
                databases=count(held.dag.databases), dag=held.dag.name, active=count(active), passive=count(passive),
            )  # fmt: skip
            yield Step(text, None)


def _estimate_steps(subject: Subject) -> Iterator[Step]:
    """Return the step that estimates SPECint_rate2006 where only a newer result is given."""
    processor = processor_of(subject.compiled.design, subject.machine)
    if processor.specint_rate2006 is not None or not _uses_rate(subject, processor):
        return
    # Much capacity makes a low load: the bounds of the machine are swapped.
    rate = specint_rate(processor, subject.calibration, OPPOSITE[subject.end])
    text = tr_format(
        "SPECint_rate2006, estimated from SPECrate2017_int_base {result}: {rate}",
        result=significant(processor.specrate2017_int_base or 0.0),
        rate=significant(rate or 0.0),
    )
    yield Step(text, rate, "", (subject.calibration.get(RATE_ESTIMATE),))


def _uses_rate(subject: Subject, processor: Processor) -> bool:
    given = processor.specint_rate2006 is not None or processor.specrate2017_int_base is not None
    return given and subject.calibration.find("platform.specint_per_core") is not None


def _last(steps: tuple[Step, ...]) -> float:
    return steps[-1].value or 0.0


def _pooled_steps(subject: Subject, unit: str) -> Iterator[Step]:
    """Return the step for the uncertainty of pooled requests, whose separate costs are unknown."""
    for assignment, role in subject.assignments():
        share = subject.calibration.find(f"{role}.cpu.{POOLED}.owa_share")
        if share is None:
            continue
        owa, others = (np.asarray(subject.asked(assignment, name)) for name in ("owa-requests", "activesync-requests"))
        costs = subject.compiled.assignments.cost_of(assignment)
        spread = float(pooled_spread(owa, others, costs.pooled_share, subject.end))
        value = spread * float(costs.cpu[subject.bound, COLUMN[POOLED]])
        figures = (share, subject.calibration.get(f"{role}.cpu.{POOLED}"))
        if value:
            mix = percent(float(owa / (owa + others)))
            text = tr_format("Not the tested mix, {mix} of the requests are OWA: {value} {unit}", mix=mix, unit=unit,
                       value=significant(value))  # fmt: skip
            yield Step(text, value, unit, figures, adds=True)


def _error_steps(subject: Subject, result: float) -> Iterator[Step]:
    """Return the step for the error of a fit at an end of its range."""
    error = float(by_machine(subject.compiled, subject.compiled.assignments.fit_error[subject.bound])[subject.row])
    if error and result > 0.0:
        keys = (f"{role}.cpu.fit_error_points" for _, role in subject.assignments())
        figures = tuple(figure for key in keys if (figure := subject.calibration.find(key)) is not None)
        total = max(result + error, 0.0)
        text = tr_format(
            "Error of the fit: {points} percentage points = {use}",
            points=local(f"{error * PERCENT:+.1f}"),
            use=percent(total),
        )
        yield Step(text, total, "", figures)


def _other_steps(subject: Subject, result: float) -> Iterator[Step]:
    """Return the steps of what other programs use, and of the sum with the roles."""
    load, machine = role_holder(subject.machine).other, subject.machine
    if load.cpu_mhz is None:
        return
    use = float(subject.compiled.machines.other_cpu[subject.row])
    processor = processor_of(subject.compiled.design, machine)
    text = tr_format(
        "Other programs: {mhz} MHz of {cores} cores × {each} MHz = {use}",
        mhz=significant(load.cpu_mhz), cores=count(subject.compiled.machines.cores[subject.row]),
        each=significant(processor.clock_mhz * processor.relative_speed), use=percent(use),
    )  # fmt: skip
    yield Step(f"{text} ({load.source})" if load.source else text, use)
    if result:
        total = result + use
        yield Step(f"{percent(result)} + {percent(use)} = {percent(total)}", total)


def _capacity_words(subject: Subject, unit: str) -> tuple[str, tuple[Figure, ...]]:
    machine, row, machines = subject.machine, subject.row, subject.compiled.machines
    derate_ = float(machines.derate[subject.bound][row])
    processor = processor_of(subject.compiled.design, machine)
    worth = float(machines.capacity[subject.bound][row] / derate_ / machines.cores[row])
    cores, each = float(machines.cores[row]), f"{significant(worth)} {unit}"
    text = tr_count(cores, "{count} core × {each}", "{count} cores × {each}", each=each)
    figures: tuple[Figure, ...] = ()
    if _uses_rate(subject, processor):
        figures = (
            subject.calibration.get("platform.specint_per_core"),
            subject.calibration.get("platform.specint_mhz"),
        )
    if is_virtual(machine):
        text = tr_count(
            cores,
            "{count} vCPU × {each} × {derate} virtualization",
            "{count} vCPUs × {each} × {derate} virtualization",
            each=each, derate=significant(derate_),
        )  # fmt: skip
        figures += derate_figures(subject, machine)
        if machine.vcpu_is_thread:
            figures += (subject.context.library.common.get(THREAD_SHARE),)
    return text, figures


def derate_figures(subject: Subject, vm: Vm) -> tuple[Figure, ...]:
    """Return the figures of a VM's derate."""
    host = require_host(subject.compiled.design.by_id[vm.host])
    profile = subject.context.library.hypervisors[host.hypervisor]
    found = (profile.find(key) for key in DERATE_FIGURES)
    return tuple(figure for figure in found if figure is not None)


def _curve_steps(subject: Subject) -> Iterator[Step]:
    rows, bound = subject.compiled.assignments, subject.bound
    calibration = subject.calibration
    for assignment, role in subject.assignments():
        users, most = subject.asked(assignment, "users.outlook"), float(rows.curve_users[bound, assignment])
        if not np.isfinite(most) or not users:
            continue
        point = calibration.get(f"{role}.curve.measuring_point")
        text = tr_format("{users} heavy users bring it to {use}", users=count(most), use=percent(point.value))
        yield Step(text + _curve_words(subject), most, "users", _curve_figures(subject, role))
        table = rows.curve_exponent if users <= most else rows.curve_beyond
        exponent, result = float(table[bound, assignment]), float(subject.load.cpu_parts[2][subject.row])
        name = "exponent_one_processor"
        if subject.compiled.machines.cores[subject.row] >= calibration.get(f"{role}.curve.processors").value:
            name = "exponent_two_processors"
        text = f"{percent(point.value)} × ({count(users)} ÷ {count(most)})^{significant(exponent)} = {percent(result)}"
        yield Step(text, result, "", (point, calibration.get(f"{role}.curve.{name}")))


def _curve_words(subject: Subject) -> str:
    machines, row = subject.compiled.machines, subject.row
    if is_physical(subject.machine):
        return ""
    vms = int(machines.hosted[machines.host[row]])
    derate = significant(float(machines.derate[subject.bound][row]))
    return tr_count(
        vms,
        ", at {derate} of a physical processor's users: {count} VM on the host",
        ", at {derate} of a physical processor's users: {count} VMs on the host",
        derate=derate,
    )


def _curve_figures(subject: Subject, role: str) -> tuple[Figure, ...]:
    keys = ("users_one_processor", "second_processor_penalty")
    own = tuple(subject.calibration.get(f"{role}.curve.{key}") for key in keys)
    return own + (derate_figures(subject, subject.machine) if is_virtual(subject.machine) else ())
