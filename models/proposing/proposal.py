"""A proposal: a physical and a consolidated design for the same users, and the change that makes them the plan."""

from collections.abc import Iterator, Mapping
from math import floor, isfinite

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.results import RESOURCES
from models.comparisons.candidates import Candidate
from models.comparisons.lines import LINES
from models.comparisons.table import Cell
from models.errors import PlanError
from models.plan.change import Change, Replacement
from models.plan.entities import Design, Link, Plan, Population, Site
from models.plan.queries import mailboxes_of_plan
from models.proposing.hosts import sized_hosts
from models.proposing.requirements import Requirements, work_of
from models.proposing.servers import sized_servers
from models.proposing.sized import CONSOLIDATED, PHYSICAL, Shortage, SizedDesign
from models.words import tr_format

# What each design is made by.
SIZERS = {PHYSICAL: sized_servers, CONSOLIDATED: sized_hosts}
# Multiples of cores and memory that are tried for a machine that carries the users, the smallest first.
LARGER = (1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
CPU = RESOURCES.index("cpu")


@frozen
class Offer:
    """Hardware that would carry the users: cores and memory [MB] of one machine."""

    cores: int
    memory_mb: int


@frozen(eq=False, kw_only=True)
class ProposedDesign:
    """One design of a proposal: sized, or what is short and the hardware that would carry the users.

    Parameters
    ----------
    offer : Offer or None
        Tried by sizing; None where the design is there, or no hardware up to so many times as large carries the users.
    """

    kind: str
    plan: Plan
    sized: SizedDesign | None = None
    shortage: Shortage | None = None
    offer: Offer | None = None

    def cell(self, key: str) -> Cell:
        """Return what the comparison of designs says in one of its rows."""
        assert self.sized is not None  # noqa: S101 - asked only of a design that is there
        line = next(line for line in LINES if line.key == key)
        return line.value(Candidate(self.plan, self.sized.design, self.sized.evaluation))

    @property
    def busiest_cpu(self) -> float | None:
        """Return the CPU of the busiest machine in the worst failure [fraction]; None where it is not known."""
        use = self._worst_cpu()
        return None if np.isnan(use).all() else float(np.nanmax(use))

    @property
    def busiest_cpu_band(self) -> tuple[float, float] | None:
        """Return the band of the same, over the ranges of all figures [fraction]."""
        use = self._worst_cpu()
        if self.sized is None or np.isnan(use).all():
            return None
        row, worst = int(np.nanargmax(use)), self.sized.worst
        return float(worst.low[CPU, row]), float(worst.high[CPU, row])

    @property
    def more_mailboxes(self) -> int | None:
        """Return how many more mailboxes fit in the worst failure, in the present mix; None where it is not known."""
        if self.sized is None or self.sized.worst.is_most.any():
            return None
        factor = float(self.sized.worst.factor.min(initial=np.inf))
        return floor(mailboxes_of_plan(self.plan) * (factor - 1.0)) if isfinite(factor) else None

    def _worst_cpu(self) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        return np.full(1, np.nan) if self.sized is None else self.sized.worst.utilization[CPU]


@frozen(eq=False, kw_only=True)
class Proposal:
    """Both designs for the users of a plan."""

    work: Plan
    designs: Mapping[str, ProposedDesign]

    @property
    def complete(self) -> tuple[str, ...]:
        """Return the kinds of the designs that are there."""
        return tuple(kind for kind, design in self.designs.items() if design.sized is not None)


def propose(wanted: Requirements, library: Library) -> Proposal:
    """Return a physical and a consolidated design that serve everyone below every ceiling, or what is short.

    The same requirements make the same designs.

    Raises
    ------
    PlanError
        If there is nobody to serve, or the version or hypervisor does not exist.
    """
    _check(wanted, library)
    work = work_of(wanted.groups, wanted.links, wanted.assumptions)
    return Proposal(work=work, designs={kind: _proposed(kind, work, wanted, library) for kind in SIZERS})


def _check(wanted: Requirements, library: Library) -> None:
    if not wanted.groups or not any(group.mailboxes for group in wanted.groups):
        raise PlanError("", tr_format("Enter at least one group of users with its mailboxes."))
    if wanted.hypervisor not in library.hypervisors:
        raise PlanError("", tr_format("There is no hypervisor “{id}”.", id=wanted.hypervisor))


def _proposed(kind: str, work: Plan, wanted: Requirements, library: Library) -> ProposedDesign:
    found = SIZERS[kind](work, wanted, library)
    if isinstance(found, SizedDesign):
        plan = evolve(work, designs=(found.design,))
        return ProposedDesign(kind=kind, plan=plan, sized=found)
    offer = next(_offers(kind, work, wanted, library, found), None)
    return ProposedDesign(kind=kind, plan=work, shortage=found, offer=offer)


def _offers(kind: str, work: Plan, wanted: Requirements, library: Library, shortage: Shortage) -> Iterator[Offer]:
    """Return larger hardware that carries the users: first with more of what is short, then with more of both."""
    processor, memory_mb = wanted.hardware.server.processor, wanted.hardware.server.memory_mb
    for more_cores, more_memory in _steps(shortage.resource):
        offer = Offer(round(processor.cores * more_cores), round(memory_mb * more_memory))
        hardware = wanted.hardware.resized(offer.cores, offer.memory_mb)
        if isinstance(SIZERS[kind](work, evolve(wanted, hardware=hardware), library), SizedDesign):
            yield offer


def _steps(resource: str) -> Iterator[tuple[float, float]]:
    if resource == "memory":
        yield from ((1.0, factor) for factor in LARGER)
    elif resource in {"cpu", "vcpus"}:
        yield from ((factor, 1.0) for factor in LARGER)
    yield from ((factor, factor) for factor in LARGER)


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
    if plan.sites or plan.links or plan.populations or any(design.machines for design in plan.designs):
        raise PlanError("", tr_format("The plan is not empty."))
    work = proposal.work
    rows: tuple[Site | Link | Population, ...] = (*work.sites, *work.links, *work.populations)
    parts = [Replacement(row.table, row.id, None, row) for row in rows]
    designs = tuple(_named_designs(proposal, names))
    if designs:
        parts.append(Replacement("designs", "", plan.designs, designs))
    return Change(label, tuple(parts))


def _named_designs(proposal: Proposal, names: Mapping[str, str]) -> Iterator[Design]:
    for kind, design in proposal.designs.items():
        if design.sized is not None and kind in names:
            yield evolve(design.sized.design, name=names[kind])
