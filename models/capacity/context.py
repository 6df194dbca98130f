"""What the rules of findings get: the design, its numbers and the figures."""

from collections.abc import Iterator
from functools import cached_property

from attrs import Factory, field, frozen

from models.calibration.heads import Role
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.distinct import Distinct, distinct_machines
from models.capacity.floats import Floats
from models.capacity.load import Load, load_of
from models.capacity.results import Evaluation
from models.plan.entities import Host, Machine, Server, Vm
from models.plan.kinds import holds_vms, is_off, runs_roles
from models.plan.queries import running_vms_by_host
from models.plan.unknown_hardware import unknown_parts


@frozen(eq=False)
class LoadsOfDesign:
    """The load of all machines of a design at each bound of the figures; made when first asked for."""

    compiled: CompiledDesign

    @cached_property
    def distinct(self) -> Distinct:
        """Return one of the machines that are alike at each site."""
        return distinct_machines(self.compiled)

    @cached_property
    def at_bounds(self) -> tuple[Load, ...]:
        """Return the load at each bound."""
        ends = (load_of(self.distinct.design, bound) for bound in range(1, len(BOUNDS)))
        return self.central, *(self.distinct.load_of_all(load) for load in ends)

    @cached_property
    def central(self) -> Load:
        """Return the load with the figures in use."""
        return self.distinct.load_of_all(load_of(self.distinct.design, 0))


def _loads_of(context: "Context") -> LoadsOfDesign:
    return LoadsOfDesign(context.compiled)


@frozen(eq=False)
class Context:
    """An evaluated design, with its load at each bound of the figures.

    Parameters
    ----------
    causes : bool
        Whether rules say which figure makes a band wide.
    loads_of_design : LoadsOfDesign
        Shared by all contexts of a design, and by its evaluation, which must not refer to a context that refers to it:
        after each edit both would stay until Python looks for cycles.
    """

    compiled: CompiledDesign
    evaluation: Evaluation
    library: Library
    causes: bool = True
    loads_of_design: LoadsOfDesign = field(default=Factory(_loads_of, takes_self=True), kw_only=True)

    @property
    def loads(self) -> tuple[Load, ...]:
        """Return the load of all machines at each bound."""
        return self.loads_of_design.at_bounds

    @property
    def load(self) -> Load:
        """Return the load of all machines with the figures in use."""
        return self.loads_of_design.central

    @property
    def drivers(self) -> Floats:
        """Return the demand on each role of each machine: (assignments, drivers)."""
        return self.load.drivers

    def duties_of(self, machine: Machine) -> tuple[str, ...]:
        """Return the duties that a machine performs; a host performs none, and neither does a VM that is off."""
        return () if holds_vms(machine) or is_off(machine) else self.library.duties_of(machine.exchange, machine.roles)

    def roles_of(self, machine: Server | Vm) -> tuple[Role, ...]:
        """Return those roles of a machine that its Exchange version has."""
        head = self.library.calibration_of(machine.exchange).head
        return tuple(role for role in head.roles if role.id in machine.roles)

    @cached_property
    def exchange_machines(self) -> tuple[tuple[int, Server | Vm], ...]:
        """Return the machines that can hold roles and are not switched off, with their row."""
        machines = enumerate(self.compiled.entities)
        return tuple((row, machine) for row, machine in machines if runs_roles(machine) and not is_off(machine))

    def hosts(self, *known: str) -> Iterator[tuple[int, Host, list[Vm]]]:
        """Return each host with its row and its VMs that are switched on; these parts of its hardware are known."""
        vms = running_vms_by_host(self.compiled.entities)
        for row, machine in enumerate(self.compiled.entities):
            if holds_vms(machine) and unknown_parts(machine).isdisjoint(known):
                yield row, machine, vms[machine.id]

    def name_of_site(self, row: int) -> str:
        """Return the name of a site."""
        return self.compiled.plan.sites[row].name

    def machine(self, row: int) -> Machine:
        """Return the machine of a row."""
        return self.compiled.entities[row]
