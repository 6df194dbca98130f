"""Names without what all machines of a site begin with, for where there is little room."""

from collections.abc import Iterable, Mapping
from re import compile as pattern

from models.plan.entities import Entity
from models.plan.kinds import container_of

# What parts the words of a name.
PARTS = pattern(r"[-_. ]")


def site_prefix(names: Iterable[str]) -> str:
    """Return the words that all these names begin with; empty if a name would then begin with no letter."""
    known = sorted(set(names))
    if not known or known[0] == known[-1]:
        return ""
    prefixes = [known[0][: part.end()] for part in PARTS.finditer(known[0])]
    prefixes = [prefix for prefix in reversed(prefixes) if known[-1].startswith(prefix)]
    return next((prefix for prefix in prefixes if all(name[len(prefix) :][:1].isalpha() for name in known)), "")


def site_prefixes(rows: Mapping[str, Entity], machines: Iterable[str]) -> dict[str, str]:
    """Return the prefix of the names of every machine by its id: that of its site."""
    of_site: dict[str, list[str]] = {}
    for identifier in machines:
        container = container_of(rows[identifier])
        site = container_of(rows[container]) or container
        of_site.setdefault(site, []).append(identifier)
    return {
        identifier: prefix
        for ids in of_site.values()
        if (prefix := site_prefix(getattr(rows[identifier], "name", "") for identifier in ids))
        for identifier in ids
    }
