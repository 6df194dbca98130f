"""All findings of a design, the most severe first."""

from collections.abc import Callable, Iterator

from attrs import evolve

from models.capacity.context import Context
from models.capacity.results import Depth, Finding
from models.capacity.rules import dags, guidance, hosting, load, memory, roles, service, settings, supportability
from models.capacity.rules.catalogue import KINDS, SEVERITIES

Rule = Callable[[Context], Iterator[Finding]]
# Rules that only make notes.
NOTES = frozenset({load.undecided, load.not_covered, load.not_separable, load.extrapolated, settings.same_name})
RULES: tuple[Rule, ...] = (
    *service.RULES,
    *load.RULES,
    *memory.RULES,
    *hosting.RULES,
    *roles.RULES,
    *guidance.RULES,
    *supportability.RULES,
    *settings.RULES,
    *dags.RULES,
)


def findings_of(context: Context, depth: Depth) -> tuple[Finding, ...]:
    """Return what a design's numbers mean in sentences, the most severe first.

    Parameters
    ----------
    depth : str
        ``severe`` without notes; ``quick`` without what makes a band wide, which takes longer than all the rest.
    """
    rules = [rule for rule in RULES if not (depth == "severe" and rule in NOTES)]
    found = [finding for rule in rules for finding in rule(evolve(context, causes=depth == "all"))]
    wanted = [finding for finding in found if depth != "severe" or finding.severity != "note"]
    return tuple(sorted(wanted, key=_gravity))


def _gravity(finding: Finding) -> tuple[int, bool, float]:
    """Return the sort key of a finding: severity, then users not served, then the number of users affected."""
    return SEVERITIES.index(finding.severity), not KINDS[finding.rule].is_unserved, -finding.users
