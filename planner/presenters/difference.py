"""What differs between two plans, in words."""

from collections.abc import Iterator

from models.plan.difference import Difference, Tally, difference
from models.plan.entities import Plan
from models.plan.kinds import KINDS
from models.words import tr_count, tr_format, tr_noop

# One and several of each.
NOUNS = {name: kind.counted_short for name, kind in KINDS.items()} | {
    "design": (tr_noop("{count} design"), tr_noop("{count} designs"))
}


def difference_words(found: Difference) -> str:
    """Return "1 server added, 2 VMs changed", or "no difference"."""
    parts = [part for kind, tally in found.tallies for part in _parts(kind, tally)]
    if found.settings:
        parts.append(tr_format("title, assumptions or order changed"))
    return ", ".join(parts) or tr_format("no difference")


def content_words(plan: Plan) -> str:
    """Return what a plan holds, as in "2 sites, 1 population, 3 servers"."""
    found = difference(Plan(), plan)
    parts = [tr_count(tally.added, *NOUNS[kind]) for kind, tally in found.tallies]
    return ", ".join(parts) or tr_format("an empty plan")


def _parts(kind: str, tally: Tally) -> Iterator[str]:
    if tally.added:
        yield tr_format("{items} added", items=tr_count(tally.added, *NOUNS[kind]))
    if tally.removed:
        yield tr_format("{items} removed", items=tr_count(tally.removed, *NOUNS[kind]))
    if tally.changed:
        yield tr_format("{items} changed", items=tr_count(tally.changed, *NOUNS[kind]))
