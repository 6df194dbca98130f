"""VMs sized, placed and evaluated until all agree: on all offered host types, and on each of them alone."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.compiler import compile_design
from models.capacity.context import Context
from models.capacity.evaluate import context_of
from models.capacity.results import RESOURCES
from models.capacity.workload import library_for
from models.consolidation.choices import Choices
from models.consolidation.drafts import Draft
from models.consolidation.measured_load import loaded
from models.consolidation.packing import Watch
from models.consolidation.placing import HostPool, Placing, place_vms, pool_of, useful_types, worth_of
from models.consolidation.problem import ImpossibleRulesError
from models.consolidation.sizing import Needs, ceilings_of, needs_of, sized
from models.consolidation.today import ALONE, ASSUMED, TODAY, known_of, sharing_of
from models.plan.choices import CLOCK, CORES
from models.plan.dags import Dag
from models.plan.entities import Assumptions, Design, Host, Plan, Vm
from models.plan.kinds import holds_vms
from models.rounding import ROUNDING

MOST_SIZINGS, MOST_PLACINGS = 40, 12
TRIAL = "consolidation-trial"
# Part of the time that host types alone get together; what they do not need is left to all of them.
ALONE_SHARE = 0.5


@frozen(eq=False)
class Work:
    """What is consolidated.

    Parameters
    ----------
    plan : Plan
        With the requested policy on memory.
    design : Design
        As it is today.
    drafts : sequence of Draft
        Its machines as VMs.
    groups : sequence of Dag
        Its groups, of these VMs.
    """

    plan: Plan
    design: Design
    drafts: Sequence[Draft]
    groups: Sequence[Dag]


@frozen(eq=False)
class Found:
    """VMs that fit the hosts on which they are placed.

    Parameters
    ----------
    pool : HostPool
        The host types that were tried.
    drafts : list of Draft
        The VMs, as large as they need to be.
    result : Placing
    beyond : int
        How many machines are above a ceiling.
    alone : bool
        Whether this is one of several offered host types, as all together gave no better answer.
    """

    pool: HostPool
    drafts: list[Draft]
    result: Placing
    beyond: int
    alone: bool = False

    @property
    def rank(self) -> tuple[int, float]:
        """Return how good it is, less being better: first what is above a ceiling, then what it costs."""
        return self.beyond, self.result.packing.cost


def pool_for(
    design: Design, choices: Choices, library: Library, assumptions: Assumptions, drafts: Sequence[Draft]
) -> HostPool:
    """Return the hosts that the VMs of a design can be placed on.

    Raises
    ------
    PlanError
        If there is no prototype, or no such hypervisor.
    """
    pool = pool_of(choices, library, assumptions, drafts)
    members = tuple(dag.members for dag in design.dags)
    return evolve(pool, members=members, shared_by=_shared_by(design, pool, drafts))


def best_of(work: Work, pool: HostPool, watch: Watch, time_limit_s: float) -> Found:
    """Return the best answer of all useful host types together and of each alone.

    VMs are sized for the slowest type that is offered, and more types are more to search: alone, one of them may need
    fewer hosts.

    Raises
    ------
    ImpossibleRulesError
        If no placement on all types together keeps the rules.
    """
    deadline = watch.clock() + time_limit_s
    useful = useful_types(pool)
    pool = pool_for(work.design, evolve(pool.choices, hosts=useful), pool.library, work.plan.assumptions, work.drafts)
    if len(pool.hosts) == 1:
        return Trial(work, pool, watch, deadline).settled()
    best = Trial(work, pool, watch, deadline).fitted()
    kinds = list(_alone(work, pool))
    for number, kind in enumerate(kinds):
        share = ALONE_SHARE * (deadline - watch.clock()) / (len(kinds) - number)
        found = _tried(Trial(work, kind, _heard_below(watch, best), watch.clock() + share), best)
        best = min(best, found, key=lambda answer: answer.rank)
    searched = Trial(work, pool, _heard_below(watch, best), deadline).settled()
    return min(searched, best, key=lambda answer: answer.rank)


def _alone(work: Work, pool: HostPool) -> Iterator[HostPool]:
    for host in pool.hosts:
        yield pool_for(
            work.design, evolve(pool.choices, hosts=(host,)), pool.library, work.plan.assumptions, work.drafts
        )


def _tried(trial: "Trial", best: Found) -> Found:
    """Return what one host type alone is good for, or the best that is known where it can be no better."""
    try:
        quick = trial.fitted()
        if best.rank <= (quick.beyond, quick.result.packing.bound):
            return best
        return evolve(min(quick, trial.settled(), key=lambda answer: answer.rank), alone=True)
    except ImpossibleRulesError:
        return best


def _heard_below(watch: Watch, best: Found) -> Watch:
    """Return the callbacks of a search beside which a better answer may be known already."""
    known = best.result.packing.cost

    def progress(cost: float, bound: float, _gap: float) -> None:
        least = min(cost, known)
        low = min(bound, least)
        watch.progress(least, low, 1.0 - low / least if least > 0.0 else 0.0)

    return evolve(watch, progress=progress)


def _shared_by(design: Design, pool: HostPool, drafts: Sequence[Draft]) -> float:
    """Return how many vCPUs of VMs of unknown load share a core of the slowest prototype.

    What is known is how many share a core of today's hosts; where these are faster, fewer share one of the prototype.
    """
    sharing = sharing_of(design, pool.choices.vcpus_per_core)
    known = known_of(filter(holds_vms, design.machines), CORES, CLOCK)
    if sharing.because not in (TODAY, ASSUMED, ALONE) or not known:
        return sharing.vcpus_per_core
    cores = [float(host.processor.cores) for host in known]
    speeds = (worth_of(known, drafts, pool.library) / pool.worth[pool.slowest]).min(axis=1)
    return sharing.vcpus_per_core / float(np.average(speeds, weights=cores))


class Trial:
    """Sizes VMs, places them and evaluates them on their hosts, until the sizes no longer change."""

    def __init__(self, work: Work, pool: HostPool, watch: Watch, deadline: float) -> None:
        self._work, self._pool, self._watch, self._deadline = work, pool, watch, deadline
        self._ceilings = ceilings_of(pool.cpu, pool.memory, pool.hosts, pool.library)

    def settled(self) -> Found:
        """Return the VMs as large as they need to be on their hosts, placed as well as can be found until the deadline.

        Raises
        ------
        ImpossibleRulesError
            If no placement keeps the rules.
        """
        return self._agreed(self._watch, lambda: max(self._deadline - self._watch.clock(), 0.0))

    def fitted(self) -> Found:
        """Return the VMs as large as they need to be on their hosts, placed by first fits alone.

        Raises
        ------
        ImpossibleRulesError
            If no placement keeps the rules.
        """
        return self._agreed(Watch(cancelled=self._watch.cancelled, clock=self._watch.clock), lambda: 0.0)

    def _agreed(self, watch: Watch, seconds: Callable[[], float]) -> Found:
        drafts = self._drafts
        result = place_vms(self._pool, drafts, self._alone(drafts).evaluation, seconds(), watch)
        for _ in range(MOST_PLACINGS):
            larger = sized(drafts, self._where(drafts, result), self._ceilings)
            if larger == drafts or self._over():
                break
            drafts = larger
            result = place_vms(self._pool, drafts, self._alone(drafts).evaluation, seconds(), watch)
        return Found(self._pool, drafts, result, self._beyond(self._where(drafts, result)))

    def _beyond(self, needs: Needs) -> int:
        """Return how many machines are above a ceiling."""
        most = np.array([getattr(self._pool, resource) for resource in RESOURCES])
        with np.errstate(invalid="ignore"):
            return int((needs.evaluation.utilization > most[:, np.newaxis] + ROUNDING).any(axis=0).sum())

    @cached_property
    def _drafts(self) -> list[Draft]:
        """Return the VMs as large as they need be with a host each: down once, then up until they fit."""
        drafts = list(self._work.drafts)
        for shrinking in ("cpu", "memory"):
            drafts = sized(drafts, self._alone(drafts), self._ceilings, shrinking)
            for _ in range(MOST_SIZINGS):
                larger = sized(drafts, self._alone(drafts), self._ceilings)
                if larger == drafts:
                    break
                drafts = larger
        return drafts

    def _alone(self, drafts: list[Draft]) -> Needs:
        """Return the numbers with each VM on a host of its own, of the slowest prototype."""
        hosts = [
            evolve(self._pool.sizing_host, id=f"{TRIAL}-{row}", site=draft.site) for row, draft in enumerate(drafts)
        ]
        vms = [evolve(loaded(draft).vm, host=host.id) for draft, host in zip(drafts, hosts, strict=True)]
        return needs_of(self._context(hosts, vms))

    def _where(self, drafts: list[Draft], result: Placing) -> Needs:
        """Return the numbers with the VMs where they are placed."""
        hosts = hosts_of(self._pool, result, [f"{TRIAL}-{row}" for row in range(len(result.packing.type_of_host))])
        return needs_of(self._context(hosts, vms_on(list(map(loaded, drafts)), hosts, result)))

    def _context(self, hosts: Sequence[Host], vms: Sequence[Vm]) -> Context:
        design = Design(id=TRIAL, name=TRIAL, machines=(*hosts, *vms), dags=self._work.groups)
        own = evolve(self._work.plan, designs=(design,))
        library = library_for(own, self._pool.library)
        return context_of(compile_design(own, design, library), library)

    def _over(self) -> bool:
        return self._watch.cancelled() or self._watch.clock() >= self._deadline


def hosts_of(pool: HostPool, result: Placing, identifiers: Sequence[str]) -> list[Host]:
    """Return the hosts of a placing, each a copy of its prototype at its site."""
    prototypes = [(pool.hosts[type_ % len(pool.hosts)], pool.sites[type_ // len(pool.hosts) % len(pool.sites)])
                  for type_ in result.packing.type_of_host]  # fmt: skip
    return [
        evolve(host, id=identifier, site=site, position=None)
        for (host, site), identifier in zip(prototypes, identifiers, strict=True)
    ]


def vms_on(drafts: Sequence[Draft], hosts: Sequence[Host], result: Placing) -> list[Vm]:
    """Return the VMs on the hosts of a placing."""
    return [evolve(draft.vm, host=hosts[host].id) for draft, host in zip(drafts, result.packing.host_of, strict=True)]
