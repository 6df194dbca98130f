"""What the new-plan assistant says of database availability groups: what they are, what they survive, and why."""

from collections import Counter
from collections.abc import Iterator
from math import ceil

from attrs import evolve

from models.capacity.dags.failure_names import lost_words
from models.capacity.dags.results import LIMITS, DagNumbers, FailureRow
from models.capacity.dags.survival import (
    is_carried,
    is_carried_with_witness,
    outcome_words,
    peak_of,
    survival_of,
)
from models.capacity.results import RESOURCE_LABELS, Evaluation
from models.plan.choices import label_of
from models.plan.dags import DISK_LAYOUTS, Dag
from models.plan.entities import Plan
from models.plan.queries import site_of
from models.proposing.groups import OF_SERVERS, reason_of
from models.proposing.proposal import ProposedDesign
from models.proposing.sized import SizedDesign
from models.words import all_of, capital, tr_count, tr_format, translate
from planner.presenters.numbers import count, percent, trimmed

# The groups of more sites are counted, not named.
MOST_SITES = 3


def dags_sentences(design: ProposedDesign) -> str:
    """Return the groups of a design: members, copies, what they survive, and what sets the number of servers."""
    sized = design.sized
    if sized is None or not sized.design.dags:
        return ""
    if len(sized.design.dags) == 1:
        (numbers,) = sized.groups
        each = (
            _one(design, numbers),
            *_losses(design, numbers),
            *_over_two_sites(design, numbers),
            _reasons(design, sized),
        )
        return " ".join((*each, *_disks(sized.design.dags)))
    each = (_several(design, sized.design.dags), _reasons(design, sized), *_disks(sized.design.dags))
    return " ".join(filter(None, each))


def narrow_links(plan: Plan, evaluation: Evaluation) -> str:
    """Return which links are too narrow for log shipping and clients, and what they would need."""
    names = {site.id: site.name for site in plan.sites}
    sentences = []
    for link in plan.links:
        gauge = evaluation.links.get(link.id)
        if gauge is not None and gauge.utilization is not None and gauge.utilization > gauge.ceiling:
            sentences.append(
                tr_format(
                    "Log shipping and clients need {needed} Mbit/s between {first} and {second}; the link has {has}.",
                    needed=count(ceil(gauge.utilization / gauge.ceiling * link.bandwidth_mbit_s)),
                    first=names[link.ends[0]], second=names[link.ends[1]], has=trimmed(link.bandwidth_mbit_s, 1),
                )
            )  # fmt: skip
    return " ".join(sentences)


def is_over_two_sites(numbers: DagNumbers) -> bool:
    """Return whether a group has members at two sites."""
    return any(row.site for row in numbers.rows)


def copies_words(copies: int, lagged: int, lag_days: float) -> str:
    """Return the copies of a database, as in "4 copies (1 lagged by 7 days)"."""
    words = tr_count(copies, "{count} copy", "{count} copies")
    if not lagged:
        return words
    days = tr_count(lag_days, "{days} day", "{days} days", days=trimmed(lag_days, 2))
    return tr_format("{copies} ({lagged} lagged by {days})", copies=words, lagged=count(lagged), days=days)


def _one(design: ProposedDesign, numbers: DagNumbers) -> str:
    """Return the only group, as in "A DAG of 3 members with 2 copies, survives 1 failure."."""
    dag = numbers.dag
    given = {"members": count(len(dag.members)), "copies": copies_words(dag.copies, dag.lagged, dag.lag_days)}
    if is_over_two_sites(numbers):
        return _one_over_two_sites(numbers, given | {"where": _members_by_site(design, dag)})
    if dag.failures:
        return tr_format("A DAG of {members} members with {copies}, survives 1 failure.", **given)
    return tr_format("A DAG of {members} members with {copies}.", **given)


def survives_sites(numbers: DagNumbers, *, with_witness: bool) -> bool:
    """Return whether a group survives the loss of each of its sites.

    Parameters
    ----------
    with_witness : bool
        Whether a witness that is not given counts as reachable.
    """
    carried = is_carried_with_witness if with_witness else is_carried
    return all(carried(row, numbers) is True for row in numbers.rows if row.site)


def _one_over_two_sites(numbers: DagNumbers, given: dict[str, str]) -> str:
    """Return the only group, over two sites, and what it survives: what the numbers of the design say."""
    survived = [tr_format("1 failure")] if survival_of(numbers).holds and numbers.dag.failures else []
    if survives_sites(numbers, with_witness=False):
        survived.append(tr_format("the loss of either site"))
    elif survives_sites(numbers, with_witness=True):
        survived.append(tr_format("the loss of either site if the witness can still be reached"))
    if not survived:
        return tr_format("A DAG of {members} members, {where}, with {copies}.", **given)
    what = survived[0] if len(survived) == 1 else tr_format("{this} or {that}", this=survived[0], that=survived[1])
    return tr_format("A DAG of {members} members, {where}, with {copies}, survives {what}.", what=what, **given)


