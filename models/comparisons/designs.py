"""Designs side by side, of one plan or of several: a verdict in one sentence, and rows against a baseline."""

from collections.abc import Iterator, Sequence

import numpy as np

from models.capacity.no_data import unjudged, without_data
from models.comparisons.candidates import Candidate
from models.comparisons.ceilings import users_at_ceiling, users_words
from models.comparisons.lacking import MOST_NAMED, lacking_line
from models.comparisons.lines import PURCHASE, THREE_YEARS, rows_of, setting_words
from models.comparisons.table import Cell, Comparison, Row
from models.errors import PlanError
from models.plan.kinds import is_off
from models.words import all_of, change, count, tr_count, tr_format, tr_noop, translate

# In the order in which they are asked for.
COST_WORDS = {
    THREE_YEARS: (
        tr_noop("It costs {amount} less over three years."),
        tr_noop("It costs {amount} more over three years."),
        tr_noop("It costs the same over three years."),
    ),
    PURCHASE: (
        tr_noop("It costs {amount} less to buy."),
        tr_noop("It costs {amount} more to buy."),
        tr_noop("It costs the same to buy."),
    ),
}
UNJUDGED = {
    "cpu": tr_noop("CPU utilization of {machines} is unknown and not included."),
    "memory": tr_noop("Memory use of {machines} is unknown and not included."),
}


def compare_candidates(candidates: Sequence[Candidate], baseline_id: str = "") -> Comparison:
    """Return designs side by side, of one plan or of several; the first is the baseline where none is named.

    Raises
    ------
    PlanError
        If there is no design, or not this one.
    """
    if not candidates:
        raise PlanError("designs", tr_format("the plan has no design to compare."))
    keys = [candidate.key for candidate in candidates]
    if baseline_id and baseline_id not in keys:
        raise PlanError("designs", tr_format("there is no design with the id '{id}'.", id=baseline_id))
    index = keys.index(baseline_id) if baseline_id else 0
    rows = rows_of(candidates, index)
    best = _best(candidates, rows[0], index)
    headline, *rest = _sentences(candidates, index, best, rows)
    return Comparison(
        sentence=" ".join(filter(None, (headline, *rest))),
        headline=headline,
        design_ids=tuple(keys),
        design_names=tuple(candidate.name for candidate in candidates),
        baseline=keys[index],
        rows=rows,
        best="" if best is None else keys[best],
        remark=_remark(candidates, index, best),
    )


def _best(candidates: Sequence[Candidate], machines: Row, baseline: int) -> int | None:
    """Return the complete design that needs the fewest machines, but for the baseline; None where there is none.

    None, too, where the baseline is not complete or nobody is to be served: against it, nothing saves.
    """
    base = candidates[baseline]
    if not base.evaluation.is_complete or not base.work.people:
        return None
    needed = {
        index: cell.value for index, cell in enumerate(machines.cells) if index != baseline and cell.value is not None
    }
    return min(needed, key=lambda index: needed[index], default=None)


def _sentences(
    candidates: Sequence[Candidate], baseline: int, best: int | None, rows: Sequence[Row]
) -> tuple[str, ...]:
    base = candidates[baseline]
    if best is None:
        return (_no_verdict(candidates, baseline),)
    machines = next(row for row in rows if row.key == "physical-machines")
    name = candidates[best].name
    needs = _machines_words(name, base.name, machines.cells[best], machines.cells[baseline])
    carries = _users_words(candidates[best], base)
    return needs, carries, _cost_words(rows, best, baseline)


def _cost_words(rows: Sequence[Row], best: int, baseline: int) -> str:
    """Return what a design costs against the baseline, over three years where that is known; empty where it is not."""
    for row in (row for key in COST_WORDS for row in rows if row.key == key):
        difference = row.cells[best].difference
        if difference is not None and best != baseline:
            amount = f"{count(abs(difference))} {row.unit}".rstrip()
            less, more, same = COST_WORDS[row.key]
            words = same if not round(difference) else less if difference < 0 else more
            return translate(words).format(amount=amount)
    return ""


def _no_verdict(candidates: Sequence[Candidate], baseline: int) -> str:
    """Return why there is nothing to compare: a baseline or others that are not complete, or no other at all."""
    base = candidates[baseline]
    if not base.evaluation.is_complete:
        return lacking_line(base.name, base.plan, base.evaluation.gaps)
    others = [candidate for index, candidate in enumerate(candidates) if index != baseline]
    if not others:
        return tr_format("{design} is the only design; add another to compare it with.", design=base.name)
    if not base.work.people:
        return tr_format("The plan has no users yet, so there is no verdict.")
    return " ".join(_incomplete(others))


