"""Findings about database availability groups: failures that they do not survive, disks, databases, links."""

from collections.abc import Iterator
from itertools import combinations

from attrs import fields

from models.calibration.heads import STORE
from models.capacity.context import Context
from models.capacity.dags.results import DagNumbers, FailureRow, dags_of
from models.capacity.dags.survival import COPIES, QUORUM, SHORT, hinges_on_witness, limit_of
from models.capacity.dags.work import STORAGE, figures_of_dag
from models.capacity.results import Finding, Gauge
from models.capacity.rules.dag_sites import active_at_home, sites_fit
from models.plan.choices import label_of
from models.plan.dags import DISK_LAYOUTS
from models.plan.entities import Population
from models.plan.kinds import role_holder
from models.plan.queries import round_trip_ms
from models.storage.disks import JBOD, fewest_disks
from models.words import all_of, count, percent, significant, tr_count, tr_format, translate


def members_fit(context: Context) -> Iterator[Finding]:
    """Return a finding for each group with a member that holds no mailboxes, or of several Exchange versions."""
    for numbers in _groups(context):
        dag = numbers.dag
        members = [role_holder(context.compiled.design.by_id[member]) for member in dag.members]
        without = [member.name for member in members if STORE not in context.duties_of(member)]
        if without:
            text = tr_format("{dag} has members without the Mailbox role: {names}", dag=dag.name, names=all_of(without))
            remedy = tr_format("Assign the Mailbox role to these members, or remove them from the DAG.")
            yield Finding("dag-without-mailbox", "error", dag.id, text, remedy)
        if len({member.exchange for member in members}) > 1:
            text = tr_format("{dag} has members with different Exchange versions", dag=dag.name)
            remedy = tr_format(
                "All members of a DAG must run the same Exchange version; create a second DAG and move the "
                "mailboxes there."
            )
            yield Finding("dag-mixed-versions", "error", dag.id, text, remedy)


def serves_somebody(context: Context) -> Iterator[Finding]:
    """Return a note for each group that serves no population."""
    for numbers in _groups(context):
        if not numbers.dag.serves:
            text = tr_format("{dag} serves no users", dag=numbers.dag.name)
            remedy = tr_format("Choose the user populations whose mailboxes are in the databases.")
            yield Finding("dag-without-users", "note", numbers.dag.id, text, remedy)


def sizes_are_entered(context: Context) -> Iterator[Finding]:
    """Return a note for each population of a group whose mailboxes have the size that a new population begins with."""
    default, source = fields(Population).mailbox_mb.default, context.library.common.get("imap4.reference_mb").key
    served = {population for numbers in _groups(context) for population in numbers.dag.serves}
    for population in context.compiled.plan.populations:
        if population.id in served and population.mailboxes and population.mailbox_mb == default:
            text = tr_format(
                "{population} has the default mailbox size of {size} MB",
                population=population.name,
                size=count(default),
            )
            remedy = tr_format("The disks and databases of a DAG depend on the mailbox size. Enter the real one.")
            yield Finding("dag-default-mailbox-size", "note", population.id, text, remedy, source)


def survives(context: Context) -> Iterator[Finding]:
    """Return a finding for each group that loses databases or its quorum in a failure that it is to survive."""
    for numbers in _groups(context):
        dag, worst = numbers.dag, numbers.worst
        if worst.survived:
            continue
        names = all_of([context.compiled.design.by_id[member].name for member in worst.failed])
        text = tr_format("{dag} does not survive the loss of {names}", dag=dag.name, names=names)
        if worst.votes < worst.needed:
            remedy = tr_count(
                worst.votes,
                "{count} vote would be left and {needed} are needed; add members or a witness.",
                "{count} votes would be left and {needed} are needed; add members or a witness.",
                needed=worst.needed,
            )
        else:
            lost = tr_count(worst.lost, "{count} database", "{count} databases")
            remedy = tr_format("{databases} would have no copy to activate; add copies.", databases=lost)
        yield Finding("dag-failure", "error", dag.id, text, remedy)


