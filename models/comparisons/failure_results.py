"""What outages do, told of each outage though those that take alike machines along are evaluated once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign
from models.capacity.dags.member_disks import MemberDisks
from models.capacity.distinct import Distinct
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import load_from, load_of
from models.capacity.no_data import unjudged
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, heard, in_silence
from models.comparisons.outages import Outage, remains, running
from models.plan.kinds import runs_roles


@frozen(kw_only=True)
class FailureResult:
    """One outage and what it does.

    Parameters
    ----------
    unserved : int
        Users, each counted once, that no machine serves although one does usually.
    restorable : int
        Those of them whose mailboxes are on no other server while machines that do the same run: their load is counted
        on these as if the databases had been restored there.
    above : tuple of str
        Machines above a ceiling that are not above it usually.
    busiest, resource, use
        The machine with the highest use against its ceiling, and that use; empty and None without data.
    stopped : int
        VMs that run no longer.
    running : bool
        Whether any machine still runs.
    unknown : bool
        Whether the CPU of a machine that still runs, and may take something over, is not known.
    others : int
        Machines that run no longer and whose programs are not Exchange: nothing takes over from them.
    dismounted : tuple of str
        Database availability groups without a quorum, by id: all of their databases are dismounted.
    cut_off : tuple of str
        Members of groups that run, but that no logs reach, by id: their copies fall behind.
    """

    outage: Outage
    unserved: int
    above: tuple[str, ...]
    busiest: str
    resource: str
    use: float | None
    stopped: int
    running: bool = True
    unknown: bool = False
    others: int = 0
    restorable: int = 0
    dismounted: tuple[str, ...] = ()
    cut_off: tuple[str, ...] = ()

    @property
    def survived(self) -> bool | None:
        """Return whether all is served and no machine exceeds a ceiling because of it; None where not known."""
        if self.unserved or self.above or self.others:
            return False
        return None if self.unknown else True


@frozen(kw_only=True)
class WorstCase:
    """The outage that loads a machine most, and its use then against the ceiling."""

    machine_id: str
    outage: Outage
    resource: str
    use: float


def alike_outages(
    distinct: Distinct, compiled: CompiledDesign, outages: Sequence[Outage], report: Report = in_silence
) -> list[list[Outage]]:
    """Return outages together that take down the same sites and links and, for each machine, one that is like it."""
    lead = dict(zip(compiled.machines.ids, distinct.machine.tolist(), strict=True))
    groups: dict[tuple[int | str, ...], list[Outage]] = {}
    for outage in heard(outages, report):
        key = tuple(sorted((lead.get(name, name) for name in outage.down), key=str))
        groups.setdefault(key, []).append(outage)
    return list(groups.values())


@frozen(eq=False)
class Effects:
    """What groups of outages that are alike do to a design, told of its distinct machines.

    Parameters
    ----------
    use : (groups, resources, distinct machines)
        Against the ceiling; -inf without data, and where none runs.
    machine : (machines,)
        Which of the distinct machines each is like.
    host : (machines,)
        Row of the host that each VM stands on; its own row for others.
    lacking : (resources, distinct machines)
        Whether there is no data in any of the outages.
    unserved, restorable, stopped : (groups,)
        Users whom no machine serves although one does usually, those of them whose load others are counted with, and
        VMs that run no longer.
    running, unknown : (groups,)
        Whether any machine still runs, and whether the CPU of one that does, and may take something over, is not known.
    others : (groups,)
        Machines that run no longer and whose programs are not Exchange.
    dismounted : (groups, database availability groups)
        Which of these have no quorum.
    cut_off : (groups, distinct machines)
        Which members of database availability groups run, but reach none that serves.
    """

    use: Floats
    machine: Indices
    host: Indices
    lacking: Flags
    unserved: Floats
    restorable: Floats
    stopped: Floats
    running: Flags
    unknown: Flags
    others: Floats
    dismounted: Flags
    cut_off: Flags


def effects_of(
    compiled: CompiledDesign,
    distinct: Distinct,
    groups: Sequence[Sequence[Outage]],
    ceiling: Floats,
    disks: MemberDisks,
) -> Effects:
    """Return what outages do to the design that they meet.

    Parameters
    ----------
    ceiling : (resources, distinct machines)
    disks : MemberDisks
        Those of the whole design.
    """
    few = distinct.design
    leading = zip(compiled.machines.ids, distinct.machine.tolist(), strict=True)
    lead = {identifier: few.machines.ids[row] for identifier, row in leading}
    first = [Outage(tuple(lead.get(name, name) for name in group[0].down)) for group in groups]
    number = running(few, first, distinct.number)
    left = remains(few, first, distinct.number)
    use = load_from(few, 0, left.asked).utilization()
    disks.fill(use, few, left.active, left.groups.passive, left.groups.asks)
    use /= ceiling
    use = np.where(left.machines[:, np.newaxis], use, -np.inf)
    stopped, machines = distinct.number - number, few.machines
    # Where the clock is not known, the CPU of programs is not either; that there are some is.
    busy = (machines.other_cpu > 0.0) | (machines.other_mb > 0.0)
    others = ~(machines.has_role | machines.is_host) & busy
    return Effects(
        use=np.where(np.isnan(use), -np.inf, use),
        machine=distinct.machine,
        host=compiled.machines.host,
        lacking=np.asarray(unjudged(use, few.machines.recommended_mb).any(axis=0)),
        unserved=left.unserved @ few.people,
        restorable=left.restorable @ few.people,
        stopped=(stopped * (machines.host_cores > 0.0)).sum(axis=-1),
        running=np.asarray(left.machines.any(axis=-1)),
        unknown=np.asarray((np.isnan(use[:, RESOURCES.index("cpu")]) & ~_apart(few)).any(axis=-1)),
        others=(stopped * others).sum(axis=-1),
        dismounted=left.groups.dismounted,
        cut_off=left.groups.cut_off,
    )


def _apart(compiled: CompiledDesign) -> Flags:
    """Return which machines have roles that nobody in the plan uses, as Edge: they take over nothing in any outage."""
    has_roles = [runs_roles(machine) and bool(machine.roles) for machine in compiled.entities]
    return np.array(has_roles, dtype=np.bool_) & ~compiled.machines.has_role


class Tally:
    """What the outages do, tile by tile."""

    def __init__(self, compiled: CompiledDesign, ceiling: Floats, disks: MemberDisks) -> None:
        self.results: list[FailureResult] = []
        self._ids = compiled.machines.ids
        self._dags = [held.dag.id for held in compiled.groups]
        self._rows = {identifier: row for row, identifier in enumerate(self._ids)}
        self._ceiling = ceiling
        usual = load_of(compiled, 0).utilization()
        disks.fill(usual, compiled, compiled.assignments.active, compiled.assignments.passive)
        usual /= ceiling
        self._usual, self.unknown = passes(usual), unjudged(usual, compiled.machines.recommended_mb)
        self._worst = np.zeros(len(self._ids))
        self._resource, self._cause = (np.zeros(len(self._ids), dtype=np.int64) for _ in range(2))
        self._causes: list[tuple[Sequence[Outage], Indices]] = []

    def add(self, effects: "Effects", groups: Sequence[Sequence[Outage]]) -> None:
        """Take in what groups of outages that are alike do."""
        self.unknown |= effects.lacking[:, effects.machine]
        for row, group in enumerate(groups):
            use = effects.use[row][:, effects.machine]
            if len(group) == 1:
                # Of several alike, each machine is up in one; of one, those that are down are down.
                use[:, np.isin(effects.host, [*self._down(group[0])])] = -np.inf
            self._keep_worst(use, group, effects.host)
            told: dict[str, Any] = {"running": bool(effects.running[row]), "unknown": bool(effects.unknown[row])}
            told |= {"unserved": round(float(effects.unserved[row])), "stopped": round(float(effects.stopped[row]))}
            told["dismounted"] = tuple(self._dags[number] for number in np.flatnonzero(effects.dismounted[row]))
            behind = np.flatnonzero(effects.cut_off[row][effects.machine])
            told["cut_off"] = tuple(self._ids[machine] for machine in behind)
            told |= {"others": round(float(effects.others[row])), "restorable": round(float(effects.restorable[row]))}
            self._tell(effects.host, use, group, told)

    def _tell(self, hosts: Indices, use: Floats, group: Sequence[Outage], told: Mapping[str, Any]) -> None:
        """Add the results of outages that are alike: they differ in the names of what is down.

        Parameters
        ----------
        hosts : (machines,)
            Row of the host that each stands on with the outage.
        use : (resources, machines)
            Against the ceiling, as if each machine were one that still runs; -inf without data.
        """
        above = np.flatnonzero((passes(use) & ~self._usual).any(axis=0))
        names = tuple(self._ids[row] for row in above)
        holders = hosts[above].tolist()
        highest = float(use.max(initial=-np.inf))
        known = bool(np.isfinite(highest))
        resource = int(use.max(axis=1).argmax()) if known else 0
        busiest = np.flatnonzero(use[resource] == highest) if known else np.zeros(0, dtype=np.int64)
        for outage in group:
            down = self._down(outage)
            at = next((row for row in busiest.tolist() if hosts[row] not in down), None)
            still = names
            if not down.isdisjoint(holders):
                still = tuple(name for name, holder in zip(names, holders, strict=True) if holder not in down)
            self.results.append(
                FailureResult(
                    outage=outage, above=still, busiest="" if at is None else self._ids[at],
                    resource=RESOURCES[resource] if known else "", use=highest if known else None, **told,
                )
            )  # fmt: skip

    def _down(self, outage: Outage) -> set[int]:
        """Return the rows of the servers and hosts that are down."""
        return {self._rows[name] for name in outage.down if name in self._rows}

    def _keep_worst(self, use: Floats, group: Sequence[Outage], host: Indices) -> None:
        highest, resource = use.max(axis=0, initial=0.0), use.argmax(axis=0)
        worse = highest > self._worst
        self._worst[worse], self._resource[worse] = highest[worse], resource[worse]
        self._cause[worse] = len(self._causes)
        self._causes.append((group, host))

    def worst(self) -> Iterator[WorstCase]:
        """Return the worst case of each machine that has any load in one: the first of its kind that leaves it up."""
        for row in np.flatnonzero(self._worst > 0.0).tolist():
            group, host = self._causes[self._cause[row]]
            holder = self._ids[host[row]]
            outage = next(outage for outage in group if holder not in outage.down)
            yield WorstCase(
                machine_id=self._ids[row],
                outage=outage,
                resource=RESOURCES[self._resource[row]],
                use=float(self._worst[row]),
            )
