"""Failures in sentences and as tables: what goes down, who is no longer served, which machine it is too much for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from attrs import frozen

from models.comparisons.failure_results import FailureResult, WorstCase
from models.comparisons.failures import Failures
from models.comparisons.outages import Outage
from models.plan.columns import Cell
from models.plan.entities import Design, Plan
from models.plan.queries import people_of
from models.words import all_of, count, percent, tr_count, tr_format, tr_noop, translate
from planner.presenters.naming import MOST_NAMED, machines_words
from planner.presenters.no_data import unjudged_line
from planner.presenters.result_table import ResultRow, ResultTable, row_of
from planner.presenters.spreadsheet_text import in_percent, with_unit
from planner.presenters.status import RESOURCE_WORDS


@frozen
class GroupColumn:
    """A column that names groups or members of groups; it is there where any failure has some.

    Parameters
    ----------
    ids : callable
        Returns the ids of those of a failure.
    state : str
        Of a cell that names any.
    """

    head: str
    note: str
    state: str
    ids: Callable[[FailureResult], Sequence[str]]


OF_GROUPS = (
    GroupColumn(
        tr_noop("Without quorum"),
        tr_noop("DAGs without a quorum: their databases are dismounted"),
        "over",
        attrgetter("dismounted"),
    ),
    GroupColumn(
        tr_noop("Copies fall behind"),
        tr_noop("Members of DAGs that run, but that no logs reach"),
        "high",
        attrgetter("cut_off"),
    ),
)


def names_in(plan: Plan, design: Design) -> dict[str, str]:
    """Return the name of everything that can be down or too busy."""
    rows = (*plan.sites, *design.machines, *design.dags)
    names = {row.id: row.name for row in rows}
    sites = {site.id: site.name for site in plan.sites}
    return names | {
        link.id: tr_format("link {ends}", ends=" – ".join(sites[end] for end in link.ends)) for link in plan.links
    }


def people_at_sites(plan: Plan) -> dict[str, int]:
    """Return how many users are at each site, by its id: they lose their mail with their site, whatever serves them."""
    people = dict.fromkeys((site.id for site in plan.sites), 0)
    for population in plan.populations:
        people[population.site] += people_of(population)
    return people


def outage_words(outage: Outage, names: Mapping[str, str]) -> str:
    """Return "ESX-01 and ESX-02"."""
    return all_of([names[entry] for entry in outage.down])


def failures_summary(found: Failures, names: Mapping[str, str], people: Mapping[str, int]) -> str:
    """Return in a few sentences what failures the design survives, which hurts most, and what is not judged."""
    # What is not complete survives nothing: somebody is not served as it is.
    sentences = [] if found.lacking else [*_survived(found)]
    return " ".join(sentence for sentence in (*sentences, *_worst(found, names, people)) if sentence)


def failures_headline(found: Failures, names: Mapping[str, str], people: Mapping[str, int]) -> tuple[str, str]:
    """Return the same with what is survived in one short sentence, and the rest apart."""
    singles, pairs = ([result for result in found.results if len(result.outage.down) == number] for number in (1, 2))
    rest = " ".join(sentence for sentence in _worst(found, names, people) if sentence)
    if found.lacking or not singles:
        return rest, ""
    # What nobody can decide is not lost: it stands right behind what is survived.
    undecided = (_undecided_words(sum(result.survived is None for result in some)) for some in (singles, pairs))
    rest = " ".join((*filter(None, undecided), rest)).strip()
    survived = [sum(result.survived is True for result in some) for some in (singles, pairs)]
    single = tr_format("{count} of {failures}", count=survived[0], failures=_single_words(len(singles)))
    if not pairs:
        return tr_format("The design survives {single}", single=single), rest
    words = {"count": survived[1], "failures": _pair_words(len(pairs))}
    double = tr_format("{count} of {failures}", **words) if survived[1] else tr_format("none of {failures}", **words)
    return tr_format("The design survives {single} and {double}", single=single, double=double), rest


def _worst(found: Failures, names: Mapping[str, str], people: Mapping[str, int]) -> Iterator[str]:
    worst = next(iter(found.results), None)
    if not found.lacking and worst is not None and worst.survived is False:
        yield tr_format("Worst case ({outage}): {what}.", outage=outage_words(worst.outage, names),
                        what=consequence(worst, names, people))  # fmt: skip
    if any(result.restorable for result in found.results):
        yield tr_format(
            "Servers outside a DAG hold the only copy of their mailboxes: if one fails, its users are not served "
            "until it is back."
        )
        yield restored_words()
    for dag in found.unknown_witness:
        yield tr_format(
            "The quorum of {dag} with a site lost depends on a witness that is not given; it counts as reachable.",
            dag=names[dag],
        )
    yield unjudged_line(found, names)


def restored_words() -> str:
    """Return what the load of the other Mailbox servers stands for where there are no copies."""
    return tr_format("The load of the others is counted as if these mailboxes had been restored on them.")


def _survived(found: Failures) -> Iterator[str]:
    for number, words in ((1, _single_words), (2, _pair_words)):
        some = [result for result in found.results if len(result.outage.down) == number]
        if some:
            survived = sum(result.survived is True for result in some)
            if all(result.survived is None for result in some):
                yield tr_format("Whether the design survives {failures} is unknown.", failures=words(len(some)))
                continue
            yield tr_format("The design survives {count} of {failures}.", count=survived, failures=words(len(some)))
            yield _undecided_words(sum(result.survived is None for result in some))


def _undecided_words(number: int) -> str:
    if not number:
        return ""
    return tr_count(
        number,
        "{count} is undecided: the CPU utilization of machines that still run is unknown.",
        "{count} are undecided: the CPU utilization of machines that still run is unknown.",
    )


def _single_words(number: int) -> str:
    return tr_count(number, "{count} single failure", "{count} single failures")


def _pair_words(number: int) -> str:
    return tr_count(number, "{count} double failure", "{count} double failures")


def consequence(result: FailureResult, names: Mapping[str, str], people: Mapping[str, int]) -> str:
    """Return what a failure does: "300 users are not served, EX-CAS-1 passes a ceiling".

    Parameters
    ----------
    people : mapping of str to int
        The users at each site, by its id.
    """
    parts = []
    if result.unserved:
        parts.append(_unserved_words(result, people))
    if result.dismounted:
        parts.append(_dismounted_words(result, names))
    if result.above:
        parts.append(tr_format("above a ceiling: {machines}", machines=_above_words(result, names)))
    if result.others:
        parts.append(
            tr_count(
                result.others, "{count} machine with other programs stops", "{count} machines with other programs stop"
            )
        )
    if result.survived is None:
        parts = [tr_format("undecided: the CPU utilization of machines that still run is unknown")]
    words = ", ".join(parts) or tr_format("all users are served, all machines below their ceilings")
    return "; ".join(filter(None, (words, behind_words(result.cut_off, names))))


def behind_words(members: Sequence[str], names: Mapping[str, str]) -> str:
    """Return that the copies of some members fall behind; "" for none.

    Parameters
    ----------
    members : sequence of str
        Those that run, but that no logs reach, by id.
    """
    if not members:
        return ""
    return tr_count(
        len(members),
        "no logs reach {machines}: its copies fall behind",
        "no logs reach {machines}: their copies fall behind",
        machines=machines_words([names[member] for member in members]),
    )


def _dismounted_words(result: FailureResult, names: Mapping[str, str]) -> str:
    dags = all_of([names[dag] for dag in result.dismounted])
    return tr_format("no quorum in {dags}: databases dismounted", dags=dags)


def _unserved_words(result: FailureResult, people: Mapping[str, int]) -> str:
    """Return how many are not served, and why where it is not just that no machine runs."""
    number, alone, own = result.unserved, result.restorable, _own_users(result, people)
    if alone == number and not own:
        return tr_count(
            number,
            "{count} user is not served: no other server holds the mailbox",
            "{count} users are not served: no other server holds their mailboxes",
        )
    words = _with_own(tr_count(number, "{count} user is not served", "{count} users are not served"), own, number)
    if not alone or own == number:
        return words
    return tr_format("{users} ({count} of them: no other server holds the mailbox)", users=words, count=alone)


def _own_users(result: FailureResult, people: Mapping[str, int]) -> int:
    """Return how many of those not served are at a site that fails."""
    return min(sum(people.get(name, 0) for name in result.outage.down), result.unserved)


def _with_own(unserved: str, own: int, number: int) -> str:
    """Return how many are not served, and how many of them are at a site that fails: nothing elsewhere helps those."""
    if not own:
        return unserved
    if own == number:
        return tr_format("{unserved}, all at the site that fails", unserved=unserved)
    return tr_format("{unserved}, {own} at the site that fails", unserved=unserved, own=count(own))


def failure_table(
    found: Failures, names: Mapping[str, str], people: Mapping[str, int], most: int | None = None
) -> ResultTable:
    """Return a row for each outage, the gravest first; `most` of them."""
    shown_rows = found.results[:most]
    # A design without VMs has no column for them, and one of which no site fails none for users of such sites.
    stopped = any(result.stopped for result in found.results)
    owns = any(_own_users(result, people) for result in found.results)
    own = (tr_format("At failed sites"),) if owns else ()
    first = (tr_format("Failed"), tr_format("Users not served"), *own, tr_format("Above a ceiling"))
    last = (tr_format("VMs stopped"),) if stopped else ()
    of_groups = [column for column in OF_GROUPS if any(column.ids(result) for result in found.results)]
    heads = tuple(translate(column.head) for column in of_groups)
    numbers = (1, 2) if owns else (1,)
    return ResultTable(
        head=(*first, tr_format("Busiest (% of its ceiling)"), *last, *heads),
        copied_head=(*first, tr_format("Busiest machine"), *_copied_use_head(), *last, *heads),
        rows=tuple(
            _failure_row(row, names, people if owns else None, of_groups, stopped=stopped) for row in shown_rows
        ),
        right=(*numbers, len(first) + 1) if stopped else numbers,
        # The sentence above and the picture of a failure tell of these, too.
        spare=(*(len(first) + 1 + len(last) + column for column in range(len(heads))), *((2,) if owns else ())),
        notes=(
            *("" for _ in first),
            tr_format("The machine with the highest utilization relative to its ceiling"),
            *("" for _ in last),
            *(translate(column.note) for column in of_groups),
        ),
    )


def _failure_row(
    result: FailureResult,
    names: Mapping[str, str],
    people: Mapping[str, int] | None,
    of_groups: Sequence[GroupColumn],
    *,
    stopped: bool,
) -> ResultRow:
    own = () if people is None else (_own_users(result, people),)
    cells = (
        (outage_words(result.outage, names), ""),
        (count(result.unserved), "over" if result.unserved else ""),
        *((count(number), "") for number in own),
        (_above_words(result, names), "high") if result.above else (tr_format("none"), ""),
        (_busiest_words(result, names), ""),
    )
    last = (result.stopped,) if stopped else ()
    above, busiest = cells[len(own) + 2][0], names.get(result.busiest, "")
    copied = (cells[0][0], result.unserved, *own, above, busiest, *_copied_use(result.use, result.resource))
    words = ((count(number), "") for number in last)
    texts = tuple(all_of([names[each] for each in column.ids(result)]) for column in of_groups)
    last_cells = (
        (text, column.state) if text else (tr_format("none"), "") for column, text in zip(of_groups, texts, strict=True)
    )
    return row_of(result.outage.down, *cells, *words, *last_cells, copied=(*copied, *last, *texts))


def _busiest_words(result: FailureResult, names: Mapping[str, str]) -> str:
    if result.use is None:
        return tr_format("no data") if result.running else tr_format("no machine is running")
    return _use_words(names[result.busiest], result.resource, result.use)


def _above_words(result: FailureResult, names: Mapping[str, str]) -> str:
    if len(result.above) > MOST_NAMED:
        return tr_count(len(result.above), "{count} machine", "{count} machines")
    return all_of([names[each] for each in result.above])


def machine_table(found: Failures, names: Mapping[str, str]) -> ResultTable:
    """Return a row for the worst case of each machine, the highest use first."""
    ordered = sorted(found.worst, key=lambda entry: (-entry.use, entry.machine_id))
    return ResultTable(
        head=(tr_format("Machine"), tr_format("Worst case"), tr_format("Utilization then (% of ceiling)")),
        copied_head=(tr_format("Machine"), tr_format("Worst case"), *_copied_use_head()),
        rows=tuple(_machine_row(entry, names) for entry in ordered),
    )


def _machine_row(entry: WorstCase, names: Mapping[str, str]) -> ResultRow:
    name, outage = names[entry.machine_id], outage_words(entry.outage, names)
    return row_of(
        (entry.machine_id, *entry.outage.down),
        (name, ""),
        (outage, ""),
        (_of_ceiling(entry.use, entry.resource), "high" if entry.use > 1.0 else ""),
        copied=(name, outage, *_copied_use(entry.use, entry.resource)),
    )


def _copied_use_head() -> tuple[str, str]:
    return tr_format("Resource"), with_unit(tr_format("Utilization"), tr_format("% of ceiling"))


def _copied_use(use: float | None, resource: str) -> tuple[Cell, Cell]:
    """Return which resource is used how far, for a spreadsheet."""
    return (translate(RESOURCE_WORDS[resource]), in_percent(use)) if use is not None else (None, None)


def doubted_gauges(found: Failures) -> Iterator[tuple[str, str]]:
    """Return the gauges that the answer hangs on: those of machines that a failure takes above a ceiling."""
    above = {machine for result in found.results for machine in result.above}
    return ((entry.machine_id, entry.resource) for entry in found.worst if entry.machine_id in above)


def _of_ceiling(use: float, resource: str) -> str:
    return tr_format("{use} of its {resource} ceiling", use=percent(use), resource=translate(RESOURCE_WORDS[resource]))


def _use_words(name: str, resource: str, use: float) -> str:
    return tr_format(
        "{machine}, {resource} {use}", machine=name, resource=translate(RESOURCE_WORDS[resource]), use=percent(use)
    )
