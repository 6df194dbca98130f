"""A what-if as a value: what would be otherwise, and the one change of the plan that makes it so."""

from attrs import evolve, frozen

from models.calibration.heads import TRANSPORT
from models.calibration.library import Library
from models.plan.change import Change, Replacement
from models.plan.choices import PROTOCOL_IDS, duties_of
from models.plan.edits import add_design
from models.plan.entities import (
    Assumptions,
    Design,
    Machine,
    Override,
    Plan,
    Population,
    Rates,
    Server,
    Users,
    Vm,
)
from models.plan.kinds import holds_vms
from models.words import percent, tr_format

ONE_VCPU = "derate.one_vcpu"
AS_PLANNED = (1.0,) * len(PROTOCOL_IDS)


@frozen(kw_only=True)
class Scenario:
    """What differs from the plan; the defaults change nothing.

    Parameters
    ----------
    users : float
        Factor on mailboxes and on the users of every protocol.
    protocols : tuple of float
        Factors on the users of each protocol, on top, in the order of `PROTOCOL_IDS`.
    messages, message_size : float
        Factors on the messages of a user a day, and on their size.
    mailbox_mb : float or None
        Size of every mailbox [MB].
    overhead : float or None
        Part of a VM's processor that virtualization takes with one vCPU [fraction].
    page_sharing : bool or None
        Whether shared memory counts as capacity.
    hub_cache_mb : int or None
        Transport database cache of every Hub of the design [MB].
    cpu_ceiling, memory_ceiling : float or None
        [fraction]
    """

    users: float = 1.0
    protocols: tuple[float, ...] = AS_PLANNED
    messages: float = 1.0
    message_size: float = 1.0
    mailbox_mb: float | None = None
    overhead: float | None = None
    page_sharing: bool | None = None
    hub_cache_mb: int | None = None
    cpu_ceiling: float | None = None
    memory_ceiling: float | None = None

    @property
    def is_plan(self) -> bool:
        """Return whether everything is as planned."""
        return self == Scenario()

    @property
    def only_design(self) -> bool:
        """Return whether nothing differs that all designs of the plan share: the work, the figures, the ceilings."""
        return evolve(self, hub_cache_mb=None).is_plan

    @property
    def baseline(self) -> "Scenario":
        """Return the scenario with users and messages as planned: what machines, figures and ceilings rest on."""
        return evolve(self, users=1.0, protocols=AS_PLANNED, messages=1.0, message_size=1.0)

    def with_protocol(self, protocol: str, factor: float) -> "Scenario":
        """Return the scenario with another factor on the users of one protocol."""
        row = PROTOCOL_IDS.index(protocol)
        return evolve(self, protocols=(*self.protocols[:row], factor, *self.protocols[row + 1 :]))


def scenario_change(plan: Plan, design_id: str, scenario: Scenario, library: Library) -> Change:
    """Return the change that makes a scenario the plan: users and mailboxes in whole numbers.

    Parameters
    ----------
    design_id : str
        The design whose Hubs get the cache, and whose hypervisors get the overhead.
    """
    design = plan.design(design_id)
    populations = [(population, population_in(population, scenario)) for population in plan.populations]
    parts = [Replacement("populations", before.id, before, after) for before, after in populations if before != after]
    if design is not None:
        machines = [(machine, _machine(machine, scenario)) for machine in design.machines]
        parts += [
            Replacement("machines", before.id, before, after, design.id)
            for before, after in machines
            if before is not after
        ]
    assumptions = _assumptions(plan.assumptions, design, scenario, library)
    if assumptions != plan.assumptions:
        parts.append(Replacement("assumptions", "", plan.assumptions, assumptions))
    return Change(tr_format("Apply the what-if"), tuple(parts))


def scenario_design(plan: Plan, design_id: str, name: str, scenario: Scenario) -> Change:
    """Return the change that adds a copy of a design in which the design's own part of a scenario holds.

    Raises
    ------
    ChangeError
        If the plan has no such design.
    """
    change = add_design(plan, name, like=design_id)
    *others, copy = change.replacements[0].after
    changed = evolve(copy, machines=[_machine(machine, scenario) for machine in copy.machines])
    return evolve(change, replacements=(Replacement("designs", "", plan.designs, (*others, changed)),))


