"""Consolidation: from a design of physical machines to one of VMs on the fewest hosts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import digits

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.no_data import NoData
from models.capacity.results import RESOURCES, Evaluation, Finding
from models.consolidation.choices import LARGER, MEASURED, MOST_SPARE, PREDICTED, Choices
from models.consolidation.drafts import Draft, dags_of, drafts_of
from models.consolidation.limits_today import BrokenLimit, broken_today
from models.consolidation.measured_load import beyond_prediction, loaded, with_measured_cpu
from models.consolidation.packing import TIME_LIMIT_S, Packing, Watch
from models.consolidation.placing import HostPool, Placing
from models.consolidation.problem import ImpossibleRulesError
from models.consolidation.role_rules import duty_groups
from models.consolidation.sentences import impossible
from models.consolidation.today import Sharing, sharing_of
from models.consolidation.trials import Found, Work, best_of, hosts_of, pool_for, vms_on
from models.errors import PlanError
from models.plan import queries
from models.plan.change import Change, Replacement
from models.plan.choosing_models import model_in
from models.plan.entities import Design, Host, Machine, Plan, Vm
from models.rounding import ROUNDING
from models.words import natural_order, tr_format

# What stands before the processors in the name of a machine of no brand: "Server with 2 × Xeon Gold 6442Y".
TIMES = "× "


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
    cpu_by : str
        Which CPU it is sized by: ``measured`` where that is larger, or ``predicted``.
    """

    vm: Vm
    host: Host
    sources: tuple[str, ...]
    bound_by: str
    fill: float
    cpu_by: str = PREDICTED


