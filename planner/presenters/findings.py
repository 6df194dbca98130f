"""The findings as a list that is read from the worst downwards; those that the planner lets be come last."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from models.capacity.grouping import Group, grouped
from models.capacity.results import Finding
from models.capacity.rules.catalogue import several_words
from models.plan.entities import Plan
from models.plan.ignoring import reasons_of
from models.plan.queries import find
from models.words import all_of, count, tr_format, tr_noop, translate

SYMBOLS = {"error": "✖", "warning": "▲", "note": "●"}
STATES = {"error": "over", "warning": "high", "note": "no data"}
WORDS = {"error": tr_noop("Error"), "warning": tr_noop("Warning"), "note": tr_noop("Note")}
MOST_NAMED = 3
# So many alike that each say something of their own are read faster one by one than opened.
MOST_APART = 2
Key = tuple[str, str, str]


@frozen
class FindingRow:
    """One finding as it is listed, or several alike that are listed as one.

    Parameters
    ----------
    symbol, state, severity : str
        The mark, the load state that colours it, and the word for it.
    text, remedy : str
        What is wrong, and what clears it; of an ignored one, the reason; of several, who they are.
    subject : str
        Id of the item to select; of several, that of the first.
    key : tuple of str
        What tells it from the others.
    ignored : str
        Why it is ignored; empty where it is not.
    members : tuple of FindingRow
        Of several alike, each.
    short : str
        What a group says of it after its name.
    """

    symbol: str
    state: str
    severity: str
    text: str
    remedy: str
    subject: str
    key: Key = ("", "", "")
    ignored: str = ""
    members: "tuple[FindingRow, ...]" = ()
    short: str = ""

    @property
    def each(self) -> "tuple[FindingRow, ...]":
        """Return the findings that the row stands for."""
        return self.members or (self,)

    @property
    def sentence(self) -> str:
        """Return all that it says, as one line of text."""
        return f"{self.text}. {self.remedy}".strip()


def finding_rows(
    plan: Plan, design_id: str, findings: Iterable[Finding], *, apart: bool = False, named: int = MOST_NAMED
) -> tuple[FindingRow, ...]:
    """Return the findings of a design in their order, several alike as one, and the ignored ones last.

    Parameters
    ----------
    apart : bool
        Whether each stands for itself, be others like it.
    named : int
        How many of several alike are named.
    """
    reasons, given = reasons_of(plan, design_id), tuple(findings)
    heeded = [entry for entry in given if entry.key not in reasons]
    ignored = [entry for entry in given if entry.key in reasons]
    rows = (
        row
        for part in (heeded, ignored)
        for group in grouped(part)
        for row in _rows(group, plan, reasons, apart, named)
    )
    return tuple(rows)


def _rows(group: Group, plan: Plan, reasons: Mapping[Key, str], apart: bool, named: int) -> Iterator[FindingRow]:
    each = tuple(_row(finding, reasons.get(finding.key, "")) for finding in group.findings)
    if apart or len(each) == 1 or (len(each) <= MOST_APART and _differ(plan, each)):
        yield from each
    else:
        yield _several(group, each, plan, named)


def _differ(plan: Plan, rows: tuple[FindingRow, ...]) -> bool:
    """Return whether findings say more of each than its name."""
    return len({(row.text.replace(name_of(plan, row.subject), ""), row.remedy) for row in rows}) > 1


def _several(group: Group, each: tuple[FindingRow, ...], plan: Plan, named: int) -> FindingRow:
    first = each[0]
    # What clears all of them is said once; else each says its own where the group is opened.
    common = first.remedy if len({row.remedy for row in each}) == 1 else ""
    words = f"{_names(plan, each, named)}. {common}".strip()
    key = (group.name, "", first.ignored and "ignored")
    text = several_words(group.rule, len(each), group.about)
    return FindingRow(first.symbol, first.state, first.severity, text, words, first.subject, key, first.ignored, each)


def _names(plan: Plan, rows: tuple[FindingRow, ...], named: int) -> str:
    """Return who findings are about: all of a few, else the first and how many more."""
    said = {row.subject: row.short for row in rows}
    names = [
        f"{name_of(plan, subject)} ({short})" if short else name_of(plan, subject)
        for subject, short in list(said.items())[:named]
    ]
    more = len(said) - len(names)
    if more > 0:
        names.append(tr_format("{count} more", count=count(more)))
    return all_of(names)


def name_of(plan: Plan, subject: str) -> str:
    """Return the name of what a finding speaks of; of a link, both of its ends."""
    item: Any = find(plan, subject)
    ends = getattr(item, "ends", None)
    return "–".join(name_of(plan, end) for end in ends) if ends else getattr(item, "name", subject)


def _row(one: Finding, reason: str) -> FindingRow:
    severity = translate(WORDS.get(one.severity, one.severity))
    symbol, state, remedy = SYMBOLS.get(one.severity, "●"), STATES.get(one.severity, "no data"), one.remedy
    if reason:
        symbol, state, remedy = "–", "no data", tr_format("Ignored: {reason}", reason=reason)
        severity = tr_format("{severity}, ignored", severity=severity)
    return FindingRow(symbol, state, severity, one.text, remedy, one.subject, one.key, reason, short=one.short)
