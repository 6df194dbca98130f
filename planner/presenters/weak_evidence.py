"""What an answer rests on, in words."""

from collections.abc import Iterable

from models.calibration.figures import Figure
from models.comparisons.risk import Influence
from models.words import tr_format, tr_noop, translate

LINES = {
    "assumed": tr_noop("Depends on assumed figures: {figures}."),
    "disputed": tr_noop("Depends on disputed figures: {figures}."),
}
MOST_NAMED = 3


def weak_evidence_line(causes: Iterable[Figure | Influence]) -> str:
    """Return which assumed and disputed figures an answer rests on, or nothing; others are left out."""
    labels: dict[str, list[str]] = {}
    for cause in causes:
        labels.setdefault(cause.status, []).append(translate(cause.label))
    return " ".join(
        translate(line).format(figures=_some(labels[status])) for status, line in LINES.items() if status in labels
    )


def _some(labels: list[str]) -> str:
    shown_first = "; ".join(labels[:MOST_NAMED])
    more = len(labels) - MOST_NAMED
    return tr_format("{figures}; and {more} more", figures=shown_first, more=more) if more > 0 else shown_first
