"""Many scenarios of one design at once: one product of matrices a tile that fits the cache, tiles on all cores.

What machines use is linear in the drivers but for three things, which are added item by item: costs that grow with
the square, costs of unknown shape, and CPU by a curve. `load_of` says the same for any drivers; tests hold the two
together point by point.
"""

from collections.abc import Callable

import numpy as np
from attrs import frozen

from models.capacity import virtualization
from models.capacity.arrays import CompiledDesign
from models.capacity.drivers import PROTOCOL_COLUMNS
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import assignment_drivers, by_machine, load_of
from models.capacity.nonlinear_terms import (
    NonlinearTerm,
    multiply_into,
    nonlinear_terms_of,
    pairs_of,
    shaped,
    square_cpu,
)
from models.capacity.processor import demand
from models.capacity.results import RESOURCES
from models.capacity.scenarios import ScenarioBasis
from models.capacity.tiles import Report, in_silence, in_tiles

CPU = RESOURCES.index("cpu")
TILE_NUMBERS, LEAST_SCENARIOS, MOST_SCENARIOS = 1 << 16, 16, 4096

TileHandler = Callable[[slice, Floats], None]


@frozen(eq=False, kw_only=True)
class LinearTerm:
    """The linear part of one resource: only the weights that it depends on.

    Parameters
    ----------
    columns : (terms,)
        Columns of the weights.
    matrix : (terms, machines)
        Use for each; NaN where there is no data.
    """

    columns: Indices
    matrix: Floats

    def write(self, weights: Floats, use: Floats) -> None:
        """Write the use in each scenario into `use`.

        Parameters
        ----------
        weights : (scenarios, parts and more)
            Weights of the parts, of what is there without any part, and of pairs of parts.
        use : (scenarios, machines)
            Overwritten.
        """
        multiply_into(weights[:, self.columns], self.matrix, use)


