"""Names without what all machines of a kind in a site begin and end with, for where there is little room."""

from collections.abc import Iterable, Mapping
from re import compile as pattern

from models.plan.entities import Entity
from models.plan.queries import domain_of

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


def short_names(rows: Mapping[str, Entity], of_site: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Return the names of all machines by their ids, without the beginning and the domain of those of a kind in a site.

    Parameters
    ----------
    of_site : mapping of str to iterable of str
        The ids of each site's machines.
    """
    short: dict[str, str] = {}
    for ids in of_site.values():
        names = {identifier: str(getattr(rows[identifier], "name", "")) for identifier in ids}
        of_kind: dict[str, dict[str, str]] = {}
        for identifier, name in names.items():
            of_kind.setdefault(rows[identifier].kind, {})[identifier] = name
        found = {identifier: name for group in of_kind.values() for identifier, name in _shortened(group).items()}
        # Two machines of different kinds may then be called the same, though their names differ.
        distinct = len(set(found.values())) == len(set(names.values()))
        short |= found if distinct else _shortened(names)
    return short


def _shortened(names: Mapping[str, str]) -> dict[str, str]:
    domains = {domain_of(name) for name in names.values()}
    domain = domains.pop() if len(domains) == 1 else ""
    prefix = site_prefix(name.removesuffix(domain) for name in names.values())
    return {identifier: name.removesuffix(domain).removeprefix(prefix) for identifier, name in names.items()}
