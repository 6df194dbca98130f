"""What was measured beside what the model says: each resource of each machine of a design."""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats
from models.capacity.results import RESOURCES, Evaluation, Gauge
from models.plan.entities import Design, Machine
from models.plan.kinds import cpus_of, hardware_of, runs_roles
from models.units import PERCENT, mbit_s_to_kb_s

STATISTICS = ("mean", "p95", "peak")
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
    """

    machine: str
    object: str
    instance: str
    counter: str
    mean: Floats
    peak: Floats


@frozen(kw_only=True)
class CounterRule:
    """Which resource of which machines a counter measures, as `counters.toml` says.

    Parameters
    ----------
    names : (str, str)
        Object and counter in English.
    """

    resource: str
    object: frozenset[str]
    instance: str
    counter: frozenset[str]
    of: frozenset[str]
    unit: str
    names: tuple[str, str]
    besides: tuple[str, ...] = ()

    def fits(self, name: str, instance: str, counter: str) -> bool:
        """Return whether a column of a log is meant."""
        if name.casefold() not in self.object or counter.casefold() not in self.counter:
            return False
        if self.instance == OF_VM:
            # "123:mail" is a machine, "123:mail:456:vmx:mail" one of its worlds.
            return instance.count(":") == 1
        if self.instance == ALL:
            return not any(word in instance.casefold() for word in self.besides)
        return instance.casefold() == self.instance.casefold()


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
    """

    machine_id: str
    resource: str
    values: Mapping[str, float]
    windows: int
    predicted: Gauge
    verdict: str


@frozen(eq=False)
class MeasuredBeside:
    """All rows, those outside of their bands first, and the names of the log that match no machine."""

    rows: tuple[MeasuredRow, ...]
    unmatched: tuple[str, ...]


def read_counter_rules(folder: Traversable) -> tuple[CounterRule, ...]:
    """Return which counters measure what."""
    document = tomllib.loads(folder.joinpath("counters.toml").read_text("utf-8"))
    return tuple(
        CounterRule(
            resource=rule["resource"],
            object=frozenset(name.casefold() for name in rule["object"]),
            instance=rule["instance"],
            counter=frozenset(name.casefold() for name in rule["counter"]),
            of=frozenset(rule["of"]),
            unit=rule["as"],
            names=(rule["object"][0], rule["counter"][0]),
            besides=tuple(rule.get("besides", ())),
        )
        for rule in document.values()
    )


def counter_paths(design: Design, rules: Sequence[CounterRule]) -> tuple[str, ...]:
    """Return the counters to record for the servers and virtual machines of a design, by their English names.

    What a hypervisor counts is recorded on its hosts with tools of its own.
    """
    paths = []
    for machine in filter(runs_roles, design.machines):
        for rule in rules:
            if machine.kind in rule.of and rule.instance != OF_VM:
                instance = f"({rule.instance})" if rule.instance else ""
                paths.append(f"\\\\{machine.name.strip()}\\{rule.names[0]}{instance}\\{rule.names[1]}")
    return tuple(paths)


def measured_beside(
    design: Design,
    evaluation: Evaluation,
    sampled: Iterable[Sampled],
    rules: Sequence[CounterRule],
    statistic: str,
    named: Mapping[str, str],
) -> MeasuredBeside:
    """Return what a log measured beside what the model says.

    Parameters
    ----------
    statistic : str
        Of `STATISTICS`, which the verdict uses.
    named : mapping of str to str
        The id of a machine for a name in the log that does not match by itself.
    """
    machine_of = _by_name(design, named)
    found: dict[tuple[str, str], tuple[CounterRule, list[Sampled]]] = {}
    unmatched: dict[str, None] = {}
    for series in sampled:
        for rule in rules:
            if rule.fits(series.object, series.instance, series.counter):
                name = series.instance.partition(":")[2] if rule.instance == OF_VM else series.machine
                machine = machine_of.get(_short(name))
                if machine is None:
                    unmatched[name] = None
                elif machine.kind in rule.of:
                    known = found.setdefault((machine.id, rule.resource), (rule, []))
                    if known[0] is rule:
                        known[1].append(series)
    rows = [
        row
        for (machine_id, resource), (rule, series) in found.items()
        if (row := _row(design, evaluation, (machine_id, resource), rule, series, statistic)) is not None
    ]
    rows.sort(key=lambda row: (row.verdict == "inside", row.machine_id, RESOURCES.index(row.resource)))
    return MeasuredBeside(tuple(rows), tuple(unmatched))


def _by_name(design: Design, named: Mapping[str, str]) -> dict[str, Machine]:
    """Return the machines by their names before the first dot, in small letters; names that two have are left out."""
    found: dict[str, list[Machine]] = {}
    for machine in design.machines:
        found.setdefault(_short(machine.name), []).append(machine)
    clear = {name: machines[0] for name, machines in found.items() if len(machines) == 1}
    return clear | {_short(name): design.by_id[identifier] for name, identifier in named.items()}


def _short(name: str) -> str:
    return name.strip().partition(".")[0].casefold()


def _row(
    design: Design,
    evaluation: Evaluation,
    place: tuple[str, str],
    rule: CounterRule,
    series: Sequence[Sampled],
    statistic: str,
) -> MeasuredRow | None:
    machine_id, resource = place
    use_of = _uses(design, design.by_id[machine_id], rule)
    if use_of is None:
        return None
    mean = use_of(np.sum([each.mean for each in series], axis=0))
    # What is free at its most is used at its least, so the means of windows stand for the peak there.
    peak = mean if rule.unit == "free-mb" else use_of(np.sum([each.peak for each in series], axis=0))
    known = np.isfinite(mean)
    if not known.any():
        return None
    values = {
        "mean": float(mean[known].mean()),
        "p95": float(np.percentile(mean[known], HIGH_PERCENTILE)),
        "peak": float(peak[known].max()),
    }
    predicted = evaluation.gauge(machine_id, resource)
    return MeasuredRow(
        machine_id=machine_id,
        resource=resource,
        values=values,
        windows=int(known.sum()),
        predicted=predicted,
        verdict=_verdict(values[statistic], predicted),
    )


def _uses(design: Design, machine: Machine, rule: CounterRule) -> Callable[[Floats], Floats] | None:
    """Return what makes a use of a counter's value [fraction]; None where the plan does not say the capacity."""
    hardware = hardware_of(design, machine)
    network = getattr(machine, "network_mbit_s", hardware.network_mbit_s)
    capacity = {
        "share": PERCENT,
        "cores": PERCENT * float(cpus_of(machine)),
        "rate": machine.disk_iops,
        "bytes": None if network is None else mbit_s_to_kb_s(network) * BYTES_A_KB,
        "free-mb": float(machine.memory_mb),
    }[rule.unit]
    if capacity is None:
        return None
    if rule.unit == "free-mb":
        return lambda free: 1.0 - free / capacity
    return lambda value: value / capacity


def _verdict(value: float, predicted: Gauge) -> str:
    if predicted.low is None or predicted.high is None:
        return "unknown"
    if value > predicted.high:
        return "above"
    return "below" if value < predicted.low else "inside"
