"""One machine of each sort at each site: what is evaluated, and holds for all that are alike there."""

from functools import cached_property

import numpy as np
from attrs import asdict, evolve, fields, frozen
from numpy.typing import NDArray

from models.capacity.alike import leaders
from models.capacity.arrays import Assignments, CompiledDesign, Machines
from models.capacity.floats import NOBODY, Flags, Floats, Indices, Value, each_once, taken
from models.capacity.load import Load


@frozen(eq=False)
class Distinct:
    """The machines of a design without those that are like another one at the same site.

    Parameters
    ----------
    design : CompiledDesign
        With one of each; shares are those of the whole design.
    machine : (machines,)
        Row in it of each machine of the whole design, or of the one that is like it.
    assignment : (assignments,)
        The same of each duty of each machine.
    """

    design: CompiledDesign
    machine: Indices
    assignment: Indices

    @cached_property
    def number(self) -> Floats:
        """Return how many machines each distinct one stands for: (distinct machines,)."""
        return np.bincount(self.machine, minlength=len(self.design.entities)).astype(np.float64)

    def of_all(self, values: NDArray[Value], out: NDArray[Value] | None = None) -> NDArray[Value]:
        """Return values of the distinct machines for all machines: (..., machines).

        Parameters
        ----------
        values : (..., distinct machines)
        out : (..., machines), optional
            Written and returned where it is given.
        """
        return taken(values, self.machine, out)

    def load_of_all(self, load: Load) -> Load:
        """Return the load of the whole design from that of its distinct machines."""
        parts = asdict(load, recurse=False)
        drivers, (linear, quadratic, curve) = parts.pop("drivers"), parts.pop("cpu_parts")
        return Load(
            drivers=drivers[..., self.assignment, :],
            cpu_parts=(self.of_all(linear), self.of_all(quadratic), self.of_all(curve)),
            **{name: self.of_all(values) for name, values in parts.items()},
        )


def machines_of_sites(compiled: CompiledDesign, sites: Flags) -> tuple[CompiledDesign, Indices]:
    """Return the machines of some sites as a design, with their rows in the whole one: (machines of the sites,).

    Parameters
    ----------
    sites : (sites,)
        Which.
    """
    rows = np.flatnonzero(sites[compiled.machines.site])
    return restricted(compiled, rows, np.flatnonzero(sites[compiled.assignments.site])), rows


def distinct_machines(compiled: CompiledDesign) -> Distinct:
    """Return what is evaluated in place of a design.

    Machines alike at one site have the same share of its load: it follows from what they are.
    """
    machines = compiled.machines
    lead = leaders(machines.sort, machines.host, machines.is_vm, _places(compiled))
    rows, machine = np.unique(lead, return_inverse=True)
    held = compiled.assignments.machine
    mine = np.flatnonzero(lead[held] == held)
    first = np.searchsorted(held, np.arange(len(lead)))
    place = np.arange(len(held)) - first[held]
    assignment = np.searchsorted(mine, first[lead[held]] + place)
    return Distinct(restricted(compiled, rows, mine), machine, assignment)


def _places(compiled: CompiledDesign) -> Indices:
    """Return a number that machines share which may be alike: their site; a member of a group is like no other."""
    machines, rows = compiled.machines, compiled.assignments
    members = each_once(machines.host[rows.machine[rows.group != NOBODY]])
    places = machines.site.copy()
    places[members] = len(compiled.site_rows) + np.arange(len(members))
    return places


def restricted(compiled: CompiledDesign, rows: Indices, held: Indices) -> CompiledDesign:
    """Return some machines of a design as arrays, hosts with all of their VMs, with the shares that they have in it.

    Parameters
    ----------
    rows : (some machines,)
        In rising order.
    held : (some assignments,)
        Rows of theirs.
    """
    machines, assignments = compiled.machines, compiled.assignments
    own = {each.name: getattr(machines, each.name)[..., rows] for each in fields(Machines) if each.name != "ids"}
    own["host"] = np.searchsorted(rows, own["host"])
    duties = {
        each.name: getattr(assignments, each.name)[..., held] for each in fields(Assignments) if each.name != "costs"
    }
    duties["machine"] = np.searchsorted(rows, duties["machine"])
    return evolve(
        compiled,
        entities=tuple(compiled.entities[row] for row in rows.tolist()),
        machines=Machines(ids=tuple(machines.ids[row] for row in rows.tolist()), **own),
        assignments=Assignments(costs=assignments.costs, **duties),
    )
