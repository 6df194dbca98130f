"""What was measured beside what the model says: each resource of each machine of a design."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np
from attrs import evolve, frozen

from models.calibration.keys import read_tables
from models.capacity.floats import Floats
from models.capacity.results import RESOURCES, Evaluation, Gauge
from models.comparisons.hours import ALL_DAY, Hours
from models.plan.choices import CLOCK, CORES, MEMORY
from models.plan.dns_names import dns_name, short_name
from models.plan.entities import Design, Machine
from models.plan.kinds import cpus_of, hardware_of, runs_roles
from models.plan.queries import with_exchange
from models.plan.unknown_hardware import unknown_parts
from models.units import PERCENT, mbit_s_to_kb_s

STATISTICS = ("mean", "p95", "peak")
# Predictions are for a busy hour; the mean over a day is mostly that of its quiet hours.
USUAL_STATISTIC = "p95"
BYTES_A_KB = 1_000.0
# Any instance of an object, and that of a virtual machine in a log of its host.
ALL, OF_VM = "*", "vm"
HIGH_PERCENTILE = 95.0


@frozen
class Sampled:
    """A counter over the windows of a log, as its reader gives it.

    Parameters
    ----------
    machine, object, instance, counter : str
        As the log writes them.
    mean, peak : (windows,)
        In the counter's unit; NaN where too few samples are there.
    start : (windows,)
        When each begins [s since the epoch, in the machine's own time].
    """

    machine: str
    object: str
    instance: str
    counter: str
    mean: Floats
    peak: Floats
    start: Floats

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Return what names the counter."""
        return self.machine, self.object, self.instance, self.counter


# When windows begin, and the CPU that the model gives the users counted in them, by the id of a machine.
ExpectedUses = Mapping[str, tuple[Floats, Floats]]


@frozen(eq=False, kw_only=True)
class MeasuredUse:
    """The use of one resource of a machine over the windows of a log.

    Parameters
    ----------
    start, mean, peak : (windows,)
        When each begins, and the use in it [fraction]; NaN where too few samples are there.
    """

    machine_id: str
    resource: str
    start: Floats
    mean: Floats
    peak: Floats


@frozen(eq=False)
class MeasuredUses:
    """All uses that a log knows, and the names of the log that match no machine."""

    uses: tuple[MeasuredUse, ...]
    unmatched: tuple[str, ...]

    def of(self, machine_id: str, resource: str) -> MeasuredUse | None:
        """Return the use of one resource of a machine, or None where the log does not have it."""
        return next((use for use in self.uses if (use.machine_id, use.resource) == (machine_id, resource)), None)


@frozen(kw_only=True)
class CounterNames:
    """Which columns of a log are meant, whatever the case of their letters.

    Parameters
    ----------
    object, counter : tuple of str
        Alternatives in small letters.
    instance : str
        Of the object; `ALL` or `OF_VM` for several.
    besides : tuple of str
        Parts of the names of instances that `ALL` leaves out, and whole names that `OF_VM` does.
    names : (str, str)
        Object and counter in English.
    """

    object: frozenset[str]
    instance: str
    counter: frozenset[str]
    names: tuple[str, str]
    besides: tuple[str, ...] = ()

    def fits(self, name: str, instance: str, counter: str) -> bool:
        """Return whether a column of a log is meant."""
        if name.casefold() not in self.object or counter.casefold() not in self.counter:
            return False
        if self.instance == OF_VM:
            # "123:mail" is a machine, "123:mail:456:vmx:mail" one of its worlds.
            _, colon, name = instance.partition(":")
            return bool(colon) and ":" not in name and name.casefold() not in self.besides
        if self.instance == ALL:
            return not any(word in instance.casefold() for word in self.besides)
        return instance.casefold() == self.instance.casefold()

    def path(self, machine: str) -> str:
        """Return the counter of a machine as `logman` takes it."""
        instance = f"({self.instance})" if self.instance else ""
        return f"\\\\{machine.strip()}\\{self.names[0]}{instance}\\{self.names[1]}"


def counter_names(rule: Mapping[str, Any]) -> dict[str, Any]:
    """Return what `CounterNames` takes of an entry of a file of rules."""
    return {
        "object": frozenset(name.casefold() for name in rule["object"]),
        "instance": rule["instance"],
        "counter": frozenset(name.casefold() for name in rule["counter"]),
        "names": (rule["object"][0], rule["counter"][0]),
        "besides": tuple(rule.get("besides", ())),
    }


@frozen(kw_only=True)
class CounterRule(CounterNames):
    """Which resource of which machines a counter measures, as `counters.toml` says.

    Parameters
    ----------
    of : frozenset of str
        The kinds of machines.
    hypervisors : tuple of str
        How the ids of the hypervisors begin on which it is to be recorded; empty for all.
    unit : str
        What a value is: ``share``, ``cores``, ``vcpu-mhz``, ``free-mb``, ``rate`` or ``bytes``.
    """

    resource: str
    of: frozenset[str]
    unit: str
    hypervisors: tuple[str, ...] = ()

    def is_recorded_on(self, design: Design, machine: Machine) -> bool:
        """Return whether a machine has the counter, as far as its hypervisor says."""
        if machine.kind not in self.of or self.instance == OF_VM:
            return False
        hypervisor = getattr(hardware_of(design, machine), "hypervisor", "")
        return not self.hypervisors or hypervisor.startswith(self.hypervisors)


@frozen(eq=False, kw_only=True)
class MeasuredRow:
    """A resource of a machine, as measured and as calculated.

    Parameters
    ----------
    values : mapping of str to float
        The measured use by `STATISTICS` [fraction].
    windows : int
        How many windows have enough samples.
    predicted : Gauge
        What the model says, with its band.
    verdict : str
        ``inside`` the band, ``above`` or ``below`` it by the chosen statistic; ``unknown`` without a prediction.
    expected : float or None
        Mean of what the model gives the users counted in these windows [fraction]; None where the log does not count
        them.
    """

    machine_id: str
    resource: str
    values: Mapping[str, float]
    windows: int
    predicted: Gauge
    verdict: str
    expected: float | None = None


@frozen(eq=False)
class MeasuredBeside:
    """All rows, with Exchange and outside of their bands first, and the names of the log that match no machine."""

    rows: tuple[MeasuredRow, ...]
    unmatched: tuple[str, ...]


def read_counter_rules(folder: Traversable) -> tuple[CounterRule, ...]:
    """Return which counters measure what."""
    document = read_tables(folder / "counters.toml")
    return tuple(
        CounterRule(
            resource=rule["resource"],
            of=frozenset(rule["of"]),
            unit=rule["as"],
            hypervisors=tuple(rule.get("on", ())),
            **counter_names(rule),
        )
        for rule in document.values()
    )


def counter_paths(
    design: Design, rules: Sequence[CounterRule], of_drivers: Mapping[str, Sequence[CounterNames]] | None = None
) -> tuple[str, ...]:
    """Return the counters to record for the servers and virtual machines of a design, by their English names.

    What a hypervisor counts is recorded on its hosts with tools of its own.

    Parameters
    ----------
    of_drivers : mapping of str to sequence of CounterNames, optional
        By the id of a machine, what counts its users there; see `driver_counts.counted_on`.
    """
    paths = []
    for machine in filter(runs_roles, design.machines):
        names: list[CounterNames] = [rule for rule in rules if rule.is_recorded_on(design, machine)]
        names += (of_drivers or {}).get(machine.id, ())
        paths += [name.path(machine.name) for name in names]
    return tuple(paths)


def joined(sampled: Iterable[Sampled]) -> tuple[Sampled, ...]:
    """Return each counter once, with the windows of all logs that have it one after the other."""
    found: dict[tuple[str, ...], list[Sampled]] = {}
    for series in sampled:
        found.setdefault(tuple(part.casefold() for part in series.key), []).append(series)
    return tuple(_joined(parts) for parts in found.values())


def _joined(parts: list[Sampled]) -> Sampled:
    if len(parts) == 1:
        return parts[0]
    start = np.concatenate([part.start for part in parts])
    order = np.argsort(start, kind="stable")
    mean, peak = (np.concatenate([getattr(part, name) for part in parts])[order] for name in ("mean", "peak"))
    return evolve(parts[0], start=start[order], mean=mean, peak=peak)


def measured_uses(
    design: Design, sampled: Iterable[Sampled], rules: Sequence[CounterRule], named: Mapping[str, str]
) -> MeasuredUses:
    """Return what a log says that the machines of a design used.

    Parameters
    ----------
    sampled : iterable of Sampled
        Each counter once; see `joined`.
    named : mapping of str to str
        The id of a machine for a name in the log that does not match by itself.
    """
    machine_of = machines_by_name(design, named)
    found: dict[tuple[str, str], tuple[CounterRule, str, list[Sampled]]] = {}
    unmatched: dict[str, None] = {}
    sampled = tuple(sampled)
    # Of several counters of one resource the first of the rules counts.
    for rule in rules:
        for series in sampled:
            if rule.fits(series.object, series.instance, series.counter):
                name = series.instance.partition(":")[2] if rule.instance == OF_VM else series.machine
                machine = machine_of.get(short_name(name))
                if machine is None:
                    unmatched[name] = None
                elif machine.kind in rule.of:
                    first, known, alike = found.setdefault((machine.id, rule.resource), (rule, short_name(name), []))
                    # Of two names for one machine the first counts: loads of two would be added up.
                    if first is rule and known == short_name(name):
                        alike.append(series)
    uses = (_use(design, place, rule, series) for place, (rule, _name, series) in found.items())
    return MeasuredUses(tuple(use for use in uses if use is not None), tuple(unmatched))


def measured_beside(
    design: Design,
    evaluation: Evaluation,
    measured: MeasuredUses,
    statistic: str,
    hours: Hours = ALL_DAY,
    expected: ExpectedUses | None = None,
) -> MeasuredBeside:
    """Return what a log measured beside what the model says.

    Parameters
    ----------
    statistic : str
        Of `STATISTICS`, which the verdict uses.
    hours : Hours
        Which windows count.
    expected : mapping, optional
        What the model gives the users whom the log counts.
    """
    known = {machine.id for machine in design.machines}
    uses = [use for use in measured.uses if use.machine_id in known]
    rows = [row for use in uses if (row := _row(evaluation, use, statistic, hours, expected or {})) is not None]
    exchange = with_exchange(design)

    def place(row: MeasuredRow) -> tuple[object, ...]:
        inside = row.verdict == "within the range"
        return row.machine_id not in exchange, inside, row.machine_id, RESOURCES.index(row.resource)

    return MeasuredBeside(tuple(sorted(rows, key=place)), measured.unmatched)


def machines_by_name(design: Design, named: Mapping[str, str]) -> dict[str, Machine]:
    """Return the machines by their names before the first dot, in small letters; names that two have are left out.

    A machine goes by its DNS name as well, where that is no name of another.
    """
    found: dict[str, list[Machine]] = {}
    called: dict[str, list[Machine]] = {}
    for machine in design.machines:
        found.setdefault(short_name(machine.name), []).append(machine)
        called.setdefault(short_name(dns_name(machine)), []).append(machine)
    names = {name: machines for name, machines in called.items() if name and name not in found} | found
    clear = {name: machines[0] for name, machines in names.items() if len(machines) == 1}
    return clear | {
        short_name(name): design.by_id[identifier] for name, identifier in named.items() if identifier in design.by_id
    }


def _use(design: Design, place: tuple[str, str], rule: CounterRule, series: Sequence[Sampled]) -> MeasuredUse | None:
    machine_id, resource = place
    use_of = _use_of_counter(design, design.by_id[machine_id], rule)
    alike = [each for each in series if np.array_equal(each.start, series[0].start)]
    if use_of is None:
        return None
    mean = use_of(np.sum([each.mean for each in alike], axis=0))
    # What is free at its most is used at its least, so the means of windows stand for the peak there.
    peak = mean if rule.unit == "free-mb" else use_of(np.sum([each.peak for each in alike], axis=0))
    return MeasuredUse(machine_id=machine_id, resource=resource, start=series[0].start, mean=mean, peak=peak)


def _row(
    evaluation: Evaluation, use: MeasuredUse, statistic: str, hours: Hours, expected: ExpectedUses
) -> MeasuredRow | None:
    known = np.isfinite(use.mean) & hours.include(use.start)
    if not known.any():
        return None
    values = {
        "mean": float(use.mean[known].mean()),
        "p95": float(np.percentile(use.mean[known], HIGH_PERCENTILE)),
        "peak": float(use.peak[known].max()),
    }
    predicted = evaluation.gauge(use.machine_id, use.resource)
    return MeasuredRow(
        machine_id=use.machine_id,
        resource=use.resource,
        values=values,
        windows=int(known.sum()),
        predicted=predicted,
        verdict=predicted.verdict_on(values[statistic]),
        expected=_expected(expected.get(use.machine_id), use.start[known]) if use.resource == "cpu" else None,
    )


def _expected(given: tuple[Floats, Floats] | None, counted: Floats) -> float | None:
    """Return the mean of what the model gives the users of some windows; None where they are not counted."""
    if given is None:
        return None
    start, use = given
    inside = np.isin(start, counted) & np.isfinite(use)
    return float(use[inside].mean()) if inside.any() else None


def _use_of_counter(design: Design, machine: Machine, rule: CounterRule) -> Callable[[Floats], Floats] | None:
    """Return what makes a use of a counter's value [fraction]; None where the plan does not say the capacity."""
    hardware = hardware_of(design, machine)
    unknown = unknown_parts(hardware)
    network = getattr(machine, "network_mbit_s", hardware.network_mbit_s)
    capacity = {
        "share": PERCENT,
        "cores": None if CORES in unknown_parts(machine) else PERCENT * float(cpus_of(machine)),
        "vcpu-mhz": None if CLOCK in unknown else hardware.processor.clock_mhz,
        "rate": machine.disk_iops,
        "bytes": None if network is None else mbit_s_to_kb_s(network) * BYTES_A_KB,
        "free-mb": None if MEMORY in unknown_parts(machine) else float(machine.memory_mb),
    }[rule.unit]
    if capacity is None:
        return None
    if rule.unit == "free-mb":
        return lambda free: 1.0 - free / capacity
    return lambda value: value / capacity