def _losses(design: ProposedDesign, numbers: DagNumbers) -> Iterator[str]:
    """Yield what the loss of a site means that is not survived, or felt at other sites."""
    names = {site.id: site.name for site in design.plan.sites}
    for row in (row for row in numbers.rows if row.site):
        if is_carried_with_witness(row, numbers) is not True:
            yield tr_format(
                "{failure}: {outcome}.",
                failure=capital(lost_words((), row.site, names)),
                outcome=outcome_words(row, numbers),
            )
    for loss in design.losses:
        if loss.is_dismounted:
            yield tr_format("Without {site} no quorum is left: all databases are dismounted.", site=names[loss.site])
        else:
            yield tr_count(
                loss.cut_off,
                "If {site} is lost, {count} user at another site is cut off.",
                "If {site} is lost, {count} users at other sites are cut off.",
                site=names[loss.site],
            )


def _over_two_sites(design: ProposedDesign, numbers: DagNumbers) -> tuple[str, ...]:
    """Return where databases are active, and where the witness is; nothing for a group at one site."""
    dag, sites = numbers.dag, {site.id: site.name for site in design.plan.sites}
    if not is_over_two_sites(numbers):
        return ()
    active = tr_format("Databases are active where their users are.")
    if dag.second_site is not None:
        first = next(site for site in _sites_of(design, dag) if site != dag.second_site)
        active = tr_format("Databases are active in {site}.", site=sites[first])
    if dag.witness_site is None:
        return active, tr_format("The witness must be at a third place, for example in Azure.")
    return active, tr_format("The witness is in {site}.", site=sites[dag.witness_site])


def _disks(dags: tuple[Dag, ...]) -> Iterator[str]:
    """Return how many disks a member has; nothing where that is not known."""
    storages = [dag.storage for dag in dags if dag.storage.disk_tb is not None]
    if not storages:
        return
    first = storages[0]
    numbers = sorted({(storage.disks or 0) + storage.spare_disks for storage in storages})
    least, most = count(numbers[0]), count(numbers[-1])
    yield tr_format(
        "Each member has {disks} database disks of {capacity} TB ({layout}), {spare} of them spare.",
        disks=least if least == most else tr_format("{low} to {high}", low=least, high=most),
        capacity=trimmed(first.disk_tb or 0.0, 2),
        layout=label_of(DISK_LAYOUTS, first.layout),
        spare=count(first.spare_disks),
    )


def _several(design: ProposedDesign, dags: tuple[Dag, ...]) -> str:
    dag = dags[0]
    given = {"number": count(len(dags)), "copies": copies_words(dag.copies, dag.lagged, dag.lag_days),
             "where": _members_of_groups(design, dags)}  # fmt: skip
    if dag.failures:
        return tr_format("{number} DAGs with {copies}, each survives 1 failure; members: {where}.", **given)
    return tr_format("{number} DAGs with {copies}; members: {where}.", **given)


def _members_of_groups(design: ProposedDesign, dags: tuple[Dag, ...]) -> str:
    """Return the members of each group, as in "3 in London and 2 in Leeds"; of many groups the fewest and the most."""
    if len(dags) > MOST_SITES:
        numbers = [len(dag.members) for dag in dags]
        return tr_format("{fewest} to {most}", fewest=count(min(numbers)), most=count(max(numbers)))
    return all_of([_members_by_site(design, dag) for dag in dags])


def _members_by_site(design: ProposedDesign, dag: Dag) -> str:
    names = {site.id: site.name for site in design.plan.sites}
    numbers = _sites_of(design, dag)
    return all_of(
        [tr_format("{count} in {site}", count=count(number), site=names[site]) for site, number in numbers.items()]
    )


def _sites_of(design: ProposedDesign, dag: Dag) -> Counter[str]:
    assert design.sized is not None  # noqa: S101 - asked only of a design that is there
    machines = design.sized.design
    return Counter(site_of(machines, machines.by_id[member]) for member in dag.members)


def _reasons(design: ProposedDesign, sized: SizedDesign) -> str:
    """Return what sets the number of members of each group; nothing for many groups."""
    names = {site.id: site.name for site in design.plan.sites}
    if len(sized.groups) > MOST_SITES:
        return ""
    reasons = []
    for numbers in sized.groups:
        reason = _reason(numbers, names, is_smallest=numbers.dag.id in sized.smallest)
        if len(sized.groups) > 1:
            site = next(iter(_sites_of(design, numbers.dag)))
            reason = tr_format("in {site} by {reason}", site=names[site], reason=reason)
        else:
            reason = tr_format("by {reason}", reason=reason)
        reasons.append(reason)
    return tr_format("The number of servers is set {reasons}.", reasons=all_of(reasons))


def _reason(numbers: DagNumbers, sites: dict[str, str], *, is_smallest: bool) -> str:
    if is_smallest:
        return tr_format("the copies, not the load")
    row = reason_of(numbers)
    peak = peak_of(evolve(row, peaks={resource: row.peaks[resource] for resource in OF_SERVERS}))
    resource, use = translate((LIMITS | RESOURCE_LABELS)[peak]), percent(row.peaks[peak].gauge.utilization)
    return tr_format("{what} ({resource} {use})", what=_what(row, sites), resource=resource, use=use)


def _what(row: FailureRow, sites: dict[str, str]) -> str:
    if row.site:
        return tr_format("the loss of {site}", site=sites[row.site])
    return tr_format("a failed member") if row.failed else tr_format("the load of a normal day")