def _machines_words(name: str, base_name: str, cell: Cell, base: Cell) -> str:
    words = {"design": name, "baseline": base_name, "before": count(base.value or 0.0)}
    relative = f" ({change(cell.relative)})" if cell.relative else ""
    if cell.value == base.value:
        return tr_count(
            cell.value or 0.0,
            "“{design}” needs {count} physical machine, as many as “{baseline}”.",
            "“{design}” needs {count} physical machines, as many as “{baseline}”.",
            **words,
        )
    return tr_count(
        cell.value or 0.0,
        "“{design}” needs {count} physical machine{relative} where “{baseline}” needs {before}.",
        "“{design}” needs {count} physical machines{relative} where “{baseline}” needs {before}.",
        relative=relative, **words,
    )  # fmt: skip


def _users_words(candidate: Candidate, base: Candidate) -> str:
    """Return how many users a design carries and which machine sets that, beside the baseline's."""
    mine, theirs = users_at_ceiling(candidate), users_at_ceiling(base)
    if mine is None or theirs is None or not np.isfinite(mine.users):
        return ""
    words = {
        "users": users_words(mine),
        "planned": count(mine.planned),
        "machine": setting_words(candidate, mine),
        "baseline": base.name,
        "before": users_words(theirs),
    }
    if mine.carries_all and mine.is_most:
        return tr_format(
            "It can serve {users} users before the first ceiling is reached ({machine}); as far as is known, that is "
            "enough for the {planned} planned. “{baseline}” can serve {before}.", **words,
        )  # fmt: skip
    if mine.carries_all:
        return tr_format(
            "It can serve {users} users before the first ceiling is reached ({machine}), enough for the {planned} "
            "planned; “{baseline}” can serve {before}.", **words,
        )  # fmt: skip
    return tr_format(
        "But it can serve only {users} of the {planned} planned users before the first ceiling is reached ({machine}); "
        "“{baseline}” can serve {before}.", **words,
    )  # fmt: skip


def _remark(candidates: Sequence[Candidate], baseline: int, best: int | None) -> str:
    """Return what to know of plans with different users, of designs without a verdict and of machines not judged."""
    told = set() if best is None else {baseline, best}
    others = [candidate for index, candidate in enumerate(candidates) if told and index not in told]
    return " ".join(filter(None, (*_incomplete(others), _other_users(candidates), *_unjudged(candidates))))


def _incomplete(candidates: Sequence[Candidate]) -> Iterator[str]:
    """Return what the first few designs lack that are not complete, and how many more there are."""
    lacking = [candidate for candidate in candidates if not candidate.evaluation.is_complete]
    for candidate in lacking[:MOST_NAMED]:
        yield lacking_line(candidate.name, candidate.plan, candidate.evaluation.gaps)
    if len(lacking) > MOST_NAMED:
        rest = len(lacking) - MOST_NAMED
        yield tr_count(rest, "{count} more design is incomplete.", "{count} more designs are incomplete.")


def _other_users(candidates: Sequence[Candidate]) -> str:
    users: dict[str, tuple[str, int]] = {}
    for candidate in candidates:
        title = candidate.plan.title or candidate.source
        users.setdefault(candidate.source, (title, candidate.work.people))
    if len({number for _, number in users.values()}) <= 1:
        return ""
    told = all_of(
        [tr_format("{plan} has {users} users", plan=plan, users=count(number)) for plan, number in users.values()]
    )
    return tr_format("The plans have different loads: {plans}. Each design serves its own plan's users.", plans=told)


def _unjudged(candidates: Sequence[Candidate]) -> Iterator[str]:
    lacking: dict[str, list[str]] = {}
    for candidate in candidates:
        evaluation = candidate.evaluation
        unknown = without_data(evaluation.machine_ids, unjudged(evaluation.utilization, evaluation.recommended_mb))
        for resource, found in unknown.items():
            ids = [name for name in found if not is_off(candidate.design.by_id[name])]
            if ids and evaluation.is_complete:
                words = tr_count(
                    len(ids), "{count} machine in “{design}”", "{count} machines in “{design}”", design=candidate.name
                )
                lacking.setdefault(resource, []).append(words)
    for resource, machines in lacking.items():
        if len(machines) > MOST_NAMED:
            rest = len(machines) - MOST_NAMED
            machines[MOST_NAMED:] = [
                tr_count(rest, "machines of {count} more design", "machines of {count} more designs")
            ]
        yield translate(UNJUDGED[resource]).format(machines=all_of(machines))
