"""How many members a group may lose: the one judgement of its failures, over every resource that is known of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from models.dag.votes import hang_on_witness
from models.words import all_of, capital, count, tr_count, tr_format, tr_noop, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from models.capacity.dags.results import DagNumbers, FailureRow

QUORUM, COPIES, USERS = "quorum", "copies", "users"
# What a failure can break, besides what is unknown.
SHORT = {
    QUORUM: tr_noop("no quorum"),
    COPIES: tr_noop("databases without a copy"),
    "cpu": tr_noop("short of CPU"),
    "memory": tr_noop("short of memory"),
    "operations": tr_noop("short of disk operations"),
    "capacity": tr_noop("short of disk space"),
}
UNKNOWN = {
    "cpu": tr_noop("no data on CPU"),
    "memory": tr_noop("no data on memory"),
    USERS: tr_noop("the design is incomplete"),
}


@frozen(kw_only=True)
class Survival:
    """How many members a group may lose, whichever they are, with everybody served below every ceiling.

    Parameters
    ----------
    wanted : int
        Failures that it is to survive.
    certain : int
        Failures that it survives for certain, of one more than wanted; -1 where that is not certain even without one.
    breaks : int or None
        The first number of failures that is too many for certain; 0 where a normal day is; None where none is known.
    limit : str
        What breaks then, of `SHORT`; empty where nothing does.
    unknown : tuple of str
        What is not known of the first failures that are neither survived nor too many, of `UNKNOWN`.
    """

    wanted: int
    certain: int
    breaks: int | None
    limit: str
    unknown: tuple[str, ...]

    @property
    def holds(self) -> bool | None:
        """Return whether it survives what is wanted; None where that is not known."""
        if self.breaks is not None and self.breaks <= self.wanted:
            return False
        return True if self.certain >= self.wanted else None


def survival_of(numbers: DagNumbers) -> Survival:
    """Return how many members a group may lose."""
    wanted = numbers.dag.failures
    if not numbers.complete:
        return Survival(wanted=wanted, certain=-1, breaks=None, limit="", unknown=(USERS,))
    certain, unknown = -1, tuple[str, ...]()
    for failed, row in enumerate(numbers.member_rows):
        limit = limit_of(row, numbers)
        if limit:
            return Survival(wanted=wanted, certain=certain, breaks=failed, limit=limit, unknown=unknown)
        unknown = unknown or unknown_of(row, numbers.judged)
        if not unknown:
            certain = failed
    return Survival(wanted=wanted, certain=certain, breaks=None, limit="", unknown=unknown)


def limit_of(row: FailureRow, numbers: DagNumbers) -> str:
    """Return what a failure breaks first, of `SHORT`; empty where nothing is known to break."""
    if not row.has_quorum:
        return QUORUM
    if row.lost:
        return COPIES
    gauges = {name: peak.gauge for name, peak in row.peaks.items()} | {"capacity": numbers.capacity}
    above = {
        name: gauge.utilization / gauge.ceiling
        for name, gauge in gauges.items()
        if gauge.utilization is not None and gauge.utilization > gauge.ceiling
    }
    return max(above, key=above.__getitem__, default="")


def unknown_of(row: FailureRow, judged: Sequence[str]) -> tuple[str, ...]:
    """Return which of the resources that are judged are not known in a failure."""
    if not row.survived:
        return ()
    return tuple(name for name in judged if row.peaks[name].gauge.utilization is None)


def hinges_on_witness(row: FailureRow, numbers: DagNumbers) -> bool:
    """Return whether the quorum with a site lost takes the vote of a witness that is not given.

    The witness of Exchange is no member, so no member's failure takes it along; a site's may.
    """
    dag = numbers.dag
    hangs = hang_on_witness(row.votes, len(dag.members), is_given=dag.witness_site is not None)
    return bool(row.site) and bool(hangs)


def is_carried(row: FailureRow, numbers: DagNumbers) -> bool | None:
    """Return whether a failure is survived by everything that is judged; None where that is not known."""
    carried = is_carried_with_witness(row, numbers)
    return None if carried and hinges_on_witness(row, numbers) else carried


def is_carried_with_witness(row: FailureRow, numbers: DagNumbers) -> bool | None:
    """Return the same where a witness that is not given can be reached."""
    if limit_of(row, numbers):
        return False
    return None if not numbers.complete or unknown_of(row, numbers.judged) else True


def peak_of(row: FailureRow) -> str:
    """Return the resource that is nearest to its ceiling in a failure, or furthest above.

    The CPU where it is not known and nothing is above its ceiling: a gauge of another resource would hide that.
    """
    known = {
        name: peak.gauge.utilization / peak.gauge.ceiling
        for name, peak in row.peaks.items()
        if peak.gauge.utilization is not None
    }
    highest = max(known, key=known.__getitem__, default="cpu")
    return highest if "cpu" in known or known.get(highest, 0.0) > 1.0 else "cpu"


def survival_words(found: Survival) -> tuple[str, str]:
    """Return how many failures a group survives, and what then breaks or is unknown.

    As in "Survives 1 of 2 failures" and "then short of memory"; the second is empty where all is well.
    """
    none = tr_format("Survives no failure")
    if found.holds is None:
        what = all_of([translate(UNKNOWN[name]) for name in found.unknown])
        return tr_format("Survival unknown") if found.wanted else none, what
    if found.holds:
        survived = tr_count(found.wanted, "Survives {count} failure", "Survives {count} failures")
        return survived if found.wanted else none, ""
    what, breaks = translate(SHORT[found.limit]), found.breaks or 0
    if not breaks:
        return none, tr_format("{short} even without a failure", short=what)
    if found.unknown:
        failures = tr_count(breaks, "Does not survive {count} failure", "Does not survive {count} failures")
        return failures, what
    if breaks == 1:
        return none, what
    failures = tr_count(found.wanted, "{count} failure", "{count} failures")
    survived = tr_format("Survives {number} of {failures}", number=count(breaks - 1), failures=failures)
    return survived, tr_format("then {short}", short=what)


def survival_sentence(found: Survival) -> str:
    """Return the same in one line, as in "Survives 1 of 2 failures, then short of memory"."""
    head, note = survival_words(found)
    return f"{head}, {note}" if note else head


def outcome_words(row: FailureRow, numbers: DagNumbers) -> str:
    """Return what a failure does to a group, in a few words."""
    if not row.has_quorum:
        return tr_format("No quorum: databases dismounted")
    limit = limit_of(row, numbers)
    if limit:
        words = translate(SHORT[limit])
        return capital(words)
    if not numbers.complete:
        return translate(UNKNOWN[USERS])
    if hinges_on_witness(row, numbers):
        return tr_format("Quorum depends on the witness")
    unknown = unknown_of(row, numbers.judged)
    return all_of([translate(UNKNOWN[name]) for name in unknown]) if unknown else tr_format("Survived")


def survival_as_json(found: Survival) -> dict[str, Any]:
    """Return how many members a group may lose as JSON has it."""
    return {
        "wanted": found.wanted,
        "survives_wanted": found.holds,
        "survived_for_certain": found.certain if found.certain >= 0 else None,
        "too_many": found.breaks,
        "limiter": found.limit or None,
        "unknown": list(found.unknown),
    }
