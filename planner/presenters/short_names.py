"""Names without what all machines of a site begin with, for where there is little room."""

from collections.abc import Iterable, Mapping
from re import compile as pattern

from models.plan.entities import Entity

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
    """Return the names of all machines by their ids, without what those of a site and kind begin with.

    Parameters
    ----------
    of_site : mapping of str to iterable of str
        The ids of each site's machines.
    """
    short: dict[str, str] = {}
    for ids in of_site.values():
        names = {identifier: str(getattr(rows[identifier], "name", "")) for identifier in ids}
        kinds = {type(rows[identifier]) for identifier in names}
        # Hosts are often named after their hypervisor, and their machines after the site.
        of_kinds = (site_prefix(name for entry, name in names.items() if type(rows[entry]) is kind) for kind in kinds)
        prefixes = sorted(filter(None, of_kinds), key=len, reverse=True)
        short.update((identifier, _without(prefixes, name)) for identifier, name in names.items())
    return short


def _without(prefixes: Iterable[str], name: str) -> str:
    """Return a name without the longest prefix that leaves one that begins with a letter."""
    rests = (name.removeprefix(prefix) for prefix in prefixes if name.startswith(prefix))
    return next((rest for rest in rests if rest[:1].isalpha()), name)
