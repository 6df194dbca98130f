"""Why a database availability group is used as it is: its worst failure, votes, and what limits it."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from models.capacity.context import Context
from models.capacity.dags.failure_names import what_fails
from models.capacity.dags.results import LIMITS, DagNumbers, FailureRow
from models.capacity.failing import with_failures
from models.capacity.results import Gauge
from models.capacity.trail import Step
from models.capacity.trails.group_disks import GroupDisks
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.dag.votes import votes_of
from models.units import PERCENT
from models.words import all_of, capital, count, percent, tr_count, tr_format, tr_noop, translate, trimmed

CPU, MEMORY, SPACE, OPERATIONS, VOTES, LIMIT = "cpu", "memory", "capacity", "operations", "votes", "limit"
# What can be explained of a group, in the order in which it is offered.
OF_GROUPS = (CPU, MEMORY, SPACE, OPERATIONS, VOTES, LIMIT)
# What follows from the figures in use alone, and has no band.
WITHOUT_BAND = frozenset({VOTES, LIMIT})
UNKNOWN = Gauge(None, None, None, 1.0, "no data")
USED = {
    CPU: tr_noop("{member} of {dag} needs {use} of its CPU in the worst failure; the ceiling is {ceiling}."),
    MEMORY: tr_noop("{member} of {dag} needs {use} of its memory in the worst failure; the ceiling is {ceiling}."),
    SPACE: tr_noop("{member} of {dag} needs {use} of its disk space."),
    OPERATIONS: tr_noop(
        "{member} of {dag} needs {use} of its disk operations in the worst failure; the ceiling is {ceiling}."
    ),
}
NO_DATA = {
    CPU: tr_noop("No data on the CPU of the members of {dag} in the worst failure."),
    MEMORY: tr_noop("No data on the memory of the members of {dag} in the worst failure."),
    SPACE: tr_noop("No data on the disk space of {dag}: the plan does not state the number or capacity of its disks."),
    OPERATIONS: tr_noop("No data on the disk operations of {dag}: the plan does not state the number of its disks."),
}


@frozen(eq=False)
class GroupSubject:
    """A group of an evaluated design in the worst of the failures that it is to survive.

    Parameters
    ----------
    context : Context
        The design on a normal day.
    """

    context: Context
    numbers: DagNumbers

    def name_of(self, member: str) -> str:
        """Return the name of a member."""
        return self.context.compiled.design.by_id[member].name

    def failed(self, resource: str) -> str:
        """Return the names of the members that fail in the failure that is worst for a resource."""
        return all_of([self.name_of(member) for member in self.numbers.worst.peaks[resource].failed])

    def failing(self, resource: str) -> Context:
        """Return the design in the failure that is worst for a resource."""
        return in_failures(self.context, {self.numbers.dag.id: self.numbers.worst.peaks[resource].failed})

    @property
    def disks(self) -> GroupDisks:
        """Return the disks of the members."""
        return GroupDisks(self.context, self.numbers)

    def member_of(self, resource: str) -> str | None:
        """Return the id of the member that a resource is told of; None where it is not known."""
        if resource == SPACE:
            return self.numbers.dag.members[self.disks.member(resource)]
        peak = self.numbers.worst.peaks[resource]
        if resource == OPERATIONS and peak.member is None:
            return self.numbers.dag.members[self.disks.member(resource)]
        return peak.member

    def gauge(self, resource: str) -> Gauge:
        """Return the gauge that a trail of the group ends with; one without data for what has none."""
        return self.numbers.limits.get(resource, UNKNOWN)


def group_subject(context: Context, dag_id: str) -> GroupSubject:
    """Return a group of an evaluated design in its worst failure."""
    return GroupSubject(context, context.evaluation.dags[dag_id])


def in_failures(context: Context, failed: Mapping[str, Sequence[str]]) -> Context:
    """Return an evaluated design in failures of some groups, all at once.

    Parameters
    ----------
    failed : mapping of str to sequence of str
        The members that fail by the id of their group.
    """
    return Context(with_failures(context.compiled, failed), context.evaluation, context.library)


def group_summary(subject: GroupSubject, resource: str) -> str:
    """Return the answer in one sentence."""
    dag, numbers = subject.numbers.dag.name, subject.numbers
    if resource == VOTES:
        return _votes_summary(subject)
    if resource == LIMIT:
        return _limit_summary(numbers)
    gauge = subject.gauge(resource)
    if gauge.utilization is None:
        return translate(NO_DATA[resource]).format(dag=dag)
    member = subject.name_of(str(subject.member_of(resource)))
    use, ceiling = percent(gauge.utilization), percent(gauge.ceiling)
    return translate(USED[resource]).format(dag=dag, member=member, use=use, ceiling=ceiling)


def group_steps(subject: GroupSubject, resource: str, bound: int) -> Iterator[Step]:
    """Return the steps of a number of a group at one bound of the figures."""
    if resource in {CPU, MEMORY}:
        yield _failure_step(subject, resource)
        row = subject.context.evaluation.rows[str(subject.member_of(resource))]
        yield from steps_of(Subject(subject.failing(resource), row, bound), resource)
    elif resource == SPACE:
        yield from subject.disks.space_steps(bound)
    elif resource == OPERATIONS:
        yield _failure_step(subject, resource)
        yield from subject.disks.operations_steps(bound)
    elif resource == VOTES:
        yield from _votes_steps(subject)
    else:
        yield from _limit_steps(subject.numbers)


def is_known(subject: GroupSubject, resource: str) -> bool:
    """Return whether there are steps: votes are always known."""
    if resource == LIMIT:
        return subject.numbers.room is not None
    return resource == VOTES or subject.gauge(resource).utilization is not None


def _failure_step(subject: GroupSubject, resource: str) -> Step:
    dag = subject.numbers.dag
    if not dag.failures:
        return Step(
            tr_format("{dag} is not set to survive a failure: these numbers are for a normal day.", dag=dag.name)
        )
    text = tr_count(
        dag.failures,
        "Worst loss of {count} member out of {members}: {failed}",
        "Worst loss of {count} members out of {members}: {failed}",
        members=count(len(dag.members)),
        failed=subject.failed(resource),
    )
    return Step(text)


def _votes_summary(subject: GroupSubject) -> str:
    worst, dag = subject.numbers.worst, subject.numbers.dag
    given = {"dag": dag.name, "needed": count(worst.needed)}
    if worst.votes < worst.needed:
        return tr_count(
            worst.votes,
            "{dag} loses its quorum in the worst failure: {count} vote is left, {needed} needed.",
            "{dag} loses its quorum in the worst failure: {count} votes are left, {needed} needed.",
            **given,
        )
    return tr_count(
        worst.votes,
        "{dag} keeps its quorum in the worst failure: {count} vote is left, {needed} needed.",
        "{dag} keeps its quorum in the worst failure: {count} votes are left, {needed} needed.",
        **given,
    )


def _votes_steps(subject: GroupSubject) -> Iterator[Step]:
    numbers = subject.numbers
    members, worst = len(numbers.dag.members), numbers.worst
    all_votes = votes_of(members)
    text = tr_format("An odd number of members, {members}, each with one vote", members=count(members))
    if all_votes > members:
        text = tr_format("An even number of members, {members}, each with one vote, and the witness with one",
                         members=count(members))  # fmt: skip
    yield Step(f"{text} = {count(all_votes)}", float(all_votes))
    yield Step(
        tr_format("More than half of them are needed: {needed}", needed=count(worst.needed)), float(worst.needed)
    )
    for row in numbers.rows:
        yield Step(_votes_left(subject, row), float(row.votes))
    if all_votes > members and numbers.dag.witness_site is None and any(row.site for row in numbers.rows):
        yield Step(tr_format("The site of the witness is not given: it is counted as left when a site is lost"))


def _votes_left(subject: GroupSubject, row: FailureRow) -> str:
    names = {site.id: site.name for site in subject.context.compiled.plan.sites}
    names |= {member: subject.name_of(member) for member in row.failed}
    failed = what_fails(row.failed, row.site, names)
    if row.site and row.site == subject.numbers.dag.witness_site:
        failed = tr_format("{failure} with the witness", failure=failed)
    votes = tr_count(row.votes, "{count} vote", "{count} votes")
    if not failed:
        return tr_format("Without a failure: {votes}", votes=votes)
    if row.votes < row.needed:
        return tr_format("Without {failed}: {votes}, no quorum", failed=failed, votes=votes)
    return tr_format("Without {failed}: {votes}", failed=failed, votes=votes)


def _limit_summary(numbers: DagNumbers) -> str:
    dag = numbers.dag.name
    if numbers.room is None:
        return tr_format("No known resource limits {dag}.", dag=dag)
    what = translate(LIMITS[numbers.limit])
    if numbers.room < 0:
        return tr_count(
            -numbers.room,
            "{dag} has {count} mailbox too many; the limit is {what}.",
            "{dag} has {count} mailboxes too many; the limit is {what}.",
            dag=dag, what=what,
        )  # fmt: skip
    return tr_count(
        numbers.room,
        "{dag} has room for {count} mailbox; the limit is {what}.",
        "{dag} has room for {count} mailboxes; the limit is {what}.",
        dag=dag, what=what,
    )  # fmt: skip


def _limit_steps(numbers: DagNumbers) -> Iterator[Step]:
    """Return how near each ceiling is, and the mailboxes at which the first one is met."""
    for name, gauge in numbers.limits.items():
        what = translate(LIMITS[name])
        if gauge.utilization is None:
            yield Step(tr_format("{what}: no data", what=capital(what)))
            continue
        share = gauge.utilization / gauge.ceiling
        text = f"{capital(what)}: {percent(gauge.utilization)} ÷ {percent(gauge.ceiling)} = {percent(share)}"
        yield Step(text, share)
    factor, room = numbers.factors[numbers.limit].in_use, float(numbers.room or 0)
    given = {"mailboxes": count(numbers.mailboxes), "room": count(room)}
    if numbers.limit == MEMORY:
        # Part of the memory is taken without any mailbox.
        text = tr_format(
            "{mailboxes} mailboxes × {factor} (the growth in users that brings memory to its ceiling) − "
            "{mailboxes} = {room}",
            factor=f"{trimmed(factor * PERCENT, 2)} %", **given,
        )  # fmt: skip
    else:
        # With decimals, so that the division can be done again by hand.
        part = f"{trimmed(PERCENT / factor, 2)} %"
        text = tr_format("{mailboxes} mailboxes ÷ {share} − {mailboxes} = {room}", share=part, **given)
    yield Step(text, room)
