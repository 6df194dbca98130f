"""What differs between two plans, in words."""

from models.plan.difference import Difference, Tally, difference
from models.plan.entities import Plan
from planner.presenters.numbers import plural

NOUNS = {
    "site": "site",
    "link": "link",
    "population": "population",
    "design": "design",
    "server": "server",
    "host": "host",
    "vm": "VM",
}


def difference_words(found: Difference) -> str:
    """Return "1 server added, 2 VMs changed", or "no difference"."""
    parts = [part for kind, tally in found.tallies for part in _parts(NOUNS[kind], tally)]
    if found.settings:
        parts.append("title, assumptions or order changed")
    return ", ".join(parts) or "no difference"


def content_words(plan: Plan) -> str:
    """Return what a plan holds, as in "2 sites, 1 population, 3 servers"."""
    found = difference(Plan(), plan)
    parts = [plural(tally.added, NOUNS[kind]) for kind, tally in found.tallies]
    return ", ".join(parts) or "an empty plan"


def _parts(noun: str, tally: Tally) -> list[str]:
    counts = ((tally.added, "added"), (tally.removed, "removed"), (tally.changed, "changed"))
    return [f"{plural(number, noun)} {done}" for number, done in counts if number]