def overhead_of(plan: Plan, design: Design, library: Library) -> float | None:
    """Return the overhead of virtualization of a design's VMs with one vCPU [fraction], or None without hosts.

    Where its hypervisors differ, the largest.
    """
    mine = {override.figure: override.value for override in plan.assumptions.overrides}
    figures = [library.hypervisors[name].find(ONE_VCPU) for name in _hypervisors(design) if name in library.hypervisors]
    derates = [mine.get(figure.key, figure.value) for figure in figures if figure is not None]
    return 1.0 - min(derates) if derates else None


def population_in(population: Population, scenario: Scenario) -> Population:
    """Return what a scenario makes of a population, users and mailboxes in whole numbers."""
    factors = dict(zip(PROTOCOL_IDS, (scenario.users * factor for factor in scenario.protocols), strict=True))
    names = [protocol.replace("-", "_") for protocol in PROTOCOL_IDS]
    counts = population.users.counts()
    users = Users(
        **{name: round(count * factor) for name, count, factor in zip(names, counts, factors.values(), strict=True)}
    )
    return evolve(
        population,
        users=users,
        mailboxes=round(population.mailboxes * scenario.users),
        messages_per_day=population.messages_per_day * scenario.messages,
        message_kb=population.message_kb * scenario.message_size,
        mailbox_mb=population.mailbox_mb if scenario.mailbox_mb is None else scenario.mailbox_mb,
        rates=_rates(population, factors, scenario),
    )


def _rates(population: Population, factors: dict[str, float], scenario: Scenario) -> Rates:
    """Return the measured rates as large as the users behind them make them."""
    counts, rates = population.users.counts(), population.rates
    everyone = sum(counts)
    after = sum(count * factor for count, factor in zip(counts, factors.values(), strict=True))
    mean = after / everyone if everyone else scenario.users
    return evolve(
        rates,
        owa_requests_s=_times(rates.owa_requests_s, factors["owa"] * scenario.messages),
        activesync_requests_s=_times(rates.activesync_requests_s, factors["activesync"] * scenario.messages),
        messages_s=_times(rates.messages_s, mean * scenario.messages),
        web_connections=_times(rates.web_connections, factors["outlook-anywhere"]),
    )


def _times(rate: float | None, factor: float) -> float | None:
    return None if rate is None else rate * factor


def _machine(machine: Machine, scenario: Scenario) -> Machine:
    if scenario.hub_cache_mb is None or holds_vms(machine) or not _has_transport(machine):
        return machine
    return evolve(machine, database_cache_mb=scenario.hub_cache_mb)


def _has_transport(machine: Server | Vm) -> bool:
    return TRANSPORT in duties_of(machine.exchange, machine.roles)


def _assumptions(assumptions: Assumptions, design: Design | None, scenario: Scenario, library: Library) -> Assumptions:
    given = {
        "cpu_ceiling": scenario.cpu_ceiling,
        "memory_ceiling": scenario.memory_ceiling,
        "count_page_sharing": scenario.page_sharing,
    }
    overrides = assumptions.overrides
    if design is not None and scenario.overhead is not None:
        overrides = _overrides(assumptions, design, scenario.overhead, library)
    values = {name: value for name, value in given.items() if value is not None}
    return evolve(assumptions, overrides=overrides, **values)  # type: ignore[arg-type]


def _overrides(assumptions: Assumptions, design: Design, overhead: float, library: Library) -> tuple[Override, ...]:
    figures = [library.hypervisors[name].find(ONE_VCPU) for name in _hypervisors(design) if name in library.hypervisors]
    reason = tr_format("What-if: virtualization overhead {share}.", share=percent(overhead))
    mine = {
        figure.key: Override(figure=figure.key, value=1.0 - overhead, reason=reason) for figure in figures if figure
    }
    return (*(override for override in assumptions.overrides if override.figure not in mine), *mine.values())


def _hypervisors(design: Design) -> list[str]:
    return sorted({machine.hypervisor for machine in design.machines if holds_vms(machine)})
