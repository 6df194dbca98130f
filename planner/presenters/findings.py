"""The findings as a list that is read from the worst downwards."""

from collections.abc import Iterable

from attrs import frozen

from models.capacity.results import Finding
from models.words import marked, shown

SEVERITIES = ("error", "warning", "note")
SYMBOLS = {"error": "✖", "warning": "▲", "note": "●"}
STATES = {"error": "over", "warning": "high", "note": "no data"}
WORDS = {"error": marked("Error"), "warning": marked("Warning"), "note": marked("Note")}


@frozen
class FindingRow:
    """One finding as it is listed.

    Parameters
    ----------
    symbol, state, severity : str
        The mark, the load state that colours it, and the word for it.
    text, remedy : str
        What is wrong, and what clears it.
    subject : str
        Id of the item to select.
    """

    symbol: str
    state: str
    severity: str
    text: str
    remedy: str
    subject: str


def finding_rows(findings: Iterable[Finding]) -> tuple[FindingRow, ...]:
    """Return the findings, the most severe first."""
    ordered = sorted(findings, key=lambda finding: (_rank(finding), finding.subject, finding.rule))
    return tuple(
        FindingRow(
            SYMBOLS.get(one.severity, "●"), STATES.get(one.severity, "no data"),
            shown(WORDS.get(one.severity, one.severity)), one.text, one.remedy, one.subject,
        )
        for one in ordered
    )  # fmt: skip


def _rank(finding: Finding) -> int:
    return SEVERITIES.index(finding.severity) if finding.severity in SEVERITIES else len(SEVERITIES)
