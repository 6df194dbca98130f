"""Names of hosts matched by hand before: kept as digests, so the settings name no machine."""

import hashlib
from collections.abc import Mapping, Sequence

from models.importers.inventory_hosts import HostKey, Placement

MOST_REMEMBERED = 2_000
DIGITS = 16


def remembered(kept: Sequence[str], placement: Placement) -> dict[HostKey, HostKey]:
    """Return which listed hosts the names that virtual machines use stood for the last time.

    Parameters
    ----------
    kept : sequence of str
        As `with_hosts` makes them.
    placement : Placement
        Without anything matched by hand.
    """
    pairs = dict(text.split("=", 1) for text in kept if text.count("=") == 1)
    listed = {_digest(host.key): host.key for host in placement.hosts[: placement.listed]}
    found = {host.key: listed.get(pairs.get(_digest(host.key), "")) for host in placement.unlisted if host.name}
    return {name: key for name, key in found.items() if key is not None}


def with_hosts(kept: Sequence[str], placement: Placement, found: Mapping[HostKey, HostKey]) -> tuple[str, ...]:
    """Return what is kept once the names of a file were matched, the latest first.

    What is a host of its own now is forgotten.
    """
    named = {_digest(host.key) for host in placement.unlisted}
    others = [text for text in kept if text.partition("=")[0] not in named]
    latest = [f"{_digest(name)}={_digest(key)}" for name, key in found.items()]
    return tuple([*latest, *others][:MOST_REMEMBERED])


def _digest(key: HostKey) -> str:
    return hashlib.sha256("\n".join(key).encode()).hexdigest()[:DIGITS]
