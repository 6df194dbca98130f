"""What a move to another version means, before it is made: its servers, how busy they are, and what is wrong."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from models.calibration.library import Library
from models.capacity.dags.failure_names import lost_words
from models.capacity.dags.results import FailureRow, dags_of
from models.capacity.dags.survival import survival_of
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.plan.dags import Dag
from models.plan.entities import Design, Plan, Server
from models.proposing.moving import Move
from models.words import all_of, tr_count, tr_format
from planner.presenters.failures import names_in
from planner.presenters.numbers import count, memory, percent

# More sites are counted, not named; of more findings only the gravest are told.
MOST_SITES, MOST_FINDINGS = 3, 2


@frozen
class MoveView:
    """What a dialog says of a move.

    Parameters
    ----------
    is_warning : bool
        Whether something of the new design asks for care.
    """

    sentence: str
    is_warning: bool


def move_view(plan: Plan, moved: Move, library: Library) -> MoveView:
    """Return what a move of a plan's design means."""
    after = moved.change.apply(plan)
    evaluation = evaluate(after, moved.design.id, library)
    parts = [_servers(after, moved.servers), *rules_of(moved, evaluation), _load(after, moved.design, evaluation)]
    findings = evaluation.severe_findings
    parts += [f"{finding.text}." for finding in findings[:MOST_FINDINGS]]
    if len(findings) > MOST_FINDINGS:
        rest = len(findings) - MOST_FINDINGS
        parts.append(tr_count(rest, "{count} more finding.", "{count} more findings."))
    return MoveView(" ".join(filter(None, parts)), bool(findings))


def rules_of(moved: Move, evaluation: Evaluation) -> list[str]:
    """Return by which rule the members of the DAGs were counted; nothing where their number was given."""
    if moved.target.servers is not None or not moved.dags:
        return []
    groups = dags_of(evaluation)
    rules = [_rule(dag, is_enough=survival_of(groups[dag.id]).holds is not False) for dag in moved.dags]
    if moved.target.failures:
        rules.append(tr_format("The failure to survive that you chose applies only to servers outside DAGs."))
    return rules


def _rule(dag: Dag, *, is_enough: bool) -> str:
    members = count(len(dag.members))
    if not is_enough:
        return tr_count(
            dag.failures,
            "{dag}: {members} members, which do not survive the {count} failure that the DAG must.",
            "{dag}: {members} members, which do not survive the {count} failures that the DAG must.",
            dag=dag.name, members=members,
        )  # fmt: skip
    return tr_count(
        dag.failures,
        "{dag}: {members} members, sized for the DAG's own {count} failure to survive and no fewer than today.",
        "{dag}: {members} members, sized for the DAG's own {count} failures to survive and no fewer than today.",
        dag=dag.name, members=members,
    )  # fmt: skip


def _servers(plan: Plan, servers: Sequence[Server]) -> str:
    """Return the new servers, as in "5 new servers, 3 in London and 2 in Leeds, with 16 cores and 128 GB each."."""
    names = {site.id: site.name for site in plan.sites}
    numbers = Counter(server.site for server in servers)
    where = all_of([tr_format("{count} in {site}", count=count(number), site=names[site])
                    for site, number in numbers.items()])  # fmt: skip
    if len(numbers) > MOST_SITES:
        where = tr_format("at {sites} sites", sites=count(len(numbers)))
    return tr_count(
        len(servers),
        "{count} new server, {where}, with {cores} cores and {memory}.",
        "{count} new servers, {where}, with {cores} cores and {memory} each.",
        where=where, cores=count(servers[0].processor.cores), memory=memory(servers[0].memory_mb),
    )  # fmt: skip


def _load(plan: Plan, design: Design, evaluation: Evaluation) -> str:
    """Return the busiest CPU on a normal day, in the worst failure of the DAGs, and with a site lost."""
    used = {gauge for machine in design.machines if isinstance(machine, Server)
            if (gauge := evaluation.gauge(machine.id, "cpu").utilization) is not None}  # fmt: skip
    if not used:
        return ""
    groups, names = dags_of(evaluation).values(), names_in(plan, design)
    worst = _busiest([numbers.worst for numbers in groups if numbers.worst.failed])
    if worst is None:
        return tr_format("The busiest CPU is at {use}.", use=percent(max(used)))
    told = tr_format(
        "The busiest CPU is at {use}, and at {worst} in the worst failure: {lost}.",
        use=percent(max(used)),
        worst=percent(worst.cpu.utilization),
        lost=lost_words(worst.failed, worst.site, names),
    )
    # A site that takes databases along leaves less to do; a finding tells that.
    site = _busiest([row for numbers in groups if (row := numbers.worst_site) is not None and not row.lost])
    if site is None:
        return told
    lost = lost_words(site.failed, site.site, names)
    return f"{told} {tr_format('With {lost}, it is at {use}.', lost=lost, use=percent(site.cpu.utilization))}"


def _busiest(rows: Sequence[FailureRow]) -> FailureRow | None:
    """Return the failure in which a CPU is used most; None where that is known of none."""
    known = [row for row in rows if row.cpu.utilization is not None]
    return max(known, key=lambda row: row.cpu.utilization or 0.0, default=None)
