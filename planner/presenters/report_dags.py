"""The database availability groups of a report: what each is, what failures do to it, and what its disks hold."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.dags.evidence import figures_behind_dag
from models.capacity.dags.failure_names import what_fails
from models.capacity.dags.homes import home_sentences
from models.capacity.dags.results import ON_DAY, DagNumbers, FailureRow, dags_of
from models.capacity.dags.survival import outcome_words, survival_of, survival_sentence
from models.capacity.results import Evaluation, Gauge, Measure
from models.capacity.workload import library_for
from models.plan.entities import Design, Plan
from models.words import all_of, capital, count, percent, significant, tr_count, tr_format, tr_noop, translate
from planner.presenters.dag_failures import tightest_words
from planner.presenters.failures import names_in
from planner.presenters.field_text import unit_words
from planner.presenters.numbers import NO_DATA

HEAD = (
    tr_noop("What fails"), tr_noop("Busiest member"), tr_noop("CPU"), tr_noop("Memory"), tr_noop("Active databases"),
    tr_noop("Databases not served"), tr_noop("Votes"), tr_noop("Outcome"),
)  # fmt: skip
# Votes are a number with words behind it.
RIGHT = (2, 3, 4, 5)
NO_BREAK = "\u00a0"


@frozen
class DagTable:
    """A group of a design: a sentence about it, its failures as a table, and its other numbers with their names."""

    name: str
    dag: str
    sentence: str
    head: tuple[str, ...]
    right: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]
    facts: tuple[tuple[str, str], ...]


def dag_tables_of(plan: Plan, design: Design, evaluation: Evaluation) -> tuple[DagTable, ...]:
    """Return the groups of a design."""
    names = names_in(plan, design)
    return tuple(_table(design, numbers, names) for numbers in dags_of(evaluation).values())


def figures_behind_dags(plan: Plan, evaluations: Mapping[str, Evaluation], library: Library) -> tuple[Figure, ...]:
    """Return each figure that the numbers of the groups of all designs rest on, once, as the plan sets them."""
    if not any(design.dags for design in plan.designs):
        return ()
    set_otherwise = library_for(plan, library)
    found: dict[str, Figure] = {}
    for design in plan.designs:
        for numbers in dags_of(evaluations[design.id]).values():
            found |= {figure.key: figure for figure in figures_behind_dag(plan, design, numbers, set_otherwise)}
    return tuple(found.values())


def _table(design: Design, numbers: DagNumbers, names: Mapping[str, str]) -> DagTable:
    return DagTable(
        name=f"{design.name}: {numbers.dag.name}",
        dag=numbers.dag.name,
        sentence=_sentence(numbers, names),
        head=tuple(map(translate, HEAD)),
        right=RIGHT,
        rows=tuple(_row(row, numbers, names) for row in numbers.rows),
        facts=tuple(_facts(numbers, names)),
    )


def _sentence(numbers: DagNumbers, names: Mapping[str, str]) -> str:
    dag = numbers.dag
    told = tr_format(
        "{members} hold {databases} for {mailboxes}, with {copies}. The DAG must survive {failures}.",
        members=all_of([names[member] for member in dag.members]),
        databases=tr_count(dag.databases, "{count} database", "{count} databases"),
        copies=_copies(numbers),
        mailboxes=tr_count(numbers.mailboxes, "{count} mailbox", "{count} mailboxes"),
        failures=tr_count(dag.failures, "the loss of {count} member", "the loss of {count} members"),
    )
    # Sentences would leave the names in a table beside them no room.
    return " ".join((told, *(f"{sentence.rstrip('.')}." for sentence in home_sentences(numbers, names))))


def _copies(numbers: DagNumbers) -> str:
    copies = tr_count(numbers.dag.copies, "{count} copy each", "{count} copies each")
    if not numbers.dag.lagged:
        return copies
    return tr_format("{copies}, {lagged} of them lagged", copies=copies, lagged=count(numbers.dag.lagged))


def _row(row: FailureRow, numbers: DagNumbers, names: Mapping[str, str]) -> tuple[str, ...]:
    failed = what_fails(row.failed, row.site, names) or tr_format("Nothing")
    failed = capital(failed) if row.site else failed
    if row is numbers.worst and row.failed:
        failed = tr_format("{failure} (worst failure)", failure=failed)
    least, most = (count(number) for number in row.active)
    return (
        failed,
        names[row.busiest] if row.busiest is not None else NO_DATA,
        gauge_text(row.cpu),
        gauge_text(row.memory),
        least if least == most else tr_format("{low} to {high}", low=least, high=most),
        count(row.lost),
        # In one line: a column of its words alone would double the height of every row.
        tr_format("{votes} ({needed} needed)", votes=count(row.votes), needed=count(row.needed)).replace(" ", NO_BREAK),
        outcome_words(row, numbers),
    )


def _facts(numbers: DagNumbers, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    disks = numbers.dag.storage.disks
    if numbers.lacks_copies:
        yield tr_format("CPU of passive copies"), tr_format("not included: published in megacycles only")
    yield tr_format("Failures"), survival_sentence(survival_of(numbers))
    yield tr_format("Disks per member"), NO_DATA if disks is None else count(disks)
    yield tr_format("Disk space used"), gauge_text(numbers.capacity)
    yield tr_format("Disk operations in the worst failure"), gauge_text(numbers.operations)
    for measure in numbers.measures:
        yield measure.label, _measure(measure)
    for source, target, traffic in numbers.replication:
        label = tr_format("Log shipping from {source} to {target}", source=names[source], target=names[target])
        yield label, f"{significant(traffic)} Mbit/s"
    if tightest_words(numbers):
        yield tr_format("Nearest to its ceiling"), tightest_words(numbers)
    if numbers.room is not None:
        yield tr_format("Headroom before the first ceiling"), _room(numbers.room)
        yield tr_format("Limited by"), translate(ON_DAY[numbers.limit])
    if numbers.site_room is not None:
        yield tr_format("Headroom with any one site lost"), _room(numbers.site_room)


def gauge_text(gauge: Gauge) -> str:
    """Return "66 % (55 to 80 %)", or a dash without data."""
    if gauge.utilization is None or gauge.low is None or gauge.high is None:
        return NO_DATA
    text, low, high = percent(gauge.utilization), percent(gauge.low), percent(gauge.high)
    if low == high:
        return text
    return f"{text} ({tr_format('{low} to {high}', low=low.removesuffix(' %'), high=high)})"


def _measure(measure: Measure) -> str:
    unit = unit_words(measure.unit)
    value = f"{significant(measure.value)} {unit}".rstrip()
    if measure.limit is None:
        return value
    return tr_format("{value} of {limit}", value=value, limit=f"{significant(measure.limit)} {unit}".rstrip())


def _room(mailboxes: int) -> str:
    if mailboxes < 0:
        return tr_count(-mailboxes, "{count} mailbox too many", "{count} mailboxes too many")
    return tr_count(mailboxes, "{count} mailbox", "{count} mailboxes")