@frozen(eq=False, kw_only=True)
class Batch:
    """A design made ready for many scenarios that are made of the same parts.

    Parameters
    ----------
    linear : tuple of LinearTerm
        By resource, in `unit`.
    dominating : tuple of LinearTerm
        The least products that hold the highest of all resources but the CPU, and what may stand above the CPU.
    pairs : (2, pairs)
        The parts whose weights are multiplied, for costs that grow with the square.
    nonlinear : tuple of NonlinearTerm
        What else is not linear in the CPU.
    unit : (resources, machines)
        What use is counted in [fraction]: 1, or the ceiling.
    error, other : (machines,)
        Error of the fits of the CPU at this bound, and what other programs use [fraction of the machine].
    families : Families
        The hosts with their VMs.
    """

    linear: tuple[LinearTerm, ...]
    dominating: tuple[LinearTerm, ...]
    pairs: Indices
    nonlinear: tuple[NonlinearTerm, ...]
    unit: Floats
    error: Floats
    other: Floats
    families: "Families"

    def utilization(self, basis: ScenarioBasis, report: Report = in_silence) -> Floats:
        """Return the use of every resource in every scenario: (scenarios, resources, machines)."""
        result = np.empty((len(basis), *self.unit.shape))

        def handle(where: slice, use: Floats) -> None:
            result[where] = use

        self.visit(basis, handle, report)
        return result

    def worst(self, basis: ScenarioBasis, report: Report = in_silence, out: Floats | None = None) -> Floats:
        """Return the highest of each machine's uses in every scenario: (scenarios, machines); NaN where none is known.

        Where use is counted in ceilings, this is the use of the limiter. `out` is written where it is given.
        """
        result = np.empty((len(basis), self.unit.shape[1])) if out is None else out
        weights = self._weights(basis)

        def worker() -> Callable[[slice], None]:
            memory = np.empty((2, self.width, result.shape[1]))

            def tile(where: slice) -> None:
                mine = weights[where]
                whole, other = memory[:, : len(mine)]
                self._fill(CPU, mine, whole)
                for term in self.dominating:
                    term.write(mine, other)
                    np.fmax(whole, other, out=whole)
                result[where] = whole

            return tile

        in_tiles(len(basis), self.width, worker, report)
        return result

    def visit(self, basis: ScenarioBasis, handle: TileHandler, report: Report = in_silence) -> None:
        """Hand each tile to `handle`, on several threads: which scenarios, and their (scenarios, resources, machines).

        The memory of a tile is used again: `handle` keeps what it needs of it. `report` hears from time to time which
        part is done; what it raises ends the work.
        """
        weights = self._weights(basis)

        def worker() -> Callable[[slice], None]:
            memory = np.empty((self.width, *self.unit.shape))

            def tile(where: slice) -> None:
                use = memory[: where.stop - where.start]
                for row in range(len(RESOURCES)):
                    self._fill(row, weights[where], use[:, row])
                handle(where, use)

            return tile

        in_tiles(len(basis), self.width, worker, report)

    @property
    def width(self) -> int:
        """Return how many scenarios a tile has, so that it fits the cache."""
        machines = max(int(self.unit.shape[1]), 1)
        return min(max(TILE_NUMBERS // machines, LEAST_SCENARIOS), MOST_SCENARIOS)

    def _weights(self, basis: ScenarioBasis) -> Floats:
        """Return the weights, a column of ones for what is there without any part, and the products of pairs."""
        weights = basis.weights
        return np.hstack([weights, np.ones((len(weights), 1)), weights[:, self.pairs[0]] * weights[:, self.pairs[1]]])

    def _fill(self, resource: int, weights: Floats, use: Floats) -> None:
        """Write the use of one resource: (scenarios, machines)."""
        self.linear[resource].write(weights, use)
        if resource == CPU:
            for term in self.nonlinear:
                term.add_to(use, weights)
            if self.error.any():
                error = self.error / self.unit[CPU]
                np.copyto(use, np.maximum(use + error, 0.0), where=(use > 0.0) & (error != 0.0))
            if self.other.any():
                use += self.other / self.unit[CPU]
            self.families.settle(use, self.unit[CPU])


@frozen(eq=False, kw_only=True)
class Families:
    """The hosts that carry VMs, and their VMs, those of one host together.

    Parameters
    ----------
    vms, starts, hosts : (VMs,), (hosts,), (hosts,)
        Rows of the VMs, where each host's begin, and rows of the hosts.
    family : (VMs,)
        Which of the hosts each VM stands on.
    host_cores, most_cores : (VMs,)
        Cores of its host that a VM can keep busy, and does at most where its load is unknown.
    cores : (hosts,)
    """

    vms: Indices
    starts: Indices
    hosts: Indices
    family: Indices
    host_cores: Floats
    most_cores: Floats
    cores: Floats

    def settle(self, use: Floats, unit: Floats) -> None:
        """Make hosts as busy as their VMs make them, and let VMs wait where a host lacks cores.

        Parameters
        ----------
        use : (scenarios, machines)
            CPU of the VMs by themselves; what stands for hosts is written over.
        unit : (machines,)
            What use is counted in.
        """
        if not self.vms.size:
            return
        used = virtualization.hosted_cores(use[:, self.vms] * unit[self.vms], self.host_cores)
        unknown = np.isnan(used)
        known_cores = np.add.reduceat(np.where(unknown, 0.0, used), self.starts, axis=1)
        unknown_cores = np.add.reduceat(np.where(unknown, self.most_cores, 0.0), self.starts, axis=1)
        busy = np.where(unknown_cores > 0.0, np.nan, known_cores / self.cores)
        use[:, self.hosts] = busy / unit[self.hosts]
        # Hosts of unknown hardware may be crowded, too.
        crowded: Flags = np.asarray((~(known_cores + unknown_cores <= self.cores)).any(axis=0))
        if crowded.any():
            waiting = virtualization.waiting(known_cores, unknown_cores, self.cores)
            waits = crowded[self.family]
            use[:, self.vms[waits]] *= waiting[:, self.family[waits]]


def _families(compiled: CompiledDesign) -> Families:
    machines = compiled.machines
    vms = np.flatnonzero(machines.is_vm)
    vms = vms[np.argsort(machines.host[vms], kind="stable")]
    hosts, starts, family = np.unique(machines.host[vms], return_index=True, return_inverse=True)
    return Families(
        vms=vms,
        starts=starts.astype(np.int64),
        hosts=hosts,
        family=family,
        host_cores=machines.host_cores[vms],
        most_cores=machines.most_cores[vms],
        cores=machines.cores[hosts],
    )


def batch_of(compiled: CompiledDesign, parts: Floats, bound: int = 0, unit: Floats | None = None) -> Batch:
    """Return a design made ready for scenarios made of these parts.

    Parameters
    ----------
    parts : (parts, populations, drivers)
    bound : int
        Row in `BOUNDS`.
    unit : (resources, machines), optional
        What use is counted in; capacity unless given.
    """
    machines = compiled.machines
    unit = np.ones((len(RESOURCES), len(machines.ids))) if unit is None else unit
    asked = assignment_drivers(compiled, parts)
    pairs = pairs_of(compiled, asked, bound)
    tables = _tables(compiled, parts, asked, pairs, bound)
    in_unit = [table / own for table, own in zip(tables, unit, strict=True)]
    nonlinear = nonlinear_terms_of(compiled, asked, bound, unit[CPU], squares=not pairs.size)
    cpu_known = bool((compiled.assignments.carrying > 0.0).all() and np.isfinite(machines.other_cpu).all())
    return Batch(
        linear=tuple(_linear_term(table) for table in in_unit),
        dominating=tuple(
            _linear_term(table) for table in dominating_terms(in_unit, len(parts) + 1, cpu_known=cpu_known)
        ),
        pairs=pairs,
        nonlinear=nonlinear,
        unit=unit,
        error=by_machine(compiled, compiled.assignments.fit_error[bound]),
        other=machines.other_cpu,
        families=_families(compiled),
    )


def dominating_terms(tables: list[Floats], terms: int, *, cpu_known: bool) -> list[Floats]:
    """Return the least tables whose highest, and the CPU, are the highest of all resources of each machine.

    No weight is negative, so a resource that no term makes larger than another one's never stands above it.

    Parameters
    ----------
    tables : list of (terms and more, machines)
        By resource.
    terms : int
        How many rows all of them have.
    cpu_known : bool
        Whether the CPU is known wherever its table says so.
    """
    each = np.stack([table[:terms] for table in tables])
    never: Flags = np.asarray(np.isnan(each).any(axis=1))
    never[CPU] = False
    for resource in range(len(tables)):
        for other in range(len(tables)):
            if resource not in {other, CPU} and (other != CPU or cpu_known):
                below = (each[resource] <= each[other]).all(axis=0)
                equal = (each[resource] == each[other]).all(axis=0)
                never[resource] |= below & (~equal | (other == CPU) | (other < resource)) & ~never[other]
    never[CPU] = True
    order = np.argsort(never, axis=0, kind="stable")
    found, machines = [], np.arange(each.shape[2])
    for depth in range(int((~never).sum(axis=0).max(initial=0))):
        table = each[order[depth], :, machines].T.copy()
        nothing = never[order[depth], machines]
        table[:, nothing] = 0.0
        table[-1, nothing] = np.nan
        found.append(table)
    return found


def _linear_term(table: Floats) -> LinearTerm:
    # What is unknown does not depend on any part: its NaN is only in the row without parts.
    columns = np.flatnonzero((table != 0.0).any(axis=1))
    return LinearTerm(columns=columns, matrix=np.ascontiguousarray(table[columns]))


def _tables(compiled: CompiledDesign, parts: Floats, asked: Floats, pairs: Indices, bound: int) -> list[Floats]:
    """Return the use of each resource: (parts, without any part, pairs of parts; machines)."""
    load = load_of(compiled, bound, parts)
    without = load_of(compiled, bound, np.zeros((1, *parts.shape[1:])))
    idle = np.zeros((1, len(compiled.machines.ids)))
    cpu = [_linear(compiled, asked, bound), idle, square_cpu(compiled, asked, pairs, bound)]
    return [
        np.concatenate(cpu),
        *(
            np.concatenate([np.where(np.isnan(idle), 0.0, growing), idle])
            for growing, idle in (
                (load.memory - without.memory, without.memory),
                (load.disk - without.disk, without.disk),
                (load.network - without.network, without.network),
            )
        ),
    ]


def _linear(compiled: CompiledDesign, asked: Floats, bound: int) -> Floats:
    """Return the part of the CPU that grows with the drivers: (parts, machines)."""
    cost = compiled.assignments.cpu[bound].copy()
    cost[:, PROTOCOL_COLUMNS][shaped(compiled, bound)] = 0.0
    busy: Floats = by_machine(compiled, demand(asked, cost)) / compiled.machines.capacity[bound]
    return busy
