"""A proposal: a physical and a consolidated design for the same users, and the change that makes them the plan."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor, isfinite

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.dags.results import FailureRow
from models.capacity.results import RESOURCES
from models.comparisons.candidates import Candidate
from models.comparisons.lines import LINES
from models.comparisons.table import Cell
from models.errors import PlanError
from models.plan.change import Change, Replacement
from models.plan.choices import EXCHANGE_VERSIONS, label_of
from models.plan.entities import Design, Link, Plan, Population, Site
from models.plan.hardware import MachineModel
from models.plan.queries import mailboxes_of_plan
from models.proposing.disks import with_disks
from models.proposing.groups import DATABASES, offers_copies, to_survive, use_of_groups
from models.proposing.hosts import sized_hosts
from models.proposing.requirements import SPANNED, Hardware, Requirements, site_key
from models.proposing.servers import sized_servers
from models.proposing.site_losses import SiteLoss, site_losses
from models.proposing.sized import CONSOLIDATED, PHYSICAL, Shortage, SizedDesign
from models.rounding import ROUNDING
from models.words import count, tr_format

# What each design is made by.
SIZERS = {PHYSICAL: sized_servers, CONSOLIDATED: sized_hosts}
# Multiples of the memory that are tried for a machine that carries the users, the smallest first.
LARGER = (1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 32.0, 64.0)
# Memory is put into machines in steps [MB].
STEP_MB = 4096
CPU = RESOURCES.index("cpu")


@frozen
class Offer:
    """Hardware that would carry the users."""

    hardware: Hardware


@frozen
class Tight:
    """A resource of a machine with the band of its use and its ceiling [fraction]."""

    machine: str
    resource: str
    low: float
    high: float
    ceiling: float


@frozen(eq=False, kw_only=True)
class ProposedDesign:
    """One design of a proposal: sized, or what is short and the hardware that would carry the users.

    Parameters
    ----------
    offer : Offer or None
        Tried by sizing; None where the design is there, or no hardware up to so many times as large carries the users.
    losses : tuple of SiteLoss
        Of a design with one group over two sites: the sites whose loss is felt at other ones.
    """

    kind: str
    plan: Plan
    sized: SizedDesign | None = None
    shortage: Shortage | None = None
    offer: Offer | None = None
    losses: tuple[SiteLoss, ...] = ()

    def cell(self, key: str) -> Cell:
        """Return what the comparison of designs says in one of its rows."""
        assert self.sized is not None  # noqa: S101 - asked only of a design that is there
        line = next(line for line in LINES if line.key == key)
        return line.value(Candidate(self.plan, self.sized.design, self.sized.evaluation))

    @property
    def busiest_cpu(self) -> float | None:
        """Return the CPU of the busiest machine in any failure to be survived [fraction]; None where not known."""
        if self.sized is None:
            return None
        use = np.array([*self.sized.worst.utilization[CPU], *(cpu for cpu, _ in self._busiest_in_groups)])
        return None if np.isnan(use).all() else float(np.nanmax(use))

    @property
    def busiest_failure(self) -> FailureRow | None:
        """Return the failure of a group in which its CPU is the busiest: of members, or of a site where it is over two.

        None where a machine that is in no group is busier.
        """
        use, failure = max(self._busiest_in_groups, key=lambda entry: entry[0], default=(0.0, None))
        return failure if use >= (self.busiest_cpu or 0.0) - ROUNDING else None

    @property
    def _busiest_in_groups(self) -> list[tuple[float, FailureRow]]:
        """Return the CPU of the busiest member of each group in each failure, where it is known; lost sites first."""
        groups = () if self.sized is None else self.sized.groups
        rows = (row for numbers in groups for row in reversed(to_survive(numbers)))
        return [(use, row) for row in rows if (use := row.cpu.utilization) is not None and row.failed]

    @property
    def tightest(self) -> Tight | None:
        """Return the resource that the ranges of the figures take furthest against its ceiling, in the worst failure.

        None where nothing is known.
        """
        if self.sized is None:
            return None
        worst = self.sized.worst
        against = np.nan_to_num(worst.high / worst.ceiling)
        resource, row = (int(place) for place in np.unravel_index(int(against.argmax()), against.shape))
        low, high, ceiling = (float(values[resource, row]) for values in (worst.low, worst.high, worst.ceiling))
        machine = Tight(worst.machine_ids[row], RESOURCES[resource], low, high, ceiling)
        most = max([machine, *_tight_groups(self.sized)], key=lambda tight: tight.high / tight.ceiling)
        return most if most.high > 0.0 else None

    @property
    def more_mailboxes(self) -> int | None:
        """Return how many more mailboxes fit in the worst failure, in the present mix; None where it is not known."""
        if self.sized is None or self.sized.worst.is_most.any():
            return None
        in_groups = max(use_of_groups(self.sized.worst).values(), default=0.0)
        factor = min(float(self.sized.worst.factor.min(initial=np.inf)), 1.0 / in_groups if in_groups else np.inf)
        return floor(mailboxes_of_plan(self.plan) * (factor - 1.0)) if isfinite(factor) else None


@frozen(eq=False, kw_only=True)
class Proposal:
    """Both designs for the users of a plan."""

    work: Plan
    designs: Mapping[str, ProposedDesign]

    @property
    def complete(self) -> tuple[str, ...]:
        """Return the kinds of the designs that are there."""
        return tuple(kind for kind, design in self.designs.items() if design.sized is not None)


def propose(wanted: Requirements, library: Library, others: Sequence[Hardware] = ()) -> Proposal:
    """Return a physical and a consolidated design that serve everyone below every ceiling, or what is short.

    The same requirements make the same designs.

    Parameters
    ----------
    others : sequence of Hardware
        Machines that can be offered where the wanted one does not carry the users.

    Raises
    ------
    PlanError
        If there is nobody to serve, the version or hypervisor does not exist, or disks are too small.
    """
    _check(wanted, library)
    return Proposal(work=wanted.work(), designs={kind: _proposed(kind, wanted, library, others) for kind in SIZERS})


def _check(wanted: Requirements, library: Library) -> None:
    if not wanted.groups or not any(group.mailboxes for group in wanted.groups):
        raise PlanError("", tr_format("Enter at least one group of users with its mailboxes."))
    if wanted.hypervisor not in library.hypervisors:
        raise PlanError("", tr_format("There is no hypervisor “{id}”.", id=wanted.hypervisor))
    if wanted.copies > 1 and not offers_copies(wanted.exchange, library):
        label = label_of(EXCHANGE_VERSIONS, wanted.exchange)
        raise PlanError("", tr_format("{version} has no DAGs, so a database has one copy.", version=label))
    if wanted.copies > 1:
        _check_copies(wanted)
    if wanted.over_two_sites:
        _check_sites(wanted, library)


def _check_copies(wanted: Requirements) -> None:
    """Raise a PlanError where too many copies are lagged: these are not activated in a failure."""
    usable, needed = wanted.copies - wanted.lagged, 1 + max(wanted.failures, int(wanted.over_two_sites))
    if usable < needed:
        words = tr_format(
            "Surviving a failure takes {needed} copies that are not lagged; there are {usable}. Choose more copies.",
            needed=count(needed), usable=count(max(usable, 0)),
        ) if needed > 1 else tr_format("One copy of each database must not be lagged.")  # fmt: skip
        raise PlanError("", words)


def _check_sites(wanted: Requirements, library: Library) -> None:
    """Raise a PlanError where no group over two sites can be proposed."""
    homes = {site_key(group.site) for group in wanted.groups if group.mailboxes}
    if len(wanted.roles(library)) > 1 and len(homes) > SPANNED:
        label = label_of(EXCHANGE_VERSIONS, wanted.exchange)
        words = tr_format(
            "With {version}, a DAG over two sites serves users at these two sites only, as they also need servers that "
            "are not its members. Enter users at two sites, or choose a DAG at each site.",
            version=label,
        )
        raise PlanError("", words)
    if len({site_key(group.site) for group in wanted.groups}) < SPANNED:
        words = tr_format(
            "A DAG over two sites needs a second site: add a row for it, with 0 mailboxes if nobody is there."
        )
        raise PlanError("", words)


def _proposed(kind: str, wanted: Requirements, library: Library, others: Sequence[Hardware]) -> ProposedDesign:
    work = wanted.work()
    found = SIZERS[kind](work, wanted, library)
    if isinstance(found, SizedDesign):
        found = with_disks(found, work, wanted, library)
        plan = evolve(work, designs=(found.design,))
        losses = tuple(site_losses(plan, kind, library)) if wanted.over_two_sites else ()
        return ProposedDesign(kind=kind, plan=plan, sized=found, losses=losses)
    offers = (Offer(hardware) for hardware in _larger(wanted.hardware, others, found.resource))
    would_do = (offer for offer in offers if _carries(kind, evolve(wanted, hardware=offer.hardware), library, found))
    return ProposedDesign(kind=kind, plan=work, shortage=found, offer=next(would_do, None))


def _carries(kind: str, wanted: Requirements, library: Library, before: Shortage) -> bool:
    """Return whether the hardware carries the users: of the site first that other hardware did not carry."""
    if wanted.over_two_sites:
        return isinstance(SIZERS[kind](wanted.work(), wanted, library), SizedDesign)
    work = wanted.work()
    name = next(site.name for site in work.sites if site.id == before.site)
    short = evolve(wanted, groups=tuple(group for group in wanted.groups if site_key(group.site) == site_key(name)))
    return all(isinstance(SIZERS[kind](part.work(), part, library), SizedDesign) for part in (short, wanted))


def _tight_groups(sized: SizedDesign) -> Iterator[Tight]:
    """Return the CPU of the busiest member of each group in its worst failure."""
    for row in (row for numbers in sized.groups for row in to_survive(numbers)):
        member, gauge = row.busiest, row.cpu
        if member is not None and gauge.low is not None and gauge.high is not None:
            yield Tight(member, "cpu", gauge.low, gauge.high, gauge.ceiling)


def _larger(hardware: Hardware, others: Sequence[Hardware], resource: str) -> Iterator[Hardware]:
    """Return larger hardware to try: the same machine with more memory, then others with more cores.

    Of the others only the first for each number of cores, with as much memory and with more. None where no hardware
    has room for more databases.
    """
    if resource == DATABASES:
        return
    if resource == "memory":
        yield from (hardware.with_memory(_memory_mb(hardware, factor)) for factor in LARGER)
    with_more: dict[int, Hardware] = {}
    for other in others:
        if other.cores > hardware.cores:
            with_more.setdefault(other.cores, other)
    for _, other in sorted(with_more.items()):
        yield from (other.with_memory(_memory_mb(hardware, factor)) for factor in (1.0, *LARGER))


def _memory_mb(hardware: Hardware, factor: float) -> int:
    return ceil(hardware.memory_mb * factor / STEP_MB) * STEP_MB if factor > 1.0 else hardware.memory_mb


def change_of(plan: Plan, proposal: Proposal, names: Mapping[str, str], label: str) -> Change:
    """Return the one change that puts a proposal into a plan without sites, links and populations.

    Parameters
    ----------
    names : mapping of str to str
        The designs that are wanted, by their kinds, with their names. Without any, the plan keeps its designs.
    label : str
        What Undo says.

    Raises
    ------
    PlanError
        If the plan holds something already.
    """
    if plan.sites or plan.links or plan.populations or plan.models or any(design.machines for design in plan.designs):
        raise PlanError("", tr_format("The plan is not empty."))
    work = proposal.work
    rows: tuple[Site | Link | Population | MachineModel, ...] = (
        *work.sites, *work.links, *work.populations, *(work.models if names else ()),
    )  # fmt: skip
    parts = [Replacement(row.table, row.id, None, row) for row in rows]
    designs = tuple(_named_designs(proposal, names))
    if designs:
        parts.append(Replacement("designs", "", plan.designs, designs))
    return Change(label, tuple(parts))


def _named_designs(proposal: Proposal, names: Mapping[str, str]) -> Iterator[Design]:
    for kind, design in proposal.designs.items():
        if design.sized is not None and kind in names:
            yield evolve(design.sized.design, name=names[kind])
