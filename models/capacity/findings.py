"""All findings of a design, the gravest first."""

from collections.abc import Callable, Iterator

from models.capacity.context import Context
from models.capacity.results import Finding
from models.capacity.rules import hosting, load, roles, settings

Rule = Callable[[Context], Iterator[Finding]]
SEVERITIES = ("error", "warning", "note")
RULES: tuple[Rule, ...] = (*load.RULES, *hosting.RULES, *roles.RULES, *settings.RULES)


def findings_of(context: Context) -> tuple[Finding, ...]:
    """Return what a design's numbers mean in sentences, the gravest first."""
    found = [finding for rule in RULES for finding in rule(context)]
    return tuple(sorted(found, key=lambda one: SEVERITIES.index(one.severity)))