def survives_sites(context: Context) -> Iterator[Finding]:
    """Return a note for each site whose loss a group is not known to survive, though it is to survive failures."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for numbers in _groups(context):
        for row in numbers.rows if numbers.dag.failures else ():
            limit = limit_of(row, numbers) if row.site else ""
            # Disks that are too small are so without a failure, too.
            if limit and limit != "capacity":
                dag, site = numbers.dag.name, names[row.site]
                text = tr_format("{dag} does not survive the loss of site {site}", dag=dag, site=site)
                yield Finding("dag-site-loss", "note", numbers.dag.id, text, _for_a_site(row, limit), about=row.site)


def witness_is_given(context: Context) -> Iterator[Finding]:
    """Return a note for each group whose quorum with a site lost takes the vote of a witness that is not given."""
    for numbers in _groups(context):
        if numbers.dag.failures and any(hinges_on_witness(row, numbers) for row in numbers.rows):
            text = tr_format("The quorum of {dag} depends on a witness that is not given", dag=numbers.dag.name)
            remedy = tr_format(
                "The witness counts as reachable if a site is lost. Choose a witness site; for Azure, add a site first."
            )
            yield Finding("dag-witness", "note", numbers.dag.id, text, remedy)


def _for_a_site(row: FailureRow, limit: str) -> str:
    """Return what helps where the loss of a site is too much for a group."""
    if limit == QUORUM:
        return tr_format(
            "No quorum would be left, so all databases would be dismounted. Place equally many members at both sites "
            "and the witness at a third one that each reaches without the other, or plan a manual datacenter "
            "switchover."
        )
    if limit == COPIES:
        lost = tr_count(row.lost, "{count} database", "{count} databases")
        return tr_format("{databases} would have no copy to activate; add copies at another site.", databases=lost)
    return tr_format(
        "The remaining members would be {short}; add members or capacity at the other sites.",
        short=translate(SHORT[limit]),
    )


def survives_something(context: Context) -> Iterator[Finding]:
    """Return a note for each group that is not set to survive a failure."""
    for numbers in _groups(context):
        dag = numbers.dag
        if dag.failures:
            continue
        text = tr_format("{dag} is not set to survive a failure", dag=dag.name)
        remedy = tr_format("Enter how many members may fail at once.")
        if len(dag.members) == 1:
            remedy = tr_format("A DAG of one member survives no failure; add members and copies.")
        elif dag.active_copies == 1:
            remedy = tr_format("Only one copy of each database can be activated; add copies.")
        yield Finding("dag-no-failure", "note", dag.id, text, remedy)


def cpu_in_failure(context: Context) -> Iterator[Finding]:
    """Return a finding for each group of which a member is above the ceiling in the worst failure."""
    for numbers in _groups(context):
        for row, when in ((numbers.normal, 0), (numbers.worst, numbers.dag.failures)):
            if finding := _above(context, numbers, row, when):
                yield finding
                break


def passive_copies(context: Context) -> Iterator[Finding]:
    """Return a note for each group whose CPU does not count passive copies."""
    for numbers in _groups(context):
        if not numbers.lacks_copies:
            continue
        figures = figures_of_dag(context.compiled.design, numbers.dag, context.library)
        other = figures.beside.head.versions.values() if figures.beside is not None else ()
        text = tr_format("The CPU of {dag} does not count passive copies", dag=numbers.dag.name)
        remedy = tr_format("The per-protocol costs in use do not include them.")
        if other:
            remedy = tr_format(
                "The per-protocol costs in use do not include them; “{version}” does.",
                version=translate(next(iter(other))),
            )
        yield Finding("dag-passive-cpu", "note", numbers.dag.id, text, remedy)


def _above(context: Context, numbers: DagNumbers, row: FailureRow, failures: int) -> Finding | None:
    gauge = row.cpu
    if gauge.utilization is None or gauge.utilization <= gauge.ceiling or row.busiest is None:
        return None
    severity = "error" if gauge.utilization > 1.0 else "warning"
    name, use = context.compiled.design.by_id[row.busiest].name, percent(gauge.utilization)
    if failures:
        text = tr_format(
            "{member} of {dag} needs {use} of its CPU in the worst failure", member=name, dag=numbers.dag.name, use=use
        )
    else:
        text = tr_format(
            "{member} of {dag} needs {use} of its CPU on a normal day", member=name, dag=numbers.dag.name, use=use
        )
    remedy = tr_format("The ceiling is {ceiling}; add members, or move mailboxes.", ceiling=percent(gauge.ceiling))
    figure = context.library.calibrations[STORAGE].get("dag.failure_ceiling").key if failures else ""
    return Finding("dag-cpu", severity, numbers.dag.id, text, remedy, figure, short=use)


def memory_suffices(context: Context) -> Iterator[Finding]:
    """Return a finding for each group of which a member has too little memory in the worst failure."""
    for numbers in _groups(context):
        peak = numbers.worst.peaks["memory"]
        gauge = peak.gauge
        if not numbers.dag.failures or peak.member is None or not _is_above(gauge):
            continue
        use, name = percent(gauge.utilization), context.compiled.design.by_id[peak.member].name
        text = tr_format(
            "{member} of {dag} needs {use} of its memory in the worst failure",
            member=name, dag=numbers.dag.name, use=use,
        )  # fmt: skip
        remedy = tr_format(
            "The ceiling is {ceiling}; add memory or members, or move mailboxes.", ceiling=percent(gauge.ceiling)
        )
        severity = "error" if gauge.state == "over" else "warning"
        yield Finding("dag-memory", severity, numbers.dag.id, text, remedy, short=use)


def _is_above(gauge: Gauge) -> bool:
    return gauge.utilization is not None and gauge.utilization > gauge.ceiling


def disks_suffice(context: Context) -> Iterator[Finding]:
    """Return a finding for each group whose disks hold nothing, or hold or do too little in the worst failure."""
    for numbers in _groups(context):
        space, operations, storage = numbers.capacity, numbers.operations, numbers.dag.storage
        fewest = fewest_disks(storage.layout)
        if storage.disks is not None and storage.disks < fewest:
            text = tr_format(
                "The disks of {dag} hold nothing: {layout} needs at least {fewest}",
                dag=numbers.dag.name, layout=label_of(DISK_LAYOUTS, storage.layout), fewest=count(fewest),
            )  # fmt: skip
            remedy = tr_format("Add disks, or choose another layout.")
            yield Finding("dag-space", "error", numbers.dag.id, text, remedy)
        if space.utilization is not None and space.utilization > space.ceiling:
            use = percent(space.utilization)
            text = tr_format("The copies of {dag} need {use} of its members' disk space", dag=numbers.dag.name, use=use)
            remedy = tr_format("Add disks, or larger ones.")
            yield Finding("dag-space", "error", numbers.dag.id, text, remedy, short=use)
        if operations.utilization is not None and operations.utilization > operations.ceiling:
            severity, use = "error" if operations.utilization > 1.0 else "warning", percent(operations.utilization)
            text = tr_format(
                "{dag} needs {use} of its members' disk operations in the worst failure",
                dag=numbers.dag.name, use=use,
            )  # fmt: skip
            remedy = tr_format("Add disks, or faster ones.")
            yield Finding("dag-operations", severity, numbers.dag.id, text, remedy, short=use)


def copies_fit_on_disks(context: Context) -> Iterator[Finding]:
    """Return a finding for each group of which fewer copies fit on a disk than wished, or that has too few disks."""
    for numbers in _groups(context):
        dag, fit, disks = numbers.dag, numbers.per_disk, numbers.measure("disks")
        if fit == 0:
            text = tr_format("No database copy of {dag} fits on a disk", dag=dag.name)
            remedy = tr_format("Use larger disks, or more databases.")
            yield Finding("dag-packing", "error", dag.id, text, remedy)
        elif disks is not None and disks.limit is not None and disks.value > disks.limit:
            text = tr_format(
                "The copies of {dag} need {disks} disks per member, including spares; each has {have}",
                dag=dag.name, disks=count(disks.value), have=count(disks.limit),
            )  # fmt: skip
            remedy = tr_format("Add disks, or larger ones.")
            yield Finding("dag-packing", "error", dag.id, text, remedy)
        elif fit is not None and fit < dag.storage.databases_per_disk:
            text = tr_count(
                fit,
                "Only {count} database copy of {dag} fits on a disk, not {wished}",
                "Only {count} database copies of {dag} fit on a disk, not {wished}",
                dag=dag.name,
                wished=count(dag.storage.databases_per_disk),
            )
            remedy = tr_format("Plan that many copies per disk, or use larger disks or more databases.")
            yield Finding("dag-packing", "warning", dag.id, text, remedy)


def databases_fit(context: Context) -> Iterator[Finding]:
    """Return a finding for each group with too many or too large databases, or too few copies for its disks."""
    for numbers in _groups(context):
        dag = numbers.dag
        held, size = numbers.measure("copies-held"), numbers.measure("database-size")
        if held is not None and held.limit is not None and held.value > held.limit:
            text = tr_format("A member of {dag} holds {copies} database copies", dag=dag.name, copies=count(held.value))
            remedy = tr_format("A server supports at most {most}.", most=count(held.limit))
            yield Finding("dag-databases", "error", dag.id, text, remedy, held.figures[0].key)
        if size is not None and size.limit is not None and size.value > size.limit:
            text = tr_format("The databases of {dag} grow to {size} GB", dag=dag.name, size=count(size.value))
            remedy = tr_format("The plan allows {most} GB; use more databases.", most=count(size.limit))
            yield Finding("dag-database-size", "warning", dag.id, text, remedy)
        least = context.library.calibrations[STORAGE].get("jbod.least_copies")
        if dag.storage.layout == JBOD and dag.active_copies < least.value:
            # Without a number of disks, the layout may be nobody's choice yet.
            severity = "note" if dag.storage.disks is None else "warning"
            text = tr_format("{dag} keeps too few copies for JBOD", dag=dag.name)
            remedy = tr_format(
                "JBOD needs at least {least} non-lagged copies; add copies or use RAID.", least=count(least.value)
            )
            yield Finding("dag-jbod", severity, dag.id, text, remedy, least.key)


def metacache(context: Context) -> Iterator[Finding]:
    """Return a finding for each group whose SSDs are too few or too small for the MetaCache databases."""
    for numbers in _groups(context):
        measures = [numbers.measure(key) for key in ("metacache", "ssds")]
        for measure in measures:
            if measure is None or measure.limit is None:
                continue
            short = measure.value > measure.limit
            if short:
                text = tr_format("{dag} has too few SSDs for its MetaCache databases", dag=numbers.dag.name)
                given = {"value": significant(measure.value), "have": significant(measure.limit)}
                remedy = tr_format("SSDs per member: {value} needed, {have} available.", **given)
                if measure.unit:
                    given |= {"label": measure.label, "unit": measure.unit}
                    remedy = tr_format("{label}: {value} {unit} needed, {have} available.", **given)
                yield Finding("dag-ssds", "warning", numbers.dag.id, text, remedy, measure.figures[0].key)
                break


def replication(context: Context) -> Iterator[Finding]:
    """Return a finding for each link that carries more log shipping than its ceiling allows."""
    ceiling = context.library.common.get("network.ceiling")
    for numbers in _groups(context):
        for source, target, traffic in numbers.replication:
            for link in context.compiled.plan.links:
                use = traffic / link.bandwidth_mbit_s
                if set(link.ends) != {source, target} or use <= ceiling.value:
                    continue
                names = {site.id: site.name for site in context.compiled.plan.sites}
                text = tr_format(
                    "Log shipping of {dag} takes {use} of the link from {source} to {target}",
                    dag=numbers.dag.name, use=percent(use), source=names[source], target=names[target],
                )  # fmt: skip
                remedy = tr_format(
                    "{traffic} Mbit/s in the peak hour; use a faster link.", traffic=significant(traffic)
                )
                severity = "error" if use > 1.0 else "warning"
                yield Finding("dag-replication", severity, link.id, text, remedy, about=f"{source} {target}")


def latency(context: Context) -> Iterator[Finding]:
    """Return a finding for each two sites with members of a group that are too far apart for it."""
    most, sites = context.library.calibrations[STORAGE].get("dag.most_latency_ms"), context.compiled.plan.sites
    for held in context.compiled.groups:
        rows = sorted({*held.sites.tolist()})
        for first, second in combinations(rows, 2):
            found = round_trip_ms(context.compiled.plan, sites[first].id, sites[second].id)
            if found is None or found <= most.value:
                continue
            text = tr_format(
                "Members of {dag} in {first} and {second} are {latency} ms apart",
                dag=held.dag.name, first=sites[first].name, second=sites[second].name, latency=count(found),
            )  # fmt: skip
            remedy = tr_format("The maximum round-trip latency between members is {most} ms.", most=count(most.value))
            about = f"{sites[first].id} {sites[second].id}"
            yield Finding("dag-latency", "error", held.dag.id, text, remedy, most.key, about=about)


def unlinked(context: Context) -> Iterator[Finding]:
    """Return a finding for each group with members, or its witness, at sites that no link joins to the others."""
    joined, sites = context.compiled.workload.joined, context.compiled.plan.sites
    for held in context.compiled.groups:
        rows = sorted({*held.sites.tolist()})
        if not rows:
            continue
        for row in rows[1:]:
            if joined[row] != joined[rows[0]]:
                text = tr_format(
                    "No link connects {first} and {second}, where {dag} has members",
                    first=sites[rows[0]].name, second=sites[row].name, dag=held.dag.name,
                )  # fmt: skip
                remedy = tr_format("Failures treat them as connected, and log shipping is not checked. Add the link.")
                about = f"{sites[rows[0]].id} {sites[row].id}"
                yield Finding("dag-unlinked", "warning", held.dag.id, text, remedy, about=about)
        if held.witness is not None and joined[held.witness] not in joined[rows]:
            witness = sites[held.witness]
            text = tr_format(
                "No link leads to {site}, where {dag} has its witness", site=witness.name, dag=held.dag.name
            )
            remedy = tr_format(
                "Failures treat a witness without links as reachable from everywhere. Add links to the witness site."
            )
            yield Finding("dag-unlinked", "note", held.dag.id, text, remedy, about=witness.id)


def _groups(context: Context) -> Iterator[DagNumbers]:
    yield from dags_of(context.evaluation).values()


RULES = (
    members_fit,
    sites_fit,
    active_at_home,
    serves_somebody,
    sizes_are_entered,
    survives,
    survives_something,
    survives_sites,
    witness_is_given,
    cpu_in_failure,
    memory_suffices,
    passive_copies,
    disks_suffice,
    copies_fit_on_disks,
    databases_fit,
    metacache,
    replication,
    latency,
    unlinked,
)
