"""What the inspector says of a database availability group: its failures, and what else the worst of them takes."""

from collections.abc import Mapping

from attrs import evolve, frozen

from models.capacity.dags.results import ON_DAY, DagNumbers, FailureRow
from models.capacity.dags.survival import outcome_words, survival_of, survival_sentence
from models.words import all_of, percent, tr_count, tr_format, tr_noop, translate
from planner.presenters.cards import SYMBOLS, GaugeRow, gauge_row
from planner.presenters.dag_cards import room_words

# Besides the CPU, in the order of the card.
OTHERS = {"memory": tr_noop("Memory"), "capacity": tr_noop("Disk space"), "operations": tr_noop("Disk operations")}


@frozen(kw_only=True)
class DagFailure:
    """One line.

    Parameters
    ----------
    row : GaugeRow
        The CPU of the busiest member, named by how much fails, or another resource of the member that needs most of it.
    failed : tuple of str
        The members that fail, by id.
    sentence : str
        As in "2 servers lost: CPU 78 %. Worst choice: EX-1 and EX-2. Survived."
    """

    row: GaugeRow
    failed: tuple[str, ...]
    sentence: str


def dag_failures(numbers: DagNumbers, names: Mapping[str, str]) -> tuple[DagFailure, ...]:
    """Return a line for the day without a failure, for each number of members lost, and for each site lost.

    Where databases are lost, it says how many: the CPU of those that are left tells little.
    """
    return tuple(_failure(row, numbers, names) for row in numbers.rows)


def survival_words(numbers: DagNumbers) -> str:
    """Return what a group survives, what is tightest, and the room with a site lost where it is over several."""
    lines = [survival_sentence(survival_of(numbers))]
    tightest = tightest_words(numbers)
    if tightest:
        lines.append(tr_format("Tightest: {limit}", limit=tightest))
    if numbers.site_room is not None:
        lines.append(tr_format("With any one site lost: {room}", room=room_words(numbers.site_room)))
    return "\n".join(lines)


def tightest_words(numbers: DagNumbers) -> str:
    """Return what of a group is nearest to its ceiling, and when, as in "disk space on a normal day, 78 %"."""
    use = numbers.limits[numbers.tightest].utilization
    if use is None:
        return ""
    return tr_format("{limit}, {use}", limit=translate(ON_DAY[numbers.tightest]), use=percent(use))


def dag_resources(numbers: DagNumbers, names: Mapping[str, str]) -> tuple[DagFailure, ...]:
    """Return a line for memory, disk space and disk operations, each in the failure that is worst for it."""
    worst = numbers.worst
    return tuple(_resource(name, worst, numbers, names) for name in OTHERS)


def _resource(name: str, worst: FailureRow, numbers: DagNumbers, names: Mapping[str, str]) -> DagFailure:
    peak = worst.peaks.get(name)
    gauge, failed = (numbers.capacity, ()) if peak is None else (peak.gauge, peak.failed)
    row = evolve(gauge_row(name, gauge), label=translate(OTHERS[name]))
    named = all_of([names[member] for member in failed])
    words = (f"{row.label}: {row.text}.", tr_format("Worst combination: {members}.", members=named) if failed else "")
    return DagFailure(row=row, failed=failed, sentence=" ".join(filter(None, words)))


def _failure(failure: FailureRow, numbers: DagNumbers, names: Mapping[str, str]) -> DagFailure:
    row = use = evolve(gauge_row("cpu", failure.cpu), label=_label(failure, names))
    if not failure.has_quorum:
        row = evolve(row, fraction=None, text=tr_format("No quorum"), state="over", symbol=SYMBOLS["over"])
    elif not failure.survived:
        row = evolve(row, text=tr_format("{count} lost", count=failure.lost), state="over", symbol=SYMBOLS["over"])
    words = tr_format("{label}: CPU {use}.", label=row.label, use=use.text) if failure.has_quorum else f"{row.label}."
    return DagFailure(
        row=row,
        failed=failure.failed,
        sentence=" ".join((words, *_failing(failure, names), f"{outcome_words(failure, numbers)}.")),
    )


def _label(failure: FailureRow, names: Mapping[str, str]) -> str:
    if failure.site:
        return tr_format("{site} down", site=names[failure.site])
    if not failure.failed:
        return tr_format("No failure")
    return tr_count(len(failure.failed), "{count} server down", "{count} servers down")


def _failing(failure: FailureRow, names: Mapping[str, str]) -> tuple[str, ...]:
    if not failure.failed:
        return ()
    failed = all_of([names[member] for member in failure.failed])
    return (
        tr_format("Down: {members}.", members=failed)
        if failure.site
        else tr_format("Worst combination: {members}.", members=failed),
    )
