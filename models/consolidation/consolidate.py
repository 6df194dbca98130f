"""Consolidation: from a design of physical machines to one of VMs on the fewest hosts."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.compiler import compile_design
from models.capacity.context import Context
from models.capacity.evaluate import context_of, evaluate
from models.capacity.no_data import NoData
from models.capacity.results import RESOURCES, Evaluation, Finding
from models.capacity.workload import library_for
from models.consolidation.choices import Choices
from models.consolidation.drafts import Draft, dags_of, drafts_of
from models.consolidation.limits_today import BrokenLimit, broken_today
from models.consolidation.packing import TIME_LIMIT_S, Packing, Watch
from models.consolidation.placing import HostPool, Placing, place_vms, pool_of, worth_of
from models.consolidation.problem import ImpossibleRulesError
from models.consolidation.sentences import impossible
from models.consolidation.sizing import Needs, ceilings_of, needs_of, sized
from models.consolidation.today import ALONE, ASSUMED, TODAY, Sharing, known_of, sharing_of
from models.errors import PlanError
from models.plan import queries
from models.plan.change import Change, Replacement
from models.plan.choices import CLOCK, CORES
from models.plan.dags import Dag
from models.plan.entities import Design, Host, Plan, Vm
from models.plan.kinds import holds_vms
from models.rounding import ROUNDING
from models.words import natural_order, tr_format

MOST_SIZINGS, MOST_PLACINGS = 40, 12
TRIAL = "consolidation-trial"


@frozen
class Placement:
    """Where a VM is placed, and why there are no fewer hosts.

    Parameters
    ----------
    sources : tuple of str
        The machines that it replaces, by id.
    bound_by : str
        What keeps another VM like it off its host: ``vcpus``, ``memory``, ``cpu``, ``disk``, ``network``; ``apart``
        where there is room but a rule forbids it; ``nothing`` where there is room.
    fill : float
        Utilization of its host's fullest resource, against its ceiling [fraction].
    """

    vm: Vm
    host: Host
    sources: tuple[str, ...]
    bound_by: str
    fill: float


@frozen
class Beyond:
    """A machine of the new design that is above the requested ceiling."""

    machine: str
    resource: str
    use: float
    ceiling: float


@frozen(eq=False)
class Consolidation:
    """A design consolidated.

    Parameters
    ----------
    design : Design
        The new one.
    change : Change
        Adds it to the plan, in one step.
    placements : tuple of Placement
        One for each VM, by host and name.
    beyond : tuple of Beyond
        What could not be kept within its ceiling.
    spare : int
        Hosts of the new design that stand empty.
    packing : Packing
        How good the placing is, spare hosts excluded.
    evaluation : Evaluation
        The numbers of the new design.
    no_data : dict
        The VMs of which the CPU or the memory that they need is not known, by resource.
    uncounted : tuple of str
        Resources that hosts have a limit of and that not all VMs have data on.
    sharing : Sharing
        How many vCPUs of VMs of unknown load share a core.
    wrong : tuple of Finding
        What the new design's own findings call wrong of its machines, and did not of those they take the place of.
    broken_today : tuple of BrokenLimit
        The limits of the new design that today's layout does not keep.
    """

    design: Design
    change: Change
    placements: tuple[Placement, ...]
    beyond: tuple[Beyond, ...]
    spare: int
    packing: Packing
    evaluation: Evaluation
    no_data: NoData
    uncounted: tuple[str, ...]
    sharing: Sharing
    wrong: tuple[Finding, ...] = ()
    broken_today: tuple[BrokenLimit, ...] = ()


def consolidate(
    plan: Plan,
    design_id: str,
    choices: Choices,
    library: Library,
    time_limit_s: float = TIME_LIMIT_S,
    watch: Watch | None = None,
) -> Consolidation:
    """Return a design of a plan with its machines as VMs on the fewest or cheapest hosts.

    VMs are sized by the evaluation, placed, and evaluated where they stand: a VM's worth depends on its neighbours.
    Where one is above its ceiling it grows, and all are placed again.

    Raises
    ------
    PlanError
        If there is nothing to consolidate, or a choice names what is not there, or no placing keeps the rules; the
        sentence says which contradict.
    """
    design = queries.require_design(plan, design_id)
    drafts = drafts_of(plan, design, choices, library)
    pool = pool_of(choices, library, plan.assumptions, drafts)
    pool = evolve(
        pool,
        members=tuple(dag.members for dag in design.dags),
        shared_by=_shared_by(design, pool, drafts),
    )
    # The trial uses the requested memory policy; the plan's own does not change.
    policy = evolve(plan.assumptions, count_page_sharing=pool.count_sharing)
    groups = dags_of(plan, design, drafts)
    trial = _Trial(evolve(plan, assumptions=policy), pool, watch or Watch(), time_limit_s, groups)
    try:
        drafts, result = trial.settled(drafts)
    except ImpossibleRulesError as error:
        names = [draft.vm.name for draft in drafts]
        raise PlanError("", " ".join(impossible(error.contradictions, names, pool.hosts))) from error
    return _consolidation(plan, design, pool, drafts, result, library)


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


class _Trial:
    """Sizes VMs, places them and evaluates them on their hosts, until the sizes no longer change."""

    def __init__(
        self, plan: Plan, pool: HostPool, watch: Watch, time_limit_s: float, groups: Sequence[Dag] = ()
    ) -> None:
        self._plan, self._pool, self._watch, self._groups = plan, pool, watch, tuple(groups)
        self._deadline = watch.clock() + time_limit_s
        self._ceilings = ceilings_of(pool.cpu, pool.memory, pool.hosts, pool.library)

    def settled(self, drafts: list[Draft]) -> tuple[list[Draft], Placing]:
        """Return the VMs as large as they need to be on their hosts."""
        drafts = self._sized_alone(drafts)
        result = self._placed(drafts)
        for _ in range(MOST_PLACINGS):
            larger = sized(drafts, self._where(drafts, result), self._ceilings)
            if larger == drafts or self._over():
                break
            drafts, result = larger, self._placed(larger)
        return drafts, result

    def _sized_alone(self, drafts: list[Draft]) -> list[Draft]:
        """Return the VMs as large as they need be with a host each: down once, then up until they fit."""
        for shrinking in ("cpu", "memory"):
            drafts = sized(drafts, self._alone(drafts), self._ceilings, shrinking)
            for _ in range(MOST_SIZINGS):
                larger = sized(drafts, self._alone(drafts), self._ceilings)
                if larger == drafts:
                    break
                drafts = larger
        return drafts

    def _placed(self, drafts: list[Draft]) -> Placing:
        left = max(self._deadline - self._watch.clock(), 0.0)
        return place_vms(self._pool, drafts, self._alone(drafts).evaluation, left, self._watch)

    def _alone(self, drafts: list[Draft]) -> Needs:
        """Return the numbers with each VM on a host of its own, of the slowest prototype."""
        hosts = [
            evolve(self._pool.sizing_host, id=f"{TRIAL}-{row}", site=draft.site) for row, draft in enumerate(drafts)
        ]
        vms = [evolve(draft.vm, host=host.id) for draft, host in zip(drafts, hosts, strict=True)]
        return needs_of(self._context(hosts, vms))

    def _where(self, drafts: list[Draft], result: Placing) -> Needs:
        """Return the numbers with the VMs where they are placed."""
        hosts = _hosts(self._pool, result, [f"{TRIAL}-{row}" for row in range(len(result.packing.type_of_host))])
        vms = _on_hosts(drafts, hosts, result)
        return needs_of(self._context(hosts, vms))

    def _context(self, hosts: Sequence[Host], vms: Sequence[Vm]) -> Context:
        design = Design(id=TRIAL, name=TRIAL, machines=(*hosts, *vms), dags=self._groups)
        return _context_of(self._plan, design, self._pool)

    def _over(self) -> bool:
        return self._watch.cancelled() or self._watch.clock() >= self._deadline


def _context_of(plan: Plan, design: Design, pool: HostPool) -> Context:
    own = evolve(plan, designs=(design,))
    library = library_for(own, pool.library)
    return context_of(compile_design(own, design, library), library)


def _hosts(pool: HostPool, result: Placing, identifiers: Sequence[str]) -> list[Host]:
    prototypes = [(pool.hosts[type_ % len(pool.hosts)], pool.sites[type_ // len(pool.hosts) % len(pool.sites)])
                  for type_ in result.packing.type_of_host]  # fmt: skip
    return [
        evolve(host, id=identifier, site=site, position=None)
        for (host, site), identifier in zip(prototypes, identifiers, strict=True)
    ]


def _on_hosts(drafts: Sequence[Draft], hosts: Sequence[Host], result: Placing) -> list[Vm]:
    return [evolve(draft.vm, host=hosts[host].id) for draft, host in zip(drafts, result.packing.host_of, strict=True)]


def _consolidation(
    plan: Plan, design: Design, pool: HostPool, drafts: Sequence[Draft], result: Placing, library: Library
) -> Consolidation:
    identifiers = queries.free_ids(plan, "host")
    hosts = _hosts(pool, result, [next(identifiers) for _ in result.packing.type_of_host])
    spare = [evolve(host, id=next(identifiers)) for host in _spare_hosts(pool, hosts)]
    named = _named([*hosts, *spare], {draft.vm.name for draft in drafts})
    vms = _on_hosts(drafts, named, result)
    fresh = Design(
        id=next(queries.free_ids(plan, "design")),
        name=queries.first_free_name(
            {other.name for other in plan.designs}, tr_format("{name}, consolidated", name=design.name)
        ),
        machines=(*named, *vms),
        dags=dags_of(plan, design, drafts),
    )
    after = evolve(plan, designs=(*plan.designs, fresh))
    evaluation = evaluate(after, fresh.id, library)
    placements = _placements(drafts, vms, named, result)
    before = evaluate(plan, design.id, library)
    return Consolidation(
        design=fresh,
        change=Change(
            tr_format("Consolidate {name}", name=design.name),
            (Replacement("designs", "", plan.designs, after.designs),),
        ),
        placements=placements,
        beyond=tuple(_beyond(fresh, evaluation, pool)),
        spare=len(spare),
        packing=result.packing,
        evaluation=evaluation,
        no_data=result.no_data,
        uncounted=result.uncounted,
        sharing=sharing_of(design, pool.choices.vcpus_per_core),
        wrong=tuple(_wrong(pool, before, evaluation, placements)),
        broken_today=broken_today(design, pool, drafts, before),
    )


def _wrong(pool: HostPool, before: Evaluation, after: Evaluation, placements: Sequence[Placement]) -> Iterator[Finding]:
    """Return the severe findings about new machines that the old ones did not have, and that nobody chose."""
    chosen = {"page-sharing-counted"} if pool.count_sharing else set()
    chosen |= set() if pool.choices.roles_apart else {"role-on-one-host"}
    sources = {row.vm.id: row.sources for row in placements}
    known = {(finding.rule, finding.about, finding.subject) for finding in before.severe_findings}
    for finding in after.severe_findings:
        old = ((finding.rule, finding.about, source) for source in sources.get(finding.subject, ()))
        if finding.subject in after.rows and finding.rule not in chosen and not any(key in known for key in old):
            yield finding


def _spare_hosts(pool: HostPool, hosts: Sequence[Host]) -> list[Host]:
    """Return the spare hosts of each site, each as large as the largest host there."""
    spare: list[Host] = []
    for site in pool.sites:
        here = [host for host in hosts if host.site == site]
        largest = max(here, key=lambda host: (host.memory_mb, host.processor.cores), default=None)
        spare += [largest] * pool.choices.spare if largest is not None else []
    return spare


def _named(hosts: Sequence[Host], taken: set[str]) -> list[Host]:
    names, result = set(taken), []
    for host in hosts:
        name = next(queries.free_names(names, _stem(host.name)))
        names.add(name)
        result.append(evolve(host, name=name))
    return result


def _stem(name: str) -> str:
    """Return a name without its place and number: "ESX" of "LON-ESX-01"."""
    parts = [part for part in name.split("-") if not part.isdigit()]
    return parts[-1] if parts else name


def _placements(
    drafts: Sequence[Draft], vms: Sequence[Vm], hosts: Sequence[Host], result: Placing
) -> tuple[Placement, ...]:
    rows = [
        Placement(vm, hosts[host], draft.sources, bound_by, fill)
        for draft, vm, host, bound_by, fill in zip(
            drafts, vms, result.packing.host_of, result.bound_by, result.fill, strict=True
        )
    ]
    order = {host.id: number for number, host in enumerate(hosts)}
    return tuple(sorted(rows, key=lambda row: (order[row.host.id], natural_order(row.vm.name), row.vm.id)))


def _beyond(design: Design, evaluation: Evaluation, pool: HostPool) -> Iterator[Beyond]:
    ceilings = {"cpu": pool.cpu, "memory": pool.memory, "disk": pool.disk, "network": pool.network}
    for machine in design.machines:
        for resource in RESOURCES:
            use = evaluation.gauge(machine.id, resource).utilization
            if use is not None and use > ceilings[resource] + ROUNDING:
                yield Beyond(machine.id, resource, use, ceilings[resource])
