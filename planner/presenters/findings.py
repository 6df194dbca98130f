"""The findings as a list that is read from the worst downwards; those that the planner lets be come last."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from models.capacity.results import Finding
from models.words import marked, say, shown

SEVERITIES = ("error", "warning", "note")
SYMBOLS = {"error": "✖", "warning": "▲", "note": "●"}
STATES = {"error": "over", "warning": "high", "note": "no data"}
WORDS = {"error": marked("Error"), "warning": marked("Warning"), "note": marked("Note")}
Key = tuple[str, str, str]


@frozen
class FindingRow:
    """One finding as it is listed.

    Parameters
    ----------
    symbol, state, severity : str
        The mark, the load state that colours it, and the word for it.
    text, remedy : str
        What is wrong, and what clears it; of an ignored one, the reason.
    subject : str
        Id of the item to select.
    key : tuple of str
        What tells it from the others.
    ignored : str
        Why it is ignored; empty where it is not.
    """

    symbol: str
    state: str
    severity: str
    text: str
    remedy: str
    subject: str
    key: Key = ("", "", "")
    ignored: str = ""


def finding_rows(findings: Iterable[Finding], reasons: Mapping[Key, str]) -> tuple[FindingRow, ...]:
    """Return the findings, the most severe first and the ignored ones last.

    Parameters
    ----------
    reasons : mapping
        Why some are ignored, by key.
    """
    ordered = sorted(findings, key=lambda one: (one.key in reasons, _rank(one), one.subject, one.rule, one.about))
    return tuple(_row(one, reasons.get(one.key, "")) for one in ordered)


def _row(one: Finding, reason: str) -> FindingRow:
    severity = shown(WORDS.get(one.severity, one.severity))
    symbol, state, remedy = SYMBOLS.get(one.severity, "●"), STATES.get(one.severity, "no data"), one.remedy
    if reason:
        symbol, state, remedy = "–", "no data", say("Ignored: {reason}", reason=reason)
        severity = say("{severity}, ignored", severity=severity)
    return FindingRow(symbol, state, severity, one.text, remedy, one.subject, one.key, reason)


def _rank(finding: Finding) -> int:
    return SEVERITIES.index(finding.severity) if finding.severity in SEVERITIES else len(SEVERITIES)
