"""Small plans to measure: one site, one design, machines and populations as a test needs them."""

from functools import cache

from attrs import evolve

import resources
from models.calibration.library import Library, read_library
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.plan.entities import Assumptions, Design, Host, Plan, Population, Processor, Rates, Server, Site, Users, Vm
from planner.presenters.samples import read_sample, sample_names

DESIGN = "design"


@cache
def library() -> Library:
    return read_library(resources.folder())


@cache
def sample(name: str) -> Plan:
    return read_sample(resources.folder(), name)


def samples() -> list[Plan]:
    return [sample(name) for name in sample_names(resources.folder())]


def server(identifier="server", cores=8, mhz=2000.0, **values) -> Server:
    given = {"name": identifier.upper(), "site": "site", "exchange": "2010", "roles": ("cas",), "memory_mb": 16384}
    processor = values.pop("processor", Processor(cores=cores, clock_mhz=mhz))
    return Server(id=identifier, processor=processor, **(given | values))


def host(identifier="host", cores=8, mhz=2660.0, **values) -> Host:
    given = {"name": identifier.upper(), "site": "site", "hypervisor": "esx-3.0.1", "memory_mb": 16384}
    return Host(id=identifier, processor=Processor(cores=cores, clock_mhz=mhz), **(given | values))


def vm(identifier="vm", vcpus=1, **values) -> Vm:
    given = {"name": identifier.upper(), "host": "host", "exchange": "2003", "roles": ("mailbox",), "memory_mb": 4096}
    return Vm(id=identifier, vcpus=vcpus, **({"guest": "windows-2003-x86"} | given | values))


def vms(number: int, vcpus=1, **values) -> list[Vm]:
    return [vm(f"vm-{index}", vcpus, **values) for index in range(number)]


def population(identifier="users", site="site", mailboxes=0, rates=None, users=None, **values) -> Population:
    users = Users(**(users or {}))
    given = {"name": identifier, "site": site, "mailboxes": mailboxes, "rates": Rates(**(rates or {}))}
    return Population(id=identifier, users=users, **(given | values))


def plan_of(machines, populations=(), sites=("site",), links=(), **assumptions) -> Plan:
    return Plan(
        title="Test",
        assumptions=Assumptions(**assumptions),
        sites=[site if isinstance(site, Site) else Site(id=site, name=site) for site in sites],
        links=links,
        populations=populations,
        designs=(Design(id=DESIGN, name="Design", machines=machines),),
    )


def numbers_of(plan: Plan, design: str = DESIGN) -> Evaluation:
    return evaluate(plan, design, library())


def evaluated(machines, users=None, **assumptions) -> Evaluation:
    """The numbers of machines that serve one population with these users."""
    return numbers_of(plan_of(machines, [population(users=users)] if users else [], **assumptions))


def cpu(machine, **users) -> float:
    return evaluated([machine], users).gauge(machine.id, "cpu").utilization


def scaled(plan: Plan, factor: float) -> Plan:
    """The plan with all of its work scaled: users, mailboxes and measured rates."""
    return evolve(plan, populations=[_scaled_population(population, factor) for population in plan.populations])


def _scaled_population(group: Population, factor: float) -> Population:
    counts = {name: round(getattr(group.users, name) * factor) for name in Users.__annotations__}
    rates = {name: getattr(group.rates, name) for name in Rates.__annotations__}
    return evolve(
        group,
        mailboxes=round(group.mailboxes * factor),
        users=Users(**counts),
        rates=Rates(**{name: None if rate is None else rate * factor for name, rate in rates.items()}),
    )