@frozen
class Beyond:
    """A machine of the new design that is above the requested ceiling.

    Parameters
    ----------
    by : str
        ``measured`` where it is so only with what was measured beyond the prediction, or ``predicted``.
    """

    machine: str
    resource: str
    use: float
    ceiling: float
    by: str = PREDICTED


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
    only : Host or None
        The one host type in use, where others were offered and nothing better was found with all of them; the bound is
        of this type, then.
    same_role : int
        How many machines of a site with the same duty stand on one host, where most of them do.
    size_by : str
        One of `SIZED_BY`, as chosen.
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
    only: Host | None = None
    same_role: int = 1
    size_by: str = LARGER


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
        If there is nothing to consolidate, or a choice names what is not there or is beyond its bounds, or no placing
        keeps the rules; the sentence says which contradict.
    """
    design = queries.require_design(plan, design_id)
    if not 0 <= choices.spare <= MOST_SPARE:
        raise PlanError("", tr_format("the number of spare hosts per site must be from 0 to {most}.", most=MOST_SPARE))
    before = evaluate(plan, design.id, library)
    measured = beyond_prediction(design, before, library.common) if choices.size_by == LARGER else {}
    drafts = with_measured_cpu(drafts_of(plan, design, choices, library), measured)
    pool = pool_for(design, choices, library, plan.assumptions, drafts)
    # The trial uses the requested memory policy; the plan's own does not change.
    policy = evolve(plan.assumptions, count_page_sharing=pool.count_sharing)
    work = Work(evolve(plan, assumptions=policy), design, drafts, dags_of(plan, design, drafts))
    try:
        found = best_of(work, pool, watch or Watch(), time_limit_s)
    except ImpossibleRulesError as error:
        names = [draft.vm.name for draft in drafts]
        raise PlanError("", " ".join(impossible(error.contradictions, names, pool.hosts))) from error
    return _consolidation(plan, design, before, pool, found, library)


def _consolidation(
    plan: Plan, design: Design, before: Evaluation, pool: HostPool, found: Found, library: Library
) -> Consolidation:
    drafts, result = found.drafts, found.result
    identifiers = queries.free_ids(plan, "host")
    hosts = hosts_of(found.pool, result, [next(identifiers) for _ in result.packing.type_of_host])
    spare = [evolve(host, id=next(identifiers)) for host in _spare_hosts(pool, hosts)]
    sold_as = {model.id: model.name.rpartition(TIMES)[2] for model in (*plan.models, *pool.choices.models)}
    called = _named([*hosts, *spare], {draft.vm.name for draft in drafts}, sold_as)
    named, models = _with_models(plan, called, pool.choices)
    vms = vms_on(drafts, named, result)
    fresh = _consolidated(plan, design, (*named, *vms), drafts)
    parts = (*models, Replacement("designs", "", plan.designs, (*plan.designs, fresh)))
    change = Change(tr_format("Consolidate {name}", name=design.name), parts)
    changed = change.apply(plan)
    evaluation = evaluate(changed, fresh.id, library)
    busy = vms_on(list(map(loaded, drafts)), named, result)
    measured = _as_measured(changed, evolve(fresh, machines=(*named, *busy)), evaluation, library)
    placements = _placements(drafts, vms, named, result)
    return Consolidation(
        design=fresh,
        change=change,
        placements=placements,
        beyond=tuple(_beyond(fresh, evaluation, measured, pool)),
        spare=len(spare),
        packing=result.packing,
        evaluation=evaluation,
        no_data=result.no_data,
        uncounted=result.uncounted,
        sharing=sharing_of(design, pool.choices.vcpus_per_core),
        wrong=tuple(_wrong(pool, before, evaluation, placements)),
        broken_today=broken_today(design, pool, drafts, before),
        only=found.pool.hosts[0] if found.alone else None,
        same_role=_same_role(found),
        size_by=pool.choices.size_by,
    )


def _consolidated(plan: Plan, design: Design, machines: tuple[Machine, ...], drafts: Sequence[Draft]) -> Design:
    """Return the new design, under a free id and a name that says of which design it is made."""
    wanted = tr_format("{name}, consolidated", name=design.name)
    return Design(
        id=next(queries.free_ids(plan, "design")),
        name=queries.first_free_name({other.name for other in plan.designs}, wanted),
        machines=machines,
        dags=dags_of(plan, design, drafts),
    )


def _as_measured(plan: Plan, busy: Design, evaluation: Evaluation, library: Library) -> Evaluation:
    """Return the evaluation of a design with the load that was measured beyond the prediction."""
    same = plan.design(busy.id) == busy
    return evaluation if same else evaluate(plan.with_design(busy), busy.id, library)


def _with_models(plan: Plan, hosts: Sequence[Host], choices: Choices) -> tuple[list[Host], tuple[Replacement, ...]]:
    """Return hosts with the models that those of the library have in the plan, and what adds these."""
    used = {host.model for host in hosts}
    found = {model.id: model_in(plan, model) for model in choices.models if model.id in used}
    named = {identifier: name for identifier, (name, _) in found.items()}
    after = [evolve(host, model=named.get(host.model or "", host.model)) for host in hosts]
    return after, tuple(part for _, parts in found.values() for part in parts)


def _wrong(pool: HostPool, before: Evaluation, after: Evaluation, placements: Sequence[Placement]) -> Iterator[Finding]:
    """Return the severe findings about new machines that the old ones did not have, and that nobody chose."""
    chosen = {"page-sharing-counted"} if pool.count_sharing else set()
    chosen |= {"role-on-one-host"} if not pool.choices.roles_apart or pool.choices.roles_as_today else set()
    sources = {row.vm.id: row.sources for row in placements}
    known = {(finding.rule, finding.about, finding.subject) for finding in before.severe_findings}
    for finding in after.severe_findings:
        old = ((finding.rule, finding.about, source) for source in sources.get(finding.subject, ()))
        if finding.subject in after.rows and finding.rule not in chosen and not any(key in known for key in old):
            yield finding


def _same_role(found: Found) -> int:
    placed = found.result.packing.host_of
    groups = duty_groups(found.pool.library, found.drafts)
    return max((max(Counter(placed[row] for row in group).values()) for group in groups), default=1)


def _spare_hosts(pool: HostPool, hosts: Sequence[Host]) -> list[Host]:
    """Return the spare hosts of each site, each as large as the largest host there."""
    spare: list[Host] = []
    for site in pool.sites:
        here = [host for host in hosts if host.site == site]
        largest = max(here, key=lambda host: (host.memory_mb, host.processor.cores), default=None)
        spare += [largest] * pool.choices.spare if largest is not None else []
    return spare


def _named(hosts: Sequence[Host], taken: set[str], sold_as: Mapping[str, str]) -> list[Host]:
    """Return hosts with names that differ from each other and from those that are taken.

    Those of a model bear its processor or type, whose digits and dashes are no number of a host.
    """
    names, result = set(taken), []
    for host in hosts:
        model = sold_as.get(host.model or "", "")
        stem = model if model and model in host.name else _stem(host.name)
        name = next(queries.free_names(names, stem))
        names.add(name)
        result.append(evolve(host, name=name))
    return result


def _stem(name: str) -> str:
    """Return a name without its place, number and domain: "ESX" of "LON-ESX-01", "esx" of "lon-esx01.contoso.com"."""
    domain = queries.domain_of(name)
    parts = [part for part in name.removesuffix(domain).split("-") if not part.isdigit()]
    if not parts:
        return name
    # Without a domain "R740" may be what the machine is sold as.
    return (domain and parts[-1].rstrip(digits)) or parts[-1]


def _placements(
    drafts: Sequence[Draft], vms: Sequence[Vm], hosts: Sequence[Host], result: Placing
) -> tuple[Placement, ...]:
    rows = [
        Placement(vm, hosts[host], draft.sources, bound_by, fill, MEASURED if draft.measured_mhz else PREDICTED)
        for draft, vm, host, bound_by, fill in zip(
            drafts, vms, result.packing.host_of, result.bound_by, result.fill, strict=True
        )
    ]
    order = {host.id: number for number, host in enumerate(hosts)}
    return tuple(sorted(rows, key=lambda row: (order[row.host.id], natural_order(row.vm.name), row.vm.id)))


def _beyond(design: Design, predicted: Evaluation, measured: Evaluation, pool: HostPool) -> Iterator[Beyond]:
    """Return what is above its ceiling, by the prediction or with what was measured beyond it."""
    ceilings = {"cpu": pool.cpu, "memory": pool.memory, "disk": pool.disk, "network": pool.network}
    for machine in design.machines:
        for resource in RESOURCES:
            for evaluation, by in ((predicted, PREDICTED), (measured, MEASURED)):
                use = evaluation.gauge(machine.id, resource).utilization
                if use is not None and use > ceilings[resource] + ROUNDING:
                    yield Beyond(machine.id, resource, use, ceilings[resource], by)
                    break
